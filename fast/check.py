"""Compare two environments match by match: ``python -m fast.check PYTHON OTHER_PYTHON [GAME ...]``."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

BUILD = "from magehall.kernel.records import BUILD; print(BUILD)"


class Build(NamedTuple):
    """A build of the engine: the Python that runs it, and its sources where that has not installed it."""

    python: str
    sources: Path | None = None

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        """Start Python on this build, to be read."""
        environment = dict(os.environ)
        if self.sources:
            environment["PYTHONPATH"] = str(self.sources)
        return subprocess.Popen([self.python, *arguments], stdout=subprocess.PIPE, text=True, env=environment)


def check(plain: Build, compiled: Build, games: Sequence[str]) -> str:
    """What differs between the builds, as a sentence; empty if nothing."""
    for build, wanted in ((plain, "plain"), (compiled, "compiled")):
        found = build.start("-c", BUILD).communicate()[0].strip()
        if found != wanted:
            return f"{build.python} runs the {found or 'no'} build, not the {wanted} one"
    running = [build.start("-m", "fast.digests", *games) for build in (plain, compiled)]
    told = [process.communicate()[0].splitlines() for process in running]
    if any(process.returncode for process in running):
        return "the matches could not be played"
    for one, other in zip(*told, strict=True):
        if one != other:
            return f"the builds differ:\nplain     {one}\ncompiled  {other}"
    print(f"{len(told[0])} digests are the same in both builds.")
    return ""


if __name__ == "__main__":
    difference = check(Build(sys.argv[1]), Build(sys.argv[2]), sys.argv[3:])
    if difference:
        sys.exit(difference)
