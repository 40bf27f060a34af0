"""Values of units as they are now. [units.values]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.catalogue import UNIT_CARDS
from magehall.games.mage_knight.cards.vocabulary import Resistance
from magehall.games.mage_knight.effects.points import banner_of
from magehall.games.mage_knight.model.state import Quest

LEAST_ARMOR = 1


def unit_armor(state: Quest, id: str) -> int:
    """The armor of a unit, with its banner and effects of the turn. What a rival took off is subtracted. [units.values]
    [duel.effects]"""
    unit, banner = state.unit(id), banner_of(state, id)
    more = state.turn(unit.owner).unit_armor + (banner.armor if banner else 0)
    return max(LEAST_ARMOR, UNIT_CARDS[unit.card].armor + more - unit.armor_less)


def unit_resistances(state: Quest, id: str) -> frozenset[Resistance]:
    """What a unit resists, with its banner and effects of the turn. [units.values]"""
    unit, banner = state.unit(id), banner_of(state, id)
    lent = banner.resistances if banner else ()
    held = frozenset((*UNIT_CARDS[unit.card].resistances, *lent, *state.turn(unit.owner).unit_resistances))
    return held - frozenset(unit.stripped)
