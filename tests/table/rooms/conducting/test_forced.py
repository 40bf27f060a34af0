"""Answers that leave no choice are given by the table: at once, or at a person's pace where others cannot know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from magehall.kernel.decision import BrokenRule, IllegalMove
from magehall.kernel.matches.match import Match
from magehall.table.rooms.conducting import offers
from magehall.table.rooms.journal.entry import UNASKED
from magehall.table.rooms.manager import RoomManager
from magehall.table.rooms.room.room import Room
from magehall.table.rooms.visitors.visitor import Visitor
from tests.table.rooms.conftest import Hall, look, until
from tests.table.rooms.narrow import FIRST, OTHER
from tests.table.rooms.narrow import narrow as narrow

InHall = Callable[..., None]
HOUR = {"window_pace": 3600.0, "window_most": 3600.0}


async def on_the_road(
    hall: Hall, other: str = "bob", **columns: Any
) -> tuple[RoomManager, Room, Visitor, Visitor]:
    table = await hall.table(["ann", other], game="narrow", options={}, **columns)
    manager = await hall.server()
    room, ann = await look(manager, table, "ann")
    _, bob = await look(manager, table, "bob")
    return manager, room, ann, bob


async def goes(room: Room, option: str) -> None:
    assert await room.move(FIRST, room.version, option)


def moves(room: Room) -> list[str]:
    return [option for _, option in room.match.moves]


def test_where_everyone_sees_that_there_is_no_choice_it_is_made_at_once(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        _, room, _, _ = await on_the_road(hall)
        await goes(room, "alley")
        await until(lambda: moves(room) == ["alley", "on"])

    in_hall(test, **HOUR)


def test_what_all_see_to_be_forced_is_written_and_shown_with_what_led_there(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        _, room, _, bob = await on_the_road(hall)
        await until(lambda: room.present() == [FIRST, OTHER])
        written = hall.database.written
        await goes(room, "alley")
        assert moves(room) == ["alley", "on"]
        assert hall.database.written == written + 1
        assert [entry.data for entry in await room.journal.since(room.id, 0)] == [None, UNASKED]
        assert b'"version":2' in (await bob.outbox.next() or b"")

    in_hall(test, **HOUR)


def test_what_is_forced_and_breaks_a_rule_takes_nothing_of_what_led_there(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    sound = Match.apply

    def apply(match: Match[Any], seat: int, option: str) -> Any:
        if option == "on":
            raise BrokenRule("a rule that breaks")
        return sound(match, seat, option)

    async def test(hall: Hall) -> None:
        monkeypatch.setattr(Match, "apply", apply)
        _, room, _, _ = await on_the_road(hall)
        await goes(room, "alley")
        assert moves(room) == ["alley"]
        await until(lambda: room.failure is not None)
        assert moves(room) == ["alley"]

    in_hall(test, **HOUR)


def test_where_only_the_seat_knows_it_takes_as_long_as_a_person_might(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        _, room, ann, bob = await on_the_road(hall)
        await goes(room, "cellar")
        for visitor in (ann, bob):
            view = room.state_for(visitor).view
            assert not view.decision
            assert set(view.waiting) == {str(FIRST)}
        await hall.wind(3599)
        assert moves(room) == ["cellar"]
        await hall.wind(2)
        await until(lambda: moves(room) == ["cellar", "on"])

    in_hall(test, **HOUR)


def test_with_one_person_at_the_table_nothing_waits(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        _, room, _, _ = await on_the_road(hall, "bot:random")
        await goes(room, "cellar")
        await until(lambda: moves(room) == ["cellar", "on"])

    in_hall(test, **HOUR)


def test_the_others_answer_to_the_same_question_does_not_draw_it_out(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager, room, _, _ = await on_the_road(hall)
        await goes(room, "both")
        await until(lambda: FIRST in manager.conductors[room.id]._forcing)
        await hall.wind(3000)
        assert await room.move(OTHER, room.version, "left")
        await hall.wind(601)
        await until(lambda: "on" in moves(room))

    in_hall(test, **HOUR)


def test_an_open_answer_costs_no_time_and_earns_none_and_a_hidden_one_is_like_any_other(
    in_hall: InHall, standing_clocks: None
) -> None:
    async def test(hall: Hall) -> None:
        clock = {"kind": "live", "minutes": 5, "increment": 10}
        _, room, _, _ = await on_the_road(hall, clock=clock)
        await goes(room, "alley")
        await until(lambda: moves(room)[-1] == "on")
        assert room.clock.left()[FIRST] == 310_000
        await goes(room, "cellar")
        assert room.clock.running() == [FIRST]
        await until(lambda: moves(room)[-1] == "on")
        assert room.clock.left()[FIRST] == 330_000

    in_hall(test)


@pytest.mark.parametrize("way", ["alley", "cellar", "gate"])
def test_a_take_back_goes_to_the_last_choice_and_not_to_what_followed_by_itself(
    in_hall: InHall, way: str
) -> None:
    async def test(hall: Hall) -> None:
        _, room, ann, _ = await on_the_road(hall)
        await goes(room, way)
        await until(lambda: len(moves(room)) == 2)
        assert room.state_for(ann).can_undo
        assert offers.undo_target(room, FIRST) == 0
        await offers.undo(room, FIRST)
        assert moves(room) == []
        assert room.state_for(ann).view.decision
        assert not room.state_for(ann).can_undo
        with pytest.raises(IllegalMove):
            await offers.undo(room, FIRST)

    in_hall(test)


def test_after_a_restart_it_is_still_known_what_was_no_choice(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager, room, _, _ = await on_the_road(hall)
        await goes(room, "gate")
        await until(lambda: len(moves(room)) == 2)
        await goes(room, "alley")
        await until(lambda: len(moves(room)) == 4)
        await manager.close()
        hall.managers.clear()
        again, _ = await look(await hall.server(), room.id, "ann")
        await offers.undo(again, FIRST)
        assert moves(again) == ["gate", "pass"]
        await offers.undo(again, FIRST)
        assert moves(again) == []

    in_hall(test, snapshot_every=1)
