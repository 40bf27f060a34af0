"""A rule that breaks: everyone is told, it is reported, and the table goes on or the people agree how."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select

from magehall.bots.bot import Choice
from magehall.kernel.decision import BrokenRule, IllegalMove
from magehall.kernel.documents.load import load_match
from magehall.kernel.text import Text
from magehall.table.bots.pool import BotPool
from magehall.table.bots.worker import Job
from magehall.table.models import CrashReport
from magehall.table.rooms.conducting import offers
from magehall.table.rooms.journal.crash_reports import MOST_OF_TABLE
from magehall.table.rooms.manager import RoomManager
from magehall.table.rooms.room.room import Room
from magehall.table.rooms.visitors.visitor import Visitor
from magehall.table.wire.server_messages import TroubleState
from tests.kernel.scratch import Slate
from tests.table.rooms.brittle import FIRST, OTHER
from tests.table.rooms.brittle import brittle as brittle
from tests.table.rooms.conftest import Hall, look, until

InHall = Callable[..., None]


async def at_the_table(
    hall: Hall, other: str = "bob", **columns: Any
) -> tuple[RoomManager, Room, Visitor, Visitor]:
    """A table of the game whose rules break; a second pair of eyes belongs to the other seat, or to a spectator."""
    table = await hall.table(["ann", other], game="brittle", options={}, **columns)
    manager = await hall.server()
    room, ann = await look(manager, table, "ann")
    _, bob = await look(manager, table, "bob")
    return manager, room, ann, bob


async def do(room: Room, option: str, seat: int = FIRST) -> None:
    assert await room.move(seat, room.version, option)


async def answer_window(room: Room, seat: int, option: str) -> None:
    await room.journal.hold(room.id, seat, room.version, option)
    await room.pubsub.publish(room.id, {"kind": "held", "seat": seat, "version": room.version})


async def faults(hall: Hall) -> list[CrashReport]:
    async with hall.database.reading() as session:
        return list(await session.scalars(select(CrashReport).order_by(CrashReport.id.desc())))


def told(room: Room, visitor: Visitor) -> TroubleState:
    failure = room.state_for(visitor).trouble
    assert failure is not None
    return failure


def moves(room: Room) -> list[str]:
    return [option for _, option in room.match.moves]


def test_a_move_that_breaks_a_rule_does_not_count_and_all_are_told(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        _, room, ann, bob = await at_the_table(hall)
        bob.lang = "fr"
        with pytest.raises(BrokenRule):
            await room.move(FIRST, 0, "break")
        assert room.match.moves == []
        assert "Ann" in told(room, ann).text
        assert told(room, bob).text.startswith("Une de nos règles a échoué")
        assert not told(room, bob).still
        asked = room.state_for(ann).view.decision
        assert asked
        offered = [option.id for option in asked.options]
        assert "break" not in offered
        await do(room, "rest")
        assert moves(room) == ["rest"]

    in_hall(test)


def test_the_moment_is_kept_and_can_be_loaded(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        _, room, _, _ = await at_the_table(hall)
        await do(room, "rest")
        with pytest.raises(BrokenRule):
            await room.move(FIRST, 1, "break")
        (fault,) = await faults(hall)
        assert (fault.game, fault.table_id, fault.version) == ("brittle", room.id, 1)
        assert fault.moves == [[FIRST, "break"]]
        assert "brittle: break by seat 0 failed" in fault.error
        assert "a rule that breaks" in fault.stack
        again = load_match(fault.saved)
        assert [option for _, option in again.moves] == ["rest"]
        with pytest.raises(BrokenRule):
            again.apply(FIRST, "break")

    in_hall(test)


def test_the_same_move_is_refused_at_once_and_reported_once(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        _, room, _, _ = await at_the_table(hall)
        with pytest.raises(BrokenRule):
            await room.move(FIRST, 0, "break")
        with pytest.raises(IllegalMove) as refused:
            await room.move(FIRST, room.version, "break")
        assert refused.value.code == "refused-broken"
        assert len(await faults(hall)) == 1

    in_hall(test)


def test_a_table_reports_only_so_much(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        _, room, _, _ = await at_the_table(hall)
        for _ in range(MOST_OF_TABLE + 2):
            with pytest.raises(BrokenRule):
                await room.move(FIRST, room.version, "break")
            await do(room, "rest")
        assert len(await faults(hall)) == MOST_OF_TABLE

    in_hall(test)


def test_a_reload_and_a_restart_show_it_too(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager, room, _, _ = await at_the_table(hall)
        await do(room, "trap")
        for option in ("left", "right"):
            with pytest.raises(BrokenRule):
                await room.move(OTHER, room.version, option)
        version = room.version
        await manager.close()
        hall.managers.clear()
        again, ann = await look(await hall.server(), room.id, "ann")
        assert again.version == version
        assert told(again, ann).still
        assert again.is_halted

    # A snapshot at each entry, if it could be, and none of them hides what broke.
    in_hall(test, snapshot_every=1)


def test_a_window_in_which_an_answer_breaks_a_rule_is_closed_as_passed(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        _, room, ann, bob = await at_the_table(hall)
        await do(room, "knock")
        await answer_window(room, FIRST, "pass")
        await answer_window(room, OTHER, "ring")
        await until(lambda: not room.in_window())
        assert moves(room) == ["knock", "pass", "pass"]
        assert room.match.state.get("slate", Slate).marks == ["knocked"]
        for visitor in (ann, bob):
            assert "passed" in told(room, visitor).text
            assert "Bob" not in told(room, visitor).text
        assert (await faults(hall))[0].moves == [[FIRST, "pass"], [OTHER, "ring"]]
        await do(room, "rest")

    in_hall(test)


def test_where_passing_breaks_as_well_the_match_stands_still(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager, room, ann, bob = await at_the_table(hall)
        await do(room, "curse")
        await answer_window(room, FIRST, "pass")
        await answer_window(room, OTHER, "ring")
        await until(lambda: room.is_halted)
        for visitor in (ann, bob):
            state = room.state_for(visitor)
            assert state.trouble is not None
            assert state.trouble.still
            assert state.view.waiting == {}
            assert not state.view.decision
        assert room.asked() == []
        assert len(await faults(hall)) == 2
        await manager.attend(room, again=True)
        assert not manager.conductors[room.id].busy
        with pytest.raises(IllegalMove) as refused:
            await room.move(OTHER, room.version, "pass")
        assert refused.value.code == "refused-still"

    in_hall(test)


def test_where_every_answer_of_a_person_breaks_the_match_stands_still_and_so_do_the_clocks(
    in_hall: InHall,
) -> None:
    async def test(hall: Hall) -> None:
        _, room, _, _ = await at_the_table(hall, clock={"kind": "live", "minutes": 5, "increment": 0})
        await do(room, "trap")
        assert room.clock.running() == [OTHER]
        with pytest.raises(BrokenRule):
            await room.move(OTHER, room.version, "left")
        assert room.clock.running() == [OTHER]
        with pytest.raises(BrokenRule):
            await room.move(OTHER, room.version, "right")
        assert room.is_halted
        assert room.clock.running() == []

    in_hall(test)


@pytest.mark.parametrize("what", ["undo", "draw", "abort"])
def test_people_agree_on_a_way_out(in_hall: InHall, what: str) -> None:
    async def test(hall: Hall) -> None:
        _, room, _, _ = await at_the_table(hall)
        await do(room, "rest")
        await do(room, "roll")
        await do(room, "curse")
        await answer_window(room, FIRST, "pass")
        await answer_window(room, OTHER, "pass")
        await until(lambda: room.is_halted)
        await offers.offer(room, FIRST, what)
        assert room.is_halted
        await offers.answer(room, OTHER, what, yes=True)
        assert not room.asked() or not room.is_halted
        if what == "undo":
            assert moves(room) == ["rest", "roll"]
            await do(room, "rest")
        elif what == "draw":
            assert room.table.result is not None
            assert room.table.result["winners"] == [0, 1]
        else:
            assert room.table.state == "aborted"
            assert room.table.result is None

    in_hall(test)


def test_a_take_back_goes_past_what_was_revealed_only_where_a_rule_broke(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        _, room, _, _ = await at_the_table(hall)
        await do(room, "roll")
        assert offers.undo_target(room, FIRST) is None
        with pytest.raises(BrokenRule):
            await room.move(FIRST, room.version, "break")
        assert offers.undo_target(room, FIRST) == 0
        await offers.offer(room, FIRST, "undo")
        await offers.answer(room, OTHER, "undo", yes=True)
        assert room.match.moves == []

    in_hall(test)


def test_nobody_is_asked_to_abort_where_no_rule_broke(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        _, room, ann, _ = await at_the_table(hall)
        assert room.state_for(ann).trouble is None
        with pytest.raises(IllegalMove):
            await offers.offer(room, FIRST, "abort")

    in_hall(test)


def test_what_broke_is_past_when_the_match_has_gone_on(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        _, room, _, _ = await at_the_table(hall)
        with pytest.raises(BrokenRule):
            await room.move(FIRST, 0, "break")
        for _ in range(10):
            assert room.failure is not None
            await do(room, "rest")
        await do(room, "rest")
        assert room.failure is None

    in_hall(test)


def choosing(monkeypatch: pytest.MonkeyPatch, wanted: str) -> list[Job]:
    """Bots choose ``wanted`` whenever they can; the jobs they were given."""
    jobs: list[Job] = []

    async def choose(_pool: BotPool, job: Job) -> Choice:
        jobs.append(job)
        options = load_match(job.match).pending[job.seat].options
        chosen = next((option for option in options if option.id == wanted), options[0])
        return Choice(chosen, Text("bots", "why-random"))

    monkeypatch.setattr(BotPool, "choose", choose)
    return jobs


def test_a_bot_whose_move_breaks_a_rule_makes_another(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hall: Hall) -> None:
        jobs = choosing(monkeypatch, "ring")
        _, room, ann, _ = await at_the_table(hall, "bot:random")
        await do(room, "knock")
        await answer_window(room, FIRST, "pass")
        await until(lambda: moves(room) == ["knock", "pass", "pass"])
        assert "passed" in told(room, ann).text
        assert len(jobs) == 1

    in_hall(test)


def test_a_bot_whose_every_move_breaks_a_rule_does_not_go_on_trying(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hall: Hall) -> None:
        jobs = choosing(monkeypatch, "left")
        manager, room, ann, _ = await at_the_table(hall, "bot:random")
        await do(room, "trap")
        await until(lambda: room.is_halted)
        assert len(jobs) == 1
        assert [fault.moves for fault in await faults(hall)] == [[[OTHER, "right"]], [[OTHER, "left"]]]
        await manager.attend(room, again=True)
        assert told(room, ann).still
        await offers.offer(room, FIRST, "undo")
        assert moves(room) == []
        await do(room, "rest")

    in_hall(test)


def test_another_server_hears_of_it(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        _, room, _, _ = await at_the_table(hall)
        there, bob = await look(await hall.server(), room.id, "bob")
        with pytest.raises(BrokenRule):
            await room.move(FIRST, 0, "break")
        await until(lambda: there.version == room.version)
        assert told(there, bob).text
        await offers.offer(room, FIRST, "abort")
        await until(lambda: "abort" in there.offers)
        await offers.answer(there, OTHER, "abort", yes=True)
        await until(lambda: room.table.state == "aborted")

    in_hall(test)
