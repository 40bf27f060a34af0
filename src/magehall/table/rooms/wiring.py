"""How live play is started and stopped with the server."""

from __future__ import annotations

from magehall.table.hall import Hall
from magehall.table.rooms.keeper import RoomKeeper


async def start_rooms(hall: Hall) -> None:
    """Begin live play."""
    hall.rooms = RoomKeeper(hall.database, hall.news, hall.settings)
    await hall.rooms.start()


async def stop_rooms(hall: Hall) -> None:
    """End it, losing nothing."""
    if hall.rooms is not None:
        await hall.rooms.close()
        hall.rooms = None
