"""Riding and being carried: who comes along with another creature. [card.ashen-steed] [card.gryphon-knight]

A rider stands on the table with the place and the size of the mount: both share one base."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.lines import Mount, Transport
from magehall.games.colors_of_magic.cards.reference import lines_of
from magehall.games.colors_of_magic.model.distances import adjacent, size
from magehall.games.colors_of_magic.model.frames.moves import Entering, Putting
from magehall.games.colors_of_magic.model.frames.turn import Activation
from magehall.games.colors_of_magic.model.pieces import Away, Creature
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import refuse
from magehall.games.colors_of_magic.movement.arriving import touched_zones, touches_water
from magehall.games.colors_of_magic.movement.putting import RETURN, SET_DOWN, put_places
from magehall.kernel.decision import Verdict
from magehall.kernel.flow import Flow

MOUNT, DISMOUNT = "mount", "dismount"
RULE = "card.ashen-steed"
SMALL = 1
"""The size of those who can be carried. [card.gryphon-knight]"""


def mounts(state: Skirmish, seat: int) -> list[str]:
    """The own creatures that can be ridden."""
    memo, key = state.memo_of_company, ("mounts", seat)
    found: list[str] | None = memo.get(key)
    if found is None:
        found = memo[key] = [
            id
            for id, creature in state.on_table().items()
            if creature.owner == seat and any(isinstance(line, Mount) for line in lines_of(creature.face))
        ]
    return found


def _why_not_either(state: Skirmish, seat: int, steed: str, ability: str) -> Verdict:
    """It is a free ability in the activation of either. [card.ashen-steed]"""
    thing = state.things[steed]
    mage = state.mage_of(seat)
    if not isinstance(thing, Creature) or steed not in mounts(state, seat) or not state.stands(mage):
        return refuse("no-such-ability", RULE)
    activation = state.find(Activation)
    if activation is None or activation.creature not in (steed, mage):
        return refuse("only-in-activation", RULE)
    if ability in thing.used:
        return refuse("used-this-turn", RULE)
    return None


def why_not_mount(state: Skirmish, seat: int, steed: str) -> Verdict:
    """Why a mage cannot get on."""
    refusal = _why_not_either(state, seat, steed, MOUNT)
    if refusal is not None:
        return refusal
    mage = state.mage_of(seat)
    if state.creature(mage).mount:
        return refuse("riding-already", RULE)
    return None if steed in adjacent(state, mage) else refuse("not-adjacent", RULE)


def mount(flow: Flow[Skirmish], seat: int, steed: str) -> None:
    """The mage shares its place and base from now on."""
    state = flow.state
    mage = state.mage_of(seat)
    zones, water = touched_zones(state, mage), touches_water(state, mage)
    state.edit_creature(steed).used.append(MOUNT)
    below = state.creature(steed)
    rider = state.edit_creature(mage)
    rider.mount = steed
    rider.size = size(below)
    rider.x, rider.y = below.x, below.y
    entered = tuple(sorted(touched_zones(state, mage) - zones))
    flow.call(Entering(mage, entered, touches_water(state, mage) and not water))


def why_not_dismount(state: Skirmish, seat: int, steed: str) -> Verdict:
    """Why a mage cannot get off: only after the move."""
    refusal = _why_not_either(state, seat, steed, DISMOUNT)
    if refusal is not None:
        return refusal
    if state.creature(state.mage_of(seat)).mount != steed:
        return refuse("not-riding", RULE)
    activation = state.find(Activation)
    moved = activation is not None and activation.moved
    return None if moved else refuse("only-after-move", RULE)


def dismount(flow: Flow[Skirmish], seat: int, steed: str) -> None:
    """The mage stands next to it again."""
    mage = flow.state.mage_of(seat)
    flow.state.edit_creature(steed).used.append(DISMOUNT)
    rider = flow.state.edit_creature(mage)
    rider.mount = ""
    rider.size = 0
    rider.away = Away.CARRIED
    _put_beside(flow, seat, mage, steed)


# Being carried


def passengers(state: Skirmish, id: str) -> list[str]:
    """The adjacent own creatures of size 1 that may come along. [card.gryphon-knight]"""
    creature = state.creature(id)
    if not any(isinstance(line, Transport) for line in lines_of(creature.face)):
        return []
    return [
        other
        for other in adjacent(state, id)
        if state.creature(other).owner == creature.owner and size(state.creature(other)) == SMALL
    ]


def take_along(state: Skirmish, carrier: str, passenger: str) -> None:
    """Take a creature off the table until it is set down. It is not tapped by it."""
    carried = state.edit_creature(passenger)
    carried.away = Away.CARRIED
    carried.carrier = carrier


def set_down(flow: Flow[Skirmish], activation: Activation) -> None:
    """Who was carried stands next to its carrier again. [card.gryphon-knight]"""
    passenger = activation.carried
    activation.carried = ""
    creature = flow.state.creatures().get(passenger)
    if creature is not None and creature.away is Away.CARRIED and flow.state.stands(activation.creature):
        _put_beside(flow, activation.seat, passenger, activation.creature)


def _put_beside(flow: Flow[Skirmish], seat: int, id: str, beside: str) -> None:
    """Put a creature that is off the table next to another. Without room there it comes as near as it can."""
    putting = Putting(seat, SET_DOWN, id, beside=beside)
    if not put_places(flow.state, putting):
        near = flow.state.creature(beside)
        creature = flow.state.edit_creature(id)
        creature.x, creature.y = near.x, near.y
        putting = Putting(seat, RETURN, id)
    flow.call(putting)
