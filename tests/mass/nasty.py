"""Nasty moments of Mage Wars, in mass: ``python tests/mass/nasty.py --tables 2000``.

Fate strikes at what the running procedures remember, at every window and every question. Each course that breaks is
stored in ``--store``, and played again with ``--again FILE``. Prints the findings by kind; stops at none."""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import msgspec

from tests.games.mage_wars.nasty import Course, play


def kind_of(problem: str) -> str:
    """A finding without the names and numbers of its table."""
    return re.sub(r"[\w-]+-\d+|\d+", "#", problem.rpartition(" > ")[2] or problem)


def main(arguments: list[str] | None = None) -> int:
    """Play; 1 if anything broke."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500, help="how many")
    parser.add_argument("--first", type=int, default=0, help="the number of the first table")
    parser.add_argument("--store", type=Path, help="a folder for the courses that break, one of each kind")
    parser.add_argument("--again", type=Path, help="play a stored course instead")
    args = parser.parse_args(arguments)
    if args.again is not None:
        msgspec.json.decode(args.again.read_bytes(), type=Course).play()
        print("holds")
        return 0
    began = time.monotonic()
    found: Counter[str] = Counter()
    struck: Counter[tuple[str, str]] = Counter()
    for number in range(args.first, args.first + args.tables):
        report = play(f"nasty:{number}")
        struck += report.struck
        for course in report.broken:
            kind = kind_of(course.problem)
            found[kind] += 1
            if found[kind] == 1:
                print(f"table {number}: {course.problem}", flush=True)
                if args.store is not None:
                    args.store.mkdir(parents=True, exist_ok=True)
                    (args.store / f"nasty-{number}.json").write_bytes(msgspec.json.encode(course))
    for kind, times in found.most_common():
        print(f"{times} x {kind}")
    steps = len({step for step, _ in struck})
    print(
        f"{args.tables} tables, {struck.total():,} deeds of fate at {steps} steps, "
        f"{time.monotonic() - began:.0f} s: {found.total() or 'nothing'} found"
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
