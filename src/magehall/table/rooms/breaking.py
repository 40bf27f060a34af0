"""When a rule breaks at a table: it is reported, everyone is told, and the match goes on if it can."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING

from magehall.kernel.decision import PASS_VERB, BrokenRule, Decision
from magehall.table.rooms.lines import MOVE, Line
from magehall.table.rooms.trouble import PASSED, REFUSED, STILL, broken_line, sound_options

if TYPE_CHECKING:  # a room's moves break by this
    from magehall.table.rooms.room import Room

log = logging.getLogger(__name__)

MOST_TRIES = 3
"""So many moves of a bot may break at one moment; then the people decide."""


async def move_broke(room: Room, seat: int, option: str, error: BrokenRule) -> None:
    """A move does not count. Where its seat has no other, a bot has tried enough, or a lesson wants this very move, the
    match stands still. The caller holds the room's lock."""
    await _report(room, {seat: option}, error)
    left = [other for other in sound_options(room.match, seat, room.trouble) if other.id != option]
    tried = len(room.trouble.failed) if room.trouble is not None else 0
    stuck = not left and not room.match.pending[seat].accepts
    tired = room.plays(seat) is not None and tried + 1 >= MOST_TRIES
    kind = STILL if stuck or tired or room.table.lesson is not None else REFUSED
    await room.write([broken_line(kind, seat, option)])


async def window_broke(room: Room, answers: Mapping[int, str], error: BrokenRule) -> None:
    """A window is closed as if all had passed; where that breaks as well, the match stands still. Nobody is told whose
    answer it was, for that would tell who wanted to act. The caller holds the room's lock."""
    await _report(room, answers, error)
    passes = {seat: passing(decision) for seat, decision in room.match.pending.items()}
    if passes != answers:
        try:
            await room.write(
                [*(Line(MOVE, seat, option) for seat, option in passes.items()), broken_line(PASSED)]
            )
        except BrokenRule as again:
            await _report(room, passes, again)
        else:
            return
    await room.write([broken_line(STILL)])


def passing(decision: Decision) -> str:
    """The option of a window's question that lets it pass."""
    return next(option.id for option in decision.options if option.verb == PASS_VERB)


async def _report(room: Room, moves: Mapping[int, str], error: BrokenRule) -> None:
    log.error("a rule failed", exc_info=error, extra={"table": room.id, "version": room.version})
    await room.journal.faults.keep(room, list(moves.items()), error)
