"""Set-up tables for tests: position files by name."""

from __future__ import annotations

import magehall
from magehall.games.mage_knight import MAGE_KNIGHT
from tests.games.mage_knight.scenario import Scene

EXAMPLES = MAGE_KNIGHT.folder / "positions" / "examples"


def position(name: str) -> Scene:
    """The quest in a position file of the game."""
    return Scene(magehall.load_position(EXAMPLES / f"{name}.yaml"))
