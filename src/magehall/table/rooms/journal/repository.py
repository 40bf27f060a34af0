"""Append-only journal of a match, with optimistic locking by version. Entry n+1 is written exactly once."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import exists, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from magehall.kernel.documents.load import load_match
from magehall.kernel.matches.match import Match
from magehall.table.database import Database
from magehall.table.lobby.setup import start_match
from magehall.table.models import Chair, Entry, Person, TableRow, now
from magehall.table.monotonic import monotonic_now
from magehall.table.rooms.journal.batch_writer import LIVING, BatchWriter, VersionConflict, WriteRequest
from magehall.table.rooms.journal.crash_reports import CrashReportRepository
from magehall.table.rooms.journal.entry import JournalEntry
from magehall.table.rooms.journal.timeline import Question, Timeline, full_timeline


class Loaded(Struct):
    """A table as loaded from the database."""

    table: TableRow
    chairs: list[Chair]
    people: dict[str, Person]
    timeline: Timeline

    @property
    def has_begun(self) -> bool:
        """Whether anything was ever played here. Not at a table that waits, or was called off while it did."""
        return self.table.state != "open" and (
            self.table.state != "aborted" or self.table.started is not None
        )

    @property
    def match(self) -> Match[Any]:
        """The match after its last entry."""
        return self.timeline.match

    @property
    def version(self) -> int:
        """The number of the last entry."""
        return self.timeline.version


class Journal:
    """Repository of journals: reads and appends entries."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = BatchWriter(database)
        self.crash_reports = CrashReportRepository(database)

    async def close(self) -> None:
        """Wait for pending writes."""
        await self._writer.close()

    async def load(
        self, table_id: str, known: Timeline | None = None, *, whole: bool = True
    ) -> Loaded | None:
        """Load a table with its match after the last entry. None if there is no such table. From what is ``known``
        already only the entries after it are read; without ``whole`` the last snapshot is taken for known, which is
        quick and has no log."""
        async with self._database.reading() as session:
            table = await session.get(TableRow, table_id)
            if table is None:
                return None
            chairs = list(
                await session.scalars(select(Chair).where(Chair.table_id == table_id).order_by(Chair.seat))
            )
            ids = [chair.person_id for chair in chairs if chair.person_id]
            rows = await session.scalars(select(Person).where(Person.id.in_(ids)))
            people = {person.id: person for person in rows}
            snapshot = table.snapshot if known is None and not whole else None
            since = known.version if known is not None else table.snapshot_version if snapshot else 0
            entries = await _entries(session, table_id, since)
        # Replaying is the one long computation here, and the event loop must not wait for it.
        timeline = (
            await asyncio.to_thread(_rebuild, table, chairs, entries, known, snapshot)
            if entries or known is None
            else known
        )
        return Loaded(table, chairs, people, timeline)

    async def since(self, table_id: str, version: int) -> list[JournalEntry]:
        """The entries after ``version``."""
        async with self._database.reading() as session:
            return await _entries(session, table_id, version)

    async def entry(self, table_id: str, number: int) -> JournalEntry | None:
        """One journal entry by its number."""
        async with self._database.reading() as session:
            found = await session.get(Entry, (table_id, number))
            return (
                JournalEntry(found.kind, found.seat, found.option, found.data) if found is not None else None
            )

    async def standing(self, ids: Collection[str]) -> dict[str, tuple[int, str]]:
        """Version and state of tables, by id."""
        async with self._database.reading() as session:
            rows = await session.execute(
                select(TableRow.id, TableRow.version, TableRow.state).where(TableRow.id.in_(ids))
            )
            return {table_id: (version, state) for table_id, version, state in rows}

    async def append(
        self,
        table_id: str,
        version: int,
        entries: Sequence[JournalEntry],
        *,
        left_ms: Mapping[int, int] | None = None,
        over: dict[str, Any] | None = None,
        state: str | None = None,
        snapshot: bytes | None = None,
    ) -> int:
        """Append ``entries`` after ``version``, all or none; the new version. All that goes with them is written with
        them. Raises VersionConflict, having written nothing, if the journal has gone on meanwhile."""
        number, at = version + len(entries), monotonic_now()
        rows = [
            {
                "table_id": table_id,
                "number": place,
                "kind": entry.kind,
                "seat": entry.seat,
                "option": entry.option,
                "data": entry.data,
                "at": at,
            }
            for place, entry in enumerate(entries, version + 1)
        ]
        values: dict[str, Any] = {}
        if over is not None:
            values |= {"state": "over", "ended": now(), "result": over}
        if state is not None:
            values["state"] = state
        if snapshot is not None:
            values |= {"snapshot": snapshot, "snapshot_version": number}
        chairs = {seat: {"left_ms": left} for seat, left in (left_ms or {}).items()}
        await self._writer.write(WriteRequest(table_id, version, rows, values, chairs))
        return number

    async def set_state(
        self, table_id: str, version: int, was: str, state: str, left_ms: Mapping[int, int]
    ) -> None:
        """Abort, adjourn or resume a table, with the clocks as they stand. Raises VersionConflict, having written
        nothing, if it has gone on meanwhile or is not as it ``was``."""
        async with self._database.session() as session:
            values: dict[str, Any] = {"state": state}
            if state == "aborted":
                values["ended"] = now()
            unchanged = TableRow.id == table_id, TableRow.version == version, TableRow.state == was
            changed = await session.scalar(
                update(TableRow).where(*unchanged).values(values).returning(TableRow.id)
            )
            if changed is None:
                raise VersionConflict
            await _store_clocks(session, table_id, left_ms)

    async def store_clocks(self, table_id: str, version: int, left_ms: Mapping[int, int]) -> None:
        """Store the clocks, unless the journal has gone on meanwhile."""
        async with self._database.session() as session:
            if await session.scalar(select(TableRow.version).where(TableRow.id == table_id)) == version:
                await _store_clocks(session, table_id, left_ms)

    async def seat_bot(self, table_id: str, seat: int, bot: str) -> None:
        """Give a chair to a bot; whoever sat there stays named. Raises VersionConflict, having written nothing, if
        nothing is played at the table any more."""
        async with self._database.session() as session:
            living = exists().where(TableRow.id == table_id, TableRow.state.in_(LIVING))
            changed = await session.scalar(
                update(Chair)
                .where(Chair.table_id == table_id, Chair.seat == seat, living)
                .values(bot=bot)
                .returning(Chair.seat)
                .execution_options(synchronize_session=False)
            )
            if changed is None:
                raise VersionConflict

    async def hold(self, table_id: str, seat: int, version: int, option: str) -> None:
        """Store a person's answer to the window open at ``version``."""
        held = {"held": option, "held_version": version}
        await self._writer.write(WriteRequest(table_id, version, chairs={seat: held}))

    async def held(self, table_id: str, version: int) -> dict[int, str]:
        """The stored answers to the window open at ``version``."""
        async with self._database.reading() as session:
            rows = await session.execute(
                select(Chair.seat, Chair.held).where(
                    Chair.table_id == table_id, Chair.held_version == version, Chair.held.is_not(None)
                )
            )
            return {seat: option for seat, option in rows if option is not None}

    async def in_play(self) -> list[str]:
        """The ids of all tables in play."""
        async with self._database.reading() as session:
            return list(await session.scalars(select(TableRow.id).where(TableRow.state == "playing")))


async def _store_clocks(session: AsyncSession, table_id: str, left_ms: Mapping[int, int]) -> None:
    for seat, left in left_ms.items():
        await session.execute(
            update(Chair).where(Chair.table_id == table_id, Chair.seat == seat).values(left_ms=left)
        )


async def _entries(session: AsyncSession, table_id: str, version: int) -> list[JournalEntry]:
    entries = await session.execute(
        select(Entry.kind, Entry.seat, Entry.option, Entry.data)
        .where(Entry.table_id == table_id, Entry.number > version)
        .order_by(Entry.number)
    )
    return [JournalEntry(*entry) for entry in entries]


def _rebuild(
    table: TableRow,
    chairs: list[Chair],
    entries: list[JournalEntry],
    known: Timeline | None,
    snapshot: bytes | None,
) -> Timeline:
    if known is not None:
        timeline = known.fork()
    elif snapshot is not None:
        timeline = Timeline(load_match(snapshot), table.snapshot_version, Question(table.snapshot_version))
    else:
        return full_timeline(start_match(table, chairs), entries)
    for entry in entries:
        timeline = timeline.after(entry)
    return timeline
