"""Terms in which scenarios are declared. [scenario]"""

from __future__ import annotations

from enum import StrEnum

from magehall.games.mage_knight.cards.vocabulary import Site
from magehall.games.mage_knight.model.agreement import Aim, Scores
from magehall.kernel.records import Value

SORTED = "sorted"
"""Countryside tiles in the order of their numbers, the highest left out. [scenario.first-reconnaissance]"""

PAIR = 2


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


class Teams(StrEnum):
    """Whether four players form two teams. [teams.allies]"""

    NEVER = "never"
    BY_AGREEMENT = "by-agreement"
    ALWAYS = "always"


class Table(Value):
    """What a scenario puts on the table for a number of players. [scenario.setup]

    ``levels`` are those of the cities in the order in which they are revealed; the last one is that of the last city."""

    shape: Shape
    countryside: int
    cities: int
    core: int
    levels: tuple[int, ...] = ()
    rounds: int = 0
    """Only where it differs from the scenario's own."""

    elites_from: int = 0
    """The round from which elite units are on offer, and not with the first core tile."""


class Scenario(Value):
    """A scenario. ``tables`` by number of players, ``epic`` those of its longer form [variant.epic].

    ``needs``: countryside tiles with such a site are left out last. ``city_tile`` is the tile of its one city,
    ``with_core`` a core tile that is always there, ``without_core`` one that never is."""

    id: str
    rounds: int
    tables: dict[int, Table]
    aim: Aim
    spirit: Spirit = Spirit.COMPETITIVE
    scores: Scores = Scores.STANDARD
    epic: dict[int, Table] = {}
    teams: Teams = Teams.NEVER
    order: str = ""
    needs: tuple[Site, ...] = ()
    city_tile: str = ""
    with_core: str = ""
    without_core: str = ""
    start_fame: int = 0
    start_reputation: int = 0
    fame_per_line: int = 0
    fame_per_tile: int = 0
    extra: int = 0
    elites: bool = True
    unit_level: int = 4
    coast_limit: bool = True
    closed_cities: bool = False
    friendly_cities: bool = False
    own_levels: bool = True
    """Whether players may agree on other levels of cities. [variant.levels]"""

    duels: bool = True
    """Whether players may fight each other unless they agree otherwise. [friendly.duels]"""

    counts_nights: bool = False
    """Whether days and nights are counted, so that they must follow each other. [variant.darkness]"""

    ends_by_night: bool = False
    """Whether the end of its last night ends it, also where a night came first. [variant.night-first]"""

    portal_closes: bool = False
    strongholds: bool = False
    occupied_mines: bool = False
    secret_sites: bool = False
    incantations: bool = False

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of players it is for; any is played alone too. [solo.any]"""
        return tuple(sorted({1, *self.tables}))

    def table(self, seats: int, *, epic: bool = False) -> Table:
        """What lies on the table; alone, without an own one, that for two. [solo.any]"""
        tables = self.epic if epic and self.epic else self.tables
        return tables[seats] if seats in tables else tables[PAIR]
