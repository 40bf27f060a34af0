"""Arriving on a space: the figure, the path, and what the step starts. [movement]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.vocabulary import Site
from magehall.games.mage_knight.model.events.movement import (
    HeroAppeared,
    HeroLanded,
    HeroLeftMap,
    HeroMoved,
)
from magehall.games.mage_knight.model.frames.combat import Assault, Provoked
from magehall.games.mage_knight.model.frames.cooperation import JointAssault
from magehall.games.mage_knight.model.pieces import NOWHERE
from magehall.games.mage_knight.model.realm import (
    city_spaces,
    is_hostile,
    portal_space,
    provoked_by,
    site_at,
)
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.games.mage_knight.movement.reveal import look_around, turn_up_ruins
from magehall.kernel.flow import Flow


def enter(flow: Flow[Quest], seat: int, space: str) -> None:
    """Move a hero one step onto a space. The move ends by an assault there, or by enemies that were provoked.
    [move.fortified] [move.provoke]"""
    state = flow.state
    provoked = () if state.turn(seat).leaps else provoked_by(state, state.hero(seat).space, space)
    _set_down(flow, seat, space)
    flow.emit(HeroMoved(hero=f"#{seat}", space=space), "move.adjacent")
    _see(flow, seat)
    _begin_combat(flow, seat, provoked)


def land(flow: Flow[Quest], seat: int, space: str) -> None:
    """Set a hero down after a flight or a journey, which provokes nobody. [move.fly] [move.travel]"""
    _set_down(flow, seat, space)
    flow.emit(HeroLanded(hero=f"#{seat}", space=space), "move.jump")
    _see(flow, seat)
    _begin_combat(flow, seat, ())


def _set_down(flow: Flow[Quest], seat: int, space: str) -> None:
    turn, hero = flow.state.edit_turn(seat), flow.state.edit_hero(seat)
    if not turn.path:
        turn.path.append(hero.space)
    turn.path.append(space)
    hero.space = space


def _see(flow: Flow[Quest], seat: int) -> None:
    turn_up_ruins(flow, flow.state.hero(seat).space)
    look_around(flow, seat)


def _begin_combat(flow: Flow[Quest], seat: int, provoked: tuple[str, ...]) -> None:
    """Begin what an arrival leads to. Who comes to a joint assault fights the own share there, no other combat.
    [cooperation.tunnel]"""
    space, joint = flow.state.hero(seat).space, flow.state.find(JointAssault)
    if joint is not None and space in city_spaces(flow.state, joint.space):
        return
    if is_hostile(flow.state, seat, space):
        flow.state.edit_turn(seat).stage = Stage.COMBAT
        flow.call(Assault(seat, space, provoked))
    elif provoked:
        flow.state.edit_turn(seat).stage = Stage.COMBAT
        flow.call(Provoked(seat, provoked))


# The portal


def appear(flow: Flow[Quest], seat: int) -> None:
    """Bring a hero that is off the map onto the portal. That is at the start of a turn. [site.portal]"""
    if flow.state.hero(seat).space == NOWHERE:
        space = portal_space(flow.state)
        flow.state.edit_hero(seat).space = space
        flow.emit(HeroAppeared(hero=f"#{seat}", space=space), "site.portal")


def leave_by_portal(flow: Flow[Quest], seat: int) -> None:
    """Take a hero that ends the turn on the portal off the map. [site.portal]"""
    space = flow.state.hero(seat).space
    if space != NOWHERE and site_at(flow.state, space) is Site.PORTAL:
        flow.state.edit_hero(seat).space = NOWHERE
        flow.emit(HeroLeftMap(hero=f"#{seat}"), "site.portal")
