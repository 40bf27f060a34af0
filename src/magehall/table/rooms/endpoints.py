"""WebSocket endpoint of live play."""

from __future__ import annotations

import secrets

from fastapi import APIRouter, WebSocket

from magehall.table.hall import hall_of
from magehall.table.rooms.chat.repository import ChatRepository
from magehall.table.rooms.room.room import Room
from magehall.table.rooms.socket import SocketSession
from magehall.table.security import person_of_socket
from magehall.table.visit import visit_of
from magehall.table.wire.compression import DIRECT

router = APIRouter()


@router.websocket("/ws/{table_id}")
async def table_socket(websocket: WebSocket, table_id: str, invite: str = "") -> None:
    """WebSocket endpoint of a table. Anyone may watch a public one; another one wants its invite, or a seat there."""
    hall = hall_of(websocket)
    manager = hall.rooms
    if manager is None:
        await websocket.close(1008)
        return
    async with manager.entering:
        person = await person_of_socket(websocket, hall)
    if person is None:
        await websocket.close(1008)
        return
    quota = hall.message_limits.of(person.id, visit_of(websocket).address)
    mine = sum(visit.person_id == person.id for visit in hall.sockets)
    if mine > hall.settings.sockets_per_person or not quota.may_reconnect:
        await websocket.close(1008)
        return
    async with manager.visited(table_id) as room:
        if room is None or not _may_look(room, person.id, invite):
            await websocket.close(1008)
            return
        await websocket.accept()
        chat = ChatRepository(hall.database)
        direct = websocket.scope.get("extensions", {}).get(DIRECT, {})
        send_all = direct.get("send_all")
        await SocketSession(websocket, manager, chat, hall.limits, room, person, quota, send_all).run()


def _may_look(room: Room, person_id: str, invite: str) -> bool:
    """Whether a person may watch this table."""
    if room.table.public or any(chair.person_id == person_id for chair in room.chairs):
        return True
    return secrets.compare_digest(room.table.invite.encode(), invite.encode())
