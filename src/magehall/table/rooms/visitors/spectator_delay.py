"""Delay buffer for spectators: past states, and notes not yet shown."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from magehall.table.rooms.journal.timeline import Timeline
from magehall.table.rooms.pacing.clock import Clock
from magehall.table.wire.server_messages import Note

MOST = 500
"""So many scenes are kept; of more, some in between are left out."""


class Scene(Struct, frozen=True):
    """A past moment of a table: match, clocks, and since when."""

    timeline: Timeline
    left: dict[int, int]
    running: Sequence[int]
    at: float


def scene_of(timeline: Timeline, clock: Clock, at: float) -> Scene:
    """The present moment of a table."""
    return Scene(timeline, clock.left(), clock.running(), at)


class SpectatorDelay:
    """Delay buffer of one table. However many watch and however often they ask, each scene is kept once."""

    def __init__(self, delay: float, tick: Callable[[], float] = time.monotonic) -> None:
        self.delay = delay
        self._tick = tick
        self._kept: deque[Scene] = deque()
        self._said: deque[tuple[float, Note]] = deque(maxlen=MOST)

    def add(self, timeline: Timeline, clock: Clock) -> None:
        """Record that the table is at ``timeline`` from now on. If it was before, it has been so since then."""
        last = self._kept[-1] if self._kept else None
        if last is not None and last.timeline.version == timeline.version:
            self._kept.pop()
            self._kept.append(replace(last, timeline=timeline))
            return
        self._kept.append(scene_of(timeline, clock, self._tick()))
        if len(self._kept) > MOST:
            del self._kept[MOST // 2]

    def visible(self) -> Scene | None:
        """The scene to show now, or None if there is none yet."""
        moment = self._tick() - self.delay
        while len(self._kept) > 1 and self._kept[1].at <= moment:
            self._kept.popleft()
        return self._kept[0] if self._kept and self._kept[0].at <= moment else None

    def add_note(self, note: Note) -> None:
        """Record a note that is sent now."""
        self._said.append((self._tick(), note))

    def take_due_notes(self, *, over: bool = False) -> list[Note]:
        """Take out the notes whose delay is over. All of them when the match is over; each is told once."""
        moment = self._tick() - self.delay
        notes = []
        while self._said and (over or self._said[0][0] <= moment):
            notes.append(self._said.popleft()[1])
        return notes

    def due(self) -> float | None:
        """Seconds until the next scene or note is due."""
        moment = self._tick() - self.delay
        moments = [*(scene.at for scene in self._kept), *(at for at, _ in self._said)]
        return min((at - moment for at in moments if at > moment), default=None)
