"""Slow or dead browsers hold nobody back, and get the newest state when they read again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
import pytest

from magehall.table.message_limits import MessageLimits
from magehall.table.models import Person
from magehall.table.rate_limits import MemoryRateLimiter
from magehall.table.rooms import manager, socket
from magehall.table.rooms.chat.repository import ChatRepository
from magehall.table.rooms.socket import SocketSession
from magehall.table.rooms.visitors.outbox import NOTES, Outbox
from magehall.table.wire.server_messages import ReportedMessage, ServerMessage
from tests.table.rooms.conftest import Hall, look, until

InHall = Callable[..., None]
SendAll = Callable[[Callable[[], bytes | None]], bool]


@asynccontextmanager
async def talking(
    hall: Hall, browser: Any, send_all: SendAll | None = None
) -> AsyncIterator[tuple[SocketSession, asyncio.Task[None]]]:
    """Bob's session at a table through such a browser, under way."""
    server, table = await hall.server(), await hall.table(["ann", "bob"])
    async with server.visited(table) as room:
        assert room is not None
        person = Person(id="bob", name="Bob", settings={})
        chat, quota = ChatRepository(hall.database), MessageLimits(1000).of("bob", "192.0.2.1")
        talk = SocketSession(browser, server, chat, MemoryRateLimiter(), room, person, quota, send_all)
        yield talk, asyncio.create_task(talk.run())


class DyingSocket:
    """A browser that says hello, and reads nothing any more once it has died."""

    def __init__(self) -> None:
        self.said = ['{"type": "hello"}']
        self.died = False
        self.stuck = False

    async def receive(self) -> dict[str, Any]:
        if self.said:
            return {"type": "websocket.receive", "text": self.said.pop()}
        await asyncio.Event().wait()
        raise AssertionError

    async def send_text(self, _text: str) -> None:
        if self.died:
            self.stuck = True
            await asyncio.Event().wait()


def test_who_reads_late_gets_the_newest_state_alone() -> None:
    async def test() -> None:
        box = Outbox()
        made: list[int] = []

        def make(number: int) -> ServerMessage:
            made.append(number)
            return ReportedMessage(number, known=True)

        for number in range(100):
            box.put_state(partial(make, number))
        assert msgspec.json.decode(await box.next() or b"")["message"] == 99
        assert made == [99], "what nobody reads is not even made"
        for number in range(NOTES + 10):
            box.put(ReportedMessage(number, known=True))
        first = msgspec.json.decode(await box.next() or b"")
        assert first == {"type": "reported", "message": 10, "known": True}

    asyncio.run(test())


def test_what_is_put_in_together_goes_out_in_one_call() -> None:
    async def test() -> None:
        box = Outbox()
        calls: list[list[bytes]] = []

        def courier() -> bool:
            calls.append(list(iter(box.take, None)))
            return True

        box.courier = courier
        for number in (1, 2):
            box.put_state(partial(ReportedMessage, number, known=True))
            box.put(ReportedMessage(10 * number, known=True))
        await asyncio.sleep(0)
        (sent,) = calls
        assert [msgspec.json.decode(message)["message"] for message in sent] == [10, 20, 2]
        box.courier = lambda: False
        box.put(ReportedMessage(3, known=True))
        assert msgspec.json.decode(await box.next() or b"")["message"] == 3

    asyncio.run(test())


class HesitantSocket(DyingSocket):
    """A browser that can be sent to at once, except when it is busy."""

    def __init__(self) -> None:
        super().__init__()
        self.busy = False
        self.reads = asyncio.Event()
        self.heard: list[dict[str, Any]] = []

    def send_all(self, take: Callable[[], bytes | None]) -> bool:
        if self.busy:
            return False
        self.heard += [msgspec.json.decode(text) for text in iter(take, None)]
        return True

    async def send_text(self, text: str) -> None:
        await self.reads.wait()
        self.heard.append(msgspec.json.decode(text))


def test_nothing_overtakes_a_message_that_waits_for_its_reader(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        browser = HesitantSocket()
        async with talking(hall, browser, browser.send_all) as (talk, task):
            await until(lambda: any(said["type"] == "state" for said in browser.heard))
            browser.busy = True
            talk.visitor.outbox.put(ReportedMessage(1, known=True))
            await until(lambda: talk._sending)
            browser.busy = False
            talk.visitor.outbox.put(ReportedMessage(2, known=True))
            await asyncio.sleep(0.02)
            browser.reads.set()
            await until(lambda: browser.heard[-1].get("message") == 2)
            assert browser.heard[-2]["message"] == 1
            task.cancel()
            await until(task.done)

    in_hall(test)


def unmade() -> ServerMessage:
    raise ValueError("a mistake of the table; those of a game are told and shown (test_failing_hooks)")


def unwritable() -> ServerMessage:
    number: Any = object()
    return ReportedMessage(number, known=True)


@pytest.mark.parametrize("broken", [unmade, unwritable])
def test_a_state_that_cannot_be_made_ends_that_conversation_and_no_other(
    in_hall: InHall, broken: Callable[[], ServerMessage]
) -> None:
    def send_all(take: Callable[[], bytes | None]) -> bool:
        list(iter(take, None))
        return True

    async def test(hall: Hall) -> None:
        async with talking(hall, DyingSocket(), send_all) as (talk, task):
            await until(lambda: bool(talk.room.visitors))
            room, ann = await look(talk.manager, talk.room.id, "ann")
            talk.visitor.outbox.put_state(broken)
            await until(task.done)
            assert room.visitors == {ann}
            assert await room.move(0, 0, "draw:pile")
            assert msgspec.json.decode(await ann.outbox.next() or b"")["version"] == 1

    in_hall(test)


def test_a_browser_that_reads_nothing_is_let_go_and_holds_back_nobody(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "SEND_SECONDS", 0.3)

    async def test(hall: Hall) -> None:
        dying = DyingSocket()
        async with talking(hall, dying) as (talk, task):
            room = talk.room
            await until(lambda: bool(room.visitors))
            dying.died = True
            assert await room.move(0, 0, "draw:pile")
            await until(lambda: dying.stuck)
            assert await room.move(0, 1, room.match.pending[0].options[0].id)
            await until(task.done)
            assert not room.visitors

    in_hall(test)


class Chatterbox:
    """A browser that talks nonsense without end, and reads only when it is told to."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.heard: list[str] = []
        self.closed = False

    async def receive(self) -> dict[str, Any]:
        await asyncio.sleep(0)
        return {"type": "websocket.receive", "text": "nonsense"}

    async def send_text(self, text: str) -> None:
        await self.reads.wait()
        self.heard.append(msgspec.json.decode(text)["type"])

    async def close(self, _code: int) -> None:
        self.closed = True


def test_who_loses_the_tables_patience_is_told_so_however_late_it_reads(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        browser = Chatterbox()
        async with talking(hall, browser) as (talk, task):
            await until(lambda: talk.visitor.outbox.closed == "patience")
            await hall.wind(socket.SEND_SECONDS / 2)
            await asyncio.sleep(0.05)
            browser.reads.set()
            await until(task.done)
            assert browser.heard[-1] == "bye"
            assert browser.closed

    in_hall(test)


class ClingingSocket(DyingSocket):
    """A browser whose line takes its time to end."""

    def __init__(self) -> None:
        super().__init__()
        self.told_to_go = asyncio.Event()
        self.lets_go = asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        try:
            return await super().receive()
        except asyncio.CancelledError:
            self.told_to_go.set()
            await self.lets_go.wait()
            raise


def test_who_is_shown_out_twice_does_not_stay_as_a_ghost(in_hall: InHall) -> None:
    """A session that ends while the server stops: both cancel the conversation."""

    async def test(hall: Hall) -> None:
        browser = ClingingSocket()
        async with talking(hall, browser) as (talk, task):
            room = talk.room
            await until(lambda: bool(room.visitors))
            assert room.present() == [1]
            task.cancel()
            await browser.told_to_go.wait()
            task.cancel()
            await asyncio.sleep(0)
            browser.lets_go.set()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert room.visitors == set()
            assert room.present() == []

    in_hall(test)


def test_other_servers_hear_that_someone_left_who_was_shown_out_twice(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(manager, "PRESENCE_SECONDS", 3600)  # what is not told is believed for long

    async def test(hall: Hall) -> None:
        async with talking(hall, DyingSocket()) as (talk, task):
            await until(lambda: bool(talk.room.visitors))
            there, _ = await look(await hall.server(), talk.room.id, "ann")
            await until(lambda: there.present() == [0, 1])
            sound, telling, told = talk.manager.pubsub.publish, asyncio.Event(), asyncio.Event()

            async def publish(table_id: str, note: dict[str, Any]) -> None:
                telling.set()
                await told.wait()
                await sound(table_id, note)

            talk.manager.pubsub.publish = publish  # type: ignore[method-assign]  # slow news
            task.cancel()
            await telling.wait()
            task.cancel()
            await asyncio.sleep(0)
            told.set()
            with pytest.raises(asyncio.CancelledError):
                await task
            await until(lambda: there.present() == [0])

    in_hall(test)
