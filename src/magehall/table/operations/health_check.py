"""Health check of the database. One row is written and read, at most once a second."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import Callable

from sqlalchemy import select, update
from sqlalchemy.exc import DBAPIError

from magehall.table.database import Database
from magehall.table.models import HealthCheckRow, now

log = logging.getLogger(__name__)

EVERY = 1.0
"""So many seconds an answer counts."""

TIMEOUT = 2.0
"""Seconds after which a database that does not answer counts as away."""

FAILED, SLOW, DAMAGED = "failed", "slow", "damaged"
_SQLITE = {
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_IOERR: "disk-error",
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
_POSTGRESQL = {"53100": "disk-full", "25006": "read-only", "XX001": DAMAGED, "XX002": DAMAGED}


class DatabaseHealthCheck:
    """Write probe of the database. The write takes its turn among all others, so a hall with much to write is asked to
    wait, and is not ill: while others get through, the last answer counts. ``tick`` is a clock."""

    def __init__(self, database: Database, tick: Callable[[], float] = time.monotonic) -> None:
        self._database = database
        self._tick = tick
        self._check: asyncio.Task[str | None] | None = None
        self._found: str | None = None
        self._at = -EVERY

    async def problem(self) -> str | None:
        """Why the database cannot be written, in a word; None if healthy."""
        if self._database.damaged:
            return DAMAGED
        if self._check is None and self._tick() - self._at < EVERY:
            return self._found
        if self._check is None:
            self._check = asyncio.create_task(self._write())
        check, written = self._check, self._database.written
        done, _ = await asyncio.wait([check], timeout=TIMEOUT)
        if done:
            return check.result()
        if self._database.written > written:
            return self._found
        # Whatever held it up the last time holds until a write says otherwise.
        return self._found or SLOW

    async def close(self) -> None:
        """Cancel a write that is under way."""
        if self._check is not None:
            self._check.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._check

    async def _write(self) -> str | None:
        try:
            async with self._database.session() as session:
                await session.execute(update(HealthCheckRow).values(at=now()))
            # Those who read have connections of their own, which may meet what the writer's cache hides.
            async with self._database.reading() as session:
                await session.execute(select(HealthCheckRow.at))
            found = None
        except Exception as error:
            found = reason_of(error)
            log.warning("the database cannot be written: %s", found)
        finally:
            self._check = None
        self._found, self._at = found, self._tick()
        return found


def reason_of(error: Exception) -> str:
    """Classify a database error in a word. Nothing of what was written is in it."""
    if not isinstance(error, DBAPIError):
        return FAILED
    # SQLite's codes have their family in the lowest byte.
    code = getattr(error.orig, "sqlite_errorcode", None)
    if isinstance(code, int):
        return _SQLITE.get(code & 0xFF, FAILED)
    return _POSTGRESQL.get(str(getattr(error.orig, "sqlstate", "")), FAILED)
