"""A table in play on this server: its match, the browsers that look at it, and the one way to move it on."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from magehall.kernel.decision import BrokenRule, IllegalMove
from magehall.kernel.match import Match
from magehall.kernel.text import render
from magehall.table.lobby.showing import bot_name
from magehall.table.models import Chair, TableRow
from magehall.table.news import News
from magehall.table.operations import metrics
from magehall.table.people.service import name_of
from magehall.table.rooms import late
from magehall.table.rooms.asking import is_openly_forced
from magehall.table.rooms.breaking import move_broke
from magehall.table.rooms.clock import Clock, read_clock
from magehall.table.rooms.course import Course, taken_back
from magehall.table.rooms.finish import finish
from magehall.table.rooms.journal import Journal, Loaded
from magehall.table.rooms.lines import BROKEN, END, MOVE, UNASKED, UNDO, Line
from magehall.table.rooms.messages import DEFAULT_STOP, Stop, StopAt
from magehall.table.rooms.presence import Presence
from magehall.table.rooms.scenes import Scene, Scenes
from magehall.table.rooms.scribe import Stale
from magehall.table.rooms.state import state_for
from magehall.table.rooms.thoughts import Thought
from magehall.table.rooms.trouble import Trouble
from magehall.table.rooms.visitor import Visitor
from magehall.table.rooms.window import open_window
from magehall.table.settings import Settings


class Room:
    """One table. Whatever changes its match goes through ``write``: the database first, then everyone is told."""

    def __init__(self, loaded: Loaded, journal: Journal, news: News, settings: Settings) -> None:
        self.journal = journal
        self.news = news
        self.settings = settings
        self.lock = asyncio.Lock()
        self.visitors: set[Visitor] = set()
        self.expected = 0
        """How many browsers are connected, those that have not said hello included."""
        self.elsewhere: dict[tuple[str, int], float] = {}
        """Who is there on other servers, by server and seat, and until when we believe it."""
        self.offers: dict[str, dict[str, Any]] = {}
        self.token = secrets.token_hex(4)
        """By which a room knows its own notes."""
        self.table: TableRow = loaded.table
        self.chairs: list[Chair] = loaded.chairs
        self.course: Course = loaded.course
        self.scenes = Scenes(loaded.table.spectator_delay)
        self._late: asyncio.TimerHandle | None = None
        self.held: dict[int, int] = {}
        """The version of the last window each seat has answered."""
        self._read_clock()
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
        self.presence = Presence(self.present, self.broadcast)

    def take(self, loaded: Loaded) -> None:
        """Make what the database says what this room says. The clocks go on where nothing has moved: the database has
        them as they were at the last move."""
        moved = (self.version, self.table.state) != (loaded.version, loaded.table.state)
        self.table = loaded.table
        self.chairs = loaded.chairs
        self.people = loaded.people
        for chair in loaded.chairs:
            if chair.held_version is not None:
                self.held[chair.seat] = max(chair.held_version, self.held.get(chair.seat, -1))
        if moved:
            self._read_clock()
            self.offers.clear()
        self.clock.ask(self.clocked(loaded.course) if self.in_play else ())
        self._go_on(loaded.course)
        for visitor in self.visitors:
            visitor.seat = self.seat_of(visitor.person_id)

    def _read_clock(self) -> None:
        self.clock = Clock(read_clock(self.table.clock), {chair.seat: chair.left_ms for chair in self.chairs})

    def _go_on(self, course: Course) -> None:
        self.course = course
        if self.table.spectator_delay:
            self.scenes.add(course, self.clock)
            self.wait_for_scene()

    def wait_for_scene(self) -> None:
        """See to it that those who watch late are shown what comes next when it is due."""
        due = self.scenes.due()
        if self._late is None and due is not None:
            self._late = asyncio.get_running_loop().call_later(due + 0.01, self._show_late)

    def close(self) -> None:
        """Nobody comes here any more."""
        self.presence.close()
        if self._late is not None:
            self._late.cancel()

    async def recall(self) -> None:
        """Have the whole log, for someone comes who wants to read it."""
        if self.course.whole:
            return
        async with self.lock:
            loaded = await self.journal.load(self.id)
            if loaded is not None:
                self.take(loaded)

    @property
    def match(self) -> Match[Any]:
        """The match as it stands."""
        return self.course.match

    @property
    def version(self) -> int:
        """How many entries its journal has."""
        return self.course.version

    @property
    def thoughts(self) -> Sequence[Thought]:
        """What bots can be asked about."""
        return self.course.thoughts

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

    @property
    def trouble(self) -> Trouble | None:
        """The rule that broke last, as long as that is of interest."""
        return self.course.trouble

    @property
    def is_still(self) -> bool:
        """Whether a rule broke so that nothing can go on before the people agree on something."""
        return self.trouble is not None and self.trouble.is_still

    def clocked(self, course: Course) -> list[int]:
        """The seats whose clock runs: those asked, but not in a window, not while a broken rule keeps all waiting, and
        not a bot's, which has a time of its own."""
        if open_window(course.match) is not None or (course.trouble is not None and course.trouble.is_still):
            return []
        return [
            seat
            for seat in course.match.pending
            if self.chairs[seat].bot is None and not is_openly_forced(self.table, course.match, seat)
        ]

    def in_window(self) -> bool:
        """Whether those asked now are asked in a window."""
        return open_window(self.match) is not None

    def asked(self) -> list[int]:
        """The seats that are asked something now."""
        return list(self.match.pending) if self.in_play and not self.is_still else []

    def undo_alone(self, seat: int) -> int | None:
        """How many moves are left when a seat takes back its last choice, asking nobody; None if it may not."""
        return self.match.last_choice(seat, self.course.unasked) if self.in_play else None

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
        course = self.course.twin()
        for line in lines:
            # Taking back plays the match again from its start; the other tables must not wait for that.
            course = await asyncio.to_thread(course.after, line) if line.kind == UNDO else course.after(line)
        result = course.match.result
        if over is None and result is not None:
            over = {
                "winners": list(result.winners),
                "scores": list(result.scores),
                "reason": result.reason.key,
            }
        every = self.settings.snapshot_every
        # A snapshot does not say what is in trouble at this moment: the entry that does comes after it.
        due = course.version // every > self.version // every and lines[-1].kind != BROKEN
        wants_snapshot = over is not None or due
        lines, clock = await self._keep_clocks(lines, course, moved, over is not None)
        # Nothing of it shows before the database has it.
        try:
            await self.journal.append(
                self.id,
                self.version,
                lines,
                left_ms=clock.left() if clock.runs else None,
                over=over,
                snapshot=course.match.save() if wants_snapshot else None,
            )
        except Stale:
            await self.catch_up()
            return False
        metrics.MOVES.labels(self.table.game).inc(len(lines))
        if over is not None:
            self.table.state = "over"
            self.table.result = over
        self.clock = clock
        self._go_on(course)
        self.offers.clear()
        self.broadcast()
        await self.news.publish(self.id, {"kind": "moved", "version": self.version})
        return True

    async def _keep_clocks(
        self, lines: Sequence[Line], course: Course, moved: int | None, over: bool
    ) -> tuple[Sequence[Line], Clock]:
        """The entries with what the mover's clock showed, for a take-back; and the clocks after them."""
        clock = self.clock.copy()
        if not clock.runs:
            return lines, clock
        if moved is not None:
            before = {"left": clock.left().get(moved)}
            lines = [replace(line, data={**(line.data or {}), **before}) for line in lines]
        clock.ask(() if over else self.clocked(course), moved)
        for line in lines:
            if line.kind == UNDO and line.data is not None:
                for undone in taken_back(await self.journal.since(self.id, 0), int(line.data["to"])):
                    earned = (undone.data or {}).get("left")
                    if undone.seat is not None and earned is not None:
                        clock.take_back(undone.seat, earned)
        return lines, clock

    async def catch_up(self) -> None:
        """Take over what other servers wrote meanwhile."""
        loaded = await self.journal.load(self.id, self.course)
        if loaded is not None and (loaded.version > self.version or loaded.table.state != self.table.state):
            self.take(loaded)
            self.broadcast()

    async def move(self, seat: int, version: int, option: str, data: dict[str, Any] | None = None) -> bool:
        """A seat's move at the version it saw, with what is to be kept about it; False if it is asked something else by
        now. Raises IllegalMove, and BrokenRule, of which everybody is told."""
        async with self.lock:
            tried = -1
            # Where another server was first, and only answered the same question for another seat, we try again.
            while self.in_play and self.version != tried and self._counts(seat, version):
                tried = self.version
                if await self._make_move(Line(MOVE, seat, option, data), seat):
                    return True
            return False

    def _counts(self, seat: int, version: int) -> bool:
        """Whether a seat that answers what it saw at ``version`` answers what it is asked now."""
        return version == self.version or self.course.is_asked(seat, version)

    async def _make_move(self, line: Line, seat: int) -> bool:
        option = line.option or ""
        refusal = self.match.why_not(seat, option)
        if refusal is None and self.trouble is not None:
            refusal = self.trouble.refusal(seat, option)
        if refusal is not None:
            raise IllegalMove(refusal)
        try:
            with metrics.MOVE_SECONDS.time():
                # What the table does for a seat that all see has no choice takes none of its time, and earns none.
                return await self.write([line], moved=None if line.data == UNASKED else seat)
        except BrokenRule as error:
            await move_broke(self, seat, option, error)
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
        try:
            await self.journal.seat_bot(self.id, seat, bot)
        except Stale:
            await self.catch_up()
            return
        self.chairs[seat].bot = bot
        self.clock.ask(self.clocked(self.course) if self.in_play else ())
        for visitor in self.visitors:
            visitor.seat = self.seat_of(visitor.person_id)
        self.broadcast()
        with contextlib.suppress(Exception):
            await self.news.publish(self.id, {"kind": "chairs"})

    async def end(self, reason: str, winners: list[int], seat: int | None = None) -> None:
        """End the match by other means than its rules; the caller holds the lock."""
        over = {"winners": winners, "scores": [], "reason": reason, "seat": seat}
        await self.write([Line(END, seat, None, over)], over=over)

    async def tell_offer(self, what: str) -> None:
        """Let the other servers know how it stands with an offer."""
        note = {"kind": "offers", "room": self.token, "version": self.version, "what": what}
        await self.news.publish(self.id, {**note, "made": self.offers.get(what)})

    def broadcast(self) -> None:
        """There is a newer state for everyone."""
        if self.is_ended:
            late.tell_what_was_said(self)
        for visitor in self.visitors:
            self.show(visitor)

    def hold(self, seat: int, version: int) -> None:
        """A seat has answered the window open at ``version``: it is not asked again, in none of its browsers."""
        self.held[seat] = max(version, self.held.get(seat, -1))
        for visitor in self.visitors:
            if visitor.seat == seat:
                self.show(visitor)

    def is_late(self, visitor: Visitor) -> bool:
        """Whether a visitor sees the table only as it was a while ago."""
        return visitor.seat is None and self.table.spectator_delay > 0 and not self.is_ended

    def show(self, visitor: Visitor) -> None:
        """Put the newest state into a visitor's mailbox, or the newest a spectator may see yet. It is made when it is
        about to be sent."""
        visitor.mailbox.put_state(lambda: self._state_now(visitor))

    def _show_late(self) -> None:
        self._late = None
        self.wait_for_scene()
        late.tell_what_was_said(self)
        for visitor in self.visitors:
            if self.is_late(visitor):
                self.show(visitor)

    def _state_now(self, visitor: Visitor) -> dict[str, Any] | None:
        return late.state_for(self, visitor) if self.is_late(visitor) else self.state_for(visitor)

    def state_for(self, visitor: Visitor, scene: Scene | None = None) -> dict[str, Any]:
        """All a visitor may see, whole: as it is, or as it was in a scene of the past."""
        return state_for(self, visitor, scene)

    def is_here(self, seat: int) -> bool:
        """Whether the person of a seat is looking, on this server or another."""
        moment = time.monotonic()
        return seat in self.seats_here() or any(
            other == seat and until > moment for (_, other), until in self.elsewhere.items()
        )

    def seats_here(self) -> set[int]:
        """The seats whose people are looking on this server."""
        return {visitor.seat for visitor in self.visitors if visitor.seat is not None}

    def present(self) -> list[int]:
        """The seats whose people are looking."""
        return [chair.seat for chair in self.chairs if self.is_here(chair.seat)]
