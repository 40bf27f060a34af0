"""Delayed broadcast to spectators."""

from __future__ import annotations

from magehall.table.rooms.journal.timeline import Timeline
from magehall.table.rooms.room import state_message
from magehall.table.rooms.room.room_state import RoomState
from magehall.table.rooms.visitors.visitor import Visitor
from magehall.table.wire.server_messages import StateMessage


def send_due_notes(room: RoomState) -> None:
    """Send spectators the notes whose delay is over."""
    for note in room.delay.take_due_notes(over=room.is_ended):
        for visitor in room.visitors:
            if visitor.seat is None:
                visitor.notify(note)


def timeline_for(room: RoomState, visitor: Visitor) -> Timeline | None:
    """The timeline as a visitor may know it by now. None if there is nothing to be seen yet."""
    if not room.is_delayed(visitor):
        return room.timeline
    scene = room.delay.visible()
    return None if scene is None else scene.timeline


def state_for(room: RoomState, visitor: Visitor) -> StateMessage | None:
    """The state message of a delayed spectator. None if there is nothing to see, or it has seen it already: a state
    like the last one would tell that something happens."""
    scene = room.delay.visible()
    if scene is None:
        return None
    bots = [chair.bot for chair in room.chairs]
    seen = (scene.timeline.version, room.table.state, room.present(), room.names(visitor.lang), bots)
    if seen == visitor.seen:
        return None
    visitor.seen = seen
    return state_message.state_for(room, visitor, scene)
