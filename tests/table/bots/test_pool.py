"""Worker processes: a verdict comes back, one that is not wanted any more costs nothing, and none is left behind."""

from __future__ import annotations

import asyncio
import gc
import os

import pytest

import magehall
from magehall.table.bots.pool import BotFailure, BotPool
from magehall.table.bots.worker import Job


def job(spec: str = "greedy") -> Job:
    match = magehall.new_match("battle_mages", seats=2, seed=1)
    return Job(match.save().decode(), next(iter(match.pending)), spec, "luck")


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_verdict_is_one_of_the_options() -> None:
    async def test() -> None:
        pool = BotPool(1, 20)
        asked = job()
        choice = await pool.choose(asked)
        match = magehall.new_match("battle_mages", seats=2, seed=1)
        assert choice.option in match.pending[asked.seat].options
        assert choice.weighed[0].option == choice.option
        await pool.close()

    asyncio.run(test())


def test_a_bot_with_a_great_budget_answers_before_it_would_count_as_failed() -> None:
    async def test() -> None:
        pool = BotPool(1, 10)
        choice = await pool.choose(job("search:100000000"))
        assert choice.weighed
        await pool.close()

    asyncio.run(test())


@pytest.mark.parametrize("seconds", [0.0, 0.01, 0.1, 0.4])
def test_a_bot_nobody_waits_for_any_more_is_ended_and_leaves_nothing_open(seconds: float) -> None:
    pids: list[int] = []

    async def test() -> None:
        pool = BotPool(1, 20)
        thinking = asyncio.create_task(pool.choose(job("search:5000ms")))
        await asyncio.sleep(seconds)
        pids.extend(worker.pid for worker in pool._all)
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        await pool.close()
        assert len(asyncio.all_tasks()) == 1

    asyncio.run(test())
    gc.collect()  # an open pipe would be complained about here, and fail the test
    assert not any(is_alive(pid) for pid in pids)


def test_a_worker_that_runs_out_of_time_is_replaced() -> None:
    async def test() -> None:
        pool = BotPool(1, 0.05)
        with pytest.raises(BotFailure, match="took longer"):
            await pool.choose(job("search:5000ms"))
        pool._seconds = 20
        assert (await pool.choose(job())).option.id
        await pool.close()

    asyncio.run(test())
    gc.collect()
