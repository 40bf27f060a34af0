"""Lookup table of all scenarios by id. [scenario]"""

from __future__ import annotations

from magehall.games.mage_knight.scenarios.conquests import (
    BLITZ_CONQUEST,
    BLITZ_COOPERATION,
    FIRST_RECONNAISSANCE,
    FULL_CONQUEST,
    FULL_COOPERATION,
    SOLO_CONQUEST,
)
from magehall.games.mage_knight.scenarios.declaration import Scenario
from magehall.games.mage_knight.scenarios.missions import (
    CONQUER_AND_HOLD,
    DRUID_NIGHTS,
    DUNGEON_LORDS,
    MINES_LIBERATION,
    ONE_TO_RETURN,
)

SCENARIOS: dict[str, Scenario] = {
    scenario.id: scenario
    for scenario in (
        FIRST_RECONNAISSANCE,
        FULL_CONQUEST,
        BLITZ_CONQUEST,
        FULL_COOPERATION,
        BLITZ_COOPERATION,
        SOLO_CONQUEST,
        MINES_LIBERATION,
        DRUID_NIGHTS,
        DUNGEON_LORDS,
        CONQUER_AND_HOLD,
        ONE_TO_RETURN,
    )
}
"""Every scenario, in the order of the book."""
