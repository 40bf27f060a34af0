"""The journal of a match in the database: read it, and write exactly one entry n+1."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from magehall.kernel.load import load_match
from magehall.kernel.match import Match
from magehall.table.database import Database
from magehall.table.lobby.setup import start_match
from magehall.table.models import Chair, Entry, Person, TableRow, now
from magehall.table.rooms.lines import Line, carry_out
from magehall.table.rooms.scribe import Page, Scribe
from magehall.table.rooms.thoughts import Thought, follow


class Loaded(Struct):
    """A table as the database has it."""

    table: TableRow
    chairs: list[Chair]
    people: dict[str, Person]
    match: Match[Any]
    version: int
    marks: list[int]
    thoughts: list[Thought]


class Journal:
    """Reading and writing journals."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._scribe = Scribe(database)

    async def close(self) -> None:
        """Wait for what is being written."""
        await self._scribe.close()

    async def load(self, table_id: str) -> Loaded | None:
        """The table with its match as far as it was written, or None."""
        async with self._database.reading() as session:
            table = await session.get(TableRow, table_id)
            if table is None:
                return None
            chairs = list(
                await session.scalars(select(Chair).where(Chair.table_id == table_id).order_by(Chair.seat))
            )
            people = [chair.person_id for chair in chairs if chair.person_id]
            rows = await session.scalars(select(Person).where(Person.id.in_(people)))
            known = {person.id: person for person in rows}
            entries = await session.scalars(
                select(Entry)
                .where(Entry.table_id == table_id, Entry.number > table.snapshot_version)
                .order_by(Entry.number)
            )
            lines = [Line(entry.kind, entry.seat, entry.option, entry.data) for entry in entries]
        # Replaying is the one long computation here, and the event loop must not wait for it.
        match, marks, thoughts = await asyncio.to_thread(_rebuild, table, chairs, lines)
        return Loaded(table, chairs, known, match, table.snapshot_version + len(lines), marks, thoughts)

    async def since(self, table_id: str, version: int) -> list[Line]:
        """The entries after ``version``."""
        async with self._database.reading() as session:
            entries = await session.scalars(
                select(Entry).where(Entry.table_id == table_id, Entry.number > version).order_by(Entry.number)
            )
            return [Line(entry.kind, entry.seat, entry.option, entry.data) for entry in entries]

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

    async def set_state(self, table_id: str, state: str, left_ms: Mapping[int, int]) -> None:
        """Abort, adjourn or resume a table, with the clocks as they stand."""
        async with self._database.session() as session:
            values: dict[str, Any] = {"state": state}
            if state == "aborted":
                values["ended"] = now()
            await session.execute(update(TableRow).where(TableRow.id == table_id).values(values))
            await _keep_time(session, table_id, left_ms)

    async def keep_time(self, table_id: str, version: int, left_ms: Mapping[int, int]) -> None:
        """Write down what the clocks show, unless the journal has gone on meanwhile."""
        async with self._database.session() as session:
            if await session.scalar(select(TableRow.version).where(TableRow.id == table_id)) == version:
                await _keep_time(session, table_id, left_ms)

    async def seat_bot(self, table_id: str, seat: int, bot: str) -> None:
        """A bot takes a chair; whoever sat there stays named."""
        async with self._database.session() as session:
            await session.execute(
                update(Chair).where(Chair.table_id == table_id, Chair.seat == seat).values(bot=bot)
            )

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


def _rebuild(
    table: TableRow, chairs: list[Chair], lines: list[Line]
) -> tuple[Match[Any], list[int], list[Thought]]:
    match = load_match(table.snapshot) if table.snapshot is not None else start_match(table, chairs)
    marks = [0] * table.snapshot_version + [len(match.events)]
    thoughts: list[Thought] = []
    for line in lines:
        match = carry_out(match, line)
        thoughts = follow(thoughts, line, len(marks), marks[-1], match.events)
        marks.append(len(match.events))
    return match, marks, thoughts
