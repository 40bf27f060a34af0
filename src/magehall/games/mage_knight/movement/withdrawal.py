"""Forced withdrawal to a safe space. It goes back along the path, with a wound for each step. [move.withdraw]"""

from __future__ import annotations

from magehall.games.mage_knight.heroes.wounds import take_wounds
from magehall.games.mage_knight.model.events.movement import HeroWithdrew
from magehall.games.mage_knight.model.pieces import NOWHERE
from magehall.games.mage_knight.model.realm import is_safe
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.movement.reveal import look_around
from magehall.kernel.flow import Flow


def withdraw(flow: Flow[Quest], seat: int) -> int:
    """Take a hero back to the last safe space of its move. Returns the number of wounds. [move.withdraw]"""
    state = flow.state
    steps = 0
    while _must_go_back(state, seat):
        path = state.edit_turn(seat).path
        path.pop()
        state.edit_hero(seat).space = path[-1]
        steps += 1
    if steps:
        flow.emit(HeroWithdrew(hero=f"#{seat}", space=state.hero(seat).space), "move.withdraw")
        take_wounds(flow, seat, steps, "move.withdraw")
        look_around(flow, seat)
    return steps


def _must_go_back(state: Quest, seat: int) -> bool:
    space = state.hero(seat).space
    return space != NOWHERE and len(state.turn(seat).path) > 1 and not is_safe(state, seat, space)
