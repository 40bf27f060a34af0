"""Two people over real sockets: what counts, what is refused, and what nobody may learn."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.table.live.player import Player, company
from tests.table.support import LONG, LiveHall, live_hall_in_thread

Test = Callable[[Player, Player, str], Awaitable[None]]


def at_a_table(hall: LiveHall, test: Test, **table: Any) -> None:
    """Run a test with two people at a table that has begun."""

    async def whole() -> None:
        async with company(hall.url, hall.url) as (ann, bob):
            usual = {"game": "battle_mages", "options": {"mages": "deal", "first_seat": 0}}
            made = await ann.post("/api/tables", chairs=["me", "open"], public=True, **{**usual, **table})
            await bob.post(f"/api/tables/{made['id']}/join")
            await bob.post(f"/api/tables/{made['id']}/ready")
            await ann.open(made["id"])
            await bob.open(made["id"])
            await test(ann, bob, made["id"])

    asyncio.run(whole())


def test_two_who_answer_one_question_at_the_same_instant_are_both_heard(live_hall: LiveHall) -> None:
    async def test(ann: Player, bob: Player, table: str) -> None:
        assert ann.state["version"] == bob.state["version"] == ann.state["asked_since"] == 0
        await asyncio.gather(ann.move("mage:warlock"), bob.move("mage:priestess"))
        for who in (ann, bob):
            await who.until(lambda state: state["version"] == 2)
            assert not [note for note in who.notes if note["type"] == "refused"]

    at_a_table(live_hall, test, game="mage_wars", options={})


def test_two_people_play_a_match_to_its_end(live_hall: LiveHall) -> None:
    async def test(ann: Player, bob: Player, table: str) -> None:
        await asyncio.gather(ann.play(), bob.play())
        assert ann.state["table"]["state"] == bob.state["table"]["state"] == "over"
        assert ann.state["table"]["result"] == bob.state["table"]["result"]
        proof = (await ann.http.get(f"/api/tables/{table}/proof")).json()
        assert proof["holds"]

    at_a_table(live_hall, test)


def test_a_double_click_and_an_old_message_count_once(live_hall: LiveHall) -> None:
    async def test(ann: Player, bob: Player, table: str) -> None:
        version = ann.state["version"]
        for _ in range(3):
            await ann.say({"type": "move", "version": version, "option": "draw:pile"})
        await ann.until(lambda state: state["version"] == version + 1)
        await ann.say({"type": "move", "version": version, "option": "draw:pile"})
        await ann.say({"type": "ping"})
        await ann.note("pong")
        assert ann.state["version"] == version + 1
        assert len(ann.state["view"]["table"]["mages"][0]["hand"]) == 3

    at_a_table(live_hall, test)


def test_nobody_plays_anothers_seat_and_a_spectator_plays_none(live_hall: LiveHall) -> None:
    async def test(ann: Player, bob: Player, table: str) -> None:
        await bob.say({"type": "move", "version": bob.state["version"], "option": "draw:pile"})
        refused = await bob.note("refused")
        assert refused["code"] == "refused-not-asked"
        eve = ann.another()
        await eve.arrive()
        await eve.open(table)
        assert eve.state["you"] is None
        assert not any(card["spell"] for mage in eve.state["view"]["table"]["mages"] for card in mage["hand"])
        for message in (
            {"type": "move", "version": 0, "option": "draw:pile"},
            {"type": "resign"},
            {"type": "undo"},
            {"type": "reasons", "version": 1},
        ):
            await eve.say(message)
            assert (await eve.note("refused"))["code"] == "refused-spectator"
        assert ann.state["version"] == 0

    at_a_table(live_hall, test)


def test_an_invited_table_is_closed_to_strangers(live_hall: LiveHall) -> None:
    async def whole() -> None:
        async with company(live_hall.url, live_hall.url) as (ann, eve):
            made = await ann.post("/api/quick", game="battle_mages", bot="random")
            with pytest.raises(InvalidStatus):
                await eve.open(made["id"])

    asyncio.run(whole())


def test_a_foreign_page_cannot_connect(live_hall: LiveHall) -> None:
    async def test(ann: Player, bob: Player, table: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
        with pytest.raises(InvalidStatus):
            await connect(
                f"{live_hall.url.replace('http', 'ws', 1)}/ws/{table}",
                origin="https://evil.example",  # type: ignore[arg-type]  # an Origin is a str
                additional_headers={"Cookie": cookie},
                open_timeout=LONG,
            )

    at_a_table(live_hall, test)


GARBAGE = [
    "",
    "x",
    "[]",
    "null",
    "{}",
    '{"type":"move"}',
    '{"type":"move","version":"0","option":1}',
    '{"type":"nonsense"}',
    '{"type":"hello","since":-5}',
    '{"type":"hello","since":99999999}',
    '{"type":"chat","text":""}',
    '{"type":"move","version":0,"option":"' + "x" * 300 + '"}',
    "[" * 5000,
    "x" * 20_000,
]


def test_garbage_is_refused_and_changes_nothing(live_hall: LiveHall) -> None:
    async def test(ann: Player, bob: Player, table: str) -> None:
        assert ann.socket is not None
        for message in GARBAGE:
            await ann.socket.send(message)
        await ann.socket.send(b"\xff\xfe\x00")
        await ann.say({"type": "ping"})
        await ann.note("pong")
        assert {note["code"] for note in ann.notes if note["type"] == "refused"} >= {
            "refused-malformed",
            "refused-too-large",
        }
        assert ann.state["version"] == 0
        await ann.move("draw:pile")
        await ann.until(lambda state: state["version"] == 1)

    at_a_table(live_hall, test)


async def shout(socket: ClientConnection) -> None:
    """Send nonsense, a bounded amount of it, until the other side has had enough."""
    for _ in range(400):
        await socket.send("x")
        await asyncio.sleep(0.005)
    async with asyncio.timeout(LONG):
        while True:
            await socket.recv()


def test_one_who_goes_on_shouting_is_shown_out(live_hall: LiveHall) -> None:
    async def test(ann: Player, bob: Player, table: str) -> None:
        assert ann.socket is not None
        with pytest.raises(ConnectionClosed):
            await shout(ann.socket)
        await bob.say({"type": "ping"})
        await bob.note("pong")

    at_a_table(live_hall, test)


def test_reconnecting_lands_on_the_same_question(live_hall: LiveHall) -> None:
    async def test(ann: Player, bob: Player, table: str) -> None:
        await ann.move("draw:pile")
        await ann.until(lambda state: state["version"] == 1)
        before = ann.state
        assert ann.socket is not None
        await ann.socket.close()
        await ann.open(table)
        assert ann.state["view"] == before["view"]
        assert ann.state["events"] == []

    at_a_table(live_hall, test)


def test_two_tabs_of_one_person_see_the_same_and_move_once(live_hall: LiveHall) -> None:
    async def test(ann: Player, bob: Player, table: str) -> None:
        tab = ann.tab()
        await tab.open(table)
        assert tab.state["view"] == ann.state["view"]
        await asyncio.gather(ann.move("draw:pile"), tab.move("draw:centre"))
        await ann.until(lambda state: state["version"] == 1)
        await tab.until(lambda state: state["version"] == 1)
        assert ann.state["view"] == tab.state["view"]

    at_a_table(live_hall, test)


def test_chat_reaches_everyone_but_those_who_muted(live_hall: LiveHall) -> None:
    async def test(ann: Player, bob: Player, table: str) -> None:
        await ann.say({"type": "chat", "text": "Bonsoir <b>!</b>"})
        line = await bob.note("chat")
        assert line["text"] == "Bonsoir <b>!</b>"
        await bob.say({"type": "mute", "person": line["person"]})
        await bob.say({"type": "ping"})
        await bob.note("pong")
        await ann.say({"type": "chat", "text": "again"})
        await ann.note("chat")
        await ann.note("chat")
        await bob.say({"type": "report", "message": line["id"], "reason": "rude"})
        assert (await bob.note("reported"))["known"]
        assert [note["text"] for note in bob.notes if note["type"] == "chat"] == ["Bonsoir <b>!</b>"]

    at_a_table(live_hall, test)


def test_why_not_names_the_rule_in_my_language(live_hall: LiveHall) -> None:
    async def test(ann: Player, bob: Player, table: str) -> None:
        await ann.say({"type": "hello", "lang": "ru", "since": 0})
        await ann.say({"type": "why", "version": 0, "option": "draw:nothing"})
        why = await ann.note("why")
        assert why["refusals"][0]["message"] == "Среди ответов на этот вопрос такого нет."
        assert why["refusals"][0]["rule"] == "turn.draw"

    at_a_table(live_hall, test)


def test_one_can_ask_for_the_reasons_of_a_move(live_hall: LiveHall) -> None:
    async def test(ann: Player, bob: Player, table: str) -> None:
        await ann.move("draw:pile")
        await bob.until(lambda state: state["version"] == 1)
        await bob.say({"type": "reasons", "version": 1})
        told = await bob.note("reasons")
        assert (told["version"], told["seat"], told["whole"]) == (1, 0, False)
        assert (told["chosen"], told["why"], told["weighed"]) == (None, "", [])

    at_a_table(live_hall, test)


def test_nothing_hidden_is_in_any_byte_the_other_receives(live_hall: LiveHall) -> None:
    """Ann's hand, from her own eyes, is searched for in everything Bob is sent until it is played."""

    async def test(ann: Player, bob: Player, table: str) -> None:
        mine = {card["handle"] for card in ann.state["view"]["table"]["mages"][0]["hand"]}
        for state in (bob.state,):
            shown = {
                card["handle"]: card["spell"]
                for mage in state["view"]["table"]["mages"]
                for card in mage["hand"]
            }
            assert all(shown[handle] is None for handle in mine)
        dealt = [event for event in bob.state["events"] if event["event"] == "card-dealt"]
        assert dealt
        assert all(("spell" in event["args"]) == (event["args"]["mage"] == "#1") for event in dealt)
        assert "secret" not in json.dumps(bob.state)

    at_a_table(live_hall, test)


def test_whoever_talks_too_fast_is_heard_more_slowly_and_loses_nothing(tmp_path: Path) -> None:
    async def test(ann: Player, bob: Player, table: str) -> None:
        for _ in range(20):
            await ann.say({"type": "ping"})
        await ann.move("draw:pile")
        await bob.until(lambda state: state["version"] == 1)
        for _ in range(20):
            await ann.note("pong")
        assert not [note for note in ann.notes if note["type"] == "refused"]

    with live_hall_in_thread(tmp_path, messages_per_second=5) as hall:
        at_a_table(hall, test)
