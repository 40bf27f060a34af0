"""The journal of a match in the database: read it, and write exactly one entry n+1."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import exists, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from magehall.kernel.load import load_match
from magehall.kernel.match import Match
from magehall.table.database import Database
from magehall.table.lobby.setup import start_match
from magehall.table.models import Chair, Entry, Person, TableRow, now
from magehall.table.rooms.course import Course, Question, whole_course
from magehall.table.rooms.faults import FaultBook
from magehall.table.rooms.lines import Line
from magehall.table.rooms.scribe import LIVING, Page, Scribe, Stale


class Loaded(Struct):
    """A table as the database has it."""

    table: TableRow
    chairs: list[Chair]
    people: dict[str, Person]
    course: Course

    @property
    def has_begun(self) -> bool:
        """Whether anything was ever played here: not at a table that waits, or was called off while it did."""
        return self.table.state != "open" and (
            self.table.state != "aborted" or self.table.started is not None
        )

    @property
    def match(self) -> Match[Any]:
        """Its match as far as it was written."""
        return self.course.match

    @property
    def version(self) -> int:
        """The last entry that was written."""
        return self.course.version


class Journal:
    """Reading and writing journals."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._scribe = Scribe(database)
        self.faults = FaultBook(database)

    async def close(self) -> None:
        """Wait for what is being written."""
        await self._scribe.close()

    async def load(self, table_id: str, known: Course | None = None, *, whole: bool = True) -> Loaded | None:
        """The table with its match as far as it was written, or None. From what is ``known`` already only the entries
        after it are read; without ``whole`` the last snapshot is taken for known, which is quick and has no log."""
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
            lines = await _lines(session, table_id, since)
        # Replaying is the one long computation here, and the event loop must not wait for it.
        course = (
            await asyncio.to_thread(_rebuild, table, chairs, lines, known, snapshot)
            if lines or known is None
            else known
        )
        return Loaded(table, chairs, people, course)

    async def since(self, table_id: str, version: int) -> list[Line]:
        """The entries after ``version``."""
        async with self._database.reading() as session:
            return await _lines(session, table_id, version)

    async def entry(self, table_id: str, number: int) -> Line | None:
        """One entry."""
        async with self._database.reading() as session:
            found = await session.get(Entry, (table_id, number))
            return Line(found.kind, found.seat, found.option, found.data) if found is not None else None

    async def standing(self, ids: Collection[str]) -> dict[str, tuple[int, str]]:
        """Version and state of tables."""
        async with self._database.reading() as session:
            rows = await session.execute(
                select(TableRow.id, TableRow.version, TableRow.state).where(TableRow.id.in_(ids))
            )
            return {table_id: (version, state) for table_id, version, state in rows}

    async def append(
        self,
        table_id: str,
        version: int,
        lines: Sequence[Line],
        *,
        left_ms: Mapping[int, int] | None = None,
        over: dict[str, Any] | None = None,
        state: str | None = None,
        snapshot: bytes | None = None,
    ) -> int:
        """Write ``lines`` as the entries after ``version``, all or none, with all that goes with them; the new
        version. Raises Stale, having written nothing, if the journal has gone on meanwhile."""
        number = version + len(lines)
        rows = [
            {
                "table_id": table_id,
                "number": place,
                "kind": line.kind,
                "seat": line.seat,
                "option": line.option,
                "data": line.data,
            }
            for place, line in enumerate(lines, version + 1)
        ]
        values: dict[str, Any] = {}
        if over is not None:
            values |= {"state": "over", "ended": now(), "result": over}
        if state is not None:
            values["state"] = state
        if snapshot is not None:
            values |= {"snapshot": snapshot, "snapshot_version": number}
        chairs = {seat: {"left_ms": left} for seat, left in (left_ms or {}).items()}
        await self._scribe.write(Page(table_id, version, rows, values, chairs))
        return number

    async def set_state(
        self, table_id: str, version: int, was: str, state: str, left_ms: Mapping[int, int]
    ) -> None:
        """Abort, adjourn or resume a table, with the clocks as they stand. Raises Stale, having written nothing, if it
        has gone on meanwhile or is not as it ``was``."""
        async with self._database.session() as session:
            values: dict[str, Any] = {"state": state}
            if state == "aborted":
                values["ended"] = now()
            unchanged = TableRow.id == table_id, TableRow.version == version, TableRow.state == was
            changed = await session.scalar(
                update(TableRow).where(*unchanged).values(values).returning(TableRow.id)
            )
            if changed is None:
                raise Stale
            await _keep_time(session, table_id, left_ms)

    async def keep_time(self, table_id: str, version: int, left_ms: Mapping[int, int]) -> None:
        """Write down what the clocks show, unless the journal has gone on meanwhile."""
        async with self._database.session() as session:
            if await session.scalar(select(TableRow.version).where(TableRow.id == table_id)) == version:
                await _keep_time(session, table_id, left_ms)

    async def seat_bot(self, table_id: str, seat: int, bot: str) -> None:
        """A bot takes a chair; whoever sat there stays named. Raises Stale, having written nothing, if nothing is played
        at the table any more."""
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
                raise Stale

    async def hold(self, table_id: str, seat: int, version: int, option: str) -> None:
        """Keep a person's answer to the window open at ``version``."""
        held = {"held": option, "held_version": version}
        await self._scribe.write(Page(table_id, version, chairs={seat: held}))

    async def held(self, table_id: str, version: int) -> dict[int, str]:
        """The answers kept for the window open at ``version``."""
        async with self._database.reading() as session:
            rows = await session.execute(
                select(Chair.seat, Chair.held).where(
                    Chair.table_id == table_id, Chair.held_version == version, Chair.held.is_not(None)
                )
            )
            return {seat: option for seat, option in rows if option is not None}

    async def in_play(self) -> list[str]:
        """The tables in which play goes on."""
        async with self._database.reading() as session:
            return list(await session.scalars(select(TableRow.id).where(TableRow.state == "playing")))


async def _keep_time(session: AsyncSession, table_id: str, left_ms: Mapping[int, int]) -> None:
    for seat, left in left_ms.items():
        await session.execute(
            update(Chair).where(Chair.table_id == table_id, Chair.seat == seat).values(left_ms=left)
        )


async def _lines(session: AsyncSession, table_id: str, version: int) -> list[Line]:
    entries = await session.execute(
        select(Entry.kind, Entry.seat, Entry.option, Entry.data)
        .where(Entry.table_id == table_id, Entry.number > version)
        .order_by(Entry.number)
    )
    return [Line(*entry) for entry in entries]


def _rebuild(
    table: TableRow, chairs: list[Chair], lines: list[Line], known: Course | None, snapshot: bytes | None
) -> Course:
    if known is not None:
        course = known.twin()
    elif snapshot is not None:
        course = Course(load_match(snapshot), table.snapshot_version, Question(table.snapshot_version))
    else:
        return whole_course(start_match(table, chairs), lines)
    for line in lines:
        course = course.after(line)
    return course
