"""The database's file: for its owner alone, and never opened when it is damaged."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from magehall.cli import main
from magehall.table import sqlite_files
from magehall.table.operations.backup import backup, restore
from magehall.table.sqlite_files import DatabaseDamaged, check
from tests.table.operations.test_backup import knows, register
from tests.table.support import open_hall, settings_for

PAGE = 4096


@contextmanager
def umask(mask: int) -> Iterator[None]:
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)


def rights(folder: Path) -> dict[str, int]:
    """The rights of the database's files and of everything made of them."""
    return {
        path.name: path.stat().st_mode & 0o777 for path in folder.iterdir() if path.name.startswith("hall")
    }


def damage(folder: Path) -> bytes:
    """Spoil all but the first page of the hall's file; what it holds now."""
    file = folder / "hall.db"
    with closing(sqlite3.connect(file)) as alone:
        alone.execute("PRAGMA journal_mode=DELETE")
    whole = file.read_bytes()
    spoiled = whole[:PAGE] + b"\xff" * (len(whole) - PAGE)
    file.write_bytes(spoiled)
    return spoiled


@pytest.mark.parametrize("mask", [0o000, 0o022, 0o077])
def test_all_files_of_the_database_are_their_owners_alone(tmp_path: Path, mask: int) -> None:
    async def play() -> None:
        async with open_hall(tmp_path) as hall:
            await hall.account("Ondine")
            await asyncio.to_thread(backup, hall.hall.settings, tmp_path / "hall.backup")
            assert rights(tmp_path) == dict.fromkeys(
                ("hall.db", "hall.db-wal", "hall.db-shm", "hall.backup"), 0o600
            )

    with umask(mask):
        asyncio.run(play())
        kept = restore(settings_for(tmp_path), tmp_path / "hall.backup")
        assert kept is not None
        (tmp_path / "hall.db").unlink()
        restore(settings_for(tmp_path), kept)
    assert set(rights(tmp_path).values()) == {0o600}


def test_a_backup_is_its_owners_alone_from_its_first_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []
    monkeypatch.setattr(
        "magehall.table.operations.backup._copy_sqlite",
        lambda _source, target: seen.append(target.stat().st_mode & 0o777),
    )
    (tmp_path / "hall.db").touch()
    with umask(0):
        backup(settings_for(tmp_path), tmp_path / "hall.backup")
    assert seen == [0o600]


def test_rights_that_are_too_wide_are_taken_away_and_that_is_said_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(register(tmp_path, "Ondine"))
    (tmp_path / "hall.db").chmod(0o644)
    with caplog.at_level(logging.WARNING, "magehall.table.sqlite_files"):
        assert asyncio.run(knows(tmp_path, "Ondine"))
        assert asyncio.run(knows(tmp_path, "Ondine"))
    assert rights(tmp_path)["hall.db"] == 0o600
    assert [record.getMessage() for record in caplog.records if record.name == sqlite_files.__name__] == [
        "hall.db could be read by others; from now on only by its owner"
    ]


def test_a_damaged_file_is_noticed_and_left_as_it_is(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    asyncio.run(register(tmp_path, "Ondine"))
    check(settings.database)
    spoiled = damage(tmp_path)
    with pytest.raises(DatabaseDamaged, match=r"is damaged .* `magehall restore FILE`"):
        check(settings.database)
    assert (tmp_path / "hall.db").read_bytes() == spoiled


def test_what_a_killed_server_left_is_not_touched_by_the_check(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    asyncio.run(register(tmp_path, "Ondine"))
    code = (
        "import os, sqlite3; file = sqlite3.connect('hall.db'); file.execute('PRAGMA journal_mode=WAL');"
        "file.execute('UPDATE people SET epoch = epoch + 1'); file.commit(); os._exit(0)"
    )
    subprocess.run([sys.executable, "-c", code], cwd=tmp_path, check=True)
    files = [tmp_path / "hall.db", tmp_path / "hall.db-wal"]
    before = [file.read_bytes() for file in files]
    assert before[1]
    check(settings.database)
    assert [file.read_bytes() for file in files] == before


@pytest.mark.parametrize("content", [b"", None])
def test_a_hall_that_is_new_has_nothing_to_check(tmp_path: Path, content: bytes | None) -> None:
    if content is not None:
        (tmp_path / "hall.db").write_bytes(content)
    check(settings_for(tmp_path).database)
    check("postgresql+asyncpg://hall@localhost/hall")


def test_a_very_large_file_is_not_read_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(register(tmp_path, "Ondine"))
    damage(tmp_path)
    monkeypatch.setattr(sqlite_files, "CHECKED", PAGE)
    with caplog.at_level(logging.INFO, sqlite_files.__name__):
        check(settings_for(tmp_path).database)
    assert "too large" in caplog.text


@pytest.mark.parametrize("spoil", ["pages", "header"])
def test_a_server_does_not_start_on_a_damaged_file_and_a_backup_helps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], spoil: str
) -> None:
    settings = settings_for(tmp_path)
    monkeypatch.setenv("MAGEHALL_DATABASE", settings.database)
    asyncio.run(register(tmp_path, "Ondine"))
    backup(settings, tmp_path / "hall.backup")
    spoiled = damage(tmp_path)
    if spoil == "header":
        spoiled = b"\xff" * len(spoiled)
        (tmp_path / "hall.db").write_bytes(spoiled)
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        assert main(["serve"]) == 1
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
    assert "is damaged" in capsys.readouterr().err
    done = subprocess.run(
        [sys.executable, "-m", "magehall.table"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.returncode, "is damaged" in done.stderr, "Traceback" in done.stderr) == (1, True, False)
    assert (tmp_path / "hall.db").read_bytes() == spoiled
    assert main(["restore", str(tmp_path / "hall.backup")]) == 0
    assert asyncio.run(knows(tmp_path, "Ondine"))
    (kept,) = tmp_path.glob("hall.db.before-restore-*")
    assert kept.read_bytes() == spoiled
    assert kept.stat().st_mode & 0o777 == 0o600


def test_a_locked_file_is_left_to_whoever_opens_it_next(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(register(tmp_path, "Ondine"))
    with closing(sqlite3.connect(tmp_path / "hall.db")) as other:
        other.execute("PRAGMA journal_mode=DELETE")
        other.execute("BEGIN EXCLUSIVE")
        check(settings_for(tmp_path).database)
    assert "could not be looked at: database is locked" in caplog.text
