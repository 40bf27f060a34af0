"""SQLite's one writer: whoever wants to write comes to turn in order, and nobody is turned away for waiting."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection, bindparam, column, event, insert, table, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from magehall.table import database as databases
from magehall.table.database import Database
from magehall.table.prepared import PreparedStatement
from tests.table.support import LONG


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


def test_a_writer_waits_for_no_readers_however_many(tmp_path: Path) -> None:
    """200 strangers who log in at once took every connection, and moves waited for a second."""

    async def test(database: Database) -> None:
        written = asyncio.Event()

        async def read() -> None:
            async with database.reading() as session:
                await session.execute(text("SELECT count(*) FROM lines"))
                await written.wait()

        readers = [asyncio.create_task(read()) for _ in range(100)]
        await asyncio.sleep(0)
        async with asyncio.timeout(LONG), database.session() as session:
            await session.execute(text("INSERT INTO lines VALUES (1)"))
        written.set()
        await asyncio.gather(*readers)

    run_with(tmp_path, test)


def test_a_writer_that_fails_or_is_cancelled_leaves_the_turn_to_the_next(tmp_path: Path) -> None:
    async def test(database: Database) -> None:
        written = asyncio.Event()

        async def hang() -> None:
            async with database.session() as session:
                await session.execute(text("INSERT INTO lines VALUES (1)"))
                written.set()
                await asyncio.Event().wait()

        hanging = asyncio.create_task(hang())
        await written.wait()
        waiting = asyncio.create_task(hang())
        await asyncio.sleep(0)  # so it stands in line
        hanging.cancel()
        waiting.cancel()
        await asyncio.gather(hanging, waiting, return_exceptions=True)
        async with database.session() as session:
            assert (await session.execute(text("SELECT count(*) FROM lines"))).scalar_one() == 0

    run_with(tmp_path, test)


def test_when_it_is_closed_no_thread_is_left_even_of_a_statement_that_was_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "TIMEOUT", 60)
    begun, go_on = threading.Event(), threading.Event()

    def dawdle() -> int:
        begun.set()
        return int(go_on.wait(60))

    async def test(database: Database) -> None:
        await database.close()  # so that the next connection knows how to dawdle
        readers = database._reading_engine.sync_engine
        event.listen(readers, "connect", lambda new, _: new.create_function("dawdle", 0, dawdle))

        async def take_long() -> None:
            async with database.reading() as session:
                await session.execute(text("SELECT dawdle()"))

        taking = asyncio.create_task(take_long())
        assert await asyncio.to_thread(begun.wait, 60), "the statement never began"
        while not taking.done():  # the first time it would still wait for the statement to end
            taking.cancel()
            await asyncio.sleep(0)
        (worker,) = [worker for worker in database._workers if worker.is_alive()]
        join = worker.join

        def see_off(timeout: float | None = None) -> None:
            go_on.set()
            join(timeout)

        monkeypatch.setattr(worker, "join", see_off)
        try:
            await database.close()
            assert not worker.is_alive()
        finally:
            await asyncio.to_thread(see_off)

    run_with(tmp_path, test)


def test_what_a_prepared_statement_meets_is_told_as_by_sqlalchemy(tmp_path: Path) -> None:
    """It speaks with SQLite itself, and nobody who writes has to know that."""

    async def test(database: Database) -> None:
        lines = table("lines", column("number"))
        enter = PreparedStatement(insert(lines).values(number=bindparam("number")))
        async with database.session() as session:
            await session.execute(text("CREATE UNIQUE INDEX once ON lines (number)"))

        def twice(connection: Connection) -> None:
            enter.execute(connection, [{"number": 1}])
            enter.execute(connection, [{"number": 1}])

        def damaged(_connection: Connection) -> None:
            error = sqlite3.DatabaseError("database disk image is malformed")
            error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise error

        with pytest.raises(IntegrityError):
            await database.transact(lambda: twice)
        async with database.reading() as session:
            assert (await session.execute(text("SELECT count(*) FROM lines"))).scalar_one() == 0
        noted = [database.damaged]
        with pytest.raises(DBAPIError):
            await database.transact(lambda: damaged)
        assert [*noted, database.damaged] == [False, True]
        assert (
            await database.transact(lambda: lambda connection: enter.execute(connection, [{"number": 1}]))
            == 1
        )

    run_with(tmp_path, test)
