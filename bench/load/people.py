"""People who move: they read what the server shows them, think for a while and choose at random. The same for every
server; what differs is how a server speaks."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from random import Random
from typing import Protocol

from msgspec import Struct
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from meter import Meter


class Seen(Struct):
    """What a player reads off a message. ``paced`` marks answers that the server holds back on purpose: their times
    would say nothing about speed. ``choices`` is empty where there is nothing to choose."""

    version: int
    choices: list[str]
    paced: bool = False
    over: bool = False


class Refused(Exception):
    """The server did not take the last move."""


class Voice(Protocol):
    """How one player talks with one kind of server."""

    async def open(self) -> ClientConnection:
        """Connect, and ask for the state."""

    async def hear(self, raw: str | bytes) -> Seen | None:
        """What a message shows, or None if it is about something else. Raises Refused."""

    def say(self, seen: Seen, choice: str) -> str:
        """The message that makes a move."""


class Player:
    """One person at one table. Reading goes on while thinking does, as in a browser."""

    def __init__(self, voice: Voice, luck: Random, think: float, meter: Meter) -> None:
        self.voice = voice
        self.luck = luck
        self.think = think
        self.meter = meter
        self.other: Player = self
        self.sent: dict[int, tuple[float, bool]] = {}
        self.answered = -1
        self.connected = False
        self._thinking: asyncio.Task[None] | None = None

    async def play(self) -> None:
        """Until the match is over or the connection ends."""
        socket = await self.voice.open()
        self.connected = True
        try:
            async for raw in socket:
                now = time.monotonic()
                try:
                    seen = await self.voice.hear(raw)
                except Refused:
                    self.meter.refused += 1
                    continue
                if seen is not None:
                    if self.meter.running:
                        self.meter.messages += 1
                        self.meter.characters += len(raw)
                    self._settle(seen.version, now)
                    if seen.over:
                        return
                    self._consider(seen, socket)
        finally:
            if self._thinking is not None:
                self._thinking.cancel()
            with suppress(Exception):
                await socket.close()

    def _settle(self, version: int, now: float) -> None:
        for moved in [moved for moved in self.sent if moved < version]:
            sent, mine = self.sent.pop(moved)
            (self.meter.mover if mine else self.meter.other).append((now - sent) * 1000)

    def _consider(self, seen: Seen, socket: ClientConnection) -> None:
        if seen.choices and seen.version != self.answered:
            self.answered = seen.version
            if self._thinking is not None:
                self._thinking.cancel()
            self._thinking = asyncio.create_task(self._move(seen, socket))

    async def _move(self, seen: Seen, socket: ClientConnection) -> None:
        await asyncio.sleep(self.luck.expovariate(1 / self.think))
        message = self.voice.say(seen, self.luck.choice(seen.choices))
        if self.meter.running:
            self.meter.moves += 1
            if not seen.paced:
                now = time.monotonic()
                self.sent[seen.version] = (now, True)
                self.other.sent[seen.version] = (now, False)
        with suppress(ConnectionClosed):
            await socket.send(message)

    def give_up(self, now: float) -> int:
        """Moves that never showed count with the time they were waited for; how many there are."""
        lost = len(self.sent)
        self._settle(2**62, now)
        return lost
