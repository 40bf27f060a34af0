"""Outbound queue of one browser: the newest state, and short notes. A slow reader holds nobody back."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

import msgspec

from magehall.table.wire.server_messages import ServerMessage

NOTES = 50


class Outbox:
    """Outbound message queue that keeps only the newest state. The room fills it, the socket empties it. The state is
    made only when it is about to be sent, so that a browser that was slow gets the newest one and no other.

    A ``courier`` is called soon after something was put in, sends what it can and says whether it could take it all. Where
    it could not, and where there is none, whoever waits for ``next`` gets what is left."""

    def __init__(self) -> None:
        self.courier: Callable[[], bool] | None = None
        self._called = False
        self._state: Callable[[], ServerMessage | None] | None = None
        self._notes: deque[ServerMessage] = deque(maxlen=NOTES)
        self._waiting = asyncio.Event()
        self.closed = ""

    def put_state(self, make: Callable[[], ServerMessage | None]) -> None:
        """Replace the waiting state by a newer one."""
        self._state = make
        self._call()

    def put(self, note: ServerMessage) -> None:
        """Queue a short note; the oldest goes when there are too many."""
        self._notes.append(note)
        self._call()

    def close(self, reason: str) -> None:
        """Close the queue after what is already in it."""
        self.closed = reason
        self._waiting.set()

    def _call(self) -> None:
        if self.courier is None:
            self._waiting.set()
        elif not self._called:
            self._called = True
            asyncio.get_running_loop().call_soon(self._called_soon)

    def _called_soon(self) -> None:
        self._called = False
        if self.courier is None or not self.courier():
            self._waiting.set()

    def take(self) -> bytes | None:
        """The next message as bytes; None when empty. A state that cannot be made stays for whoever asks again."""
        if self._notes:
            return msgspec.json.encode(self._notes.popleft())
        make = self._state
        message = make() if make is not None else None
        encoded = msgspec.json.encode(message) if message is not None else None
        self._state = None
        return encoded

    async def next(self) -> bytes | None:
        """The next message as bytes; None when closed and empty."""
        while (message := self.take()) is None:
            if self.closed:
                return None
            self._waiting.clear()
            await self._waiting.wait()
        return message
