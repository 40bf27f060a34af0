"""What a game answers beside its moves and breaks: everyone is told, it is reported once, and nobody hangs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from magehall.kernel.decision import IllegalMove
from magehall.kernel.documents.load import load_match
from magehall.kernel.event import LogEntry
from magehall.table.rooms.conducting import offers
from magehall.table.rooms.journal.crash_reports import CrashReportSource
from magehall.table.rooms.room.planning import plan_message, plan_moves
from magehall.table.rooms.room.room import Room
from tests.kernel.scratch import Slate
from tests.table.rooms.brittle import BRITTLE, FIRST, OTHER
from tests.table.rooms.brittle import brittle as brittle
from tests.table.rooms.conftest import Hall, look, until
from tests.table.rooms.room.test_broken_rules import answer_window, at_the_table, do, faults, moves, told

InHall = Callable[..., None]
Break = Callable[..., None]
WINDOW_HOOKS = ["window_matters", "window_could_matter"]


@pytest.fixture
def breaks(monkeypatch: pytest.MonkeyPatch) -> Break:
    """``breaks(hook)`` lets a hook of the game fail from now on; with ``when``, where that says so of its arguments."""

    def set_up(hook: str, when: Callable[..., bool] = lambda *_: True) -> None:
        sound = getattr(type(BRITTLE), hook)

        def broken(game: Any, *args: Any) -> Any:
            if when(*args):
                raise KeyError("a hook that breaks")
            return sound(game, *args)

        monkeypatch.setattr(type(BRITTLE), hook, broken)

    return set_up


async def until_told(room: Room) -> None:
    await until(lambda: room.failure is not None)
    async with room.lock:
        """The report goes with the telling."""


def knocked(state: Any, *_: Any) -> bool:
    """Whether somebody has knocked, and all have passed."""
    return bool(state.get("slate", Slate).marks)


@pytest.mark.parametrize("hook", WINDOW_HOOKS)
def test_a_window_of_which_a_game_cannot_say_whether_it_matters_waits_and_closes(
    in_hall: InHall, breaks: Break, hook: str
) -> None:
    async def test(hall: Hall) -> None:
        _, room, ann, bob = await at_the_table(hall)
        room.stops = {FIRST: "matters", OTHER: "matters"}
        breaks(hook)
        await do(room, "knock")
        await until_told(room)
        for visitor in (ann, bob):
            assert not told(room, visitor).still
            assert "goes on" in told(room, visitor).text
            assert room.state_for(visitor).view.decision, "who might have something to say is asked"
        await answer_window(room, FIRST, "pass")
        await answer_window(room, OTHER, "pass")
        await until(lambda: not room.in_window())
        assert moves(room) == ["knock", "pass", "pass"]
        await do(room, "rest")

    in_hall(test)


@pytest.mark.parametrize("hook", WINDOW_HOOKS)
def test_where_people_do_not_want_to_be_stopped_the_window_closes_all_the_same(
    in_hall: InHall, breaks: Break, hook: str
) -> None:
    async def test(hall: Hall) -> None:
        _, room, _, _ = await at_the_table(hall)
        room.stops = {FIRST: "never", OTHER: "never"}
        breaks(hook)
        await do(room, "knock")
        await until(lambda: moves(room) == ["knock", "pass", "pass"])

    in_hall(test)


def test_the_moment_of_a_failing_hook_is_kept_once_with_its_position(in_hall: InHall, breaks: Break) -> None:
    async def test(hall: Hall) -> None:
        manager, room, _, _ = await at_the_table(hall)
        await do(room, "rest")
        breaks("window_matters")
        for _ in range(3):
            await do(room, "knock")
            await until_told(room)
            await answer_window(room, FIRST, "pass")
            await answer_window(room, OTHER, "pass")
            await until(lambda: not room.in_window())
            await manager.attend(room, again=True)
        (fault,) = await faults(hall)
        assert (fault.game, fault.table_id, fault.version, fault.moves) == ("brittle", room.id, 2, [])
        assert "brittle: window_matters for seat" in fault.error
        assert "a hook that breaks" in fault.stack
        async with hall.database.reading() as session:
            (summary,) = await CrashReportSource().listed(session, closed=False)
        assert summary.lines[1] == "no answer broke it: the table only asked"
        again = load_match(fault.saved)
        assert [option for _, option in again.moves] == ["rest", "knock"]
        with pytest.raises(KeyError):
            again.window_matters(FIRST)
        assert [entry.kind for entry in await room.journal.since(room.id, 0)].count("broken") == 1

    in_hall(test)


def test_what_was_answered_before_a_hook_failed_is_not_lost(in_hall: InHall, breaks: Break) -> None:
    async def test(hall: Hall) -> None:
        _, room, ann, bob = await at_the_table(hall)
        room.stops = {FIRST: "always", OTHER: "always"}
        await do(room, "knock")
        await answer_window(room, FIRST, "pass")
        await until(lambda: room.state_for(ann).held)
        breaks("harms_own_side")
        room.state_for(bob)
        await until_told(room)
        await until(lambda: room.state_for(ann).held)
        await answer_window(room, OTHER, "pass")
        await until(lambda: moves(room) == ["knock", "pass", "pass"])

    in_hall(test)


def test_options_of_which_a_game_cannot_say_whom_they_harm_have_no_mark(
    in_hall: InHall, breaks: Break
) -> None:
    async def test(hall: Hall) -> None:
        _, room, ann, bob = await at_the_table(hall)
        breaks("harms_own_side")
        for visitor in (ann, bob):
            room.state_for(visitor)
        await until_told(room)
        asked = room.state_for(ann).view.decision
        assert asked
        assert [option.id for option in asked.options] == [o.id for o in room.match.pending[FIRST].options]
        assert all(option.harms is msgspec.UNSET for option in asked.options)
        assert not told(room, bob).still
        assert len(await faults(hall)) == 1
        await do(room, "rest")
        assert room.state_for(ann).version == room.version

    in_hall(test)


def test_browsers_are_told_without_asking(in_hall: InHall, breaks: Break) -> None:
    async def test(hall: Hall) -> None:
        _, room, ann, bob = await at_the_table(hall)
        breaks("harms_own_side", lambda _state, seat, _option: seat == FIRST)
        room.show(ann)
        await ann.outbox.next()
        state = msgspec.json.decode(await bob.outbox.next() or b"")
        assert "goes on" in state["trouble"]["text"]

    in_hall(test)


def test_where_a_person_cannot_be_shown_the_table_it_stands_still_until_they_agree(
    in_hall: InHall, breaks: Break
) -> None:
    async def test(hall: Hall) -> None:
        manager, room, ann, bob = await at_the_table(
            hall, clock={"kind": "live", "minutes": 5, "increment": 0}
        )
        await do(room, "rest")
        breaks("view", lambda state, seat: knocked(state) and seat == OTHER)
        await do(room, "knock")
        for seat in (FIRST, OTHER):
            await answer_window(room, seat, "pass")
        await until(lambda: not room.in_window())
        room.state_for(bob)
        await until(lambda: room.is_halted)
        for visitor in (ann, bob):
            state = room.state_for(visitor)
            assert state.trouble is not None
            assert state.trouble.still
            assert state.view.waiting == {}
            assert not state.view.decision
            assert not state.view.aside
        assert room.state_for(bob).view.table == {}
        assert room.asked() == []
        assert room.clock.running() == []
        async with room.lock:
            assert len(await faults(hall)) == 1
        with pytest.raises(IllegalMove) as refused:
            await room.move(FIRST, room.version, "rest")
        assert refused.value.code == "refused-still"
        await manager.attend(room, again=True)
        assert not manager.conductors[room.id].busy
        await offers.offer(room, FIRST, "undo")
        await offers.answer(room, OTHER, "undo", yes=True)
        assert moves(room) == ["rest", "knock"], "the last choice was to pass"
        assert not room.is_halted
        assert room.state_for(bob).view.decision
        for seat in (FIRST, OTHER):
            await answer_window(room, seat, "pass")
        await until(lambda: not room.in_window())
        room.state_for(bob)
        await until(lambda: room.is_halted)
        await settled(room)
        assert len(await faults(hall)) == 1

    in_hall(test)


@pytest.mark.parametrize("what", ["draw", "abort"])
def test_people_who_cannot_be_shown_the_table_agree_on_a_way_out(
    in_hall: InHall, breaks: Break, what: str
) -> None:
    async def test(hall: Hall) -> None:
        _, room, ann, bob = await at_the_table(hall)
        breaks("view")
        room.state_for(ann)
        await until(lambda: room.is_halted)
        await offers.offer(room, FIRST, what)
        await offers.answer(room, OTHER, what, yes=True)
        assert room.is_ended
        assert room.state_for(bob).table.state == ("over" if what == "draw" else "aborted")

    in_hall(test)


def test_a_log_that_cannot_be_read_halts_the_match_like_a_view(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    def shown(_entry: LogEntry, _seat: int | None) -> Any:
        raise KeyError("an event that breaks")

    async def test(hall: Hall) -> None:
        manager = await hall.server()
        room, ann = await look(manager, await hall.table(["ann", "bob"]), "ann")
        monkeypatch.setattr(LogEntry, "shown", shown)
        state = room.state_for(ann)
        assert state.events == []
        await until(lambda: room.is_halted)
        monkeypatch.undo()
        state = room.state_for(ann)
        assert (state.events_from, len(state.events)) == (0, len(room.match.events)), "nothing is left out"

    in_hall(test)


def test_a_spectator_who_cannot_be_shown_the_table_stops_nobody(in_hall: InHall, breaks: Break) -> None:
    async def test(hall: Hall) -> None:
        manager, room, ann, _ = await at_the_table(hall)
        _, eve = await look(manager, room.id, "eve")
        breaks("view", lambda _state, seat: seat is None)
        assert room.state_for(eve).view.table == {}
        await until_told(room)
        assert not told(room, ann).still
        await do(room, "rest")
        assert room.state_for(eve).version == room.version

    in_hall(test)


def test_a_failing_hook_does_not_wake_a_match_that_stands_still(in_hall: InHall, breaks: Break) -> None:
    async def test(hall: Hall) -> None:
        _, room, ann, _ = await at_the_table(hall)
        breaks("view")
        room.state_for(ann)
        await until(lambda: room.is_halted)
        breaks("why_not")
        assert room.why_not(FIRST, "fly") is not None
        await settled(room)
        assert room.is_halted

    in_hall(test)


def test_a_verdict_that_breaks_refuses_and_is_told(in_hall: InHall, breaks: Break) -> None:
    async def test(hall: Hall) -> None:
        _, room, ann, _ = await at_the_table(hall)
        breaks("why_not")
        with pytest.raises(IllegalMove) as refused:
            await room.move(FIRST, 0, "fly")
        assert refused.value.code == "refused-broken"
        await until_told(room)
        assert not told(room, ann).still
        await do(room, "rest")

    in_hall(test)


def test_asides_that_cannot_be_told_halt_the_match(in_hall: InHall, breaks: Break) -> None:
    async def test(hall: Hall) -> None:
        _, room, ann, _ = await at_the_table(hall)
        breaks("aside", knocked)
        room.stops = {FIRST: "never", OTHER: "never"}
        await do(room, "knock")
        await until(lambda: moves(room) == ["knock", "pass", "pass"])
        room.state_for(ann)
        await until(lambda: room.is_halted)
        with pytest.raises(IllegalMove) as refused:
            await room.move(FIRST, room.version, "rest")
        assert refused.value.code == "refused-still"

    in_hall(test)


def test_a_game_that_cannot_say_whether_all_see_a_forced_answer_keeps_it_secret(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> bool:
        raise KeyError("a hook that breaks")

    async def test(hall: Hall) -> None:
        _, room, ann, _ = await at_the_table(hall, clock={"kind": "live", "minutes": 5, "increment": 0})
        monkeypatch.setattr("magehall.table.rooms.room.room_state.is_openly_forced", broken)
        await do(room, "rest")
        assert room.clock.running() == [FIRST]
        await until_told(room)
        assert not told(room, ann).still

    in_hall(test)


def test_a_plan_that_cannot_be_shown_is_refused_and_nobody_hears_of_it(
    in_hall: InHall, breaks: Break
) -> None:
    async def test(hall: Hall) -> None:
        _, room, _, _ = await at_the_table(hall)
        breaks("view")
        plan = plan_moves(room, FIRST, ["rest"])
        with pytest.raises(IllegalMove) as refused:
            plan_message(room, plan, ["rest"], "en")
        assert refused.value.code == "refused-plan-broken"
        await settled(room)
        assert room.version == 0

    in_hall(test)


def test_a_take_back_that_cannot_be_looked_up_is_not_offered(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> int:
        raise KeyError("moves that cannot be made again")

    async def test(hall: Hall) -> None:
        _, room, ann, _ = await at_the_table(hall)
        monkeypatch.setattr("magehall.kernel.matches.match.Match.last_choice", broken)
        assert not room.state_for(ann).can_undo
        await until_told(room)

    in_hall(test)


def test_a_match_that_is_over_is_shown_as_far_as_it_can_be(in_hall: InHall, breaks: Break) -> None:
    async def test(hall: Hall) -> None:
        manager, room, ann, _ = await at_the_table(hall)
        await do(room, "end")
        breaks("view")
        version = room.version
        for _ in range(3):
            assert room.state_for(ann).table.state == "over"
        await until(lambda: not manager.conductors[room.id].busy)
        assert room.version == version
        assert len(await faults(hall)) == 1

    in_hall(test)


def test_a_failing_hook_is_known_after_a_restart_and_on_other_servers(in_hall: InHall, breaks: Break) -> None:
    async def test(hall: Hall) -> None:
        _, room, ann, _ = await at_the_table(hall)
        there, bob = await look(await hall.server(), room.id, "bob")
        breaks("harms_own_side")
        room.state_for(ann)
        there.state_for(bob)
        await until(lambda: room.failure is not None and there.failure is not None)
        assert room.version == there.version
        for one in (room, there):
            await settled(one)
        for manager in list(hall.managers):
            await manager.close()
        hall.managers.clear()
        again, ann = await look(await hall.server(), room.id, "ann")
        assert "goes on" in told(again, ann).text
        await settled(again)
        assert again.version == room.version == 1
        assert len(await faults(hall)) == 1

    in_hall(test)


async def settled(room: Room) -> None:
    """Wait until no failure is being told of."""
    await asyncio.sleep(0)
    async with room.lock:
        """Whoever tells has the lock."""
