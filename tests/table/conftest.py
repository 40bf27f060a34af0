"""Fixtures for everyone who tests the server. Asynchronous tests say ``pytestmark = pytest.mark.anyio``."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from argon2 import PasswordHasher

from magehall.table.lobby import sandbox
from magehall.table.people import passwords
from tests.luck import luck as luck
from tests.table.live.services import PostgresServer, postgres
from tests.table.support import (
    HallProcess,
    LiveHall,
    RunningHall,
    assert_nothing_runs,
    check_here,
    hall_in_process,
    live_hall_in_thread,
    migrate,
    open_hall,
)

MakeHall = Callable[..., Awaitable[RunningHall]]


@pytest.fixture
def anyio_backend() -> str:
    """The server runs on asyncio, so its tests do."""
    return "asyncio"


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Argon2id with hardly any work, so that a test may register a few people."""
    monkeypatch.setattr(passwords, "_hasher", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))


@pytest.fixture(autouse=True)
def patient_sandbox(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file is looked at for as long as it takes, however slow the machine is."""
    monkeypatch.setattr(sandbox, "SECONDS", 600)


@pytest.fixture(autouse=True)
def quick_sandbox(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Uploaded files are checked in this process: to start one for each takes longer than most tests. Those marked
    ``sandbox`` start one, as the hall does."""
    if request.node.get_closest_marker("sandbox") is None:
        monkeypatch.setattr(sandbox, "_ask_child", check_here)


@pytest.fixture
async def make_hall(tmp_path: Path) -> AsyncIterator[MakeHall]:
    """``await make_hall(session_days=1)``: a server with other settings; all of one test share the database file."""
    migrate(tmp_path)
    async with AsyncExitStack() as stack:

        async def make(**settings: Any) -> RunningHall:
            return await stack.enter_async_context(open_hall(tmp_path, **settings))

        yield make
    assert_nothing_runs()


@pytest.fixture
async def hall_client(make_hall: MakeHall) -> RunningHall:
    """A server in this process; ``hall_client()`` is a visitor, and every call is another person."""
    return await make_hall()


@pytest.fixture
def live_hall(tmp_path: Path) -> Iterator[LiveHall]:
    """A real server on a loopback port, for sockets."""
    migrate(tmp_path)
    with live_hall_in_thread(tmp_path) as hall:
        yield hall


@pytest.fixture
def hall_process(tmp_path: Path) -> Iterator[HallProcess]:
    """A real server in a process of its own, to be killed and started again."""
    with hall_in_process(tmp_path) as hall:
        yield hall


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[PostgresServer]:
    """One PostgreSQL for all tests of this process: to set one up takes longer than any of them."""
    # Not in pytest's own folders, which lie too deep for PostgreSQL's user to reach.
    with TemporaryDirectory() as folder, postgres(Path(folder)) as server:
        yield server


@pytest.fixture
def postgresql(postgresql_server: PostgresServer) -> str:
    """The URL of an empty database on a real PostgreSQL."""
    return postgresql_server.new_database()
