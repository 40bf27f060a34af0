"""Error handling for windows whose answers break a rule."""

from __future__ import annotations

from collections.abc import Mapping

from magehall.kernel.decision import PASS_VERB, BrokenRule, Decision
from magehall.table.rooms.journal.entry import MOVE, JournalEntry
from magehall.table.rooms.journal.rule_failure import HALTED, PASSED, failure_entry
from magehall.table.rooms.room.failure_handling import report_failure
from magehall.table.rooms.room.room import Room


async def handle_failed_window(room: Room, answers: Mapping[int, str], error: BrokenRule) -> None:
    """Close a window as passed after a rule raised. Where that fails as well, the match is halted. Nobody is told whose
    answer it was, for that would tell who wanted to act. The caller holds the room's lock."""
    await report_failure(room, answers, error)
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
            await report_failure(room, passes, again)
        else:
            return
    await room.write([failure_entry(HALTED)])


def pass_option(decision: Decision) -> str:
    """The id of the option that passes a window."""
    return next(option.id for option in decision.options if option.verb == PASS_VERB)
