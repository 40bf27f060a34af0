"""How many tables one server holds: a bounded generator of moving players on loopback.

    python bench/load/run.py [--tables 100,200,500] [--seconds 20] [--think 2.0] [--out bench/results]

Each table has two people who think for a while (exponentially distributed, ``--think`` on average) and then choose at
random. Measured is the time from sending a move to the state that has it, at the mover's and at the other's browser.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

READY_SECONDS = 60
LIMIT_MS = 250


class Seat:
    """One player's browser. ``times`` are milliseconds from a move to the state that has it."""

    def __init__(self, base: str, number: int, think: float, times: list[float]) -> None:
        self.base = base
        self.random = random.Random(number)
        self.think = think
        self.times = times
        self.http = httpx.AsyncClient(base_url=base, headers={"Origin": base, "X-Magehall": "1"}, timeout=60)
        self.socket: ClientConnection | None = None
        self.other: Seat | None = None
        self.version = -1
        self.sent: dict[int, float] = {}
        self.moves = 0

    async def open(self, table: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.base.replace('http', 'ws', 1)}/ws/{table}"
        self.socket = await connect(address, origin=self.base, additional_headers={"Cookie": cookie})  # type: ignore[arg-type]  # an Origin is a str
        await self.socket.send('{"type":"hello","since":0,"lang":"en"}')

    async def play(self, until: float) -> None:
        """Answer what is asked, after a moment's thought, until the time is over."""
        assert self.socket is not None
        answered = -1
        while time.monotonic() < until:
            try:
                message = json.loads(
                    await asyncio.wait_for(self.socket.recv(), max(0.1, until - time.monotonic()))
                )
            except TimeoutError:
                return
            if message["type"] != "state":
                continue
            now = time.monotonic()
            version = message["version"]
            for sent_at in [v for v in self.sent if v < version]:
                self.times.append((now - self.sent.pop(sent_at)) * 1000)
            if message["table"]["state"] != "playing":
                return
            decision = message["view"].get("decision")
            if decision and version != answered:
                answered = version
                # A window with nothing to choose passes by itself; a person would not click either.
                if message["table"]["window"] and len(decision["options"]) == 1:
                    continue
                await asyncio.sleep(
                    min(self.random.expovariate(1 / self.think), until - now) if until > now else 0
                )
                option = self.random.choice(decision["options"])["id"]
                if not message["table"]["window"]:
                    # Answers to a window wait for its pace, so they say nothing about speed.
                    sent = time.monotonic()
                    self.sent[version] = sent
                    if self.other is not None:
                        self.other.sent[version] = sent
                await self.socket.send(json.dumps({"type": "move", "version": version, "option": option}))
                self.moves += 1

    async def close(self) -> None:
        if self.socket is not None:
            with suppress(Exception):
                await self.socket.close()
        await self.http.aclose()


async def seat_pair(
    base: str, number: int, think: float, times: list[float], gate: asyncio.Semaphore
) -> list[Seat]:
    """Two people at a table that has begun."""
    async with gate:
        one, two = Seat(base, number * 2, think, times), Seat(base, number * 2 + 1, think, times)
        one.other, two.other = two, one
        for seat in (one, two):
            (await seat.http.get("/api/me")).raise_for_status()
        table = {
            "game": "battle_mages",
            "chairs": ["me", "open"],
            "public": True,
            "options": {"mages": "deal"},
        }
        made = await one.http.post("/api/tables", json=table)
        made.raise_for_status()
        name = made.json()["id"]
        (await two.http.post(f"/api/tables/{name}/join", json={"contribution": "b" * 16})).raise_for_status()
        await one.open(name)
        await two.open(name)
        return [one, two]


async def measure(base: str, pid: int, tables: int, seconds: float, think: float) -> dict[str, Any]:
    """One round with so many tables."""
    times: list[float] = []
    gate = asyncio.Semaphore(8)
    before = memory(pid)
    pairs = await asyncio.gather(*(seat_pair(base, n, think, times, gate) for n in range(tables)))
    seats = [seat for pair in pairs for seat in pair]
    until = time.monotonic() + seconds
    await asyncio.gather(*(seat.play(until) for seat in seats))
    after = memory(pid)
    await asyncio.gather(*(seat.close() for seat in seats))
    times.sort()
    quantile = statistics.quantiles(times, n=100) if len(times) > 100 else [0.0] * 99
    return {
        "tables": tables,
        "moves": sum(seat.moves for seat in seats),
        "moves_per_second": round(sum(seat.moves for seat in seats) / seconds, 1),
        "updates": len(times),
        "p50_ms": round(quantile[49], 1),
        "p95_ms": round(quantile[94], 1),
        "p99_ms": round(quantile[98], 1),
        "memory_mb": round(after / 1e6, 1),
        "memory_per_table_kb": round((after - before) / 1e3 / tables, 1),
    }


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def start_server(folder: Path) -> tuple[subprocess.Popen[bytes], str]:
    """A server on a free loopback port with a database file of its own and no limits on requests."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = os.environ | {
        "MAGEHALL_DATABASE": f"sqlite+aiosqlite:///{folder / 'hall.db'}",
        "MAGEHALL_PORT": str(port),
        "MAGEHALL_REQUESTS_PER_MINUTE": "1000000",
        "MAGEHALL_GUESTS_PER_MINUTE": "1000000",
        "MAGEHALL_LOGINS_PER_MINUTE": "1000000",
    }
    with (folder / "server.log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "magehall.table"], env=environment, cwd=folder, stdout=log, stderr=log
        )
    base = f"http://127.0.0.1:{port}"
    deadline = time.monotonic() + READY_SECONDS
    while time.monotonic() < deadline:
        with suppress(httpx.TransportError):
            if httpx.get(f"{base}/readyz").status_code == 200:
                return process, base
        time.sleep(0.1)
    process.kill()
    raise SystemExit("the server did not start; see its log: " + (folder / "server.log").read_text()[-2000:])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", default="50,100,200,500")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=2.0)
    parser.add_argument("--out", type=Path, default=Path(__file__).parents[1] / "results")
    args = parser.parse_args()
    rounds = []
    for tables in (int(n) for n in args.tables.split(",")):
        with tempfile.TemporaryDirectory() as folder:
            server, base = start_server(Path(folder))
            try:
                rounds.append(asyncio.run(measure(base, server.pid, tables, args.seconds, args.think)))
            finally:
                server.terminate()
                server.wait(30)
        print(json.dumps(rounds[-1]), flush=True)
        if rounds[-1]["p99_ms"] > LIMIT_MS:
            break
    args.out.mkdir(parents=True, exist_ok=True)
    (args.out / "load.json").write_text(json.dumps(rounds, indent=1))


if __name__ == "__main__":
    main()
