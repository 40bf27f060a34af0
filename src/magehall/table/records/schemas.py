"""Request and response models of records."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from magehall.table.lobby.schemas import (
    MOST_SEATS,
    BotSpec,
    ChairShown,
    Clock,
    EndingShown,
    TableShown,
)
from magehall.table.schemas import Heard, Shown

PersonId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
MOST_STEPS = 500
"""So many steps fit on one page of a replay."""


class Finished(Shown):
    """A finished match as my history lists it. ``won`` is None where there is no winner to speak of: a draw, or a file
    whose match was never played to its end."""

    id: str
    game: str
    seats: int
    started: datetime | None
    ended: datetime | None
    from_position: bool
    imported: bool
    chairs: list[ChairShown]
    you: int | None
    result: EndingShown | None
    won: bool | None


class History(Shown):
    """A page of my history; ``next`` is where the next page begins."""

    matches: list[Finished]
    next: str | None


class Count(Shown):
    """Counts of matches played, won and drawn."""

    played: int = 0
    won: int = 0
    drawn: int = 0


class CountBySeats(Count):
    """Counts for one number of seats."""

    seats: int


class GameStats(Count):
    """Statistics of one game."""

    game: str
    by_seats: list[CountBySeats]


class Stats(Shown):
    """Statistics of a person."""

    person: str
    name: str
    guest: bool
    games: list[GameStats]


class ProofShown(Shown):
    """The commitment and, when the match is over, its proof. That is all that is needed to check it, and what we found.
    ``by_hall`` are the seats for which the hall added to the seed; ``drawn`` are all draws: the label, among how many
    outcomes (0 where a position says the result), and the result."""

    table: str
    commitment: str
    over: bool
    secret: str | None = None
    contributions: dict[str, str] | None = None
    by_hall: list[int] | None = None
    moves: int | None = None
    draws: int | None = None
    drawn: list[tuple[str, int, int | list[int]]] | None = None
    hash: str | None = None
    holds: bool | None = None
    fault: str | None = None
    explanation: str


class Import(Heard):
    """An uploaded match or position. A match becomes a replay, a position an open table. The other keys are for
    positions."""

    text: Annotated[
        str, Field(min_length=1, max_length=1_000_000, description="The content of the file, as it is.")
    ]
    chairs: Annotated[list[BotSpec], Field(min_length=1, max_length=MOST_SEATS)] | None = None
    public: bool = False
    clock: Clock = Clock()


class Imported(Shown):
    """The table that was made of the file."""

    kind: Literal["match", "position"]
    table: TableShown
