"""Delay buffer for spectators: past states, and notes not yet shown."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from magehall.kernel.matches.journal import Move
from magehall.table.rooms.journal.entry import MOVE, JournalEntry
from magehall.table.rooms.journal.timeline import Timeline
from magehall.table.rooms.pacing.clock import Clock
from magehall.table.wire.server_messages import Note

MOST = 500
"""So many scenes are kept; of more, some in between are left out."""

KEYFRAME_EVERY = 32
"""So many versions at most are made again to show a scene."""


class Scene(Struct, frozen=True):
    """A past moment of a table: match, clocks, and since when."""

    timeline: Timeline
    left: dict[int, int]
    running: Sequence[int]
    at: float


def scene_of(timeline: Timeline, clock: Clock, at: float) -> Scene:
    """The present moment of a table."""
    return Scene(timeline, clock.left(), clock.running(), at)


class KeptScene(Struct, frozen=True):
    """A scene as it is kept: a keyframe, or only the moves since then.

    Where ``start`` is a timeline, the moves lead on from there; else from the scene before."""

    version: int
    length: int
    """How many moves the match had."""

    start: Timeline | None
    moves: tuple[Move, ...]
    left: dict[int, int]
    running: Sequence[int]
    at: float

    def after(self, earlier: KeptScene) -> KeptScene:
        """This scene where the ``earlier`` one, which it may rest on, is dropped."""
        if self.start is not None:
            return self
        return replace(self, start=earlier.start, moves=earlier.moves + self.moves)


class SpectatorDelay:
    """Delay buffer of one table. However many watch and however often they ask, each scene is kept once.

    A match as it was weighs some twenty kilobytes, a move next to nothing: so most scenes are their moves, made again
    for whoever watches.
    """

    def __init__(self, delay: float, tick: Callable[[], float] = time.monotonic) -> None:
        self.delay = delay
        self._tick = tick
        self._kept: deque[KeptScene] = deque()
        self._said: deque[tuple[float, Note]] = deque(maxlen=MOST)
        self._key = (0, 0)
        """Version and number of moves at the last keyframe."""

    def add(self, timeline: Timeline, clock: Clock) -> None:
        """Record that the table is at ``timeline`` from now on. If it was before, it has been so since then."""
        last = self._kept[-1] if self._kept else None
        if last is not None and last.version == timeline.version:
            self._kept[-1] = replace(last, start=timeline, moves=())
            self._key = timeline.version, last.length
            return
        self._kept.append(self._as_kept(scene_of(timeline, clock, self._tick()), last))
        if len(self._kept) > MOST:
            self._drop(MOST // 2)

    def _as_kept(self, scene: Scene, last: KeptScene | None) -> KeptScene:
        timeline = scene.timeline
        version, moves = timeline.version, timeline.match.moves
        since = version - self._key[0]
        # Every entry of the journal is a version, and only a move adds one to the moves: where both have grown alike,
        # nothing but moves was made.
        grown_alike = since == len(moves) - self._key[1]
        if last is not None and grown_alike and 0 < since < KEYFRAME_EVERY:
            made = tuple(moves.since(last.length))
            return KeptScene(version, len(moves), None, made, scene.left, scene.running, scene.at)
        self._key = version, len(moves)
        return KeptScene(version, len(moves), timeline, (), scene.left, scene.running, scene.at)

    def _drop(self, place: int) -> None:
        self._kept[place + 1] = self._kept[place + 1].after(self._kept[place])
        del self._kept[place]

    def visible(self) -> Scene | None:
        """The scene to show now, or None if there is none yet."""
        moment = self._tick() - self.delay
        while len(self._kept) > 1 and self._kept[1].at <= moment:
            self._drop(0)
        first = self._kept[0] if self._kept else None
        if first is None or first.at > moment or first.start is None:  # the first one always has its start
            return None
        timeline = first.start
        if first.moves:
            timeline = _made_again(timeline, first.moves)
            self._kept[0] = replace(first, start=timeline, moves=())
        return Scene(timeline, first.left, first.running, first.at)

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


def _made_again(start: Timeline, moves: Iterable[Move]) -> Timeline:
    """The timeline after these moves. What bots thought of them and who was asked is not for spectators."""
    timeline = start.fork()
    for seat, option in moves:
        timeline = timeline.after(JournalEntry(MOVE, seat, option))
    return timeline
