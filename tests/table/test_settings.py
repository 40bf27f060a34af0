"""Settings that nobody can have meant are refused before anything begins, in one sentence that says what to write."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from magehall.cli import main
from magehall.table.settings import Settings

POSTGRESQL = "write postgresql+asyncpg://user:password@host/name"
SQLITE = "write sqlite+aiosqlite:///file.db"
EITHER = f"{SQLITE}, or postgresql+asyncpg://user:password@host/name for PostgreSQL"

WRONG = [
    ("postgresql://hall:secret@db/hall", f"'postgresql' names no driver that the server can use: {POSTGRESQL}"),
    ("postgres://hall:secret@db/hall", f"'postgres' names no driver that the server can use: {POSTGRESQL}"),
    ("postgresql+asynpg://hall:secret@db/hall", f"'postgresql+asynpg' names no driver that the server can use: {POSTGRESQL}"),
    ("postgresql+psycopg2://hall:secret@db/hall", f"'postgresql+psycopg2' names no driver that the server can use: {POSTGRESQL}"),
    ("sqlite:///hall.db", f"'sqlite' names no driver that the server can use: {SQLITE}"),
    ("mysql+aiomysql://hall:secret@db/hall", f"'mysql+aiomysql' names no driver that the server can use: {EITHER}"),
    ("secret", f"this is no address of a database: {EITHER}"),
    ("", f"this is no address of a database: {EITHER}"),
    ("postgresql+asyncpg://hall:secret@db:port/hall", f"this is no address of a database: {POSTGRESQL}"),
]  # fmt: skip


@pytest.mark.parametrize(("url", "said"), WRONG)
def test_an_address_that_the_server_cannot_use_is_refused_at_the_start(
    url: str, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["serve", "--database", url]) == 2
    told = capsys.readouterr()
    assert told.err == f"magehall: settings: database: {said}\n"
    assert told.out == "", "nothing is opening"


def test_a_server_without_options_says_the_same(tmp_path: Path) -> None:
    url, said = WRONG[0]
    ended = subprocess.run(
        [sys.executable, "-m", "magehall.table"],
        cwd=tmp_path,
        env={**os.environ, "MAGEHALL_DATABASE": url},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr == f"magehall: settings: database: {said}\n", "and no password"


@pytest.mark.parametrize(
    "url",
    [
        "sqlite+aiosqlite://",
        "sqlite+aiosqlite:///hall.db",
        "sqlite+aiosqlite:////srv/hall.db",
        "postgresql+asyncpg://hall:secret@db:5432/hall",
        "postgresql+asyncpg:///hall?host=/run/postgresql",
    ],
)
def test_what_the_server_can_use_is_taken_as_it_is(url: str) -> None:
    assert Settings(database=url).database == url
