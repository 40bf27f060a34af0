"""What people agree on beside the rules: take-backs, draws, breaks, and another bot for one that failed."""

from __future__ import annotations

from typing import Any

from magehall.kernel.decision import IllegalMove, Refusal
from magehall.kernel.text import Text
from magehall.table.rooms.conductor import REPLACEMENT
from magehall.table.rooms.finish import finish
from magehall.table.rooms.lines import UNDO, Line
from magehall.table.rooms.room import Room, on_the_clock


def refuse(key: str) -> IllegalMove:
    """A refusal in the table's words."""
    return IllegalMove(Refusal(Text("table", key)))


async def undo(room: Room, seat: int) -> None:
    """Take back the seat's last move by the game's own rules, asking nobody."""
    async with room.lock:
        if not room.in_play or not room.match.can_undo(seat):
            raise refuse("refused-undo-alone")
        await room.write([Line(UNDO, seat, None, {"to": len(room.match.moves) - 1})])


def undo_target(room: Room, seat: int) -> int | None:
    """How many moves would be left after an agreed take-back to the seat's last move: never past what was revealed."""
    moves = room.match.moves
    for number in range(len(moves) - 1, room.match.undo_floor - 1, -1):
        if moves[number][0] == seat:
            return number
    return None


async def offer(room: Room, seat: int, what: str) -> None:
    """Offer something to the others; it happens when every person has said yes."""
    async with room.lock:
        allowed = room.table.state == ("adjourned" if what == "resume" else "playing")
        if not allowed or what == "replace":
            raise refuse("refused-offer-now")
        if what == "undo" and undo_target(room, seat) is None:
            raise refuse("refused-undo-revealed")
        room.offers[what] = {"by": seat, "yes": [seat]}
        await room.news.publish(room.id, {"kind": "offers", "offers": room.offers})
        await _settle(room, what)


async def answer(room: Room, seat: int, what: str, *, yes: bool) -> None:
    """Say yes or no to an offer; one no ends it."""
    async with room.lock:
        if what not in room.offers:
            raise refuse("refused-no-offer")
        if yes:
            if seat not in room.offers[what]["yes"]:
                room.offers[what]["yes"].append(seat)
        else:
            del room.offers[what]
        await room.news.publish(room.id, {"kind": "offers", "offers": room.offers})
        if what == "replace" and not yes:
            # The old bot keeps the chair: it is asked again, or the table would wait for it for ever.
            await room.news.publish(room.id, {"kind": "chairs"})
        await _settle(room, what)


async def _settle(room: Room, what: str) -> None:
    made = room.offers.get(what)
    if made is not None and all(seat in made["yes"] for seat in room.people_seats()):
        del room.offers[what]
        await _carry_out(room, what, made)
    room.broadcast()


async def _carry_out(room: Room, what: str, made: dict[str, Any]) -> None:
    if what == "undo":
        target = undo_target(room, made["by"])
        if target is not None:
            await room.write([Line(UNDO, made["by"], None, {"to": target})])
    elif what == "draw":
        await room.end("draw", list(range(room.table.seats)))
    elif what == "replace":
        await room.hand_over(made["seat"], REPLACEMENT)
    else:
        await set_state(room, "adjourned" if what == "adjourn" else "playing")


async def abort(room: Room) -> None:
    """Call the match off, as long as not everyone has moved twice."""
    async with room.lock:
        made = [mover for mover, _ in room.match.moves]
        if not room.in_play or all(made.count(other) >= 2 for other in room.people_seats()):
            raise refuse("refused-abort")
        await set_state(room, "aborted")


async def set_state(room: Room, state: str) -> None:
    """Abort, adjourn or resume; the clocks stop or go on."""
    await finish(_set_state(room, state))


async def _set_state(room: Room, state: str) -> None:
    if state != "playing":
        room.clock.stop()
    await room.journal.set_state(room.id, state, room.clock.left())
    room.table.state = state
    if state == "playing":
        room.clock.ask(on_the_clock(room.match))
    room.broadcast()
    await room.news.publish(room.id, {"kind": "state"})
