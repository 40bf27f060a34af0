"""Does the database take what is written? One row is written to find out, at most once a second."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import Callable

from sqlalchemy import update
from sqlalchemy.exc import DBAPIError

from magehall.table.database import Database
from magehall.table.models import Pulse, now

log = logging.getLogger(__name__)

EVERY = 1.0
"""So many seconds an answer counts."""

PATIENCE = 2.0
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


class Heart:
    """Writes the database's pulse. The write takes its turn among all others, so a hall with much to write is asked
    to wait, and is not ill: while others get through, the last answer counts. ``tick`` is a clock."""

    def __init__(self, database: Database, tick: Callable[[], float] = time.monotonic) -> None:
        self._database = database
        self._tick = tick
        self._beat: asyncio.Task[str | None] | None = None
        self._found: str | None = None
        self._at = -EVERY

    async def trouble(self) -> str | None:
        """Why nothing can be written, in a word; None if all is well."""
        if self._database.damaged:
            return DAMAGED
        if self._beat is None and self._tick() - self._at < EVERY:
            return self._found
        if self._beat is None:
            self._beat = asyncio.create_task(self._write())
        beat, written = self._beat, self._database.written
        done, _ = await asyncio.wait([beat], timeout=PATIENCE)
        if done:
            return beat.result()
        return self._found if self._database.written > written else SLOW

    async def close(self) -> None:
        """Let go of a write that is under way."""
        if self._beat is not None:
            self._beat.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._beat

    async def _write(self) -> str | None:
        try:
            async with self._database.session() as session:
                await session.execute(update(Pulse).values(at=now()))
            found = None
        except Exception as error:
            found = reason_of(error)
            log.warning("the database cannot be written: %s", found)
        finally:
            self._beat = None
        self._found, self._at = found, self._tick()
        return found


def reason_of(error: Exception) -> str:
    """An error of the database in a word; nothing of what was written is in it."""
    if not isinstance(error, DBAPIError):
        return FAILED
    # SQLite's codes have their family in the lowest byte.
    code = getattr(error.orig, "sqlite_errorcode", None)
    if isinstance(code, int):
        return _SQLITE.get(code & 0xFF, FAILED)
    return _POSTGRESQL.get(str(getattr(error.orig, "sqlstate", "")), FAILED)
