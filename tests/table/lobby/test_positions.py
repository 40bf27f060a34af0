"""Tables that begin at a position somebody brought along; and what such files may try."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from typing import Any

import pytest

import magehall
from magehall.games.battle_mages import BATTLE_MAGES
from magehall.kernel.matches.match import Match
from magehall.table.lobby import sandbox, sandbox_worker, service
from magehall.table.lobby.sandbox import check_upload
from magehall.table.lobby.sandbox_worker import CheckedUpload, Upload, check
from magehall.table.rate_limits import MemoryRateLimiter
from tests.table.lobby.house import BATTLE, House, Json, refusal
from tests.table.support import PASSWORD

pytestmark = pytest.mark.anyio
in_sandbox = pytest.mark.sandbox

EXAMPLE = BATTLE_MAGES.folder / "positions" / "examples" / "worked_example_chain.yaml"


def midgame(seed: int, moves: int) -> Match[Any]:
    match = magehall.new_match(BATTLE, 3, seed)
    luck = random.Random(seed)
    for _ in range(moves):
        seat, decision = luck.choice(list(match.pending.items()))
        match.apply(seat, luck.choice(decision.options).id)
    return match


@in_sandbox
async def test_a_table_begins_at_its_position(house: House) -> None:
    ann = await house.guest()
    table = await ann.table("me", "random", "random", position=EXAMPLE.read_text())
    assert (table["state"], table["from_position"]) == ("playing", True)
    match = await house.match(table["id"])
    assert [mage["life"] for mage in match.view(0)["table"]["mages"]] == [20, 20, 20]
    assert [card["spell"] for card in match.view(0)["table"]["mages"][0]["hand"]] == [
        "ember-lance",
        "stone-hand",
    ]
    seating = await house.seating(table["id"])
    assert len(seating.table.secret) == 64  # the table's luck is its own, whatever the file says


async def test_a_position_from_the_middle_of_a_window_too(house: House) -> None:
    ann = await house.guest()
    match = next(
        match
        for moves in range(30, 90)
        if (match := midgame(5, moves)).state.stack and type(match.state.stack[-1]).__name__ == "Window"
    )
    document = magehall.describe_position(match)
    table = await ann.table("me", "random", "random", position=document)
    again = await house.match(table["id"])
    assert {seat: [o.id for o in d.options] for seat, d in again.pending.items()} == {
        seat: [o.id for o in d.options] for seat, d in match.pending.items()
    }


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ("game: battle_mages\nseats: 2\nmages:\n  - school: fire\n    life: 99\n", "position:5"),
        ("game: battle_mages\nseats: 2\nmages: []\n", "position:3"),
        pytest.param("[" * 3000, "not YAML", marks=in_sandbox),
        ("a: &a [1]\nb: *a", "not YAML"),
        ("just words", "keys and values"),
        ("/etc/passwd", "keys and values"),
        ({"game": "chess", "seats": 2}, "no game"),
        ({"game": BATTLE, "seats": 2, "mages": [], "stack": [{"procedure": "Boom"}]}, "mages"),
        (EXAMPLE.read_text() + "dice: [1]\n", "loaded dice"),
        (EXAMPLE.read_text() + "options: {mages: never}\n", "options of battle_mages"),
        pytest.param(
            EXAMPLE.read_text() + "stack: [{procedure: Duel, active: 7, step: turn}]\n", "", marks=in_sandbox
        ),
    ],
)
async def test_positions_that_cannot_be(house: House, position: str | Json, said: str) -> None:
    ann = await house.guest()
    answer = await ann.table("me", "random", "random", status=422, position=position)
    assert answer["error"] == "bad-position"
    assert said in answer["message"]


async def test_the_position_must_be_of_the_table(house: House) -> None:
    ann = await house.guest()
    answer = await ann.table("me", "random", status=422, position=EXAMPLE.read_text())
    assert answer["error"] == "other-position"


async def test_a_position_holds_no_more_than_a_match_could(house: House) -> None:
    ann = await house.guest()
    army: Json = {
        "game": "mage_wars",
        "seats": 2,
        "players": [{"mage": "beastmaster"}, {"mage": "wizard"}],
        "objects": [{"card": "bitterwood_fox", "zone": "a1"} for _ in range(550)],
    }
    answer = await ann.table("me", "random", game="mage_wars", status=422, position=army)
    assert answer["error"] == "bad-position"
    assert "take 544 away" in answer["message"]
    assert "$.players[0]" in answer["message"]
    army["objects"] = army["objects"][:6]
    await ann.table("me", "random", game="mage_wars", position=army)


async def test_huge_positions_are_not_even_looked_at(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(_: Upload, _who: str) -> CheckedUpload:
        raise AssertionError("this was looked at")

    monkeypatch.setattr("magehall.table.lobby.service.check_upload", never)
    ann = await house.guest()
    assert (await ann.table("me", "open", status=422, position="x" * 70_000))["error"] == "invalid"
    huge = {"game": BATTLE, "pile": ["spore-cloud"] * 9000}
    assert (await ann.table("me", "open", status=422, position=huge))["error"] == "invalid"
    answer = await ann.table("me", "open", status=413, position="x" * 1_100_000)
    assert answer["error"] == "too-large"


async def test_who_brings_many_files_at_once_waits_alone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, asked = asyncio.Event(), 0

    async def slow(_: bytes) -> CheckedUpload:
        nonlocal asked
        asked += 1
        await go_on.wait()
        return CheckedUpload("nonsense")

    monkeypatch.setattr(sandbox, "_ask_child", slow)
    ann = await house.guest()
    await ann.client.post("/api/me/register", json={"name": "Ann", "password": PASSWORD})
    eves = [await house.guest() for _ in range(4)]
    wanted = {"game": BATTLE, "chairs": ["me", "open"], "position": "x"}
    floods = [asyncio.create_task(eve.try_post("/tables", wanted)) for eve in eves * 2]
    while sum(flood.done() for flood in floods) < len(floods) - 1 - sandbox.WAITING_EACH:
        await asyncio.sleep(0.005)
    assert {flood.result()[0] for flood in floods if flood.done()} == {429}
    own = asyncio.create_task(ann.try_post("/tables", wanted))
    while asked < 2:
        await asyncio.sleep(0.005)
    go_on.set()
    assert (await own)[0] == 422, "it was looked at"
    assert sorted([(await flood)[0] for flood in floods]) == [422] * 3 + [429] * 5


async def test_nobody_has_files_looked_at_without_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def bad(_: Upload, _who: str) -> CheckedUpload:
        return CheckedUpload("nonsense")

    monkeypatch.setattr(service, "check_upload", bad)
    house.hall.limits = MemoryRateLimiter(tick=lambda: 0.0)
    ann, bob = await house.guest(), await house.guest()
    wanted = {"game": BATTLE, "chairs": ["me", "open"], "position": "x"}
    statuses = [(await ann.try_post("/tables", wanted))[0] for _ in range(20)]
    most = service.VETTED_PER_MINUTE
    assert statuses == [422] * most + [429] * (20 - most)
    assert await refusal(bob.try_post("/tables", wanted)) == (422, "bad-position")


@in_sandbox
async def test_what_never_ends_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    # Rules that run for ever are not to be had for the asking, so the child sleeps instead.
    start = asyncio.create_subprocess_exec
    monkeypatch.setattr(
        asyncio, "create_subprocess_exec", lambda *_, **pipes: start("sleep", "infinity", **pipes)
    )
    monkeypatch.setattr(sandbox, "SECONDS", 0.1)
    assert "too long" in (await check_upload(Upload("position", "game: battle_mages"), "ann")).problem
    assert sandbox._queue().running == 0


def test_whatever_the_rules_make_of_a_file_comes_back_as_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(_: object) -> None:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr(sandbox_worker, "read_position", stumble)
    assert "by zero" in check(Upload("position", "x")).problem


def test_a_position_that_breaks_a_rule_further_on_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def trap(*_: object) -> None:
        raise magehall.BrokenRule("after some moves")

    monkeypatch.setattr(Match, "apply", trap)
    assert "after some moves" in check(Upload("position", EXAMPLE.read_text())).problem


def test_a_worker_loads_the_rules_and_no_part_of_the_server() -> None:
    """One is started for every file: what it imports is most of what a file costs."""
    code = "import sys, magehall.table.lobby.sandbox_worker; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert not {"fastapi", "sqlalchemy", "alembic", "asyncio"} & set(loaded.split())
