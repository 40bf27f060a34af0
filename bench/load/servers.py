"""Starting and stopping the servers that are measured, each a process of its own on a free loopback port."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
from msgspec import Struct

READY_SECONDS = 60
STOP_SECONDS = 20
HIDDEN_ANSWER_SECONDS = "0.05"
PEER = Path(__file__).resolve().parent / "peer"


class CannotMeasure(Exception):
    """Said in one line to whoever ran the bench."""


class Running(Struct):
    """A server that answers."""

    pid: int
    base: str


@contextmanager
def hall(folder: Path) -> Iterator[Running]:
    """Our server with a database file of its own and no limits on requests: all its people come from one address."""
    many = "10000000"
    limits = (
        "REQUESTS_PER_MINUTE",
        "GUESTS_PER_MINUTE",
        "MESSAGES_PER_SECOND",
        "SOCKETS",
        "SOCKETS_PER_ADDRESS",
    )
    with _hall(folder, {f"MAGEHALL_{limit}": many for limit in limits}) as running:
        yield running


@contextmanager
def guarded_hall(folder: Path) -> Iterator[Running]:
    """Our server as it comes, behind a proxy that says who asks from where."""
    with _hall(folder, {"MAGEHALL_TRUSTED_PROXIES": "1"}) as running:
        yield running


@contextmanager
def _hall(folder: Path, settings: dict[str, str]) -> Iterator[Running]:
    port = free_port()
    environment = {
        "MAGEHALL_DATABASE": f"sqlite+aiosqlite:///{folder / 'hall.db'}",
        "MAGEHALL_PORT": str(port),
        # What the table answers for somebody waits on purpose, as long as the person would take. Here it only keeps
        # the people from making moves that could be measured.
        "MAGEHALL_WINDOW_PACE": HIDDEN_ANSWER_SECONDS,
        "MAGEHALL_WINDOW_MOST": HIDDEN_ANSWER_SECONDS,
        **settings,
    }
    with _run([sys.executable, "-m", "magehall.table"], environment, folder, port, "/readyz") as running:
        yield running


@contextmanager
def peer(folder: Path, *, files: bool) -> Iterator[Running]:
    """boardgame.io's server in Node, keeping matches in memory (its default) or in files."""
    install_peer()
    port = free_port()
    command = ["node", str(PEER / "server.js"), str(port), *([str(folder / "matches")] if files else [])]
    with _run(command, {"NODE_ENV": "production"}, folder, port, "/games") as running:
        yield running


def install_peer() -> None:
    """What package-lock.json says, once, and again whenever it changes."""
    lock, installed = PEER / "package-lock.json", PEER / "node_modules" / ".installed"
    if installed.exists() and installed.read_bytes() == lock.read_bytes():
        return
    npm = shutil.which("npm")
    if npm is None:
        raise CannotMeasure("the peer needs Node: npm was not found")
    print("Installing the peer, once ...", file=sys.stderr)
    done = subprocess.run([npm, "ci"], cwd=PEER, capture_output=True, text=True, check=False, timeout=600)
    if done.returncode:
        raise CannotMeasure(
            "the peer cannot be installed: " + (done.stderr.strip() or "no reason given")[-500:]
        )
    installed.write_bytes(lock.read_bytes())


def free_port() -> int:
    """A port nobody listens on just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def _run(
    command: Sequence[str], environment: dict[str, str], folder: Path, port: int, ready: str
) -> Iterator[Running]:
    log = folder / "server.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            command, env=os.environ | environment, cwd=folder, stdout=output, stderr=output
        )
    try:
        base = f"http://127.0.0.1:{port}"
        _wait(process, base + ready, log)
        try:
            yield Running(process.pid, base)
        except CannotMeasure as trouble:
            raise CannotMeasure(f"{trouble}; the server's last words: {_tail(log)}") from trouble
    finally:
        process.terminate()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait(process: subprocess.Popen[bytes], address: str, log: Path) -> None:
    deadline = time.monotonic() + READY_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        with suppress(httpx.TransportError):
            if httpx.get(address).status_code == 200:
                return
        time.sleep(0.1)
    raise CannotMeasure("a server did not start: " + _tail(log))


def _tail(log: Path) -> str:
    return log.read_text(errors="replace")[-1500:].strip() or "none"
