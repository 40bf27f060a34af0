"""A whole server for tests, in this process or beside it, and browsers that visit it."""

from __future__ import annotations

import asyncio
import inspect
import os
import random
import secrets
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager, suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType
from typing import Any

import httpx
import msgspec
from fastapi import FastAPI
from sqlalchemy import NullPool, create_engine

import magehall
from magehall.kernel.game import find_game
from magehall.table.app import create_app, make_server
from magehall.table.hall import Hall
from magehall.table.lobby import sandbox_worker
from magehall.table.migrations import upgrade
from magehall.table.models import Chair, TableRow
from magehall.table.settings import Settings
from magehall.table.sqlite_files import make_private
from tests.conditions import LANE

HOST = "http://hall.test"
OURS = {"Origin": HOST, "X-Magehall": "1"}
PASSWORD = "a long enough password"
FIRST_PORT, LAST_PORT = 20_000, 32_000
"""Below those that Linux gives to outgoing connections."""

WORKERS, WORKERS_OF_A_LANE = 64, 8
LONG = 120
"""Seconds after which what we wait for will not come: no measure of speed, only an end."""

WITHOUT_TLS = False
"""For ``verify`` of clients on loopback: to read all certificates of the world takes longer than a dozen calls."""


def settings_for(folder: Path, **settings: Any) -> Settings:
    """Settings of a hall whose files are all in ``folder``: quick, and with limits no ordinary test meets,
    not even on a machine that stands still for a while."""
    quick = {
        "database": f"sqlite+aiosqlite:///{folder / 'hall.db'}",
        "client": folder / "client",
        "window_pace": 0.05,
        "window_most": 0.05,
        "bot_pace": 0.0,
        "bot_seconds": 600,
        "logins_per_minute": 1000,
        "guests_per_minute": 10_000,
        "requests_per_minute": 100_000,
        "messages_per_second": 1000,
    }
    known = {name: value for name, value in quick.items() if name in Settings.model_fields}
    return Settings(**{**known, **settings})


def migrate(folder: Path) -> None:
    """Put a migrated SQLite file where ``settings_for`` has its database, unless one is there. So a hall need not run
    every migration; what it does without a file, the tests of files and of migrations show."""
    path = folder / "hall.db"
    if not path.exists():
        make_private(path)
        path.write_bytes(_migrated())


@cache
def _migrated() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "hall.db"
        with create_engine(f"sqlite:///{path}", poolclass=NullPool).begin() as connection:
            upgrade._upgrade(connection)
        with closing(sqlite3.connect(path)) as alone:
            alone.execute("PRAGMA journal_mode=WAL")
        return path.read_bytes()


async def check_here(asked: bytes) -> sandbox_worker.CheckedUpload:
    """Check an uploaded file in this process, in the place of ``sandbox._ask_child``: to start one for each file takes
    longer than most tests. What rules do not survive, the sandbox would hide and this does not."""
    return sandbox_worker.check(msgspec.json.decode(asked, type=sandbox_worker.Upload))


class RunningHall:
    """A server in this process. Call it for a visitor: each has cookies of its own, so each is somebody else."""

    def __init__(self, app: FastAPI, stack: AsyncExitStack) -> None:
        self.app = app
        self.hall: Hall = app.state.hall
        self._stack = stack

    def __call__(self, address: str = "192.0.2.1", **headers: str) -> httpx.AsyncClient:
        """A visitor with a browser of ours at ``address``; closed with the hall."""
        transport = httpx.ASGITransport(self.app, client=(address, 40000))
        client = httpx.AsyncClient(transport=transport, base_url=HOST, headers={**OURS, **headers})
        self._stack.push_async_callback(client.aclose)
        return client

    async def guest(self, **headers: str) -> httpx.AsyncClient:
        """A visitor who has been greeted."""
        visitor = self(**headers)
        assert (await visitor.get("/api/me")).status_code == 200
        return visitor

    async def account(self, name: str, password: str = PASSWORD) -> httpx.AsyncClient:
        """A visitor who has registered."""
        visitor = await self.guest()
        answer = await visitor.post("/api/me/register", json={"name": name, "password": password})
        assert answer.status_code == 200, answer.text
        return visitor

    async def table(
        self, *people: str | None, state: str = "playing", host: str | None = None, **columns: Any
    ) -> str:
        """A table of Battle Mages put straight into the database: people by id, None for a free chair."""
        table_id = "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz") for _ in range(8))
        async with self.hall.database.session() as session:
            table = TableRow(
                id=table_id,
                game="battle_mages",
                rules=find_game("battle_mages").version,
                options=columns.pop("options", {"mages": "deal", "first_seat": 0}),
                seats=len(people),
                public=True,
                invite="i",
                state=state,
                clock={"kind": "none"},
                host_id=host or next(person for person in people if person is not None),
                secret="secret",
                **columns,
            )
            session.add(table)
            await session.flush()
            for seat, person in enumerate(people):
                session.add(Chair(table_id=table_id, seat=seat, person_id=person, contribution=""))
        return table_id

    async def chairs(self, table_id: str) -> list[str | None]:
        """Who sits at a table, by id."""
        async with self.hall.database.session() as session:
            table = await session.get(TableRow, table_id)
            assert table is not None
            found = [await session.get(Chair, (table_id, seat)) for seat in range(table.seats)]
            return [chair.person_id for chair in found if chair is not None]


async def whoami(visitor: httpx.AsyncClient) -> dict[str, Any]:
    """What the server says who this visitor is."""
    answer = await visitor.get("/api/me")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def farewell(visitor: httpx.AsyncClient, password: str | None = PASSWORD) -> httpx.Response:
    """Delete an account, with its password."""
    return await visitor.request("DELETE", "/api/me", json={"password": password})


@asynccontextmanager
async def open_hall(folder: Path, **settings: Any) -> AsyncIterator[RunningHall]:
    """A server in this process, from its start to its end."""
    app = create_app(settings_for(folder, **settings))
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(app.router.lifespan_context(app))
        yield RunningHall(app, stack)


def assert_nothing_runs() -> None:
    """Halls that have closed leave nothing of ours running: a task that outlives its database would lose a
    connection, and some later test would be blamed when that is collected."""
    package = str(Path(magehall.__file__).parent)
    left = [task for task in asyncio.all_tasks() if package in inspect.getfile(_code(task))]
    assert not left, f"still running after the hall has closed: {left}"


def _code(task: asyncio.Task[Any]) -> CodeType:
    code: CodeType = task.get_coro().cr_code  # type: ignore[union-attr]  # ours are coroutines
    return code


class LiveHall:
    """A real uvicorn on a loopback port, for sockets and real HTTP. ``url`` is both its address and its origin."""

    def __init__(self, port: int, hall: Hall | None = None) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.ws = f"ws://127.0.0.1:{port}/ws"
        self.hall = hall

    def visitor(self, **headers: str) -> httpx.Client:
        """A browser with cookies of its own; close it, or use it in ``with``."""
        return httpx.Client(
            base_url=self.url,
            headers={"Origin": self.url, "X-Magehall": "1", **headers},
            timeout=LONG,
            trust_env=False,
            verify=WITHOUT_TLS,
        )

    def is_ready(self) -> bool:
        """Ask as a balancer does."""
        try:
            answer = httpx.get(f"{self.url}/readyz", trust_env=False, verify=WITHOUT_TLS)
        except httpx.TransportError:
            return False
        return answer.status_code == 200

    def socket_headers(self, visitor: httpx.Client) -> dict[str, str]:
        """The headers with which a visitor's browser opens a socket."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in visitor.cookies.jar)
        return {"Origin": self.url, "Cookie": cookies}


def free_port() -> int:
    """A loopback port nobody uses, and nobody will by chance: not one of those the system gives to whoever connects
    somewhere, for a server that is down would find its port taken, nor one of another worker's."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) + LANE * WORKERS_OF_A_LANE
    ports = range(FIRST_PORT + worker % WORKERS, LAST_PORT, WORKERS)
    for port in random.sample(ports, len(ports)):
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("every port is in use")


@contextmanager
def live_hall_in_thread(folder: Path, **settings: Any) -> Iterator[LiveHall]:
    """A server in a thread of this process."""
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    port = listener.getsockname()[1]
    server = make_server(settings_for(folder, port=port, **settings))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    try:
        _wait_until(lambda: server.started or not thread.is_alive())
        assert server.started, "the server did not start"
        yield LiveHall(port, server.config.app.state.hall)  # type: ignore[union-attr]  # it is our FastAPI
    finally:
        server.should_exit = True
        thread.join(LONG)
        listener.close()
    assert not thread.is_alive(), "the server did not stop"


class HallProcess(LiveHall):
    """A server in a process of its own: it can be asked to stop, or killed, and started again."""

    def __init__(self, folder: Path, port: int, settings: dict[str, Any]) -> None:
        super().__init__(port)
        self.folder = folder
        self._settings = {
            **settings_for(folder, port=port, **settings).model_dump(mode="json"),
            "log_json": True,
        }
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / f"hall-{port}.log"

    def start(self) -> None:
        """Begin, and wait until it is ready."""
        import json

        given = {
            f"MAGEHALL_{name.upper()}": value if isinstance(value, str) else json.dumps(value)
            for name, value in self._settings.items()
        }
        code = "from magehall.table.app import serve; from magehall.table.settings import Settings; serve(Settings())"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", code], env=os.environ | given, cwd=self.folder, stdout=log, stderr=log
            )
        _wait_until(self._ready)

    def _ready(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        return self.is_ready()

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """SIGTERM; the exit status."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(LONG)


@contextmanager
def hall_in_process(folder: Path, **settings: Any) -> Iterator[HallProcess]:
    """A server in a process of its own, started."""
    hall = HallProcess(folder, free_port(), settings)
    try:
        hall.start()
        yield hall
    finally:
        if hall.process is not None and hall.process.poll() is None:
            hall.kill()


def _wait_until(condition: Any, seconds: float = LONG) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it never came to pass"
        time.sleep(0.02)
