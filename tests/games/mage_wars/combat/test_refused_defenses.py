"""Defences that cannot be used: the reason and the rule."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.refused import (
    WOLF,
    Case,
    check_case,
)
from tests.games.mage_wars.scenario import (
    Battle,
    creature,
    duel,
    enchantment,
    mage,
    veil,
)


def attacked(
    *others: dict[str, Any],
    by: str = "wolf.bite",
    victim: dict[str, Any] | None = None,
    until: str = "ask-defend",
    attacker: dict[str, Any] = WOLF,
) -> Battle:
    """An enemy lynx is attacked."""
    lynx = victim or creature("feral_bobcat", id="lynx", zone="b2", controller=1)
    who = by.partition(".")[0]
    battle = duel(mage(), mage(), attacker, lynx, *others, creature=who)
    return battle.does(0, f"attack:{by}:lynx").until(until)


CASES: dict[str, Case] = {
    "only against ranged attacks": (
        lambda: attacked(enchantment("force_orb", id="orb", on="lynx", controller=1)),
        1, "defend:orb.0", "defense-ranged-only", "combat.defence-kind",
    ),
    "only against melee attacks": (
        lambda: attacked(
            enchantment("force_orb", id="orb", on="lynx", controller=1), by="archer.longbow",
            attacker=creature("royal_archer", id="archer", zone="b1"),
        ),
        1, "defend:lynx.0", "defense-melee-only", "combat.defence-kind",
    ),
    "only against flyers": (
        lambda: attacked(
            enchantment("cobra_reflexes", on="lynx", controller=1),
            victim=creature("tarok_the_skyhunter", id="lynx", zone="b2", controller=1, guard=True),
        ),
        1, "defend:lynx.0", "defense-flyers", "card.tarok-the-skyhunter",
    ),
    "used up": (
        lambda: attacked(
            enchantment("cobra_reflexes", on="lynx", controller=1),
            victim=creature("feral_bobcat", id="lynx", zone="b2", controller=1, used={"defense-0": 1}),
        ),
        1, "defend:lynx.0", "defense-used", "combat.defence-uses",
    ),
    "helpless": (
        lambda: attacked(
            enchantment("force_sword", on="lynx", controller=1),
            victim=creature("feral_bobcat", id="lynx", zone="b2", controller=1, markers={"stun": 1}),
        ),
        1, "defend:lynx.0", "defense-helpless", "conditions.incapacitated-defence",
    ),
    "unavoidable": (
        lambda: attacked(
            veil("rhino_hide", on="lynx", controller=1), by="brogan.vorpal-blade",
            attacker=creature("brogan_bloodstone", id="brogan", zone="b2"), until="ask-reveal-attack-declared",
        ),
        1, "defend:lynx.0", "unavoidable", "combat.unavoidable",
    ),
    "a whole zone": (
        lambda: duel(
            mage("warlock", zone="b2", mana=30, prepared=["firestorm"]), mage(),
            creature("feral_bobcat", id="lynx", zone="b1", controller=1), veil("rhino_hide", on="lynx", controller=1),
            creature="mage-0",
        ).does(0, "cast:firestorm:b1").until("ask-reveal-attack-declared"),
        1, "defend:lynx.0", "defense-zone", "combat.zone-attack-target",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_the_reason_and_its_rule_are_given_in_three_languages(case: str) -> None:
    check_case(CASES[case])
