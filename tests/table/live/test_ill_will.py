"""Ill will over a real socket: no message of a stranger counts, no flood and no failure hurts anyone else."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any, get_args

import pytest
from sqlalchemy.exc import OperationalError

from magehall.table.message_limits import RateLimit
from magehall.table.rate_limits import MemoryRateLimiter
from magehall.table.rooms import endpoints
from magehall.table.rooms.chat.repository import LINES_PER_MINUTE, ChatRepository
from magehall.table.rooms.journal.repository import Journal
from magehall.table.rooms.limits import LIMITS
from magehall.table.rooms.manager import ENTERING
from magehall.table.security import person_of_socket
from magehall.table.wire import messages
from tests.table.live.player import Player, company
from tests.table.live.test_socket import at_a_table
from tests.table.support import LiveHall

EVERY: dict[type[messages.ClientMessage], dict[str, Any]] = {
    messages.Hello: {"since": 0, "lang": "fr"},
    messages.MoveMessage: {"version": 0, "option": "draw:pile"},
    messages.Plan: {"moves": ["draw:pile"]},
    messages.PlayOut: {"version": 0, "moves": ["draw:pile"]},
    messages.Why: {"version": 0},
    messages.Reasons: {"version": 1},
    messages.Undo: {},
    messages.Offer: {"what": "draw"},
    messages.Answer: {"what": "draw", "yes": True},
    messages.Resign: {},
    messages.Abort: {},
    messages.Chat: {"text": "let me play"},
    messages.Emote: {"name": "hurry"},
    messages.Stops: {"windows": "never"},
    messages.ReportMessage: {"message": 1},
    messages.MuteMessage: {"person": "nobody"},
    messages.Ping: {},
}
HARMLESS = (messages.Hello, messages.ReportMessage, messages.MuteMessage, messages.Ping)
"""What whoever watches may say: it changes nothing at the table."""


def test_every_message_there_is_has_been_thought_of() -> None:
    assert set(EVERY) == set(get_args(messages.AnyMessage))


def test_no_message_of_a_second_account_changes_anything_at_a_table(live_hall: LiveHall) -> None:
    async def test(ann: Player, bob: Player, table: str) -> None:
        await bob.say({"type": "offer", "what": "draw"})
        before = await ann.until(lambda state: bool(state["offers"]))
        eve = ann.another()
        await eve.arrive()
        await eve.open(table)
        for kind, content in EVERY.items():
            await eve.say({"type": kind.__struct_config__.tag, **content})
            if kind not in HARMLESS:
                assert (await eve.note("refused"))["code"] == "refused-spectator", kind
        await eve.say({"type": "ping"})
        await eve.note("pong")
        await ann.say({"type": "ping"})
        await ann.note("pong")
        assert not [note for note in ann.notes if note["type"] in ("chat", "emote")]
        await ann.open(table)
        for key in ("version", "view", "offers", "seats", "table"):
            assert ann.state[key] == before[key], key

    at_a_table(live_hall, test)


def test_spectators_who_come_all_at_once_are_let_in_one_after_the_other(
    live_hall: LiveHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their requests take turns, so that a move never waits for all of them."""
    inside, most = 0, 0

    def counted(work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def count(*args: Any) -> Any:
            nonlocal inside, most
            inside += 1
            most = max(most, inside)
            try:
                return await work(*args)
            finally:
                inside -= 1

        return count

    async def test(ann: Player, bob: Player, table: str) -> None:
        monkeypatch.setattr(endpoints, "person_of_socket", counted(person_of_socket))
        monkeypatch.setattr(ChatRepository, "history_for", counted(ChatRepository.history_for))
        crowd = [ann.another() for _ in range(10)]
        for eve in crowd:
            await eve.arrive()
        await asyncio.gather(*(eve.open(table) for eve in crowd))
        assert [eve.state["you"] for eve in crowd] == [None] * len(crowd)
        assert most == ENTERING
        await ann.move("draw:pile")
        for eve in crowd:
            await eve.until(lambda state: state["version"] == 1)

    at_a_table(live_hall, test)


ODD: list[dict[str, Any]] = [
    {"type": "report", "message": 2**63},
    {"type": "report", "message": -1},
    {"type": "report", "message": 10**30},
    {"type": "report", "message": 1, "reason": "\0"},
    {"type": "mute", "person": "\0"},
    {"type": "mute", "person": "\ud800"},
    {"type": "chat", "text": "\0"},
    {"type": "chat", "text": "   \n "},
    {"type": "chat", "text": "\ud800"},
    {"type": "chat", "text": "\u202e\u2066\u200b"},
    {"type": "move", "version": 2**63, "option": "\0"},
    {"type": "move", "version": 0, "option": "\ud800"},
    {"type": "reasons", "version": 2**63},
    {"type": "hello", "since": 2**63},
    {"type": "why", "version": -(2**63), "option": "\0"},
    {"type": "stops", "windows": "never", "at": {"\0": "never"}},
]


@pytest.mark.parametrize("odd", ODD, ids=[json.dumps(odd)[:60] for odd in ODD])
def test_odd_messages_do_not_end_the_connection(live_hall: LiveHall, odd: dict[str, Any]) -> None:
    async def test(ann: Player, bob: Player, table: str) -> None:
        await ann.say(odd)
        await ann.say({"type": "ping"})
        await ann.note("pong")
        await ann.move("draw:pile")
        await bob.until(lambda state: state["version"] == 1)
        assert not [note for note in bob.notes if note["type"] == "chat"]

    at_a_table(live_hall, test)


def test_chat_is_read_as_it_was_meant(live_hall: LiveHall) -> None:
    async def test(ann: Player, bob: Player, table: str) -> None:
        await ann.say({"type": "chat", "text": "  good\u202e\0\n\n\n\nluck\u200d!  "})
        assert (await bob.note("chat"))["text"] == "good luck!"

    at_a_table(live_hall, test)


@pytest.fixture
def no_refills(live_hall: LiveHall, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a test takes, what was used up stays so."""
    assert live_hall.hall is not None
    assert isinstance(live_hall.hall.limits, MemoryRateLimiter)
    for buckets in (live_hall.hall.limits._buckets, live_hall.hall.message_limits.buckets):
        monkeypatch.setattr(buckets, "_tick", lambda: 0.0)


@pytest.mark.usefixtures("no_refills")
def test_a_flood_of_chat_is_dammed_and_nobody_can_talk_for_another(live_hall: LiveHall) -> None:
    async def test(ann: Player, bob: Player, table: str) -> None:
        tab = ann.tab()
        await tab.open(table)
        for number in range(60):
            await (ann if number % 2 else tab).say({"type": "chat", "text": f"line {number}"})
        assert (await ann.note("refused"))["code"] == "refused-too-fast"
        await bob.say({"type": "chat", "text": "enough"})
        heard: list[str] = []
        while "enough" not in heard:
            heard.append((await bob.note("chat"))["text"])
        assert len(heard) == LINES_PER_MINUTE + 1
        await ann.move("draw:pile")
        await bob.until(lambda state: state["version"] == 1)

    at_a_table(live_hall, test)


@pytest.mark.usefixtures("no_refills")
@pytest.mark.parametrize(
    "kind", [kind for kind in EVERY if kind in LIMITS and kind not in (messages.Resign, messages.Abort)]
)
def test_what_is_dear_to_answer_cannot_be_asked_for_without_end(
    live_hall: LiveHall, monkeypatch: pytest.MonkeyPatch, kind: type[messages.ClientMessage]
) -> None:
    """Counted are all sockets of a person together."""

    async def test(ann: Player, bob: Player, table: str) -> None:
        tab = ann.tab()
        await tab.open(table)
        monkeypatch.setitem(LIMITS, kind, RateLimit("little", 1 / 1000, 5))
        for number in range(12):
            await (ann if number % 2 else tab).say({"type": kind.__struct_config__.tag, **EVERY[kind]})
        for person in (ann, tab):
            while (await person.note("refused"))["code"] != "refused-too-fast":
                pass
        await bob.say({"type": "ping"})
        await bob.note("pong")

    at_a_table(live_hall, test)


def test_a_line_is_reported_once_by_each(live_hall: LiveHall) -> None:
    async def test(ann: Player, bob: Player, table: str) -> None:
        await ann.say({"type": "chat", "text": "hm"})
        line = await bob.note("chat")
        for _ in range(3):
            await bob.say({"type": "report", "message": line["id"], "reason": "rude"})
            assert (await bob.note("reported"))["known"]
        assert live_hall.hall is not None
        assert await count(live_hall, line["id"]) == 1

    at_a_table(live_hall, test)


async def count(hall: LiveHall, message: int) -> int:
    """How many reports of a line there are."""
    assert hall.hall is not None
    file = hall.hall.settings.database.partition(":///")[2]
    with closing(sqlite3.connect(file)) as database:
        found = database.execute("SELECT count(*) FROM reports WHERE message_id = ?", (message,)).fetchone()
    return int(found[0])


def test_a_database_that_fails_costs_a_move_but_not_the_connection(
    live_hall: LiveHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    sound = Journal.append

    async def full(*_: Any, **__: Any) -> int:
        raise OperationalError("", {}, Exception("database or disk is full"))

    async def test(ann: Player, bob: Player, table: str) -> None:
        monkeypatch.setattr(Journal, "append", full)
        await ann.move("draw:pile")
        refused = await ann.note("refused")
        assert (refused["code"], refused["version"]) == ("refused-trouble", 0)
        monkeypatch.setattr(Journal, "append", sound)
        await ann.move("draw:pile")
        await bob.until(lambda state: state["version"] == 1)

    at_a_table(live_hall, test)


def test_a_conversation_that_breaks_leaves_no_ghost_at_the_table(
    live_hall: LiveHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(ann: Player, bob: Player, table: str) -> None:
        assert live_hall.hall is not None
        assert live_hall.hall.rooms is not None
        room = live_hall.hall.rooms.rooms[table]

        async def broken(*_: Any, **__: Any) -> int:
            raise ZeroDivisionError

        monkeypatch.setattr(Journal, "append", broken)
        await ann.say({"type": "move", "version": 0, "option": "draw:pile"})
        state = await bob.until(lambda state: not state["seats"][0]["here"])
        assert state["seats"][1]["here"]
        assert len(room.visitors) == 1

    at_a_table(live_hall, test)


def test_whoever_lost_the_seat_to_a_bot_cannot_play_it_from_a_silent_tab(live_hall: LiveHall) -> None:
    async def whole() -> None:
        async with company(*[live_hall.url] * 3) as (ann, bob, cid):
            made = await ann.post(
                "/api/tables",
                game="battle_mages",
                chairs=["me", "open", "open"],
                public=True,
                options={"mages": "deal", "first_seat": 0},
            )
            for person in (bob, cid):
                await person.post(f"/api/tables/{made['id']}/join")
                await person.post(f"/api/tables/{made['id']}/ready")
            await bob.open(made["id"])
            silent = bob.tab()
            await silent.connect(made["id"])
            await silent.say({"type": "ping"})
            await silent.note("pong")
            await bob.say({"type": "resign"})
            await bob.until(lambda state: state["you"] is None)
            await silent.say({"type": "move", "version": bob.state["version"], "option": "draw:pile"})
            assert (await silent.note("refused"))["code"] == "refused-spectator"

    asyncio.run(whole())
