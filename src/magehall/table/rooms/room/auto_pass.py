"""Auto-pass and forced moves: the table answers for a seat. It does so where a person has no choice, or does not want
to be stopped."""

from __future__ import annotations

from magehall.kernel.flow import Window
from magehall.table.rooms.pacing.lessons import is_taught
from magehall.table.rooms.room.room_state import RoomState
from magehall.table.wire.messages import DEFAULT_STOP, Stop


def is_stopped(room: RoomState, seat: int) -> bool:
    """Whether the table waits for a seat's own answer. Not where it has no choice, nor in a window where its player
    does not want to be stopped, at any or at this one. In a lesson nobody answers by itself."""
    match = room.timeline.match
    decision = match.pending.get(seat)
    if decision is None or is_taught(room.table, match):
        return True
    window = match.window
    if window is None:
        return decision.forced is None
    stops = _wish(room, seat, window)
    if stops in ("always", "never"):
        return stops == "always"
    if decision.forced is not None or stops == "able":
        return decision.forced is None
    return room.hooks.ask(
        room.timeline, seat, "window_matters", lambda: match.window_matters(seat), safe=True
    )


def could_be_stopped(room: RoomState, seat: int) -> bool:
    """Whether a seat may be stopped at the open window, as others know."""
    match = room.timeline.match
    return _wish(room, seat, match.window) != "never" and room.hooks.ask(
        room.timeline, seat, "window_could_matter", lambda: match.window_could_matter(seat), safe=True
    )


def _wish(room: RoomState, seat: int, window: Window | None) -> Stop:
    """The stop setting of a seat's player for the open window."""
    wishes = room.stops_at.get(seat)
    at = wishes.get(window.name) if wishes and window is not None else None
    return at or room.stops.get(seat, DEFAULT_STOP)
