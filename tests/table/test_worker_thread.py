"""The thread that works for the event loop does everything in order, and outlives no one's patience."""

from __future__ import annotations

import asyncio
import threading
from functools import partial

import pytest

from magehall.table.worker_thread import WorkerThread


def test_work_is_done_in_its_order_in_one_other_thread() -> None:
    async def test() -> None:
        worker, done = WorkerThread("worker"), list[tuple[int, int]]()

        def do(number: int) -> None:
            done.append((number, threading.get_ident()))

        waits = [worker.run(partial(do, number)) for number in range(50)]
        await asyncio.gather(*waits)
        assert [number for number, _ in done] == list(range(50))
        assert len({thread for _, thread in done} - {threading.get_ident()}) == 1
        worker.close()

    asyncio.run(test())


def test_what_work_gives_or_raises_is_told() -> None:
    async def test() -> None:
        worker = WorkerThread("worker")
        assert await worker.run(lambda: 6 * 7) == 42
        with pytest.raises(ZeroDivisionError):
            await worker.run(lambda: 1 // 0)
        assert await worker.run(lambda: "still there") == "still there"
        worker.close()

    asyncio.run(test())


def test_work_that_nobody_waits_for_is_done_and_hurts_nobody() -> None:
    async def test() -> None:
        worker, may_end, done = WorkerThread("worker"), threading.Event(), list[str]()
        waiting = asyncio.ensure_future(worker.run(lambda: done.append(str(may_end.wait(60)))))
        waiting.cancel()
        may_end.set()
        assert await worker.run(lambda: "after it") == "after it"
        assert done == ["True"]
        worker.close()

    asyncio.run(test(), debug=True)


def test_closing_waits_for_what_was_begun_and_leaves_no_thread() -> None:
    async def test() -> None:
        worker, done = WorkerThread("worker"), list[int]()
        waits = [worker.run(partial(done.append, number)) for number in range(5)]
        await asyncio.to_thread(worker.close)
        assert done == list(range(5))
        await asyncio.gather(*waits)
        assert not [thread for thread in threading.enumerate() if thread.name == "worker"]
        worker.close()

    asyncio.run(test())


def test_the_thread_outlives_a_loop_that_is_closed() -> None:
    worker, may_end = WorkerThread("worker"), threading.Event()

    async def leave() -> None:
        worker.run(lambda: may_end.wait(60))

    async def ask() -> str:
        return await worker.run(lambda: "still there")

    asyncio.run(leave())
    may_end.set()
    assert asyncio.run(ask()) == "still there"
    worker.close()
