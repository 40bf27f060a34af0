"""Thread that works for an event loop. Python's executors take more than twice as long to hand work over and back."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")


class WorkerThread:
    """Does one piece of work after the other, in the order they came. It starts with the first."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._work: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: Thread | None = None

    def run(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Do ``work`` in the thread. It is done even if nobody waits for it any more."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        if self._thread is None:
            self._thread = Thread(target=self._run, name=self._name, daemon=True)
            self._thread.start()
        self._work.put(partial(_do, work, loop, done))
        return done

    def close(self) -> None:
        """Wait until everything is done, and end the thread."""
        if self._thread is not None:
            self._work.put(None)
            self._thread.join()
            self._thread = None

    def _run(self) -> None:
        while (work := self._work.get()) is not None:
            work()


def _do(work: Callable[[], Any], loop: asyncio.AbstractEventLoop, done: asyncio.Future[Any]) -> None:
    settle: Callable[[], None]
    try:
        settle = partial(done.set_result, work())
    except BaseException as error:
        settle = partial(done.set_exception, error)
    # A loop that is closed has nobody left to be told; the thread has more to do.
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(_settle, done, settle)


def _settle(done: asyncio.Future[Any], settle: Callable[[], None]) -> None:
    if not done.done():
        settle()
