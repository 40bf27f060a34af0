"""Forced moves that follow a move at once. Everyone sees that a seat has no choice."""

from __future__ import annotations

from magehall.kernel.chance import ScriptError
from magehall.kernel.decision import BrokenRule
from magehall.table.rooms.journal.entry import MOVE, UNASKED, JournalEntry
from magehall.table.rooms.journal.timeline import Timeline
from magehall.table.rooms.room.room_state import RoomState

MOST = 5
"""So many go with one move; the conductor makes whatever follows, and other tables have their turn meanwhile."""


def follow_forced(room: RoomState, timeline: Timeline) -> tuple[Timeline, list[JournalEntry]]:
    """Make the openly forced moves of people. They are written and shown with the move that led there. One that breaks a
    rule is left to the conductor, which makes it by itself and tells everyone."""
    made: list[JournalEntry] = []
    while len(made) < MOST:
        entry = _forced_move(room, timeline)
        if entry is None:
            break
        try:
            timeline = timeline.after(entry)
        except (BrokenRule, ScriptError):
            break
        made.append(entry)
    return timeline, made


def _forced_move(room: RoomState, timeline: Timeline) -> JournalEntry | None:
    match = timeline.match
    if timeline.failure is not None or match.window is not None:
        return None
    for seat, decision in match.pending.items():
        if decision.forced is not None and room.plays(seat) is None and room.is_openly_forced(timeline, seat):
            return JournalEntry(MOVE, seat, decision.forced.id, UNASKED)
    return None
