"""Sense of a bot: points, life and creatures, and hints in a sensible order. [victory]"""

from __future__ import annotations

from collections.abc import Sequence

from magehall.games.colors_of_magic.bot.hints import ordered
from magehall.games.colors_of_magic.cards.vocabulary import Stat
from magehall.games.colors_of_magic.damage.victory import POINTS_TO_WIN
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import is_mage, life_left, stat
from magehall.kernel.decision import Decision, Option
from magehall.kernel.sense import Sense

POINT = 8.0
"""What a point is worth, in points of life."""

MAGE = 4.0
MANA = 0.4
CARD = 0.5
VALUE = 0.4
"""What a point of melee, ranged value or Defence is worth."""

RIVALRY = 60.0
"""How far ahead a player must be to have surely won, twice."""

SIMULATIONS = 16


class SkirmishSense(Sense[Skirmish]):
    """Looks a few decisions ahead from the first hint."""

    switch_margin = 0.5

    def evaluate(self, state: Skirmish, seat: int) -> float:
        if not state.stack:
            winners = state.course.winners
            return 1.0 / len(winners) if seat in winners else 0.0
        if state.player(seat).out:
            return 0.0
        others = [standing(state, other) for other in state.opponents(seat)]
        ahead = standing(state, seat) - max(others, default=0.0)
        return min(0.99, max(0.01, 0.5 + ahead / RIVALRY))

    def hints(self, state: Skirmish, decision: Decision) -> Sequence[Option]:
        return ordered(state, decision)

    def simulations(self, state: Skirmish) -> int:
        return SIMULATIONS


def standing(state: Skirmish, seat: int) -> float:
    """How well a player stands: points, the own creatures, mana and cards."""
    player = state.player(seat)
    found = POINT * min(player.points, POINTS_TO_WIN) + MANA * player.mana + CARD * len(player.hand)
    for id, creature in state.creatures().items():
        if creature.owner == seat:
            values = sum(stat(state, id, which) for which in (Stat.MELEE, Stat.RANGED, Stat.DEFENSE))
            found += life_left(state, id) + VALUE * values + (MAGE if is_mage(creature) else 0.0)
    return found
