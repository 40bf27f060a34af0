"""What is listed, for whom, and what never is."""

from __future__ import annotations

import json
from typing import Any

import pytest

from magehall.table.lobby.service import PAGE
from tests.table.lobby.house import ADDED, BATTLE, LARDER_ID, House

pytestmark = pytest.mark.anyio


async def test_open_and_running_public_tables_by_game(house: House) -> None:
    ann, bob, eve = await house.guest(), await house.guest(), await house.guest()
    waiting = (await ann.table("me", "open", public=True))["id"]
    larder = (await ann.table("me", "open", public=True, game=LARDER_ID))["id"]
    await ann.table("me", "open")
    running = await house.begun(bob, ann, public=True)
    await house.begun(bob, ann)
    await house.over(bob, ann, public=True)

    async def listed(**wanted: Any) -> list[str]:
        return [table["id"] for table in (await eve.get("/tables", **wanted))["tables"]]

    assert await listed() == [running, larder, waiting]
    assert await listed(state="open") == [larder, waiting]
    assert await listed(state="playing") == [running]
    assert await listed(game=LARDER_ID) == [larder]
    assert await listed(game="chess") == []
    await eve.get("/tables", 422, state="over")


async def test_mine_come_first_and_only_to_me(house: House) -> None:
    ann, bob = await house.guest(), await house.guest()
    running = await house.begun(ann, bob)
    public = (await ann.table("me", "open", public=True))["id"]
    await house.over(ann, bob)
    await house.over(ann, bob, public=True)
    shown = await ann.get("/tables")
    assert [table["id"] for table in shown["mine"]] == [public, running]
    assert shown["tables"] == []
    assert [table["id"] for table in (await bob.get("/tables"))["mine"]] == [running]
    assert [table["id"] for table in (await ann.get("/tables", game=LARDER_ID))["mine"]] == []


async def test_a_visitor_without_a_session_may_look_and_stays_one(house: House) -> None:
    ann = await house.guest()
    table = await ann.table("me", "open", public=True)
    visitor = await house.visitor()
    answer = await visitor.get("/api/tables")
    assert [shown["id"] for shown in answer.json()["tables"]] == [table["id"]]
    assert (await visitor.get(f"/api/tables/{table['id']}")).json()["you"] is None
    assert not visitor.cookies


async def test_pages_follow_one_another_whatever_is_added(house: House) -> None:
    people = [await house.guest() for _ in range(PAGE // 3 + 5)]
    made = []
    for who in people:
        made += [(await who.table("me", "open", public=True))["id"] for _ in range(3)]
    eve = await house.guest()
    first = await eve.get("/tables")
    assert len(first["tables"]) == PAGE
    await eve.table("me", "open", public=True)
    second = await eve.get("/tables", after=first["next"])
    assert second["next"] is None
    assert second["mine"] == []
    seen = [table["id"] for table in [*first["tables"], *second["tables"]]]
    assert seen == made[::-1]


@pytest.mark.parametrize("after", ["x", "AAAA", "!!!!", "MjAyNC0wMS0wMSBhYmNkZWZnaCBj", "é" * 20, "A" * 200])
async def test_places_that_never_were(house: House, after: str) -> None:
    assert (await (await house.guest()).get("/tables", 422, after=after))["error"] in (
        "no-such-page",
        "invalid",
    )


async def test_lists_take_the_same_few_queries_however_long(house: House) -> None:
    people = [await house.guest() for _ in range(8)]
    ann = people[0]
    counts = []
    for who in people:
        await who.table("me", "open", "open", public=True)
        await who.table("me", "random", "random", public=True)
        async with house.counting() as statements:
            await ann.get("/tables")
        counts.append(len(statements))
    assert len(set(counts)) == 1
    assert counts[0] <= 8  # four of them to know who asks


async def test_neither_secret_nor_invite_nor_contribution_nor_position_is_shown(house: House) -> None:
    ann, bob, eve = await house.guest(), await house.guest(), await house.guest()
    mages = [{"school": "fire", "hand": ["ember-lance"]}, {"school": "water", "hand": ["rock-projectile"]}]
    position = {"game": BATTLE, "seats": 2, "mages": mages, "pile": ["spore-cloud"], "at": "play"}
    ids = [
        (await ann.table("me", "open", public=True, contributes=True))["id"],
        (await ann.table("me", "open", public=True, position=position))["id"],
        await house.begun(ann, bob, public=True),
    ]
    await ann.post(f"/tables/{ids[0]}/ready", {"contribution": "anns-own-words"})
    seatings = [await house.seating(id) for id in ids]
    hidden = ["anns-own-words", ADDED, "ember-lance", "rock-projectile"]
    hidden += [seating.table.secret for seating in seatings]
    invites = [seating.table.invite for seating in seatings]
    visitor = await house.visitor()
    for who in (ann.client, bob.client, eve.client, visitor):
        answers = [await who.get("/api/tables"), *[await who.get(f"/api/tables/{id}") for id in ids]]
        for answer in answers:
            assert answer.status_code == 200
            assert not [word for word in hidden if word in answer.text]
            if who in (eve.client, visitor):
                assert not [word for word in invites if word in answer.text]
    assert json.loads((await eve.raw(f"/tables/{ids[1]}")).text)["from_position"] is True


async def test_people_who_left_for_good_have_no_name(house: House) -> None:
    ann, bob, eve = await house.guest(), await house.guest(), await house.guest()
    table = await house.begun(ann, bob, public=True)
    await house.forget(bob.id)
    chair = (await eve.get(f"/tables/{table}"))["chairs"][1]
    assert (chair["person"], chair["name"], chair["gone"]) == (None, "", True)
    assert (await eve.get("/tables"))["tables"][0]["chairs"][1] == chair
