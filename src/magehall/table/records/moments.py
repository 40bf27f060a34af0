"""Moments of a recorded match, found again from keyframes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from magehall.kernel.event import LogEntry
from magehall.kernel.matches.match import Match
from magehall.table.lobby.repository import Seating
from magehall.table.lobby.setup import start_match
from magehall.table.records.repository import StoredEntry
from magehall.table.rooms.journal.entry import MOVE, UNDO

KEYFRAME_EVERY = 32
"""So many entries at most are played again to show a moment."""

KEYFRAME_BYTES = 20_000
"""About what a keyframe weighs; most of a match it shares with the others."""


def apply_stored(match: Match[Any], entry: StoredEntry) -> list[LogEntry]:
    """Apply an entry to a match; the events."""
    if entry.kind == MOVE and entry.seat is not None and entry.option is not None:
        return match.apply(entry.seat, entry.option)
    if entry.kind == UNDO and entry.data is not None:
        match.go_back(int(entry.data["to"]))
    return []


class Replayer:
    """Replays a match entry by entry."""

    def __init__(self, seating: Seating) -> None:
        self.match: Match[Any] = start_match(seating.table, seating.chairs)
        self.version = 0

    def take(self, entry: StoredEntry) -> list[LogEntry]:
        """Apply one entry; the events."""
        happened = apply_stored(self.match, entry)
        self.version = entry.number
        return happened

    def take_all(self, entries: Iterable[StoredEntry]) -> Match[Any]:
        """Apply many entries; the match after them."""
        for entry in entries:
            self.take(entry)
        return self.match


class Moments(Replayer):
    """A replay that can show each moment it has passed. A moment is known by how many entries came before."""

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating)
        self._entries: list[StoredEntry] = []
        self._keyframes = [self.match.clone()]
        self._shown: tuple[int, Match[Any]] | None = None

    def __len__(self) -> int:
        return len(self._entries)

    @property
    def size(self) -> int:
        """About how many bytes the keyframes take."""
        return KEYFRAME_BYTES * len(self._keyframes)

    def take(self, entry: StoredEntry) -> list[LogEntry]:
        """Apply one entry; the events."""
        happened = super().take(entry)
        # What a bot thought is large, and of no use here.
        self._entries.append(entry if entry.kind == UNDO else entry._replace(data=None))
        if len(self._entries) % KEYFRAME_EVERY == 0:
            self._keyframes.append(self.match.clone())
        return happened

    def at(self, moment: int) -> Match[Any]:
        """The match after its first ``moment`` entries, for reading. It holds until the next moment is asked for."""
        start, match = self._before(moment)
        self._shown = None  # should an entry fail now, it is at no moment
        for entry in self._entries[start:moment]:
            apply_stored(match, entry)
        self._shown = moment, match
        return match

    def _before(self, moment: int) -> tuple[int, Match[Any]]:
        """The nearest moment with a match: that last shown, or a keyframe."""
        key = moment // KEYFRAME_EVERY
        if self._shown is not None and key * KEYFRAME_EVERY <= self._shown[0] <= moment:
            return self._shown
        return key * KEYFRAME_EVERY, self._keyframes[key].clone()
