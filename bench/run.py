"""Measures our games and their peers side by side on one core; writes a table, a JSON file and a plot.

    python bench/run.py [--runs 5] [--seconds 2] [--out bench/results] [--games battle_mages ...] [--peers ...]

Nothing passes or fails by the clock: unmet targets are only printed, and the exit status says whether all was measured.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import table
from summary import COMPILED, Record, limits, outcomes

HERE = Path(__file__).resolve().parent
ENVIRONMENT = HERE.parent / ".venv-bench"
LOCK = HERE / "requirements.lock"

FAST = HERE.parent / ".venv-fast" / "bin" / "python"
BUILD = "from magehall.kernel.records import BUILD; print(BUILD)"


class Subject(NamedTuple):
    """What is measured: by which Python and script, and what it is called there and here."""

    python: str
    script: str
    asked: str
    name: str


class CannotMeasure(Exception):
    """Said in one line to whoever ran the bench."""


def main(argv: Sequence[str] | None = None) -> int:
    args = _arguments(argv)
    console = Console()
    try:
        return _bench(console, args)
    except CannotMeasure as trouble:
        console.print(f"bench: {trouble}", style="red", markup=False, soft_wrap=True)
        return 2
    except KeyboardInterrupt:
        console.print("bench: stopped")
        return 130


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="bench", description="Measure our games beside their peers, on one core."
    )
    parser.add_argument(
        "--runs", type=int, default=5, help="measurements of each; the median counts (default: 5)"
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure of each run (default: 2)")
    parser.add_argument(
        "--processor",
        action="store_true",
        help="count processor time instead of the clock's: for a machine that others use too",
    )
    parser.add_argument(
        "--out", type=Path, default=HERE / "results", help="where results.json and results.png go"
    )
    parser.add_argument("--games", nargs="*", metavar="GAME", help="our games to measure (default: all)")
    parser.add_argument(
        "--peers", nargs="*", metavar="PEER", help="peers to measure (default: all; no name: none)"
    )
    parser.add_argument(
        "--compiled",
        type=Path,
        default=FAST,
        metavar="PYTHON",
        help="a Python with the compiled build, measured too (default: that of `make fast`, where there is one)",
    )
    args = parser.parse_args(argv)
    if args.runs < 1 or args.seconds <= 0:
        parser.error("--runs and --seconds must be positive")
    return args


def _bench(console: Console, args: argparse.Namespace) -> int:
    drawer = _environment(console)
    games = _chosen(sys.executable, "ours.py", args.games)
    if args.compiled.exists():
        if _call([str(args.compiled), "-c", BUILD]).strip() != "compiled":
            raise CannotMeasure(f"{args.compiled} does not run the compiled build")
        games += _chosen(str(args.compiled), "ours.py", args.games, COMPILED)
    peers = _chosen(drawer, "peers.py", args.peers)
    core = _pin()
    if core is None:
        console.print(
            "This system cannot pin a process to a core: expect the figures to spread more.", style="yellow"
        )
    if not peers + games:
        raise CannotMeasure("nothing to measure")
    records, failures = _measure_all(console, peers + games, args)
    if not records:
        raise CannotMeasure("; ".join(failures.values()))
    reached, kept = outcomes(records), limits(records)
    table.show(console, records, reached, kept)
    results = {
        "settings": {
            "runs": args.runs,
            "seconds": args.seconds,
            "core": core,
            "clock": "processor" if args.processor else "wall",
        },
        "machine": {
            "processor": _processor(),
            "python": platform.python_version(),
            "system": platform.system(),
        },
        "subjects": {name: record.as_json() for name, record in records.items()},
        "targets": [outcome.as_json() for outcome in reached],
        "limits": [one.as_json() for one in kept],
    }
    args.out.mkdir(parents=True, exist_ok=True)
    data, picture, growth = (args.out / name for name in ("results.json", "results.png", "growth.png"))
    data.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    for name, failure in failures.items():
        console.print(f"bench: {name} was not measured: {failure}", style="red", markup=False)
    _call([drawer, str(HERE / "plot.py"), str(data), str(picture), str(growth)])
    console.print(f"Wrote {data} and, beside it, what is drawn of it.", markup=False, soft_wrap=True)
    return 1 if failures else 0


def _measure_all(
    console: Console, subjects: list[Subject], args: argparse.Namespace
) -> tuple[dict[str, Record], dict[str, str]]:
    """Every subject once in each run, so that all share the machine's moods; each run begins with another one."""
    records: dict[str, Record] = {}
    failures: dict[str, str] = {}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    # A bar that redraws itself would run on the very core that is being measured.
    with Progress(*columns, console=console, auto_refresh=False, transient=True) as progress:
        task = progress.add_task("", total=args.runs * len(subjects))
        for run in range(args.runs):
            start = run % len(subjects)
            for python, script, asked, name in subjects[start:] + subjects[:start]:
                progress.update(task, description=f"run {run + 1}: {name}", refresh=True)
                if name not in failures:
                    try:
                        _add(records, name, script, _measure(python, script, asked, args))
                    except CannotMeasure as trouble:
                        failures[name] = str(trouble)
                        records.pop(name, None)
                progress.advance(task)
    return {one.name: records[one.name] for one in subjects if one.name in records}, failures


def _measure(python: str, script: str, name: str, args: argparse.Namespace) -> dict[str, Any]:
    clock = ["--processor"] if args.processor else []
    measured: dict[str, Any] = _ask(python, script, name, "--seconds", str(args.seconds), *clock)[name]
    return measured


def _add(records: dict[str, Record], name: str, script: str, measured: dict[str, Any]) -> None:
    label = measured["label"] + (", compiled" if name.endswith(COMPILED) else "")
    fresh = Record(name, label, measured["version"], script == "ours.py", [])
    record = records.setdefault(name, fresh)
    record.runs.append(measured["figures"])
    record.core_share = min(record.core_share, measured["core_share"])


def _chosen(python: str, script: str, wanted: list[str] | None, mark: str = "") -> list[Subject]:
    if wanted == []:
        return []
    known: list[str] = _ask(python, script, "--list")
    for name in wanted or []:
        if name not in known:
            raise CannotMeasure(f"there is no {name}; there are: {', '.join(known)}")
    return [Subject(python, script, name, name + mark) for name in known if wanted is None or name in wanted]


def _ask(python: str, script: str, *arguments: str) -> Any:
    """What one of our measuring scripts answers: its last line, whatever a library prints before."""
    return json.loads(_call([python, str(HERE / script), *arguments]).splitlines()[-1])


def _call(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotMeasure(
            f"{Path(command[1]).name}: {(done.stderr.strip() or 'no reason given').splitlines()[-1]}"
        )
    return done.stdout


def _environment(console: Console) -> str:
    """The Python of the bench's own environment, made on first use and again whenever the lock changes."""
    python = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    installed = (
        ENVIRONMENT / LOCK.name
    )  # a copy of the lock, written last: half an installation does not count
    if not (python.exists() and installed.exists() and installed.read_bytes() == LOCK.read_bytes()):
        console.print(f"Installing the peers into {ENVIRONMENT.name}, once …")
        _call([sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT)])
        _call([str(python), "-m", "pip", "install", "--quiet", "-r", str(LOCK)])
        installed.write_bytes(LOCK.read_bytes())
    return str(python)


def _pin() -> int | None:
    """Keep this process, and so its children, on one core."""
    if sys.platform != "linux":
        return None
    core = max(os.sched_getaffinity(0))  # the first one often serves the system's interrupts
    os.sched_setaffinity(0, {core})
    return core


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


if __name__ == "__main__":
    sys.exit(main())
