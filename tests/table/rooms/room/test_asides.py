"""Asides at a table: nobody is asked, nobody waits, and no clock runs for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from magehall.kernel.decision import BrokenRule, IllegalMove
from magehall.table.rooms.room.room import Room
from magehall.table.rooms.visitors.visitor import Visitor
from tests.table.rooms.brittle import FIRST, OTHER
from tests.table.rooms.brittle import brittle as brittle
from tests.table.rooms.conftest import Hall, let_pass, look

InHall = Callable[..., None]
LIVE = {"kind": "live", "minutes": 60, "increment": 10}
HOUR = 3_600_000


async def at_the_table(hall: Hall, **columns: Any) -> tuple[Room, Visitor, Visitor]:
    """Ann is asked; Bob may wave meanwhile."""
    table = await hall.table(["ann", "bob"], game="brittle", options={}, **columns)
    manager = await hall.server()
    room, ann = await look(manager, table, "ann")
    _, bob = await look(manager, table, "bob")
    return room, ann, bob


def waves(room: Room, visitor: Visitor) -> list[str]:
    aside = room.state_for(visitor).view.aside
    return [option.id for option in aside.options] if aside else []


def test_an_aside_is_shown_to_its_seat_alone_and_counts(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, ann, bob = await at_the_table(hall)
        assert (waves(room, ann), waves(room, bob)) == ([], ["wave", "stumble"])
        state = room.state_for(bob)
        assert not state.view.decision
        assert list(state.view.waiting) == ["0"]
        assert await room.move(OTHER, 0, "wave")
        assert room.match.moves == [(OTHER, "wave")]

    in_hall(test)


def test_a_move_made_before_the_aside_of_another_was_seen_still_counts(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, ann, _ = await at_the_table(hall)
        assert await room.move(OTHER, 0, "wave")
        assert room.state_for(ann).asked_since == 0
        assert await room.move(FIRST, 0, "rest")
        assert not await room.move(FIRST, 0, "rest"), "but only once"

    in_hall(test)


def test_an_aside_counts_whatever_was_answered_since_as_long_as_it_is_offered(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _, _ = await at_the_table(hall)
        assert await room.move(FIRST, 0, "rest")
        assert await room.move(OTHER, 0, "wave")
        with pytest.raises(IllegalMove):
            await room.move(OTHER, room.version, "dance")

    in_hall(test)


@pytest.mark.usefixtures("standing_clocks")
def test_an_aside_takes_no_time_and_earns_none(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _, _ = await at_the_table(hall, clock=LIVE)
        assert room.clock.running() == [FIRST]
        let_pass(room, FIRST, 60)
        assert await room.move(OTHER, 0, "wave")
        assert room.clock.running() == [FIRST]
        assert room.clock.left() == {FIRST: HOUR - 60_000, OTHER: HOUR}

    in_hall(test)


def test_an_aside_that_breaks_a_rule_is_refused_and_halts_nobody(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _, bob = await at_the_table(hall)
        with pytest.raises(BrokenRule):
            await room.move(OTHER, 0, "stumble")
        assert not room.is_halted
        assert waves(room, bob) == ["wave"]
        with pytest.raises(IllegalMove):
            await room.move(OTHER, room.version, "stumble")
        assert await room.move(FIRST, room.version, "rest")

    in_hall(test)
