"""The rooms of this server: loaded when someone comes or something is due, let go when nobody is left."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from magehall.table.bots.pool import BotPool
from magehall.table.database import Database
from magehall.table.news import News, ended
from magehall.table.rooms.conductor import Conductor
from magehall.table.rooms.journal import Journal
from magehall.table.rooms.room import Room
from magehall.table.rooms.visitor import Visitor
from magehall.table.settings import Settings

log = logging.getLogger(__name__)

TICK = 2.0
SWEEP_EVERY = 10
"""Every so many ticks, look for tables that nobody attends to: after a restart, or when a server died."""

KEEP_TIME_EVERY = 300
"""Every so many ticks, write down what the clocks show. Moves do so too; this is for those who think for days."""


class RoomKeeper:
    """Finds, loads and attends rooms."""

    def __init__(self, database: Database, news: News, settings: Settings) -> None:
        self.settings = settings
        self.news = news
        self.journal = Journal(database)
        self.pool = BotPool(settings.bot_workers, settings.bot_seconds)
        self.rooms: dict[str, Room] = {}
        self.conductors: dict[str, Conductor] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    async def start(self) -> None:
        """Begin to listen and to attend."""
        await self.news.start(self.hear)
        self._task = asyncio.create_task(self._tick())

    async def close(self) -> None:
        """Say goodbye to everyone and stop; every acknowledged move is in the database already."""
        self._closing = True
        if self._task is not None:
            await ended([self._task])
        for conductor in list(self.conductors.values()):
            await conductor.close()
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self._keep_time()
        for room in self.rooms.values():
            for visitor in room.visitors:
                visitor.mailbox.close("shutdown")
        await self.pool.close()
        await self.journal.close()
        await self.news.close()

    async def room(self, table_id: str) -> Room | None:
        """The room of a table in play or over; None if there is no such table or it has not begun."""
        found = self.rooms.get(table_id)
        if found is not None:
            return found
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            found = self.rooms.get(table_id)
            if found is None:
                loaded = await self.journal.load(table_id)
                if loaded is None or loaded.table.state == "open":
                    return None
                found = Room(loaded, self.journal, self.news, self.settings)
                self.rooms[table_id] = found
                self.conductors[table_id] = Conductor(found, self.pool)
        self._loading.pop(table_id, None)
        await self.attend(found)
        return found

    async def attend(self, room: Room, *, again: bool = False) -> None:
        """Let the conductor see to a room, if it is ours to conduct."""
        conductor = self.conductors.get(room.id)
        if conductor is None:
            return
        if room.in_play and await self.news.conducts(room.id) and not self._closing:
            conductor.attend(again=again)
        else:
            conductor.rest()

    async def hear(self, table_id: str, note: dict[str, Any]) -> None:
        """Something happened at a table, here or on another server. Never fails: what could not be followed is seen
        to at the next tick."""
        try:
            await self._follow(table_id, note)
        except Exception:
            log.exception("news could not be followed", extra={"table": table_id})
            conductor = self.conductors.get(table_id)
            if conductor is not None:
                conductor.look_again()

    async def _follow(self, table_id: str, note: dict[str, Any]) -> None:
        room = self.rooms.get(table_id)
        kind = note.get("kind")
        if kind == "renamed":
            for other in [room for room in self.rooms.values() if note["person"] in room.people]:
                await self._follow(other.id, {"kind": "chairs"})
            return
        if room is None:
            if kind == "started" and await self.news.conducts(table_id):
                await self.room(table_id)
            return
        if kind == "moved" and note["version"] > room.version:
            async with room.lock:
                await room.catch_up()
        elif kind in ("state", "chairs", "started"):
            async with room.lock:
                await self._reload(room)
        elif kind == "held":
            await self._take_held(room)
        elif kind == "offers":
            room.offers = dict(note["offers"])
            room.broadcast()
        elif kind == "stops":
            room.stops[note["seat"]] = note["windows"]
            room.stops_at[note["seat"]] = note["at"]
            room.broadcast()
            await self.conductors[room.id].reconsider()
        elif kind in ("chat", "emote"):
            for visitor in room.visitors:
                if note.get("person") not in visitor.muted:
                    visitor.mailbox.put({"type": kind, **{k: v for k, v in note.items() if k != "kind"}})
        elif kind == "presence":
            (room.elsewhere.add if note["here"] else room.elsewhere.discard)(note["seat"])
            room.broadcast()
        await self.attend(room, again=kind in ("state", "chairs"))

    async def _reload(self, room: Room) -> None:
        loaded = await self.journal.load(room.id)
        if loaded is not None:
            room.take(loaded)
            for visitor in room.visitors:
                visitor.seat = room.seat_of(visitor.person_id)
            room.broadcast()

    async def _take_held(self, room: Room) -> None:
        if room.in_window() and await self.news.conducts(room.id):
            version = room.version
            conductor = self.conductors[room.id]
            for seat, option in (await self.journal.held(room.id, version)).items():
                await conductor.hold(seat, option, version)

    async def enter(self, room: Room, visitor: Visitor) -> None:
        """A browser comes to a table."""
        room.visitors.add(visitor)
        room.broadcast()
        if visitor.seat is not None:
            await self.news.publish(room.id, {"kind": "presence", "seat": visitor.seat, "here": True})

    async def leave(self, room: Room, visitor: Visitor) -> None:
        """A browser goes."""
        room.visitors.discard(visitor)
        if visitor.seat is not None and not any(v.seat == visitor.seat for v in room.visitors):
            await self.news.publish(room.id, {"kind": "presence", "seat": visitor.seat, "here": False})

    async def _tick(self) -> None:
        count = 0
        while True:
            try:
                if count % SWEEP_EVERY == 0:
                    await self._sweep()
                for room in list(self.rooms.values()):
                    await self._look_after(room)
                if count % KEEP_TIME_EVERY == KEEP_TIME_EVERY - 1:
                    await self._keep_time()
            except Exception:
                log.exception("looking after the rooms failed")
            count += 1
            await asyncio.sleep(TICK)

    async def _look_after(self, room: Room) -> None:
        if room.in_play:
            await self.attend(room)
        if not room.visitors and not self.conductors[room.id].busy and not room.lock.locked():
            del self.rooms[room.id]
            del self.conductors[room.id]

    async def _keep_time(self) -> None:
        for room in list(self.rooms.values()):
            if room.clock.runs and await self.news.conducts(room.id):
                await room.keep_time()

    async def _sweep(self) -> None:
        for table_id in await self.journal.in_play():
            if table_id not in self.rooms and await self.news.conducts(table_id):
                await self.room(table_id)
