"""Pushes and pulls: straight, without cost, engagement or free attacks, until something stops them. [move.forced]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.lines import PushesFarther
from magehall.games.colors_of_magic.cards.vocabulary import INCH, On
from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.ground.places import free_places, radius_of
from magehall.games.colors_of_magic.ground.terrain import TABLE
from magehall.games.colors_of_magic.happenings.happen import happen, tell_forced
from magehall.games.colors_of_magic.model.distances import sharing
from magehall.games.colors_of_magic.model.events import CreaturePushed, PushStopped
from magehall.games.colors_of_magic.model.frames.moves import Force, Forces
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.lines import lines_in_play
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import has, restricted
from magehall.games.colors_of_magic.model.words import name_of
from magehall.games.colors_of_magic.movement.arriving import arrive, touched_zones, touches_water
from magehall.kernel.flow import Flow, Procedure
from magehall.kit.lattice.masks import Mask
from magehall.kit.lattice.points import DIRECTIONS, write
from magehall.kit.lattice.slide import Slide, pull, push, slide

FAR = 1000
"""An aim far beyond the table: a direction."""


def can_be_forced(state: Skirmish, id: str, by: int) -> bool:
    """Whether an effect of a player can push or pull a creature. [keyword.immovable]"""
    owner = state.creature(id).owner
    if owner != by and (
        has(state, id, KeywordId.IMMOVABLE) or restricted(state, id, Restriction.CANNOT_BE_MOVED)
    ):
        return False
    return not restricted(state, id, Restriction.CANNOT_BE_PUSHED)


def farther(state: Skirmish) -> int:
    """Lattice steps that all pushes and pulls go farther. [card.high-tide]"""
    return INCH * sum(one.line.inches for one in lines_in_play(state) if isinstance(one.line, PushesFarther))


def preview(state: Skirmish, force: Force) -> Slide:
    """Where a push would end, and whether something would stop it."""
    return preview_among(
        state, force, free_places(state, radius_of(state, force.creature), sharing(state, force.creature))
    )


def preview_among(state: Skirmish, force: Force, free: Mask) -> Slide:
    """Preview of a push with other places free than now. It is for several that are pushed in turn."""
    creature = state.creature(force.creature)
    start, aim = (creature.x, creature.y), (force.aim_x, force.aim_y)
    steps = force.steps + farther(state)
    if force.away:
        return push(TABLE, start, aim, steps, free)
    return pull(TABLE, start, aim, steps, free) if force.pull else slide(TABLE, start, aim, steps, free)


def _coming(force: Force, flow: Flow[Skirmish]) -> None:
    """It may be turned before it happens. [card.redirect-current]"""
    state = flow.state
    if not state.stands(force.creature) or not can_be_forced(state, force.creature, force.seat):
        force.stop()
        return
    happen(flow, Happening(On.FORCED, force.seat, force.creature, spell=force.invocation))


def _slide(force: Force, flow: Flow[Skirmish]) -> None:
    """It goes the whole way unless something stops it. [move.push-pull]"""
    state = flow.state
    if not state.stands(force.creature) or not can_be_forced(state, force.creature, force.seat):
        return
    creature = state.creature(force.creature)
    zones, water = touched_zones(state, force.creature), touches_water(state, force.creature)
    end, force.hit = preview(state, force)
    moved = end != (creature.x, creature.y)
    if moved:
        pushed = state.edit_creature(force.creature)
        pushed.x, pushed.y = end
        flow.emit(CreaturePushed(creature=name_of(creature.face), place=write(end)), "move.forced")
    if force.hit:
        flow.emit(PushStopped(creature=name_of(creature.face)), "move.forced")
    if force.invocation in state.things:
        invocation = state.edit_invocation(force.invocation)
        if force.hit:
            invocation.stopped.append(force.creature)
        if moved and creature.owner != invocation.seat:
            invocation.forced = invocation.hindered = invocation.forbade = True
    if moved and force.keyword and creature.owner != force.seat:
        tell_forced(flow, force.seat)
    arrive(flow, force.creature, zones, water)


FORCE = Procedure(coming=_coming, slide=_slide)


def _next(forces: Forces, flow: Flow[Skirmish]) -> None:
    """One after another, each its own way where the lot decides. [move.push-pull] [concepts.random]"""
    if forces.place >= len(forces.order):
        return
    id = forces.order[forces.place]
    forces.place += 1
    forces.go("next")
    if not flow.state.stands(id):
        return
    aim = (forces.aim_x, forces.aim_y)
    if forces.lots:
        dx, dy = DIRECTIONS[flow.chance.roll("direction", len(DIRECTIONS)) - 1]
        creature = flow.state.creature(id)
        aim = (creature.x + FAR * dx, creature.y + FAR * dy)
    flow.call(
        Force(
            id,
            forces.seat,
            forces.steps,
            aim[0],
            aim[1],
            away=forces.away,
            pull=forces.pull,
            invocation=forces.invocation,
        )
    )


FORCES = Procedure(next=_next)
