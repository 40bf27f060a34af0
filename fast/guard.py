"""Guard of the compiled build: ``python -m fast.guard [GAME ...]`` compiles the engine and compares it with the plain one.

Nothing is optimised, so that it takes two minutes where a build for play takes four. Without a compiler there is nothing to
guard, and it says so.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from fast.build import compile_into, missing
from fast.check import Build, check


def guard(games: list[str]) -> str:
    """What differs between the plain build of this environment and one compiled now; empty if nothing."""
    with tempfile.TemporaryDirectory(prefix="magehall-guard-") as temporary:
        compile_into(Path(temporary), games, quick=True)
        return check(Build(sys.executable), Build(sys.executable, Path(temporary) / "src"), games)


if __name__ == "__main__":
    if missing():
        print(f"The compiled build was not compared: {missing()}.")
    elif difference := guard(sys.argv[1:]):
        sys.exit(difference)
