"""Text messages go out as frames of our own making: every client must read them."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import cast

import pytest
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from magehall.table.wire.compression import WORTH_COMPRESSING, SocketProtocol, frame_of

LENGTHS = [0, 1, 125, 126, 127, WORTH_COMPRESSING - 1, WORTH_COMPRESSING, 65_535, 65_536, 200_000]


def read(frame: bytes, *, window_bits: int | None) -> list[Frame]:
    """What a client reads that has agreed on messages compressed one by one, or on none."""
    client = ClientProtocol(parse_uri("ws://hall"), state=OPEN, max_size=None)
    if window_bits is not None:
        client.extensions = [PerMessageDeflate(True, True, window_bits, 12)]
    client.receive_data(frame)
    assert client.parser_exc is None
    return [event for event in client.events_received() if isinstance(event, Frame)]


@pytest.mark.parametrize("window_bits", [None, 9, 13, 15])
@pytest.mark.parametrize("length", LENGTHS)
def test_a_message_of_any_length_is_one_frame(length: int, window_bits: int | None) -> None:
    text = ("Zauberstäbe " * (length // 12 + 1)).encode()[:length]
    (frame,) = read(frame_of(text, window_bits), window_bits=window_bits)
    assert frame.opcode is Opcode.TEXT
    assert frame.fin
    assert bytes(frame.data) == text


def test_messages_do_not_rest_on_each_other() -> None:
    one, two = b'{"type":"pong"}' * 500, b'{"type":"state"}' * 500
    for text in (one, two, one):
        (frame,) = read(frame_of(text, 13), window_bits=13)
        assert bytes(frame.data) == text


def test_a_compressed_message_is_smaller() -> None:
    text = b'{"type":"state","version":7}' * 200
    assert len(frame_of(text, 13)) < len(text) / 5 < len(frame_of(text, None))


def test_a_short_message_is_not_worth_compressing() -> None:
    text = b'{"type":"state","version":7}' * 50
    assert frame_of(text, 13) == frame_of(text, None)


def test_pings_of_sockets_opened_at_about_the_same_time_go_out_together() -> None:
    due: list[float] = []
    for now in (100.01, 100.1, 100.2):
        loop = SimpleNamespace(time=partial(float, now), call_at=lambda moment, _ping: due.append(moment))
        socket = SimpleNamespace(loop=loop, ping_interval=20.0, last_ping_rtt=0.0, send_keepalive_ping=None)
        SocketProtocol.schedule_ping(cast(SocketProtocol, socket))
    assert due == [120.25] * 3
