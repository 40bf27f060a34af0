"""Terms in which scenarios are declared. [scenario]"""

from __future__ import annotations

from enum import StrEnum

from magehall.kernel.records import Value

SORTED = "sorted"
"""Countryside tiles in the order of their numbers, the highest left out. [scenario.first-reconnaissance]"""


class Shape(StrEnum):
    """Where tiles may lie. [map.shapes]"""

    NARROW = "narrow"
    OPEN = "open"
    OPEN_4 = "open-4"
    OPEN_3 = "open-3"
    PREDEFINED = "predefined"


class Spirit(StrEnum):
    """Whether players win alone or together. [scenario.kinds]"""

    COMPETITIVE = "competitive"
    COOPERATIVE = "cooperative"


class End(StrEnum):
    """What ends a match before its last round. [scenario.end]"""

    CITY_REVEALED = "city-revealed"
    CITIES_CONQUERED = "cities-conquered"
    MINES_FREED = "mines-freed"
    INCANTATIONS = "incantations"
    DUNGEONS_CONQUERED = "dungeons-conquered"
    NEVER = "never"


class Table(Value):
    """What a scenario puts on the table for a number of players. [scenario.setup]

    ``levels`` are those of the cities in the order in which they are revealed; the last one stands for all that follow."""

    shape: Shape
    countryside: int
    cities: int
    core: int
    levels: tuple[int, ...] = ()
    rounds: int = 0
    """Only where it differs from the scenario's own."""


class Scenario(Value):
    """A scenario. ``tables`` by number of players; ``built``: all its special rules are, so that it can be offered.

    ``needs``: countryside tiles with such a site are never left out. ``city_tile`` is the tile of its one city."""

    id: str
    rounds: int
    tables: dict[int, Table]
    end: End
    spirit: Spirit = Spirit.COMPETITIVE
    order: str = ""
    needs: str = ""
    city_tile: str = ""
    start_fame: int = 0
    start_reputation: int = 0
    fame_per_line: int = 0
    fame_per_tile: int = 0
    extra: int = 0
    elites: bool = True
    coast_limit: bool = True
    closed_cities: bool = False
    own_levels: bool = True
    """Whether players may agree on other levels of cities. [variant.levels]"""

    duels: bool = True
    """Whether players may fight each other unless they agree otherwise. [friendly.duels]"""

    city_scores: bool = False
    built: bool = False

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of players it is for."""
        return tuple(self.tables)
