"""Sense of a bot: plans as hints, and how well a player stands. [score]"""

from __future__ import annotations

from collections.abc import Sequence

from magehall.games.mage_knight.bot.hints import best_hints, candidates
from magehall.games.mage_knight.bot.standing import final_score, standing
from magehall.games.mage_knight.model.frames.turn import FinishTurn, Turn
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.scenarios.scoring import outcome
from magehall.kernel.contracts.sense import Sense
from magehall.kernel.decision import Decision, Option

SCALE = 160.0
"""The score at which a solo game looks won."""

RIVALRY = 100.0
"""How far ahead of all others a player must be to have surely won, twice."""

SIMULATIONS = 24
NOBODY = 7


class QuestSense(Sense[Quest]):
    """The bot's sense of Mage Knight. It plans each decision from the state, and looks ahead to the end of the turn."""

    switch_margin = 0.7

    def evaluate(self, state: Quest, seat: int) -> float:
        seats = list(state.seats)
        over = not state.stack
        if len(seats) == 1 or state.agreement.cooperative:
            own = final_score(state, seat) if over else standing(state, seat)
            return min(1.0, max(0.0, own / SCALE))
        if over:
            return 1.0 if seat in outcome(state).winners else 0.0
        others = max(standing(state, other) for other in seats if other != seat)
        return min(1.0, max(0.0, 0.5 + (standing(state, seat) - others) / RIVALRY))

    def hints(self, state: Quest, decision: Decision) -> Sequence[Option]:
        return best_hints(state, decision)

    def candidates(self, state: Quest, decision: Decision) -> Sequence[Option]:
        return candidates(state, decision)

    def round_number(self, state: Quest) -> int:
        """A number that differs from one turn to the next, and at its end. The horizon of a search is a turn, not a
        round."""
        turn, calendar, dummy = state.find(Turn), state.calendar, state.dummy
        played = 0 if dummy is None else len(dummy.deck)
        announced = calendar.announced is not None
        finishing = state.find(FinishTurn) is not None
        seat = turn.seat if turn is not None else NOBODY
        return (((calendar.round * 100 + played) * 2 + announced) * 2 + finishing) * 8 + seat

    def simulations(self, state: Quest) -> int:
        return SIMULATIONS
