"""The games of the hall. Importing this makes them known to the kernel."""

from __future__ import annotations

from magehall.games.battle_mages import BATTLE_MAGES
from magehall.games.colors_of_magic import COLORS_OF_MAGIC
from magehall.games.mage_knight import MAGE_KNIGHT
from magehall.games.mage_wars import MAGE_WARS
from magehall.kernel.game import register

register(BATTLE_MAGES)
register(COLORS_OF_MAGIC)
register(MAGE_KNIGHT)
register(MAGE_WARS)
