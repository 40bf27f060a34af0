"""What is read off the clock, off the processes and off the machine while a round runs."""

from __future__ import annotations

import asyncio
import os
import statistics
import time
from pathlib import Path
from typing import Any

TICKS = os.sysconf("SC_CLK_TCK")
HEARTBEAT = 0.05


class Meter:
    """Collects the times of one round. Only moves sent between ``begin`` and ``end`` count, so neither the rush of
    sitting down nor the warm-up shows."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.mover: list[float] = []
        self.other: list[float] = []
        self.moves = 0
        self.refused = 0
        self.messages = 0
        self.characters = 0
        self.running = False
        self._late: list[float] = []
        self._began = self._ended = (0.0, 0.0, 0.0, 0.0)

    def begin(self) -> None:
        """From here on things count."""
        self.running = True
        self._began = self._read()

    def end(self) -> None:
        """What is sent from now on does not count; what is still on its way does."""
        self.running = False
        self._ended = self._read()

    def _read(self) -> tuple[float, float, float, float]:
        return time.monotonic(), processor_seconds(self.pid), time.process_time(), busy_seconds()

    async def beat(self) -> None:
        """Measure how late this very process is: a generator that comes late measures itself."""
        while True:
            due = time.monotonic() + HEARTBEAT
            await asyncio.sleep(HEARTBEAT)
            if self.running:
                self._late.append((time.monotonic() - due) * 1000)

    def figures(self) -> dict[str, Any]:
        """Everything, ready for JSON. Shares are of one core."""
        seconds, server, generator, machine = (
            ended - began for began, ended in zip(self._began, self._ended, strict=True)
        )
        times = self.mover + self.other
        return {
            "seconds": round(seconds, 1),
            "moves": self.moves,
            "moves_per_second": round(self.moves / seconds, 1),
            "refused": self.refused,
            "updates": len(times),
            **{f"p{share}_ms": percentile(times, share) for share in (50, 95, 99)},
            "mover_p99_ms": percentile(self.mover, 99),
            "other_p99_ms": percentile(self.other, 99),
            "worst_ms": round(max(times, default=0.0), 1),
            "server_cpu": round(server / seconds, 3),
            "generator_cpu": round(generator / seconds, 3),
            "others_cpu": round(max(0.0, machine - server - generator) / seconds, 3),
            "server_cpu_ms_per_move": round(server * 1000 / self.moves, 2) if self.moves else None,
            "generator_late_p99_ms": percentile(self._late, 99),
            "kilobytes_per_message": round(self.characters / 1e3 / self.messages, 1)
            if self.messages
            else None,
        }


def percentile(values: list[float], share: int) -> float | None:
    """None where there are too few values to speak of."""
    return round(statistics.quantiles(values, n=100)[share - 1], 1) if len(values) >= 100 else None


def processor_seconds(pid: int) -> float:
    """What a process with all its threads has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def busy_seconds() -> float:
    """What all cores have worked so far, for whomever."""
    user, nice, system, _idle, _wait, irq, softirq, steal = map(
        int, Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]
    )
    return (user + nice + system + irq + softirq + steal) / TICKS


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
