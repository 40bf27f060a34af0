"""WebSocket protocol whose messages are compressed one by one.

A compressor that remembers earlier messages takes 32 kB for each open socket, a decompressor 11: together a third of what
a table took. Messages compressed by themselves are larger by some hundred bytes, and take no longer.
"""

from __future__ import annotations

import math
import struct
import zlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.protocol import OPEN

if TYPE_CHECKING:  # only types
    from uvicorn._types import ASGISendEvent

LEVEL, MEMORY = 3, 5
"""Higher levels take half as long again for a twentieth less."""

ONE_BY_ONE = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=13,
    client_max_window_bits=12,
    compress_settings={"level": LEVEL, "memLevel": MEMORY},
)

WORTH_COMPRESSING = 4096
"""Shorter messages go as they are. Two thirds of two kilobytes are less to a network than compressing is to a server."""

DIRECT = "magehall.direct"
"""The ASGI extension by which an application sends texts without a task that waits for each: ``SocketProtocol.send_all``."""

TEXT, COMPRESSED = 0x81, 0xC1
"""The first byte of a frame that is a whole text message."""

PING_GRID = 0.25
"""Pings go out at multiples of so many seconds: those of hundreds of sockets in a few wake-ups, and so their answers."""

MOST_UNREAD = 4
"""So many messages may wait to be handled before no more are read."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol of a WebSocket, which keeps no compressor between messages.

    What is sent and received most is a whole text message: it takes a shorter way here than the frames of the library."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn.available_extensions = [ONE_BY_ONE]
        self._window_bits: int | None = None

    def send_receive_event_to_app(self) -> None:
        """Hand a message to the application. Reading goes on until several wait: to stop it and to start it again for
        each takes two system calls."""
        was_paused, self.read_paused = self.read_paused, True  # uvicorn stops reading unless it has
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if not was_paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def schedule_ping(self) -> None:
        """Schedule the next ping, together with those of other sockets."""
        assert self.ping_interval is not None
        due = self.loop.time() + max(0.0, self.ping_interval - self.last_ping_rtt)
        self.ping_timer = self.loop.call_at(math.ceil(due / PING_GRID) * PING_GRID, self.send_keepalive_ping)

    async def run_asgi(self) -> None:
        """Run the application, which may use ``DIRECT``."""
        self.scope["extensions"][DIRECT] = {"send_all": self.send_all}
        await super().run_asgi()

    def send_all(self, take: Callable[[], bytes | None]) -> bool:
        """Send the texts that ``take`` gives until it gives None. False where it cannot be asked for more, since the
        other side has yet to read, or is gone."""
        while self._can_write():
            text = take()
            if text is None:
                return True
            self.transport.write(frame_of(text, self._window_bits))
        return False

    def _can_write(self) -> bool:
        return (
            self.conn.state is OPEN
            and self.handshake_complete
            and not self.disconnected
            and self.writable.is_set()
        )

    async def send(self, message: ASGISendEvent) -> None:
        """Send an ASGI message. A text goes out as one frame, in one write."""
        if (
            message["type"] != "websocket.send"
            or (text := message.get("text")) is None
            or not self._can_write()
        ):
            await super().send(message)
            if message["type"] == "websocket.accept":
                agreed = [ext for ext in self.conn.extensions if isinstance(ext, PerMessageDeflate)]
                self._window_bits = agreed[0].local_max_window_bits if agreed else None
            return
        self.transport.write(frame_of(text.encode(), self._window_bits))


def frame_of(data: bytes, window_bits: int | None) -> bytes:
    """The WebSocket frame of a whole text message. A long one is compressed where that was agreed on."""
    first = TEXT
    if window_bits is not None and len(data) >= WORTH_COMPRESSING:
        compressor = zlib.compressobj(LEVEL, zlib.DEFLATED, -window_bits, MEMORY)
        # A sync flush ends with an empty block, which is not sent (RFC 7692, 7.2.1).
        data = (compressor.compress(data) + compressor.flush(zlib.Z_SYNC_FLUSH))[:-4]
        first = COMPRESSED
    length = len(data)
    if length < 126:
        return struct.pack("!BB", first, length) + data
    if length < 65536:
        return struct.pack("!BBH", first, 126, length) + data
    return struct.pack("!BBQ", first, 127, length) + data
