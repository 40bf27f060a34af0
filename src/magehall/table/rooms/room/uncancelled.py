"""Shield against cancellation that waits for the work's end. What is in the database has to be shown, whoever has gone
meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")


async def uncancelled(work: Coroutine[Any, Any, T]) -> T:
    """Run ``work`` to its end, even when the caller is cancelled. A caller who is cancelled meanwhile (a browser that
    left, a bot that is no longer asked) is so only afterwards, and holds its locks as long."""
    loop = asyncio.get_running_loop()
    task = loop.create_task(work)
    ended: asyncio.Future[None] = loop.create_future()
    # Who waits for a task takes it along when cancelled; asyncio.shield prevents that with three times the work.
    task.add_done_callback(partial(_tell, ended))
    try:
        await ended
    except asyncio.CancelledError:
        while not task.done():
            try:
                await asyncio.wait({task})
            except asyncio.CancelledError:
                continue  # once is enough: it is raised below
        if not task.cancelled():
            task.exception()  # nobody is left to hear of it, and it must not be called forgotten
        raise
    return task.result()


def _tell(ended: asyncio.Future[None], _task: asyncio.Task[Any]) -> None:
    if not ended.done():
        ended.set_result(None)
