"""News get lost and servers die: what the database says counts, and is found out all the same."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import pytest

from magehall.table.rooms import manager as manager_module
from magehall.table.rooms.conducting import offers
from magehall.table.rooms.conducting.resignation import give_up
from magehall.table.rooms.manager import RoomManager
from magehall.table.rooms.room import room_state
from magehall.table.rooms.room.room import Room
from tests.table.rooms.conftest import Hall, look, paced, until

InHall = Callable[..., None]


async def cut_off(hall: Hall) -> tuple[Room, Room]:
    """One table on two servers, with one of its people each, between which no news gets through."""
    table = await hall.table(["ann", "bob"])
    one, two = await hall.server(), await hall.server()
    here, _ = await look(one, table, "ann")
    there, _ = await look(two, table, "bob")
    hall.wire.listeners.clear()
    return here, there


@pytest.mark.parametrize("what", ["abort", "adjourn"])
def test_a_match_that_is_over_elsewhere_is_not_called_off_here(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    async def not_yet(_keeper: RoomManager) -> None:
        """The tables are not compared with the database before that."""

    async def test(hall: Hall) -> None:
        monkeypatch.setattr(RoomManager, "_compare", not_yet)
        here, there = await cut_off(hall)
        async with here.lock:
            await give_up(here, 0, "resigned")
        if what == "abort":
            await offers.abort(there)
        else:
            await offers.offer(there, 0, "adjourn")
            await offers.answer(there, 1, "adjourn", yes=True)
        assert there.table.state == "over"
        assert there.version == here.version
        loaded = await here.journal.load(here.id)
        assert loaded is not None
        assert loaded.table.state == "over"

    in_hall(test)


def test_a_table_called_off_elsewhere_takes_no_move(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        here, there = await cut_off(hall)
        await offers.abort(here)
        assert not await there.move(0, 0, "draw:pile")
        assert there.table.state == "aborted"
        assert there.version == 0

    in_hall(test)


def test_what_no_news_told_is_found_out_all_the_same(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(manager_module, "TICK", 0.05)

    async def test(hall: Hall) -> None:
        here, there = await cut_off(hall)
        await here.move(0, 0, "draw:pile")
        await until(lambda: there.version == 1)
        await offers.abort(here)
        await until(lambda: there.table.state == "aborted")

    in_hall(test)


def test_an_answer_whose_news_were_lost_still_closes_its_window(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(manager_module, "TICK", 0.05)

    async def test(hall: Hall) -> None:
        manager = await hall.server()
        room, _ = await look(manager, await hall.table(["ann", "bob"]), "ann")
        room.stops = {0: "always", 1: "always"}
        await room.move(0, 0, "draw:pile")
        await room.move(0, 1, room.match.pending[0].options[0].id)
        version = room.version
        await paced(manager, room)
        assert (room.version, room.in_window()) == (version, True)
        for seat in room.asked():
            await room.journal.hold(room.id, seat, version, "pass")
        await until(lambda: room.version > version)

    in_hall(test)


def test_nobody_is_here_any_more_who_was_on_a_server_that_died(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    watch = SimpleNamespace(monotonic=lambda: now[0])
    monkeypatch.setattr(manager_module, "TICK", 0.02)
    monkeypatch.setattr(manager_module, "time", watch)
    monkeypatch.setattr(room_state, "time", watch)

    async def test(hall: Hall) -> None:
        table = await hall.table(["ann", "bob"])
        one, two = await hall.server(), await hall.server()
        here, _ = await look(one, table, "ann")
        await look(two, table, "bob")
        bob = two.id, 1
        await until(lambda: 1 in here.present())
        for _ in range(6):
            believed = here.elsewhere[bob]
            now[0] += manager_module.PRESENCE_SECONDS / 3 + 1
            assert 1 in here.present(), "who stays is here"
            await until(lambda: here.elsewhere[bob] > believed)  # noqa: B023 - it is called only here
        await two.close()
        hall.managers.remove(two)
        assert here.present() == [0, 1], "nobody knows yet"
        now[0] += manager_module.PRESENCE_SECONDS
        assert here.present() == [0]
        await until(lambda: bob not in here.elsewhere)

    in_hall(test)
