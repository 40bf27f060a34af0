"""Repository of finished matches and journals."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import String, and_, cast, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import defer

from magehall.table.lobby.pagination import Cursor, older
from magehall.table.lobby.repository import OVER
from magehall.table.models import Chair, Entry, Person, TableRow


class StoredEntry(NamedTuple):
    """A journal entry as stored."""

    number: int
    kind: str
    seat: int | None
    option: str | None
    data: dict[str, Any] | None
    at: datetime


class Tally(NamedTuple):
    """A count of finished matches with the same key. ``winners`` is a list in JSON."""

    game: str
    seats: int
    seat: int
    left: bool
    winners: str | None
    number: int


class RecordRepository:
    """Repository of records in one transaction."""

    def __init__(self, session: AsyncSession) -> None:
        self.session = session

    async def entries(
        self, table_id: str, *, after: int = 0, until: datetime | None = None, limit: int
    ) -> list[StoredEntry]:
        """The entries after number ``after``, at most ``limit``. With ``until`` only those before the first one that
        was made later than that."""
        query = (
            select(Entry.number, Entry.kind, Entry.seat, Entry.option, Entry.data, Entry.at)
            .where(Entry.table_id == table_id, Entry.number > after)
            .order_by(Entry.number)
            .limit(limit)
        )
        if until is not None:
            later = select(func.min(Entry.number)).where(Entry.table_id == table_id, Entry.at > until)
            first = func.coalesce(later.scalar_subquery(), 1 << 30)
            query = query.where(Entry.number < first)
        return [StoredEntry(*row) for row in await self.session.execute(query)]

    async def finished_of_person(
        self, person_id: str, game: str | None, after: Cursor | None, limit: int
    ) -> list[TableRow]:
        """A person's finished and imported matches, the latest first. Lessons are not among it."""
        played = select(Chair.table_id).where(Chair.person_id == person_id)
        brought = and_(TableRow.imported, TableRow.host_id == person_id)
        query = (
            select(TableRow)
            .options(defer(TableRow.snapshot))
            .where(TableRow.state == OVER, TableRow.lesson.is_(None))
            .where(or_(TableRow.id.in_(played), brought))
            .order_by(TableRow.ended.desc(), TableRow.id.desc())
            .limit(limit)
        )
        if game is not None:
            query = query.where(TableRow.game == game)
        if after is not None:
            query = query.where(older(TableRow.ended, after))
        return list(await self.session.scalars(query))

    async def tallies(self, person_id: str) -> list[Tally]:
        """A person's finished matches, grouped and counted for statistics. Lessons and positions set up by hand do not
        count."""
        left = Chair.bot.is_not(None)
        winners = cast(TableRow.result["winners"].as_string(), String)
        same = (TableRow.game, TableRow.seats, Chair.seat, left, winners)
        query = (
            select(*same, func.count())
            .select_from(Chair)
            .join(TableRow, TableRow.id == Chair.table_id)
            .where(Chair.person_id == person_id, TableRow.state == OVER)
            .where(TableRow.lesson.is_(None), TableRow.position.is_(None), TableRow.result.is_not(None))
            .group_by(*same)
        )
        return [Tally(*row) for row in await self.session.execute(query)]

    async def person(self, person_id: str) -> Person | None:
        """A person who is not deleted."""
        return await self.session.scalar(
            select(Person).where(Person.id == person_id, Person.deleted.is_(None))
        )

    async def add_record(
        self, table: TableRow, chairs: Sequence[Chair], moves: Sequence[tuple[int, str]]
    ) -> None:
        """Insert a finished table with its journal."""
        self.session.add(table)
        await self.session.flush()
        self.session.add_all(chairs)
        await self.session.flush()
        if moves:
            await self.session.execute(
                insert(Entry),
                [
                    {
                        "table_id": table.id,
                        "number": number,
                        "kind": "move",
                        "seat": seat,
                        "option": option,
                        "at": table.created,
                    }
                    for number, (seat, option) in enumerate(moves, 1)
                ],
            )
