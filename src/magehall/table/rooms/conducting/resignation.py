"""Resignation: a seat gives up, or its clock runs out."""

from __future__ import annotations

from magehall.table.rooms.room.room import Room

REPLACEMENT = "greedy"
"""The bot that plays on for a seat."""


async def give_up(room: Room, seat: int, reason: str) -> None:
    """A seat resigns or runs out of time. With two seats the other wins; with more, or alone, a bot plays on or the
    match ends. The caller holds the room's lock."""
    others = [other for other in range(room.table.seats) if other != seat]
    if len(others) <= 1:
        await room.end(reason, others, seat)
        return
    if len(room.people_seats()) == 1:
        await room.end(reason, others, seat)
        return
    await room.hand_over(seat, REPLACEMENT)
