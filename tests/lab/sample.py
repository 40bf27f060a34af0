"""Outcomes made up for tests of the analysis and the report: one mage, one school and one card win too often."""

from __future__ import annotations

from magehall.games.colors_of_magic.study import SkirmishStudy
from magehall.kernel.chance import Chance
from magehall.lab.plan import Plan, make_plan, task
from magehall.lab.playing import Outcome

STUDY = SkirmishStudy()
STRONG_MAGE = "tomb-guardian"
STRONG_CARD = "granite-basilisk"
LONG_SCENARIO = "ritual"


def sample(games: int, seed: str = "sample") -> tuple[Plan, list[Outcome]]:
    """A plan, and its games as they might have been."""
    plan = make_plan("colors_of_magic", seed=seed)
    return plan, [_outcome(plan, number) for number in range(games)]


def _outcome(plan: Plan, number: int) -> Outcome:
    one = task(plan, number)
    chance = Chance(f"{plan.seed}:made:{number}", recording=False)
    uses = []
    for entry in one.entries:
        cards = sorted(STUDY.items_of(entry))
        uses.append({use: {card: 1 for card in cards if chance.roll("use", 2) == 1} for use in STUDY.uses})
    weights = [
        1 + 6 * (entry.entrant == STRONG_MAGE) + 14 * (STRONG_CARD in made["cast"])
        for entry, made in zip(one.entries, uses, strict=True)
    ]
    winner = 0 if chance.roll("winner", sum(weights)) <= weights[0] else 1
    rounds = chance.roll("rounds", 6) + 6 * (one.levels["scenario"] == LONG_SCENARIO)
    return Outcome(
        number,
        one.bot,
        one.entries,
        one.levels,
        tuple(float(seat == winner) for seat in (0, 1)),
        "result-points" if chance.roll("reason", 3) > 1 else "result-last-standing",
        (6, 2),
        400,
        120,
        rounds,
        chance.roll("first", 2) - 1,
        ((), ()),
        tuple(uses),
    )
