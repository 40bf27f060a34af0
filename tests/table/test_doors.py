"""The door of the socket, and the limits that several servers share."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
import time
from contextlib import ExitStack, closing
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from magehall.table import app, circuit_breaker, rate_limits, security
from magehall.table.hall import Hall
from magehall.table.message_limits import OPEN_SOCKET_OF_SESSION, STRIKES, MessageLimits, RateLimit
from magehall.table.people import sessions
from magehall.table.people.revocation import close_expired_sockets
from magehall.table.rate_limits import RedisRateLimiter
from magehall.table.settings import Settings
from tests.table.live.services import redis
from tests.table.support import LONG, PASSWORD, LiveHall, live_hall_in_thread


def open_socket(hall: LiveHall, path: str, headers: dict[str, str]) -> ClientConnection:
    origin = headers.pop("Origin", None)
    return connect(
        f"{hall.ws}/{path}",
        additional_headers=headers,
        origin=origin,  # type: ignore[arg-type]  # a string of a type of its own
        open_timeout=LONG,
        ping_interval=None,
        proxy=None,
    )


def is_open(socket: ClientConnection) -> bool:
    """Whether the server still answers."""
    try:
        socket.send('{"type": "ping"}')
        while "pong" not in str(socket.recv(timeout=LONG)):
            pass
    except ConnectionClosed:
        return False
    return True


def is_closed(socket: ClientConnection) -> bool:
    """Whether the server closes a socket, sooner or later."""
    try:
        while True:
            socket.recv(timeout=LONG)
    except ConnectionClosed as closed:
        return closed.rcvd is not None and closed.rcvd.code == 1008


def knock(hall: LiveHall, path: str, headers: dict[str, str]) -> str:
    """What happens at a socket's door: open, or shut."""
    try:
        with open_socket(hall, path, headers) as socket:
            socket.send('{"type": "ping"}')
            return "open" if socket.recv(timeout=LONG) else "shut"
    except (InvalidStatus, ConnectionClosed):
        return "shut"


def table_of(hall: LiveHall) -> tuple[str, dict[str, str]]:
    """A table in play against a bot, and the headers of its person's browser."""
    with hall.visitor() as visitor:
        visitor.get("/api/me")
        made = visitor.post("/api/quick", json={"game": "battle_mages", "bot": "random"})
        assert made.status_code == 200, made.text
        return made.json()["id"], hall.socket_headers(visitor)


def test_only_our_pages_and_people_we_know_get_a_socket(live_hall: LiveHall) -> None:
    table, headers = table_of(live_hall)
    assert knock(live_hall, table, dict(headers)) == "open"
    assert knock(live_hall, table, {**headers, "Origin": "https://evil.test"}) == "shut"
    assert knock(live_hall, table, {**headers, "Origin": "null"}) == "shut"
    assert knock(live_hall, table, {"Cookie": headers["Cookie"]}) == "shut"
    assert knock(live_hall, table, {"Origin": headers["Origin"]}) == "shut"
    assert knock(live_hall, table, {**headers, "Cookie": "magehall=made-up"}) == "shut"
    assert knock(live_hall, "../nothing", dict(headers)) == "shut"


def test_no_socket_keeps_a_compressor_between_messages(live_hall: LiveHall) -> None:
    """It would be a third of the memory of a table."""
    table, headers = table_of(live_hall)
    with open_socket(live_hall, table, headers) as socket:
        assert socket.response is not None
        agreed = socket.response.headers["Sec-WebSocket-Extensions"]
        assert "server_no_context_takeover" in agreed
        assert "client_no_context_takeover" in agreed
        assert is_open(socket)
        assert is_open(socket), "a second message is read without the first"


def test_a_session_that_has_ended_opens_no_socket(live_hall: LiveHall) -> None:
    with live_hall.visitor() as visitor:
        visitor.get("/api/me")
        made = visitor.post("/api/quick", json={"game": "battle_mages", "bot": "random"}).json()
        headers = live_hall.socket_headers(visitor)
        assert knock(live_hall, made["id"], dict(headers)) == "open"
        visitor.post("/api/me/logout")
        assert knock(live_hall, made["id"], dict(headers)) == "shut"


def test_logging_out_closes_what_is_open(live_hall: LiveHall) -> None:
    with live_hall.visitor() as here, live_hall.visitor() as there, live_hall.visitor() as other:
        here.get("/api/me")
        account = {"name": "Ondine", "password": PASSWORD}
        here.post("/api/me/register", json=account)
        there.post("/api/me/login", json=account)
        other.get("/api/me")
        tables = [
            visitor.post("/api/quick", json={"game": "battle_mages", "bot": "random"}).json()["id"]
            for visitor in (here, there, other)
        ]
        with ExitStack() as stack:
            mine, mine_too, others = (
                stack.enter_context(open_socket(live_hall, table, live_hall.socket_headers(visitor)))
                for table, visitor in zip(tables, (here, there, other), strict=True)
            )
            assert "magehall_sockets 3.0" in other.get("/metrics").text
            assert here.post("/api/me/logout").status_code == 204
            assert is_closed(mine)
            assert is_open(mine_too)
            assert there.post("/api/me/logout-everywhere").status_code == 204
            assert is_closed(mine_too)
            assert is_open(others)
        assert other.get("/healthz").status_code == 200


def change(folder: Path, statement: str) -> None:
    """Change a hall's database behind its back."""
    with closing(sqlite3.connect(folder / "hall.db", timeout=LONG)) as database, database:
        database.execute(statement)


def test_a_socket_ends_with_its_session_also_after_the_token_was_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = threading.Semaphore(0)

    async def look(hall: Hall) -> None:
        await close_expired_sockets(hall)
        looks.release()

    def have_a_look() -> None:
        while looks.acquire(blocking=False):
            pass
        for _ in range(2):  # the first may have begun before
            assert looks.acquire(timeout=LONG)

    monkeypatch.setattr(app, "SESSIONS_EVERY", 0.05)
    monkeypatch.setattr(app, "close_expired_sockets", look)
    monkeypatch.setattr(sessions, "GRACE", timedelta(hours=1))
    with live_hall_in_thread(tmp_path) as hall, hall.visitor() as visitor:
        visitor.get("/api/me")
        made = visitor.post("/api/quick", json={"game": "battle_mages", "bot": "random"}).json()
        token = visitor.cookies["magehall"]
        with open_socket(hall, made["id"], hall.socket_headers(visitor)) as socket:
            change(tmp_path, "UPDATE sessions SET renewed = '2020-01-01 00:00:00.000000'")
            visitor.get("/api/me")
            assert visitor.cookies["magehall"] != token
            visitor.get("/api/me")
            have_a_look()
            assert is_open(socket), "the old token is good for a moment longer"
            change(tmp_path, "DELETE FROM sessions")
            have_a_look()
            assert is_closed(socket)


@pytest.mark.slow
def test_limits_are_counted_together_by_redis_and_alone_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "redis.call('TIME')" in rate_limits._TAKE
    monkeypatch.setattr(
        rate_limits, "_TAKE", rate_limits._TAKE.replace("redis.call('TIME')", "{'1000', '0'}")
    )
    monkeypatch.setattr(circuit_breaker, "TIMEOUT", LONG)

    async def count(url: str) -> list[float]:
        servers = [RedisRateLimiter(url), RedisRateLimiter(url)]
        try:
            return [await servers[number % 2].take("login:192.0.2.1", 6) for number in range(8)]
        finally:
            for server in servers:
                await server.close()

    with TemporaryDirectory() as folder, redis(Path(folder)) as url:
        taken = asyncio.run(count(url))
        assert taken[:6] == [0] * 6
        assert taken[6:] == [10] * 2
    assert asyncio.run(count(url)) == [0] * 8


def test_one_person_opens_only_so_many_sockets(live_hall: LiveHall, monkeypatch: pytest.MonkeyPatch) -> None:
    assert live_hall.hall is not None
    monkeypatch.setattr(live_hall.hall.settings, "sockets_per_person", 2)
    table, headers = table_of(live_hall)
    other, others = table_of(live_hall)
    with open_socket(live_hall, table, dict(headers)), open_socket(live_hall, table, dict(headers)):
        assert knock(live_hall, table, dict(headers)) == "shut"
        assert knock(live_hall, other, dict(others)) == "open"


def test_one_address_and_all_together_open_only_so_many_sockets(
    live_hall: LiveHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert live_hall.hall is not None
    *tables, (last, last_headers) = [table_of(live_hall) for _ in range(3)]
    for limit in ("sockets", "sockets_per_address"):
        with monkeypatch.context() as patch, ExitStack() as stack:
            patch.setattr(live_hall.hall.settings, limit, 2)
            for table, headers in tables:
                stack.enter_context(open_socket(live_hall, table, dict(headers)))
            assert knock(live_hall, last, dict(last_headers)) == "shut"
        until_all_are_gone(live_hall.hall)
    assert knock(live_hall, last, dict(last_headers)) == "open"


def test_a_browser_that_comes_and_goes_without_end_waits_and_nobody_else_does(
    live_hall: LiveHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert live_hall.hall is not None
    monkeypatch.setattr(live_hall.hall.message_limits.buckets, "_tick", lambda: 0.0)
    # Of a thousand messages a second: one a second, and two at once.
    monkeypatch.setattr(security, "OPEN_SOCKET_OF_SESSION", RateLimit("opening", 1 / 1000, 2))
    table, headers = table_of(live_hall)
    other, others = table_of(live_hall)
    knocks = [knock(live_hall, table, dict(headers)) for _ in range(3)]
    assert knocks == ["open", "open", "shut"]
    assert knock(live_hall, other, dict(others)) == "open"


def test_as_many_sockets_as_a_person_may_have_all_get_their_turn() -> None:
    settings = Settings()
    limits = MessageLimits(settings.messages_per_second, lambda: 0.0)
    waits = [limits.take("session:a", 1, OPEN_SOCKET_OF_SESSION) for _ in range(settings.sockets_per_person)]
    assert waits[:5] == [0.0] * 5
    assert waits == sorted(waits)
    assert waits[-1] <= OPEN_SOCKET_OF_SESSION.max_wait
    assert limits.take("session:b", 1, OPEN_SOCKET_OF_SESSION) == 0.0


def test_who_floods_loses_every_socket_and_may_not_come_back_at_once(tmp_path: Path) -> None:
    with live_hall_in_thread(tmp_path) as hall:
        assert hall.hall is not None
        hall.hall.message_limits.buckets._tick = lambda: 0.0
        table, headers = table_of(hall)
        other, others = table_of(hall)
        with (
            open_socket(hall, table, dict(headers)) as one,
            open_socket(hall, table, dict(headers)) as two,
            open_socket(hall, other, dict(others)) as innocent,
        ):
            for _ in range(STRIKES):
                one.send("nonsense")
            assert last_words(one) == {"type": "bye", "reason": "patience"}
            two.send("nonsense")
            assert last_words(two) == {"type": "bye", "reason": "patience"}
            assert is_open(innocent)
        assert knock(hall, table, dict(headers)) == "shut"
        assert knock(hall, other, dict(others)) == "open"


def until_all_are_gone(hall: Hall) -> None:
    """Wait until the server has noticed that its sockets are closed."""
    deadline = time.monotonic() + LONG
    while hall.sockets:
        assert time.monotonic() < deadline, "a socket is still there"
        time.sleep(0.01)


def last_words(socket: ClientConnection) -> dict[str, str]:
    """The last message before the server closes a socket."""
    said = "{}"
    try:
        while True:
            said = str(socket.recv(timeout=LONG))
    except ConnectionClosed:
        found: dict[str, str] = json.loads(said)
        return found
