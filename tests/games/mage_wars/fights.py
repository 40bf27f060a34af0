"""What tests of attacks ask again and again."""

from __future__ import annotations

from typing import Any

import yaml

import magehall
from magehall.games.mage_wars import MAGE_WARS
from tests.games.mage_wars.scenario import Battle


def dice_rolled(battle: Battle) -> list[int]:
    """How many attack dice each roll of the battle had, in order."""
    return [len(event["dice"]) for event in battle.happened("dice-rolled")]


def loaded(name: str, *dice: int) -> Battle:
    """The battle in a position file of the game, with these dice."""
    file = MAGE_WARS.folder / "positions" / "examples" / f"{name}.yaml"
    document = yaml.safe_load(file.read_text(encoding="utf-8"))
    return Battle(magehall.load_position({**document, "dice": list(dice)}))


def boon(*traits: tuple[str, int], rule: str = "card.charge") -> dict[str, Any]:
    """Traits until the end of the round, for creatures that no card of the box would give them to."""
    return {
        "rule": rule,
        "traits": [{"name": name, "value": value} for name, value in traits],
        "since": 1,
    }


def typed(harm: str, value: int) -> dict[str, Any]:
    """A modifier of a damage type until the end of the round."""
    return {
        "rule": "card.charge",
        "traits": [{"name": "modifier", "value": value, "harm": harm}],
        "since": 1,
    }
