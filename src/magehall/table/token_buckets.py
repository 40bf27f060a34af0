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
        level = self.level(name, rate, burst)
        wait = max(0.0, (1 - level) / rate)
        self._put(name, level - 1 if wait <= max_wait else level)
        return wait

    def level(self, name: str, rate: float, burst: float) -> float:
        """The number of tokens, negative where some were taken in advance."""
        now = self._tick()
        level, at = self._levels.get(name, (burst, now))
        return min(burst, level + (now - at) * rate)

    def _put(self, name: str, level: float) -> None:
        self._levels[name] = (level, self._tick())
        self._levels.move_to_end(name)
        if len(self._levels) > KEEP:
            self._levels.popitem(last=False)

    def clear(self) -> None:
        """Drop all buckets."""
        self._levels.clear()
