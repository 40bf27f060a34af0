"""Terms in which cards, tokens and tiles are declared."""

from __future__ import annotations

from enum import StrEnum


class Hyphenated(StrEnum):
    """Words that may be read with underscores for hyphens, as names of cards may."""

    @classmethod
    def _missing_(cls, value: object) -> Hyphenated | None:
        return cls(value.replace("_", "-")) if isinstance(value, str) and "_" in value else None


class Color(StrEnum):
    """A colour of mana. Gold and black are special, and never crystals. [mana.colors]"""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    WHITE = "white"
    GOLD = "gold"
    BLACK = "black"


RED, BLUE, GREEN, WHITE, GOLD, BLACK = Color
BASIC_COLORS = (RED, BLUE, GREEN, WHITE)
ANY_COLOR = tuple(Color)


class Element(Hyphenated):
    """What an attack or a block is made of. [combat.elements]"""

    PHYSICAL = "physical"
    FIRE = "fire"
    ICE = "ice"
    COLD_FIRE = "cold-fire"


PHYSICAL, FIRE, ICE, COLD_FIRE = Element


class Mode(StrEnum):
    """How far an attack reaches. [combat.ranged]"""

    MELEE = "melee"
    RANGED = "ranged"
    SIEGE = "siege"


MELEE, RANGED, SIEGE = Mode


class Resistance(StrEnum):
    """What an enemy or a unit withstands. [combat.resistance]"""

    PHYSICAL = "physical"
    FIRE = "fire"
    ICE = "ice"


class Trait(StrEnum):
    """An ability printed on an enemy token. [enemy.abilities]"""

    FORTIFIED = "fortified"
    SWIFT = "swift"
    BRUTAL = "brutal"
    POISON = "poison"
    PARALYZE = "paralyze"
    SUMMON = "summon"


FORTIFIED, SWIFT, BRUTAL, POISON, PARALYZE, SUMMON = Trait


class Time(StrEnum):
    """Whether a round is a day or a night. [round.time]"""

    DAY = "day"
    NIGHT = "night"


DAY, NIGHT = Time


class Terrain(StrEnum):
    """What a space is covered with. [move.terrain]"""

    PLAINS = "plains"
    HILLS = "hills"
    FOREST = "forest"
    WASTELAND = "wasteland"
    DESERT = "desert"
    SWAMP = "swamp"
    CITY = "city"
    LAKE = "lake"
    MOUNTAIN = "mountain"
    SEA = "sea"


PLAINS, HILLS, FOREST, WASTELAND, DESERT, SWAMP, CITY_GROUND, LAKE, MOUNTAIN, SEA = Terrain


class Site(Hyphenated):
    """What stands on a space. [sites]"""

    VILLAGE = "village"
    MONASTERY = "monastery"
    KEEP = "keep"
    MAGE_TOWER = "mage-tower"
    CITY = "city"
    RUINS = "ruins"
    DUNGEON = "dungeon"
    TOMB = "tomb"
    MONSTER_DEN = "monster-den"
    SPAWNING_GROUNDS = "spawning-grounds"
    MINE = "mine"
    GLADE = "glade"
    PORTAL = "portal"


class Pile(StrEnum):
    """The back of an enemy token, and the pile it is drawn from. [setup.enemies]"""

    GREEN = "green"
    BROWN = "brown"
    RED = "red"
    GREY = "grey"
    VIOLET = "violet"
    WHITE = "white"


class Kind(StrEnum):
    """Kind of a deed card. [cards.kinds]"""

    BASIC_ACTION = "basic-action"
    ADVANCED_ACTION = "advanced-action"
    SPELL = "spell"
    ARTIFACT = "artifact"
    WOUND = "wound"
