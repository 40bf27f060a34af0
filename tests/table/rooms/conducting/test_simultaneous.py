"""Questions to several seats at once: whoever answers what they were asked is heard, however close others were."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from magehall.kernel.decision import IllegalMove
from magehall.table.rooms.conducting import offers
from magehall.table.rooms.manager import RoomManager
from magehall.table.rooms.room.room import Room
from tests.games.mage_wars.scenario import duel, mage
from tests.table.rooms.conftest import Hall, look, until

InHall = Callable[..., None]


async def both_asked(hall: Hall) -> tuple[RoomManager, Room]:
    """Mage Wars begins with a question to both: which mage?"""
    manager, table = await hall.server(), await hall.table(["ann", "bob"], game="mage_wars", options={})
    room, _ = await look(manager, table, "ann")
    assert list(room.match.pending) == [0, 1]
    return manager, room


def test_two_answers_at_the_same_version_both_count(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        _, room = await both_asked(hall)
        taken = await asyncio.gather(room.move(0, 0, "mage:warlock"), room.move(1, 0, "mage:priestess"))
        assert all(taken)
        assert room.match.moves == [(0, "mage:warlock"), (1, "mage:priestess")]

    in_hall(test)


def test_the_same_answer_sent_twice_counts_once(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        _, room = await both_asked(hall)
        assert await room.move(0, 0, "mage:warlock")
        assert not await room.move(0, 0, "mage:priestess")
        assert await room.move(1, 0, "mage:priestess")
        for version in (0, 1):
            assert not await room.move(1, version, "mage:warlock")
            assert not await room.move(0, version, "mage:warlock")
        assert room.version == 2

    in_hall(test)


def test_an_answer_to_an_earlier_question_never_counts_for_a_later_one(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        _, room = await both_asked(hall)
        await room.move(0, 0, "mage:warlock")
        await room.move(1, 0, "mage:priestess")
        option = room.match.pending[0].options[0].id
        assert not await room.move(0, 1, option)
        assert not await room.move(0, 3, option)
        assert await room.move(0, 2, option)

    in_hall(test)


def test_an_answer_counts_beside_one_that_was_taken_back(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        _, room = await both_asked(hall)
        await room.move(0, 0, "mage:warlock")
        await offers.undo(room, 0)
        assert room.version == 2
        # What was taken back stays so, and Bob was asked nothing else meanwhile.
        assert not await room.move(0, 0, "mage:warlock")
        assert await room.move(1, 0, "mage:priestess")
        assert await room.move(0, 2, "mage:warlock")
        assert room.match.moves == [(1, "mage:priestess"), (0, "mage:warlock")]

    in_hall(test)


def test_what_is_not_offered_is_refused_and_not_called_late(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        _, room = await both_asked(hall)
        await room.move(0, 0, "mage:warlock")
        with pytest.raises(IllegalMove):
            await room.move(1, 0, "mage:nobody")
        with pytest.raises(IllegalMove):
            await room.move(0, 1, "mage:warlock")

    in_hall(test)


@pytest.mark.parametrize("news", [True, False])
def test_on_two_servers_both_answers_count(in_hall: InHall, news: bool) -> None:
    """The second writes entry one as well, finds it taken, and writes entry two; also where no news came between."""

    async def test(hall: Hall) -> None:
        _, here = await both_asked(hall)
        other = await hall.server()
        there, _ = await look(other, here.id, "bob")
        if not news:
            hall.wire.listeners.clear()
        taken = await asyncio.gather(here.move(0, 0, "mage:warlock"), there.move(1, 0, "mage:priestess"))
        assert all(taken)
        last = max(here.version, there.version)
        assert last == 2
        for room in (here, there):
            async with room.lock:
                await room.catch_up()
            assert sorted(room.match.moves) == [(0, "mage:warlock"), (1, "mage:priestess")]

    in_hall(test)


def test_a_room_opened_anew_knows_since_when_everyone_is_asked(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        _, room = await both_asked(hall)
        await room.move(0, 0, "mage:warlock")
        other = await hall.server()
        again, _ = await look(other, room.id, "bob")
        await until(lambda: again.version == 1)
        assert (again.timeline.asked_since(1), again.timeline.asked_since(0)) == (0, 1)
        assert await again.move(1, 0, "mage:priestess")

    in_hall(test)


async def both_planning(hall: Hall) -> Room:
    """Both prepare spells, each at its own pace."""
    books = [["fireball", "block", "jinx"], ["decoy", "nullify", "jinx"]]
    position = duel(*(mage(book=book) for book in books), at="planning").match.setup.position
    table = await hall.table(["ann", "bob"], game="mage_wars", options={}, position=position)
    room, _ = await look(await hall.server(), table, "ann")
    assert list(room.match.pending) == [0, 1]
    return room


def test_who_goes_on_by_itself_never_makes_the_others_answer_late(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room = await both_planning(hall)
        assert await room.move(0, 0, "prepare:fireball")
        assert not await room.move(0, 0, "prepare:block"), "the first answer sent twice is no second one"
        assert await room.move(0, 1, "prepare:block")
        assert room.timeline.asked_since(1) == 0
        await offers.undo(room, 0)
        assert await room.move(1, 0, "prepare:decoy")
        assert not await room.move(1, 0, "prepare:jinx")
        assert room.match.moves == [(0, "prepare:fireball"), (1, "prepare:decoy")]

    in_hall(test)


def test_a_room_opened_anew_knows_since_when_those_who_go_on_by_themselves_are_asked(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room = await both_planning(hall)
        await room.move(0, 0, "prepare:fireball")
        await room.move(0, 1, "prepare:block")
        again, _ = await look(await hall.server(), room.id, "bob")
        await until(lambda: again.version == 2)
        assert again.timeline.asked_since(1) == 0
        assert await again.move(1, 0, "prepare:decoy")

    in_hall(test)
