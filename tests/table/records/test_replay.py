"""Matches shown again: to whom, how much, in which words."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import msgspec
import pytest

from magehall.kernel.game import find_game
from magehall.kernel.matches.match import Match
from magehall.kernel.showing.listing import numbered_view
from magehall.kernel.text import LOCALES, render
from magehall.table.lobby.repository import Seating
from magehall.table.lobby.setup import start_match
from magehall.table.models import Chair, TableRow, now
from magehall.table.records import moments
from magehall.table.records.replays import MatchReplay, ReplayCache
from magehall.table.records.repository import StoredEntry
from tests.table.lobby.house import ADDED, LARDER_ID, Guest, House, Json, take_chair

pytestmark = pytest.mark.anyio


async def all_steps(who: Guest, table: str, **params: Any) -> list[Json]:
    steps: list[Json] = []
    while True:
        page = await who.get(f"/tables/{table}/replay", start=len(steps), limit=50, **params)
        steps += page["steps"]
        if page["next"] is None:
            assert page["total"] == len(steps)
            return steps
        assert page["next"] == len(steps)


def views_of(match: Match[Any], seat: int | None) -> dict[int, Json]:
    """The view after each move."""
    found = {}
    for number in range(len(match.moves) + 1):
        seen = match.replayed(match.moves[:number])
        if not seen.state.answers:
            found[number] = msgspec.to_builtins(numbered_view(seen, seat))
    return found


async def test_every_step_shows_what_a_spectator_saw(house: House) -> None:
    ann, bob, eve = await house.guest(), await house.guest(), await house.guest()
    table = await house.begun(ann, bob, public=True)
    match = await house.play(table)
    steps = await all_steps(eve, table)
    assert {step["version"]: step["view"] for step in steps} == views_of(match, None)
    told = [event for step in steps for event in step["events"]]
    assert told == msgspec.to_builtins([event.shown(None) for event in match.events])
    assert steps[0]["kind"] == "start"
    assert {step["kind"] for step in steps[1:]} == {"move"}
    assert all(step["option"] is None for step in steps)
    assert steps[-1]["view"]["result"]["winners"] == list(match.result.winners if match.result else ())


async def test_a_link_shows_a_finished_private_match_as_a_spectator_saw_it(house: House) -> None:
    ann, bob, eve = await house.guest(), await house.guest(), await house.guest()
    table = await house.begun(ann, bob)
    assert (await eve.get(f"/tables/{table}/replay", 403))["error"] == "invite-needed"
    match = await house.play(table)
    assert {step["version"]: step["view"] for step in await all_steps(eve, table)} == views_of(match, None)
    visitor = await house.visitor()
    assert (await visitor.get(f"/api/tables/{table}/replay")).status_code == 200


async def test_a_link_opens_no_hand_and_no_file(house: House) -> None:
    ann, bob, eve = await house.guest(), await house.guest(), await house.guest()
    table = await house.over(ann, bob)
    for path in ("/replay?seat=0", "/replay?seat=1", "/export", "/position", "/position?at=2", "/proof", ""):
        answer = await eve.raw(f"/tables/{table}{path}")
        assert (answer.status_code, answer.json()["error"]) == (403, "invite-needed"), path
    seating = await house.seating(table)
    said = (await eve.raw(f"/tables/{table}/replay", limit=500)).text
    assert seating.table.secret not in said
    assert seating.table.invite not in said
    assert not (await eve.get(f"/tables/{table}/replay"))["files"]
    assert (await bob.get(f"/tables/{table}/replay"))["files"]


async def test_my_own_eyes_see_my_hand_and_my_choices(house: House) -> None:
    ann, bob = await house.guest(), await house.guest()
    table = await house.begun(ann, bob)
    match = await house.play(table)
    steps = await all_steps(bob, table, seat=1)
    assert {step["version"]: step["view"] for step in steps} == views_of(match, 1)
    mine = [step["option"] for step in steps if step["option"] is not None]
    assert mine == [option for seat, option in match.moves if seat == 1]
    status = (await bob.raw(f"/tables/{table}/replay", seat=0)).status_code
    assert status == 403
    assert (await bob.get(f"/tables/{table}/replay", 422, seat=5))["error"] == "no-such-seat"


async def test_the_log_has_no_language_and_can_be_read_in_each(house: House) -> None:
    ann, bob = await house.guest(), await house.guest()
    table = await house.over(ann, bob, public=True)
    told = {}
    for lang in LOCALES:
        await ann.speak(lang)
        told[lang] = [event for step in await all_steps(ann, table) for event in step["events"]]
    assert told["en"] == told["fr"] == told["ru"]
    names = {0: ann.name, 1: bob.name}
    texts = {
        lang: [render("battle_mages", event["key"], event["args"], lang, names) for event in told[lang]]
        for lang in LOCALES
    }
    assert texts["en"] != texts["fr"] != texts["ru"]
    for said in texts.values():
        assert any(ann.name in text for text in said)
        assert any(bob.name in text for text in said)


async def test_bots_and_people_who_left_for_good_have_names_in_the_log(house: House) -> None:
    ann, bob = await house.guest(), await house.guest()
    await bob.rename("Bartholomew")
    table = await house.over(ann, bob)
    alone = await house.over(ann)
    await house.forget(bob.id)
    said = await ann.raw(f"/tables/{table}/replay", limit=500)
    assert bob.name not in said.text
    assert said.json()["names"] == {"0": ann.name, "1": "former player"}
    await ann.speak("fr")
    assert (await ann.get(f"/tables/{alone}/replay"))["names"]["1"].startswith("Novice 2")


async def test_secret_answers_given_together_are_one_step(house: House) -> None:
    ann, bob, eve = await house.guest(), await house.guest(), await house.guest()
    table = await house.begun(ann, bob, public=True, game=LARDER_ID)
    start = await all_steps(eve, table)
    await house.write(table, [("move", 1, "climb:top", None)])
    # A question half answered shows nothing: not that it was answered, by whom, or how.
    assert await all_steps(eve, table) == start
    assert await all_steps(ann, table, seat=0) == await all_steps(ann, table, seat=0)
    assert len(await all_steps(ann, table, seat=0)) == 1
    # Taken back and answered anew: nobody's business either.
    await house.write(table, [("undo", 1, None, {"to": 0}), ("move", 1, "climb:low", None)])
    assert await all_steps(eve, table) == start
    await house.write(table, [("move", 0, "climb:middle", None)])
    closed = await all_steps(eve, table)
    assert [(step["version"], step["seat"]) for step in closed] == [(0, None), (4, None)]
    assert [event["event"] for event in closed[1]["events"]][:2] == ["plan-told", "plan-told"]
    assert closed[1]["view"]["waiting"]
    own = await all_steps(bob, table, seat=1)
    assert own[1]["option"] == "climb:low"


async def test_hidden_cards_and_secrets_are_in_no_byte_of_a_spectators_replay(house: House) -> None:
    ann, bob, eve = await house.guest(), await house.guest(), await house.guest()
    table = await house.begun(ann, bob, public=True, game=LARDER_ID)
    match = await house.play(table, 12, finish=False)
    seating = await house.seating(table)
    answer = await eve.raw(f"/tables/{table}/replay", limit=500)
    assert seating.table.secret not in answer.text
    assert seating.table.invite not in answer.text
    assert ADDED not in answer.text
    dreamt = [event for event in match.events if event.name == "charm-dreamt"]
    assert dreamt
    shown = [
        event
        for step in answer.json()["steps"]
        for event in step["events"]
        if event["event"] == "charm-dreamt"
    ]
    assert len(shown) == len(dreamt)
    assert all("charm" not in event["args"] and event["key"] == "event-charm-dreamt" for event in shown)
    assert all(step["view"]["table"]["mine"] is None for step in answer.json()["steps"])


async def test_what_a_spectator_gets_does_not_depend_on_what_is_hidden(house: House) -> None:
    """Two worlds that differ only in a hidden hand give the same bytes."""
    ann, bob, eve = await house.guest(), await house.guest(), await house.guest()
    pages = []
    table = await house.begun(ann, bob, public=True, game=LARDER_ID)
    common: Json = {"options": {}, "secret": "", "dice": [], "lesson": None, "stack": [], "answers": {}}
    for charm in ("creak", "hush"):
        thieves = [{"charms": [charm], "pies": 1}, {"charms": ["hush"], "pies": 0}]
        where = {"game": LARDER_ID, "seats": 2, "thieves": thieves}
        await house.change(TableRow, {"id": table}, position={**common, **where})
        house.app.state._state.pop("records", None)  # and with it everything that was kept
        pages.append((await eve.raw(f"/tables/{table}/replay")).content)
        assert (await ann.get(f"/tables/{table}/replay", seat=0))["steps"][0]["view"]["table"]["mine"][
            0
        ] == charm
    assert pages[0] == pages[1]


async def test_spectators_of_a_running_match_see_it_later(house: House) -> None:
    ann, bob, eve = await house.guest(), await house.guest(), await house.guest()
    table = await house.begun(ann, bob, public=True, spectator_delay=3600, options={"mages": "deal"})
    match = await house.match(table)
    lines = []
    for _ in range(6):
        seat, decision = next(iter(match.pending.items()))
        lines.append(("move", seat, decision.options[0].id, None))
        match.apply(seat, decision.options[0].id)
    await house.write(table, lines[:3], at=now() - timedelta(minutes=90))
    await house.write(table, lines[3:], at=now() - timedelta(minutes=30))
    assert max(step["version"] for step in await all_steps(eve, table)) <= 3
    assert (await eve.get(f"/tables/{table}/replay"))["whole"] is False
    # Someone at the table is a spectator too, as long as the eyes are not their own.
    assert await all_steps(ann, table) == await all_steps(eve, table)
    mine = await all_steps(ann, table, seat=0)
    assert max(step["version"] for step in mine) == 6
    # Even an entry that is older than one still hidden stays hidden: order is order.
    ending = {"winners": [1], "scores": [], "reason": "resigned", "seat": 0}
    await house.write(table, [("end", 0, None, ending)], at=now() - timedelta(minutes=90))
    assert max(step["version"] for step in await all_steps(eve, table)) <= 3
    await house.end(table, ending)
    whole = await all_steps(eve, table)
    assert (whole[-1]["kind"], whole[-1]["seat"]) == ("end", 0)
    assert whole[-1]["end"] == ending


async def test_who_left_it_to_a_bot_sees_no_hand_until_the_end(house: House) -> None:
    ann, bob, cid = await house.guest(), await house.guest(), await house.guest()
    table = await house.begun(ann, bob, cid)
    await take_chair(house, table, 1, "greedy")
    assert (await bob.raw(f"/tables/{table}/replay", seat=1)).status_code == 403
    assert (await bob.raw(f"/tables/{table}/position")).status_code == 403
    await house.play(table)
    assert (await bob.raw(f"/tables/{table}/replay", seat=1)).status_code == 200


async def test_take_backs_are_shown_as_they_were(house: House) -> None:
    ann, bob = await house.guest(), await house.guest()
    table = await house.begun(ann, bob)
    match = await house.match(table)
    first, second = (option.id for option in match.pending[0].options[:2])
    await house.write(
        table,
        [
            ("move", 0, first, None),
            ("undo", 0, None, {"to": 0}),
            ("move", 0, second, None),
            ("undo", 0, None, {"to": 0}),
            ("move", 0, first, None),
        ],
    )
    steps = await all_steps(ann, table, seat=0)
    assert [step["kind"] for step in steps] == ["start", "move", "undo", "move", "undo", "move"]

    def seen(step: Json) -> Json:
        return {key: value for key, value in step["view"].items() if key != "version"}

    assert seen(steps[0]) == seen(steps[2]) == seen(steps[4])
    assert seen(steps[1]) == seen(steps[5]) != seen(steps[3])
    assert [step["view"]["version"] for step in steps] == list(range(6))


async def test_a_replay_grows_with_its_match_and_is_made_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, eve = await house.guest(), await house.guest(), await house.guest()
    table = await house.begun(ann, bob, public=True)
    made = []

    def counted(*args: Any) -> Any:
        made.append(args)
        return start_match(*args)

    monkeypatch.setattr(moments, "start_match", counted)
    before = await all_steps(eve, table)
    match = await house.play(table)
    after = await all_steps(eve, table)
    assert after[: len(before)] == before
    assert {step["version"]: step["view"] for step in after} == views_of(match, None)
    await asyncio.gather(*(all_steps(eve, table) for _ in range(5)))
    assert len(made) == 1


async def test_a_replay_takes_few_queries(house: House) -> None:
    ann = await house.guest()
    table = await house.over(ann)
    async with house.counting() as statements:
        await ann.get(f"/tables/{table}/replay")
    assert len(statements) <= 8


async def test_a_match_under_old_rules_says_so(house: House) -> None:
    ann = await house.guest()
    table = await house.over(ann)
    await house.change(TableRow, {"id": table}, rules=0)
    for look in ("replay", "export", "position", "proof"):
        assert (await ann.get(f"/tables/{table}/{look}", 409))["error"] == "old-rules"


async def test_a_broken_record_is_told_and_not_shown(house: House) -> None:
    ann, bob = await house.guest(), await house.guest()
    table = await house.begun(ann, bob)
    await house.write(table, [("move", 1, "fly:away", None)])
    await house.end(table, None)
    for look in ("replay", "export", "position"):
        assert (await ann.get(f"/tables/{table}/{look}", 409))["error"] == "broken-record"
    assert (await ann.get(f"/tables/{table}/proof"))["holds"] is False


async def test_nothing_is_shown_of_a_table_that_has_not_begun(house: House) -> None:
    ann = await house.guest()
    table = (await ann.table("me", "open"))["id"]
    for look in ("replay", "export", "position"):
        assert (await ann.get(f"/tables/{table}/{look}", 409))["error"] == "not-begun"
    await ann.post(f"/tables/{table}/leave")
    assert (await ann.raw(f"/tables/{table}/proof")).status_code == 200


@pytest.mark.parametrize(
    "params", [{"start": -1}, {"start": 10**9}, {"limit": 0}, {"limit": 501}, {"seat": "x"}, {"seat": -1}]
)
async def test_pages_have_bounds(house: House, params: Json) -> None:
    ann = await house.guest()
    table = await house.over(ann)
    await ann.get(f"/tables/{table}/replay", 422, **params)
    assert (await ann.get(f"/tables/{table}/replay", start=9000))["steps"] == []


async def test_a_match_longer_than_the_bound_is_shown_up_to_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("magehall.table.records.service.MOST_ENTRIES", 10)
    ann = await house.guest()
    table = await house.over(ann)
    page = await ann.get(f"/tables/{table}/replay")
    assert page["steps"][-1]["version"] <= 10
    assert page["whole"] is False
    assert (await ann.get(f"/tables/{table}/export", 409))["error"] == "record-too-long"


def test_the_cache_lets_go_of_what_was_not_looked_at() -> None:
    table = TableRow(
        id="a", game=LARDER_ID, rules=1, options={}, seats=2, secret="s", position=None, imported=False
    )
    chairs = [Chair(table_id="a", seat=seat, contribution="") for seat in range(2)]
    one = MatchReplay(Seating(table, chairs, {}), None)
    cache = ReplayCache(3 * one.size)
    for number in range(5):
        cache.put(f"t{number}", MatchReplay(Seating(table, chairs, {}), None))
        cache.find("t0", None)
    kept = [number for number in range(5) if cache.find(f"t{number}", None) is not None]
    assert kept == [0, 3, 4]


def test_many_take_backs_do_not_play_the_match_over_and_over(monkeypatch: pytest.MonkeyPatch) -> None:
    table = TableRow(
        id="a",
        game="battle_mages",
        rules=find_game("battle_mages").version,
        options={},
        seats=2,
        secret="s",
        position=None,
        imported=False,
    )
    chairs = [Chair(table_id="a", seat=seat, contribution="") for seat in range(2)]
    replay = MatchReplay(Seating(table, chairs, {}), None)

    def never(*_: object) -> None:
        raise AssertionError("played from the start")

    monkeypatch.setattr(Match, "replayed", never)
    entries = []
    for number in range(0, 400, 2):
        entries.append(StoredEntry(number + 1, "move", 0, "choose:fire", None, now()))
        entries.append(StoredEntry(number + 2, "undo", 0, None, {"to": 0}, now()))
    replay.extend(entries)
    assert len(replay.steps) == 401
