"""Compare two environments match by match: ``python -m fast.check PYTHON OTHER_PYTHON [GAME ...]``."""

from __future__ import annotations

import subprocess
import sys

BUILD = "from magehall.kernel.records import BUILD; print(BUILD)"


def check(plain: str, compiled: str, *games: str) -> str:
    """What differs between the builds, as a sentence; empty if nothing."""
    for python, build in ((plain, "plain"), (compiled, "compiled")):
        found = subprocess.run(
            [python, "-c", BUILD], capture_output=True, text=True, check=True
        ).stdout.strip()
        if found != build:
            return f"{python} runs the {found} build, not the {build} one"
    running = [
        subprocess.Popen([python, "-m", "fast.digests", *games], stdout=subprocess.PIPE, text=True)
        for python in (plain, compiled)
    ]
    told = [process.communicate()[0].splitlines() for process in running]
    if any(process.returncode for process in running):
        return "the matches could not be played"
    for one, other in zip(*told, strict=True):
        if one != other:
            return f"the builds differ:\nplain     {one}\ncompiled  {other}"
    print(f"{len(told[0])} digests are the same in both builds.")
    return ""


if __name__ == "__main__":
    difference = check(*sys.argv[1:])
    if difference:
        sys.exit(difference)
