"""Moves that wait share a transaction, and none suffers from another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from magehall.table.database import Database
from magehall.table.rooms.journal import batch_writer
from magehall.table.rooms.journal.batch_writer import VersionConflict
from magehall.table.rooms.journal.entry import MOVE, JournalEntry
from magehall.table.rooms.journal.repository import Journal
from tests.table.rooms.conftest import Hall, look, until
from tests.table.support import LONG

InHall = Callable[..., None]
ENTRY = JournalEntry(MOVE, 0, "draw:pile")


@contextmanager
def counted_commits(database: Database) -> Iterator[list[None]]:
    commits: list[None] = []
    count = lambda _connection: commits.append(None)  # noqa: E731 - listened to, and removed by its name
    event.listen(database.transaction_engine, "commit", count)
    try:
        yield commits
    finally:
        event.remove(database.transaction_engine, "commit", count)


async def tables(hall: Hall, count: int) -> list[str]:
    """Tables that no server attends to."""
    made = []
    for _ in range(count):
        made.append(await hall.table(["ann", "bob"]))
        hall.wire.conductor[made[-1]] = None
    return made


async def versions(journal: Journal, ids: list[str]) -> list[int]:
    found = []
    for table in ids:
        loaded = await journal.load(table)
        assert loaded is not None
        assert loaded.version == loaded.table.version
        found.append(loaded.version)
    return found


def test_what_comes_at_once_is_written_in_one_transaction(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        journal = Journal(hall.database)
        ids = await tables(hall, 8)
        with counted_commits(hall.database) as commits:
            written = await asyncio.gather(*(journal.append(table, 0, [ENTRY]) for table in ids))
        assert written == [1] * 8
        assert len(commits) == 1
        assert await versions(journal, ids) == [1] * 8

    in_hall(test)


def test_who_comes_soon_after_another_table_shares_with_who_comes_next(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hall: Hall) -> None:
        journal = Journal(hall.database)
        ids = await tables(hall, 3)
        await journal.append(ids[0], 0, [ENTRY])
        monkeypatch.setattr(batch_writer, "PAUSE", 100 * LONG)
        waiting, over = asyncio.Event(), asyncio.Event()

        async def pause(_seconds: float) -> None:
            waiting.set()
            await over.wait()

        journal._writer._pause = pause
        with counted_commits(hall.database) as commits:
            soon = asyncio.create_task(journal.append(ids[1], 0, [ENTRY]))
            async with asyncio.timeout(LONG):
                await waiting.wait()
            later = asyncio.create_task(journal.append(ids[2], 0, [ENTRY]))
            await until(lambda: len(journal._writer._waiting) == 2)
            over.set()
            assert await soon == await later == 1
        assert len(commits) == 1
        assert await versions(journal, ids) == [1, 1, 1]

    in_hall(test)


def test_a_table_that_writes_alone_waits_for_nobody(in_hall: InHall, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(hall: Hall) -> None:
        journal = Journal(hall.database)
        (table,) = await tables(hall, 1)
        await journal.append(table, 0, [ENTRY])
        monkeypatch.setattr(batch_writer, "PAUSE", 100 * LONG)
        async with asyncio.timeout(LONG):
            for version in (1, 2, 3):
                assert await journal.append(table, version, [ENTRY]) == version + 1

    in_hall(test)


def test_a_stale_page_is_told_so_and_the_others_are_written(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        journal = Journal(hall.database)
        ids = await tables(hall, 4)
        await journal.append(ids[1], 0, [ENTRY])
        outcome = await asyncio.gather(
            *(journal.append(table, 0, [ENTRY]) for table in ids),
            journal.append("nowhere", 0, [ENTRY]),
            return_exceptions=True,
        )
        assert [isinstance(said, VersionConflict) for said in outcome] == [False, True, False, False, True]
        assert await versions(journal, ids) == [1, 1, 1, 1]

    in_hall(test)


def test_entry_and_version_stand_or_fall_together(in_hall: InHall) -> None:
    """The journal has the entry, and the row does not know: whoever wrote it died between the two, which cannot be."""

    async def test(hall: Hall) -> None:
        journal = Journal(hall.database)
        (table,) = await tables(hall, 1)
        with pytest.raises(VersionConflict):
            await journal.append(table, 1, [ENTRY])
        assert await versions(journal, [table]) == [0]

    in_hall(test)


def test_a_failing_database_is_everyones_trouble_and_writes_nothing(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_args: Any, **_requests: Any) -> None:
        raise OperationalError("", {}, Exception("the disk is full"))

    async def test(hall: Hall) -> None:
        journal = Journal(hall.database)
        ids = await tables(hall, 3)
        with monkeypatch.context() as patch:
            patch.setattr(batch_writer, "_enter_all", broken)
            writing = (journal.append(table, 0, [ENTRY]) for table in ids)
            outcome = await asyncio.gather(*writing, return_exceptions=True)
        assert [type(said) for said in outcome] == [OperationalError] * 3
        assert await versions(journal, ids) == [0, 0, 0]
        assert await journal.append(ids[0], 0, [ENTRY]) == 1

    in_hall(test)


def test_a_page_whose_writer_gave_up_before_its_turn_is_not_written(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        journal = Journal(hall.database)
        ids = await tables(hall, 2)
        async with hall.database.session():
            writing = [asyncio.create_task(journal.append(table, 0, [ENTRY])) for table in ids]
            await until(lambda: len(journal._writer._waiting) == 2)
            writing[0].cancel()
            await asyncio.sleep(0)
        assert await writing[1] == 1
        assert await versions(journal, ids) == [0, 1]

    in_hall(test)


def test_what_is_being_written_is_written_though_the_closing_is_cancelled(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        journal = Journal(hall.database)
        ids = await tables(hall, 1)
        async with hall.database.session():
            writing = asyncio.create_task(journal.append(ids[0], 0, [ENTRY]))
            await until(lambda: len(journal._writer._waiting) == 1)
            closing = asyncio.create_task(journal.close())
            await asyncio.sleep(0)
            closing.cancel()
            with pytest.raises(asyncio.CancelledError):
                await closing
        async with asyncio.timeout(LONG):
            assert await writing == 1

    in_hall(test)


@pytest.mark.parametrize("moment", ["before", "after"])
def test_a_move_whose_mover_has_gone_is_carried_through_and_shown(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    """Cancelled shortly before or after the move is in the database."""
    sound = Journal.append

    async def test(hall: Hall) -> None:
        reached, go_on = asyncio.Event(), asyncio.Event()

        async def slow(self: Journal, *args: Any, **wishes: Any) -> int:
            if moment == "before":
                reached.set()
                await go_on.wait()
            number = await sound(self, *args, **wishes)
            if moment == "after":
                reached.set()
                await go_on.wait()
            return number

        monkeypatch.setattr(Journal, "append", slow)
        manager = await hall.server()
        table = await hall.table(["ann", "bob"])
        room, _ = await look(manager, table, "ann")
        _, bob = await look(manager, table, "bob")
        while room.state_for(bob).version != 0:
            await asyncio.sleep(0)
        moving = asyncio.create_task(room.move(0, 0, "draw:pile"))
        await until(reached.is_set)
        moving.cancel()
        await asyncio.sleep(0)
        moving.cancel()
        await asyncio.sleep(0)
        assert room.lock.locked(), "another move could come between"
        go_on.set()
        with pytest.raises(asyncio.CancelledError):
            await moving
        assert room.version == 1
        assert room.state_for(bob).version == 1
        assert await versions(room.journal, [table]) == [1]

    in_hall(test)
