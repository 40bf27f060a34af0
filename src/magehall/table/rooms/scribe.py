"""Writing journals: what comes in while something is being written shares the next transaction, and its one wait for
the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import bindparam, insert, or_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from magehall.table.database import Database
from magehall.table.models import Chair, Entry, TableRow

LIVING = ("playing", "adjourned")
"""The states in which a journal can go on."""

_advance = (
    update(TableRow.__table__)  # type: ignore[arg-type]  # a mapped class has a plain table
    .where(
        TableRow.id == bindparam("table"),
        TableRow.version == bindparam("old"),
        or_(
            *(TableRow.state == state for state in LIVING)
        ),  # a list could not be bound for many rows at once
    )
    .values(version=bindparam("new"))
)
_enter = insert(Entry.__table__)  # type: ignore[arg-type]  # a mapped class has a plain table
_PLAIN: dict[str, Any] = {"execution_options": {"synchronize_session": False}}
"""The sessions here hold no objects that would have to follow."""


class Stale(Exception):
    """Somebody else wrote this entry first, or the match is over."""


class Page(Struct):
    """The entries of one table after ``version``, and all that goes with them: values of the table's row, and of its
    chairs by seat. A page without entries asks for no version."""

    table: str
    version: int
    rows: Sequence[Mapping[str, Any]] = ()
    values: Mapping[str, Any] = {}
    chairs: Mapping[int, Mapping[str, Any]] = {}


class Scribe:
    """Takes pages and says when they are safe. A page is written whole or not at all. Pages that wait share a
    transaction; should that one fail, each gets its own, so that nobody's page suffers from another's."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Page, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, page: Page) -> None:
        """Return when the page is in the database. Raises Stale, having written nothing, if the journal has gone on
        meanwhile. Cancelled, the page may still be written."""
        if not self._database.one_writer:
            # A server with room for many writers is better off with many transactions.
            await self._write_all([page])
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((page, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        await done

    async def close(self) -> None:
        """Wait for what is being written."""
        if self._task is not None:
            # Not gather, which would cancel it if we are cancelled: then nobody would hear of the pages under way.
            await asyncio.wait({self._task})

    async def _work(self) -> None:
        while self._waiting:
            # Taken up only when our turn has come: until then more may join.
            batch: list[tuple[Page, asyncio.Future[None]]] = []
            try:
                async with self._database.session() as session:
                    batch = self._take()
                    await _enter_all(session, [page for page, _ in batch])
            except Exception as trouble:
                await self._one_by_one(batch or self._take(), trouble)
            else:
                for _, done in batch:
                    _tell(done)

    def _take(self) -> list[tuple[Page, asyncio.Future[None]]]:
        """What waits now. Whoever was cancelled while waiting has been told nothing, and a page not begun is dropped."""
        waiting, self._waiting = self._waiting, []
        return [(page, done) for page, done in waiting if not done.done()]

    async def _one_by_one(
        self, batch: Sequence[tuple[Page, asyncio.Future[None]]], trouble: Exception
    ) -> None:
        if len(batch) == 1:
            _tell(batch[0][1], _said(trouble))
            return
        for page, done in batch:
            try:
                await self._write_all([page])
            except Exception as own:
                _tell(done, own)
            else:
                _tell(done)

    async def _write_all(self, pages: Sequence[Page]) -> None:
        try:
            async with self._database.session() as session:
                await _enter_all(session, pages)
        except IntegrityError as trouble:
            raise _said(trouble) from None


async def _enter_all(session: AsyncSession, pages: Sequence[Page]) -> None:
    advances = [
        {"table": page.table, "old": page.version, "new": page.version + len(page.rows)}
        for page in pages
        if page.rows
    ]
    if advances:
        # asyncpg counts the rows only of a single one.
        advanced = await session.execute(_advance, advances[0] if len(advances) == 1 else advances)
        if advanced.rowcount != len(advances):  # type: ignore[attr-defined]  # an update's result has it
            raise Stale
        await session.execute(_enter, [dict(row) for page in pages for row in page.rows])
    for page in pages:
        if page.values:
            await session.execute(
                update(TableRow).where(TableRow.id == page.table).values(dict(page.values)), **_PLAIN
            )
        for seat, values in page.chairs.items():
            await session.execute(
                update(Chair).where(Chair.table_id == page.table, Chair.seat == seat).values(dict(values)),
                **_PLAIN,
            )


def _said(trouble: Exception) -> Exception:
    return Stale() if isinstance(trouble, IntegrityError) else trouble


def _tell(done: asyncio.Future[None], trouble: Exception | None = None) -> None:
    if done.done():
        return
    if trouble is None:
        done.set_result(None)
    else:
        done.set_exception(trouble)
