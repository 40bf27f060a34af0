"""SQLite database file: permissions, and integrity check at startup."""

from __future__ import annotations

import logging
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

log = logging.getLogger(__name__)

PRIVATE = 0o600
CHECKED = 1_000_000_000
"""Bytes up to which a file is read through at the start: a second or two, or ten on a slow disk. SQLite cannot stop
half-way, so a larger one is looked at only by ``magehall backup``, which checks its copy."""


class DatabaseDamaged(Exception):
    """The database's file is corrupt; the message says what to do."""


def sqlite_file(url: str) -> Path | None:
    """The path of a SQLite database. None if it is another database, or in memory."""
    parts = make_url(url)
    name = parts.database or ""
    if parts.get_backend_name() != "sqlite" or name in ("", ":memory:") or name.startswith("file:"):
        return None
    return Path(name)


def make_private(path: Path) -> None:
    """Restrict ``path`` and its side files to the owner. It is created if it is missing, whatever the umask says.
    SQLite gives the files it makes beside it (-wal, -shm, -journal) the same rights."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    files = [path, *(path.with_name(path.name + end) for end in ("-wal", "-shm", "-journal"))]
    open_to_others = [file for file in files if file.exists() and file.stat().st_mode & 0o077]
    try:
        for file in open_to_others:
            file.chmod(PRIVATE)
    except PermissionError:
        log.warning("%s can be read by others, and its rights are not ours to change", path.name)
        return
    if open_to_others:
        log.warning("%s could be read by others; from now on only by its owner", path.name)


def check(url: str) -> None:
    """Integrity check of a SQLite file; raises DatabaseDamaged. Nothing is written, not even what a server that was
    killed left in the -wal file."""
    path = sqlite_file(url)
    if path is None or not path.exists() or path.stat().st_size == 0:
        return
    if path.stat().st_size > CHECKED:
        log.info("the database is too large to be read through at the start; a backup checks it")
        return
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as read:
            found = str(read.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.OperationalError as error:
        # Locked, or not to be opened: whoever opens it next waits, or says why not.
        log.warning("the database could not be looked at: %s", error)
        return
    except sqlite3.DatabaseError as error:
        found = str(error)
    if found != "ok":
        reason = " ".join(found.split())[:200]
        raise DatabaseDamaged(
            f"the database {path} is damaged ({reason}). Nothing was changed. Put a backup in its place with"
            " `magehall restore FILE`; the damaged file is kept beside it"
        )
