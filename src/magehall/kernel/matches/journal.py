"""What makes a match again: what it started from, and the moves made since."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from magehall.kernel.chance import Chance, Scripted, combine
from magehall.kernel.history import Form, History, Parts
from magehall.kernel.records import encode

Move = tuple[int, str]

GAP = " "
"""What stands between options in a file, and in the id of none."""


class Moves(Struct, forbid_unknown_fields=True):
    """Moves by columns, as a file has them. Two texts are read in a fraction of the time that hundreds of pairs take;
    ``seats`` has a digit for each move."""

    seats: str
    options: str

    def __post_init__(self) -> None:
        if self.seats and not (self.seats.isascii() and self.seats.isdecimal()):
            raise ValueError("a seat that moved is one digit")
        options = self.options.count(GAP) + 1 if self.seats or self.options else 0
        if len(self.seats) != options:
            raise ValueError(f"{len(self.seats)} seats made {options} moves")

    def __len__(self) -> int:
        return len(self.seats)

    def __iter__(self) -> Iterator[Move]:
        options = self.options.split(GAP) if self.seats else []
        return iter(list(zip(map(int, self.seats), options, strict=True)))


def by_columns(moves: Sequence[Move]) -> Moves:
    """The same moves as a file has them. Raises ValueError where they cannot be moves of a match."""
    seats, options = "".join([str(seat) for seat, _ in moves]), GAP.join([option for _, option in moves])
    if len(seats) != len(moves) or (moves and options.count(GAP) + 1 != len(moves)):
        raise ValueError("no match has such moves: a seat is one digit, and no option has a space in its id")
    return Moves(seats, options)


def history_of(moves: Moves) -> History[Move]:
    """The moves of a file. Pairs are made of them when somebody asks for one."""
    return History.read(MOVES, len(moves), _parts(moves))


def _parts(moves: Moves) -> Parts:
    return moves.seats.encode(), encode(moves.options)[1:-1]


def _write(moves: list[Move]) -> Parts:
    return _parts(by_columns(moves))


def _read(parts: Parts) -> list[Move]:
    return list(msgspec.json.decode(enclosed(parts), type=Moves))


def enclosed(parts: Parts) -> bytes:
    """Moves as JSON, from what is written of them."""
    seats, options = parts
    return b'{"seats":"%b","options":"%b"}' % (seats, options)


MOVES = Form(_write, _read, (b"", GAP.encode()))
"""How moves are written in a file."""


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What a match starts from. With the moves it gives the whole match again, on any machine.

    ``secret`` is the table's part of the seed, committed to before play; ``position`` is the document a match
    from a position began with.
    """

    seats: int
    options: dict[str, Any]
    secret: str
    contributions: dict[int, str]
    position: dict[str, Any] | None = None

    @property
    def seed(self) -> str:
        """The seed of the match's chance."""
        return combine(self.secret, self.contributions)

    def chance(self, count: int = 0, script: Sequence[Scripted] | None = None) -> Chance:
        """The luck of the match after ``count`` draws. So much of the position's script is left."""
        position = self.position or {}
        left = position.get("dice", ()) if script is None else script
        return Chance(self.seed, count, left, exact=position.get("exact_dice", False))
