"""SQLite's one writer: whoever wants to write comes to turn in order, and nobody is turned away for waiting."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

from sqlalchemy import text

from magehall.table.database import Database


def run_with(folder: Path, test) -> None:  # type: ignore[no-untyped-def]  # a local coroutine function
    async def whole() -> None:
        database = Database(f"sqlite+aiosqlite:///{folder / 'hall.db'}")
        try:
            async with database.session() as session:
                await session.execute(text("CREATE TABLE lines (number INTEGER)"))
            await test(database)
        finally:
            await database.close()

    asyncio.run(whole())


def test_writers_come_to_turn_in_the_order_they_asked(tmp_path: Path) -> None:
    async def test(database: Database) -> None:
        done: list[int] = []

        async def write(number: int) -> None:
            async with database.session() as session:
                await session.execute(text("INSERT INTO lines VALUES (:number)"), {"number": number})
                await asyncio.sleep(0.002)
            done.append(number)

        # More than the pool has connections: those who wait must not hold any.
        await asyncio.gather(*(write(number) for number in range(60)))
        assert done == list(range(60))

    run_with(tmp_path, test)


def test_readers_wait_for_no_writer(tmp_path: Path) -> None:
    async def test(database: Database) -> None:
        async with database.session() as session:
            await session.execute(text("INSERT INTO lines VALUES (1)"))
            async with database.reading() as other:
                assert (await other.execute(text("SELECT count(*) FROM lines"))).scalar_one() == 0

    run_with(tmp_path, test)


def test_a_writer_that_fails_or_is_cancelled_leaves_the_turn_to_the_next(tmp_path: Path) -> None:
    async def test(database: Database) -> None:
        async def hang() -> None:
            async with database.session() as session:
                await session.execute(text("INSERT INTO lines VALUES (1)"))
                await asyncio.Event().wait()

        hanging = asyncio.create_task(hang())
        while database.engine.pool.checkedout() == 0:  # type: ignore[attr-defined]  # a pool with a queue
            await asyncio.sleep(0.001)
        waiting = asyncio.create_task(hang())
        await asyncio.sleep(0.01)
        hanging.cancel()
        waiting.cancel()
        await asyncio.gather(hanging, waiting, return_exceptions=True)
        async with database.session() as session:
            assert (await session.execute(text("SELECT count(*) FROM lines"))).scalar_one() == 0

    run_with(tmp_path, test)


def test_when_it_is_closed_no_thread_is_left_even_of_a_statement_that_was_given_up(tmp_path: Path) -> None:
    before = set(threading.enumerate())

    async def test(database: Database) -> None:
        async def count_for_long() -> None:
            async with database.reading() as session:
                await session.execute(
                    text(
                        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000000) "
                        "SELECT count(*) FROM n"
                    )
                )

        counting = asyncio.create_task(count_for_long())
        while database.engine.pool.checkedout() == 0:  # type: ignore[attr-defined]  # a pool with a queue
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.02)
        counting.cancel()
        await asyncio.gather(counting, return_exceptions=True)
        await database.close()
        left = {thread.name for thread in set(threading.enumerate()) - before}
        assert not {name for name in left if "_connection_worker_thread" in name}

    run_with(tmp_path, test)
