"""What ill will does to a hall: each attack goes on until its time is over, in a process of its own.

    python bench/load/attacks.py NAME BASE SECONDS

One guest with fifty sockets sends 950 messages a second, spectators come and go, connections stay half open, strangers
log in and bring files along. Where the hall refuses or hangs up, the attacker tries again.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import serve
from websockets.exceptions import InvalidHandshake, WebSocketException

from voices import Lobby, post

SOCKETS = 50
PER_SECOND = 950
SPECTATORS = 6
HALF_OPEN = 500
LOGINS = 200
IMPORTERS = 4
RETRY_SECONDS = 1.0
TROUBLE = (OSError, WebSocketException, InvalidHandshake, TimeoutError, httpx.HTTPError, KeyError)


class Attacker:
    """Somebody at an address of their own."""

    def __init__(self, base: str, number: int = 0) -> None:
        self.lobby = Lobby(base, compress=True, address=f"198.51.100.{number + 1}")
        self.client: httpx.AsyncClient

    async def arrive(self) -> Attacker:
        """Become a guest."""
        self.client = await self.lobby.client(**{"Origin": self.lobby.base, "X-Magehall": "1"})
        (await self.client.get("/api/me")).raise_for_status()
        return self

    async def table(self, **wanted: Any) -> str:
        """A table of one's own against a bot."""
        made = await post(
            self.client, "/api/tables", **{"chairs": ["me", "random"], "public": True, **wanted}
        )
        return str(made["id"])

    async def socket(self, table: str) -> ClientConnection:
        """One more socket, that has said hello."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        socket = await self.lobby.connect(f"/ws/{table}", Cookie=cookies, Origin=self.lobby.base)
        await socket.send('{"type":"hello"}')
        return socket


async def _read(socket: Connection) -> None:
    with suppress(WebSocketException):
        async for _ in socket:
            pass


def army() -> dict[str, Any]:
    """A position with as many creatures as two spellbooks hold, or more: ``MAGEHALL_ARMY`` of them."""
    from magehall.games.mage_wars.cards import SPELLS
    from magehall.games.mage_wars.cards.card import Kind

    creatures = [card for card in SPELLS if card.kind is Kind.CREATURE]
    copies = [card.id for card in creatures if card.level == 1 for _ in range(card.most_copies)]
    zones = ["a1", "a2", "b1", "b2"]
    most = int(os.environ.get("MAGEHALL_ARMY", 2 * min(len(copies), 110)))
    objects = [
        {"card": copies[place // 2 % len(copies)], "controller": place % 2, "zone": zones[place % 4]}
        for place in range(most)
    ]
    players = [{"mage": "beastmaster"}, {"mage": "wizard"}]
    return {"game": "mage_wars", "seats": 2, "players": players, "objects": objects}


def flood(message: dict[str, Any], **table: Any) -> Callable[[str], Awaitable[None]]:
    """So many messages of one kind over so many sockets of one guest."""

    async def attack(base: str) -> None:
        eve = await Attacker(base).arrive()
        wanted = {key: value() if callable(value) else value for key, value in table.items()}
        where = await eve.table(**{"game": "battle_mages", **wanted})
        await asyncio.gather(*(_flood(eve, where, json.dumps(message)) for _ in range(SOCKETS)))

    return attack


async def _flood(eve: Attacker, table: str, message: str) -> None:
    while True:
        with suppress(*TROUBLE):
            async with await eve.socket(table) as socket:
                reader = asyncio.create_task(_read(socket))
                try:
                    while True:
                        await socket.send(message)
                        await asyncio.sleep(SOCKETS / PER_SECOND)
                finally:
                    reader.cancel()
        await asyncio.sleep(RETRY_SECONDS)


async def elsewhere(_base: str) -> None:
    """No attack on the hall at all: the same flood at a server of the attacker's own. What the tables feel of this comes
    from the machine that both share."""
    async with serve(_read, "127.0.0.1", 0) as sink:
        port = next(iter(sink.sockets)).getsockname()[1]
        await asyncio.gather(*(_flood_elsewhere(f"ws://127.0.0.1:{port}") for _ in range(SOCKETS)))


async def _flood_elsewhere(address: str) -> None:
    async with connect(address, proxy=None) as socket:
        while True:
            await socket.send('{"type":"ping"}')
            await asyncio.sleep(SOCKETS / PER_SECOND)


async def spectators(base: str) -> None:
    """Guests at several addresses, with fifty sockets each, come to a table and go again."""
    eves = [await Attacker(base, number).arrive() for number in range(SPECTATORS)]
    table = await eves[0].table(game="battle_mages")
    await asyncio.gather(*(_come_and_go(eve, table) for eve in eves for _ in range(SOCKETS)))


async def _come_and_go(eve: Attacker, table: str) -> None:
    while True:
        with suppress(*TROUBLE):
            async with await eve.socket(table) as socket:
                await socket.recv()
        await asyncio.sleep(RETRY_SECONDS)


async def half_open(base: str) -> None:
    """Connections on which a request begins and never ends."""
    address = httpx.URL(base)
    await asyncio.gather(*(_half_open(address.host, address.port or 80) for _ in range(HALF_OPEN)))


async def _half_open(host: str, port: int) -> None:
    while True:
        with suppress(*TROUBLE):
            reader, writer = await asyncio.open_connection(host, port)
            writer.write(b"GET / HTTP/1.1\r\nHost: hall\r\n")
            await reader.read()
            writer.close()
        await asyncio.sleep(RETRY_SECONDS)


async def logins(base: str) -> None:
    """Strangers at as many addresses guess passwords, all at once and again and again."""
    await asyncio.gather(*(_login(base, number) for number in range(LOGINS)))


async def _login(base: str, number: int) -> None:
    client = await Lobby(base, compress=True, address=f"203.0.113.{number}").client(
        **{"Origin": base, "X-Magehall": "1"}
    )
    while True:
        with suppress(*TROUBLE):
            await client.post("/api/me/login", json={"name": f"Nobody {number}", "password": "guess " * 3})
        await asyncio.sleep(RETRY_SECONDS)


async def imports(base: str) -> None:
    """Guests at several addresses bring positions along without end."""
    eves = [await Attacker(base, number).arrive() for number in range(IMPORTERS)]
    text = json.dumps(army())
    await asyncio.gather(*(_import(eve, text) for eve in eves for _ in range(3)))


async def _import(eve: Attacker, text: str) -> None:
    while True:
        with suppress(*TROUBLE):
            await eve.client.post("/api/import", json={"text": text})
        await asyncio.sleep(RETRY_SECONDS)


ATTACKS: dict[str, Callable[[str], Awaitable[None]]] = {
    "elsewhere": elsewhere,
    "mute": flood({"type": "mute", "person": "0" * 24}),
    "stops": flood({"type": "stops", "windows": "never"}),
    "why": flood({"type": "why", "version": 0}),
    "hello": flood({"type": "hello"}),
    "ping": flood({"type": "ping"}),
    "emote": flood({"type": "emote", "name": "hurry"}),
    "stale-moves": flood({"type": "move", "version": -1, "option": "pass"}, game="mage_wars", position=army),
    "plans": flood({"type": "plan", "moves": ["fly:moon"]}, game="mage_wars", position=army),
    "spectators": spectators,
    "half-open": half_open,
    "logins": logins,
    "imports": imports,
}


async def _attack(name: str, base: str, seconds: float) -> None:
    began = time.monotonic()
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await ATTACKS[name](base)
    # Whatever ends early would make the attack look harmless.
    if time.monotonic() - began < seconds:
        sys.exit(f"the attack {name!r} ended by itself")


if __name__ == "__main__":
    import magehall.games  # noqa: F401 - registers the games

    os.nice(10)  # on a machine of few cores it would take from the server what a stranger's machine would not
    asyncio.run(_attack(sys.argv[1], sys.argv[2], float(sys.argv[3])))
