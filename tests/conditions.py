"""The conditions tests run under. Ordinarily the same in every run; words in the environment bring others, and no test
may depend on them: ``MAGEHALL_LUCK=other`` draws something else, ``MAGEHALL_WEATHER=gale`` has every event loop stall at
random, so that a test which holds only for some timings shows itself."""

from __future__ import annotations

import os
import random
import selectors
import signal
import sys
import time

TIMES = int(os.environ.get("MAGEHALL_TIMES", "1"))
"""How many times as large random samples are as in an ordinary run: ``make mass`` says 10."""

LUCK = os.environ.get("MAGEHALL_LUCK", "")
"""What everything drawn in a test follows from, besides the test's name."""

LANE = int(os.environ.get("MAGEHALL_LANE", "0"))
"""Which of several runs on this machine at once this is: each has ports of its own."""

OFTEN = 0.03
"""How many of a loop's turns stall."""

LONGEST = 0.1
"""Seconds; most stalls are much shorter."""


def listen_to_interrupts() -> None:
    """Let a child process be interrupted (``preexec_fn``): where the tests run in the background, it would not be."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def bring_weather() -> None:
    """Have every loop made from now on stall, if the environment asks for it."""
    words = os.environ.get("MAGEHALL_WEATHER")
    if not words:
        return
    worker = os.environ.get("PYTEST_XDIST_WORKER", "")
    chance = random.Random(f"{words}/{worker}")

    class Stalling(selectors.DefaultSelector):
        """Sometimes lets everyone wait before it looks who is ready."""

        def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
            if chance.random() < OFTEN:
                time.sleep(chance.random() ** 3 * LONGEST)
            return super().select(timeout)

    selectors.DefaultSelector = Stalling  # type: ignore[misc]  # what asyncio takes for every new loop
    sys.modules["uvloop"] = None  # type: ignore[assignment]  # whose loops know no selectors: the server does without
