"""Words about one's units."""

from __future__ import annotations

from magehall.games.mage_knight.cards.vocabulary import Resistance
from magehall.games.mage_knight.cards.words.base import Word

ANY_LEVEL = 4


class ReadyUnit(Word):
    """Ready a spent unit of at most that level. ``heals``: a wound is taken off it too. [units.ready]"""

    most: int = ANY_LEVEL
    heals: bool = False


class ReadyLevels(Word):
    """Ready units whose levels add up to at most that. ``in_forest`` is the sum in a forest."""

    levels: int
    in_forest: int


class ReadyAllUnits(Word):
    """Ready all one's units."""


class HealUnit(Word):
    """Take one wound off a unit."""


class UnitValues(Word):
    """More attack, block and armor for all one's units. ``at_start``: only at the start of a combat, and for it."""

    attack: int
    block: int
    armor: int = 0
    at_start: bool = False


class NoDamageToUnits(Word):
    """No damage is assigned to units this turn."""


class UnitsResist(Word):
    """All one's units have these resistances this turn."""

    resistances: tuple[Resistance, ...] = tuple(Resistance)


class FamePerFightingUnit(Word):
    """Fame for each unit that attacks or blocks this turn."""

    points: int


class ActivationBonus(Word):
    """More for one activation of a unit: block, or attack, or ranged attack."""

    block: int
    attack: int
    ranged: int


class WoundItself(Word):
    """The unit gets a wound."""


class PayForMore(Word):
    """Pay a blue or a red mana for so many points more. Paying both gives twice as many."""

    points: int


class BorrowUnit(Word):
    """Use one ability of a unit in the offer, as an owner would."""


class RecruitFree(Word):
    """Take a unit of the offer, whatever its sites, wherever one is."""


class AddUnitsToOffer(Word):
    """Put so many regular units into the offer at once."""

    count: int


class BondOfLoyalty(Word):
    """A command token for one bonded unit. That unit costs less, always serves, and cannot be disbanded."""

    discount: int
