"""Cache of what all spectators of a table are shown alike."""

from __future__ import annotations

from magehall.kernel.view_types import EventView, View
from magehall.table.rooms.journal.timeline import Timeline
from magehall.table.rooms.room.game_hooks import GameHooks, bare_view


class SpectatorView:
    """Cache of the spectators' view and log, valid for one timeline.

    Hundreds may watch a table, or come and go: what they see is built once for each version. Whoever takes it from here
    must not change it.
    """

    def __init__(self, hooks: GameHooks) -> None:
        self._hooks = hooks
        self._timeline: Timeline | None = None
        self._view: View | None = None
        self._events: list[EventView] = []
        self._start = 0

    def view(self, timeline: Timeline) -> View:
        """The view of a spectator."""
        self._turn_to(timeline)
        if self._view is None:
            self._view = self._hooks.view(timeline, None) or bare_view(timeline, None)
            self._view.version = timeline.version
            if timeline.failure is not None and timeline.failure.is_halted:
                self._view.waiting = {}
        return self._view

    def events(self, timeline: Timeline, start: int) -> list[EventView] | None:
        """The log from ``start`` on, as a spectator reads it. None where it cannot be shown."""
        self._turn_to(timeline)
        if start < self._start:
            earlier = self._hooks.events(timeline, None, start, self._start)
            if earlier is None:
                return None
            self._events = [*earlier, *self._events]
            self._start = start
        return self._events[start - self._start :]

    def _turn_to(self, timeline: Timeline) -> None:
        if self._timeline is not timeline:
            self._timeline, self._view = timeline, None
            self._events, self._start = [], len(timeline.match.events)
