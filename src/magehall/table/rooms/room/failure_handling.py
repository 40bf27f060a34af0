"""Error handling for rules that raise at a table. The failure is reported, everyone is told, and the match goes on if
it can."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from magehall.kernel.decision import BrokenRule
from magehall.table.rooms.journal.entry import JournalEntry
from magehall.table.rooms.journal.rule_failure import HALTED, REFUSED, failure_entry, sound_options
from magehall.table.rooms.journal.timeline import Timeline
from magehall.table.rooms.room.room_state import RoomState

log = logging.getLogger(__name__)

MOST_TRIES = 3
"""So many moves of a bot may break at one moment; then the people decide."""


async def refuse_failed_move(room: RoomState, seat: int, option: str, error: BrokenRule) -> JournalEntry:
    """The entry that refuses a move whose rule raised. Where its seat has no other, a bot has tried enough, or a lesson
    wants this very move, it halts the match. The caller holds the room's lock, and writes it."""
    await report_failure(room, {seat: option}, error)
    left = [other for other in sound_options(room.match, seat, room.failure) if other.id != option]
    tried = len(room.failure.failed) if room.failure is not None else 0
    asked = room.match.pending.get(seat)
    stuck = asked is not None and not left and not asked.space
    tired = room.plays(seat) is not None and tried + 1 >= MOST_TRIES
    kind = HALTED if stuck or tired or room.table.lesson is not None else REFUSED
    return failure_entry(kind, seat, option)


async def report_failure(
    room: RoomState, moves: Mapping[int, str], error: BrokenRule, timeline: Timeline | None = None
) -> None:
    """Log a failed rule and store its crash report. It failed now, unless at another ``timeline``."""
    timeline = timeline or room.timeline
    log.error("a rule failed", exc_info=error, extra={"table": room.id, "version": timeline.version})
    await room.journal.crash_reports.keep(room.table, timeline, list(moves.items()), error)
