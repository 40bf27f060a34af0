"""An account's keys: a new password, which browsers are logged in, and what only the password opens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from magehall.table.models import Device, Session
from magehall.table.people import passwords
from magehall.table.people.revocation import close_expired_sockets
from magehall.table.rate_limits import MemoryRateLimiter
from tests.table.conftest import MakeHall
from tests.table.people.test_leaving import login
from tests.table.people.test_sessions import age
from tests.table.support import LONG, PASSWORD, RunningHall, farewell, whoami

pytestmark = pytest.mark.anyio

NEW = "an even better password"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.5 Mobile/15E148 Safari/604.1"
)


async def sessions(visitor: httpx.AsyncClient) -> list[dict[str, Any]]:
    answer = await visitor.get("/api/me/sessions")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


async def change_password(visitor: httpx.AsyncClient, old: str, new: str) -> httpx.Response:
    return await visitor.post("/api/me/password", json={"old": old, "new": new})


async def test_a_new_password_takes_the_old_ones_place_and_ends_every_other_session(
    hall_client: RunningHall,
) -> None:
    here, there = await hall_client.account("Ondine"), await login(hall_client, "Ondine")
    me, token = await whoami(here), here.cookies["magehall"]
    answer = await change_password(here, PASSWORD, NEW)
    assert (answer.status_code, answer.json()) == (200, me)
    assert await whoami(here) == me
    assert (await there.patch("/api/me", json={})).status_code == 401
    assert (await hall_client(Cookie=f"magehall={token}").patch("/api/me", json={})).status_code == 401
    old, new = ({"name": "Ondine", "password": word} for word in (PASSWORD, NEW))
    assert (await hall_client().post("/api/me/login", json=old)).status_code == 401
    assert (await hall_client().post("/api/me/login", json=new)).status_code == 200


async def test_the_password_stays_unless_the_old_one_is_told_and_the_new_one_is_good(
    hall_client: RunningHall,
) -> None:
    here = await hall_client.account("Ondine of the lake")
    for old, new, refused in (
        ("not the password", NEW, (403, "wrong-password", "old")),
        (PASSWORD, "short", (422, "password-length", "new")),
        (PASSWORD, "ondine of the lake", (422, "password-is-name", "new")),
    ):
        answer = await change_password(here, old, new)
        body = answer.json()
        assert (answer.status_code, body["error"], body.get("field")) == refused
    await login(hall_client, "Ondine of the lake")


async def test_what_needs_an_account_is_refused_to_guests(hall_client: RunningHall) -> None:
    for visitor in (await hall_client.guest(), hall_client()):
        for method, path, body in (
            ("POST", "/api/me/password", {"old": PASSWORD, "new": NEW}),
            ("GET", "/api/me/sessions", None),
            ("DELETE", "/api/me/sessions", None),
            ("DELETE", "/api/me/sessions/0123456789abcdef", None),
        ):
            answer = await visitor.request(method, path, json=body)
            assert (answer.status_code, answer.json()["error"]) == (403, "account-needed")


async def test_guessing_the_password_with_somebodys_browser_is_limited(make_hall: MakeHall) -> None:
    hall = await make_hall()
    here = await hall.account("Ondine")
    there = await login(hall, "Ondine")
    hall.hall.settings.logins_per_minute = 3
    hall.hall.limits = MemoryRateLimiter(tick=lambda: 0.0)
    answers = [(await change_password(here, "wrong", NEW)).status_code for _ in range(2)]
    answers += [(await farewell(here, "wrong")).status_code for _ in range(2)]
    assert answers == [403, 403, 403, 429]
    assert (await change_password(there, PASSWORD, NEW)).status_code == 200


async def test_sessions_are_listed_with_their_browser_and_their_times(hall_client: RunningHall) -> None:
    here = await hall_client.account("Ondine")
    there = hall_client(**{"User-Agent": IPHONE})
    await there.post("/api/me/login", json={"name": "Ondine", "password": PASSWORD})
    elsewhere = hall_client(**{"User-Agent": FIREFOX})
    await elsewhere.post("/api/me/login", json={"name": "Ondine", "password": PASSWORD})
    found = await sessions(there)
    assert [(one["browser"], one["system"], one["current"]) for one in found] == [
        ("Safari", "iPhone", True),
        ("Firefox", "Linux", False),
        (None, None, False),
    ]
    assert len({one["id"] for one in found}) == 3
    assert all(one["begun"] <= one["seen"] for one in found)
    tokens = [visitor.cookies["magehall"] for visitor in (here, there, elsewhere)]
    assert not any(token in str(found) for token in tokens)


async def test_a_session_stays_the_same_when_its_token_is_replaced(hall_client: RunningHall) -> None:
    here = await hall_client.account("Ondine")
    before = await sessions(here)
    token = here.cookies["magehall"]
    await age(hall_client, renewed=timedelta(days=2), created=timedelta(days=2))
    after = await sessions(here)
    assert here.cookies["magehall"] != token
    assert [(one["id"], one["begun"]) for one in after] == [(one["id"], one["begun"]) for one in before]
    assert await sessions(here) == after


async def test_use_is_noted_every_few_minutes_and_no_oftener(hall_client: RunningHall) -> None:
    here = await hall_client.account("Ondine")
    (first,) = await sessions(here)
    (soon,) = await sessions(here)
    assert soon["seen"] == first["seen"]
    await age(hall_client, seen=timedelta(hours=1))
    (later,) = await sessions(here)
    assert later["seen"] >= first["seen"]


async def test_an_open_socket_is_use_too(hall_client: RunningHall) -> None:
    from magehall.table.people.sessions import hash_token
    from magehall.table.visit import Visit

    here = await hall_client.account("Ondine")
    (before,) = await sessions(here)
    await age(hall_client, seen=timedelta(hours=1))
    hall_client.hall.sockets.add(
        Visit("socket", "192.0.2.1", "en", token_hash=hash_token(here.cookies["magehall"]))
    )
    await close_expired_sockets(hall_client.hall)
    async with hall_client.hall.database.reading() as session:
        seen = await session.scalar(select(Session.seen))
    assert seen is not None
    assert seen.isoformat() >= before["seen"].replace("Z", "+00:00")


async def test_one_session_can_be_ended_from_another(hall_client: RunningHall) -> None:
    here, there = await hall_client.account("Ondine"), await login(hall_client, "Ondine")
    third = await login(hall_client, "Ondine")
    other = next(one["id"] for one in await sessions(there) if one["current"])
    assert (await here.delete(f"/api/me/sessions/{other}")).status_code == 204
    assert (await there.patch("/api/me", json={})).status_code == 401
    assert (await whoami(third))["name"] == (await whoami(here))["name"] == "Ondine"
    again = await here.delete(f"/api/me/sessions/{other}")
    assert (again.status_code, again.json()["error"]) == (404, "no-such-session")


async def test_ending_this_session_logs_out(hall_client: RunningHall) -> None:
    here = await hall_client.account("Ondine")
    (mine,) = await sessions(here)
    assert (await here.delete(f"/api/me/sessions/{mine['id']}")).status_code == 204
    assert "magehall" not in here.cookies
    assert (await whoami(here))["guest"] is True


async def test_nobody_ends_somebody_elses_session(hall_client: RunningHall) -> None:
    ondine, melusine = await hall_client.account("Ondine"), await hall_client.account("Melusine")
    (hers,) = await sessions(ondine)
    answer = await melusine.delete(f"/api/me/sessions/{hers['id']}")
    assert (answer.status_code, answer.json()["error"]) == (404, "no-such-session")
    assert (await melusine.delete("/api/me/sessions")).status_code == 204
    assert await sessions(ondine) == [hers]


async def test_all_other_sessions_can_be_ended_at_once(hall_client: RunningHall) -> None:
    here = await hall_client.account("Ondine")
    others = [await login(hall_client, "Ondine") for _ in range(3)]
    assert (await here.delete("/api/me/sessions")).status_code == 204
    assert [one["current"] for one in await sessions(here)] == [True]
    for other in others:
        assert (await other.patch("/api/me", json={})).status_code == 401


async def test_only_the_password_deletes_an_account(hall_client: RunningHall) -> None:
    here = await hall_client.account("Ondine")
    for given in (None, "", "not the password"):
        answer = await farewell(here, given)
        assert (answer.status_code, answer.json()["error"]) == (403, "wrong-password")
    assert (await whoami(here))["name"] == "Ondine"
    assert (await farewell(here)).status_code == 204
    async with hall_client.hall.database.reading() as session:
        assert list(await session.scalars(select(Device))) == []


async def test_a_guest_needs_no_password_to_go(hall_client: RunningHall) -> None:
    assert (await (await hall_client.guest()).delete("/api/me")).status_code == 204


async def registered(hall: RunningHall, address: str, name: str) -> httpx.AsyncClient:
    """An account in a browser at an address."""
    visitor = hall(address)
    await whoami(visitor)
    answer = await visitor.post("/api/me/register", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 200, answer.text
    return visitor


@pytest.mark.parametrize("deed", ["change", "delete"])
async def test_whoever_tries_passwords_all_the_time_keeps_nobody_elsewhere_waiting(
    hall_client: RunningHall, monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    eve = await registered(hall_client, "198.51.100.7", "Eve")
    ann = await registered(hall_client, "192.0.2.1", "Ann")
    checked, gate = [], asyncio.Event()

    async def work(check: Callable[[], Any]) -> Any:
        checked.append(check)
        await gate.wait()
        return check()

    async def until(condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(LONG):
            while not condition():
                await asyncio.sleep(0.001)

    monkeypatch.setattr(passwords, "_work", work)
    many = [
        asyncio.ensure_future(change_password(eve, "wrong", NEW)) for _ in range(passwords.WAITING_EACH + 2)
    ]
    await until(lambda: any(one.done() for one in many))
    assert [one.result().status_code for one in many if one.done()] == [429]
    assert len(checked) == 1
    mine = asyncio.ensure_future(change_password(ann, PASSWORD, NEW) if deed == "change" else farewell(ann))
    await until(lambda: mine.done() or len(checked) == 2)
    gate.set()
    assert (await mine).status_code == (200 if deed == "change" else 204)
    await asyncio.gather(*many)
