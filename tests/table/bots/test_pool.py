"""Worker processes: a verdict comes back, one that is not wanted any more costs nothing, and none is left behind."""

from __future__ import annotations

import asyncio
import gc
import warnings
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

import magehall
from magehall.table.bots import pool as pool_module
from magehall.table.bots.pool import BotFailure, BotPool
from magehall.table.bots.worker import Job, Verdict

LONG = 600.0
"""No machine is so slow that a worker would need so many seconds."""

ENDLESS = "search:360000000ms"
"""A bot that thinks longer than any test lasts, if it may."""


@pytest.fixture(autouse=True)
def nothing_is_left_open() -> Iterator[None]:
    """A pipe left open is complained about when it is collected, and fails the test: here, and not for the sins of those
    that ran before."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        gc.collect()
    gc.freeze()  # so that only what this test leaves is looked through
    yield
    gc.collect()


@asynccontextmanager
async def opened(seconds: float) -> AsyncIterator[BotPool]:
    """A pool with one worker, closed again whatever happens."""
    pool = BotPool(1, seconds)
    try:
        yield pool
    finally:
        async with asyncio.timeout(LONG):
            await pool.close()


def job(spec: str = "greedy") -> Job:
    match = magehall.new_match("battle_mages", seats=2, seed=1)
    return Job(match.save().decode(), next(iter(match.pending)), spec, "luck")


def test_a_verdict_is_one_of_the_options() -> None:
    async def test() -> None:
        async with opened(LONG) as pool:
            asked = job()
            choice = await pool.choose(asked)
            match = magehall.new_match("battle_mages", seats=2, seed=1)
            assert choice.option in match.pending[asked.seat].options
            assert choice.weighed[0].option == choice.option

    asyncio.run(test())


def test_a_bot_with_a_great_budget_answers_before_it_would_count_as_failed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert pool_module.THINKING <= 0.5
    monkeypatch.setattr(pool_module, "THINKING", 1 / LONG)

    async def test() -> None:
        async with opened(LONG) as pool:
            assert (await pool.choose(job("search:100000000"))).weighed

    asyncio.run(test())


@pytest.mark.parametrize("moment", [*range(12), "while it thinks"])
def test_a_bot_nobody_waits_for_any_more_is_ended_and_leaves_nothing_open(moment: int | str) -> None:
    workers: set[Process] = set()

    async def test() -> None:
        async with opened(100 * LONG) as pool:
            thinking = asyncio.create_task(pool.choose(job(ENDLESS)))
            if isinstance(moment, int):
                for _ in range(moment):
                    await asyncio.sleep(0)
            else:
                while not pool._all:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0.5)
            workers.update(pool._all)
            thinking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await thinking
        assert len(asyncio.all_tasks()) == 1

    asyncio.run(test())
    assert all(worker.returncode is not None for worker in workers)


def test_a_worker_that_runs_out_of_time_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "THINKING", LONG)

    async def test() -> None:
        async with opened(0.05) as pool:
            with pytest.raises(BotFailure, match="took longer"):
                await pool.choose(job("search:5000ms"))
            assert not pool._all
            pool._seconds = LONG
            assert (await pool.choose(job())).option.id

    asyncio.run(test())


@pytest.mark.parametrize("turns", range(4))
def test_who_is_cancelled_while_the_answer_comes_in_is_cancelled(
    turns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        answer: asyncio.Future[Verdict] = asyncio.get_running_loop().create_future()
        asked = asyncio.Event()

        async def ask(_pool: BotPool, _worker: Process, _job: Job) -> Verdict:
            asked.set()
            return await answer

        monkeypatch.setattr(BotPool, "_ask", ask)
        async with opened(LONG) as pool:
            thinking = asyncio.create_task(pool.choose(job()))
            await asked.wait()
            answer.set_result(Verdict(error="none"))
            for _ in range(turns):
                await asyncio.sleep(0)
            early = not thinking.done()
            thinking.cancel()
            with pytest.raises(asyncio.CancelledError if early else BotFailure):
                await thinking

    asyncio.run(test())
