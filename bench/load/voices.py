"""How players talk with Magehall, and with boardgame.io over socket.io."""

from __future__ import annotations

import json
from typing import Any

import httpx
import msgspec
from msgspec import Struct, field
from websockets.asyncio.client import ClientConnection, connect

from people import Refused, Seen

GAME = "battle_mages"


class Lobby:
    """Sits pairs of players down. ``compress``: offer compression on the socket, as every browser does. ``address``:
    where they come from, as a proxy would say it."""

    def __init__(self, base: str, *, compress: bool, address: str = "192.0.2.1") -> None:
        self.base = base
        self.compress = compress
        self.address = address
        # One pool of connections for all: a client of its own for each person would take longer to make than to use.
        self.transport = httpx.AsyncHTTPTransport(limits=httpx.Limits(max_connections=16))

    async def client(self, **headers: str) -> httpx.AsyncClient:
        """Somebody with cookies of their own."""
        headers["X-Forwarded-For"] = self.address
        return httpx.AsyncClient(base_url=self.base, headers=headers, timeout=60, transport=self.transport)

    async def connect(self, path: str, **headers: str) -> ClientConnection:
        """A socket."""
        return await connect(
            self.base.replace("http", "ws", 1) + path,
            additional_headers={**headers, "X-Forwarded-For": self.address},
            compression="deflate" if self.compress else None,
            open_timeout=60,
            max_size=2**24,
        )


async def post(client: httpx.AsyncClient, path: str, **body: Any) -> dict[str, Any]:
    """The answer to a call that must succeed."""
    answer = await client.post(path, json=body)
    answer.raise_for_status()
    found: dict[str, Any] = answer.json()
    return found


# Magehall. Only what a player needs is read, which a browser's parser does for nothing: the generator must stay light.


class _Option(Struct):
    id: str


class _Decision(Struct):
    options: list[_Option]


class _View(Struct):
    decision: _Decision | None = None


class _Table(Struct):
    state: str
    window: bool


class _State(Struct):
    version: int
    view: _View
    table: _Table


_state = msgspec.json.Decoder(_State)


class HallVoice:
    """A browser at one of our tables."""

    def __init__(self, lobby: Lobby, table: str, cookies: str) -> None:
        self.lobby = lobby
        self.table = table
        self.cookies = cookies

    async def open(self) -> ClientConnection:
        socket = await self.lobby.connect(f"/ws/{self.table}", Cookie=self.cookies, Origin=self.lobby.base)
        await socket.send('{"type":"hello","since":0,"lang":"en"}')
        return socket

    async def hear(self, raw: str | bytes) -> Seen | None:
        assert isinstance(raw, str)
        if raw.startswith('{"type":"refused"'):
            raise Refused
        if not raw.startswith('{"type":"state"'):
            return None
        state = _state.decode(raw)
        options = state.view.decision.options if state.view.decision is not None else []
        window = state.table.window
        # A window with nothing to choose passes by itself; a person would not click either.
        choices = [] if window and len(options) == 1 else [option.id for option in options]
        return Seen(state.version, choices, paced=window, over=state.table.state != "playing")

    def say(self, seen: Seen, choice: str) -> str:
        return json.dumps({"type": "move", "version": seen.version, "option": choice})


async def sit_in_the_hall(lobby: Lobby) -> tuple[HallVoice, HallVoice]:
    """Two guests at a table of their own."""
    one, two = [await lobby.client(**{"Origin": lobby.base, "X-Magehall": "1"}) for _ in range(2)]
    for guest in (one, two):
        (await guest.get("/api/me")).raise_for_status()
    chairs = ["me", "open"]
    made = await post(one, "/api/tables", game=GAME, chairs=chairs, public=True, options={"mages": "deal"})
    table = made["id"]
    await post(two, f"/api/tables/{table}/join")
    await post(two, f"/api/tables/{table}/ready", contribution="b" * 16)
    cookies = ["; ".join(f"{name}={value}" for name, value in guest.cookies.items()) for guest in (one, two)]
    return HallVoice(lobby, table, cookies[0]), HallVoice(lobby, table, cookies[1])


# boardgame.io. Engine.IO and socket.io as they go over a WebSocket: "0" open, "2" ping, "3" pong, "40" connect to a
# namespace, "42" an event with its arguments.

_NAMESPACE = "/duel,"
_EVENT = "42" + _NAMESPACE


class _Turn(Struct):
    current: str = field(name="currentPlayer")


class _Hand(Struct):
    hand: list[int]


class _Duel(Struct):
    version: int = field(name="_stateID")
    ctx: _Turn
    game: _Hand = field(name="G")


class _Sync(Struct):
    state: _Duel


_event = msgspec.json.Decoder(list[msgspec.Raw])
_duel = msgspec.json.Decoder(_Duel)
_sync = msgspec.json.Decoder(_Sync)


class PeerVoice:
    """A client at one of boardgame.io's matches."""

    def __init__(self, lobby: Lobby, match: str, player: str, credentials: str) -> None:
        self.lobby = lobby
        self.match = match
        self.player = player
        self.credentials = credentials
        self._socket: ClientConnection | None = None

    async def open(self) -> ClientConnection:
        socket = self._socket = await self.lobby.connect("/socket.io/?EIO=4&transport=websocket")
        await socket.recv()
        await socket.send("40" + _NAMESPACE)
        await socket.recv()
        await socket.send(self._event("sync", self.match, self.player, self.credentials, 2))
        return socket

    async def hear(self, raw: str | bytes) -> Seen | None:
        assert isinstance(raw, str)
        if raw == "2":
            assert self._socket is not None
            await self._socket.send("3")
            return None
        if raw.startswith(_EVENT + '["update"'):
            state = _duel.decode(_event.decode(raw[len(_EVENT) :])[2])
        elif raw.startswith(_EVENT + '["sync"'):
            state = _sync.decode(_event.decode(raw[len(_EVENT) :])[2]).state
        else:
            return None
        mine = state.ctx.current == self.player
        return Seen(state.version, [str(place) for place in range(len(state.game.hand))] if mine else [])

    def say(self, seen: Seen, choice: str) -> str:
        payload = {
            "type": "play",
            "args": [int(choice)],
            "playerID": self.player,
            "credentials": self.credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        return self._event("update", action, seen.version, self.match, self.player)

    def _event(self, *parts: Any) -> str:
        return _EVENT + json.dumps(parts)


async def sit_at_the_peer(lobby: Lobby) -> tuple[PeerVoice, PeerVoice]:
    """Two players in a match of their own."""
    client = await lobby.client()
    match = (await post(client, "/games/duel/create", numPlayers=2))["matchID"]
    one, two = [
        await post(client, f"/games/duel/{match}/join", playerID=seat, playerName=f"Player {seat}")
        for seat in ("0", "1")
    ]
    return (
        PeerVoice(lobby, match, "0", one["playerCredentials"]),
        PeerVoice(lobby, match, "1", two["playerCredentials"]),
    )
