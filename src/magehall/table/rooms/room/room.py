"""Room: a table in play on this server. It has the one way to move its match on."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from msgspec.structs import replace

from magehall.kernel.decision import BrokenRule, IllegalMove
from magehall.table.operations import metrics
from magehall.table.pubsub import PubSub
from magehall.table.rooms.journal.batch_writer import VersionConflict
from magehall.table.rooms.journal.entry import BROKEN, END, MOVE, UNASKED, UNDO, JournalEntry
from magehall.table.rooms.journal.repository import Journal, Loaded
from magehall.table.rooms.journal.timeline import Timeline, taken_back
from magehall.table.rooms.pacing.clock import Clock
from magehall.table.rooms.room import spectators
from magehall.table.rooms.room.failure_handling import refuse_failed_move
from magehall.table.rooms.room.forced_moves import follow_forced
from magehall.table.rooms.room.planning import plan_moves
from magehall.table.rooms.room.room_state import HeldAnswer, RoomState
from magehall.table.rooms.room.state_message import state_for
from magehall.table.rooms.room.uncancelled import uncancelled
from magehall.table.rooms.visitors.presence import Presence
from magehall.table.rooms.visitors.visitor import Visitor
from magehall.table.settings import Settings
from magehall.table.wire.server_messages import Note, StateMessage


class Room(RoomState):
    """One table in play, with its match and its clients. Whatever changes its match goes through ``write``: the
    database first, then everyone is told."""

    def __init__(self, loaded: Loaded, journal: Journal, pubsub: PubSub, settings: Settings) -> None:
        super().__init__(loaded, journal)
        self.pubsub = pubsub
        self.settings = settings
        self.lock = asyncio.Lock()
        self.token = secrets.token_hex(4)
        """By which a room knows its own notes."""
        self.on_moved: Callable[[Room], None] | None = None
        """Called soon after a move, where no other server shares the table."""
        self._delay_timer: asyncio.TimerHandle | None = None
        self._moves = metrics.MOVES.labels(loaded.table.game)
        self.take(loaded)
        self.presence = Presence(self.present, self.broadcast)

    def take(self, loaded: Loaded) -> None:
        """Take over the state loaded from the database. The clocks go on where nothing has moved: the database has them
        as they were at the last move."""
        moved = (self.version, self.table.state) != (loaded.version, loaded.table.state)
        self.table = loaded.table
        self.chairs = loaded.chairs
        self.people = loaded.people
        self.seating_has_changed()
        for chair in loaded.chairs:
            if chair.held_version is not None:
                self._note_held(chair.seat, HeldAnswer(chair.held_version, chair.held))
        if moved:
            self.clock = self.read_clock()
            self.offers.clear()
        self.clock.ask(self.clocked(loaded.timeline) if self.in_play else ())
        self._set_timeline(loaded.timeline)
        for visitor in self.visitors:
            visitor.seat = self.seat_of(visitor.person_id)

    def _set_timeline(self, timeline: Timeline) -> None:
        self.timeline = timeline
        if self.table.spectator_delay:
            self.delay.add(timeline, self.clock)
            self.schedule_delayed()

    def schedule_delayed(self) -> None:
        """Set the timer of the next update for delayed spectators."""
        due = self.delay.due()
        if self._delay_timer is None and due is not None:
            self._delay_timer = asyncio.get_running_loop().call_later(due + 0.01, self._show_delayed)

    def close(self) -> None:
        """Cancel all timers."""
        self.presence.close()
        if self._delay_timer is not None:
            self._delay_timer.cancel()

    async def load_full_log(self) -> None:
        """Load the whole log, for someone who wants to read it."""
        if self.timeline.whole:
            return
        async with self.lock:
            loaded = await self.journal.load(self.id)
            if loaded is not None:
                self.take(loaded)

    async def write(
        self, entries: Sequence[JournalEntry], *, moved: int | None = None, over: dict[str, Any] | None = None
    ) -> bool:
        """Append ``entries`` to the journal and update the match, under the lock. False, and up to date, if another
        server was first. Raises IllegalMove or BrokenRule, with nothing written, for what the rules refuse. Once begun
        it is done to its end: what is written is shown."""
        return await uncancelled(self._write(entries, moved, over))

    async def _write(
        self, entries: Sequence[JournalEntry], moved: int | None, over: dict[str, Any] | None
    ) -> bool:
        timeline = self.timeline.fork()
        for entry in entries:
            # Taking back plays the match again from its start; the other tables must not wait for that.
            timeline = (
                await asyncio.to_thread(timeline.after, entry)
                if entry.kind == UNDO
                else timeline.after(entry)
            )
        timeline, forced = (
            follow_forced(self, timeline) if entries[-1].kind == MOVE and over is None else (timeline, [])
        )
        result = timeline.match.result
        if over is None and result is not None:
            over = {
                "winners": list(result.winners),
                "scores": list(result.scores),
                "reason": result.reason.key,
            }
        every = self.settings.snapshot_every
        # A snapshot does not say what has failed at this moment: the entry that does comes after it.
        due = timeline.version // every > self.version // every and entries[-1].kind != BROKEN
        wants_snapshot = over is not None or due
        charged, clock = await self._charge_clocks(entries, timeline, moved, over is not None)
        entries = [*charged, *forced]
        # Nothing of it shows before the database has it.
        try:
            await self.journal.append(
                self.id,
                self.version,
                entries,
                left_ms=clock.left() if clock.runs else None,
                over=over,
                snapshot=timeline.match.save() if wants_snapshot else None,
            )
        except VersionConflict:
            await self.catch_up()
            return False
        self._moves.inc(len(entries))
        if over is not None:
            self.table.state = "over"
            self.table.result = over
        self.clock = clock
        self._set_timeline(timeline)
        self.offers.clear()
        self.broadcast()
        if self.pubsub.shared:
            await self.pubsub.publish(self.id, {"kind": "moved", "version": self.version})
        elif self.on_moved is not None:
            # Nobody else has to hear of it, and a task for a note takes longer than what is done about it. Not at once:
            # whoever made the move goes on first.
            asyncio.get_running_loop().call_soon(self.on_moved, self)
        return True

    async def _charge_clocks(
        self, entries: Sequence[JournalEntry], timeline: Timeline, moved: int | None, over: bool
    ) -> tuple[Sequence[JournalEntry], Clock]:
        """Add the mover's clock to the entries; the clocks after them. A take-back needs what the clock showed."""
        clock = self.clock.copy()
        if not clock.runs:
            return entries, clock
        if moved is not None:
            before = {"left": clock.left().get(moved)}
            entries = [replace(entry, data={**(entry.data or {}), **before}) for entry in entries]
        clock.ask(() if over else self.clocked(timeline), moved)
        for entry in entries:
            if entry.kind == UNDO and entry.data is not None:
                for undone in taken_back(await self.journal.since(self.id, 0), int(entry.data["to"])):
                    earned = (undone.data or {}).get("left")
                    if undone.seat is not None and earned is not None:
                        clock.take_back(undone.seat, earned)
        return entries, clock

    async def catch_up(self) -> None:
        """Load what other servers wrote meanwhile."""
        loaded = await self.journal.load(self.id, self.timeline)
        if loaded is not None and (loaded.version > self.version or loaded.table.state != self.table.state):
            self.take(loaded)
            self.broadcast()

    async def move(self, seat: int, version: int, option: str, data: dict[str, Any] | None = None) -> bool:
        """Make a seat's move at the version it saw. ``data`` is kept with it. False if the seat is asked something else
        by now. Raises IllegalMove, and BrokenRule, of which everybody is told."""
        entry = JournalEntry(MOVE, seat, option, data)
        return await self._while_it_counts(seat, version, lambda: self._make_move(entry, seat))

    async def play_out(self, seat: int, version: int, options: Sequence[str]) -> bool:
        """Make the moves that a seat has planned at the version it saw. At most the last may be one that cannot be tried.
        False if the seat is asked something else by now. Raises IllegalMove, with none made, for a plan that does not
        fit."""
        return await self._while_it_counts(seat, version, lambda: self._play_out(seat, options))

    async def _while_it_counts(self, seat: int, version: int, make: Callable[[], Awaitable[bool]]) -> bool:
        async with self.lock:
            tried = -1
            # Where another server was first, and only answered the same question for another seat, we try again.
            while self.in_play and self.version != tried and self._counts(seat, version):
                tried = self.version
                if await make():
                    return True
            return False

    def _counts(self, seat: int, version: int) -> bool:
        """Whether a move made at ``version`` counts now: as an answer, or aside."""
        if self.may_act_aside(seat):
            # Whoever acts aside answers nothing: it counts for as long as it is offered. A lesson goes by its script.
            return version <= self.version and self.table.lesson is None
        return version == self.version or self.timeline.is_asked(seat, version)

    async def _make_move(self, entry: JournalEntry, seat: int) -> bool:
        option = entry.option or ""
        refusal = self.why_not(seat, option)
        if refusal is None and self.failure is not None:
            refusal = self.failure.refusal(seat, option)
        if refusal is not None:
            raise IllegalMove(refusal)
        try:
            with metrics.MOVE_SECONDS.time():
                # What the table does for a seat that all see has no choice takes none of its time, and earns none; nor
                # does what a seat does aside.
                unpaid = entry.data == UNASKED or seat not in self.match.pending
                return await self.write([entry], moved=None if unpaid else seat)
        except BrokenRule as error:
            await self.write([await refuse_failed_move(self, seat, option, error)])
            raise

    async def _play_out(self, seat: int, options: Sequence[str]) -> bool:
        plan = plan_moves(self, seat, options)
        rest = options[len(plan.draft.choices) :]
        if plan.refusal is not None and not (plan.ends_untried and len(rest) == 1):
            raise IllegalMove(plan.refusal)
        entries = plan.entries()
        if entries and not await self.write(entries, moved=seat):
            return False
        return not rest or await self._make_move(JournalEntry(MOVE, seat, rest[0]), seat)

    async def store_clocks(self) -> None:
        """Store the clocks, for whoever opens this room next."""
        async with self.lock:
            if self.in_play and self.clock.running():
                await self.journal.store_clocks(self.id, self.version, self.clock.left())

    async def hand_over(self, seat: int, bot: str) -> None:
        """Give a seat to a bot; the caller holds the lock."""
        await uncancelled(self._hand_over(seat, bot))

    async def _hand_over(self, seat: int, bot: str) -> None:
        try:
            await self.journal.seat_bot(self.id, seat, bot)
        except VersionConflict:
            await self.catch_up()
            return
        self.chairs[seat].bot = bot
        self.seating_has_changed()
        self.clock.ask(self.clocked(self.timeline) if self.in_play else ())
        for visitor in self.visitors:
            visitor.seat = self.seat_of(visitor.person_id)
        self.broadcast()
        with contextlib.suppress(Exception):
            await self.pubsub.publish(self.id, {"kind": "chairs"})

    async def end(self, reason: str, winners: list[int], seat: int | None = None) -> None:
        """End the match by other means than its rules. The caller holds the lock."""
        over = {"winners": winners, "scores": [], "reason": reason, "seat": seat}
        await self.write([JournalEntry(END, seat, None, over)], over=over)

    async def publish_offer(self, what: str) -> None:
        """Publish the state of an offer to the other servers."""
        note = {"kind": "offers", "room": self.token, "version": self.version, "what": what}
        await self.pubsub.publish(self.id, {**note, "made": self.offers.get(what)})

    def broadcast(self) -> None:
        """Send everyone the newest state."""
        if self.is_ended:
            spectators.send_due_notes(self)
        for visitor in self.visitors:
            self.show(visitor)

    def send_note(self, note: Note) -> None:
        """Send a note to everyone here, to delayed spectators later."""
        for visitor in self.visitors:
            if not self.is_delayed(visitor):
                visitor.notify(note)
        if self.table.spectator_delay and not self.is_ended:
            self.delay.add_note(note)
            self.schedule_delayed()

    def hold(self, seat: int, answer: HeldAnswer) -> None:
        """Note that a seat answered a window. It is not asked again, in none of its browsers."""
        if self._note_held(seat, answer):
            for visitor in self.visitors:
                if visitor.seat == seat:
                    self.show(visitor)

    def _note_held(self, seat: int, answer: HeldAnswer) -> bool:
        """Keep the answer to the latest window, with its option once that is known. False if more is known already."""
        known = self.held.get(seat)
        if known is not None and (known.version, known.option is not None) > (
            answer.version,
            answer.option is not None,
        ):
            return False
        self.held[seat] = answer
        return True

    def show(self, visitor: Visitor) -> None:
        """Queue the newest state that a visitor may see. It is made when it is about to be sent."""
        visitor.outbox.put_state(lambda: self._state_now(visitor))

    def _show_delayed(self) -> None:
        self._delay_timer = None
        self.schedule_delayed()
        spectators.send_due_notes(self)
        for visitor in self.visitors:
            if self.is_delayed(visitor):
                self.show(visitor)

    def _state_now(self, visitor: Visitor) -> StateMessage | None:
        return spectators.state_for(self, visitor) if self.is_delayed(visitor) else self.state_for(visitor)

    def state_for(self, visitor: Visitor) -> StateMessage:
        """The state message of a visitor who sees the table as it is now."""
        return state_for(self, visitor)
