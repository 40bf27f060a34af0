"""What those who watch with a delay see and hear, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from magehall.table.rooms.course import Course
from magehall.table.rooms.visitor import Visitor

if TYPE_CHECKING:  # a room shows itself by this
    from magehall.table.rooms.room import Room


def tell(room: Room, note: dict[str, Any]) -> None:
    """Something is said to everyone here: at once, or when those who watch late may hear it."""
    for visitor in room.visitors:
        if not room.is_late(visitor):
            visitor.hear(note)
    if room.table.spectator_delay and not room.is_ended:
        room.scenes.say(note)
        room.wait_for_scene()


def tell_what_was_said(room: Room) -> None:
    """Tell those who watch what they may hear by now."""
    for note in room.scenes.heard(over=room.is_ended):
        for visitor in room.visitors:
            if visitor.seat is None:
                visitor.hear(note)


def course_for(room: Room, visitor: Visitor) -> Course | None:
    """The course as a visitor may know it by now; None if there is nothing to be seen yet."""
    if not room.is_late(visitor):
        return room.course
    scene = room.scenes.visible()
    return None if scene is None else scene.course


def state_for(room: Room, visitor: Visitor) -> dict[str, Any] | None:
    """What a late visitor may see by now; None if that is nothing, or what it has seen already: a state like the last
    one would tell that something happens."""
    scene = room.scenes.visible()
    if scene is None:
        return None
    bots = [chair.bot for chair in room.chairs]
    seen = (scene.course.version, room.table.state, room.present(), room.names(visitor.lang), bots)
    if seen == visitor.seen:
        return None
    visitor.seen = seen
    return room.state_for(visitor, scene)
