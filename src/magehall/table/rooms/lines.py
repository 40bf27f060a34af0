"""The entries of a journal, and what they do to a match."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from magehall.kernel.match import Match

MOVE, UNDO, END, BROKEN = "move", "undo", "end", "broken"

UNASKED = {"unasked": True}
"""What an entry says of a move that the table made for a person: it is no choice to be taken back by itself."""


class Line(Struct, frozen=True):
    """An entry to be written, or read: a move, a take-back to so many moves, an end by other means, or a rule that
    broke."""

    kind: str
    seat: int | None = None
    option: str | None = None
    data: dict[str, Any] | None = None


def carry_out(match: Match[Any], line: Line) -> Match[Any]:
    """The match after one more entry; may be the same object."""
    if line.kind == MOVE and line.seat is not None and line.option is not None:
        match.apply(line.seat, line.option)
    elif line.kind == UNDO and line.data is not None:
        match.go_back(int(line.data["to"]))
    return match
