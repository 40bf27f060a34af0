"""Windows: who is stopped there, and what the time they take depends on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import select

from magehall.kernel.matches.match import Match
from magehall.table.models import Chair, Person
from magehall.table.rooms.journal.entry import UNASKED
from magehall.table.rooms.journal.repository import Journal
from magehall.table.rooms.manager import RoomManager
from magehall.table.rooms.room.room import Room
from magehall.table.rooms.room.room_state import HeldAnswer
from magehall.table.rooms.visitors.visitor import Visitor
from magehall.table.wire.messages import Stop, StopAt
from tests.games.battle_mages.scenario import mage, scenario
from tests.table.rooms.conftest import Hall, WirePubSub, look, paced, until

InHall = Callable[..., None]


ABLE, UNABLE = 1, 0
"""In the window of these tests one seat could act, the others have nothing but passing."""


async def at_a_window(hall: Hall, hidden: str = "paralyze") -> tuple[RoomManager, Room, Visitor, Visitor]:
    """A table where a spell has just been cast, and Paralyze is in a hand or the pile; nobody passes by itself yet."""
    pile = ["ember-lance", "heal"] if hidden == "paralyze" else ["ember-lance", "paralyze"]
    position = scenario(mage("stone-hand", "rage"), mage(hidden), mage(), pile=pile).match.setup.position
    table = await hall.table(["ann", "bob", "cid"], position=position, options={})
    manager = await hall.server()
    room, ann = await look(manager, table, "ann")
    _, bob = await look(manager, table, "bob")
    room.stops = dict.fromkeys(range(3), "always")
    await room.move(0, 0, "cast:stone-hand")
    assert room.in_window()
    assert len(room.match.pending[ABLE].options) == (2 if hidden == "paralyze" else 1)
    assert len(room.match.pending[UNABLE].options) == 1
    return manager, room, ann, bob


async def begin_anew(manager: RoomManager, room: Room, seat: int, stops: Stop) -> None:
    """Open the window once more, with one seat's setting as given; the others pass by themselves."""
    room.stops = {**dict.fromkeys(range(room.table.seats), "never"), seat: stops}
    await manager.attend(room, again=True)


@pytest.mark.parametrize(
    ("stops", "matters", "stopped"),
    [
        ("always", False, True),
        ("able", False, True),
        ("matters", True, True),
        ("matters", False, False),
        ("never", True, False),
    ],
)
def test_a_seat_that_could_act_is_stopped_where_its_player_wants_it(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch, stops: Stop, matters: bool, stopped: bool
) -> None:
    async def test(hall: Hall) -> None:
        manager, room, _, bob = await at_a_window(hall)
        monkeypatch.setattr(Match, "window_matters", lambda _match, _seat: matters)
        version = room.version
        await begin_anew(manager, room, ABLE, stops)
        assert bool(room.state_for(bob).view.decision) == stopped
        if stopped:
            await paced(manager, room)
            assert room.version == version
            await room.journal.hold(room.id, ABLE, version, "pass")
            await room.pubsub.publish(room.id, {"kind": "held"})
        await until(lambda: room.version > version)

    in_hall(test)


def alone_without_looking_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on servers are alone, and looking answers up in the database fails."""

    async def look_up(*_args: object) -> dict[int, str]:
        raise AssertionError("a server that is alone knows all answers")

    monkeypatch.setattr(WirePubSub, "shared", False)
    monkeypatch.setattr(Journal, "held", look_up)


def test_a_server_that_is_alone_closes_windows_without_asking_the_database(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hall: Hall) -> None:
        alone_without_looking_up(monkeypatch)
        manager, room, _, _ = await at_a_window(hall)
        version = room.version
        await begin_anew(manager, room, ABLE, "always")
        await paced(manager, room)
        await room.journal.hold(room.id, ABLE, version, "pass")
        room.hold(ABLE, HeldAnswer(version, "pass"))
        await room.pubsub.publish(room.id, {"kind": "held", "seat": ABLE, "version": version})
        await until(lambda: room.version > version)

    in_hall(test)


def test_a_server_that_opens_a_room_knows_what_was_answered_before(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hall: Hall) -> None:
        alone_without_looking_up(monkeypatch)
        manager, room, _, _ = await at_a_window(hall)
        await begin_anew(manager, room, ABLE, "always")
        await paced(manager, room)
        (paralyze,) = [option.id for option in room.match.pending[ABLE].options if option.verb != "pass"]
        await room.journal.hold(room.id, ABLE, room.version, paralyze)
        await manager.close()
        reopened, _ = await look(await hall.server(), room.id, "bob")
        assert reopened.known_answers() == {ABLE: paralyze}
        reopened.stops = dict.fromkeys(range(3), "never")
        await until(lambda: (ABLE, paralyze) in reopened.match.moves)

    in_hall(test)


async def held_in_the_database(hall: Hall, room: Room) -> list[str]:
    async with hall.database.reading() as session:
        rows = await session.scalars(select(Chair.held).where(Chair.table_id == room.id))
        return [held for held in rows if held is not None]


def test_the_last_answer_is_written_with_the_others_and_not_before(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager, room, _, _ = await at_a_window(hall)
        version = room.version
        await begin_anew(manager, room, ABLE, "always")
        await paced(manager, room)
        (paralyze,) = [option.id for option in room.match.pending[ABLE].options if option.verb != "pass"]
        asked, written = room.asked(), hall.database.written
        assert await manager.close_window(room, ABLE, paralyze, version)
        assert hall.database.written == written + 1
        assert (ABLE, paralyze) in room.match.moves
        entries = (await room.journal.since(room.id, version))[: len(asked)]
        assert {entry.seat: entry.data for entry in entries} == {
            seat: None if seat == ABLE else UNASKED for seat in asked
        }
        assert await held_in_the_database(hall, room) == []

    in_hall(test)


def test_an_answer_closes_no_window_that_waits_for_others(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager, room, _, _ = await at_a_window(hall)
        version = room.version
        await manager.attend(room, again=True)
        await paced(manager, room)
        assert not await manager.close_window(room, ABLE, "pass", version)
        assert not await manager.close_window(room, UNABLE, "pass", version)
        assert room.version == version
        assert not manager.conductors[room.id]._held

    in_hall(test)


def test_an_answer_closes_no_window_before_its_pace_is_over(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager, room, _, _ = await at_a_window(hall)
        version = room.version
        conductor = manager.conductors[room.id]
        for seat in room.asked():
            if seat != ABLE:
                await conductor.hold(seat, "pass", version)
        assert not await manager.close_window(room, ABLE, "pass", version)
        assert room.version == version

    in_hall(test, window_pace=3600)


def test_an_answer_that_could_not_be_written_closes_nothing_later(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_args: object, **_wishes: object) -> int:
        raise OSError("the database is away")

    async def test(hall: Hall) -> None:
        manager, room, _, bob = await at_a_window(hall)
        version = room.version
        await begin_anew(manager, room, ABLE, "always")
        await paced(manager, room)
        with monkeypatch.context() as broken:
            broken.setattr(Journal, "append", away)
            with pytest.raises(OSError, match="away"):
                await manager.close_window(room, ABLE, "pass", version)
        await manager.conductors[room.id].reconsider()
        assert room.version == version
        assert room.state_for(bob).view.decision
        assert await manager.close_window(room, ABLE, "pass", version)

    in_hall(test)


def test_who_has_answered_is_shown_that_once(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager, room, _, bob = await at_a_window(hall)
        version = room.version
        room.hold(ABLE, HeldAnswer(version, "pass"))
        assert b'"held":true' in (await bob.outbox.next() or b"")
        await manager.on_note(room.id, {"kind": "held", "seat": ABLE, "version": version})
        bob.outbox.close("nothing more")
        assert await bob.outbox.next() is None

    in_hall(test, window_pace=3600)


@pytest.mark.parametrize("stops", ["able", "matters"])
def test_a_seat_with_nothing_but_passing_is_stopped_only_if_it_always_wants_to_be(
    in_hall: InHall, stops: Stop
) -> None:
    async def test(hall: Hall) -> None:
        manager, room, ann, _ = await at_a_window(hall)
        assert room.state_for(ann).view.decision
        version = room.version
        await begin_anew(manager, room, UNABLE, stops)
        assert not room.state_for(ann).view.decision
        await until(lambda: room.version > version)

    in_hall(test)


def test_who_has_chosen_nothing_is_stopped_where_it_matters(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        table = await hall.table(["ann", "bob"])
        async with hall.database.session() as session:
            bob = await session.get(Person, "bob")
            assert bob is not None
            bob.settings = {"stops": "able"}
        room, _ = await look(await hall.server(), table, "ann")
        assert room.stops == {0: "matters", 1: "able"}

    in_hall(test)


@pytest.mark.parametrize(
    ("stops", "at", "stopped"),
    [
        ("always", {"aimed": "never"}, False),
        ("never", {"aimed": "always"}, True),
        ("matters", {"aimed": "always"}, True),
        ("always", {"strikes": "never"}, True),
        ("never", {"strikes": "always"}, False),
    ],
)
def test_a_wish_for_one_window_counts_there_and_nowhere_else(
    in_hall: InHall, stops: Stop, at: dict[str, StopAt], stopped: bool
) -> None:
    async def test(hall: Hall) -> None:
        manager, room, ann, _ = await at_a_window(hall)
        room.stops_at = {UNABLE: at}
        version = room.version
        await begin_anew(manager, room, UNABLE, stops)
        assert bool(room.state_for(ann).view.decision) == stopped
        if stopped:
            await paced(manager, room)
            assert room.version == version
        else:
            await until(lambda: room.version > version)

    in_hall(test)


def test_a_wish_for_one_window_is_kept_with_the_person_and_its_game(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        table = await hall.table(["ann", "bob"])
        async with hall.database.session() as session:
            bob = await session.get(Person, "bob")
            assert bob is not None
            bob.settings = {"stops_at": {"battle_mages": {"aimed": "never"}, "mage_wars": {"moved": "never"}}}
        room, _ = await look(await hall.server(), table, "ann")
        assert room.stops_at == {0: {}, 1: {"aimed": "never"}}

    in_hall(test)


def test_who_turns_a_stop_off_in_the_open_window_passes_there(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager, room, _, _ = await at_a_window(hall)
        version = room.version
        await begin_anew(manager, room, ABLE, "always")
        await paced(manager, room)
        assert room.version == version
        await room.pubsub.publish(room.id, {"kind": "stops", "seat": ABLE, "windows": "never", "at": {}})
        await until(lambda: room.version > version)

    in_hall(test)


def test_who_turns_a_stop_on_in_the_open_window_is_waited_for(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager, room, _, bob = await at_a_window(hall)
        version = room.version
        await begin_anew(manager, room, UNABLE, "always")
        await paced(manager, room)
        note = {"kind": "stops", "seat": ABLE, "windows": "never", "at": {"aimed": "always"}}
        await manager.on_note(room.id, note)
        assert room.state_for(bob).view.decision
        await room.journal.hold(room.id, UNABLE, version, "pass")
        await manager.on_note(room.id, {"kind": "held"})
        assert room.version == version

    in_hall(test)


@pytest.mark.parametrize("at", [{}, {"aimed": "never"}])
@pytest.mark.parametrize("hidden", ["paralyze", "leech"])
def test_no_window_closes_before_its_pace_whatever_is_in_a_hand(
    in_hall: InHall, hidden: str, at: dict[str, StopAt]
) -> None:
    async def test(hall: Hall) -> None:
        manager, room, _, _ = await at_a_window(hall, hidden)
        version = room.version
        room.stops_at = {ABLE: at}
        await begin_anew(manager, room, ABLE, "always" if at else "never")
        await hall.wind(3000)
        await asyncio.sleep(0.2)
        assert room.version == version
        await hall.wind(600)
        await until(lambda: room.version > version)

    in_hall(test, window_pace=3600)
