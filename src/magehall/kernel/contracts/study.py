"""Studies of a game by many matches. The game tells who may meet, what is varied, and what is counted.

The words are neutral. An **entrant** is whoever can win, such as a hero; it brings **parts**, such as schools, and with them
**items**, such as cards. A **factor** is an option of the match with the levels to compare. A **use** is a kind of thing
that is done with an item, such as a cast.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from magehall.kernel.event import BaseEvent
from magehall.kernel.text import Text

Level = str | int | bool


class Entry(Struct, frozen=True):
    """One seat's side of a match: an entrant and the parts it brings."""

    entrant: str
    parts: tuple[str, ...] = ()


class Factor(Struct, frozen=True):
    """An option of the match and its levels. The first level is the one the rules begin with."""

    key: str
    levels: tuple[Level, ...]
    splits: bool = False
    """Whether its levels are so different that figures are shown for each, as for scenarios."""


class Tally:
    """Counts of one match."""

    __slots__ = ("first", "lacks", "rounds", "uses")

    def __init__(self, seats: int) -> None:
        self.first: int | None = None
        """The seat that began."""

        self.rounds = 0
        self.lacks: list[set[str]] = [set() for _ in range(seats)]
        """The items a seat left at home, though its entrant and parts have them."""

        self.uses: list[dict[str, dict[str, int]]] = [{} for _ in range(seats)]
        """By seat, use and item: how often."""

    def add_use(self, seat: int, use: str, item: str) -> None:
        """Count one use of an item."""
        counts = self.uses[seat].setdefault(use, {})
        counts[item] = counts.get(item, 0) + 1


class Study(Protocol):
    """What can be varied and counted in a game. All of it is the same in every process."""

    @property
    def entrants(self) -> tuple[str, ...]:
        """All who may meet one another."""

    @property
    def factors(self) -> tuple[Factor, ...]:
        """The options that are compared."""

    @property
    def uses(self) -> tuple[str, ...]:
        """The kinds of use that ``count`` counts, the most telling first."""

    @property
    def items(self) -> Mapping[str, str]:
        """Every item, with the part or entrant that brings it."""

    def part_sets(self, entrant: str) -> Sequence[tuple[str, ...]]:
        """Every set of parts that an entrant may bring."""

    def items_of(self, entry: Entry) -> frozenset[str]:
        """The items of an entrant with its parts."""

    def options(self, entries: Sequence[Entry], levels: Mapping[str, Level]) -> dict[str, Any]:
        """The options of a match between ``entries``, by seat, at these levels."""

    def count(self, event: BaseEvent, tally: Tally) -> None:
        """Count an event of the match."""

    def name(self, id: str) -> Text:
        """The name of an entrant, a part or an item."""

    def word(self, key: str) -> Text:
        """The game's word for ``entrants``, ``parts``, ``items``, ``rounds``, or, as ``use-<use>``, for a use."""

    def factor_name(self, factor: str) -> Text:
        """The name of a factor."""

    def level_name(self, factor: str, level: Level) -> Text | None:
        """The name of a level. None where it is only on or off, or a number."""
