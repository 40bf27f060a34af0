"""Entries of a journal, and how they change a match."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from magehall.kernel.matches.match import Match

MOVE, UNDO, END, BROKEN = "move", "undo", "end", "broken"

UNASKED = {"unasked": True}
"""What an entry says of a move that the table made for a person: it is no choice to be taken back by itself."""


class JournalEntry(Struct, frozen=True):
    """One journal entry. It is a move, a take-back to so many moves, an end by other means, or a rule that failed."""

    kind: str
    seat: int | None = None
    option: str | None = None
    data: dict[str, Any] | None = None


def apply_entry(match: Match[Any], entry: JournalEntry) -> Match[Any]:
    """The match after one more entry; may be the same object."""
    if entry.kind == MOVE and entry.seat is not None and entry.option is not None:
        match.apply(entry.seat, entry.option)
    elif entry.kind == UNDO and entry.data is not None:
        match.go_back(int(entry.data["to"]))
    return match
