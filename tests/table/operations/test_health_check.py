"""A server that cannot write says so, and why; one that is only busy does not."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event, select
from sqlalchemy.engine.interfaces import DBAPIConnection

from magehall.table.database import Database
from magehall.table.models import HealthCheckRow, Person
from magehall.table.operations import health_check
from magehall.table.operations.health_check import DatabaseHealthCheck
from tests.table.conftest import MakeHall
from tests.table.support import LONG, HallProcess, RunningHall

pytestmark = pytest.mark.anyio


class Clock:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing counts as away because the machine is slow."""
    monkeypatch.setattr(health_check, "TIMEOUT", 600)


async def readyz(hall: RunningHall) -> tuple[int, str | None]:
    """What /readyz says, asked for the first time in a long while."""
    hall.hall.health_check._at = -1e9
    answer = await hall().get("/readyz")
    return answer.status_code, answer.json()["trouble"]


def opened(hall: RunningHall) -> closing[sqlite3.Connection]:
    """The file of a hall, for another program that has much patience."""
    file = str(hall.hall.database.engine.url.database)
    return closing(sqlite3.connect(file, timeout=LONG, check_same_thread=False))


async def run_apart(program: sqlite3.Connection, statement: str) -> tuple[Any, ...] | None:
    """Run a statement in a thread, and return the first row. The hall may be writing just now, and ends that in this
    loop: who waited here would hold it up."""
    cursor = await asyncio.to_thread(program.execute, statement)
    row: tuple[Any, ...] | None = cursor.fetchone()
    return row


async def test_it_is_written_at_most_once_a_second_however_many_ask(hall_client: RunningHall) -> None:
    hall, clock = hall_client.hall, Clock()
    hall.health_check = DatabaseHealthCheck(hall.database, clock)

    written: list[str] = []
    event.listen(
        hall.database.engine.sync_engine,
        "before_cursor_execute",
        lambda _connection, _cursor, statement, *_more: written.append(statement),
    )

    async def ask_ten_times() -> int:
        written.clear()
        assert await asyncio.gather(*(hall.health_check.problem() for _ in range(10))) == [None] * 10
        return sum("UPDATE pulse" in statement for statement in written)

    assert await ask_ten_times() == 1
    assert await ask_ten_times() == 0
    clock.now += 1.5
    assert await ask_ten_times() == 1
    async with hall.database.reading() as session:
        assert len(list(await session.scalars(select(HealthCheckRow)))) == 1


async def test_a_locked_database_is_told(make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("magehall.table.database.BUSY", 1)
    hall = await make_hall()
    assert await readyz(hall) == (200, None)
    with opened(hall) as other:
        await run_apart(other, "BEGIN EXCLUSIVE")
        assert await readyz(hall) == (503, "locked")
        other.rollback()
    assert await readyz(hall) == (200, None)


@asynccontextmanager
async def turn_taken(database: Database) -> AsyncIterator[None]:
    """Somebody is writing all the while."""
    held, release = asyncio.Event(), asyncio.Event()

    async def write() -> None:
        async with database.session():
            held.set()
            await release.wait()

    writing = asyncio.create_task(write())
    await held.wait()
    try:
        yield
    finally:
        release.set()
        await writing


async def test_a_database_whose_writers_do_not_get_through_is_slow(
    hall_client: RunningHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health_check, "TIMEOUT", 0.01)
    async with turn_taken(hall_client.hall.database):
        assert await readyz(hall_client) == (503, "slow")


async def test_a_lock_that_was_found_is_told_while_the_next_write_waits(
    hall_client: RunningHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite waits for a lock longer than who asks does, so most answers come while a write waits."""
    monkeypatch.setattr(health_check, "TIMEOUT", 0.01)
    hall_client.hall.health_check._found = "locked"
    async with turn_taken(hall_client.hall.database):
        assert await readyz(hall_client) == (503, "locked")


async def test_a_hall_with_much_to_write_is_not_ill(
    hall_client: RunningHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, probe = hall_client.hall.database, hall_client.hall.health_check
    assert await readyz(hall_client) == (200, None)
    monkeypatch.setattr(health_check, "TIMEOUT", 0.01)
    async with turn_taken(database):
        probe._at = -1e9
        asked = asyncio.create_task(probe.problem())
        while probe._check is None:
            await asyncio.sleep(0)
        database.written += 1  # the next in the row got through
        assert await asked is None


async def test_a_damaged_page_that_anyone_meets_is_told_from_then_on(hall_client: RunningHall) -> None:
    await hall_client.account("Ondine")
    database = hall_client.hall.database
    file = Path(str(database.engine.url.database))
    with opened(hall_client) as other:
        assert await run_apart(other, "PRAGMA wal_checkpoint(TRUNCATE)") == (0, 0, 0)
        (root,) = other.execute("SELECT rootpage FROM sqlite_master WHERE name = 'people'").fetchone()
        (size,) = other.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as raw:
        raw.seek((root - 1) * size)
        raw.write(b"\xff" * size)
    with pytest.raises(Exception, match="malformed"):
        async with database.reading() as session:
            await session.scalars(select(Person))
    assert await readyz(hall_client) == (503, "damaged")
    assert (await hall_client().get("/healthz")).status_code == 200


async def test_a_file_that_is_no_database_any_more_is_told(hall_client: RunningHall) -> None:
    file = Path(str(hall_client.hall.database.engine.url.database))
    with opened(hall_client) as other:
        assert await run_apart(other, "PRAGMA wal_checkpoint(TRUNCATE)") == (0, 0, 0)
    with file.open("r+b") as raw:
        raw.write(b"\xff" * file.stat().st_size)
    assert await readyz(hall_client) == (503, "damaged")


async def test_a_read_only_database_is_told(hall_client: RunningHall) -> None:
    def forbid(connection: DBAPIConnection, *_more: object) -> None:
        connection.cursor().execute("PRAGMA query_only=ON")

    event.listen(hall_client.hall.database.engine.sync_engine, "checkout", forbid)
    assert await readyz(hall_client) == (503, "read-only")


def test_a_file_that_cannot_grow_is_told_and_heals(hall_process: HallProcess) -> None:
    assert hall_process.process is not None
    pid, none = hall_process.process.pid, resource.RLIM_INFINITY
    written = (hall_process.folder / "hall.db-wal").stat().st_size
    with hall_process.visitor() as visitor:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (written, none))
        answer = _until(visitor, 503)
        assert answer == {
            "ready": False,
            "database": False,
            "trouble": "disk-error",
            "news": True,
            "closing": False,
        }
        assert visitor.get("/healthz").status_code == 200
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (none, none))
        assert _until(visitor, 200)["ready"] is True


def _until(visitor: httpx.Client, status: int) -> dict[str, Any]:
    """What /readyz says once it answers so."""
    deadline = time.monotonic() + LONG
    while (answer := visitor.get("/readyz")).status_code != status:
        assert time.monotonic() < deadline, answer.text
        time.sleep(0.05)
    found: dict[str, Any] = answer.json()
    return found


FULL_DISK = """
import asyncio, sys
from pathlib import Path
from tests.table.support import open_hall

async def main() -> None:
    disk = Path(sys.argv[1])
    async with open_hall(disk) as hall:
        said = []
        async def ask() -> None:
            hall.hall.health_check._at = -1e9
            said.append((await hall().get("/readyz")).json()["trouble"])
        await ask()
        with (disk / "rubbish").open("wb", buffering=0) as rubbish:
            try:
                while True:
                    rubbish.write(bytes(4096))
            except OSError:
                pass
        for _ in range(5):
            await ask()
        (disk / "rubbish").unlink()
        await ask()
    print(said)

asyncio.run(main())
"""


def test_a_full_disk_is_told_and_heals(tmp_path: Path) -> None:
    """On a small disk of its own, which needs a name space that not every machine allows."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = f'mount -t tmpfs -o size=4m none "{disk}" && exec "$@"'
    alone = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", mount, "sh"]
    if shutil.which("unshare") is None or subprocess.run([*alone, "true"], capture_output=True).returncode:
        pytest.skip("no disk of one's own can be mounted here")
    done = subprocess.run(
        [*alone, sys.executable, "-c", FULL_DISK, str(disk)],
        cwd=Path(__file__).parents[3],
        env=os.environ | {"PYTHONPATH": "."},
        capture_output=True,
        text=True,
        timeout=LONG,
        check=False,
    )
    assert done.stdout.strip() == str([None, *["disk-full"] * 5, None]), done.stderr
