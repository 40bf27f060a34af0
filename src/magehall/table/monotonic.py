"""Monotonic wall time: no change of the system clock moves it. What is shown with a delay goes by it."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

_tick = time.monotonic
_began = datetime.now(UTC), _tick()


def monotonic_now() -> datetime:
    """The current time, monotonic since the process began. Later jumps of the system's clock do not show."""
    wall, tick = _began
    return wall + timedelta(seconds=_tick() - tick)


def visible_until(delay: float) -> datetime | None:
    """The latest timestamp that a delay of so many seconds shows. None if nothing may be shown. What an earlier process
    wrote, by a clock that may have been set since, counts as written when this one began."""
    until = monotonic_now() - timedelta(seconds=delay)
    return until if until >= _began[0] else None
