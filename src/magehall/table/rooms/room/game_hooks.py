"""Exception guard of game hooks: what a table asks a game beside its moves. Where a hook raises, the table takes a safe
answer for it and somebody is told; a move that raises is a ``BrokenRule`` of its match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct

from magehall.kernel.chance import commit
from magehall.kernel.decision import BrokenRule
from magehall.kernel.matches.match import Match
from magehall.kernel.showing.listing import numbered_view, view_for_person
from magehall.kernel.view_types import EventView, View
from magehall.table.rooms.journal.timeline import Timeline

T = TypeVar("T")


class HookFailure(Struct, frozen=True):
    """A hook that raised, and where. Where it ``halts`` the match, nobody can be expected to go on from there."""

    hook: str
    timeline: Timeline
    error: BrokenRule
    halts: bool = False


class GameHooks:
    """Exception guard of one table's game. ``on_failure`` hears of every hook that raises, each time it does."""

    def __init__(self) -> None:
        self.on_failure: Callable[[HookFailure], None] | None = None

    def ask(
        self,
        timeline: Timeline,
        seat: int | None,
        hook: str,
        look: Callable[[], T],
        safe: T,
        *,
        halts: bool = False,
    ) -> T:
        """What ``look`` returns, or the ``safe`` answer where it raises."""
        found = _tried(timeline, seat, hook, look, halts)
        if isinstance(found, HookFailure):
            self._tell(found)
            return safe
        return found

    def view(self, timeline: Timeline, seat: int | None) -> View | None:
        """The view of a seat, without hints where only they fail. None where it cannot be shown at all: that halts the
        match of a player, while a spectator holds up nobody."""
        view, failure = _looked_at(timeline, timeline.match, seat)
        if failure is not None:
            self._tell(failure)
        return view

    def plan(self, timeline: Timeline, match: Match[Any], seat: int) -> tuple[View, list[EventView]] | None:
        """The view of a seat's draft, and what would happen. None where it cannot be shown; nobody is told of that."""
        known = len(timeline.match.events)
        view, _ = _looked_at(timeline, match, seat)
        events = _tried(
            timeline, seat, "events", lambda: [event.shown(seat) for event in match.events[known:]]
        )
        return None if view is None or isinstance(events, HookFailure) else (view, events)

    def events(self, timeline: Timeline, seat: int | None, start: int, end: int) -> list[EventView] | None:
        """A piece of the log as a seat reads it. None where it cannot be shown, which counts as for its view."""

        def read() -> list[EventView] | None:
            return [event.shown(seat) for event in timeline.match.events[start:end]]

        return self.ask(timeline, seat, "events", read, None, halts=seat is not None)

    def _tell(self, failure: HookFailure) -> None:
        if self.on_failure is not None:
            self.on_failure(failure)


def bare_view(timeline: Timeline, seat: int | None) -> View:
    """The view of a seat that cannot be shown the table. Nothing lies there, and nothing is asked."""
    match = timeline.match
    return View(match.game.id, timeline.version, seat, commit(match.setup.secret), {}, {})


def _looked_at(
    timeline: Timeline, match: Match[Any], seat: int | None
) -> tuple[View | None, HookFailure | None]:
    """The view of a seat as far as possible, and what failed."""
    view = _tried(timeline, seat, "harms_own_side", lambda: view_for_person(match, seat))
    if not isinstance(view, HookFailure):
        return view, None
    plain = _tried(timeline, seat, "view", lambda: numbered_view(match, seat), halts=seat is not None)
    return (None, plain) if isinstance(plain, HookFailure) else (plain, view)


def _tried(
    timeline: Timeline, seat: int | None, hook: str, look: Callable[[], T], halts: bool = False
) -> T | HookFailure:
    """What a hook returns, or how it failed."""
    try:
        return look()
    except Exception as error:
        match = timeline.match
        whom = "a spectator" if seat is None else f"seat {seat}"
        broken = BrokenRule(f"{match.game.id}: {hook} for {whom} failed at {match.state.trace()}: {error!r}")
        broken.__cause__ = error
        return HookFailure(hook, timeline, broken, halts)
