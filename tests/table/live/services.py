"""Real PostgreSQL and Redis for tests: Debian's programs on loopback, with all their files in a temporary folder."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from tests.table.support import LONG, free_port

BINARIES = "/usr/lib/postgresql/*/bin"


def _binary(name: str, *folders: str) -> str:
    for folder in folders:
        found = sorted(Path("/").glob(f"{folder.strip('/')}/{name}"))
        if found:
            return str(found[-1])
    found_on_path = shutil.which(name)
    if found_on_path is None:
        pytest.skip(f"{name} is not installed (scripts/services installs it)")
    return found_on_path


class PostgresServer:
    """A PostgreSQL of our own, with as many databases as are asked for."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._databases = count(1)

    def new_database(self) -> str:
        """An empty database; its URL for SQLAlchemy."""
        name = f"hall{next(self._databases)}"
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "hall"]
        subprocess.run([_binary("createdb", BINARIES), *where, name], check=True, cwd="/")
        return f"postgresql+asyncpg://hall@127.0.0.1:{self.port}/{name}"


@contextmanager
def postgres(folder: Path) -> Iterator[PostgresServer]:
    """A PostgreSQL of our own, started."""
    initdb, server = _binary("initdb", BINARIES), _binary("postgres", BINARIES)
    data, port = folder / "pg", free_port()
    # PostgreSQL refuses to run as root; Debian's package brings a user for it.
    user = "postgres" if os.getuid() == 0 else None
    data.mkdir()
    if user:
        shutil.chown(data, user)
        for parent in [folder, *folder.parents][:3]:
            parent.chmod(parent.stat().st_mode | 0o011)
    with (folder / "pg.log").open("wb") as log:
        quick = ["-A", "trust", "-U", "hall", "-N", "-E", "UTF8", "--locale=C.UTF-8"]
        subprocess.run(
            [initdb, "-D", str(data), *quick], check=True, user=user, cwd="/", stdout=log, stderr=log
        )
        options = [
            "-p",
            str(port),
            "-c",
            "listen_addresses=127.0.0.1",
            "-c",
            f"unix_socket_directories={data}",
            "-c",
            "fsync=off",  # the machine will not lose its power, and if it did, so be it
        ]
        process = subprocess.Popen(
            [server, "-D", str(data), *options], user=user, cwd="/", stdout=log, stderr=log
        )
    try:
        ready = [_binary("pg_isready", BINARIES), "-q", "-h", "127.0.0.1", "-p", str(port)]
        _wait_until(lambda: subprocess.run(ready, check=False, cwd="/").returncode == 0, process)
        yield PostgresServer(port)
    finally:
        process.send_signal(signal.SIGINT)  # which waits for no client that a failed test has left
        process.wait(LONG)


class RedisServer:
    """A Redis of our own, which can go away and come back."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Begin, with nothing remembered."""
        program = _binary("redis-server")
        where = ["--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder)]
        self.process = subprocess.Popen([program, *where, "--save", ""], stdout=subprocess.DEVNULL)
        _wait_until(lambda: _listens(self.port), self.process)

    def send(self, number: int) -> None:
        """Send it a signal."""
        assert self.process is not None
        self.process.send_signal(number)

    def stop(self) -> None:
        """End it."""
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)
        self.process.terminate()
        self.process.wait(LONG)


@contextmanager
def redis_server(folder: Path) -> Iterator[RedisServer]:
    """A Redis, started."""
    server = RedisServer(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """A Redis of our own; its URL."""
    with redis_server(folder) as server:
        yield server.url


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def _wait_until(ready: Callable[[], bool], process: subprocess.Popen[bytes]) -> None:
    for _ in range(20 * LONG):
        assert process.poll() is None, "the service did not start"
        if ready():
            return
        time.sleep(0.05)
    raise AssertionError("the service was never ready")
