"""What cannot be prepared from the book: the reason and the rule."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.refused import (
    Case,
    check_case,
)
from tests.games.mage_wars.scenario import (
    Battle,
    creature,
    duel,
    mage,
    veil,
)


def planning(*others: dict[str, Any], **kind: Any) -> Battle:
    return duel(mage("warlock", **kind), mage(), *others, at="planning")


def helper(card: str, *book: str, kind: str = "wizard") -> Battle:
    """Everybody has chosen for the mage; now for the helper."""
    familiar = creature(card, id="helper", zone="b2")
    battle = duel(mage(kind, book=["rhino_hide", *book]), mage(book=["decoy"]), familiar, at="planning")
    battle.together({0: "done", 1: "done"})
    return battle.together({0: "done"}) if "ask-prepare" in battle.asks.values() else battle


CASES: dict[str, Case] = {
    "prepared already": (
        lambda: planning(book=["fireball", "block"]).together({0: "prepare:fireball"}),
        0, "prepare:fireball", "prepared", "round.planning-two",
    ),
    "used up for good": (
        lambda: planning(book=["block"], discard=["fireball"]),
        0, "prepare:fireball", "spent", "casting.discard",
    ),
    "in play": (
        lambda: planning(creature("dark_pact_slayer", id="slayer", zone="b2"), book=["block"]),
        0, "prepare:dark-pact-slayer", "in-play", "round.planning-two",
    ),
    "not for this familiar": (
        lambda: helper("huginn_raven_familiar", "minor_heal"),
        0, "prepare:rhino-hide:helper", "helper-kind", "casting.familiar-types",
    ),
    "not for this spawnpoint": (
        lambda: helper("gate_to_voltari", "blue_gremlin"),
        0, "prepare:rhino-hide:helper", "helper-kind", "casting.spawnpoint",
    ),
    "revealing can wait": (
        lambda: planning(veil("hellfire_trap", id="trap", zone="b2"), book=["block"]),
        0, "reveal:trap", "reveal-later", "spells.reveal-no-interrupt",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_the_reason_and_its_rule_are_given_in_three_languages(case: str) -> None:
    check_case(CASES[case])
