"""Time that no clock set forward or back can move: what is shown with a delay goes by it."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

_tick = time.monotonic
_began = datetime.now(UTC), _tick()


def steady_now() -> datetime:
    """This moment, counted from the time at which the process began. Later jumps of the system's clock do not show."""
    wall, tick = _began
    return wall + timedelta(seconds=_tick() - tick)


def visible_until(delay: float) -> datetime | None:
    """Up to which moment what was written down may be shown with a delay of so many seconds; None if nothing may. What
    an earlier process wrote, by a clock that may have been set since, counts as written when this one began."""
    until = steady_now() - timedelta(seconds=delay)
    return until if until >= _began[0] else None
