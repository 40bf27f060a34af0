"""Sense of a bot: plans as hints, and how well a player stands. [score]"""

from __future__ import annotations

from collections.abc import Sequence

from magehall.games.mage_knight.bot.hints import best_hints, plans, pursue
from magehall.games.mage_knight.bot.standing import final_score, standing
from magehall.games.mage_knight.model.frames.turn import Turn
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.games.mage_knight.scenarios.scoring import outcome, sides
from magehall.kernel.contracts.sense import Plan, Sense
from magehall.kernel.decision import Decision, Option

SCALE = 160.0
"""The score at which a solo game looks won."""

RIVALRY = 100.0
"""How far ahead of all others a player must be to have surely won, twice."""

SIMULATIONS = 16
TURNS_ALONE, TURNS_AMONG_RIVALS = 2, 1
"""How many turns a simulation plays: alone the next one shows what a place and a hand are good for."""

NOBODY = 7


class QuestSense(Sense[Quest]):
    """The bot's sense of Mage Knight. It plans each decision from the state, and looks a turn or two ahead."""

    switch_margin = 0.7

    def evaluate(self, state: Quest, seat: int) -> float:
        company = sides(state)
        over = not state.stack
        if len(company) == 1:
            own = final_score(state, seat) if over else _together(state, company[0])
            return min(1.0, max(0.0, own / SCALE))
        if over:
            return 1.0 if seat in outcome(state).winners else 0.0
        own = next(_together(state, side) for side in company if seat in side)
        others = max(_together(state, side) for side in company if seat not in side)
        return min(1.0, max(0.0, 0.5 + (own - others) / RIVALRY))

    def hints(self, state: Quest, decision: Decision) -> Sequence[Option]:
        return best_hints(state, decision)

    def plans(self, state: Quest, decision: Decision) -> Sequence[Plan]:
        return plans(state, decision)

    def pursue(self, state: Quest, decision: Decision, plan: str) -> Option | None:
        return pursue(state, decision, plan)

    def round_number(self, state: Quest) -> int:
        """A number that differs from one turn to the next. The horizon of a search is a turn, not a round."""
        turn, calendar, dummy = state.find(Turn), state.calendar, state.dummy
        played = 0 if dummy is None else len(dummy.deck)
        announced = calendar.announced is not None
        seat = turn.seat if turn is not None else NOBODY
        return ((calendar.round * 100 + played) * 2 + announced) * 8 + seat

    def rests_at(self, state: Quest) -> bool:
        """Whether a turn begins: simulations end there."""
        top = state.stack[-1]
        if not isinstance(top, Turn) or not state.has_turn(top.seat):
            return False
        turn = state.turn(top.seat)
        return turn.stage in (Stage.BEFORE, Stage.MOVEMENT) and not turn.played_or_discarded

    def horizon(self, state: Quest) -> int:
        return TURNS_ALONE if len(state.seats) == 1 else TURNS_AMONG_RIVALS

    def simulations(self, state: Quest) -> int:
        return SIMULATIONS


def _together(state: Quest, side: Sequence[int]) -> float:
    """How well those stand who win together. [teams.allies]"""
    return sum((standing(state, seat) for seat in side), 0.0) / len(side)
