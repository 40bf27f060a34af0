"""Batch writer of journals: writes that wait share one transaction. They share its one wait for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence, Set
from functools import cache, partial
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, bindparam, insert, or_, update
from sqlalchemy.exc import IntegrityError

from magehall.table.database import Database
from magehall.table.models import Chair, Entry, TableRow
from magehall.table.prepared import PreparedStatement

Work = Callable[[Connection], None]
"""What one transaction does."""

PAUSE = 0.02
"""Where several tables write, transactions begin so many seconds apart. Those who come meanwhile share a wait for the disk
and two changes of threads, which together take longer than what they write."""

LIVING = ("playing", "adjourned")
"""The states in which a journal can go on."""

_advance = PreparedStatement(
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
_enter = PreparedStatement(
    insert(Entry.__table__),  # type: ignore[arg-type]  # a mapped class has a plain table
    [column.name for column in Entry.__table__.columns],
)


class VersionConflict(Exception):
    """Optimistic locking failed: the entry exists, or the match is over."""


class WriteRequest(Struct):
    """The entries to write after ``version`` of one table. With them go values of the table's row, and of its chairs by
    seat. A request without entries asks for no version."""

    table: str
    version: int
    rows: Sequence[Mapping[str, Any]] = ()
    values: Mapping[str, Any] = {}
    chairs: Mapping[int, Mapping[str, Any]] = {}


class BatchWriter:
    """Writes requests in batches, each request whole or not at all. Requests that wait share a transaction; should that
    one fail, each gets its own, so that nobody's request suffers from another's. A table that writes alone waits for
    nobody; where others wrote a moment ago, it waits for those who come soon."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[WriteRequest, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None
        self._began = 0.0
        self._tables: Set[str] = frozenset()
        """When the last batch began, by the event loop's clock, and whose it was."""
        self._pause: Callable[[float], Awaitable[None]] = asyncio.sleep

    async def write(self, request: WriteRequest) -> None:
        """Return when the request is committed. Raises VersionConflict, having written nothing, if the journal has gone
        on meanwhile. Cancelled, the request may still be written."""
        if not self._database.one_writer:
            # A server with room for many writers is better off with many transactions.
            await self._write_all([request])
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((request, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        await done

    async def close(self) -> None:
        """Wait for pending writes."""
        if self._task is not None:
            # Not gather, which would cancel it if we are cancelled: then nobody would hear of the requests under way.
            await asyncio.wait({self._task})

    async def _work(self) -> None:
        while self._waiting:
            await self._let_others_join()
            # Taken up only when our turn has come: until then more may join.
            batch: list[tuple[WriteRequest, asyncio.Future[None]]] = []
            try:
                await self._database.transact(partial(self._begin, batch))
            except Exception as error:
                await self._one_by_one(batch or self._take(), error)
            else:
                for _, done in batch:
                    _tell(done)

    async def _let_others_join(self) -> None:
        """Wait until the last batch began long enough ago. Who was alone in it, and is so now, has nobody to wait
        for."""
        clock = asyncio.get_running_loop().time
        early = self._began + PAUSE - clock()
        if early > 0 and any(request.table not in self._tables for request, _ in self._waiting):
            await self._pause(early)
        self._began = clock()

    def _begin(self, batch: list[tuple[WriteRequest, asyncio.Future[None]]]) -> Work:
        """Put all waiting requests into ``batch``, to be written together."""
        batch += self._take()
        self._tables = frozenset(request.table for request, _ in batch)
        return partial(_enter_all, requests=[request for request, _ in batch])

    def _take(self) -> list[tuple[WriteRequest, asyncio.Future[None]]]:
        """Take all waiting requests. Whoever was cancelled while waiting has been told nothing, and a request not begun
        is dropped."""
        waiting, self._waiting = self._waiting, []
        return [(request, done) for request, done in waiting if not done.done()]

    async def _one_by_one(
        self, batch: Sequence[tuple[WriteRequest, asyncio.Future[None]]], error: Exception
    ) -> None:
        """Write each request of a failed batch in its own transaction."""
        if len(batch) == 1:
            _tell(batch[0][1], _said(error))
            return
        for request, done in batch:
            try:
                await self._write_all([request])
            except Exception as own:
                _tell(done, own)
            else:
                _tell(done)

    async def _write_all(self, requests: Sequence[WriteRequest]) -> None:
        try:
            await self._database.transact(lambda: partial(_enter_all, requests=requests))
        except IntegrityError as error:
            raise _said(error) from None


def _enter_all(connection: Connection, requests: Sequence[WriteRequest]) -> None:
    advances = [
        {"table": request.table, "old": request.version, "new": request.version + len(request.rows)}
        for request in requests
        if request.rows
    ]
    if advances:
        if _advance.execute(connection, advances) != len(advances):
            raise VersionConflict
        _enter.execute(connection, [row for request in requests for row in request.rows])
    for request in requests:
        if request.values:
            of_table = {"of_table": request.table}
            _change_table(tuple(request.values)).execute(connection, [{**request.values, **of_table}])
        for seat, values in request.chairs.items():
            of_chair = {"of_table": request.table, "of_seat": seat}
            _change_chair(tuple(values)).execute(connection, [{**values, **of_chair}])


@cache
def _change_table(columns: tuple[str, ...]) -> PreparedStatement:
    """The update of these columns of a table's row."""
    return PreparedStatement(
        update(TableRow.__table__)  # type: ignore[arg-type]  # a mapped class has a plain table
        .where(TableRow.id == bindparam("of_table"))
        .values({column: bindparam(column) for column in columns})
    )


@cache
def _change_chair(columns: tuple[str, ...]) -> PreparedStatement:
    """The update of these columns of a chair."""
    return PreparedStatement(
        update(Chair.__table__)  # type: ignore[arg-type]  # a mapped class has a plain table
        .where(Chair.table_id == bindparam("of_table"), Chair.seat == bindparam("of_seat"))
        .values({column: bindparam(column) for column in columns})
    )


def _said(error: Exception) -> Exception:
    return VersionConflict() if isinstance(error, IntegrityError) else error


def _tell(done: asyncio.Future[None], error: Exception | None = None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
