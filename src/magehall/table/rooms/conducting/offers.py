"""Offers between players: take-backs, draws, breaks, and bot replacement."""

from __future__ import annotations

from typing import Any

from magehall.kernel.decision import IllegalMove, Refusal
from magehall.kernel.text import Text
from magehall.table.rooms.conducting.resignation import REPLACEMENT, give_up
from magehall.table.rooms.journal.batch_writer import VersionConflict
from magehall.table.rooms.journal.entry import UNDO, JournalEntry
from magehall.table.rooms.room.room import Room
from magehall.table.rooms.room.uncancelled import uncancelled

EARNEST = 10
"""After so many moves for each of its people a match has begun in earnest, whoever made them: one who is out early, or
never moves, keeps the door open for nobody."""

MOST_WASTED = 2000
"""So many entries of a journal may be take-backs and what was taken back; more have to be agreed on. Nobody shall fill a
match with them until its record is too long to be shown."""

AGREED = {"abort": "aborted", "adjourn": "adjourned", "resume": "playing"}
"""What becomes of a table by agreement."""


def refuse(key: str) -> IllegalMove:
    """An IllegalMove with a message of the table."""
    return IllegalMove(Refusal(Text("table", key)))


async def undo(room: Room, seat: int) -> None:
    """Undo the seat's last move by the game's rules, asking nobody."""
    async with room.lock:
        wasted = room.version - len(room.match.moves)
        target = room.solo_undo_target(seat)
        if target is None or wasted >= MOST_WASTED:
            raise refuse("refused-undo-alone")
        await room.write([JournalEntry(UNDO, seat, None, {"to": target})])


def undo_target(room: Room, seat: int) -> int | None:
    """How many moves an agreed undo to the seat's last choice leaves. It never goes past what was revealed. Where a
    rule failed it may go past that, and to anyone's last choice if the seat has made none."""
    match = room.match
    passed_over = {*match.forced, *room.timeline.unasked}
    floor = match.undo_floor if room.failure is None else 0
    choices = [place for place in range(floor, len(match.moves)) if place not in passed_over]
    own = [place for place in choices if match.moves[place][0] == seat]
    return max(own or (choices if room.failure is not None else []), default=None)


async def offer(room: Room, seat: int, what: str) -> None:
    """Make an offer; it is carried out when every person accepts. Whoever offers what is offered already says yes to
    it."""
    async with room.lock:
        if not _fits(room, what) or what == "replace":
            raise refuse("refused-offer-now")
        made = room.offers.get(what)
        if what == "undo":
            if undo_target(room, seat) is None:
                raise refuse("refused-undo-revealed")
            if made is not None and made["by"] != seat:
                # A yes to one take-back must not count for another.
                raise refuse("refused-offer-now")
        yes = [*made["yes"], seat] if made is not None else [seat]
        room.offers[what] = {"by": seat, **(made or {}), "yes": sorted(set(yes))}
        if not await _carry_out_if_agreed(room, what):
            await room.publish_offer(what)


async def answer(room: Room, seat: int, what: str, *, yes: bool) -> None:
    """Accept or decline an offer; one refusal ends it."""
    async with room.lock:
        made = room.offers.get(what)
        if made is None or not _fits(room, what):
            raise refuse("refused-no-offer")
        if yes:
            room.offers[what] = {**made, "yes": sorted({*made["yes"], seat})}
        else:
            del room.offers[what]
        if not await _carry_out_if_agreed(room, what):
            await room.publish_offer(what)
        if what == "replace" and not yes:
            # The old bot keeps the chair: it is asked again, or the table would wait for it for ever.
            await room.pubsub.publish(room.id, {"kind": "again"})


async def merge(room: Room, note: dict[str, Any]) -> None:
    """Merge an offer from another server, unless the table moved on. Two who say yes at once on two servers have both
    said it."""
    what, made = note["what"], note["made"]
    if note["room"] == room.token or note["version"] != room.version or not _fits(room, what):
        return
    ours = room.offers.get(what)
    if made is None:
        room.offers.pop(what, None)
    elif ours is not None and ours["by"] == made["by"]:
        room.offers[what] = {**made, "yes": sorted({*ours["yes"], *made["yes"]})}
    else:
        room.offers[what] = made
    room.broadcast()


async def carry_out_agreed(room: Room) -> None:
    """Carry out every offer that all have accepted. The caller holds the room's lock."""
    for what in list(room.offers):
        if _fits(room, what):
            await _carry_out_if_agreed(room, what)


async def resign(room: Room, seat: int) -> None:
    """Resign, in a break too. Nobody has to wait for somebody who does not come back."""
    async with room.lock:
        if not room.is_ended and room.plays(seat) is None:
            await give_up(room, seat, "resigned")


async def abort(room: Room) -> None:
    """Abort the match, as long as not everyone has moved twice."""
    async with room.lock:
        made, people = [mover for mover, _ in room.match.moves], room.people_seats()
        earnest = all(made.count(other) >= 2 for other in people) or len(made) >= EARNEST * len(people)
        if not room.in_play or earnest:
            raise refuse("refused-abort")
        await set_state(room, "aborted")


async def set_state(room: Room, state: str) -> None:
    """Abort, adjourn or resume; the clocks stop or go on. What was offered before is no longer offered."""
    await uncancelled(_set_state(room, state))


async def _set_state(room: Room, state: str) -> None:
    try:
        await room.journal.set_state(room.id, room.version, room.table.state, state, room.clock.left())
    except VersionConflict:
        await room.catch_up()
        return
    room.table.state = state
    room.clock.ask(room.clocked(room.timeline) if room.in_play else ())
    room.offers.clear()
    room.broadcast()
    await room.pubsub.publish(room.id, {"kind": "state"})


def _fits(room: Room, what: str) -> bool:
    """Whether the table's state allows that offer."""
    if what == "abort" and room.failure is None:
        return False
    return room.table.state == ("adjourned" if what == "resume" else "playing")


async def _carry_out_if_agreed(room: Room, what: str) -> bool:
    """Carry out an offer if all accepted it; whether they have. The other servers hear of it before anything is
    done."""
    made = room.offers.get(what)
    agreed = made is not None and all(seat in made["yes"] for seat in room.people_seats())
    if made is not None and agreed:
        del room.offers[what]
        await room.publish_offer(what)
        await _carry_out(room, what, made)
    room.broadcast()
    return agreed


async def _carry_out(room: Room, what: str, made: dict[str, Any]) -> None:
    if what == "undo":
        target = undo_target(room, made["by"])
        if target is not None:
            await room.write([JournalEntry(UNDO, made["by"], None, {"to": target})])
    elif what == "draw":
        await room.end("draw", list(range(room.table.seats)))
    elif what == "replace":
        await room.hand_over(made["seat"], REPLACEMENT)
    else:
        await set_state(room, AGREED[what])
