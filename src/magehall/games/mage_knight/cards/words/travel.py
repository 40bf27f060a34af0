"""Words that change how a hero travels."""

from __future__ import annotations

from magehall.games.mage_knight.cards.vocabulary import Terrain
from magehall.games.mage_knight.cards.words.base import Word

ACCESSIBLE = (
    Terrain.PLAINS,
    Terrain.HILLS,
    Terrain.FOREST,
    Terrain.WASTELAND,
    Terrain.DESERT,
    Terrain.SWAMP,
    Terrain.CITY,
)


class TerrainChange(Word):
    """Terrain costs so much more or less this turn, within ``least`` and ``most``. [move.changes]"""

    terrains: tuple[Terrain, ...]
    change: int
    least: int = 0
    most: int = 99


class TerrainCost(Word):
    """Terrain costs just that this turn, and may be entered. [move.changes]"""

    terrains: tuple[Terrain, ...]
    cost: int


class TerrainCap(Word):
    """Terrain that costs more costs that this turn. [move.changes]"""

    cost: int


class Travel(Word):
    """Move up to so many revealed spaces, provoking nobody, onto a safe one. ``forbidden`` are terrains it does not
    cross. ``assault``: onto a fortified site or another hero instead, ignoring its fortification."""

    spaces: int
    forbidden: tuple[Terrain, ...]
    assault: bool = False


class Fly(Word):
    """Move over anything onto a safe space, provoking nobody. ``costs`` are in move points for one space, two and so
    on."""

    costs: tuple[int, ...]


class Leap(Word):
    """Spaces and positions two away count as adjacent this turn, and nobody is provoked."""


class WeatherForAll(Word):
    """Change terrain costs for all players until one's next turn. They are 2 less for oneself (not below 1) and 1 more
    for others (not above 5)."""
