"""Play at once, and once more."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from magehall.games.battle_mages import BATTLE_MAGES
from magehall.table.lobby.service import QUICK_WAIT
from magehall.table.models import TableRow, now
from tests.table.lobby.house import BATTLE, House, refusal, take_chair

pytestmark = pytest.mark.anyio

EXAMPLE = BATTLE_MAGES.folder / "positions" / "examples" / "worked_example_chain.yaml"


class TestQuick:
    async def test_against_a_bot_it_has_begun_in_one_call(self, house: House) -> None:
        ann = await house.guest()
        table = await ann.post("/quick", {"game": BATTLE, "bot": "search:50"})
        assert (table["state"], table["seats"], table["you"]) == ("playing", 2, 0)
        assert table["chairs"][1]["bot"] == "search:50"
        assert house.pubsub.started() == [table["id"]]

    async def test_who_contributes_begins_with_the_contribution(self, house: House) -> None:
        ann, bob = await house.guest(), await house.guest()
        for wanted, people in (({"bot": "random"}, [ann]), ({}, [ann, bob])):
            asked = {"game": BATTLE, "contributes": True, **wanted}
            tables = [await who.post("/quick", asked) for who in people]
            assert [(table["id"], table["state"]) for table in tables] == [(tables[0]["id"], "open")] * len(
                people
            )
            path = f"/tables/{tables[0]['id']}/ready"
            readied = [await who.post(path, {"contribution": f"by-{n}"}) for n, who in enumerate(people)]
            assert readied[-1]["state"] == "playing"
            chairs = (await house.seating(tables[0]["id"])).chairs
            assert [chair.contribution for chair in chairs if chair.contribution] == [
                f"by-{n}" for n in range(len(people))
            ]

    async def test_a_bot_or_game_there_is_not(self, house: House) -> None:
        ann = await house.guest()
        assert await refusal(ann.try_post("/quick", {"game": BATTLE, "bot": "oracle"})) == (
            422,
            "no-such-bot",
        )
        assert await refusal(ann.try_post("/quick", {"game": "chess"})) == (422, "bad-options")
        assert await refusal(ann.try_post("/quick", {"game": "../etc"})) == (422, "invalid")

    async def test_two_find_each_other(self, house: House) -> None:
        ann, bob = await house.guest(), await house.guest()
        waiting = await ann.post("/quick", {"game": BATTLE})
        assert (waiting["state"], waiting["public"]) == ("open", True)
        playing = await bob.post("/quick", {"game": BATTLE})
        assert (playing["id"], playing["state"], playing["you"]) == (waiting["id"], "playing", 1)

    async def test_asking_twice_is_waiting_once(self, house: House) -> None:
        ann = await house.guest()
        first = await ann.post("/quick", {"game": BATTLE})
        assert (await ann.post("/quick", {"game": BATTLE}))["id"] == first["id"]

    async def test_the_oldest_fitting_table_comes_first(self, house: House) -> None:
        ann, bob, cid = await house.guest(), await house.guest(), await house.guest()
        hours = [
            (0, await ann.table("me", "open")),  # not public
            (-0.6, await ann.table("me", "open", public=True)),  # so this is the oldest
            (-0.8, await ann.table("me", "open", public=True, clock={"kind": "correspondence"})),
            (-0.3, await bob.table("me", "open", public=True)),
            (-2, await bob.table("me", "open", public=True)),  # whose host has gone, most likely
        ]
        for age, table in hours:
            await house.change(TableRow, {"id": table["id"]}, created=now() + age * timedelta(hours=1))
        assert timedelta(hours=0.8) < QUICK_WAIT < timedelta(hours=2)
        assert (await cid.post("/quick", {"game": BATTLE}))["id"] == hours[1][1]["id"]
        # My own is not for me.
        assert (await bob.post("/quick", {"game": BATTLE}))["id"] == hours[4][1]["id"]

    async def test_of_another_game_there_is_nothing_to_join(self, house: House) -> None:
        ann, bob = await house.guest(), await house.guest()
        first = await ann.post("/quick", {"game": BATTLE})
        assert (await bob.post("/quick", {"game": "midnight_larder"}))["id"] != first["id"]

    async def test_many_at_once_all_sit_in_pairs(self, house: House) -> None:
        people = [await house.guest() for _ in range(12)]
        answers = await asyncio.gather(*(who.post("/quick", {"game": BATTLE}) for who in people))
        ids = {answer["id"] for answer in answers}
        assert len(ids) == 6
        for table_id in ids:
            seating = await house.seating(table_id)
            assert seating.table.state == "playing"
            assert len({chair.person_id for chair in seating.chairs}) == 2
        assert sorted(house.pubsub.started()) == sorted(ids)

    async def test_quick_and_join_race_for_the_last_chair(self, house: House) -> None:
        ann, bob, cid = await house.guest(), await house.guest(), await house.guest()
        waiting = await ann.post("/quick", {"game": BATTLE})
        joined, quick = await asyncio.gather(
            bob.try_post(f"/tables/{waiting['id']}/join"),
            cid.post("/quick", {"game": BATTLE}),
        )
        assert (joined[0] == 200) != (quick["id"] == waiting["id"])
        assert quick["you"] is not None


class TestRematch:
    async def test_seats_are_turned_and_both_find_the_same_table(self, house: House) -> None:
        ann, bob = await house.guest(), await house.guest()
        old = await house.over(ann, bob, options={"mages": "deal"}, clock={"kind": "live", "minutes": 5})
        first = await ann.post(f"/tables/{old}/rematch")
        assert (first["you"], first["state"], first["rematch_of"]) == (1, "open", old)
        assert first["options"] == {"mages": "deal"}
        assert first["clock"]["minutes"] == 5
        assert (await bob.get(f"/tables/{old}"))["rematch"] == first["id"]
        second = await bob.post(f"/tables/{old}/rematch", {"contributes": True})
        assert (second["id"], second["you"], second["state"]) == (first["id"], 0, "open")
        assert second["commitment"] == first["commitment"]
        begun = await bob.post(f"/tables/{first['id']}/ready", {"contribution": "again"})
        assert begun["state"] == "playing"
        assert (await ann.post(f"/tables/{old}/rematch"))["id"] == first["id"]
        old_secret = (await house.seating(old)).table.secret
        assert (await house.seating(first["id"])).table.secret != old_secret

    async def test_both_at_once_make_one_table(self, house: House) -> None:
        ann, bob = await house.guest(), await house.guest()
        old = await house.over(ann, bob)
        answers = await asyncio.gather(*(who.post(f"/tables/{old}/rematch") for who in (ann, bob, ann, bob)))
        assert len({answer["id"] for answer in answers}) == 1
        assert house.pubsub.started().count(answers[0]["id"]) == 1

    async def test_against_bots_it_starts_at_once(self, house: House) -> None:
        ann = await house.guest()
        old = await house.over(ann)
        again = await ann.post(f"/tables/{old}/rematch")
        assert again["state"] == "playing"
        assert [chair["bot"] for chair in again["chairs"]] == ["random", None]

    async def test_three_turn_by_one_seat(self, house: House) -> None:
        ann, bob, cid = await house.guest(), await house.guest(), await house.guest()
        old = await house.over(ann, bob, cid)
        await cid.post(f"/tables/{old}/rematch")
        await ann.post(f"/tables/{old}/rematch")
        again = await bob.post(f"/tables/{old}/rematch")
        assert [chair["person"] for chair in again["chairs"]] == [cid.id, ann.id, bob.id]
        assert again["state"] == "playing"

    async def test_a_corrected_position_is_played_on_in_the_same_seats(self, house: House) -> None:
        ann, bob = await house.guest(), await house.guest()
        old = await house.begun(ann, bob, options={"mages": "deal"}, clock={"kind": "live", "minutes": 5})
        await house.play(old, 6)
        await house.end(old, None, "aborted")
        document = await bob.get(f"/tables/{old}/position")
        document["mages"][0]["life"] = 3
        first = await bob.post(f"/tables/{old}/rematch", {"position": document})
        assert (first["you"], first["state"], first["rematch_of"]) == (1, "open", old)
        assert (first["options"], first["clock"]["minutes"]) == ({"mages": "deal"}, 5)
        second = await ann.post(f"/tables/{old}/rematch")
        assert (second["id"], second["you"], second["state"]) == (first["id"], 0, "playing")
        match = await house.match(first["id"])
        assert match.view(0)["table"]["mages"][0]["life"] == 3

    async def test_a_corrected_position_is_looked_at_and_only_for_what_was_called_off(
        self, house: House
    ) -> None:
        ann, bob = await house.guest(), await house.guest()
        old = await house.begun(ann, bob)
        await house.play(old, 6)
        await house.end(old, None, "aborted")
        document = await ann.get(f"/tables/{old}/position")
        wrong = {**document, "mages": [{**document["mages"][0], "life": 99}, document["mages"][1]]}
        path = f"/tables/{old}/rematch"
        assert await refusal(ann.try_post(path, {"position": wrong})) == (422, "bad-position")
        other = EXAMPLE.read_text()
        assert await refusal(ann.try_post(path, {"position": other})) == (422, "other-position")
        done = await house.over(ann, bob)
        again = f"/tables/{done}/rematch"
        assert await refusal(ann.try_post(again, {"position": document})) == (409, "no-rematch-yet")

    async def test_what_is_no_position_is_refused_and_opens_no_table(self, house: House) -> None:
        ann, bob = await house.guest(), await house.guest()
        old = await house.begun(ann, bob)
        await house.end(old, None, "aborted")
        path = f"/tables/{old}/rematch"
        for text in ("", "a: [", "[1, 2]", "game: chess"):
            assert await refusal(ann.try_post(path, {"position": text})) == (422, "bad-position"), text
        assert await refusal(ann.try_post(path, {"position": "x" * 70_000})) == (422, "invalid")
        assert (await ann.get(f"/tables/{old}"))["rematch"] is None

    async def test_a_position_of_other_seats_is_refused(self, house: House) -> None:
        ann, bob, cid = await house.guest(), await house.guest(), await house.guest()
        old = await house.begun(ann, bob, options={"mages": "deal"})
        await house.end(old, None, "aborted")
        of_three = await house.begun(ann, bob, cid, options={"mages": "deal"})
        await house.end(of_three, None, "aborted")
        document = await ann.get(f"/tables/{of_three}/position")
        refused = await refusal(ann.try_post(f"/tables/{old}/rematch", {"position": document}))
        assert refused == (422, "other-position")

    async def test_who_brings_another_correction_does_not_agree_to_the_first(self, house: House) -> None:
        ann, bob = await house.guest(), await house.guest()
        old = await house.begun(ann, bob, options={"mages": "deal"})
        await house.end(old, None, "aborted")
        path = f"/tables/{old}/rematch"
        document = await ann.get(f"/tables/{old}/position")
        document["mages"][0]["life"] = 3
        first = await ann.post(path, {"position": document})
        other = {**document, "mages": [{**document["mages"][0], "life": 2}, document["mages"][1]]}
        assert await refusal(bob.try_post(path, {"position": other})) == (409, "other-correction")
        assert await refusal(ann.try_post(path, {"position": other})) == (409, "other-correction")
        assert (await ann.get(f"/tables/{first['id']}"))["state"] == "open"
        again = await bob.post(path, {"position": document})
        assert (again["id"], again["state"]) == (first["id"], "playing")

    async def test_not_while_it_goes_on_and_not_for_strangers(self, house: House) -> None:
        ann, bob, cid = await house.guest(), await house.guest(), await house.guest()
        table = await house.begun(ann, bob, public=True)
        path = f"/tables/{table}/rematch"
        assert await refusal(ann.try_post(path)) == (409, "no-rematch-yet")
        await house.play(table)
        assert await refusal(cid.try_post(path)) == (403, "not-at-this-table")
        assert (await ann.post(path))["state"] == "open"

    async def test_one_that_was_called_off_does_not_stand_in_the_way(self, house: House) -> None:
        ann, bob = await house.guest(), await house.guest()
        old = await house.over(ann, bob)
        first = await ann.post(f"/tables/{old}/rematch")
        await ann.post(f"/tables/{first['id']}/leave")
        second = await bob.post(f"/tables/{old}/rematch")
        assert second["id"] != first["id"]
        assert (await ann.post(f"/tables/{old}/rematch"))["state"] == "playing"

    async def test_who_left_it_to_a_bot_finds_a_free_chair(self, house: House) -> None:
        ann, bob, cid = await house.guest(), await house.guest(), await house.guest()
        old = await house.over(ann, bob, cid)
        await take_chair(house, old, 1, "greedy")
        again = await ann.post(f"/tables/{old}/rematch")
        assert [(chair["person"], chair["bot"]) for chair in again["chairs"]] == [
            (None, None),
            (ann.id, None),
            (None, None),
        ]
