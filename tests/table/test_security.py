"""Foreign pages, too much and too often: turned away at the door, for every call there is."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import pytest
from fastapi.routing import APIRoute
from starlette.requests import HTTPConnection

from magehall.table.rate_limits import MemoryRateLimiter
from magehall.table.security import client_address, is_our_origin
from magehall.table.settings import Settings
from magehall.table.token_buckets import KEEP
from tests.table.conftest import MakeHall
from tests.table.support import HOST, RunningHall, whoami

pytestmark = pytest.mark.anyio


def unsafe_calls(hall: RunningHall) -> list[tuple[str, str]]:
    """Every call of the server that changes something."""
    paths = hall.app.openapi()["paths"]
    return [
        (method.upper(), path.replace("{", "").replace("}", ""))
        for path, methods in paths.items()
        for method in methods
        if method in ("post", "put", "patch", "delete")
    ]


async def test_there_are_calls_to_test(hall_client: RunningHall) -> None:
    calls = unsafe_calls(hall_client)
    assert ("DELETE", "/api/me") in calls
    assert ("POST", "/api/tables") in calls


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({"Origin": "https://evil.test"}, "foreign-origin"),
        ({"Origin": "null"}, "foreign-origin"),
        ({"Origin": ""}, "foreign-origin"),
        ({"Origin": f"{HOST}.evil.test"}, "foreign-origin"),
        ({"Origin": f"{HOST}:8080"}, "foreign-origin"),
        ({"X-Magehall": ""}, "header-missing"),
        ({"X-Magehall": "0"}, "header-missing"),
    ],
)
async def test_no_foreign_page_can_change_anything(
    hall_client: RunningHall, headers: dict[str, str], code: str
) -> None:
    visitor = await hall_client.account("Ondine")
    before = await whoami(visitor)
    for method, path in unsafe_calls(hall_client):
        answer = await visitor.request(method, path, json={}, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, code), f"{method} {path}"
        assert "set-cookie" not in answer.headers
    assert await whoami(visitor) == before


async def test_a_page_without_an_origin_is_foreign(hall_client: RunningHall) -> None:
    visitor = await hall_client.guest()
    del visitor.headers["Origin"]
    answer = await visitor.patch("/api/me", json={"name": "Ondine"})
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")


def connection(host: str, origin: str) -> HTTPConnection:
    headers = [(b"host", host.encode()), (b"origin", origin.encode())]
    return HTTPConnection({"type": "http", "headers": headers})


@pytest.mark.parametrize(
    ("origins", "host", "origin", "ours"),
    [
        ([], "hall.test", "http://hall.test", True),
        ([], "hall.test", "https://hall.test", True),
        ([], "hall.test:443", "https://hall.test", True),
        ([], "HALL.test", "http://hall.TEST", True),
        ([], "hall.test:8000", "http://hall.test", False),
        ([], "hall.test", "ftp://hall.test", False),
        ([], "[::1]:8000", "http://[::1]:8000", True),
        ([], "", "", False),
        ([], "hall.test", "http://hall.test:99999", False),
        (["https://hall.example"], "inner:8000", "https://hall.example", True),
        (["https://hall.example/"], "inner:8000", "https://hall.example:443", True),
        (["https://hall.example"], "inner:8000", "http://inner:8000", False),
        (["https://hall.example"], "inner:8000", "http://hall.example", False),
    ],
)
async def test_which_origins_are_ours(origins: list[str], host: str, origin: str, ours: bool) -> None:
    assert is_our_origin(connection(host, origin), Settings(origins=origins)) is ours


async def test_every_answer_carries_the_headers(hall_client: RunningHall) -> None:
    visitor = hall_client()
    for path in ("/", "/api/me", "/api/nothing", "/healthz", "/anything"):
        headers = (await visitor.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "geolocation=()" in headers["permissions-policy"]
        assert headers["x-request-id"]
    refused = await visitor.post("/api/me/logout", headers={"Origin": "https://evil.test"})
    assert refused.headers["x-content-type-options"] == "nosniff"


async def test_answers_about_people_are_not_kept_by_anyone(hall_client: RunningHall) -> None:
    assert (await hall_client().get("/api/me")).headers["cache-control"] == "no-store"


async def chunks(size: int, number: int) -> AsyncIterator[bytes]:
    for _ in range(number):
        yield b" " * size


async def test_bodies_have_a_limit_announced_or_not(make_hall: MakeHall) -> None:
    hall = await make_hall(body_limit=10_000)
    visitor = await hall.guest()
    json = {"Content-Type": "application/json"}
    announced = await visitor.patch("/api/me", content=b" " * 10_001, headers=json)
    streamed = await visitor.patch("/api/me", content=chunks(1000, 11), headers=json)
    for answer in (announced, streamed):
        assert answer.status_code == 413
        assert answer.json() == {
            "error": "too-large",
            "message": "That is too large: at most 10,000 bytes are taken.",
        }
    fits = await visitor.patch("/api/me", content=b" " * 9_998 + b"{}", headers=json)
    assert fits.status_code == 200


async def test_a_person_can_ask_too_often(make_hall: MakeHall) -> None:
    hall = await make_hall(requests_per_minute=5)
    hall.hall.limits = MemoryRateLimiter(tick=lambda: 0.0)
    visitor = await hall.guest()
    answers = [await visitor.get("/api/me") for _ in range(6)]
    assert [answer.status_code for answer in answers] == [200] * 4 + [429] * 2
    assert answers[-1].json()["error"] == "too-often"
    assert answers[-1].headers["retry-after"] == "13"
    assert (await hall().get("/api/me")).status_code == 200


async def test_an_address_can_ask_too_often_without_being_anyone(make_hall: MakeHall) -> None:
    hall = await make_hall(requests_per_minute=2)
    hall.hall.limits = MemoryRateLimiter(tick=lambda: 0.0)
    answers = [(await hall().get("/api/games")).status_code for _ in range(12)]
    assert answers == [200] * 10 + [429] * 2
    assert (await hall(address="192.0.2.2").get("/api/games")).status_code == 200
    assert (await hall().get("/healthz")).status_code == 200


async def test_null_characters_go_nowhere(hall_client: RunningHall) -> None:
    visitor = hall_client()
    assert (await visitor.get("/api/tables/%00")).status_code == 400
    assert (await visitor.get("/api/tables?game=%00")).status_code == 400


@pytest.mark.parametrize(
    ("proxies", "forwarded", "expected"),
    [
        (0, "203.0.113.5", "192.0.2.1"),
        (1, "203.0.113.5", "203.0.113.5"),
        (1, "198.51.100.1, 203.0.113.5", "203.0.113.5"),
        (2, "198.51.100.1, 203.0.113.5, 10.0.0.1", "203.0.113.5"),
        (2, "203.0.113.5", "192.0.2.1"),
        (1, "nonsense", "unknown"),
        (1, "", "192.0.2.1"),
        (1, "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        (1, "::ffff:203.0.113.5", "203.0.113.5"),
    ],
)
async def test_only_our_own_proxies_are_believed(proxies: int, forwarded: str, expected: str) -> None:
    scope = {
        "type": "http",
        "client": ("192.0.2.1", 1),
        "headers": [(b"x-forwarded-for", forwarded.encode())],
    }
    assert client_address(scope, proxies) == expected


async def test_a_made_up_address_does_not_help_against_limits(make_hall: MakeHall) -> None:
    hall = await make_hall(requests_per_minute=1, trusted_proxies=1)
    hall.hall.limits = MemoryRateLimiter(tick=lambda: 0.0)
    answers = [
        (await hall().get("/api/games", headers={"X-Forwarded-For": f"10.0.0.{n}, 203.0.113.5"})).status_code
        for n in range(7)
    ]
    assert answers == [200] * 5 + [429] * 2


async def test_buckets_refill_evenly() -> None:
    now = 0.0
    limits = MemoryRateLimiter(tick=lambda: now)
    assert [await limits.take("a", 60) for _ in range(61)] == [0.0] * 60 + [1.0]
    now = 0.5
    assert await limits.take("a", 60) == pytest.approx(0.5)
    now = 1.0
    assert await limits.take("a", 60) == 0
    assert await limits.take("b", 60) == 0
    now = 1000.0
    assert [await limits.take("a", 60) for _ in range(61)][-1] > 0


async def test_buckets_do_not_pile_up() -> None:
    limits = MemoryRateLimiter()
    for number in range(KEEP + 10):
        await limits.take(str(number), 10)
    assert len(limits._buckets._levels) == KEEP


async def test_every_call_says_whom_it_serves(hall_client: RunningHall) -> None:
    """A new endpoint names the person in its signature, or stands in this list of those that serve everybody."""
    everybody = {
        "healthz", "readyz", "metrics", "list_games", "get_texts", "list_rules", "list_lessons", "get_lesson",
        "stats_of_person",
    }  # fmt: skip
    for route in _api_routes(hall_client):
        asks = {
            dependency.call.__name__
            for dependency in route.dependant.dependencies
            if dependency.call is not None
        }
        serves = asks & {"_me", "_maybe_me", "_account", "_newcomer"}
        assert bool(serves) != (route.name in everybody), route.path


def _api_routes(hall: RunningHall) -> list[APIRoute]:
    from magehall.table.lobby import endpoints as lobby
    from magehall.table.operations import endpoints as operations
    from magehall.table.people import endpoints as people
    from magehall.table.records import endpoints as records
    from magehall.table.reference import endpoints as reference

    routers = (people.router, lobby.router, records.router, reference.router, operations.router)
    return [route for router in routers for route in router.routes if isinstance(route, APIRoute)]


async def test_requests_that_are_no_http_clients_dream(hall_client: RunningHall) -> None:
    visitor = await hall_client.guest()
    for content in (
        b"",
        b"[",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"name": "\\ud800"}',
        b'{"\\ud800": 1}',
        b"[" * 100_000,
    ):
        answer = await visitor.patch("/api/me", content=content, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 422), content[:20]
        assert answer.json()["message"]
    odd = httpx.Request("BREW", f"{HOST}/api/me", headers=dict(visitor.headers))
    assert (await visitor.send(odd)).status_code == 405
