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
    made only when it is about to be sent, so that a browser that was slow gets the newest one and no other."""

    def __init__(self) -> None:
        self._state: Callable[[], ServerMessage | None] | None = None
        self._notes: deque[ServerMessage] = deque(maxlen=NOTES)
        self._waiting = asyncio.Event()
        self.closed = ""

    def put_state(self, make: Callable[[], ServerMessage | None]) -> None:
        """Replace the waiting state by a newer one."""
        self._state = make
        self._waiting.set()

    def put(self, note: ServerMessage) -> None:
        """Queue a short note; the oldest goes when there are too many."""
        self._notes.append(note)
        self._waiting.set()

    def close(self, reason: str) -> None:
        """Close the queue after what is already in it."""
        self.closed = reason
        self._waiting.set()

    async def next(self) -> bytes | None:
        """The next message as bytes; None when closed and empty."""
        while True:
            if self._notes:
                return msgspec.json.encode(self._notes.popleft())
            if self._state is not None:
                make, self._state = self._state, None
                message = make()
                if message is not None:
                    return msgspec.json.encode(message)
                continue
            if self.closed:
                return None
            self._waiting.clear()
            await self._waiting.wait()
