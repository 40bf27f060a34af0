"""State of a room: the match, its players, and the browsers at it."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from magehall.kernel.chance import commit
from magehall.kernel.decision import Refusal
from magehall.kernel.matches.match import Match
from magehall.kernel.text import Text
from magehall.table.lobby.repository import Seating
from magehall.table.lobby.serializers import names_of
from magehall.table.models import Chair, Person, TableRow
from magehall.table.rooms.journal.explanations import Explanation
from magehall.table.rooms.journal.repository import Journal, Loaded
from magehall.table.rooms.journal.rule_failure import RuleFailure
from magehall.table.rooms.journal.timeline import Timeline
from magehall.table.rooms.pacing.clock import Clock, read_clock
from magehall.table.rooms.pacing.forced import is_openly_forced
from magehall.table.rooms.room.game_hooks import GameHooks
from magehall.table.rooms.room.spectator_view import SpectatorView
from magehall.table.rooms.visitors.spectator_delay import SpectatorDelay
from magehall.table.rooms.visitors.visitor import Visitor
from magehall.table.wire.messages import DEFAULT_STOP, Stop, StopAt
from magehall.table.wire.server_messages import ClockState, Ending, SeatState, TableState, TableSummary


class HeldAnswer(Struct, frozen=True):
    """A seat's answer to the window open at ``version``. Another server's answer has no ``option`` here."""

    version: int
    option: str | None = None


class RoomState:
    """One table in play as it stands. What shows it, and what decides for it, asks here; ``Room`` changes it."""

    def __init__(self, loaded: Loaded, journal: Journal) -> None:
        self.journal = journal
        self.visitors: set[Visitor] = set()
        self.expected = 0
        """How many browsers are connected, those that have not said hello included."""
        self.elsewhere: dict[tuple[str, int], float] = {}
        """Who is there on other servers, by server and seat, and until when we believe it."""
        self.offers: dict[str, dict[str, Any]] = {}
        self.table: TableRow = loaded.table
        self.chairs: list[Chair] = loaded.chairs
        self.people: dict[str, Person] = loaded.people
        self.timeline: Timeline = loaded.timeline
        self.delay = SpectatorDelay(loaded.table.spectator_delay)
        self.hooks = GameHooks()
        self.spectator_view = SpectatorView(self.hooks)
        self.held: dict[int, HeldAnswer] = {}
        """What each seat has answered to the last window it answered."""
        self.clock = self.read_clock()
        self._summaries: dict[tuple[str, bool], TableSummary] = {}
        self._names: dict[str, dict[int, str]] = {}
        self._told_names: dict[str, dict[str, str]] = {}
        self._seats: dict[str, tuple[object, list[SeatState]]] = {}
        wishes = {
            chair.seat: self.people[chair.person_id].settings
            for chair in self.chairs
            if chair.person_id in self.people
        }
        self.stops: dict[int, Stop] = {seat: wish.get("stops", DEFAULT_STOP) for seat, wish in wishes.items()}
        self.stops_at: dict[int, Mapping[str, StopAt]] = {
            seat: wish.get("stops_at", {}).get(self.table.game, {}) for seat, wish in wishes.items()
        }

    def read_clock(self) -> Clock:
        """The clocks as the database has them."""
        return Clock(read_clock(self.table.clock), {chair.seat: chair.left_ms for chair in self.chairs})

    @property
    def match(self) -> Match[Any]:
        """The match as it stands."""
        return self.timeline.match

    @property
    def version(self) -> int:
        """The number of journal entries."""
        return self.timeline.version

    @property
    def explanations(self) -> Sequence[Explanation]:
        """The bot moves that can be explained."""
        return self.timeline.explanations

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.id

    @property
    def in_play(self) -> bool:
        """Whether moves can be made."""
        return self.table.state == "playing"

    @property
    def is_ended(self) -> bool:
        """Whether the match is over, so nothing is left to hide."""
        return self.table.state in ("over", "aborted")

    @property
    def failure(self) -> RuleFailure | None:
        """The last failed rule, as long as that is of interest."""
        return self.timeline.failure

    @property
    def is_halted(self) -> bool:
        """Whether a failed rule halts the match until the people agree."""
        return self.failure is not None and self.failure.is_halted

    def clocked(self, timeline: Timeline) -> list[int]:
        """The seats whose clock runs. Those asked, but not in a window, not while a failed rule halts the match, and
        not a bot's, which has a time of its own."""
        if timeline.match.window is not None or (timeline.failure is not None and timeline.failure.is_halted):
            return []
        return [
            seat
            for seat in timeline.match.pending
            if self.chairs[seat].bot is None and not self.is_openly_forced(timeline, seat)
        ]

    def in_window(self) -> bool:
        """Whether a window is open."""
        return self.match.window is not None

    def has_held(self, seat: int, version: int) -> bool:
        """Whether a seat has answered the window open at ``version``."""
        answer = self.held.get(seat)
        return answer is not None and answer.version == version

    def known_answers(self) -> dict[int, str]:
        """The answers to the window open now, as far as this server knows them."""
        return {
            seat: answer.option
            for seat, answer in self.held.items()
            if answer.version == self.version and answer.option is not None
        }

    def asked(self) -> list[int]:
        """The seats with an open decision."""
        return list(self.match.pending) if self.in_play and not self.is_halted else []

    def solo_undo_target(self, seat: int) -> int | None:
        """How many moves an undo without asking leaves a seat. None if it may not."""
        if not self.in_play:
            return None
        unasked = self.timeline.unasked
        return self.hooks.ask(
            self.timeline, seat, "last_choice", lambda: self.match.last_choice(seat, unasked), None
        )

    def is_openly_forced(self, timeline: Timeline, seat: int) -> bool:
        """Whether everyone can see that a seat has no choice. Not where the game cannot say."""
        return self.hooks.ask(
            timeline,
            seat,
            "forced_openly",
            lambda: is_openly_forced(self.table, timeline.match, seat),
            safe=False,
        )

    def may_act_aside(self, seat: int) -> bool:
        """Whether a seat that is not asked may do something meanwhile."""
        return self.hooks.ask(self.timeline, seat, "aside", lambda: seat in self.match.asides, safe=False)

    def why_not(self, seat: int, option: str, match: Match[Any] | None = None) -> Refusal | None:
        """Why a seat may not choose an option. It is chosen now, or in the ``match`` of a plan; a verdict that fails
        allows nothing."""
        match = match or self.match
        refusal: Refusal | None = Refusal(Text("table", "refused-broken"))
        return self.hooks.ask(
            self.timeline, seat, "why_not", lambda: match.why_not(seat, option), safe=refusal
        )

    def plays(self, seat: int) -> str | None:
        """The bot that plays a seat, or None for a person."""
        return self.chairs[seat].bot

    def people_seats(self) -> list[int]:
        """The seats that people play."""
        return [chair.seat for chair in self.chairs if chair.bot is None]

    def seat_of(self, person_id: str) -> int | None:
        """The seat a person plays here."""
        return next((c.seat for c in self.chairs if c.person_id == person_id and c.bot is None), None)

    def seating_has_changed(self) -> None:
        """Forget what was remembered of the table, and of who sits where."""
        self._summaries.clear()
        self._names.clear()
        self._told_names.clear()
        self._seats.clear()

    def names(self, locale: str) -> dict[int, str]:
        """Display names by seat. They are remembered until the seating changes, and nobody may change them."""
        if locale not in self._names:
            self._names[locale] = names_of(Seating(self.table, self.chairs, self.people), locale)
        return self._names[locale]

    def told_names(self, locale: str) -> dict[str, str]:
        """The same as a state message has them."""
        told = self._told_names.get(locale)
        if told is None:
            told = {str(seat): name for seat, name in self.names(locale).items()}
            self._told_names[locale] = told
        return told

    def seat_states(self, locale: str, left: Mapping[int, int], running: Sequence[int]) -> list[SeatState]:
        """What a state message says of the seats, with these clocks. It is remembered while nothing of it changes."""
        here = self.present()
        told = here, left, running
        known = self._seats.get(locale)
        if known is None or known[0] != told:
            known = self._seats[locale] = told, self._seat_states(locale, here, left, running)
        return known[1]

    def _seat_states(
        self, locale: str, here: Sequence[int], left: Mapping[int, int], running: Sequence[int]
    ) -> list[SeatState]:
        names = self.names(locale)
        return [
            SeatState(
                seat=chair.seat,
                name=names.get(chair.seat, ""),
                person=chair.person_id,
                bot=chair.bot,
                here=chair.seat in here,
                clock=left.get(chair.seat),
                running=chair.seat in running,
            )
            for chair in self.chairs
        ]

    def is_delayed(self, visitor: Visitor) -> bool:
        """Whether a visitor sees the table with the spectator delay."""
        return visitor.seat is None and self.table.spectator_delay > 0 and not self.is_ended

    def seats_here(self) -> set[int]:
        """The seats whose people are looking on this server."""
        return {visitor.seat for visitor in self.visitors if visitor.seat is not None}

    def present(self) -> list[int]:
        """The seats whose people are looking, on this server or another."""
        here = self.seats_here()
        if self.elsewhere:
            moment = time.monotonic()
            here.update(seat for (_, seat), until in self.elsewhere.items() if until > moment)
        return sorted(here)

    def summary(self, *, window: bool) -> TableSummary:
        """What every state message says of the table. It is remembered until the table's row or its state changes."""
        told = self.table.state, window
        found = self._summaries.get(told)
        if found is None:
            found = self._summaries[told] = _summary(self.table, window=window)
        return found


def _summary(table: TableRow, *, window: bool) -> TableSummary:
    return TableSummary(
        id=table.id,
        game=table.game,
        state=msgspec.convert(table.state, TableState),
        seats=table.seats,
        public=table.public,
        clock=msgspec.convert(table.clock, ClockState),
        result=msgspec.convert(table.result, Ending | None),
        commitment=commit(table.secret),
        host=table.host_id,
        window=window,
    )
