"""What was backed up comes back, and mistakes are told in one line."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from magehall.table.operations.backup import BackupError, backup, restore
from tests.table.support import PASSWORD, open_hall, settings_for


async def register(folder: Path, name: str, **settings: str) -> None:
    async with open_hall(folder, **settings) as hall:
        await hall.account(name)


async def knows(folder: Path, name: str, **settings: str) -> bool:
    async with open_hall(folder, **settings) as hall:
        answer = await hall().post("/api/me/login", json={"name": name, "password": PASSWORD})
        return answer.status_code == 200


def test_a_backup_brings_everything_back(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    asyncio.run(register(tmp_path, "Ondine"))
    target = tmp_path / "hall.backup"
    backup(settings, target)
    assert target.stat().st_mode & 0o077 == 0
    asyncio.run(register(tmp_path, "Melusine"))
    kept = restore(settings, target)
    assert asyncio.run(knows(tmp_path, "Ondine"))
    assert not asyncio.run(knows(tmp_path, "Melusine"))
    assert kept is not None
    restore(settings, kept)
    assert asyncio.run(knows(tmp_path, "Melusine"))


def test_a_backup_can_be_taken_while_people_play_and_a_restore_cannot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with open_hall(tmp_path) as hall:
            await hall.account("Ondine")
            await asyncio.to_thread(backup, hall.hall.settings, tmp_path / "hall.backup")
            await hall.account("Melusine")
            with pytest.raises(BackupError, match="in use; stop every server first"):
                await asyncio.to_thread(restore, hall.hall.settings, tmp_path / "hall.backup")
            await hall.account("Viviane")

    monkeypatch.setattr("magehall.table.operations.backup.TIMEOUT", 0.5)
    asyncio.run(play())
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    assert restore(settings_for(elsewhere), tmp_path / "hall.backup") is None
    assert asyncio.run(knows(elsewhere, "Ondine"))


def test_mistakes_are_told_and_change_nothing(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with pytest.raises(BackupError, match="no database"):
        backup(settings, tmp_path / "hall.backup")
    asyncio.run(register(tmp_path, "Ondine"))
    (tmp_path / "taken").write_text("x")
    with pytest.raises(BackupError, match="exists already"):
        backup(settings, tmp_path / "taken")
    with pytest.raises(BackupError, match="no folder"):
        backup(settings, tmp_path / "nowhere" / "hall.backup")
    with pytest.raises(BackupError, match="no file"):
        restore(settings, tmp_path / "nothing")
    with pytest.raises(BackupError, match="not a backup of ours"):
        restore(settings, tmp_path / "taken")
    sqlite3.connect(tmp_path / "other.db").execute("CREATE TABLE x (y)").connection.close()
    with pytest.raises(BackupError, match="not a backup of ours"):
        restore(settings, tmp_path / "other.db")
    assert asyncio.run(knows(tmp_path, "Ondine"))
    assert not list(tmp_path.glob("*.unfinished"))


def test_without_its_tools_postgresql_is_told_how_to_get_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_for(tmp_path, database="postgresql+asyncpg://hall:s3cret@localhost/hall")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BackupError, match="pg_dump is not installed") as refused:
        backup(settings, tmp_path / "hall.backup")
    assert "s3cret" not in str(refused.value)


@pytest.mark.slow
def test_a_backup_of_postgresql_brings_everything_back(tmp_path: Path, postgresql: str) -> None:
    settings = settings_for(tmp_path, database=postgresql)
    asyncio.run(register(tmp_path, "Ondine", database=postgresql))
    target = tmp_path / "hall.backup"
    backup(settings, target)
    asyncio.run(register(tmp_path, "Melusine", database=postgresql))
    assert restore(settings, target) is None
    assert asyncio.run(knows(tmp_path, "Ondine", database=postgresql))
    assert not asyncio.run(knows(tmp_path, "Melusine", database=postgresql))
    (tmp_path / "nonsense").write_text("x")
    with pytest.raises(BackupError, match="pg_restore failed"):
        restore(settings, tmp_path / "nonsense")
