"""Response times of a person, sampled so that auto-passes take as long."""

from __future__ import annotations

import math
import random
from collections import deque
from statistics import NormalDist

KEPT = 20
"""So many answers of a person are remembered."""

MEDIAN, SPREAD = 2.0, 0.7
"""Of somebody whose answers are not known yet: half of them within so many seconds, lognormally spread."""

PRIOR = tuple(
    math.exp(NormalDist(math.log(MEDIAN), SPREAD).inv_cdf((place + 0.5) / KEPT)) for place in range(KEPT)
)
BLUR = 0.2
"""Nobody takes exactly as long twice: a remembered time is drawn out or cut by up to this part of it."""


class ResponseTimes:
    """Response times of one person in seconds, ``least`` to ``most``. What is sampled is distributed like what was
    recorded; the luck for it is no part of any match's chance."""

    def __init__(self, luck: random.Random, least: float, most: float) -> None:
        self._luck = luck
        self._least = least
        self._most = max(least, most)
        self._heard: deque[float] = deque(maxlen=KEPT)

    def record(self, seconds: float) -> None:
        """Record a response time of the person."""
        self._heard.append(seconds)

    def sample(self) -> float:
        """Sample a time this person might take. Each time recorded takes the place of one that was only supposed."""
        # One draw for all three: each asks the system, and what is left of it after a choice is as random.
        place, rest = _choose(self._luck.random())
        if place < len(self._heard):
            seconds = self._heard[place]
        else:
            place, rest = _choose(rest)
            seconds = PRIOR[place]
        return self.shown(seconds * (1 - BLUR + 2 * BLUR * rest))

    def shown(self, seconds: float) -> float:
        """Clamp a response time to the bounds of the table. It is when an answer given after so many seconds shows, as
        far as the table has a say in it."""
        return min(max(seconds, self._least), self._most)


def _choose(drawn: float) -> tuple[int, float]:
    """One of ``KEPT`` places, and what is left of the draw. That is again between 0 and 1."""
    scaled = drawn * KEPT
    place = int(scaled)
    return place, scaled - place
