"""When the battle is decided, and how."""

from __future__ import annotations

from magehall.games.mage_wars.model.events.rounds import BattleDrawn, BattleWon, BattleWonTogether
from magehall.games.mage_wars.model.state import Duel
from magehall.kernel.flow import Flow

MOST_ROUNDS = 100
"""After so many rounds nobody is going to win: the hall calls it a draw. [mages.long-battle]"""


def end_if_decided(flow: Flow[Duel]) -> bool:
    """End the match where at most one side has a living mage. Where the last ones of several sides fell in the phase
    that ends, they share the draw, and who was out before has lost. [mages.lose] [mages.draw]
    [multiplayer.team-win] [multiplayer.free-for-all-win]"""
    state = flow.state
    living = state.living_seats()
    if len(living) == state.seats:
        return False
    sides = {state.player(seat).team for seat in living}
    if len(sides) > 1:
        fallen = tuple(seat for seat in range(state.seats) if state.player(seat).dead)
        if fallen != state.match.fallen:
            state.edit_match().fallen = fallen
        return False
    match = state.edit_match()
    if len(sides) == 1:
        (team,) = sides
        match.winners = tuple(seat for seat in range(state.seats) if state.player(seat).team == team)
        match.reason = "last-standing"
        if len(match.winners) == 1:
            flow.emit(BattleWon(mage=f"#{match.winners[0]}"), "mages.lose")
        else:
            mage, mate = match.winners
            flow.emit(BattleWonTogether(mage=f"#{mage}", mate=f"#{mate}"), "multiplayer.team-win")
    else:
        out = {state.player(seat).team for seat in match.fallen}
        last = {state.player(seat).team for seat in range(state.seats) if seat not in match.fallen}
        if out - last:
            match.winners = tuple(seat for seat in range(state.seats) if state.player(seat).team in last)
        match.reason = "draw"
        flow.emit(BattleDrawn(), "mages.draw")
    state.stack.clear()
    return True


def end_if_too_long(flow: Flow[Duel]) -> bool:
    """End the match with its last round. [mages.long-battle]"""
    state = flow.state
    if state.match.round < MOST_ROUNDS:
        return False
    state.edit_match().reason = "too-long"
    flow.emit(BattleDrawn(), "mages.long-battle")
    state.stack.clear()
    return True
