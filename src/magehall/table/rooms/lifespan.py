"""Startup and shutdown of live play."""

from __future__ import annotations

from magehall.table.hall import Hall
from magehall.table.rooms.manager import RoomManager


async def start_rooms(hall: Hall) -> None:
    """Start live play."""
    hall.rooms = RoomManager(hall.database, hall.pubsub, hall.settings)
    await hall.rooms.start()


async def stop_rooms(hall: Hall) -> None:
    """Stop live play, losing nothing."""
    if hall.rooms is not None:
        await hall.rooms.close()
        hall.rooms = None
