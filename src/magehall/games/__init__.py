"""The games of the hall. Importing this makes them known to the kernel, which loads each when somebody asks for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from magehall.kernel.game import Game, announce


def _battle_mages() -> Game[Any]:
    from magehall.games.battle_mages import BATTLE_MAGES

    return BATTLE_MAGES


def _colors_of_magic() -> Game[Any]:
    from magehall.games.colors_of_magic import COLORS_OF_MAGIC

    return COLORS_OF_MAGIC


def _mage_knight() -> Game[Any]:
    from magehall.games.mage_knight import MAGE_KNIGHT

    return MAGE_KNIGHT


def _mage_wars() -> Game[Any]:
    from magehall.games.mage_wars import MAGE_WARS

    return MAGE_WARS


FOLDER = Path(__file__).parent

announce("battle_mages", FOLDER / "battle_mages", _battle_mages)
announce("colors_of_magic", FOLDER / "colors_of_magic", _colors_of_magic)
announce("mage_knight", FOLDER / "mage_knight", _mage_knight)
announce("mage_wars", FOLDER / "mage_wars", _mage_wars)
