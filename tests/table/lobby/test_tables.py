"""Making tables, sitting down, starting."""

from __future__ import annotations

import asyncio
import json

import pytest

from magehall.kernel.chance import commit, stand_in
from magehall.table.lobby import service
from magehall.table.lobby.service import MOST_TABLES
from magehall.table.lobby.setup import OldRules, start_match
from magehall.table.models import TableRow
from tests.table.lobby.house import House, Json, refusal

pytestmark = pytest.mark.anyio


async def test_a_table_with_free_chairs_waits_and_a_full_one_starts(house: House) -> None:
    ann, bob = await house.guest(), await house.guest()
    table = await ann.table("me", "open", contributes=True)
    assert [chair["ready"] for chair in table["chairs"]] == [False, False]
    await ann.post(f"/tables/{table['id']}/ready", {"contribution": "ann-adds-this"})
    assert table["state"] == "open"
    assert [chair["person"] for chair in table["chairs"]] == [ann.id, None]
    joined = await bob.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
    assert joined["state"] == "open"
    assert [chair["ready"] for chair in joined["chairs"]] == [True, False]
    assert house.pubsub.started() == []
    ready = await bob.post(f"/tables/{table['id']}/ready", {"contribution": "bob-adds-that"})
    assert ready["state"] == "playing"
    assert ready["started"]
    assert house.pubsub.started() == [table["id"]]
    seating = await house.seating(table["id"])
    assert [chair.contribution for chair in seating.chairs] == ["ann-adds-this", "bob-adds-that"]
    assert len(seating.table.secret) == 64
    assert table["commitment"] == ready["commitment"] == commit(seating.table.secret)


async def test_against_bots_only_a_table_starts_at_once(house: House) -> None:
    ann = await house.guest()
    table = await ann.table("random", "me", "greedy", game="battle_mages", seats=3, options={"mages": "deal"})
    assert table["state"] == "playing"
    assert table["you"] == 1
    assert [chair["bot"] for chair in table["chairs"]] == ["random", None, "greedy"]
    assert house.pubsub.started() == [table["id"]]
    seating = await house.seating(table["id"])
    # The hall adds to the seed for someone who adds nothing, and never for a bot.
    assert [bool(chair.contribution) for chair in seating.chairs] == [False, True, False]


async def test_the_hall_commits_before_it_knows_what_a_person_adds_also_against_bots(house: House) -> None:
    ann = await house.guest()
    table = await ann.table("me", "random", contributes=True)
    assert (table["state"], table["chairs"][0]["ready"]) == ("open", False)
    assert house.pubsub.started() == []
    begun = await ann.post(f"/tables/{table['id']}/ready", {"contribution": "known-only-now"})
    assert (begun["state"], begun["commitment"]) == ("playing", table["commitment"])
    assert house.pubsub.started() == [table["id"]]
    assert (await house.seating(table["id"])).chairs[0].contribution == "known-only-now"


async def test_what_the_hall_adds_for_a_person_follows_from_what_it_committed_to(house: House) -> None:
    ann, bob = await house.guest(), await house.guest()
    table = await ann.table("me", "open", public=True)
    await bob.post(f"/tables/{table['id']}/join")
    await ann.post(f"/tables/{table['id']}/start")
    seating = await house.seating(table["id"])
    assert [chair.contribution for chair in seating.chairs] == [
        stand_in(seating.table.secret, seat) for seat in (0, 1)
    ]


async def test_full_tables_that_wait_for_the_seed_count_as_in_play(house: House) -> None:
    ann = await house.guest()
    most = MOST_TABLES[True]["playing"]
    for place in range(most):
        await ann.table("me", "random", contributes=place % 2 == 0)
    for contributes in (True, False):
        assert (await ann.table("me", "random", contributes=contributes, status=409))["error"] == (
            "too-many-tables"
        )


@pytest.mark.parametrize("contribution", ["two\nlines", "x" * 65, ""])
async def test_a_contribution_is_a_line_of_letters_and_digits(house: House, contribution: str) -> None:
    ann = await house.guest()
    table = await ann.table("me", "open", contributes=True)
    answer = ann.try_post(f"/tables/{table['id']}/ready", {"contribution": contribution})
    assert await refusal(answer) == (422, "invalid")


async def test_one_person_alone_starts_at_once(house: House) -> None:
    ann = await house.guest()
    assert (await ann.table("me"))["state"] == "playing"


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "chess"}, "bad-options"),
        ({"chairs": ["me"] * 2}, "one-chair-is-yours"),
        ({"chairs": ["open", "open"]}, "one-chair-is-yours"),
        ({"chairs": ["me"] + ["open"] * 6}, "bad-options"),
        ({"chairs": ["me", "oracle"]}, "no-such-bot"),
        ({"chairs": ["me", "@former-player"]}, "no-such-bot"),
        ({"chairs": ["me", "search:0"]}, "no-such-bot"),
        ({"chairs": ["me", "x" * 41]}, "invalid"),
        ({"chairs": []}, "invalid"),
        ({"seats": 3}, "chairs-and-seats"),
        ({"options": {"mages": "buy"}}, "bad-options"),
        ({"options": {"first_seat": 4}}, "bad-options"),
        ({"options": {"colour": "red"}}, "bad-options"),
        ({"options": {"mages": "\ud800"}}, "invalid"),
        ({"options": {"mages": "x" * 5000}}, "invalid"),
        ({"clock": {"kind": "hourglass"}}, "invalid"),
        ({"clock": {"kind": "live", "minutes": 0}}, "invalid"),
        ({"spectator_delay": -1}, "invalid"),
        ({"contribution": "too-early"}, "invalid"),
        ({"secret": "mine"}, "invalid"),
        ({"state": "over"}, "invalid"),
    ],
)
async def test_what_does_not_fit_is_refused_with_a_reason(house: House, wanted: Json, code: str) -> None:
    ann = await house.guest()
    body = json.dumps({"game": "battle_mages", "chairs": ["me", "open"], **wanted})
    answer = await ann.client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (422, code), answer.text
    assert answer.json()["message"]
    assert (await ann.get("/tables"))["mine"] == []


async def test_the_games_own_words_say_what_is_wrong_with_options(house: House) -> None:
    ann = await house.guest()
    answer = await ann.table("me", "open", status=422, options={"first_seat": 9})
    assert "first_seat" in answer["message"]


@pytest.mark.parametrize(
    ("clock", "left"),
    [
        ({"kind": "none"}, None),
        ({"kind": "live", "minutes": 10, "increment": 5}, 600_000),
        ({"kind": "correspondence", "days": 2}, 172_800_000),
    ],
)
async def test_the_clocks_are_set_at_the_start(house: House, clock: Json, left: int | None) -> None:
    ann = await house.guest()
    table = await ann.table("me", "random", clock=clock)
    assert table["clock"] == clock
    assert [chair.left_ms for chair in (await house.seating(table["id"])).chairs] == [left, left]


async def test_joining_twice_changes_nothing(house: House) -> None:
    ann, bob = await house.guest(), await house.guest()
    table = await ann.table("me", "open", "open", public=True)
    path = f"/tables/{table['id']}/join"
    first = await bob.post(path)
    assert await bob.post(path) == first
    assert first["you"] == 1
    ready = await bob.post(f"/tables/{table['id']}/ready", {"contribution": "bobs-own"})
    assert await bob.post(path) == ready
    assert (await house.seating(table["id"])).chairs[1].contribution == "bobs-own"


async def test_a_private_table_wants_its_invite(house: House) -> None:
    ann, bob = await house.guest(), await house.guest()
    table = await ann.table("me", "open")
    path = f"/tables/{table['id']}/join"
    for body in ({}, {"invite": "wrong"}, {"invite": table["id"]}):
        status, answer = await bob.try_post(path, body)
        assert (status, answer["error"]) == (403, "invite-needed")
    assert (await bob.post(path, {"invite": table["invite"]}))["you"] == 1


async def test_who_leaves_makes_room_and_the_next_becomes_host(house: House) -> None:
    ann, bob, cid = await house.guest(), await house.guest(), await house.guest()
    table = await ann.table("me", "open", "open", public=True)
    path = f"/tables/{table['id']}"
    await bob.post(f"{path}/join")
    left = await ann.post(f"{path}/leave")
    assert left["host"] == bob.id
    assert left["you"] is None
    assert (await house.seating(table["id"])).chairs[0].contribution == ""
    assert (await cid.post(f"{path}/join"))["you"] == 0
    await cid.post(f"{path}/leave")
    assert (await bob.post(f"{path}/leave"))["state"] == "aborted"
    status, answer = await cid.try_post(f"{path}/join")
    assert (status, answer["error"]) == (409, "table-closed")


async def test_nobody_leaves_or_joins_a_match_that_has_begun(house: House) -> None:
    ann, bob, cid = await house.guest(), await house.guest(), await house.guest()
    path = f"/tables/{await house.begun(ann, bob, public=True)}"
    for who, verb, body in (
        (ann, "leave", {}),
        (cid, "join", {}),
        (ann, "start", {}),
        (ann, "ready", {"contribution": "late"}),
        (ann, "chairs", {"seat": 1, "bot": "random"}),
    ):
        status, answer = await who.try_post(f"{path}/{verb}", body)
        assert (status, answer["error"]) == (409, "table-started")


async def test_the_host_gives_chairs_to_bots_and_shows_people_the_door(house: House) -> None:
    ann, bob = await house.guest(), await house.guest()
    table = await ann.table("me", "open", "open")
    path = f"/tables/{table['id']}"
    await bob.post(f"{path}/join", {"invite": table["invite"]})
    await bob.post(f"{path}/ready", {"contribution": "bobs-own"})
    shown = await ann.post(f"{path}/chairs", {"seat": 1, "bot": None})
    assert shown["chairs"][1]["person"] is None
    # The old link is of no use to someone who was shown the door.
    status, answer = await bob.try_post(f"{path}/join", {"invite": table["invite"]})
    assert (status, answer["error"]) == (403, "invite-needed")
    await ann.post(f"{path}/chairs", {"seat": 1, "bot": "greedy"})
    started = await ann.post(f"{path}/chairs", {"seat": 2, "bot": "search:50"})
    assert started["state"] == "playing"
    assert [chair.contribution for chair in (await house.seating(table["id"])).chairs[1:]] == ["", ""]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"seat": 0, "bot": "random"}, 409, "host-stays"),
        ({"seat": 2, "bot": "random"}, 422, "no-such-seat"),
        ({"seat": -1, "bot": "random"}, 422, "invalid"),
        ({"seat": 1, "bot": "oracle"}, 422, "no-such-bot"),
        ({"seat": 1, "bot": "me"}, 422, "no-such-bot"),
        ({"seat": 1, "bot": "open"}, 422, "no-such-bot"),
        ({}, 422, "invalid"),
    ],
)
async def test_chairs_are_not_given_to_just_anything(
    house: House, body: Json, status: int, code: str
) -> None:
    ann = await house.guest()
    table = await ann.table("me", "open")
    assert await refusal(ann.try_post(f"/tables/{table['id']}/chairs", body)) == (status, code)


async def test_the_host_starts_a_full_table_for_those_who_dawdle(house: House) -> None:
    ann, bob = await house.guest(), await house.guest()
    table = await ann.table("me", "open", public=True)
    path = f"/tables/{table['id']}"
    assert await refusal(ann.try_post(f"{path}/start")) == (409, "table-not-full")
    await bob.post(f"{path}/join")
    assert await refusal(bob.try_post(f"{path}/start")) == (403, "host-only")
    assert (await ann.post(f"{path}/start"))["state"] == "playing"
    assert all(chair.contribution for chair in (await house.seating(table["id"])).chairs)


async def test_a_contribution_can_be_replaced_until_the_start(house: House) -> None:
    ann = await house.guest()
    table = await ann.table("me", "open")
    await ann.post(f"/tables/{table['id']}/ready", {"contribution": "from-my-own-dice"})
    await ann.post(f"/tables/{table['id']}/ready")
    assert (await house.seating(table["id"])).chairs[0].contribution == "from-my-own-dice"


async def test_a_guest_has_only_so_many_open_tables(house: House) -> None:
    ann = await house.guest()
    most = MOST_TABLES[True]["open"]
    tables = [await ann.table("me", "open") for _ in range(most)]
    answer = await ann.table("me", "open", status=409)
    assert answer["error"] == "too-many-tables"
    await ann.table("me", "random")  # one that starts at once is no open table
    await ann.table("me", "random", contributes=True)  # nor is one that starts when the seed is whole
    await ann.post(f"/tables/{tables[0]['id']}/leave")
    await ann.table("me", "open")


async def test_the_limit_holds_when_all_are_asked_for_at_once(house: House) -> None:
    ann = await house.guest()
    wanted = {"game": "battle_mages", "chairs": ["me", "open"]}
    answers = await asyncio.gather(*(ann.try_post("/tables", wanted) for _ in range(12)))
    most = MOST_TABLES[True]["open"]
    assert sorted(status for status, _ in answers) == [201] * most + [409] * (12 - most)


async def test_two_take_the_last_chair_and_one_gets_it(house: House) -> None:
    ann = await house.guest()
    people = [await house.guest() for _ in range(6)]
    for _ in range(3):
        table = await ann.table("me", "open", public=True)
        path = f"/tables/{table['id']}/join"
        answers = await asyncio.gather(*(who.try_post(path) for who in people))
        assert sorted(status for status, _ in answers) == [200] + [409] * 5
        assert {answer["error"] for status, answer in answers if status == 409} == {"table-full"}


async def test_all_are_ready_at_once_and_it_starts_once(house: House) -> None:
    people = [await house.guest() for _ in range(4)]
    table = await people[0].table("me", "open", "open", "open", public=True)
    path = f"/tables/{table['id']}"
    await asyncio.gather(*(who.post(f"{path}/join") for who in people[1:]))
    await people[0].post(f"{path}/ready", {"contribution": people[0].id})
    await asyncio.gather(*(who.post(f"{path}/ready", {"contribution": who.id}) for who in people[1:]))
    seating = await house.seating(table["id"])
    assert seating.table.state == "playing"
    assert sorted(chair.contribution for chair in seating.chairs) == sorted(who.id for who in people)
    assert house.pubsub.started() == [table["id"]]


async def test_nobody_is_told_of_what_was_not_written(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the power is gone")

    ann = await house.guest()
    monkeypatch.setattr("magehall.table.lobby.service.start_match", fail)
    answer = await ann.client.post("/api/tables", json={"game": "battle_mages", "chairs": ["me", "random"]})
    assert answer.status_code == 500
    assert house.pubsub.notes == []
    assert (await ann.get("/tables"))["mine"] == []


async def test_refusals_come_in_the_callers_language(house: House) -> None:
    ann = await house.guest()
    said = set()
    for lang in ("en", "fr", "ru"):
        await ann.speak(lang)
        said.add((await ann.get("/tables/abcdefgh", 404))["message"])
    assert len(said) == 3


@pytest.mark.parametrize("id", ["ABCDEFGH", "abc", "abcdefghi", "abcdefg%00", "abcdefgh%0A", "%D0%B0bcdefgh"])
async def test_ids_are_eight_letters(house: House, id: str) -> None:
    ann = await house.guest()
    for path in (f"/api/tables/{id}", f"/api/tables/{id}/replay"):
        assert (await ann.client.get(path)).status_code in (400, 404, 422)


async def test_a_table_that_waited_while_the_rules_changed_follows_the_new_ones(house: House) -> None:
    ann, bob = await house.guest(), await house.guest()
    table = await ann.table("me", "open", public=True)
    await house.change(TableRow, {"id": table["id"]}, rules=0)
    await bob.post(f"/tables/{table['id']}/join")
    await bob.post(f"/tables/{table['id']}/ready", {"contribution": "now"})
    seating = await house.seating(table["id"])
    assert seating.table.state == "playing"
    assert start_match(seating.table, seating.chairs).pending
    await house.change(TableRow, {"id": table["id"]}, rules=0)
    seating = await house.seating(table["id"])
    with pytest.raises(OldRules):
        start_match(seating.table, seating.chairs)


async def test_nobody_keeps_every_free_chair_warm(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "MOST_CHAIRS", {True: 2, False: 9})
    ann, bob = await house.guest(), await house.guest()
    tables = [(await ann.table("me", "open", "open", public=True))["id"] for _ in range(3)]
    for table in tables[:2]:
        await bob.post(f"/tables/{table}/join")
    assert await refusal(bob.try_post(f"/tables/{tables[2]}/join")) == (409, "too-many-tables")
    await bob.post(f"/tables/{tables[0]}/leave")
    await bob.post(f"/tables/{tables[2]}/join")
