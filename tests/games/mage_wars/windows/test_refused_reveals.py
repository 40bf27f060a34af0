"""Enchantments that cannot be revealed: the reason and the rule."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.refused import (
    FOE,
    Reasons,
    check_reason,
    wolf,
)
from tests.games.mage_wars.scenario import (
    Battle,
    duel,
    mage,
    veil,
)


def sought() -> Battle:
    """A Seeking Dispel is on its way to an enchantment of ours."""
    dispel = mage(zone="b2", mana=20, prepared=["seeking_dispel"])
    bear = veil("bear_strength", id="bear", on="foe", controller=1)
    other = veil("bull_endurance", id="bull", on="foe", controller=1)
    battle = duel(dispel, mage(mana=20), FOE, bear, other, creature="mage-0")
    return battle.does(0, "cast:seeking-dispel:bear").until("ask-reveal-spell-cast")


REASONS: Reasons = {
    "reveal-later": (
        lambda: wolf(veil("bear_strength", id="bear", on="wolf")), 0, "reveal:bear", "spells.reveal-no-interrupt",
    ),
    "reveal-mana": (
        lambda: wolf(
            FOE, veil("bear_strength", id="bear", on="wolf"), veil("block", id="block", on="wolf"),
            mana=2,
        ).does(0, "attack:wolf.bite:foe").until("ask-reveal-attack-declared"),
        0, "reveal:bear", "spells.reveal-cost",
    ),
    "only-at-rest": (
        lambda: wolf(
            FOE, veil("turn_to_stone", id="stone", on="foe"), mana=20,
        ).does(0, "attack:wolf.bite:foe").until("ask-reveal-attack-declared"),
        0, "reveal:stone", "card.turn-to-stone",
    ),
    "pinned": (sought, 1, "reveal:bear", "card.seeking-dispel"),
}  # fmt: skip


@pytest.mark.parametrize("reason", REASONS)
def test_the_reason_and_its_rule_are_given(reason: str) -> None:
    check_reason(reason, REASONS[reason])
