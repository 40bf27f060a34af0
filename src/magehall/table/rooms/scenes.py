"""A table as it was a while ago, and what was said at it, for those who watch with a delay."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from magehall.table.rooms.clock import Clock
from magehall.table.rooms.course import Course

MOST = 500
"""So many scenes are kept; of more, some in between are left out."""


class Scene(Struct, frozen=True):
    """A moment of a table: its match, its clocks, and since when it was so."""

    course: Course
    left: dict[int, int]
    running: Sequence[int]
    at: float


def scene_of(course: Course, clock: Clock, at: float) -> Scene:
    """A table as it is."""
    return Scene(course, clock.left(), clock.running(), at)


class Scenes:
    """The latest scenes of one table. However many watch and however often they ask, each is kept once."""

    def __init__(self, delay: float, tick: Callable[[], float] = time.monotonic) -> None:
        self.delay = delay
        self._tick = tick
        self._kept: deque[Scene] = deque()
        self._said: deque[tuple[float, dict[str, Any]]] = deque(maxlen=MOST)

    def add(self, course: Course, clock: Clock) -> None:
        """The table is at ``course`` from now on; if it was before, it has been so since then."""
        last = self._kept[-1] if self._kept else None
        if last is not None and last.course.version == course.version:
            self._kept.pop()
            self._kept.append(replace(last, course=course))
            return
        self._kept.append(scene_of(course, clock, self._tick()))
        if len(self._kept) > MOST:
            del self._kept[MOST // 2]

    def visible(self) -> Scene | None:
        """What may be seen now, or None if there is nothing yet."""
        moment = self._tick() - self.delay
        while len(self._kept) > 1 and self._kept[1].at <= moment:
            self._kept.popleft()
        return self._kept[0] if self._kept and self._kept[0].at <= moment else None

    def say(self, note: dict[str, Any]) -> None:
        """Something is said now."""
        self._said.append((self._tick(), note))

    def heard(self, *, over: bool = False) -> list[dict[str, Any]]:
        """What was said and may be heard from now on; all of it when the match is over. Each is told once."""
        moment = self._tick() - self.delay
        notes = []
        while self._said and (over or self._said[0][0] <= moment):
            notes.append(self._said.popleft()[1])
        return notes

    def due(self) -> float | None:
        """In how many seconds the next may be seen or heard of what may not be yet."""
        moment = self._tick() - self.delay
        moments = [*(scene.at for scene in self._kept), *(at for at, _ in self._said)]
        return min((at - moment for at in moments if at > moment), default=None)
