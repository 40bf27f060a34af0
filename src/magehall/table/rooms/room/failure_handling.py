"""Error handling for rules that raise at a table. The failure is reported, everyone is told, and the match goes on if
it can."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING

from magehall.kernel.decision import PASS_VERB, BrokenRule, Decision
from magehall.table.rooms.journal.entry import MOVE, JournalEntry
from magehall.table.rooms.journal.rule_failure import HALTED, PASSED, REFUSED, failure_entry, sound_options

if TYPE_CHECKING:  # a room's moves break by this
    from magehall.table.rooms.room.room import Room

log = logging.getLogger(__name__)

MOST_TRIES = 3
"""So many moves of a bot may break at one moment; then the people decide."""


async def handle_failed_move(room: Room, seat: int, option: str, error: BrokenRule) -> None:
    """Refuse a move whose rule raised. Where its seat has no other, a bot has tried enough, or a lesson wants this very
    move, the match is halted. The caller holds the room's lock."""
    await _report(room, {seat: option}, error)
    left = [other for other in sound_options(room.match, seat, room.failure) if other.id != option]
    tried = len(room.failure.failed) if room.failure is not None else 0
    stuck = not left and not room.match.pending[seat].accepts
    tired = room.plays(seat) is not None and tried + 1 >= MOST_TRIES
    kind = HALTED if stuck or tired or room.table.lesson is not None else REFUSED
    await room.write([failure_entry(kind, seat, option)])


async def handle_failed_window(room: Room, answers: Mapping[int, str], error: BrokenRule) -> None:
    """Close a window as passed after a rule raised. Where that fails as well, the match is halted. Nobody is told whose
    answer it was, for that would tell who wanted to act. The caller holds the room's lock."""
    await _report(room, answers, error)
    passes = {seat: pass_option(decision) for seat, decision in room.match.pending.items()}
    if passes != answers:
        try:
            await room.write(
                [
                    *(JournalEntry(MOVE, seat, option) for seat, option in passes.items()),
                    failure_entry(PASSED),
                ]
            )
        except BrokenRule as again:
            await _report(room, passes, again)
        else:
            return
    await room.write([failure_entry(HALTED)])


def pass_option(decision: Decision) -> str:
    """The id of the option that passes a window."""
    return next(option.id for option in decision.options if option.verb == PASS_VERB)


async def _report(room: Room, moves: Mapping[int, str], error: BrokenRule) -> None:
    """Log a failed rule and store its crash report."""
    log.error("a rule failed", exc_info=error, extra={"table": room.id, "version": room.version})
    await room.journal.crash_reports.keep(room, list(moves.items()), error)
