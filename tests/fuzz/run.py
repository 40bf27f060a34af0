"""The fuzzers at full size: ``python tests/fuzz/run.py --tries 100000``. Prints what came of each; stops at no finding."""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.fuzz.fuzzers import FUZZERS

SHOWN = 5


def main() -> int:
    """Run every fuzzer; 1 if any of them found something."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=100_000, help="how many of each")
    parser.add_argument("--first", type=int, default=0, help="the number of the first try")
    parser.add_argument("--only", choices=sorted(FUZZERS), help="just this one")
    parser.add_argument("--show", type=int, default=SHOWN, help="how many kinds of finding to show in full")
    args = parser.parse_args()
    findings = 0
    for name in FUZZERS:
        if args.only in (None, name):
            findings += run(name, range(args.first, args.first + args.tries), args.show)
    return 1 if findings else 0


def run(name: str, numbers: range, show: int) -> int:
    """So many tries of one fuzzer; how many found something."""
    outcomes: Counter[str] = Counter()
    seen: set[str] = set()
    for number in numbers:
        try:
            outcomes[FUZZERS[name](Random(f"{name}:{number}"))] += 1
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            kind = f"{type(error).__name__} at {Path(where.filename).name}:{where.lineno}"
            outcomes[f"FINDING {kind}"] += 1
            if kind not in seen and len(seen) < show:
                print(f"try {number} of {name}:")
                traceback.print_exception(error, file=sys.stdout)
            seen.add(kind)
    print(
        f"{name}: {len(numbers)} tries: " + ", ".join(f"{n} {what}" for what, n in outcomes.most_common()),
        flush=True,
    )
    return sum(n for what, n in outcomes.items() if what.startswith("FINDING"))


if __name__ == "__main__":
    sys.exit(main())
