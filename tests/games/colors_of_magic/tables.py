"""Set-up tables for tests: position files by name."""

from __future__ import annotations

import magehall
from magehall.games.colors_of_magic import COLORS_OF_MAGIC
from tests.games.colors_of_magic.scenario import Scene

EXAMPLES = COLORS_OF_MAGIC.folder / "positions" / "examples"


def position(name: str) -> Scene:
    """The skirmish in a position file of the game."""
    return Scene(magehall.load_position(EXAMPLES / f"{name}.yaml"))
