"""Migrations: from nothing to today, as the models say, once, however many servers start."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from magehall.table.database import Database
from magehall.table.migrations.upgrade import DatabaseTooNew, config, newest, upgrade
from magehall.table.models import Base


def differences(connection: Connection) -> list[Any]:
    """What would still have to be migrated for the database to be as the models say."""
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, Base.metadata))


async def bring_up(url: str) -> tuple[str, list[Any]]:
    database = Database(url)
    try:
        await upgrade(database)
        await upgrade(database)
        async with database.engine.connect() as connection:
            version = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one()
            return version, await connection.run_sync(differences)
    finally:
        await database.close()


async def bring_up_at_once(url: str, servers: int) -> None:
    databases = [Database(url) for _ in range(servers)]
    try:
        ends = await asyncio.gather(*(upgrade(database) for database in databases), return_exceptions=True)
        assert ends == [None] * servers
    finally:
        for database in databases:
            await database.close()


def test_from_nothing_to_what_the_models_say(tmp_path: Path) -> None:
    assert asyncio.run(bring_up(f"sqlite+aiosqlite:///{tmp_path / 'hall.db'}")) == (newest(), [])


def test_servers_that_start_at_once_on_sqlite(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'hall.db'}"
    asyncio.run(bring_up_at_once(url, 8))
    assert asyncio.run(bring_up(url)) == (newest(), [])


def test_a_database_from_the_future_is_left_alone(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'hall.db'}"
    asyncio.run(bring_up(url))
    file = sqlite3.connect(tmp_path / "hall.db")
    file.execute("UPDATE alembic_version SET version_num = '9999'")
    file.commit()
    file.close()
    with pytest.raises(DatabaseTooNew, match="newer version"):
        asyncio.run(bring_up(url))


def test_a_server_that_migrates_for_long_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("magehall.table.database.BUSY", 1)

    async def test() -> None:
        with closing(sqlite3.connect(tmp_path / "hall.db")) as other:
            other.execute("PRAGMA journal_mode=WAL")
            other.execute("BEGIN IMMEDIATE")
            upgrading = asyncio.create_task(bring_up(f"sqlite+aiosqlite:///{tmp_path / 'hall.db'}"))
            while "waiting for the database" not in caplog.text and not upgrading.done():
                await asyncio.sleep(0.01)
            other.rollback()
        assert await upgrading == (newest(), [])

    asyncio.run(test())


@pytest.mark.slow
def test_postgresql_and_servers_that_start_at_once(postgresql: str) -> None:
    asyncio.run(bring_up_at_once(postgresql, 4))
    assert asyncio.run(bring_up(postgresql)) == (newest(), [])


def test_a_database_that_is_not_there_yet_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("magehall.table.migrations.upgrade.TIMEOUT", 1)
    with socket.socket() as taken:  # nobody listens there, and nobody else can
        taken.bind(("127.0.0.1", 0))
        url = f"postgresql+asyncpg://nobody@127.0.0.1:{taken.getsockname()[1]}/nothing"
        with pytest.raises(OSError, match=r"refused|failed"):
            asyncio.run(bring_up(url))


def test_a_session_from_before_is_still_good_and_has_a_name(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'hall.db'}"

    async def migrate(revision: str) -> None:
        database = Database(url)
        try:
            async with database.engine.begin() as connection:
                await connection.run_sync(_migrate_to, revision)
        finally:
            await database.close()

    asyncio.run(migrate("0002"))
    with closing(sqlite3.connect(tmp_path / "hall.db")) as file:
        file.execute(
            "INSERT INTO people (id, name, epoch, settings, created) VALUES ('p', 'Ondine', 0, '{}', '2026-01-01')"
        )
        for token, replaces in (("a" * 64, None), ("b" * 64, "a" * 64)):
            file.execute(
                "INSERT INTO sessions (token_hash, person_id, epoch, created, renewed, expires, replaces)"
                " VALUES (?, 'p', 0, '2026-01-01', '2026-01-02', '2026-12-31', ?)",
                (token, replaces),
            )
        file.commit()
    assert asyncio.run(bring_up(url)) == (newest(), [])
    with closing(sqlite3.connect(tmp_path / "hall.db")) as file:
        found = file.execute("SELECT id, begun, seen, browser, system FROM sessions").fetchall()
    assert found == [("a" * 16, "2026-01-01", "2026-01-02", "", "")] * 2


def _migrate_to(connection: Connection, revision: str) -> None:
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, revision)
