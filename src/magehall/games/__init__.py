"""The games of the hall. Importing this makes them known to the kernel."""

from __future__ import annotations

from magehall.games.battle_mages import BATTLE_MAGES
from magehall.kernel.game import register

register(BATTLE_MAGES)
