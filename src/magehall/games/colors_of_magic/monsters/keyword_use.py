"""How monsters use keywords that leave a choice. They do so at the first chance. [monsters.keywords]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import INCH
from magehall.games.colors_of_magic.combat.taunting import taunt
from magehall.games.colors_of_magic.damage.heal import heal
from magehall.games.colors_of_magic.ground.places import free_places, radius_of
from magehall.games.colors_of_magic.ground.terrain import TABLE
from magehall.games.colors_of_magic.model.distances import adjacent, base, within
from magehall.games.colors_of_magic.model.events import CreaturePut
from magehall.games.colors_of_magic.model.pieces import MONSTERS
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import has, is_immune_to, number
from magehall.games.colors_of_magic.model.words import name_of
from magehall.games.colors_of_magic.monsters.nearness import best, disc_of, nearest, prey
from magehall.games.colors_of_magic.movement.arriving import arrive, touched_zones, touches_water
from magehall.kernel.flow import Flow
from magehall.kit.lattice.points import write

TELEPORT = KeywordId.TELEPORT.value


def use_keywords(flow: Flow[Skirmish], id: str) -> None:
    """Heal the most wounded monster next to it, and taunt the nearest enemy. [keyword.healing] [keyword.taunt]"""
    state = flow.state
    if has(state, id, KeywordId.HEALING):
        _heal_other(flow, id)
    if has(state, id, KeywordId.TAUNT):
        _taunt_nearest(flow, id)


def _heal_other(flow: Flow[Skirmish], id: str) -> None:
    state, healing = flow.state, number(flow.state, id, KeywordId.HEALING)
    hurt = [
        other
        for other in adjacent(state, id)
        if state.creature(other).owner == MONSTERS
        and state.creature(other).damage > 0
        and not is_immune_to(state, other, id)
    ]
    if healing and hurt:
        heal(flow, best(hurt, lambda other: -state.creature(other).damage)[0], healing, MONSTERS)


def _taunt_nearest(flow: Flow[Skirmish], id: str) -> None:
    state = flow.state
    far = number(state, id, KeywordId.TAUNT) or 1
    near = [
        other for other in prey(state) if within(state, id, other, far) and not is_immune_to(state, other, id)
    ]
    near = nearest(state, id, near)
    if near:
        taunt(flow, id, near[0])


def can_teleport(state: Skirmish, id: str) -> bool:
    """Whether a monster has a teleport left. [keyword.teleport]"""
    return number(state, id, KeywordId.TELEPORT) > 0 and TELEPORT not in state.creature(id).used_up


def teleport(flow: Flow[Skirmish], id: str, towards: str) -> None:
    """To the free place nearest to a creature, within the distance. [monster.wisp]"""
    state = flow.state
    creature, far = state.creature(id), number(state, id, KeywordId.TELEPORT)
    radius = radius_of(state, id)
    free = free_places(state, radius, (id,)) & TABLE.touching(base(creature), radius + INCH * far)
    place = TABLE.nearest(free, disc_of(state, towards).centre)
    if place is None or place == (creature.x, creature.y):
        return
    zones, water = touched_zones(state, id), touches_water(state, id)
    edited = state.edit_creature(id)
    edited.x, edited.y = place
    edited.used_up.append(TELEPORT)
    flow.emit(CreaturePut(creature=name_of(creature.face), place=write(place)), "keyword.teleport")
    arrive(flow, id, zones, water)
