"""Backup and restore of the database. SQLite by its own online backup, PostgreSQL by its own tools."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import time
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.engine import URL, make_url

from magehall.table.settings import Settings
from magehall.table.sqlite_files import make_private

TIMEOUT = 5.0


class BackupError(Exception):
    """A backup or restore failed; the message says what to do."""


class InUse(BackupError):
    """The database is in use by a server."""


def backup(settings: Settings, target: Path) -> None:
    """Back up the whole database to ``target``, while the server runs or not."""
    if target.exists():
        raise BackupError(f"{target} exists already; choose another name")
    if not target.resolve().parent.is_dir():
        raise BackupError(f"there is no folder {target.resolve().parent}")
    url = make_url(settings.database)
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    make_private(unfinished)  # it holds password hashes and the secrets of running matches
    try:
        if _is_sqlite(url):
            _copy_sqlite(_sqlite_file(url), unfinished)
        else:
            _run(url, "pg_dump", "--format=custom", "--no-owner", f"--file={unfinished}")
        unfinished.rename(target)
    finally:
        unfinished.unlink(missing_ok=True)


def restore(settings: Settings, source: Path) -> Path | None:
    """Restore a backup in place of the present database."""
    if not source.is_file():
        raise BackupError(f"there is no file {source}")
    url = make_url(settings.database)
    if not _is_sqlite(url):
        _run(
            url,
            "pg_restore",
            "--clean",
            "--if-exists",
            "--no-owner",
            "--single-transaction",
            f"--dbname={url.database}",
            str(source),
        )
        return None
    _check_sqlite(source)
    present = Path(url.database or "")
    kept = _keep(present) if present.exists() else None
    make_private(present)
    _copy_sqlite(source, present)
    return kept


def _keep(present: Path) -> Path:
    """Copy the present database aside before a restore. Of a damaged file exactly what there is, for nothing else can
    be done with it."""
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    kept = present.with_name(f"{present.name}.before-restore-{moment}")
    try:
        _check_unused(present)
        make_private(kept)
        _copy_sqlite(present, kept)
    except (BackupError, sqlite3.DatabaseError) as error:
        if isinstance(error, InUse):
            raise
        for end in ("", "-wal", "-shm"):
            beside = present.with_name(present.name + end)
            if beside.exists():
                beside.replace(kept.with_name(kept.name + end))
        make_private(kept)
    return kept


def _is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def _sqlite_file(url: URL) -> Path:
    path = Path(url.database or "")
    if not path.is_file():
        raise BackupError(f"there is no database {path} yet")
    return path


def _copy_sqlite(source: Path, target: Path) -> None:
    try:
        with closing(sqlite3.connect(source)) as read, closing(sqlite3.connect(target)) as write:
            read.backup(write)
            write.execute("PRAGMA journal_mode=DELETE")  # one file, complete by itself
            found = write.execute("PRAGMA integrity_check").fetchone()[0]
    except sqlite3.Error as error:
        raise BackupError(f"{source} could not be copied to {target}: {error}") from None
    if found != "ok":
        raise BackupError(f"the copy of {source} is damaged: {found}")


def _check_sqlite(source: Path) -> None:
    try:
        with closing(sqlite3.connect(f"file:{source.resolve()}?mode=ro", uri=True)) as read:
            found = read.execute("PRAGMA integrity_check").fetchone()[0]
            known = read.execute(
                "SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'"
            ).fetchone()[0]
    except sqlite3.Error as error:
        raise BackupError(f"{source} is not a backup of ours: {error}") from None
    if found != "ok" or not known:
        raise BackupError(f"{source} is not a backup of ours, or is damaged")


def _check_unused(present: Path) -> None:
    """Raise InUse unless nobody else has the database open. Only who is alone with a database can take it out of WAL
    mode; a server that was just stopped gets a moment."""
    deadline = time.monotonic() + TIMEOUT
    while True:
        try:
            with closing(sqlite3.connect(present)) as alone:
                alone.execute("PRAGMA journal_mode=DELETE")
                return
        except sqlite3.OperationalError:
            if time.monotonic() > deadline:
                raise InUse(f"{present} is in use; stop every server first") from None
            time.sleep(0.1)


def _run(url: URL, tool: str, *arguments: str) -> None:
    """Run a command-line tool of PostgreSQL."""
    program = shutil.which(tool)
    if program is None:
        raise BackupError(
            f"{tool} is not installed; it comes with PostgreSQL's client programs (postgresql-client)"
        )
    given = {
        "PGHOST": url.host or str(url.query.get("host", "")),
        "PGPORT": str(url.port or url.query.get("port", "")),
        "PGUSER": url.username,
        "PGPASSWORD": url.password,
        "PGDATABASE": url.database,
    }
    environment = os.environ | {name: str(value) for name, value in given.items() if value}
    done = subprocess.run([program, *arguments], env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        reason = " ".join(done.stderr.split()) or f"exit status {done.returncode}"
        raise BackupError(f"{tool} failed: {reason}")
