"""Where browsers connect."""

from __future__ import annotations

from fastapi import APIRouter, WebSocket

from magehall.table.hall import hall_of
from magehall.table.rooms.chat import ChatBook
from magehall.table.rooms.socket import Conversation
from magehall.table.security import person_of_socket

router = APIRouter()


@router.websocket("/ws/{table_id}")
async def converse(websocket: WebSocket, table_id: str) -> None:
    """Live play at a table. Anyone may watch a public one; an invited one is for its own people."""
    hall = hall_of(websocket)
    person = await person_of_socket(websocket, hall)
    keeper = hall.rooms
    if person is None or keeper is None:
        await websocket.close(1008)
        return
    room = await keeper.room(table_id)
    if room is None or not (room.table.public or room.seat_of(person.id) is not None):
        await websocket.close(1008)
        return
    await websocket.accept()
    await Conversation(websocket, keeper, ChatBook(hall.database), room, person).hold()
