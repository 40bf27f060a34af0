"""Everyone can play at once, under a friendly name, and be nobody but themselves."""

from __future__ import annotations

from datetime import timedelta

import pytest
from sqlalchemy import delete, func, select, update

from magehall.table.models import Person, Session, now
from magehall.table.people.service import purge
from magehall.table.rate_limits import MemoryRateLimiter
from tests.table.conftest import MakeHall
from tests.table.support import RunningHall, whoami

pytestmark = pytest.mark.anyio


async def test_a_visitor_is_a_guest_at_once_and_stays_the_same(hall_client: RunningHall) -> None:
    visitor = hall_client()
    first = await whoami(visitor)
    assert first["guest"] is True
    assert 4 <= len(first["name"]) <= 24
    assert await whoami(visitor) == first


async def test_each_browser_is_somebody_else(hall_client: RunningHall) -> None:
    one, two = await whoami(hall_client()), await whoami(hall_client())
    assert one["id"] != two["id"]


async def test_the_first_call_may_be_any_call(hall_client: RunningHall) -> None:
    visitor = hall_client()
    changed = await visitor.patch("/api/me", json={"name": "Ondine"})
    assert changed.json()["name"] == "Ondine"
    assert (await whoami(visitor))["name"] == "Ondine"


async def test_a_refused_first_call_still_gives_a_session(hall_client: RunningHall) -> None:
    visitor = hall_client()
    assert (await visitor.patch("/api/me", json={"name": "!"})).status_code == 422
    assert "magehall" in visitor.cookies
    assert (await whoami(visitor))["guest"] is True
    async with hall_client.hall.database.session() as session:
        assert await session.scalar(select(func.count()).select_from(Person)) == 1


async def test_settings_are_kept_one_by_one(hall_client: RunningHall) -> None:
    visitor = await hall_client.guest()
    assert (await whoami(visitor))["settings"]["stops"] == "matters"
    await visitor.patch("/api/me", json={"settings": {"theme": "dark", "lang": "fr"}})
    await visitor.patch("/api/me", json={"settings": {"sound": True, "stops": "always", "pace": "fast"}})
    kept = {"mage_wars": {"moved": "never", "spell-cast": "always"}}
    await visitor.patch("/api/me", json={"settings": {"stops_at": kept}})
    assert (await whoami(visitor))["settings"] == {
        "lang": "fr",
        "theme": "dark",
        "sound": True,
        "stops": "always",
        "stops_at": kept,
        "pace": "fast",
    }


@pytest.mark.parametrize(
    "settings",
    [
        {"lang": "de"},
        {"theme": "pink"},
        {"sound": "loud"},
        {"stops": "x"},
        {"stops_at": {"mage_wars": {"moved": "matters"}}},
        {"stops_at": {"mage_wars": {"m" * 41: "never"}}},
        {"stops_at": {"mage_wars": {str(number): "never" for number in range(101)}}},
        {"stops_at": {str(number): {} for number in range(21)}},
        {"pace": 3},
        {"unknown": 1},
        [],
        "x",
    ],
)
async def test_settings_that_mean_nothing_are_refused(hall_client: RunningHall, settings: object) -> None:
    visitor = await hall_client.guest()
    before = await whoami(visitor)
    answer = await visitor.patch("/api/me", json={"settings": settings})
    assert answer.status_code == 422
    assert answer.json()["error"] == "invalid"
    assert await whoami(visitor) == before


async def test_nobody_is_asked_to_believe_a_made_up_cookie(hall_client: RunningHall) -> None:
    stranger = hall_client(Cookie="magehall=made-up")
    refused = await stranger.patch("/api/me", json={"name": "Ondine"})
    assert (refused.status_code, refused.json()["error"]) == (401, "session-ended")
    assert (await stranger.get("/api/me")).json()["guest"] is True


async def test_only_the_hash_of_a_token_is_kept(hall_client: RunningHall) -> None:
    visitor = await hall_client.guest()
    token = visitor.cookies["magehall"]
    assert len(token) >= 43  # 256 bits in base64
    async with hall_client.hall.database.session() as session:
        kept = (await session.scalars(select(Session))).one()
    assert token not in str(vars(kept))
    assert len(kept.token_hash) == 64


async def test_new_guests_from_one_address_are_limited(make_hall: MakeHall) -> None:
    hall = await make_hall(guests_per_minute=3)
    hall.hall.limits = MemoryRateLimiter(tick=lambda: 0.0)
    answers = [(await hall().get("/api/me")).status_code for _ in range(5)]
    assert answers == [200, 200, 200, 429, 429]
    assert (await hall(address="192.0.2.9").get("/api/me")).status_code == 200


async def test_guests_who_did_nothing_are_forgotten_and_others_are_not(hall_client: RunningHall) -> None:
    idle, seated, present = [await whoami(await hall_client.guest()) for _ in range(3)]
    account = await whoami(await hall_client.account("Ondine"))
    await hall_client.table(seated["id"], None, state="over")
    async with hall_client.hall.database.session() as session:
        gone = (idle["id"], seated["id"], account["id"])
        await session.execute(delete(Session).where(Session.person_id.in_(gone)))
        await session.execute(update(Person).values(created=now() - timedelta(days=3)))
    assert await purge(hall_client.hall) == 1
    async with hall_client.hall.database.session() as session:
        left = set(await session.scalars(select(Person.id)))
    assert left == {seated["id"], present["id"], account["id"]}
