"""What bad networks and ill will can do to a table: nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import update

from magehall.kernel.decision import IllegalMove
from magehall.table.models import TableRow
from magehall.table.rooms import conductor, offers
from magehall.table.rooms import keeper as keeper_module
from magehall.table.rooms.conductor import give_up
from magehall.table.rooms.room import Room
from tests.table.rooms.conftest import Hall, look, until

InHall = Callable[..., None]
LIVE = {"kind": "live", "minutes": 1, "increment": 10}
TWO_DAYS = {"kind": "correspondence", "days": 2}
CHOOSING = {"first_seat": 0}
"""Options under which the first moves reveal nothing, so that they can be taken back."""


def let_pass(room: Room, seat: int, seconds: float) -> None:
    """As if a seat had thought so much longer."""
    room.clock._since[seat] -= seconds


# Rooms


def test_a_room_stays_while_a_browser_has_not_said_hello_yet(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper_module, "TICK", 0.01)

    async def test(hall: Hall) -> None:
        keeper, table = await hall.server(), await hall.table(["ann", "bob"])
        async with keeper.visited(table) as room:
            assert room is not None
            await asyncio.sleep(0.1)
            assert keeper.rooms[table] is room
        await until(lambda: table not in keeper.rooms)

    in_hall(test)


def test_asking_for_tables_that_do_not_exist_leaves_nothing_behind(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        keeper = await hall.server()
        for number in range(20):
            assert await keeper.room(f"no-such-table-{number}") is None
        assert not keeper._loading

    in_hall(test)


def test_a_table_that_cannot_be_loaded_does_not_hold_back_the_others(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper_module, "TICK", 0.02)

    async def test(hall: Hall) -> None:
        broken = await hall.table(["ann", "bob"])
        async with hall.database.session() as session:
            await session.execute(update(TableRow).where(TableRow.id == broken).values(rules=99))
        hall.wire.conductor["another"] = None  # so that the next table has another id
        sound = await hall.table(["ann", "bot:random"], options={"mages": "deal", "first_seat": 1})
        keeper = await hall.server()
        await until(lambda: sound in keeper.rooms and keeper.rooms[sound].version > 0)

    in_hall(test)


# The log after a take-back


def test_whoever_was_away_during_a_take_back_gets_the_log_anew(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        keeper, table = await hall.server(), await hall.table(["ann", "bob"], options=CHOOSING)
        room, ann = await look(keeper, table, "ann")
        room.state_for(ann)
        before = len(room.match.events)
        await room.move(0, 0, "choose:fire")
        room.state_for(ann)
        assert ann.known > before
        await offers.undo(room, 0)
        await room.move(0, room.version, "choose:air")
        shown = room.state_for(ann)
        assert shown["events_from"] == before
        assert [event["event"] for event in shown["events"]]
        assert room.marks[1] == before, "a browser that knows version 1 knows nothing that was taken back"
        loaded = await room.journal.load(table)
        assert loaded is not None
        assert loaded.course.marks == room.marks

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
        before = there.marks[0]
        async with there.lock:  # it hears of both only afterwards
            await offers.undo(here, 0)
            await here.move(0, here.version, "choose:air")
        await until(lambda: there.version == 3)
        assert there.state_for(bob)["events_from"] == before

    in_hall(test)


# Clocks


@pytest.mark.parametrize("clock", [LIVE, TWO_DAYS])
def test_moving_and_taking_back_earns_no_time(in_hall: InHall, clock: dict[str, Any]) -> None:
    async def test(hall: Hall) -> None:
        table = await hall.table(["ann", "bob"], clock=clock, options=CHOOSING)
        keeper = await hall.server()
        room, _ = await look(keeper, table, "ann")
        let_pass(room, 0, 30)
        before = room.clock.left()[0]
        for _ in range(3):
            await room.move(0, room.version, "choose:fire")
            await offers.undo(room, 0)
        assert before - 5_000 < room.clock.left()[0] <= before
        assert room.clock.running() == [0]
        await room.move(0, room.version, "choose:fire")
        earned = 10_000 if clock is LIVE else 30_000
        assert before - 5_000 < room.clock.left()[0] - earned <= before

    in_hall(test)


def test_taking_back_on_another_server_earns_no_time_either(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        table = await hall.table(["ann", "bob"], clock=TWO_DAYS, options=CHOOSING)
        one, two = await hall.server(), await hall.server()
        here, _ = await look(one, table, "ann")
        there, _ = await look(two, table, "ann")
        let_pass(here, 0, 86_400)
        before = here.clock.left()[0]
        await here.move(0, 0, "choose:fire")
        await until(lambda: there.version == 1)
        await offers.undo(there, 0)
        assert before - 5_000 < there.clock.left()[0] <= before

    in_hall(test)


def test_with_more_seats_a_bot_plays_on_for_whoever_ran_out_of_time(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        table = await hall.table(["ann", "bob", "cid"], clock=LIVE)
        keeper = await hall.server()
        room, _ = await look(keeper, table, "ann")
        let_pass(room, 0, 59.9)
        await keeper.attend(room, again=True)
        await until(lambda: room.plays(0) is not None)
        assert 0 not in room.clock.running(), "nobody hurries a bot"
        hand_overs: list[int] = []
        sound = room.journal.seat_bot

        async def counted(table_id: str, seat: int, bot: str) -> None:
            hand_overs.append(seat)
            await sound(table_id, seat, bot)

        room.journal.seat_bot = counted  # type: ignore[method-assign]  # counts what it does
        await until(lambda: room.version > 0)
        assert not hand_overs

    in_hall(test)


@pytest.mark.parametrize("clock", [LIVE, None])
def test_nobody_can_sit_out_a_window_where_clocks_run(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch, clock: dict[str, Any] | None
) -> None:
    monkeypatch.setattr(conductor, "WINDOW_SECONDS", 0.2)

    async def test(hall: Hall) -> None:
        room, _ = await look(await hall.server(), await hall.table(["ann", "bob"], clock=clock), "ann")
        room.stops = {0: "always", 1: "always"}
        await room.move(0, 0, "draw:pile")
        await room.move(0, 1, room.match.pending[0].options[0].id)
        assert room.in_window()
        version = room.version
        if clock is not None:
            await until(lambda: room.version > version)
        else:
            await asyncio.sleep(0.6)
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
        keeper, table = await hall.server(), await hall.table(["ann", "bob"], options=CHOOSING)
        room, _ = await look(keeper, table, "ann")
        await room.move(0, 0, "choose:fire")
        notes: list[dict[str, Any]] = []
        publish = room.news.publish

        async def recorded(table_id: str, note: dict[str, Any]) -> None:
            notes.append(dict(note))
            await publish(table_id, note)

        room.news.publish = recorded  # type: ignore[method-assign]  # listens in
        await offers.offer(room, 0, "undo")
        await offers.answer(room, 1, "undo", yes=True)
        await until(lambda: room.version == 2)
        for note in [note for note in notes if note["kind"] == "offers"]:
            await keeper.hear(table, {**note, "room": "another"})  # Redis is late
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
        room.match.moves[:] = [(0, "x"), (1, "x")] * 15
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


# Two servers


@pytest.mark.parametrize("what", ["abort", "adjourn"])
def test_a_match_that_is_over_elsewhere_is_not_called_off_here(in_hall: InHall, what: str) -> None:
    async def test(hall: Hall) -> None:
        table = await hall.table(["ann", "bob"])
        one, two = await hall.server(), await hall.server()
        here, _ = await look(one, table, "ann")
        there, _ = await look(two, table, "bob")
        hall.wire.listeners.clear()  # no news gets through
        async with here.lock:
            await give_up(here, 0, "resigned")
        if what == "abort":
            await offers.abort(there)
        else:
            await offers.offer(there, 0, "adjourn")
            await offers.answer(there, 1, "adjourn", yes=True)
        assert there.table.state == "over"
        assert there.version == here.version
        loaded = await here.journal.load(table)
        assert loaded is not None
        assert loaded.table.state == "over"

    in_hall(test)


def test_a_table_called_off_elsewhere_takes_no_move(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        table = await hall.table(["ann", "bob"])
        one, two = await hall.server(), await hall.server()
        here, _ = await look(one, table, "ann")
        there, _ = await look(two, table, "bob")
        hall.wire.listeners.clear()
        await offers.abort(here)
        assert not await there.move(0, 0, "draw:pile")
        assert there.table.state == "aborted"
        assert there.version == 0

    in_hall(test)


def test_what_no_news_told_is_found_out_all_the_same(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper_module, "TICK", 0.05)

    async def test(hall: Hall) -> None:
        table = await hall.table(["ann", "bob"])
        one, two = await hall.server(), await hall.server()
        here, _ = await look(one, table, "ann")
        there, _ = await look(two, table, "bob")
        hall.wire.listeners.clear()
        await here.move(0, 0, "draw:pile")
        await until(lambda: there.version == 1)
        await offers.abort(here)
        await until(lambda: there.table.state == "aborted")

    in_hall(test)


def test_an_answer_whose_news_were_lost_still_closes_its_window(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper_module, "TICK", 0.05)

    async def test(hall: Hall) -> None:
        keeper = await hall.server()
        room, _ = await look(keeper, await hall.table(["ann", "bob"]), "ann")
        room.stops = {0: "always", 1: "always"}
        await room.move(0, 0, "draw:pile")
        await room.move(0, 1, room.match.pending[0].options[0].id)
        await asyncio.sleep(0.2)
        version = room.version
        assert room.in_window()
        for seat in room.asked():
            await room.journal.hold(room.id, seat, version, "pass")
        await until(lambda: room.version > version)

    in_hall(test)


def test_nobody_is_here_any_more_who_was_on_a_server_that_died(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper_module, "TICK", 0.02)
    monkeypatch.setattr(keeper_module, "PRESENCE_SECONDS", 0.3)

    async def test(hall: Hall) -> None:
        table = await hall.table(["ann", "bob"])
        one, two = await hall.server(), await hall.server()
        here, _ = await look(one, table, "ann")
        await look(two, table, "bob")
        await until(lambda: here.is_here(1))
        await asyncio.sleep(0.6)
        assert here.is_here(1), "who stays is here"
        await two.close()
        hall.keepers.remove(two)
        assert here.is_here(0)
        await until(lambda: not here.is_here(1))

    in_hall(test)
