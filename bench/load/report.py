"""The figures of the rounds, as lines and as a table."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

COLUMNS = {
    "server": "server",
    "tables": "tables",
    "moves_per_second": "moves/s",
    "p50_ms": "p50",
    "p95_ms": "p95",
    "p99_ms": "p99",
    "worst_ms": "worst",
    "unanswered": "lost",
    "memory_per_table_kb": "kB/table",
    "server_cpu_ms_per_move": "ms/move",
    "server_cpu": "server",
    "generator_cpu": "people",
    "others_cpu": "others",
    "generator_late_p99_ms": "late",
}
LEGEND = """lost: updates that never came. kB/table: memory of the server. ms/move: processor time of the server for a move.
server, people, others: processor time of the server, of the generator and of all else, in cores. late: by how much the
generator overslept at the 99th percentile, in milliseconds."""
LATE_MS = 50
WIDTH = 120
"""A narrow terminal wraps lines; cut figures would be of no use."""
BUSY = 0.2


def line(figures: dict[str, Any]) -> str:
    """One round in one line."""
    return ", ".join(f"{name} {figures[key]}" for key, name in COLUMNS.items())


def show(console: Console, rounds: list[dict[str, Any]], limit: float) -> None:
    """All rounds, and what they say about the limit."""
    table = Table(
        title="From sending a move to the state that has it, in milliseconds", box=box.SIMPLE, padding=0
    )
    for name in COLUMNS.values():
        table.add_column(name, justify="left" if name == "server" else "right")
    for figures in rounds:
        table.add_row(*(str(figures[key]) for key in COLUMNS))
    console.print(table)
    console.print(LEGEND, markup=False, soft_wrap=True)
    for name in dict.fromkeys(figures["server"] for figures in rounds):
        console.print(verdict(name, rounds, limit), markup=False)
    if any(figures["others_cpu"] > BUSY for figures in rounds):
        console.print(
            "Others were at work on this machine: the figures are worse than they would be alone.",
            soft_wrap=True,
        )
    late = [f for f in rounds if (f["generator_late_p99_ms"] or 0) > LATE_MS]
    if late:
        console.print(
            "The generator itself came late in some rounds: their times are partly its own.", soft_wrap=True
        )


def verdict(name: str, rounds: list[dict[str, Any]], limit: float) -> str:
    """Where p99 passes the limit."""
    good, bad = around_limit(name, rounds, limit)
    if not good and not bad:
        return f"{name}: too few updates to tell"
    if not bad:
        return f"{name}: p99 within {limit:g} ms at {good} tables, the most measured"
    return f"{name}: p99 passes {limit:g} ms between {good} and {bad} tables"


def around_limit(name: str, rounds: list[dict[str, Any]], limit: float) -> tuple[int, int]:
    """The largest number of tables below the first that passes the limit, and that first one (0: none did). Rounds with
    too few updates to tell do not count."""
    mine = sorted(
        (figures["tables"], figures["p99_ms"] <= limit)
        for figures in rounds
        if figures["server"] == name and figures["p99_ms"] is not None
    )
    bad = next((tables for tables, within in mine if not within), 0)
    good = max((tables for tables, within in mine if within and (not bad or tables < bad)), default=0)
    return good, bad
