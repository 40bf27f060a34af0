"""What bad networks and ill will can do to a table: nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import update

from magehall.kernel.decision import IllegalMove
from magehall.kernel.history import History
from magehall.table.models import TableRow
from magehall.table.rooms import manager as manager_module
from magehall.table.rooms.conducting import conductor, offers
from magehall.table.rooms.journal.entry import JournalEntry
from magehall.table.rooms.journal.repository import Journal, Loaded
from magehall.table.rooms.manager import RoomManager
from magehall.table.rooms.room.room import Room
from tests.table.rooms.conftest import Hall, look, paced, until

InHall = Callable[..., None]
LIVE = {"kind": "live", "minutes": 60, "increment": 10}
CHOOSING = {"first_seat": 0}
"""Options under which the first moves reveal nothing, so that they can be taken back."""


# Rooms


def test_a_room_stays_while_a_browser_has_not_said_hello_yet(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(manager_module, "TICK", 0.01)

    async def test(hall: Hall) -> None:
        manager, table = await hall.server(), await hall.table(["ann", "bob"])
        looked_after: list[Room] = []
        sound = manager._look_after

        async def counted(room: Room) -> None:
            await sound(room)
            looked_after.append(room)

        manager._look_after = counted  # type: ignore[method-assign]  # counts what it does
        async with manager.visited(table) as room:
            assert room is not None
            looked_after.clear()
            await until(lambda: len(looked_after) > 2)
            assert manager.rooms[table] is room
        await until(lambda: table not in manager.rooms)

    in_hall(test)


def test_those_who_waited_for_one_who_came_too_early_meet_in_one_room(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(_keeper: RoomManager) -> None:
        """Nobody opens a table unasked."""

    async def test(hall: Hall) -> None:
        monkeypatch.setattr(RoomManager, "_sweep", nothing)
        manager, table = await hall.server(), await hall.table(["ann", "bob"])
        sound, go_on = manager.journal.load, [asyncio.Event(), asyncio.Event()]
        loads: list[str] = []

        async def gated(table_id: str, **wishes: Any) -> Loaded | None:
            loads.append(table_id)
            early = len(loads) == 1
            await go_on[0 if early else 1].wait()
            return None if early else await sound(table_id, **wishes)

        manager.journal.load = gated  # type: ignore[method-assign, assignment]  # as slow as the test wants it
        early, patient = [asyncio.create_task(manager.room(table)) for _ in range(2)]
        await until(lambda: len(loads) == 1)
        go_on[0].set()
        assert await early is None
        late = asyncio.create_task(manager.room(table))
        await until(lambda: len(loads) == 3 or late.done())
        go_on[1].set()
        rooms = await patient, await late
        assert rooms == (manager.rooms[table],) * 2

    in_hall(test)


def test_asking_for_tables_that_do_not_exist_leaves_nothing_behind(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager = await hall.server()
        for number in range(20):
            assert await manager.room(f"no-such-table-{number}") is None
        assert not manager._loading

    in_hall(test)


def test_a_table_that_cannot_be_loaded_does_not_hold_back_the_others(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    append = Journal.append

    async def recorded(
        self: Journal, table: str, version: int, lines: list[JournalEntry], **more: Any
    ) -> int:
        written.append(table)
        return await append(self, table, version, lines, **more)

    monkeypatch.setattr(manager_module, "TICK", 0.02)
    monkeypatch.setattr(Journal, "append", recorded)

    async def test(hall: Hall) -> None:
        broken = await hall.table(["ann", "bob"])
        async with hall.database.session() as session:
            await session.execute(update(TableRow).where(TableRow.id == broken).values(rules=99))
        sound = await hall.table(["ann", "bot:random"], options={"mages": "deal", "first_seat": 1})
        await hall.server()
        await until(lambda: sound in written)

    in_hall(test)


# The log after a take-back


def test_whoever_was_away_during_a_take_back_gets_the_log_anew(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager, table = await hall.server(), await hall.table(["ann", "bob"], options=CHOOSING)
        room, ann = await look(manager, table, "ann")
        room.state_for(ann)
        before = len(room.match.events)
        await room.move(0, 0, "choose:fire")
        room.state_for(ann)
        assert ann.known > before
        await offers.undo(room, 0)
        await room.move(0, room.version, "choose:air")
        shown = room.state_for(ann)
        assert shown.events_from == before
        assert [event.event for event in shown.events]
        assert room.timeline.marks[1] == before, (
            "a browser that knows version 1 knows nothing that was taken back"
        )
        loaded = await room.journal.load(table)
        assert loaded is not None
        assert loaded.timeline.marks == room.timeline.marks

    in_hall(test)


def test_the_other_servers_browsers_get_the_log_anew_too(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        one, two = await hall.server(), await hall.server()
        table = await hall.table(["ann", "bob"], options=CHOOSING)
        here, _ = await look(one, table, "ann")
        there, bob = await look(two, table, "bob")
        await here.move(0, 0, "choose:fire")
        await until(lambda: there.version == 1)
        there.state_for(bob)
        before = there.timeline.marks[0]
        async with there.lock:  # it hears of both only afterwards
            await offers.undo(here, 0)
            await here.move(0, here.version, "choose:air")
        await until(lambda: there.version == 3)
        assert there.state_for(bob).events_from == before

    in_hall(test)


# Windows


@pytest.mark.parametrize("clock", [LIVE, None])
def test_nobody_can_sit_out_a_window_where_clocks_run(in_hall: InHall, clock: dict[str, Any] | None) -> None:
    async def test(hall: Hall) -> None:
        manager = await hall.server()
        room, _ = await look(manager, await hall.table(["ann", "bob"], clock=clock), "ann")
        room.stops = {0: "always", 1: "always"}
        await room.move(0, 0, "draw:pile")
        await room.move(0, 1, room.match.pending[0].options[0].id)
        assert room.in_window()
        version = room.version
        await paced(manager, room)
        assert room.version == version, "it waits for people"
        await hall.wind(conductor.WINDOW_SECONDS if clock is not None else 100 * conductor.DAY)
        if clock is not None:
            await until(lambda: room.version > version)
        else:
            await asyncio.sleep(0.2)
            assert room.version == version, "without clocks the table waits"

    in_hall(test)


# Offers


def test_an_offer_dies_with_the_match_and_with_every_break(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _ = await look(await hall.server(), await hall.table(["ann", "bob"]), "ann")
        await offers.offer(room, 0, "draw")
        await offers.offer(room, 0, "adjourn")
        await offers.answer(room, 1, "adjourn", yes=True)
        assert room.table.state == "adjourned"
        with pytest.raises(IllegalMove):
            await offers.answer(room, 1, "draw", yes=True)
        await offers.offer(room, 0, "resume")
        await offers.answer(room, 1, "resume", yes=True)
        await offers.offer(room, 0, "draw")
        await offers.abort(room)
        with pytest.raises(IllegalMove):
            await offers.answer(room, 1, "draw", yes=True)
        assert room.table.state == "aborted"

    in_hall(test)


def test_news_of_an_old_offer_do_not_bring_it_back(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager, table = await hall.server(), await hall.table(["ann", "bob"], options=CHOOSING)
        room, _ = await look(manager, table, "ann")
        await room.move(0, 0, "choose:fire")
        notes: list[dict[str, Any]] = []
        publish = room.pubsub.publish

        async def recorded(table_id: str, note: dict[str, Any]) -> None:
            notes.append(dict(note))
            await publish(table_id, note)

        room.pubsub.publish = recorded  # type: ignore[method-assign]  # listens in
        await offers.offer(room, 0, "undo")
        await offers.answer(room, 1, "undo", yes=True)
        await until(lambda: room.version == 2)
        for note in [note for note in notes if note["kind"] == "offers"]:
            await manager.on_note(table, {**note, "room": "another"})  # Redis is late
        assert not room.offers
        assert room.version == 2

    in_hall(test)


def test_two_who_offer_the_same_have_agreed(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _ = await look(await hall.server(), await hall.table(["ann", "bob"]), "ann")
        await offers.offer(room, 0, "draw")
        await offers.offer(room, 1, "draw")
        assert room.table.result is not None
        assert room.table.result["reason"] == "draw"

    in_hall(test)


def test_nobody_slips_another_take_back_under_a_yes(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        table = await hall.table(["ann", "bob", "cid"], options=CHOOSING)
        room, _ = await look(await hall.server(), table, "ann")
        await room.move(0, 0, "choose:fire")
        await room.move(1, 1, "choose:air")
        await offers.offer(room, 1, "undo")
        with pytest.raises(IllegalMove):
            await offers.offer(room, 0, "undo")
        assert room.offers["undo"]["by"] == 1

    in_hall(test)


def test_yeses_said_on_two_servers_at_once_all_count(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        table = await hall.table(["ann", "bob", "cid"])
        one, two = await hall.server(), await hall.server()
        here, _ = await look(one, table, "ann")
        there, _ = await look(two, table, "bob")
        await offers.offer(here, 0, "draw")
        await until(lambda: "draw" in there.offers)
        await asyncio.gather(
            offers.answer(here, 1, "draw", yes=True), offers.answer(there, 2, "draw", yes=True)
        )
        await until(lambda: here.table.state == there.table.state == "over")

    in_hall(test)


def test_whoever_resigns_no_longer_has_to_agree(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _ = await look(await hall.server(), await hall.table(["ann", "bob", "cid"]), "ann")
        await offers.offer(room, 0, "adjourn")
        await offers.answer(room, 1, "adjourn", yes=True)
        await offers.resign(room, 2)
        await until(lambda: room.table.state == "adjourned")

    in_hall(test)


def test_a_break_nobody_wants_to_end_can_be_ended_by_resigning(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _ = await look(await hall.server(), await hall.table(["ann", "bob"]), "ann")
        await offers.offer(room, 0, "adjourn")
        await offers.answer(room, 1, "adjourn", yes=True)
        await offers.resign(room, 0)
        assert room.table.state == "over"
        assert room.table.result is not None
        assert room.table.result["winners"] == [1]

    in_hall(test)


def test_one_who_hardly_moves_does_not_keep_the_door_open_for_calling_off(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _ = await look(await hall.server(), await hall.table(["ann", "bob", "cid"]), "ann")
        room.match.moves = History([(0, "x"), (1, "x")] * 15)
        with pytest.raises(IllegalMove) as refused:
            await offers.abort(room)
        assert refused.value.code == "refused-abort"

    in_hall(test)


def test_nobody_fills_a_journal_with_take_backs(in_hall: InHall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offers, "MOST_WASTED", 4)

    async def test(hall: Hall) -> None:
        room, _ = await look(await hall.server(), await hall.table(["ann", "bob"], options=CHOOSING), "ann")
        for _ in range(2):
            await room.move(0, room.version, "choose:fire")
            await offers.undo(room, 0)
        await room.move(0, room.version, "choose:fire")
        with pytest.raises(IllegalMove) as refused:
            await offers.undo(room, 0)
        assert refused.value.code == "refused-undo-alone"

    in_hall(test)
