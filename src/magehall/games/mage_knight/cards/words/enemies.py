"""Words that work on enemies and on the rules of a combat."""

from __future__ import annotations

from enum import StrEnum

from magehall.games.mage_knight.cards.vocabulary import PHYSICAL, Color, Element, Resistance
from magehall.games.mage_knight.cards.words.base import Word


class At(StrEnum):
    """Which enemies an effect works on."""

    ONE = "one"
    SAME = "same"
    ALL = "all"
    OTHERS = "others"


class Weaken(Word):
    """Less armor, never below 1. ``fortified`` where an enemy is; ``per_resistance``: for each it has. [combat.armor]"""

    armor: int
    at: At = At.ONE
    fortified: int = 0
    per_resistance: bool = False


class Hold(Word):
    """The enemy does not attack in this combat. [combat.no-attack]"""

    at: At = At.ONE
    unfortified: bool = False


class LoseFortification(Word):
    """The enemy is no longer fortified, by its icon or the site."""

    at: At = At.ONE


class LoseResistances(Word):
    """The enemy no longer resists."""

    at: At = At.ONE
    resistances: tuple[Resistance, ...] = tuple(Resistance)


class Destroy(Word):
    """Defeat the enemy without an attack. That is in the attack phase only, unless it was just blocked.
    [combat.destroy]"""

    at: At = At.ONE


class SkipBlocking(Word):
    """Skip the block and damage phases. ``by_move``: only with as many unspent move points as enemies."""

    by_move: bool = False


class IgnoreSiteFortifications(Word):
    """Sites fortify nobody this turn; icons stay."""


class DoublePhysical(Word):
    """Physical attacks count double in the attack phase of this turn."""


class ConvertAttacks(Word):
    """Turn all attacks of this combat into cold fire or siege. What becomes siege keeps its element."""

    to_siege: bool


class MoveAsAttack(Word):
    """Turn move points left from before the combat into attack. It is one for one; ``ranged``: or two of them for a
    ranged one."""

    ranged: bool = False


class InfluenceAsBlock(Word):
    """Influence points may be used as block of that element this turn."""

    element: Element = PHYSICAL


class FirstCardBonus(Word):
    """Bonus for the first attack or block card of the turn. Only the one that comes first gets it."""

    attack: int
    block: int


class RollForWounds(Word):
    """Roll a mana die; a wound on one of these colours."""

    colors: tuple[Color, ...]


class PushAttack(Word):
    """Add up to so many points of siege attack, rolling dice. There is a die for each, and a wound on one of these
    colours."""

    most: int
    colors: tuple[Color, ...]
