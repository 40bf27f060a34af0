"""Slow or dead browsers hold nobody back, and get the newest state when they read again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest

from magehall.table.limits import MemoryLimits
from magehall.table.models import Person
from magehall.table.rooms import socket
from magehall.table.rooms.chat import ChatBook
from magehall.table.rooms.mailbox import NOTES, Mailbox
from magehall.table.rooms.socket import Conversation
from tests.table.rooms.conftest import Hall, until

InHall = Callable[..., None]


class DeadSocket:
    """A browser that says hello and reads nothing."""

    def __init__(self) -> None:
        self.said = ['{"type": "hello"}']

    async def receive(self) -> dict[str, Any]:
        if self.said:
            return {"type": "websocket.receive", "text": self.said.pop()}
        await asyncio.sleep(3600)
        raise AssertionError

    async def send_text(self, _text: str) -> None:
        await asyncio.sleep(3600)


def test_who_reads_late_gets_the_newest_state_alone() -> None:
    async def test() -> None:
        box = Mailbox()
        made: list[int] = []

        def make(number: int) -> dict[str, Any]:
            made.append(number)
            return {"made": number}

        for number in range(100):
            box.put_state(partial(make, number))
        assert await box.next() == b'{"made":99}'
        assert made == [99], "what nobody reads is not even made"
        for number in range(NOTES + 10):
            box.put({"number": number})
        first = msgspec.json.decode(await box.next() or b"")
        assert first == {"number": 10}

    asyncio.run(test())


def test_a_browser_that_reads_nothing_is_let_go_and_holds_back_nobody(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "SEND_SECONDS", 0.3)

    async def test(hall: Hall) -> None:
        keeper, table = await hall.server(), await hall.table(["ann", "bob"])
        async with keeper.visited(table) as room:
            assert room is not None
            dead: Any = DeadSocket()
            person = Person(id="bob", name="Bob", settings={})
            talk = Conversation(dead, keeper, ChatBook(hall.database), MemoryLimits(), room, person)
            task = asyncio.create_task(talk.hold())
            await until(lambda: bool(room.visitors))
            await asyncio.wait_for(room.move(0, 0, "draw:pile"), 5)
            await asyncio.wait_for(task, 5)
            assert not room.visitors

    in_hall(test)
