"""How well a seat stands when a round is over and nothing is under way."""

from __future__ import annotations

from typing import Any

from tests.games.mage_wars.bot.sensing import worth
from tests.games.mage_wars.scenario import creature, duel, enchantment, mage


def test_between_rounds_an_attacker_beside_the_enemy_mage_counts_for_all_it_will_do() -> None:
    """A fox can strike from either zone this round; how often it will strike is what a round's end tells."""
    reader = mage("beastmaster", zone="a1", book=["timber_wolf"])

    def step(**moment: Any) -> float:
        near, beside = (
            worth(duel(reader, mage(zone="d1"), creature("bitterwood_fox", zone=zone), round=2, **moment))
            for zone in ("b1", "c1")
        )
        return beside - near

    assert step(at="planning") > 0.02 > abs(step())


def test_between_rounds_last_breaths_count_more_and_spells_that_lie_there_less() -> None:
    """Seen at the end of a round, and in the middle of it."""
    reader = mage("beastmaster", book=["timber_wolf"])

    def lost(at: str, other: dict[str, Any], *more: dict[str, Any]) -> float:
        return worth(duel(reader, mage(), at=at, round=2)) - worth(duel(reader, other, *more, at=at, round=2))

    dying, charmed = mage(damage=28), enchantment("rhino_hide", on="mage-1", controller=1)
    assert -lost("planning", dying) > -lost("actions", dying) > 0
    assert 0 < lost("planning", mage(), charmed) < lost("actions", mage(), charmed)


def test_between_rounds_who_strikes_first_stands_better() -> None:
    """Two wolves face each other, and nobody has acted yet."""
    wolves = creature("timber_wolf", zone="b2"), creature("timber_wolf", zone="b2", controller=1)
    reader = mage("beastmaster", book=["bitterwood_fox"])
    first, second = (
        worth(duel(reader, mage(), *wolves, at="planning", round=2, initiative=seat)) for seat in (0, 1)
    )
    assert first > second
