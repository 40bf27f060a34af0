"""Whoever is cancelled while it ends others is cancelled, and says so."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from magehall.table.app import create_app
from magehall.table.people.revocation import _close_socket
from magehall.table.pubsub import RedisPubSub, cancel_and_wait
from magehall.table.security import SecurityMiddleware
from tests.table.support import settings_for

pytestmark = pytest.mark.anyio


async def wait_for_good() -> None:
    await asyncio.Event().wait()


async def reluctant(cancelled: asyncio.Event) -> None:
    """Goes only when it is told a second time."""
    try:
        await wait_for_good()
    except asyncio.CancelledError:
        cancelled.set()
        await wait_for_good()


async def test_closing_the_channel_can_be_cancelled() -> None:
    pubsub, cancelled = RedisPubSub("redis://127.0.0.1:1/0"), asyncio.Event()
    pubsub._task = asyncio.create_task(reluctant(cancelled))
    await asyncio.sleep(0)
    closing = asyncio.create_task(pubsub.close())
    await cancelled.wait()
    closing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await closing
    assert pubsub._task.done()


async def test_a_task_that_had_failed_before_it_was_ended_is_not_kept_quiet(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fail() -> None:
        raise ValueError("a bug of ours")

    failing = asyncio.create_task(fail())
    await asyncio.wait({failing})
    with caplog.at_level(logging.ERROR):
        await cancel_and_wait([failing])
    assert "a bug of ours" in caplog.text


@pytest.mark.parametrize("by_the_server", [False, True])
async def test_a_dismissed_socket_is_closed_unless_the_server_itself_ends_it(
    by_the_server: bool, tmp_path: Any
) -> None:
    app = create_app(settings_for(tmp_path))
    hall, sent, inside = app.state.hall, [], asyncio.Event()

    async def conversation(_scope: Scope, _receive: Receive, _send: Send) -> None:
        inside.set()
        await wait_for_good()

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message["type"])

    origin = [(b"origin", b"http://hall.test"), (b"host", b"hall.test")]
    scope = {"type": "websocket", "path": "/ws/table", "headers": origin, "query_string": b""}
    visiting = asyncio.ensure_future(SecurityMiddleware(conversation, hall)(scope, receive, send))
    await inside.wait()
    (visit,) = hall.sockets
    _close_socket(visit)
    if by_the_server:
        visiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await visiting
    else:
        await visiting
        assert sent == ["websocket.close"]
    await hall.database.close()
