"""Database engine and sessions; each session is one transaction."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from functools import partial
from threading import Thread
from typing import Any, TypeVar
from weakref import WeakSet

import aiosqlite
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from magehall.table.worker_thread import WorkerThread

log = logging.getLogger(__name__)

T = TypeVar("T")

BUSY = 10_000
"""Milliseconds that SQLite waits for others than this server: a backup, or a second server on the same file."""

WRITERS, READERS = 5, 10
"""So many connections are open for each."""

TIMEOUT = 5.0
"""So many seconds a connection's thread may take to end when the database is closed."""


class Database:
    """Async database engine with one writer at a time on SQLite. ``session()`` commits when its block ends well, and
    rolls back when it does not.

    Readers have a connection pool of their own: however many want to read, whoever writes a move waits for none of them.

    SQLite has one writer at a time and lets whoever asks at the right moment go first: under load someone would wait
    until its patience ends. So those who may write take turns here, in the order they came and before they take a
    connection; nobody opens a session within a session. Who only reads waits for nobody. ``transact`` is for those who
    write often: on SQLite a session changes threads for each statement, and that costs more than the statement.

    ``written`` counts the transactions of those who may write, and ``damaged`` is set once SQLite has met a page that
    cannot be right: whatever is read from then on may be wrong, too."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.one_writer = url.startswith("sqlite")
        self.written = 0
        self.damaged = False
        self._workers: WeakSet[Thread] = WeakSet()
        self.engine = self._make_engine(WRITERS)
        self._reading_engine = self._make_engine(READERS)
        self._thread = WorkerThread("transactions") if self.one_writer else None
        self.transaction_engine = self._make_thread_engine() if self.one_writer else self.engine.sync_engine
        """The engine on which ``transact`` runs."""
        self._connection: Connection | None = None
        self._turn: AbstractAsyncContextManager[None] = asyncio.Lock() if self.one_writer else nullcontext()
        self._sessions = async_sessionmaker(self.engine, expire_on_commit=False)
        self._reading_sessions = async_sessionmaker(self._reading_engine, expire_on_commit=False)

    def _make_engine(self, connections: int) -> AsyncEngine:
        engine = create_async_engine(
            self.url,
            connect_args={"async_creator_fn": self._open_sqlite} if self.one_writer else {},
            pool_pre_ping=not self.one_writer,  # a file cannot hang up
            # A connection beyond the pool's size would be opened and closed for each use.
            pool_size=connections,
            max_overflow=0,
            hide_parameters=True,  # an error's text may reach a log, and a statement's values must not
        )
        if self.one_writer:
            self._listen(engine.sync_engine)
        return engine

    def _make_thread_engine(self) -> Engine:
        """The engine of the one thread that writes many statements at a time."""
        url = make_url(self.url).set(drivername="sqlite")
        engine = create_engine(url, pool_size=1, max_overflow=0, hide_parameters=True)
        self._listen(engine)
        return engine

    def _listen(self, engine: Engine) -> None:
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "handle_error", self._note_error)

    async def transact(self, begin: Callable[[], Callable[[Connection], T]]) -> T:
        """Run synchronous work in one transaction that may write. ``begin`` is called once its turn has come, and gives
        the work. Cancelled, the work may still be done."""
        async with self._turn:
            work = begin()
            if self._thread is None:
                async with self.engine.begin() as connection:
                    done = await connection.run_sync(work)
            else:
                done = await self._thread.run(partial(self._in_transaction, work))
            self.written += 1
            return done

    @asynccontextmanager
    async def session(self) -> AsyncIterator[AsyncSession]:
        """A transaction that may write."""
        async with self._turn:
            async with self._sessions.begin() as session:
                yield session
            self.written += 1

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A read-only transaction."""
        async with self._reading_sessions.begin() as session:
            yield session

    async def close(self) -> None:
        """Close every connection.

        One whose task was cancelled is closed by its own thread in its own time. That thread reports to the running
        loop, so it must not outlive it."""
        await self.engine.dispose()
        await self._reading_engine.dispose()
        if self._thread is not None:
            await asyncio.to_thread(self._thread.close)
            self._end_connection()
            self.transaction_engine.dispose()
        await asyncio.to_thread(self._join_workers)

    def _in_transaction(self, work: Callable[[Connection], T]) -> T:
        """Run ``work`` in a transaction of the thread's own connection, which stays open. After a failure the next
        transaction gets a new one."""
        try:
            if self._connection is None:
                self._connection = self.transaction_engine.connect()
            with self._connection.begin():
                return work(self._connection)
        except sqlite3.Error as error:
            # A prepared statement speaks with SQLite itself; whoever wanted the work knows SQLAlchemy's errors.
            self._end_connection()
            self._note_damage(error)
            kind = IntegrityError if isinstance(error, sqlite3.IntegrityError) else DBAPIError
            raise kind(None, None, error) from error
        except BaseException:
            self._end_connection()
            raise

    def _end_connection(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _open_sqlite(self, *args: Any, **kwargs: Any) -> aiosqlite.Connection:
        connection = aiosqlite.connect(*args, **kwargs)
        worker = connection._thread
        worker.daemon = True
        self._workers.add(worker)
        return connection

    def _note_error(self, context: ExceptionContext) -> None:
        self._note_damage(context.original_exception)

    def _note_damage(self, error: BaseException) -> None:
        # SQLite's codes have their family in the lowest byte.
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) and not self.damaged:
            self.damaged = True
            log.error("the database is damaged: stop the server, and put a backup in its place")

    def _join_workers(self) -> None:
        for worker in list(self._workers):
            if worker.is_alive():
                worker.join(TIMEOUT)


def _prepare_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    # WAL with full sync: readers never wait, and what was committed survives kill -9 and power loss.
    for pragma in (f"busy_timeout={BUSY}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
