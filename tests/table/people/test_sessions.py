"""Tokens are replaced while they are used, and no second tab and no lost answer logs anyone out."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import httpx
import pytest
from sqlalchemy import select, update

from magehall.table.models import Session, now
from tests.table.conftest import MakeHall
from tests.table.support import HOST, OURS, PASSWORD, RunningHall, whoami

pytestmark = pytest.mark.anyio


async def age(hall: RunningHall, **columns: timedelta) -> None:
    """Let every session be older by so much."""
    async with hall.hall.database.session() as session:
        for known in await session.scalars(select(Session)):
            for name, by in columns.items():
                value = getattr(known, name)
                if value is not None:
                    setattr(known, name, value - by)


def with_token(hall: RunningHall, token: str) -> httpx.AsyncClient:
    visitor = hall()
    visitor.cookies.set("magehall", token, domain="hall.test")
    return visitor


async def test_a_token_is_kept_for_a_day_and_then_replaced(hall_client: RunningHall) -> None:
    visitor = await hall_client.guest()
    me, first = await whoami(visitor), visitor.cookies["magehall"]
    await age(hall_client, renewed=timedelta(hours=23))
    assert await whoami(visitor) == me
    assert visitor.cookies["magehall"] == first
    await age(hall_client, renewed=timedelta(hours=2))
    assert await whoami(visitor) == me
    assert visitor.cookies["magehall"] != first
    assert await whoami(visitor) == me


async def test_two_tabs_with_the_old_token_stay_logged_in(hall_client: RunningHall) -> None:
    visitor = await hall_client.guest()
    me, old = await whoami(visitor), visitor.cookies["magehall"]
    await age(hall_client, renewed=timedelta(days=2))
    tabs = [with_token(hall_client, old) for _ in range(5)]
    answers = await asyncio.gather(*(tab.get("/api/me") for tab in tabs))
    assert [answer.json()["id"] for answer in answers] == [me["id"]] * 5
    assert sum("set-cookie" in answer.headers for answer in answers) == 1


async def test_the_old_token_ends_a_minute_after_the_new_one_was_seen(hall_client: RunningHall) -> None:
    visitor = await hall_client.guest()
    me, old = await whoami(visitor), visitor.cookies["magehall"]
    await age(hall_client, renewed=timedelta(days=2))
    await whoami(visitor)
    await whoami(visitor)  # shows the new token
    assert (await whoami(with_token(hall_client, old)))["id"] == me["id"]
    await age(hall_client, expires=timedelta(minutes=2), rotated=timedelta(minutes=2))
    assert (await with_token(hall_client, old).patch("/api/me", json={})).status_code == 401
    assert (await whoami(visitor))["id"] == me["id"]


async def test_a_lost_answer_does_not_lose_the_session(hall_client: RunningHall) -> None:
    visitor = await hall_client.guest()
    me, old = await whoami(visitor), visitor.cookies["magehall"]
    await age(hall_client, renewed=timedelta(days=2))
    lost = await with_token(hall_client, old).get("/api/me")
    assert "set-cookie" in lost.headers
    await age(hall_client, rotated=timedelta(days=3))
    again = with_token(hall_client, old)
    assert (await whoami(again))["id"] == me["id"]
    assert again.cookies["magehall"] != old
    assert (await whoami(again))["id"] == me["id"]
    never_arrived = lost.headers["set-cookie"].split("=")[1].split(";")[0]
    assert (await with_token(hall_client, never_arrived).patch("/api/me", json={})).status_code == 401


async def test_an_unused_session_runs_out(hall_client: RunningHall) -> None:
    visitor = await hall_client.account("Ondine")
    await age(hall_client, expires=timedelta(days=91))
    assert (await visitor.patch("/api/me", json={})).status_code == 401
    assert (await whoami(visitor))["guest"] is True


async def test_registering_and_logging_in_always_give_a_new_token(hall_client: RunningHall) -> None:
    visitor = await hall_client.guest()
    tokens = [visitor.cookies["magehall"]]
    await visitor.post("/api/me/register", json={"name": "Ondine", "password": PASSWORD})
    tokens.append(visitor.cookies["magehall"])
    await visitor.post("/api/me/login", json={"name": "Ondine", "password": PASSWORD})
    tokens.append(visitor.cookies["magehall"])
    assert len(set(tokens)) == 3
    for old in tokens[:2]:
        assert (await with_token(hall_client, old).patch("/api/me", json={})).status_code == 401


async def test_a_session_of_an_older_epoch_is_none(hall_client: RunningHall) -> None:
    visitor = await hall_client.account("Ondine")
    async with hall_client.hall.database.session() as session:
        await session.execute(update(Session).values(epoch=-1, expires=now() + timedelta(days=1)))
    assert (await visitor.patch("/api/me", json={})).status_code == 401


async def test_what_the_cookie_promises(make_hall: MakeHall) -> None:
    plain = await make_hall()
    cookie = (await plain().get("/api/me")).headers["set-cookie"]
    assert cookie.startswith("magehall=")
    assert {part.strip() for part in cookie.split(";")[1:]} == {
        "Path=/",
        "HttpOnly",
        "SameSite=Lax",
        f"Max-Age={90 * 86400}",
    }
    secure = await make_hall(secure_cookies=True)
    answer = await secure().get("/api/me")
    assert answer.headers["set-cookie"].startswith("__Host-magehall=")
    assert answer.headers["set-cookie"].endswith("; Secure")
    assert "max-age=31536000" in answer.headers["strict-transport-security"]


async def test_a_plain_cookie_counts_for_nothing_behind_tls(make_hall: MakeHall) -> None:
    secure = await make_hall(secure_cookies=True, origins=["https://hall.test"])
    transport = httpx.ASGITransport(secure.app)
    async with httpx.AsyncClient(
        transport=transport, base_url="https://hall.test", headers={**OURS, "Origin": "https://hall.test"}
    ) as visitor:
        me = await whoami(visitor)
        token = visitor.cookies["__Host-magehall"]
        assert (await whoami(visitor))["id"] == me["id"]
    async with httpx.AsyncClient(
        transport=transport, base_url=HOST, headers={**OURS, "Cookie": f"magehall={token}"}
    ) as planted:
        assert (await whoami(planted))["id"] != me["id"]
