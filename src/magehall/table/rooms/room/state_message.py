"""State message: what a browser is shown of a table."""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from magehall.kernel.view_types import View
from magehall.table.rooms.journal.explanations import explained
from magehall.table.rooms.journal.rule_failure import describe_failure, sound_options
from magehall.table.rooms.journal.timeline import Timeline
from magehall.table.rooms.room.auto_pass import is_stopped
from magehall.table.rooms.room.game_hooks import bare_view
from magehall.table.rooms.room.planning import can_plan
from magehall.table.rooms.room.room_state import RoomState
from magehall.table.rooms.visitors.spectator_delay import Scene, scene_of
from magehall.table.rooms.visitors.visitor import Visitor
from magehall.table.wire.server_messages import OfferState, StateMessage

LOG_WINDOW = 200
"""How many lines of the log a browser that knows nothing is given."""


def state_for(room: RoomState, visitor: Visitor, scene: Scene | None = None) -> StateMessage:
    """The full state message of a visitor, now or in a past scene."""
    past = scene is not None
    scene = scene or scene_of(room.timeline, room.clock, 0.0)
    timeline = scene.timeline
    match = timeline.match
    seat, lang = visitor.seat, visitor.lang
    held = seat is not None and room.has_held(seat, timeline.version)
    view = (
        room.spectator_view.view(timeline) if seat is None else _player_view(room, timeline, seat, held=held)
    )
    events = match.events
    start = min(visitor.known, len(events))
    if visitor.shown < len(timeline.marks):
        start = min(start, timeline.marks[visitor.shown])
    if start == 0 and len(events) > LOG_WINDOW:
        start = len(events) - LOG_WINDOW
    shown = (
        room.spectator_view.events(timeline, start)
        if seat is None
        else room.hooks.events(timeline, seat, start, len(events))
    )
    if shown is None:
        shown = []  # and it is still unread
    else:
        visitor.shown, visitor.known = timeline.version, len(events)
    return StateMessage(
        version=timeline.version,
        view=view,
        events=shown,
        events_from=start,
        explained=(
            explained(timeline.explanations, start, whole=room.is_ended)
            if seat is not None or room.is_ended
            else []
        ),
        seats=room.seat_states(lang, scene.left, scene.running),
        names=room.told_names(lang),
        you=seat,
        asked_since=timeline.asked_since(seat) if view.decision and seat is not None else None,
        held=held,
        can_undo=seat is not None and room.solo_undo_target(seat) is not None,
        can_plan=seat is not None and can_plan(room, seat),
        offers={} if past or not room.offers else msgspec.convert(room.offers, dict[str, OfferState]),
        trouble=(
            describe_failure(timeline.failure, lang, room.names(lang))
            if timeline.failure is not None
            else None
        ),
        table=room.summary(window=match.window is not None),
    )


def _player_view(room: RoomState, timeline: Timeline, seat: int, *, held: bool) -> View:
    """The view of a seat, with the options that it has here."""
    view = room.hooks.view(timeline, seat) or bare_view(timeline, seat)
    view.version = timeline.version
    halted, in_play = timeline.failure is not None and timeline.failure.is_halted, room.in_play
    if halted:
        view.waiting = {}
    if halted or held or not in_play or (view.decision and not is_stopped(room, seat)):
        view.decision = UNSET
    elif view.decision and timeline.failure is not None:
        sound = {option.id for option in sound_options(timeline.match, seat, timeline.failure)}
        view.decision.options = [option for option in view.decision.options if option.id in sound]
    if halted or not in_play or room.table.lesson is not None:
        view.aside = UNSET
    elif view.aside and timeline.failure is not None:
        sound = {option.id for option in sound_options(timeline.match, seat, timeline.failure)}
        view.aside.options = [option for option in view.aside.options if option.id in sound]
    return view
