"""Set-up tables for tests: position files by name, and questions that several chapters ask."""

from __future__ import annotations

import magehall
from magehall.games.mage_wars import MAGE_WARS
from tests.games.mage_wars.scenario import Battle


def position(name: str) -> Battle:
    """The battle in a position file of the game."""
    return Battle(magehall.load_position(MAGE_WARS.folder / "positions" / "examples" / f"{name}.yaml"))


def targets(battle: Battle, start: str, seat: int = 0) -> set[str]:
    """What the options of a seat that begin so are aimed at."""
    return {option.rpartition(":")[2] for option in battle.offers(seat, start)}


def ways(battle: Battle, seat: int = 0) -> set[str]:
    """The zones that the creature about to act may move to."""
    return targets(battle, "move:", seat)
