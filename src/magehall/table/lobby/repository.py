"""Repository of tables and chairs.

Whoever changes a table first holds it: ``hold`` is an update that changes nothing, which PostgreSQL answers with a lock
on the row and SQLite with its one write lock. What is read after that is what is written to.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from msgspec import Struct
from sqlalchemy import Select, and_, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import defer
from sqlalchemy.sql.elements import ColumnElement

from magehall.table.lobby.pagination import Cursor, older
from magehall.table.models import Chair, Person, TableRow, now

OPEN, PLAYING, OVER, ABORTED, ADJOURNED = "open", "playing", "over", "aborted", "adjourned"
LIVING = (OPEN, PLAYING, ADJOURNED)
"""A table to come back to."""

FINISHED = (OVER, ABORTED)
"""A table at which nothing more will happen."""


class Seating(Struct):
    """A table with its chairs in order, and its people by id."""

    table: TableRow
    chairs: list[Chair]
    people: dict[str, Person]

    def seat_of(self, person_id: str | None) -> int | None:
        """The seat that is, or before a bot took over was, that person's."""
        if person_id is None:
            return None
        return next((chair.seat for chair in self.chairs if chair.person_id == person_id), None)

    @property
    def free(self) -> list[Chair]:
        """The free chairs."""
        return [chair for chair in self.chairs if is_free(chair)]


def is_free(chair: Chair) -> bool:
    """Whether a chair is free."""
    return chair.person_id is None and chair.bot is None


class TableRepository:
    """Repository of tables in one transaction."""

    def __init__(self, session: AsyncSession) -> None:
        self.session = session

    async def get(self, table_id: str) -> Seating | None:
        """Load a table with its chairs and people."""
        table = await self.session.scalar(_tables().where(TableRow.id == table_id))
        return (await self.seatings([table]))[0] if table is not None else None

    async def hold(self, table_id: str) -> Seating | None:
        """Lock a table's row for this transaction, and load it."""
        unchanged = update(TableRow).where(TableRow.id == table_id).values(created=TableRow.created)
        await self.session.execute(unchanged.execution_options(synchronize_session=False))
        return await self.get(table_id)

    async def hold_person(self, person_id: str) -> None:
        """Lock a person, so that nobody else adds tables for them. It lasts until this transaction is over."""
        unchanged = update(Person).where(Person.id == person_id).values(created=Person.created)
        await self.session.execute(unchanged.execution_options(synchronize_session=False))

    async def hold_quick_match(self, game: str) -> None:
        """Lock the quick match of a game. Otherwise two who wait might never find each other."""
        if self.session.get_bind().dialect.name == "postgresql":
            number = int.from_bytes(hashlib.sha256(f"quick:{game}".encode()).digest()[:8], "big", signed=True)
            await self.session.execute(select(func.pg_advisory_xact_lock(number)))
        else:
            await self.hold_person("")

    async def seatings(self, tables: Sequence[TableRow]) -> list[Seating]:
        """Tables with their chairs and people, in one query."""
        found = {table.id: Seating(table, [], {}) for table in tables}
        if found:
            rows = await self.session.execute(
                select(Chair, Person)
                .outerjoin(Person, Person.id == Chair.person_id)
                .where(Chair.table_id.in_(found))
                .order_by(Chair.table_id, Chair.seat)
                .execution_options(populate_existing=True)
            )
            for chair, person in rows:
                seating = found[chair.table_id]
                seating.chairs.append(chair)
                if person is not None:
                    seating.people[person.id] = person
        return list(found.values())

    async def add(self, table: TableRow, chairs: Sequence[Chair]) -> None:
        """Insert a new table. Raises IntegrityError if its id, or its being a rematch, is taken."""
        self.session.add(table)
        await self.session.flush()
        self.session.add_all(chairs)
        await self.session.flush()

    async def public_in_states(
        self, states: Sequence[str], game: str | None, after: Cursor | None, limit: int
    ) -> list[TableRow]:
        """Public tables, the newest first."""
        query = _tables().where(TableRow.state.in_(states), TableRow.public, _of_game(game))
        if after is not None:
            query = query.where(older(TableRow.created, after))
        query = query.order_by(TableRow.created.desc(), TableRow.id.desc()).limit(limit)
        return list(await self.session.scalars(query))

    async def living_of_person(self, person_id: str, game: str | None, limit: int) -> list[TableRow]:
        """The tables a person can return to, newest first. Where a bot has taken over there is no way back."""
        query = (
            _tables()
            .join(Chair, Chair.table_id == TableRow.id)
            .where(
                Chair.person_id == person_id,
                Chair.bot.is_(None),
                TableRow.state.in_(LIVING),
                TableRow.lesson.is_(None),
                _of_game(game),
            )
            .order_by(TableRow.created.desc(), TableRow.id.desc())
            .limit(limit)
        )
        return list(await self.session.scalars(query))

    async def end_lessons(self, person_id: str) -> None:
        """End a person's other lessons: one at a time."""
        await self.session.execute(
            update(TableRow)
            .where(TableRow.host_id == person_id, TableRow.lesson.is_not(None), TableRow.state == PLAYING)
            .values(state="aborted", ended=now())
        )

    async def count_hosted(self, person_id: str) -> dict[str, int]:
        """Count a person's tables by state, and the imported ones. One at which nobody is missing counts as in play: it
        is about to be."""
        rows = await self.session.execute(
            select(TableRow.state, TableRow.imported, _has_free_chair()).where(
                TableRow.host_id == person_id, or_(TableRow.state.in_((OPEN, PLAYING)), TableRow.imported)
            )
        )
        counts: dict[str, int] = {}
        for state, imported, is_free in rows:
            key = "imported" if imported else PLAYING if state == OPEN and not is_free else state
            counts[key] = counts.get(key, 0) + 1
        return counts

    async def count_waiting(self, person_id: str) -> int:
        """Count the tables that have not begun where a person sits."""
        found = await self.session.scalar(
            select(func.count())
            .select_from(Chair)
            .join(TableRow, TableRow.id == Chair.table_id)
            .where(Chair.person_id == person_id, TableRow.state == OPEN)
        )
        return found or 0

    async def open_for_quick_match(self, game: str, person_id: str, since: datetime) -> list[str]:
        """Matching tables with a free chair, oldest first. Those of ``person_id`` are not among them."""
        mine = exists().where(Chair.table_id == TableRow.id, Chair.person_id == person_id)
        query = (
            select(TableRow.id)
            .where(
                _waiting(game),
                TableRow.created >= since,
                TableRow.host_id != person_id,
                ~mine,
                _has_free_chair(),
            )
            .order_by(TableRow.created, TableRow.id)
            .limit(20)
        )
        return list(await self.session.scalars(query))

    async def waiting_of_person(self, game: str, person_id: str) -> str | None:
        """A matching table at which this person is waiting already."""
        query = (
            select(TableRow.id)
            .join(Chair, Chair.table_id == TableRow.id)
            .where(_waiting(game), TableRow.host_id == person_id, Chair.person_id == person_id)
            .order_by(TableRow.created)
            .limit(1)
        )
        return await self.session.scalar(query)

    async def rematch_of(self, table_id: str) -> str | None:
        """The rematch of a table, if there is one."""
        return await self.session.scalar(select(TableRow.id).where(TableRow.rematch_of == table_id))


def _tables() -> Select[Any]:
    """Tables without their snapshot, which only rooms need."""
    return select(TableRow).options(defer(TableRow.snapshot)).execution_options(populate_existing=True)


def _has_free_chair() -> ColumnElement[bool]:
    return exists().where(Chair.table_id == TableRow.id, Chair.person_id.is_(None), Chair.bot.is_(None))


def _of_game(game: str | None) -> ColumnElement[bool]:
    return TableRow.game == game if game is not None else TableRow.game.is_not(None)


def _waiting(game: str) -> ColumnElement[bool]:
    """SQL condition of public waiting tables. They are open to anybody, from the game's own beginning, and not at a
    move a day."""
    return and_(
        TableRow.state == OPEN,
        TableRow.public,
        TableRow.game == game,
        TableRow.position.is_(None),
        TableRow.clock["kind"].as_string() != "correspondence",
    )
