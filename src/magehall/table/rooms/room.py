"""A table in play on this server: its match, the browsers that look at it, and the one way to move it on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping, Sequence
from typing import Any

from magehall.kernel.chance import commit
from magehall.kernel.decision import IllegalMove
from magehall.kernel.flow import Window
from magehall.kernel.match import BrokenRule, Match
from magehall.kernel.text import render
from magehall.table.lobby.showing import bot_name
from magehall.table.models import Chair, TableRow
from magehall.table.news import News
from magehall.table.operations import metrics
from magehall.table.people.service import name_of
from magehall.table.rooms.clock import Clock, read_clock
from magehall.table.rooms.finish import finish
from magehall.table.rooms.journal import Journal, Loaded
from magehall.table.rooms.lines import END, MOVE, UNDO, Line, carry_out
from magehall.table.rooms.messages import DEFAULT_STOP, Stop, StopAt
from magehall.table.rooms.scribe import Stale
from magehall.table.rooms.thoughts import explained, follow
from magehall.table.rooms.visitor import Visitor
from magehall.table.settings import Settings

log = logging.getLogger(__name__)

LOG_WINDOW = 200
"""How many lines of the log a browser that knows nothing is given."""


def open_window(match: Match[Any]) -> Window | None:
    """The window whose question is open, if it is one's."""
    stack = match.state.stack
    return stack[-1] if stack and isinstance(stack[-1], Window) else None


def on_the_clock(match: Match[Any]) -> list[int]:
    """The seats whose clock runs: those asked, but not in a window."""
    return [] if open_window(match) is not None else list(match.pending)


class Room:
    """One table. Whatever changes its match goes through ``write``: the database first, then everyone is told."""

    def __init__(self, loaded: Loaded, journal: Journal, news: News, settings: Settings) -> None:
        self.journal = journal
        self.news = news
        self.settings = settings
        self.lock = asyncio.Lock()
        self.visitors: set[Visitor] = set()
        self.elsewhere: set[int] = set()
        self.offers: dict[str, dict[str, Any]] = {}
        self.table: TableRow = loaded.table
        self.version = -1
        self.take(loaded)
        wishes = {
            chair.seat: self.people[chair.person_id].settings
            for chair in self.chairs
            if chair.person_id in self.people
        }
        self.stops: dict[int, Stop] = {seat: wish.get("stops", DEFAULT_STOP) for seat, wish in wishes.items()}
        self.stops_at: dict[int, Mapping[str, StopAt]] = {
            seat: wish.get("stops_at", {}).get(self.table.game, {}) for seat, wish in wishes.items()
        }

    def take(self, loaded: Loaded) -> None:
        """Make what the database says what this room says. The clocks go on where nothing has moved: the database has
        them as they were at the last move."""
        moved = (self.version, self.table.state) != (loaded.version, loaded.table.state)
        self.table = loaded.table
        self.chairs: list[Chair] = loaded.chairs
        self.people = loaded.people
        self.match: Match[Any] = loaded.match
        self.version = loaded.version
        self.marks = loaded.marks
        self.thoughts = loaded.thoughts
        if moved:
            left = {chair.seat: chair.left_ms for chair in self.chairs}
            self.clock = Clock(read_clock(self.table.clock), left)
            if self.in_play:
                self.clock.ask(on_the_clock(self.match))

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
        """Whether there is nothing left to hide from those who watch."""
        return self.table.state in ("over", "aborted")

    def in_window(self) -> bool:
        """Whether those asked now are asked in a window."""
        return open_window(self.match) is not None

    def asked(self) -> list[int]:
        """The seats that are asked something now."""
        return list(self.match.pending) if self.in_play else []

    def is_stopped(self, seat: int) -> bool:
        """Whether the table waits for a seat's own answer: always, but in a window where its player does not want to
        be stopped, at any or at this one. In a lesson nobody passes by itself."""
        decision = self.match.pending.get(seat)
        window = open_window(self.match)
        if decision is None or window is None or self.table.lesson is not None:
            return True
        stops = self.stops_at.get(seat, {}).get(window.name) or self.stops.get(seat, DEFAULT_STOP)
        if stops in ("always", "never"):
            return stops == "always"
        able = len(decision.options) > 1 or bool(decision.accepts)
        return able and (stops == "able" or self.match.window_matters(seat))

    def plays(self, seat: int) -> str | None:
        """The bot that plays a seat, or None for a person."""
        return self.chairs[seat].bot

    def people_seats(self) -> list[int]:
        """The seats people play."""
        return [chair.seat for chair in self.chairs if chair.bot is None]

    def seat_of(self, person_id: str) -> int | None:
        """The seat a person plays here."""
        return next((c.seat for c in self.chairs if c.person_id == person_id and c.bot is None), None)

    def names(self, locale: str) -> dict[int, str]:
        """What everyone at the table is called."""
        names = {}
        for chair in self.chairs:
            person = self.people.get(chair.person_id or "")
            if chair.bot is not None:
                names[chair.seat] = bot_name(chair.bot, chair.seat, locale)
            elif person is not None:
                names[chair.seat] = name_of(person, locale)
        for seat, key in self.match.game.companions(self.table.seats).items():
            names[seat] = render(self.match.game.id, key, {}, locale, {})
        return names

    async def write(
        self, lines: Sequence[Line], *, moved: int | None = None, over: dict[str, Any] | None = None
    ) -> bool:
        """Add ``lines`` to the journal and move the match on, under the room's lock. False, and up to date, if another
        server was first. Raises IllegalMove or BrokenRule, with nothing written, for what the rules refuse. Once begun
        it is done to its end: what is written is shown."""
        return await finish(self._write(lines, moved, over))

    async def _write(self, lines: Sequence[Line], moved: int | None, over: dict[str, Any] | None) -> bool:
        trial = self.match.clone()
        marks = list(self.marks)
        thoughts = self.thoughts
        for line in lines:
            # Taking back plays the match again from its start; the other tables must not wait for that.
            trial = (
                await asyncio.to_thread(carry_out, trial, line)
                if line.kind == UNDO
                else carry_out(trial, line)
            )
            thoughts = follow(thoughts, line, len(marks), marks[-1], trial.events)
            marks.append(len(trial.events))
        if over is None and trial.result is not None:
            over = {
                "winners": list(trial.result.winners),
                "scores": list(trial.result.scores),
                "reason": trial.result.reason.key,
            }
        number = self.version + len(lines)
        wants_snapshot = over is not None or number // self.settings.snapshot_every > (
            self.version // self.settings.snapshot_every
        )
        clock = self.clock.copy()
        clock.ask([] if over is not None else on_the_clock(trial), moved)
        # Nothing of the trial shows before the database has it.
        try:
            version = await self.journal.append(
                self.id,
                self.version,
                lines,
                left_ms=clock.left() if clock.runs else None,
                over=over,
                snapshot=trial.save() if wants_snapshot else None,
            )
        except Stale:
            await self.catch_up()
            return False
        self.match, self.clock, self.version = trial, clock, version
        metrics.MOVES.labels(self.table.game).inc(len(lines))
        self.marks, self.thoughts = marks, thoughts
        if over is not None:
            self.table.state = "over"
            self.table.result = over
        self.offers.clear()
        self.broadcast()
        await self.news.publish(self.id, {"kind": "moved", "version": self.version})
        return True

    async def catch_up(self) -> None:
        """Take over what other servers wrote meanwhile."""
        loaded = await self.journal.load(self.id)
        if loaded is not None and (loaded.version > self.version or loaded.table.state != self.table.state):
            self.take(loaded)
            for visitor in self.visitors:
                visitor.seat = self.seat_of(visitor.person_id)
            self.offers.clear()
            self.broadcast()

    async def move(self, seat: int, version: int, option: str, data: dict[str, Any] | None = None) -> bool:
        """A seat's move at the version it saw, with what is to be kept about it; False if that is no longer the
        version. Raises IllegalMove."""
        async with self.lock:
            if version != self.version or not self.in_play:
                return False
            refusal = self.match.why_not(seat, option)
            if refusal is not None:
                raise IllegalMove(refusal)
            try:
                with metrics.MOVE_SECONDS.time():
                    return await self.write([Line(MOVE, seat, option, data)], moved=seat)
            except BrokenRule:
                log.exception("a rule failed", extra={"table": self.id, "version": self.version})
                raise

    async def keep_time(self) -> None:
        """Write down what the clocks show, for whoever opens this room next."""
        async with self.lock:
            if self.in_play and self.clock.running():
                await self.journal.keep_time(self.id, self.version, self.clock.left())

    async def hand_over(self, seat: int, bot: str) -> None:
        """A bot takes a chair; the caller holds the lock."""
        await finish(self._hand_over(seat, bot))

    async def _hand_over(self, seat: int, bot: str) -> None:
        await self.journal.seat_bot(self.id, seat, bot)
        self.chairs[seat].bot = bot
        for visitor in self.visitors:
            visitor.seat = self.seat_of(visitor.person_id)
        self.broadcast()
        with contextlib.suppress(Exception):
            await self.news.publish(self.id, {"kind": "chairs"})

    async def end(self, reason: str, winners: list[int], seat: int | None = None) -> None:
        """End the match by other means than its rules; the caller holds the lock."""
        over = {"winners": winners, "scores": [], "reason": reason, "seat": seat}
        await self.write([Line(END, seat, None, over)], over=over)

    def broadcast(self) -> None:
        """There is a newer state for everyone."""
        for visitor in self.visitors:
            self.show(visitor)

    def show(self, visitor: Visitor) -> None:
        """Put the newest state into a visitor's mailbox; a spectator's may be held back for a while."""
        delay = self.table.spectator_delay if visitor.seat is None and not self.is_ended else 0
        if delay:
            frozen = self.state_for(visitor)
            asyncio.get_running_loop().call_later(delay, visitor.mailbox.put_state, lambda: frozen)
        else:
            visitor.mailbox.put_state(lambda: self.state_for(visitor))

    def state_for(self, visitor: Visitor) -> dict[str, Any]:
        """All a visitor may see, whole."""
        seat, lang = visitor.seat, visitor.lang
        view = self.match.view(seat)
        view["version"] = self.version
        passes = seat is not None and not self.is_stopped(seat)
        if passes or not self.in_play or visitor.held == self.version:
            view.pop("decision", None)
        names = self.names(lang)
        events = self.match.events
        start = min(visitor.known, len(events))
        if start == 0 and len(events) > LOG_WINDOW:
            start = len(events) - LOG_WINDOW
        game = self.match.game.id
        shown = [
            {**event.seen_by(seat), "text": event.text(game, lang, seat, names)} for event in events[start:]
        ]
        visitor.known = len(events)
        left = self.clock.left()
        running = self.clock.running()
        table = self.table
        return {
            "type": "state",
            "version": self.version,
            "view": view,
            "events": shown,
            "events_from": start,
            "explained": (
                explained(self.thoughts, start, whole=self.is_ended)
                if seat is not None or self.is_ended
                else []
            ),
            "seats": [
                {
                    "seat": chair.seat,
                    "name": names.get(chair.seat, ""),
                    "person": chair.person_id,
                    "bot": chair.bot,
                    "here": self.is_here(chair.seat),
                    "clock": left.get(chair.seat),
                    "running": chair.seat in running,
                }
                for chair in self.chairs
            ],
            "names": {str(number): name for number, name in names.items()},
            "you": seat,
            "held": visitor.held == self.version,
            "can_undo": seat is not None and self.in_play and self.match.can_undo(seat),
            "offers": self.offers,
            "table": {
                "id": table.id,
                "game": table.game,
                "state": table.state,
                "seats": table.seats,
                "public": table.public,
                "clock": table.clock,
                "result": table.result,
                "commitment": commit(table.secret),
                "host": table.host_id,
                "window": self.in_window(),
            },
        }

    def is_here(self, seat: int) -> bool:
        """Whether the person of a seat is looking, on this server or another."""
        return seat in self.elsewhere or any(visitor.seat == seat for visitor in self.visitors)
