"""Token buckets in memory."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

KEEP = 50_000
"""So many buckets are kept; the one not touched for longest goes first."""


class TokenBuckets:
    """Token buckets by name. Each holds up to ``burst`` tokens and gains ``rate`` of them a second."""

    def __init__(self, tick: Callable[[], float] = time.monotonic) -> None:
        self._tick = tick
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str, rate: float, burst: float, max_wait: float = 0.0) -> float:
        """Take a token; the seconds to wait for it, 0 if available. It is taken all the same if they are no more than
        ``max_wait``: whoever waits so long may go on, and those who come later wait longer."""
        now = self._tick()
        level = self._level_at(now, name, rate, burst)
        wait = (1 - level) / rate if level < 1 else 0.0
        levels = self._levels
        levels[name] = (level - 1 if wait <= max_wait else level, now)
        levels.move_to_end(name)
        if len(levels) > KEEP:
            levels.popitem(last=False)
        return wait

    def level(self, name: str, rate: float, burst: float) -> float:
        """The number of tokens, negative where some were taken in advance."""
        return self._level_at(self._tick(), name, rate, burst)

    def _level_at(self, now: float, name: str, rate: float, burst: float) -> float:
        known = self._levels.get(name)
        return burst if known is None else min(burst, known[0] + (now - known[1]) * rate)

    def clear(self) -> None:
        """Drop all buckets."""
        self._levels.clear()
