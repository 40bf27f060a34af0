"""What one's ill will costs the others: the moves of other tables, in quiet and under each attack, in the same run.

    python bench/load/ill_will.py [--attacks mute hello ...] [--tables 12] [--seconds 5] [--rounds 5]

The hall runs with its default limits. Quiet and attack take turns, so that whatever else the machine does falls on both, and the
median of the rounds is printed.
Nothing passes or fails by the clock; the exit status says whether all was measured.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import signal
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import uvloop

import servers
import voices
from attacks import ATTACKS
from meter import Meter
from people import Voice
from run import Kind, Round
from servers import CannotMeasure, Running

SETTLE_SECONDS = 2.0
ENOUGH = 50
"""Updates without which a round tells nothing."""

ATTACKER = Path(__file__).resolve().parent / "attacks.py"
_addresses = itertools.count(1)


async def sit(lobby: voices.Lobby) -> tuple[Voice, Voice]:
    """Two guests from an address of their own: nobody shares a limit with anybody else."""
    address = f"192.0.2.{next(_addresses) % 250 + 1}"
    return await voices.sit_in_the_hall(voices.Lobby(lobby.base, compress=lobby.compress, address=address))


KIND = Kind(servers.guarded_hall, sit)


class Watch:
    """Tables where people play, measured in turns."""

    def __init__(self, running: Running, args: argparse.Namespace) -> None:
        self.running = running
        self.args = args
        self.round = Round(KIND, running, args.tables, args)
        self.times: dict[bool, list[list[float]]] = {False: [], True: []}
        self.work: dict[bool, list[float]] = {False: [], True: []}

    async def run(self, attack: str) -> dict[str, Any]:
        """Quiet and attack in turns; the figures of both."""
        tasks = [asyncio.create_task(self.round._table(number)) for number in range(self.args.tables)]
        try:
            await self.round._seated(self.args.tables, tasks)
            await asyncio.sleep(SETTLE_SECONDS)
            for _ in range(self.args.rounds):
                await self._measure(under_attack=False)
                seconds = str(SETTLE_SECONDS + self.args.seconds + 5)
                attacker = subprocess.Popen(
                    [sys.executable, str(ATTACKER), attack, self.running.base, seconds]
                )
                try:
                    await asyncio.sleep(SETTLE_SECONDS)
                    await self._measure(under_attack=True)
                    if attacker.poll() is not None:
                        raise CannotMeasure(f"the attack {attack!r} ended by itself")
                finally:
                    attacker.kill()
                    attacker.wait()
                await asyncio.sleep(SETTLE_SECONDS)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return {"attack": attack, "quiet": self._figures(False), "attacked": self._figures(True)}

    async def _measure(self, *, under_attack: bool) -> None:
        meter = self.round.meter = Meter(self.running.pid)
        for pair in self.round.players.values():
            for player in pair:
                player.meter = meter
        meter.begin()
        await asyncio.sleep(self.args.seconds)
        meter.end()
        await self.round._wait_for_the_last()
        self.times[under_attack].append(sorted(meter.mover + meter.other))
        self.work[under_attack].append(meter.figures()["server_cpu"])

    def _figures(self, under_attack: bool) -> dict[str, Any]:
        """The median of the rounds: one in which the machine was busy with something else does not decide."""
        rounds, work = self.times[under_attack], self.work[under_attack]
        if min(map(len, rounds)) < ENOUGH:
            raise CannotMeasure(f"only {min(map(len, rounds))} updates were seen in a round")
        share = {
            f"p{part}_ms": round(statistics.median(times[len(times) * part // 100] for times in rounds), 1)
            for part in (50, 99)
        }
        return {"updates": sum(map(len, rounds)), **share, "server_cpu": round(statistics.median(work), 2)}


def measure(attack: str, args: argparse.Namespace) -> dict[str, Any]:
    """One attack on a fresh server."""
    with tempfile.TemporaryDirectory() as folder, servers.guarded_hall(Path(folder)) as running:
        return uvloop.run(Watch(running, args).run(attack))


def line(figures: dict[str, Any]) -> str:
    """One attack in a line."""
    quiet, attacked = figures["quiet"], figures["attacked"]
    ratio = attacked["p99_ms"] / quiet["p99_ms"]
    return (
        f"{figures['attack']:12} quiet p50 {quiet['p50_ms']:7.1f} p99 {quiet['p99_ms']:7.1f} ms ({quiet['updates']})   "
        f"attacked p50 {attacked['p50_ms']:7.1f} p99 {attacked['p99_ms']:7.1f} ms ({attacked['updates']})   "
        f"p99 x {ratio:.2f}   server {quiet['server_cpu']:.2f} -> {attacked['server_cpu']:.2f} cores"
    )


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="ill_will", description="Measure what attacks cost other tables.")
    parser.add_argument("--attacks", nargs="+", choices=ATTACKS, default=list(ATTACKS))
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each measure (default: 5)")
    parser.add_argument("--rounds", type=int, default=5, help="of quiet and attack (default: 5)")
    parser.add_argument("--think", type=float, default=0.3, help="seconds a person thinks, on average")
    parser.add_argument("--out", type=Path, default=Path(__file__).resolve().parents[1] / "results")
    args = parser.parse_args(argv)
    args.no_compression = False
    # So that whoever stops us stops the server and the attacker as well.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    rounds, failures = [], 0
    for attack in args.attacks:
        try:
            rounds.append(measure(attack, args))
            print(line(rounds[-1]), flush=True)
        except CannotMeasure as trouble:
            failures += 1
            print(f"{attack:12} was not measured: {trouble}", file=sys.stderr, flush=True)
    args.out.mkdir(parents=True, exist_ok=True)
    (args.out / "ill_will.json").write_text(json.dumps(rounds, indent=1) + "\n", encoding="utf-8")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
