"""Units in a combat: where they serve, their values, and their wounds. [combat.damage-units]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.catalogue import UNIT_CARDS
from magehall.games.mage_knight.cards.vocabulary import Resistance
from magehall.games.mage_knight.effects.points import banner_of
from magehall.games.mage_knight.heroes.units import remove_unit
from magehall.games.mage_knight.model.combat_state import Combat
from magehall.games.mage_knight.model.events.combat import UnitDestroyed
from magehall.games.mage_knight.model.pieces import Unit
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name
from magehall.kernel.flow import Flow


def unit_armor(state: Quest, id: str) -> int:
    """The armor of a unit, with its banner and effects of the turn. [units.values]"""
    unit, banner = state.unit(id), banner_of(state, id)
    more = state.turn(unit.owner).unit_armor + (banner.armor if banner else 0)
    return UNIT_CARDS[unit.card].armor + more


def unit_resistances(state: Quest, id: str) -> frozenset[Resistance]:
    """What a unit resists, with its banner and effects of the turn. [units.values]"""
    unit, banner = state.unit(id), banner_of(state, id)
    lent = banner.resistances if banner else ()
    return frozenset((*UNIT_CARDS[unit.card].resistances, *lent, *state.turn(unit.owner).unit_resistances))


def serves(combat: Combat, unit: Unit) -> bool:
    """Whether a unit takes part: not inside dungeons, tombs and monasteries, unless it is bonded. [combat.no-units]"""
    return combat.units or unit.bonded


def destroy_unit(flow: Flow[Quest], id: str) -> None:
    """Remove a unit from the game; its banner goes to the discard pile. [enemy.paralyze] [units.banner]"""
    unit = flow.state.unit(id)
    remove_unit(flow, id)
    flow.emit(UnitDestroyed(hero=f"#{unit.owner}", unit=card_name(unit.card)), "enemy.paralyze")
