"""Real PostgreSQL and Redis for tests: Debian's programs on loopback, with all their files in a temporary folder."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.table.support import free_port


def _binary(name: str, *folders: str) -> str:
    for folder in folders:
        found = sorted(Path("/").glob(f"{folder.strip('/')}/{name}"))
        if found:
            return str(found[-1])
    found_on_path = shutil.which(name)
    if found_on_path is None:
        pytest.skip(f"{name} is not installed (scripts/services installs it)")
    return found_on_path


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL of our own; its URL for SQLAlchemy."""
    binaries = "/usr/lib/postgresql/*/bin"
    initdb, server = _binary("initdb", binaries), _binary("postgres", binaries)
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
        ]
        process = subprocess.Popen(
            [server, "-D", str(data), *options], user=user, cwd="/", stdout=log, stderr=log
        )
    try:
        _wait_for_port(port, process)
        yield f"postgresql+asyncpg://hall@127.0.0.1:{port}/postgres"
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """A Redis of our own; its URL."""
    port = free_port()
    process = subprocess.Popen(
        [
            _binary("redis-server"),
            "--port",
            str(port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--dir",
            str(folder),
        ],
        stdout=subprocess.DEVNULL,
    )
    try:
        _wait_for_port(port, process)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.terminate()
        process.wait(30)


def _wait_for_port(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        assert process.poll() is None, "the service did not start"
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError("the service never listened")
