"""Fair queue for expensive work. Everybody waits in a queue of their own, and the queues take turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from weakref import WeakKeyDictionary

from magehall.table.errors import Crowded, TooOften


class FairQueue:
    """Fair queue with limited concurrency. ``at_once`` pieces of work run at a time, at most ``share`` of them for one
    and the same. Of those who wait, each gets a turn before anybody gets a second one; ``each`` may wait for one and
    the same, and ``most`` in all."""

    def __init__(self, at_once: int, *, share: int, each: int, most: int, usual_seconds: float) -> None:
        self._at_once = at_once
        self._share = share
        self._each = each
        self._most = most
        self._seconds = usual_seconds
        self._running: dict[str, int] = {}
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def running(self) -> int:
        """How many pieces of work are running."""
        return sum(self._running.values())

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for a turn, and hold it. Raises TooOften where ``who`` is waiting often enough, Crowded where too many
        are."""
        await self._enter(who)
        try:
            yield
        finally:
            self._leave(who)

    async def _enter(self, who: str) -> None:
        mine = self._waiting.get(who, deque())
        waiting = sum(map(len, self._waiting.values()))
        if self._may_run(who) and not mine:
            self._count(who, 1)
            return
        if len(mine) >= self._each:
            raise TooOften(self._seconds * waiting / self._at_once)
        if waiting >= self._most:
            raise Crowded(self._seconds * waiting / self._at_once)
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._leave(who)  # the turn had come at the same moment
            else:
                self._forget(who, place)
            raise

    def _may_run(self, who: str) -> bool:
        return self.running < self._at_once and self._running.get(who, 0) < self._share

    def _count(self, who: str, change: int) -> None:
        self._running[who] = self._running.get(who, 0) + change
        if not self._running[who]:
            del self._running[who]

    def _forget(self, who: str, place: asyncio.Future[None]) -> None:
        mine = self._waiting.get(who, deque())
        if place in mine:  # unless it was passed over meanwhile
            mine.remove(place)
            if not mine:
                del self._waiting[who]

    def _leave(self, who: str) -> None:
        self._count(who, -1)
        while (following := next((one for one in self._waiting if self._may_run(one)), None)) is not None:
            place = self._waiting[following].popleft()
            if self._waiting[following]:
                self._waiting.move_to_end(following)
            else:
                del self._waiting[following]
            if not place.cancelled():
                self._count(following, 1)
                place.set_result(None)


def for_each_loop(make: Callable[[], FairQueue]) -> Callable[[], FairQueue]:
    """One queue per event loop, made on first use. A process may have several servers."""
    queues: WeakKeyDictionary[asyncio.AbstractEventLoop, FairQueue] = WeakKeyDictionary()

    def queue() -> FairQueue:
        return queues.setdefault(asyncio.get_running_loop(), make())

    return queue
