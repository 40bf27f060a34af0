"""Plans: moves of a seat, tried on a draft that nobody else sees. The browser keeps the moves, and here lies the draft
they led to last."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from msgspec import UNSET, Struct

from magehall.kernel.decision import BrokenRule, IllegalMove, Refusal
from magehall.kernel.matches.draft import Draft, triable
from magehall.kernel.text import Text
from magehall.table.rooms.journal.entry import MOVE, UNASKED, JournalEntry
from magehall.table.rooms.pacing.lessons import is_taught
from magehall.table.rooms.room.room_state import RoomState
from magehall.table.wire.server_messages import PlanMessage, RefusalLine

BROKEN_RULE = "refused-plan-broken"
UNTRIED = ("refused-draft-unknown", BROKEN_RULE)
"""Why moves cannot be tried that can be made."""


class Plan(Struct):
    """Draft of a seat at a version.

    ``refusal`` says why the next of its moves could not be tried."""

    version: int
    seat: int
    draft: Draft[Any]
    refusal: Refusal | None = None

    @property
    def ends_untried(self) -> bool:
        """Whether the next move can be made, though not tried."""
        return self.refusal is not None and self.refusal.reason.key in UNTRIED

    def is_current(self, room: RoomState, seat: int) -> bool:
        """Whether it can be gone on with. The match has not moved on, and the seat is the same."""
        return (self.version, self.seat) == (room.version, seat)

    def shared(self, moves: Sequence[str]) -> int:
        """How many of the moves have been tried already."""
        pairs = zip(self.draft.choices, moves, strict=False)
        return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))

    def go_to(self, moves: Sequence[str]) -> None:
        """Try these moves in order, up to the first that cannot be tried.

        What has been tried in the same way is kept."""
        draft, shared = self.draft, self.shared(moves)
        self.refusal = None
        while len(draft.choices) > shared:
            draft.undo()
        for option in moves[shared:]:
            try:
                draft.apply(option)
            except IllegalMove as refused:
                self.refusal = refused.refusal
                break
            except BrokenRule:  # at the table everybody is told of it
                self.refusal = Refusal(Text("table", BROKEN_RULE))
                break

    def entries(self) -> list[JournalEntry]:
        """The journal entries that play it out."""
        return [
            JournalEntry(MOVE, seat, option, None if self.draft.was_chosen(place) else UNASKED)
            for place, (seat, option) in enumerate(self.draft.moves, self.draft.start)
        ]


def can_plan(room: RoomState, seat: int) -> bool:
    """Whether the seat is asked something whose answers can be tried here."""
    match = room.match
    free = match.game.plannable and room.in_play and room.failure is None and not is_taught(room.table, match)
    return free and triable(match, seat) is not None


def begin_plan(room: RoomState, seat: int) -> Plan:
    """A plan with no move yet. Raises IllegalMove where there is nothing to plan."""
    draft = room.match.draft(seat)
    if not can_plan(room, seat):
        raise IllegalMove(Refusal(Text("table", "refused-plan-now")))
    return Plan(room.version, seat, draft)


def plan_moves(room: RoomState, seat: int, moves: Sequence[str]) -> Plan:
    """A plan of these moves, up to the first that cannot be tried."""
    plan = begin_plan(room, seat)
    plan.go_to(moves)
    return plan


def plan_message(room: RoomState, plan: Plan, moves: Sequence[str], lang: str) -> PlanMessage:
    """What a browser is shown of its plan for these moves."""
    draft, tried = plan.draft, plan.draft.choices
    shown = room.hooks.plan(room.timeline, draft.match, plan.seat)
    if shown is None:
        raise IllegalMove(Refusal(Text("table", BROKEN_RULE)))
    view, events = shown
    view.version, view.aside = room.version, UNSET
    if draft.decision is None:
        view.decision = UNSET
    refused = None
    if plan.refusal is not None:
        words = plan.refusal.reason.render(lang, room.names(lang))
        refused = RefusalLine(moves[len(tried)], words, plan.refusal.rule)
    return PlanMessage(
        version=room.version,
        moves=tried,
        view=view,
        events=events,
        refused=refused,
        beyond=plan.ends_untried,
    )
