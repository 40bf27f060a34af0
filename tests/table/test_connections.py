"""Connections that never come to a whole request, or are too many, end by themselves."""

from __future__ import annotations

import asyncio
import socket
from contextlib import ExitStack
from pathlib import Path

import pytest

from magehall.table.connections import Turnstile
from tests.table.support import LONG, LiveHall, live_hall_in_thread

HEAD = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
WHOLE = HEAD + b"\r\n"


def call(hall: LiveHall, sent: bytes = b"") -> socket.socket:
    """A connection on which something was said."""
    line = socket.create_connection(("127.0.0.1", hall.port), timeout=LONG)
    line.sendall(sent)
    return line


def status(line: socket.socket) -> int:
    """The status of the next answer; 0 if the connection ends without one."""
    said = b""
    while b"\r\n\r\n" not in said:
        try:
            part = line.recv(65536)
        except ConnectionResetError:
            part = b""
        if not part:
            break
        said += part
    return int(said.split()[1]) if said else 0


def is_ended(line: socket.socket) -> bool:
    """Whether the server ends the connection, sooner or later."""
    try:
        while line.recv(65536):
            pass
    except ConnectionResetError:
        pass
    return True


@pytest.mark.parametrize("begun", [b"", b"GET /heal", HEAD], ids=["nothing", "half a line", "half a head"])
def test_a_request_that_is_never_finished_is_given_up(tmp_path: Path, begun: bytes) -> None:
    with live_hall_in_thread(tmp_path, request_seconds=0.2) as hall, call(hall, begun) as line:
        assert status(line) == 408
        assert is_ended(line)


def test_a_body_that_never_comes_is_given_up(tmp_path: Path) -> None:
    post = "POST /api/quick HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\nX-Magehall: 1\r\n"
    post += "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    with live_hall_in_thread(tmp_path, request_seconds=0.2) as hall, call(hall, post.encode()) as line:
        assert is_ended(line)


def test_a_connection_that_waits_for_nothing_is_closed(tmp_path: Path) -> None:
    with live_hall_in_thread(tmp_path, idle_seconds=1) as hall, call(hall, WHOLE) as line:
        assert status(line) == 200
        assert is_ended(line)


def test_a_second_request_has_all_its_time(tmp_path: Path) -> None:
    with (
        live_hall_in_thread(tmp_path, idle_seconds=600, request_seconds=0.5) as hall,
        call(hall, WHOLE) as line,
    ):
        assert status(line) == 200
        line.sendall(HEAD)
        assert status(line) == 408


@pytest.mark.parametrize("end", [b"", b"\r\n\r\n"], ids=["unfinished", "whole"])
def test_a_head_has_a_limit(tmp_path: Path, end: bytes) -> None:
    with live_hall_in_thread(tmp_path, head_limit=2000, request_seconds=600) as hall:
        with call(hall, HEAD + b"X-Long: " + b"a" * 3000 + end) as line:
            assert status(line) in (400, 431)
        with call(hall, HEAD + b"X-Short: " + b"a" * 1000 + b"\r\n\r\n") as line:
            assert status(line) == 200


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with live_hall_in_thread(tmp_path, connections_per_address=3, request_seconds=600) as hall:
        with ExitStack() as stack:
            lines = [stack.enter_context(call(hall, HEAD)) for _ in range(3)]
            with call(hall) as one_more:
                assert status(one_more) == 503
            lines[0].sendall(b"\r\n")
            assert status(lines[0]) == 200
        _wait_for_room(hall)


def test_behind_a_proxy_only_all_connections_together_are_counted(tmp_path: Path) -> None:
    limits = {"connections": 5, "connections_per_address": 3, "trusted_proxies": 1, "request_seconds": 600}
    with live_hall_in_thread(tmp_path, **limits) as hall, ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(call(hall, HEAD))
        with call(hall) as one_more:
            assert status(one_more) == 503


def _wait_for_room(hall: LiveHall) -> None:
    """Connections that have ended make room for others."""
    for _ in range(1000):
        with call(hall, WHOLE) as line:
            if status(line) == 200:
                return
    raise AssertionError("there was never room again")


@pytest.mark.anyio
async def test_of_many_requests_at_once_one_begins_in_each_turn_of_the_loop() -> None:
    turnstile, begun = Turnstile(), list[int]()
    for number in range(100):
        turnstile.pass_through(lambda number=number: begun.append(number))  # type: ignore[misc]  # a default binds it
    for turn in range(100):
        assert begun == list(range(turn))
        await asyncio.sleep(0)
    assert begun == list(range(100))


@pytest.mark.anyio
async def test_a_request_that_fails_as_it_begins_does_not_hold_up_the_others() -> None:
    turnstile, begun, failures = Turnstile(), list[str](), list[object]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: failures.append(context))

    def fail() -> None:
        raise ValueError("a bad head")

    turnstile.pass_through(fail)
    turnstile.pass_through(lambda: begun.append("after"))
    while not begun:
        await asyncio.sleep(0)
    assert len(failures) == 1


def test_requests_that_are_sent_before_the_answer_to_the_last_are_all_answered(tmp_path: Path) -> None:
    with live_hall_in_thread(tmp_path) as hall, call(hall, WHOLE * 3) as line:
        line.sendall(WHOLE)
        said = b""
        while said.count(b"HTTP/1.1 200") < 4:
            part = line.recv(65536)
            assert part
            said += part
