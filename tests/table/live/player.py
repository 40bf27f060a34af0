"""A person with a browser, for tests against a real server: plays through HTTP and the socket, and only so."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from magehall.table.wire.server_messages import AnyServerMessage
from tests.table.support import LONG, WITHOUT_TLS


class Player:
    """Cookies, a socket and the last state it showed. ``acknowledged`` are the moves the server took from us.

    The server sends notes in their order and the newest state when it gets round to it: nothing may be concluded from
    which of the two comes first. So notes wait here until they are asked for."""

    def __init__(self, base: str, seed: int = 0) -> None:
        self.base = base
        self.http = httpx.AsyncClient(
            base_url=base,
            headers={"Origin": base, "X-Magehall": "1"},
            timeout=LONG,
            verify=WITHOUT_TLS,
        )
        self.random = random.Random(seed)
        self.state: dict[str, Any] = {}
        self.notes: list[dict[str, Any]] = []
        self._unread: list[dict[str, Any]] = []
        self.acknowledged: list[tuple[int, str]] = []
        self._sent: tuple[int, str] | None = None
        self.socket: ClientConnection | None = None
        self._answered = -1
        self._company = [self]

    def another(self) -> Player:
        """Somebody else, who goes when we go."""
        other = Player(self.base, len(self._company))
        other._company = self._company
        self._company.append(other)
        return other

    def tab(self) -> Player:
        """Ourselves once more, in another tab."""
        tab = self.another()
        tab.http.cookies = self.http.cookies
        return tab

    async def arrive(self) -> str:
        """Become a guest; the person's id."""
        answer = await self.http.get("/api/me")
        answer.raise_for_status()
        return str(answer.json()["id"])

    async def post(self, path: str, **body: Any) -> dict[str, Any]:
        """A call that must succeed."""
        answer = await self.http.post(path, json=body)
        assert answer.is_success, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def open(self, table: str, base: str | None = None, lang: str = "en") -> None:
        """Connect to a table, on this server or another, and say hello; the state is as it was then, or newer."""
        await self.connect(table, base)
        before = self.state
        await self.say({"type": "hello", "since": before.get("version", 0), "lang": lang})
        await self.until(lambda state: state is not before)

    async def connect(self, table: str, base: str | None = None) -> None:
        """Connect to a table and say nothing."""
        base = base or self.base
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{base.replace('http', 'ws', 1)}/ws/{table}"
        self._answered = -1
        self._sent = None
        self._unread.clear()
        if self.socket is not None:
            await self.socket.close()
        self.socket = await connect(
            address,
            origin=base,  # type: ignore[arg-type]  # an Origin is a str
            additional_headers={"Cookie": cookie},
            open_timeout=LONG,
            ping_interval=None,  # a machine that stands still for a while is not away
            max_queue=None,  # with messages nobody has read, closing would wait for its patience to end
            proxy=None,
        )

    async def close(self) -> None:
        """Go, with all who came with us."""
        for one in self._company:
            if one.socket is not None:
                await one.socket.close()
            await one.http.aclose()

    async def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        assert self.socket is not None
        async with asyncio.timeout(LONG):
            text = await self.socket.recv()
        message: dict[str, Any] = json.loads(text)
        declared = msgspec.json.decode(text, type=AnyServerMessage)
        assert json.loads(msgspec.json.encode(declared)) == message, "more was sent than is declared"
        if message["type"] == "state":
            self._note_acknowledged(message)
            self.state = message
        else:
            self.notes.append(message)
            self._unread.append(message)
        return message

    def _note_acknowledged(self, message: dict[str, Any]) -> None:
        if self._sent is not None and message["version"] > self._sent[0]:
            self.acknowledged.append(self._sent)
            self._sent = None

    async def until(self, so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listen until the state is so, if it is not already."""
        while not so(self.state):
            await self.hear()
        return self.state

    async def note(self, kind: str) -> dict[str, Any]:
        """The first note of that kind that was not asked for yet, which may have to come."""
        while True:
            for place, note in enumerate(self._unread):
                if note["type"] == kind:
                    return self._unread.pop(place)
            await self.hear()

    @property
    def options(self) -> list[str]:
        """The ids offered now."""
        return [option["id"] for option in self.state["view"].get("decision", {}).get("options", [])]

    async def move(self, option: str | None = None) -> None:
        """Choose an option, any if none is named."""
        chosen = option or self.random.choice(self.options)
        self._sent = (self.state["version"], chosen)
        await self.say({"type": "move", "version": self.state["version"], "option": chosen})

    async def play(self, *, moves: int = 1_000_000, choose: Callable[[list[str]], str] | None = None) -> int:
        """Answer whatever is asked until the match or the number of moves is over; how many were made."""
        made = 0
        while made < moves and self.state["table"]["state"] == "playing":
            if self.options and self.state["version"] != self._answered:
                self._answered = self.state["version"]
                await self.move(choose(self.options) if choose else None)
                made += 1
            await self.hear()
        return made

    async def reconnect(self, table: str, bases: list[str]) -> None:
        """After a lost connection: try again, wherever there is a server."""
        async with asyncio.timeout(LONG):
            while True:
                for base in bases:
                    # Not OSError, which a TimeoutError is as well: a server that says nothing is no lost connection.
                    with suppress(ConnectionError, ConnectionClosed, InvalidHandshake):
                        await self.open(table, base)
                        return
                await asyncio.sleep(0.1)


@asynccontextmanager
async def company(*bases: str) -> AsyncIterator[list[Player]]:
    """Somebody who has arrived at each of these servers; all go in the end, however it ends."""
    people = [Player(base, number) for number, base in enumerate(bases, 1)]
    try:
        for person in people:
            await person.arrive()
        yield people
    finally:
        for person in people:
            await person.close()
