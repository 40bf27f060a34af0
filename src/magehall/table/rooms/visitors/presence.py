"""Presence of players at a table, with debounced updates. It is told soon after it changes, once for all who came and
went meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

PAUSE = 0.3
"""Seconds between two tellings, at least."""


class Presence:
    """Debounced presence of the players at one table. Spectators come and go untold."""

    def __init__(self, present: Callable[[], list[int]], tell: Callable[[], None]) -> None:
        self._present = present
        self._tell = tell
        self._told = present()
        self._timer: asyncio.TimerHandle | None = None

    def may_have_changed(self) -> None:
        """Schedule an update if the players present have changed."""
        if self._timer is None and self._present() != self._told:
            self._timer = asyncio.get_running_loop().call_later(PAUSE, self._tell_now)

    def _tell_now(self) -> None:
        self._timer = None
        present = self._present()
        if present != self._told:
            self._told = present
            self._tell()

    def close(self) -> None:
        """Cancel the pending update."""
        if self._timer is not None:
            self._timer.cancel()
