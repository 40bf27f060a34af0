"""How many tables one server holds: moving people on loopback, at our server and at a peer's, in the same run.

    python bench/load/run.py [--tables 50,100,200,500] [--seconds 20] [--think 2] [--servers magehall boardgame.io]

At each table two people think for a while (exponentially distributed, ``--think`` seconds on average) and then choose
at random. Measured is the time from sending a move to the state that has it, at the mover's and at the other's client.
Nothing passes or fails by the clock; the exit status says whether all was measured.
"""

from __future__ import annotations

import argparse
import asyncio
import functools
import json
import platform
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from random import Random
from typing import Any

import uvloop
from msgspec import Struct
from rich.console import Console

import report
import servers
import voices
from meter import Meter, memory
from people import Player, Voice
from servers import CannotMeasure, Running

WARM_SECONDS = 3.0
GRACE_SECONDS = 5.0
"""So long after the last move that counts, its update may still come; then it counts with the time waited."""
SEATING = 8
"""So many pairs sit down at once."""
LIMIT_MS = 250
CLOSENESS = 1.15
"""The search for the limit ends when the numbers of tables around it differ by less."""


class Kind(Struct):
    """A server to measure."""

    start: Callable[[Path], AbstractContextManager[Running]]
    sit: Callable[[voices.Lobby], Awaitable[tuple[Voice, Voice]]]


KINDS = {
    "magehall": Kind(servers.hall, voices.sit_in_the_hall),
    "boardgame.io": Kind(functools.partial(servers.peer, files=False), voices.sit_at_the_peer),
    "boardgame.io-files": Kind(functools.partial(servers.peer, files=True), voices.sit_at_the_peer),
}


class Round:
    """So many tables at one server, from sitting down to the last update."""

    def __init__(self, kind: Kind, running: Running, tables: int, args: argparse.Namespace) -> None:
        self.kind = kind
        self.pid = running.pid
        self.lobby = voices.Lobby(running.base, compress=not args.no_compression)
        self.tables = tables
        self.args = args
        self.meter = Meter(running.pid)
        self.players: dict[int, tuple[Player, Player]] = {}
        self._gate = asyncio.Semaphore(SEATING)

    async def run(self) -> dict[str, Any]:
        """The figures; ends by itself, whatever the server does."""
        tasks = [asyncio.create_task(self.meter.beat())]
        try:
            # The first table makes the server load what it loads once; the others show what a table takes.
            tasks.append(asyncio.create_task(self._table(0)))
            await self._seated(1, tasks)
            await asyncio.sleep(1)
            empty = memory(self.pid)
            began = time.monotonic()
            tasks += [asyncio.create_task(self._table(number)) for number in range(1, self.tables)]
            await self._seated(self.tables, tasks)
            seating = time.monotonic() - began
            await asyncio.sleep(WARM_SECONDS)
            self.meter.begin()
            await asyncio.sleep(self.args.seconds)
            self.meter.end()
            full = memory(self.pid)
            unanswered = await self._wait_for_the_last()
            _raise_from(tasks)
        finally:
            for task in tasks:
                task.cancel()
            with suppress(TimeoutError):
                async with asyncio.timeout(30):
                    await asyncio.gather(*tasks, return_exceptions=True)
        return {
            "tables": self.tables,
            **self.meter.figures(),
            "unanswered": unanswered,
            "seating_seconds": round(seating, 1),
            "memory_mb": round(full / 1e6, 1),
            "memory_empty_mb": round(empty / 1e6, 1),
            "memory_per_table_kb": round((full - empty) / 1e3 / max(1, self.tables - 1), 1),
        }

    async def _table(self, number: int) -> None:
        """One table after another, should a match end."""
        while True:
            async with self._gate:
                pair = await self.kind.sit(self.lobby)
            one, two = (
                Player(voice, Random(f"{number}:{seat}"), self.args.think, self.meter)
                for seat, voice in enumerate(pair)
            )
            one.other, two.other = two, one
            self.players[number] = (one, two)
            async with asyncio.TaskGroup() as group:
                group.create_task(one.play())
                group.create_task(two.play())

    async def _seated(self, count: int, tasks: list[asyncio.Task[None]]) -> None:
        deadline = time.monotonic() + 60 + 0.5 * count
        while not (
            len(self.players) >= count
            and all(player.connected for pair in self.players.values() for player in pair)
        ):
            _raise_from(tasks)
            if time.monotonic() > deadline:
                raise CannotMeasure(f"only {len(self.players)} of {count} tables had sat down in time")
            await asyncio.sleep(0.1)

    async def _wait_for_the_last(self) -> int:
        players = [player for pair in self.players.values() for player in pair]
        deadline = time.monotonic() + GRACE_SECONDS
        while any(player.sent for player in players) and time.monotonic() < deadline:
            await asyncio.sleep(0.05)
        now = time.monotonic()
        return sum(player.give_up(now) for player in players)


def _raise_from(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done() and not task.cancelled() and (trouble := task.exception()) is not None:
            raise CannotMeasure(f"a table failed: {trouble!r}") from trouble


def measure(name: str, tables: int, args: argparse.Namespace) -> dict[str, Any]:
    """One round with a fresh server."""
    with tempfile.TemporaryDirectory() as folder, KINDS[name].start(Path(folder)) as running:

        async def whole() -> dict[str, Any]:
            return await Round(KINDS[name], running, tables, args).run()

        return {"server": name, **uvloop.run(whole())}


def find_limit(
    name: str, rounds: list[dict[str, Any]], args: argparse.Namespace, show: Callable[..., None]
) -> None:
    """More rounds, upwards by doubling and then by halves, around the number at which p99 passes the limit."""
    while True:
        good, bad = report.around_limit(name, rounds, LIMIT_MS)
        if (bad and (bad <= good * CLOSENESS or bad <= good + 5)) or good >= args.most:
            return
        tables = (good + bad) // 2 if bad else min(args.most, good * 2)
        rounds.append(measure(name, tables, args))
        show(rounds[-1])


def main(argv: Sequence[str] | None = None) -> int:
    args = _arguments(argv)
    console = Console(width=max(Console().width, report.WIDTH))
    # So that whoever stops us stops the server we started as well.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    # A browser's socket is a file for the server and one for us.
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    rounds: list[dict[str, Any]] = []
    failures: dict[str, str] = {}

    def show(figures: dict[str, Any]) -> None:
        console.print(report.line(figures), markup=False, highlight=False, soft_wrap=True)

    for tables in args.tables:
        for name in args.servers:
            if name not in failures:
                try:
                    rounds.append(measure(name, tables, args))
                    show(rounds[-1])
                except CannotMeasure as trouble:
                    failures[name] = f"{tables} tables: {trouble}"
    for name in args.servers if args.find else ():
        if name not in failures:
            try:
                find_limit(name, rounds, args, show)
            except CannotMeasure as trouble:
                failures[name] = str(trouble)
    rounds.sort(key=lambda figures: (args.servers.index(figures["server"]), figures["tables"]))
    report.show(console, rounds, LIMIT_MS)
    for name, failure in failures.items():
        console.print(f"load: {name} was not measured to the end: {failure}", style="red", markup=False)
    results = {
        "settings": {"seconds": args.seconds, "think": args.think, "compression": not args.no_compression},
        "machine": {"python": platform.python_version(), "system": platform.system()},
        "rounds": rounds,
        "failures": failures,
    }
    args.out.mkdir(parents=True, exist_ok=True)
    (args.out / "load.json").write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    return 1 if failures else 0


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="load", description="Measure how many tables a server holds.")
    parser.add_argument("--tables", type=_numbers, default=[50, 100, 200, 500], metavar="N,N,...")
    parser.add_argument("--seconds", type=float, default=20.0, help="that count in each round (default: 20)")
    parser.add_argument("--think", type=float, default=2.0, help="seconds a person thinks, on average")
    parser.add_argument("--servers", nargs="+", choices=KINDS, default=["magehall", "boardgame.io"])
    parser.add_argument(
        "--find", action="store_true", help="also look for the number at which p99 passes 250 ms"
    )
    parser.add_argument(
        "--most", type=int, default=2000, help="tables that --find goes up to (default: 2000)"
    )
    parser.add_argument(
        "--no-compression", action="store_true", help="do not offer compressed sockets, as browsers do"
    )
    parser.add_argument("--out", type=Path, default=Path(__file__).resolve().parents[1] / "results")
    args = parser.parse_args(argv)
    if args.seconds <= 0 or args.think <= 0:
        parser.error("--seconds and --think must be positive")
    return args


def _numbers(text: str) -> list[int]:
    numbers = [int(part) for part in text.split(",")]
    if min(numbers) < 2:
        raise argparse.ArgumentTypeError("two tables are the least that can be measured")
    return numbers


if __name__ == "__main__":
    sys.exit(main())
