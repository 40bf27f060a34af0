"""The two sides of a duel, each with a combat of its own. That of who acts is the running one. [duel]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.vocabulary import Site
from magehall.games.mage_knight.model.combat_state import Combat, Phase
from magehall.games.mage_knight.model.pieces import Unit
from magehall.games.mage_knight.model.realm import site_at
from magehall.games.mage_knight.model.state import COMBAT, TURN, WAITING, Quest
from magehall.games.mage_knight.model.turn_state import Stage, TurnState
from magehall.kernel.flow import Flow

WALLS = frozenset({Site.KEEP, Site.MAGE_TOWER})
"""Sites whose walls keep off all but siege attacks. [duel.fortified]"""


def take_sides(flow: Flow[Quest], aggressor: int, defender: int, *, full: bool) -> None:
    """Give both players a combat, and the defender what a turn has. [duel.fully] [duel.partly]"""
    state = flow.state
    space = state.hero(defender).space
    site = site_at(state, space)
    turn = state.edit_turn(aggressor)
    turn.stage = Stage.COMBAT
    turn.healing = turn.golden_healing = 0
    attacking = Combat(seat=aggressor, space=space, site=site, move_left=turn.move, rival=defender)
    turn.move = 0
    state.add(TURN[defender], _defending(space, full=full))
    fortified = site in WALLS
    state.add(COMBAT, Combat(seat=defender, space=space, site=site, fortified=fortified, rival=aggressor))
    state.add(WAITING, attacking)


def _defending(space: str, *, full: bool) -> TurnState:
    """The turn state of a defender. Without giving a turn for it there is no die of the Source but what effects grant.
    [duel.partly]"""
    return TurnState(Stage.COMBAT, path=[space], dice_left=int(full))


def give_word(flow: Flow[Quest], seat: int, phase: Phase) -> Combat:
    """Make the combat of a player the running one. Returns it, for writing. [duel]"""
    state = flow.state
    running = state.edit_combat()
    if running.seat != seat:
        waiting = state.edit(WAITING, Combat)
        state.add(COMBAT, waiting)
        state.add(WAITING, running)
        running = waiting
    running.phase = phase
    return running


def side_of(state: Quest, seat: int) -> Combat:
    """The combat of a player in a duel, for reading."""
    running = state.combat
    return running if running is not None and running.seat == seat else state.get(WAITING, Combat)


def part(flow: Flow[Quest]) -> None:
    """Put both combats away, and with them what weakened units. [duel.end] [duel.effects]"""
    for id, thing in list(flow.state.things.items()):
        if isinstance(thing, Unit) and (thing.armor_less or thing.stripped or thing.unfortified):
            unit = flow.state.edit_unit(id)
            unit.armor_less, unit.stripped, unit.unfortified = 0, [], False
    flow.state.remove(COMBAT)
    flow.state.remove(WAITING)
