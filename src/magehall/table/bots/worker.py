"""Worker process of a bot: JSON lines on standard input and output. It reads one job a line, and writes one verdict a
line.

The server ends the process when the answer is no longer wanted; there is nothing here that could be lost.
"""

from __future__ import annotations

import argparse
import os
import sys

import msgspec
from msgspec import Struct

from magehall.bots import make_bot
from magehall.bots.bot import Choice
from magehall.kernel.documents.load import load_match
from magehall.kernel.records import encode
from magehall.kernel.showing.perspective import Perspective


class Job(Struct):
    """A job: choose for ``seat`` in the saved ``match``."""

    match: str
    seat: int
    spec: str
    seed: str
    at_most: int | None = None
    """Milliseconds it may think."""


class Verdict(Struct):
    """The bot's choice, or the error."""

    choice: Choice | None = None
    error: str = ""


def think(job: Job) -> Verdict:
    """Run one job."""
    match = load_match(job.match)
    return Verdict(
        make_bot(job.spec, seed=job.seed, at_most=job.at_most).choose(Perspective(match, job.seat))
    )


def main() -> None:
    """Serve jobs until standard input ends."""
    # People's moves come first: a thinking bot must not slow the server down on a small machine.
    os.nice(5)
    for line in sys.stdin.buffer:
        try:
            verdict = think(msgspec.json.decode(line, type=Job))
        except Exception as error:
            verdict = Verdict(error=f"{type(error).__name__}: {error}")
        sys.stdout.buffer.write(encode(verdict) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    import magehall.games  # noqa: F401 - registers the games

    argparse.ArgumentParser(description=main.__doc__).parse_args()
    main()
