"""Units in a combat: where they serve, their values, and their wounds. [combat.damage-units]"""

from __future__ import annotations

from magehall.games.mage_knight.heroes.units import remove_unit
from magehall.games.mage_knight.model.combat_state import Combat
from magehall.games.mage_knight.model.events.combat import UnitDestroyed
from magehall.games.mage_knight.model.pieces import Unit
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name
from magehall.kernel.flow import Flow


def serves(combat: Combat, unit: Unit) -> bool:
    """Whether a unit takes part in a combat. Inside dungeons, tombs and monasteries only a bonded one does.
    [combat.no-units]"""
    return combat.units or unit.bonded


def destroy_unit(flow: Flow[Quest], id: str) -> None:
    """Remove a unit from the game; its banner goes to the discard pile. [enemy.paralyze] [units.banner]"""
    unit = flow.state.unit(id)
    remove_unit(flow, id)
    flow.emit(UnitDestroyed(hero=f"#{unit.owner}", unit=card_name(unit.card)), "enemy.paralyze")
