"""Who watches with a delay receives nothing that depends on what happened since, however they ask."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from magehall.table import monotonic
from magehall.table.message_limits import MessageLimits
from magehall.table.models import Person
from magehall.table.rate_limits import MemoryRateLimiter
from magehall.table.rooms.chat.repository import ChatRepository
from magehall.table.rooms.conducting import offers
from magehall.table.rooms.manager import RoomManager
from magehall.table.rooms.room import room_state
from magehall.table.rooms.room.room import Room
from magehall.table.rooms.socket import SocketSession
from magehall.table.rooms.visitors import spectator_delay
from tests.table.rooms.conftest import Hall, look, run, until

InHall = Callable[..., None]
DELAY = 60
BEGAN = 1000.0
PROBES: list[dict[str, Any]] = [
    *({"type": "hello", "since": since, "lang": "fr" if since else "en"} for since in range(-1, 7)),
    *({"type": "report", "message": number} for number in range(8)),
    *({"type": "reasons", "version": version} for version in range(5)),
    {"type": "why", "version": 0},
    {"type": "move", "version": 1, "option": "draw:pile"},
    {"type": "undo"},
    {"type": "chat", "text": "what happens?"},
    {"type": "nonsense"},
]


class Time:
    """Time that stands still until it is moved on, for the scenes and for what is written down."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = BEGAN
        monkeypatch.setattr(
            room_state, "SpectatorDelay", lambda delay: spectator_delay.SpectatorDelay(delay, self)
        )
        monkeypatch.setattr(monotonic, "_tick", self)
        monkeypatch.setattr(monotonic, "_began", (monotonic._began[0], self.now))

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


class Line:
    """A socket whose other end is the test."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[str] = asyncio.Queue()
        self.received: list[dict[str, Any]] = []

    async def receive(self) -> dict[str, Any]:
        return {"type": "websocket.receive", "text": await self.incoming.get()}

    async def send_text(self, text: str) -> None:
        self.received.append(json.loads(text))

    async def close(self, code: int) -> None:
        """The session is over."""


class Watcher:
    """A spectator's browser at a table."""

    def __init__(self, hall: Hall, manager: RoomManager, room: Room, eve: Person) -> None:
        self.line = Line()
        chat = ChatRepository(hall.database)
        socket: Any = self.line  # as much of one as is used
        quota = MessageLimits(hall.settings.messages_per_second).of(eve.id, "loopback")
        talk = SocketSession(socket, manager, chat, MemoryRateLimiter(), room, eve, quota)
        room.expected += 1
        self.visitor = talk.visitor
        self.task = asyncio.create_task(talk.run())

    async def hears(self, *said: dict[str, Any]) -> list[dict[str, Any]]:
        """Everything received since last asked, up to the answer to what is ``said``; notes before the state."""
        for message in said:
            self.line.incoming.put_nowait(json.dumps(message))
        await self._pings(1)
        # The state goes out after all notes: once it was taken, whatever is answered later comes after it.
        await until(lambda: self.visitor.outbox._state is None)
        await self._pings(2)
        heard, self.line.received = self.line.received, []
        told = [message for message in heard if message["type"] != "pong"]
        return sorted(told, key=lambda message: bool(message["type"] == "state"))

    async def _pings(self, number: int) -> None:
        self.line.incoming.put_nowait('{"type": "ping"}')
        await until(lambda: [message["type"] for message in self.line.received].count("pong") == number)


async def watch(hall: Hall, manager: RoomManager, room: Room) -> Watcher:
    async with hall.database.session() as session:
        eve = Person(id="eve", name="Eve", settings={})
        session.add(eve)
    return Watcher(hall, manager, room, eve)


async def say(manager: RoomManager, hall: Hall, room: Room, text: str) -> None:
    note = await ChatRepository(hall.database).say(room.id, "ann", text)
    await manager.on_note(room.id, {**note, "name": "Ann"})


async def quiet(hall: Hall, manager: RoomManager, room: Room) -> None:
    """Nothing happens."""


async def play(hall: Hall, manager: RoomManager, room: Room) -> None:
    """Moves, take-backs, offers, wishes and talk."""
    await room.move(0, room.version, "draw:pile")
    await say(manager, hall, room, "now look at this")
    await manager.on_note(room.id, {"kind": "emote", "seat": 1, "person": "bob", "name": "wow"})
    await room.move(0, room.version, room.match.pending[0].options[0].id)
    await offers.offer(room, 1, "draw")
    await manager.on_note(room.id, {"kind": "stops", "seat": 0, "windows": "never", "at": {}})


async def watched(hall: Hall, time: Time, deeds: Callable[..., Any]) -> tuple[list[Any], list[Any]]:
    """What a late spectator receives before and after the delay of ``deeds`` is over, of a match that began alike."""
    time.now = BEGAN
    manager = await hall.server()
    table = await hall.table(["ann", "bob"], spectator_delay=DELAY)
    room, _ = await look(manager, table, "ann")
    await look(manager, table, "bob")
    await say(manager, hall, room, "hello")
    time.now += DELAY + 1
    eve = await watch(hall, manager, room)
    try:
        early = await eve.hears(PROBES[1])
        await deeds(hall, manager, room)
        early += await eve.hears()
        time.now += DELAY - 1
        room._show_delayed()
        for probe in PROBES:
            early += await eve.hears(probe)
        time.now += 2
        room._show_delayed()
        later = await eve.hears()
    finally:
        eve.task.cancel()
        await asyncio.gather(eve.task, return_exceptions=True)
    text = json.dumps(early).replace(table, "TABLE")
    return json.loads(text), later


def test_what_a_late_spectator_receives_depends_on_nothing_that_happened_since(
    tmp_path: Path, time: Time
) -> None:
    seen: dict[str, tuple[list[Any], list[Any]]] = {}

    def record(name: str, deeds: Callable[..., Any]) -> Callable[[Hall], Any]:
        async def test(hall: Hall) -> None:
            seen[name] = await watched(hall, time, deeds)

        return test

    for name, deeds in (("quiet", quiet), ("play", play)):
        (tmp_path / name).mkdir()
        run(record(name, deeds), tmp_path / name, messages_per_second=1000)
    kinds = [[message["type"] for message in early] for early, _ in (seen["quiet"], seen["play"])]
    assert kinds[0] == kinds[1]
    assert {"state", "refused", "chat-history", "reported"} <= set(kinds[0])
    assert forgetful(seen["quiet"][0]) == forgetful(seen["play"][0])
    # And the test would have seen it: all of it comes when its time has come.
    assert seen["quiet"][1] == []
    assert {message["type"] for message in seen["play"][1]} == {"state", "chat", "emote"}


def forgetful(messages: list[Any]) -> list[Any]:
    """Messages without what two halls number and date differently: the lines of the chat."""
    return [
        {**message, "lines": [line["text"] for line in message["lines"]]} if "lines" in message else message
        for message in messages
    ]


def test_what_was_said_is_told_with_the_end(in_hall: InHall, time: Time) -> None:
    async def test(hall: Hall) -> None:
        manager = await hall.server()
        room, _ = await look(manager, await hall.table(["ann", "bob"], spectator_delay=DELAY), "ann")
        time.now += DELAY
        eve = await watch(hall, manager, room)
        try:
            await eve.hears(PROBES[1])
            await say(manager, hall, room, "well played")
            assert await eve.hears() == []
            await offers.resign(room, 0)
            heard = await eve.hears()
        finally:
            eve.task.cancel()
            await asyncio.gather(eve.task, return_exceptions=True)
        # The end may be told twice, where the loop stands still between two tellings.
        kinds = [message["type"] for message in heard]
        assert kinds in (["chat", "state"], ["chat", "state", "state"])
        assert {message["table"]["state"] for message in heard[1:]} == {"over"}

    in_hall(test)


def test_a_room_opened_anew_begins_its_delay_anew(in_hall: InHall, time: Time) -> None:
    async def test(hall: Hall) -> None:
        first = await hall.server()
        room, _ = await look(first, await hall.table(["ann", "bob"], spectator_delay=DELAY), "ann")
        await room.move(0, 0, "draw:pile")
        time.now += DELAY - 1
        second = await hall.server()
        again, eve = await look(second, room.id, "eve")
        assert again._state_now(eve) is None
        time.now += DELAY - 1
        assert again._state_now(eve) is None
        time.now += 1
        assert again._state_now(eve) is not None

    in_hall(test)


class TestSteadyTime:
    def test_a_clock_set_forward_or_back_opens_nothing(
        self, time: Time, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        class Jumping:
            """A system's clock that somebody has set."""

            @staticmethod
            def now(_zone: object = None) -> object:
                raise AssertionError("nobody asks it")

        monkeypatch.setattr(monotonic, "datetime", Jumping)
        written = monotonic.monotonic_now()
        time.now += DELAY - 1
        until_now = monotonic.visible_until(DELAY)
        assert until_now is None or written > until_now
        time.now += 1
        assert monotonic.visible_until(DELAY) == written

    def test_after_a_restart_nothing_older_shows_before_the_delay_is_over(self, time: Time) -> None:
        """Whatever the clock said when it was written: an hour ago by a clock that was set forward since."""
        assert monotonic.visible_until(DELAY) is None
        time.now += DELAY - 1
        assert monotonic.visible_until(DELAY) is None
        time.now += 1
        began = monotonic._began[0]
        assert monotonic.visible_until(DELAY) == began
        time.now += 5
        assert monotonic.visible_until(DELAY) == began + timedelta(seconds=5)
