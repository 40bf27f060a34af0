"""What people have played, and how often they won."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from magehall.table.models import TableRow, now
from magehall.table.records.service import PAGE
from tests.table.lobby.house import BATTLE, LARDER_ID, House, Json, take_chair

pytestmark = pytest.mark.anyio


def result(*winners: int) -> Json:
    return {"winners": list(winners), "scores": [], "reason": "result-life"}


async def test_history_tells_of_finished_matches_the_latest_first(house: House) -> None:
    ann, bob, eve = await house.guest(), await house.guest(), await house.guest()
    first = await house.begun(ann, bob, public=True)
    second = await house.begun(bob, ann, game=LARDER_ID)
    third = await house.begun(ann)
    for table, won in ((first, 0), (second, 0), (third, 1)):
        await house.end(table, result(won))
    await house.begun(ann, bob)
    aborted = await house.begun(ann, bob)
    await house.end(aborted, None, "aborted")
    found = (await ann.get("/me/history"))["matches"]
    assert [(match["id"], match["won"], match["you"]) for match in found] == [
        (third, False, 0),
        (second, False, 1),
        (first, True, 0),
    ]
    assert [chair["name"] for chair in found[2]["chairs"]] == [ann.name, bob.name]
    assert found[0]["chairs"][1]["bot"] == "random"
    assert all(match["ended"] and match["started"] for match in found)
    assert [match["id"] for match in (await ann.get("/me/history", game=LARDER_ID))["matches"]] == [second]
    assert (await eve.get("/me/history"))["matches"] == []


async def test_pages_of_history(house: House) -> None:
    ann = await house.guest()
    tables = []
    for number in range(PAGE + 5):
        table = await house.begun(ann)
        ended = now() - timedelta(minutes=number // 3)  # some at the same moment
        await house.change(TableRow, {"id": table}, state="over", ended=ended, result=result(0))
        tables.append(table)
    first = await ann.get("/me/history")
    second = await ann.get("/me/history", after=first["next"])
    assert second["next"] is None
    seen = [match["id"] for match in [*first["matches"], *second["matches"]]]
    assert sorted(seen) == sorted(tables)
    assert len(set(seen)) == len(seen)
    assert (await ann.get("/me/history", 422, after="nonsense"))["error"] == "no-such-page"


async def test_history_takes_the_same_few_queries_however_long(house: House) -> None:
    ann, bob = await house.guest(), await house.guest()
    counts = set()
    for _ in range(6):
        await house.end(await house.begun(ann, bob), result(0))
        async with house.counting() as statements:
            await ann.get("/me/history")
        counts.add(len(statements))
    assert len(counts) == 1
    assert counts.pop() <= 6


async def test_lessons_are_no_history(house: House) -> None:
    ann = await house.guest()
    table = await house.begun(ann)
    await house.change(TableRow, {"id": table}, lesson="first-steps")
    await house.end(table, result(0))
    assert (await ann.get("/me/history"))["matches"] == []
    assert (await ann.get(f"/people/{ann.id}/stats"))["games"] == []


async def test_statistics_by_game_and_number_of_seats(house: House) -> None:
    ann, bob, cid = await house.guest(), await house.guest(), await house.guest()
    for people, game, winners in (
        ((ann, bob), BATTLE, [0]),
        ((ann, bob), BATTLE, [1]),
        ((bob, ann), BATTLE, [1]),
        ((ann, bob), BATTLE, [0, 1]),
        ((ann, bob, cid), BATTLE, [0, 2]),
        ((ann, bob, cid), BATTLE, []),
        ((cid, bob, ann), LARDER_ID, [2]),
    ):
        await house.end(await house.begun(*people, game=game), result(*winners))
    await house.begun(ann, bob)
    stats = await cid.get(f"/people/{ann.id}/stats")
    assert stats["name"] == ann.name
    battle, larder = stats["games"]
    assert (battle["game"], battle["played"], battle["won"], battle["drawn"]) == (BATTLE, 6, 3, 1)
    assert battle["by_seats"] == [
        {"seats": 2, "played": 4, "won": 2, "drawn": 1},
        {"seats": 3, "played": 2, "won": 1, "drawn": 0},
    ]
    assert (larder["played"], larder["won"]) == (1, 1)
    async with house.counting() as statements:
        await cid.get(f"/people/{bob.id}/stats")
    assert len(statements) <= 3


async def test_who_left_it_to_a_bot_has_not_won(house: House) -> None:
    ann, bob, cid = await house.guest(), await house.guest(), await house.guest()
    table = await house.begun(ann, bob, cid)
    await take_chair(house, table, 0, "greedy")
    await house.end(table, result(0))
    assert (await ann.get(f"/people/{ann.id}/stats"))["games"][0]["won"] == 0
    assert (await ann.get("/me/history"))["matches"][0]["won"] is False


async def test_a_position_set_up_by_hand_is_history_but_no_statistics(house: House) -> None:
    ann = await house.guest()
    table = await house.begun(ann)
    await house.change(TableRow, {"id": table}, position={"game": BATTLE})
    await house.end(table, result(0))
    assert len((await ann.get("/me/history"))["matches"]) == 1
    assert (await ann.get(f"/people/{ann.id}/stats"))["games"] == []


async def test_of_someone_who_left_for_good_there_is_nothing(house: House) -> None:
    ann, bob = await house.guest(), await house.guest()
    await house.end(await house.begun(ann, bob), result(0))
    await house.forget(bob.id)
    assert (await ann.get(f"/people/{bob.id}/stats", 404))["error"] == "no-such-person"
    chair = (await ann.get("/me/history"))["matches"][0]["chairs"][1]
    assert (chair["person"], chair["name"], chair["gone"]) == (None, "", True)


@pytest.mark.parametrize("id", ["nobody", "%00", "a" * 33, "..%2F..", "é"])
async def test_nobody_is_called_that(house: House, id: str) -> None:
    ann = await house.guest()
    assert (await ann.client.get(f"/api/people/{id}/stats")).status_code in (400, 404, 422)


async def test_only_i_read_my_history(house: House) -> None:
    ann, bob = await house.guest(), await house.guest()
    await house.end(await house.begun(ann), result(0))
    answers = await asyncio.gather(*(who.get("/me/history") for who in (ann, bob)))
    assert [len(answer["matches"]) for answer in answers] == [1, 0]
