"""Database migration at startup."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from magehall.table.database import Database

LOCK = 0x4D616765_68616C6C
"""The number of PostgreSQL's advisory lock: only one server migrates at a time, the others wait and find it done."""


TIMEOUT = 30
"""Seconds that a database has to begin to answer."""

STARTING_UP = "57P03"

log = logging.getLogger(__name__)


class DatabaseTooNew(Exception):
    """The database was migrated by a newer version of this program."""


def config() -> Config:
    """Alembic's configuration, without a file."""
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    found.set_main_option("path_separator", "os")
    found.set_main_option("file_template", "v%%(rev)s_%%(slug)s")
    return found


async def upgrade(database: Database) -> None:
    """Run the migrations that are missing, all or none. Several servers may start at once, and the database's own
    server may take a while to be there."""
    left = TIMEOUT
    while True:
        try:
            async with database.engine.begin() as connection:
                await _take_turn(connection)
                await connection.run_sync(_upgrade)
                return
        except (OSError, DBAPIError) as error:
            if left <= 0 or not (isinstance(error, OSError) or _will_be_there(error)):
                raise
        log.warning("waiting for the database")
        left -= 1
        await asyncio.sleep(1)


async def _take_turn(connection: AsyncConnection) -> None:
    if connection.dialect.name == "postgresql":
        await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    else:
        await connection.exec_driver_sql("BEGIN IMMEDIATE")


def _will_be_there(error: DBAPIError) -> bool:
    """Whether the error is transient. The database is starting, or another server is at work there."""
    starting = getattr(error.orig, "sqlstate", None) == STARTING_UP
    return starting or getattr(error.orig, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY


def _upgrade(connection: Connection) -> None:
    settings = config()
    settings.attributes["connection"] = connection
    try:
        command.upgrade(settings, "head")
    except CommandError as error:
        if "Can't locate revision" in str(error):
            raise DatabaseTooNew("the database was written by a newer version; upgrade this one") from None
        raise


def newest() -> str:
    """The newest revision of the migrations."""
    head = ScriptDirectory.from_config(config()).get_current_head()
    assert head is not None
    return head
