"""What tests of cards ask again and again."""

from __future__ import annotations

from tests.games.mage_wars.scenario import Battle


def dice_rolled(battle: Battle) -> list[int]:
    """How many attack dice each roll of the battle had, in order."""
    return [len(event["dice"]) for event in battle.happened("dice-rolled")]


def targets(battle: Battle, seat: int, attack: str) -> set[str]:
    """Whom a seat may attack with that bar now."""
    return {option.rpartition(":")[2] for option in battle.offers(seat, f"attack:{attack}:")}
