"""Limits on connections before a request is complete: number, size, time.

Uvicorn bounds none of this for requests that have only begun. Behind a proxy every connection is the proxy's, which
bounds them for each address itself; docs/operations.md says how.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from magehall.table.settings import Settings

_BUSY = 503, "Service Unavailable"
_LATE = 408, "Request Timeout"
_LARGE = 431, "Request Header Fields Too Large"


class Turnstile:
    """Queue of requests, of which one begins in each iteration of the event loop.

    Hundreds that arrive at the same moment would otherwise all take their first steps before anybody's move is heard.
    """

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()

    def pass_through(self, begin: Callable[[], None]) -> None:
        """Call ``begin`` when it is its turn."""
        self._waiting.append(begin)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        begin = self._waiting[0]
        try:
            begin()
        finally:
            self._waiting.popleft()
            if self._waiting:
                asyncio.get_running_loop().call_soon(self._turn)


class ConnectionLimiter:
    """Limits open HTTP connections, in all and by address. Sockets of a table do not count."""

    def __init__(self, settings: Settings) -> None:
        self.turnstile = Turnstile()
        self.head_limit = settings.head_limit
        self.request_seconds = settings.request_seconds
        self._most = settings.connections
        self._most_of_one = 0 if settings.trusted_proxies else settings.connections_per_address
        self.open: Counter[str] = Counter()

    def admit(self, address: str) -> bool:
        """Admit a connection, unless there are too many; ``leave`` when it ends."""
        if self.open.total() >= self._most or 0 < self._most_of_one <= self.open[address]:
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Release a connection that has ended, or has become a socket."""
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


class BoundedProtocol(HttpToolsProtocol):
    """Uvicorn's HTTP protocol with limits on head size and time."""

    limiter: ConnectionLimiter

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._admitted = ""
        self._deadline: asyncio.TimerHandle | None = None
        self._in_head = True
        self._head = 0
        self._answering = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Admit the connection, or answer 503."""
        super().connection_made(transport)
        address = self.client[0] if self.client else "unknown"
        if not self.limiter.admit(address):
            self._end(*_BUSY)
            return
        self._admitted = address
        self._await_client()

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Release the connection, which becomes a socket."""
        self._leave()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """Queue a request's head, and read on what belongs to one that has begun."""
        if not self._in_head:
            self._read(data)
            return
        # What follows is read when the head has had its turn.
        self.transport.pause_reading()
        self.limiter.turnstile.pass_through(lambda: self._begin(data))

    def _begin(self, data: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self._read(data)

    def _read(self, data: bytes) -> None:
        """Feed the parser, up to the limit of the request's head."""
        if self.transport.is_closing():
            return
        if self._in_head:
            self._head += len(data)
        super().data_received(data)
        if self._head > self.limiter.head_limit:
            self._end(*_LARGE)

    def on_message_begin(self) -> None:
        """Start the timeout of the request."""
        self._await_client()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Check the size of the request's head."""
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > self.limiter.head_limit:
            raise ValueError("too large a head")  # the parser stops, and the request is answered with 400
        self._in_head, self._head, self._answering = False, 0, True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Stop the timeout of the request."""
        self._rest()
        self._in_head = True
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Note that the response is complete."""
        self._answering = False
        super().on_response_complete()

    def pause_writing(self) -> None:
        """Start the timeout of a client that does not read its answer."""
        self._await_client()
        super().pause_writing()

    def resume_writing(self) -> None:
        """Stop the timeout of the response."""
        self._rest()
        super().resume_writing()

    def _await_client(self) -> None:
        self._rest()
        self._deadline = self.loop.call_later(self.limiter.request_seconds, self._give_up)

    def _give_up(self) -> None:
        self._deadline = None
        if self._answering:
            self.transport.abort()
        else:
            self._end(*_LATE)

    def _end(self, status: int, phrase: str) -> None:
        if not self.transport.is_closing():
            head = f"HTTP/1.1 {status} {phrase}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(head.encode("ascii"))
            self.transport.close()

    def _rest(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _leave(self) -> None:
        self._rest()
        if self._admitted:
            self.limiter.leave(self._admitted)
            self._admitted = ""


def bounded(limiter: ConnectionLimiter) -> type[BoundedProtocol]:
    """The protocol class of one server's connections."""
    return type("Connection", (BoundedProtocol,), {"limiter": limiter})
