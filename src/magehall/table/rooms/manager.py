"""Manager of the rooms loaded on this server. A room is loaded when someone comes or something is due, and dropped when
nobody is left."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from magehall.kernel.decision import BrokenRule, IllegalMove
from magehall.kernel.matches.save import LoadError
from magehall.table.bots.pool import BotPool
from magehall.table.database import Database
from magehall.table.lobby.setup import OldRules
from magehall.table.pubsub import PubSub, cancel_and_wait
from magehall.table.rooms.conducting import offers
from magehall.table.rooms.conducting.conductor import Conductor
from magehall.table.rooms.conducting.resignation import give_up
from magehall.table.rooms.journal.repository import Journal
from magehall.table.rooms.room.room import Room
from magehall.table.rooms.room.room_state import HeldAnswer
from magehall.table.rooms.visitors.visitor import Visitor
from magehall.table.settings import Settings
from magehall.table.wire.server_messages import ChatMessage, EmoteMessage

log = logging.getLogger(__name__)

TICK = 2.0
SWEEP_EVERY = 10
"""Every so many ticks, look for tables that nobody attends to: after a restart, or when a server died."""

STORE_CLOCKS_EVERY = 300
"""Every so many ticks, write down what the clocks show. Moves do so too; this is for those who think for days."""

PRESENCE_SECONDS = 20.0
"""So long we believe another server that someone is there; it says so again three times meanwhile."""

ENTERING = 1
"""So many browsers at a time are looked up, when they open a socket and when they say hello. Hundreds who come at the
same moment do so one after the other, and between any two steps of theirs everybody else's moves go on."""


class RoomManager:
    """Loads, schedules and drops rooms. ``entering`` is for those who come."""

    def __init__(self, database: Database, pubsub: PubSub, settings: Settings) -> None:
        self.id = secrets.token_hex(4)
        self.settings = settings
        self.pubsub = pubsub
        self.journal = Journal(database)
        self.pool = BotPool(settings.bot_workers, settings.bot_seconds)
        self.rooms: dict[str, Room] = {}
        self.entering = asyncio.Semaphore(ENTERING)
        self.conductors: dict[str, Conductor] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    async def start(self) -> None:
        """Subscribe to notes, and start the periodic task."""
        await self.pubsub.start(self.on_note)
        self._task = asyncio.create_task(self._tick())

    async def close(self) -> None:
        """Close all connections and stop. Every acknowledged move is in the database already."""
        self._closing = True
        if self._task is not None:
            await cancel_and_wait([self._task])
        for conductor in list(self.conductors.values()):
            await conductor.close()
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self._store_clocks()
        for room in self.rooms.values():
            room.close()
            for visitor in room.visitors:
                visitor.outbox.close("shutdown")
        await self.pool.close()
        await self.journal.close()
        await self.pubsub.close()

    async def room(self, table_id: str) -> Room | None:
        """The room of a table, loaded on demand. None if there is no such table or it has not begun."""
        found = self.rooms.get(table_id)
        if found is not None:
            return found
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            try:
                found = self.rooms.get(table_id) or await self._load(table_id)
            finally:
                self._loading.pop(table_id, None)
        if found is not None:
            await self.attend(found)
        return found

    async def _load(self, table_id: str) -> Room | None:
        try:
            loaded = await self.journal.load(table_id, whole=False)
        except (OldRules, LoadError, BrokenRule, IllegalMove) as error:
            log.error("a match cannot be made again: %s", error, extra={"table": table_id})
            return None
        if loaded is None or not loaded.has_begun:
            return None
        if table_id in self.rooms:
            # Of several who waited while one came too early, another was quicker; a table has one room.
            return self.rooms[table_id]
        room = Room(loaded, self.journal, self.pubsub, self.settings)
        room.on_moved = self._on_moved
        self.rooms[table_id] = room
        self.conductors[table_id] = Conductor(room, self.pool)
        if self.pubsub.shared:
            await self.pubsub.publish(table_id, {"kind": "asked", "server": self.id})
        return room

    @contextlib.asynccontextmanager
    async def visited(self, table_id: str) -> AsyncIterator[Room | None]:
        """Keep a table's room loaded for as long as the visit lasts. It is kept whether the browser has said hello or
        not."""
        room = await self.room(table_id)
        while room is not None and self.rooms.get(table_id) is not room:
            room = await self.room(table_id)
        if room is None:
            yield None
            return
        room.expected += 1
        try:
            yield room
        finally:
            room.expected -= 1

    async def attend(self, room: Room, *, again: bool = False) -> None:
        """Let the conductor attend a room, if this server leads it."""
        conductor = self.conductors.get(room.id)
        if conductor is None:
            return
        if room.in_play and await self.pubsub.is_leader(room.id) and not self._closing:
            conductor.attend(again=again)
        else:
            conductor.rest()

    def _on_moved(self, room: Room) -> None:
        """Attend a room after a move, where there is no other server. It fails no more than ``on_note`` does."""
        conductor = self.conductors.get(room.id)
        if conductor is None:
            return
        try:
            if room.in_play and not self._closing:
                conductor.attend()
            else:
                conductor.rest()
        except Exception:
            log.exception("a move could not be followed", extra={"table": room.id})
            conductor.restart_later()

    async def on_note(self, table_id: str, note: dict[str, Any]) -> None:
        """Handle a note about a table, from this server or another. Never fails: what could not be followed is seen to
        at the next tick."""
        try:
            await self._follow(table_id, note)
        except Exception:
            log.exception("news could not be followed", extra={"table": table_id})
            conductor = self.conductors.get(table_id)
            if conductor is not None:
                conductor.restart_later()

    async def _follow(self, table_id: str, note: dict[str, Any]) -> None:
        room = self.rooms.get(table_id)
        kind = note.get("kind")
        if kind == "renamed":
            for other in [room for room in self.rooms.values() if note["person"] in room.people]:
                await self._follow(other.id, {"kind": "chairs"})
            return
        if room is None:
            if kind == "started" and await self.pubsub.is_leader(table_id):
                await self.room(table_id)
            return
        if kind == "moved" and note["version"] > room.version:
            async with room.lock:
                await room.catch_up()
        elif kind in ("state", "chairs", "started"):
            async with room.lock:
                await self._reload(room)
        elif kind == "held":
            if "seat" in note:
                room.hold(note["seat"], HeldAnswer(note["version"]))
            await self._collect_held(room, note.get("seat"))
        elif kind == "offers":
            async with room.lock:
                await offers.merge(room, note)
        elif kind == "stops":
            room.stops[note["seat"]] = note["windows"]
            room.stops_at[note["seat"]] = note["at"]
            room.broadcast()
            await self.conductors[room.id].reconsider()
        elif kind == "chat":
            said = ChatMessage(note["id"], note["person"], note["name"], note["text"], note["at"])
            room.send_note(said)
        elif kind == "emote":
            room.send_note(EmoteMessage(note["seat"], note["person"], note["name"]))
        elif kind == "presence":
            self._note_presence(room, note)
        elif kind == "asked" and note["server"] != self.id:
            await self._publish_for_newcomer(room)
        if kind in ("chairs", "offers") and room.offers and await self.pubsub.is_leader(room.id):
            async with room.lock:
                await offers.carry_out_agreed(room)
        await self.attend(room, again=kind == "again")

    async def _reload(self, room: Room) -> None:
        loaded = await self.journal.load(room.id, room.timeline)
        if loaded is not None:
            room.take(loaded)
            room.broadcast()

    async def _publish_for_newcomer(self, room: Room) -> None:
        """Publish offers and presence for a server that just opened this room."""
        for what in list(room.offers):
            await room.publish_offer(what)
        for seat in room.seats_here():
            await self._announce(room, seat, here=True)

    def _note_presence(self, room: Room, note: dict[str, Any]) -> None:
        if note["server"] == self.id:
            return
        who = note["server"], note["seat"]
        if note["here"]:
            room.elsewhere[who] = time.monotonic() + PRESENCE_SECONDS
        else:
            room.elsewhere.pop(who, None)
        room.presence.may_have_changed()

    async def _collect_held(self, room: Room, seat: int | None = None) -> None:
        """Hand the answers to the open window to the conductor. Where ``seat`` has answered here, nothing is looked
        up."""
        if room.in_window() and await self.pubsub.is_leader(room.id):
            version, known, conductor = room.version, room.known_answers(), self.conductors[room.id]
            answers = known if seat in known else await self.journal.held(room.id, version)
            for other, option in answers.items():
                await conductor.hold(other, option, version)

    async def close_window(self, room: Room, seat: int, option: str, version: int) -> bool:
        """Close a window with its last answer. False where it may not close, or another server conducts."""
        conductor = self.conductors.get(room.id)
        return conductor is not None and await conductor.close_with(seat, option, version)

    async def resign_for_good(self, table_id: str, seat: int, person_id: str) -> None:
        """Resign for a person who leaves the hall, if the seat is still theirs."""
        room = await self.room(table_id)
        if room is None:
            return
        async with room.lock:
            if not room.is_ended and room.seat_of(person_id) == seat:
                await give_up(room, seat, "resigned")

    async def enter(self, room: Room, visitor: Visitor) -> None:
        """Add a browser to a room."""
        await room.load_full_log()
        visitor.seat = room.seat_of(visitor.person_id)
        room.visitors.add(visitor)
        room.presence.may_have_changed()
        if visitor.seat is not None:
            await self._announce(room, visitor.seat, here=True)

    async def leave(self, room: Room, visitor: Visitor) -> None:
        """Remove a browser from a room."""
        if visitor not in room.visitors:
            return
        room.visitors.discard(visitor)
        room.presence.may_have_changed()
        if visitor.seat is not None and not any(v.seat == visitor.seat for v in room.visitors):
            await self._announce(room, visitor.seat, here=False)

    async def _announce(self, room: Room, seat: int, *, here: bool) -> None:
        if self.pubsub.shared:
            note = {"kind": "presence", "server": self.id, "seat": seat, "here": here}
            await self.pubsub.publish(room.id, note)

    async def _tick(self) -> None:
        """Periodic task: sweep, compare, and look after every room."""
        count = 0
        announced = time.monotonic()
        while True:
            if count % SWEEP_EVERY == 0:
                await self._try(self._sweep())
            if self.pubsub.shared:
                await self._try(self._compare())
            for room in list(self.rooms.values()):
                await self._try(self._look_after(room), room.id)
            if time.monotonic() - announced > PRESENCE_SECONDS / 3:
                announced = time.monotonic()
                await self._try(self._publish_presence())
            if count % STORE_CLOCKS_EVERY == STORE_CLOCKS_EVERY - 1:
                await self._try(self._store_clocks())
            count += 1
            await asyncio.sleep(TICK)

    async def _try(self, work: Awaitable[None], table_id: str | None = None) -> None:
        """Run one piece of work, and log its failure."""
        try:
            await work
        except Exception:
            log.exception("looking after the rooms failed", extra={"table": table_id})

    async def _look_after(self, room: Room) -> None:
        """Attend a room, or drop it when nobody needs it."""
        if room.in_play:
            await self.attend(room)
            if self.pubsub.shared and room.in_window():
                await self._collect_held(room)  # the note of an answer may have been lost
        gone = [who for who, until in room.elsewhere.items() if until <= time.monotonic()]
        if gone:
            for who in gone:
                del room.elsewhere[who]
            room.presence.may_have_changed()
        if room.visitors or room.expected or self.conductors[room.id].busy or room.lock.locked():
            return
        room.close()
        del self.rooms[room.id]
        del self.conductors[room.id]

    async def _compare(self) -> None:
        """Compare rooms with the database, since notes may be lost. That happens when Redis is away or starts anew:
        what the database says counts."""
        ids = list(self.rooms)
        found = await self.journal.standing(ids) if ids else {}
        for table_id, (version, state) in found.items():
            room = self.rooms.get(table_id)
            if room is not None and (version > room.version or state != room.table.state):
                async with room.lock:
                    await room.catch_up()

    async def _publish_presence(self) -> None:
        for room in list(self.rooms.values()):
            for seat in room.seats_here():
                await self._announce(room, seat, here=True)

    async def _store_clocks(self) -> None:
        for room in list(self.rooms.values()):
            if room.clock.runs and await self.pubsub.is_leader(room.id):
                await room.store_clocks()

    async def _sweep(self) -> None:
        """Load the tables in play that no server attends to."""
        for table_id in await self.journal.in_play():
            if table_id not in self.rooms and await self.pubsub.is_leader(table_id):
                await self._try(self._open(table_id), table_id)

    async def _open(self, table_id: str) -> None:
        await self.room(table_id)
