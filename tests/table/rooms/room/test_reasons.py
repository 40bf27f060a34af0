"""Bots say why: while the match runs only what everyone saw, and all of it afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from magehall.bots.bot import Choice, Weighed
from magehall.kernel.decision import Option
from magehall.kernel.text import Text
from magehall.table.rooms.conducting.resignation import give_up
from magehall.table.rooms.journal.entry import UNDO, JournalEntry
from magehall.table.rooms.room.reasons import KEPT, kept, reasons
from magehall.table.rooms.room.room import Room
from magehall.table.wire.server_messages import ReasonsMessage, WeighedOption
from tests.table.rooms.conftest import Hall, look, until

InHall = Callable[..., None]
WHY = Text("bots", "why-greedy", {"worlds": 8})


async def moved(room: Room, seat: int, option_id: str) -> int:
    """A move that a bot weighed against all else it could do; the version it led to."""
    options = room.match.pending[seat].options
    chosen = next(option for option in options if option.id == option_id)
    others = [option for option in options if option != chosen]
    weighed = tuple(Weighed(option, 0.5, 8) for option in [chosen, *others])
    assert await room.move(seat, room.version, option_id, kept(Choice(chosen, WHY, weighed)))
    return room.version


def nothing(told: ReasonsMessage) -> bool:
    """Whether an answer says nothing about the move."""
    return told.chosen is None and not told.why and not told.weighed


def texts(options: tuple[Option, ...]) -> dict[str, str]:
    return {option.id: option.text("en") for option in options}


def test_a_move_all_have_seen_is_explained_at_once_and_the_rest_afterwards(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager, table = await hall.server(), await hall.table(["ann", "bob"])
        room, ann = await look(manager, table, "ann")
        _, eve = await look(manager, table, "eve")
        drawn = await moved(room, 0, "draw:pile")
        options = room.match.pending[0].options
        words = texts(options)
        cast = next(option.id for option in options if option.verb == "cast")
        shown = await moved(room, 0, cast)
        told = await reasons(room, shown, "en")
        assert told.seat == 0
        assert not told.whole
        assert told.chosen == words[cast]
        assert told.why.startswith("I looked one step ahead")
        assert told.weighed == [WeighedOption(words[cast], percent=50, looks=8)]
        assert nothing(await reasons(room, drawn, "en"))
        assert [version for _, version in room.state_for(ann).explained] == [shown]
        assert room.state_for(eve).explained == []
        async with room.lock:
            await give_up(room, 1, "resigned")
        told = await reasons(room, shown, "fr")
        assert told.whole
        assert told.why.startswith("J’ai regardé")
        assert len(told.weighed) == min(KEPT, len(options))
        assert not nothing(await reasons(room, drawn, "en"))
        for visitor in (ann, eve):
            assert [version for _, version in room.state_for(visitor).explained] == [drawn, shown]

    in_hall(test)


def test_the_line_to_ask_about_is_the_first_the_move_brought(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager, table = await hall.server(), await hall.table(["ann", "bob"])
        room, ann = await look(manager, table, "ann")
        await moved(room, 0, "draw:pile")
        before = len(room.match.events)
        cast = next(option.id for option in room.match.pending[0].options if option.verb == "cast")
        shown = await moved(room, 0, cast)
        assert room.state_for(ann).explained == [(before, shown)]
        assert room.state_for(ann).explained == []  # that line is known there now
        again, cid = await look(await hall.server(), table, "ann")
        assert again.state_for(cid).explained == [(before, shown)]

    in_hall(test)


def test_moves_before_a_snapshot_are_explained_after_a_restart(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager, table = await hall.server(), await hall.table(["ann", "bob"])
        room, ann = await look(manager, table, "ann")
        await moved(room, 0, "draw:pile")
        cast = next(option.id for option in room.match.pending[0].options if option.verb == "cast")
        shown = await moved(room, 0, cast)
        for _ in range(4):
            await until(lambda: bool(room.asked()) and not room.in_window())
            seat = room.asked()[0]
            await moved(room, seat, room.match.pending[seat].options[0].id)
        await until(lambda: bool(room.asked()) and not room.in_window())
        told, explained = await reasons(room, shown, "en"), room.state_for(ann).explained
        assert told.chosen is not None
        await manager.close()
        hall.managers.remove(manager)
        again = await hall.server()
        quick = await again.room(table)
        assert quick is not None
        assert quick.table.snapshot_version > shown
        assert not quick.timeline.whole, "nobody looks on, so nothing before the snapshot is read"
        later, cid = await look(again, table, "ann")
        assert later.state_for(cid).explained == explained
        assert await reasons(later, shown, "en") == told
        assert (later.timeline.marks, later.explanations) == (room.timeline.marks, room.explanations)

    in_hall(test, snapshot_every=2)


def test_after_take_backs_a_restart_explains_as_much_as_before(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager, table = await hall.server(), await hall.table(["ann", "bob"], options={"first_seat": 0})
        room, _ = await look(manager, table, "ann")
        script: list[str | int] = ["fire", 0, "air", "water", 1, "earth", 0, "water", "air"]
        for line in script:
            if isinstance(line, int):
                async with room.lock:
                    await room.write([JournalEntry(UNDO, 0, None, {"to": line})])
            else:
                await moved(room, room.asked()[0], f"choose:{line}")
        loaded = await room.journal.load(table)
        assert loaded is not None
        assert loaded.match.moves == room.match.moves
        assert loaded.match.events == room.match.events
        assert (loaded.timeline.marks, loaded.timeline.explanations) == (
            room.timeline.marks,
            room.explanations,
        )

    in_hall(test)


def test_what_was_taken_back_is_not_explained_any_more(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, ann = await look(await hall.server(), await hall.table(["ann", "bob"]), "ann")
        await moved(room, 0, "draw:pile")
        cast = next(option.id for option in room.match.pending[0].options if option.verb == "cast")
        shown = await moved(room, 0, cast)
        async with room.lock:
            await room.write([JournalEntry(UNDO, 0, None, {"to": 1})])
        assert room.state_for(ann).explained == []
        assert nothing(await reasons(room, shown, "en"))
        async with room.lock:
            await give_up(room, 1, "resigned")
        assert [version for _, version in room.state_for(ann).explained] == [1]

    in_hall(test)


def test_what_nobody_made_or_a_person_made_is_not_explained(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _ = await look(await hall.server(), await hall.table(["ann", "bob"]), "ann")
        await room.move(0, 0, "draw:pile")
        for version in (-1, 0, 1, 2, 10**12):
            assert nothing(await reasons(room, version, "en"))

    in_hall(test)


def test_a_bot_at_the_table_leaves_its_reasons_with_its_moves(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        table = await hall.table(["ann", "bot:greedy"], options={"mages": "deal", "first_seat": 1})
        room, _ = await look(await hall.server(), table, "ann")
        await until(lambda: room.version > 0)
        await asyncio.sleep(0)
        async with room.lock:
            await give_up(room, 0, "resigned")
        told = await reasons(room, 1, "en")
        assert told.seat == 1
        assert told.why.startswith("I looked one step ahead")

    in_hall(test)
