"""The database: one engine, and sessions of which each is one transaction."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry


class Database:
    """A place to keep things. ``session()`` commits when its block ends well, and rolls back when it does not."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine = create_async_engine(
            url,
            pool_pre_ping=True,
            hide_parameters=True,  # an error's text may reach a log, and a statement's values must not
        )
        if url.startswith("sqlite"):
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self._sessions = async_sessionmaker(self.engine, expire_on_commit=False)

    @asynccontextmanager
    async def session(self) -> AsyncIterator[AsyncSession]:
        """One transaction."""
        async with self._sessions.begin() as session:
            yield session

    async def close(self) -> None:
        """Let go of every connection."""
        await self.engine.dispose()


def _prepare_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    # WAL with full sync: readers never wait, and what was committed survives kill -9 and power loss.
    for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
