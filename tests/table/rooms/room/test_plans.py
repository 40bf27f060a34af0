"""Plans at a table: nobody sees what is tried, and what is played out is what was tried."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from magehall.kernel.decision import BrokenRule, IllegalMove
from magehall.kernel.matches.draft import Draft
from magehall.table.rooms.conducting import offers
from magehall.table.rooms.room.planning import Plan, begin_plan, plan_message, plan_moves
from magehall.table.rooms.room.room import Room
from magehall.table.rooms.visitors.visitor import Visitor
from tests.table.rooms.brittle import FIRST, OTHER
from tests.table.rooms.brittle import brittle as brittle
from tests.table.rooms.conftest import Hall, look

InHall = Callable[..., None]
LIVE = {"kind": "live", "minutes": 60, "increment": 10}


async def at_the_table(hall: Hall, **columns: Any) -> tuple[Room, Visitor, Visitor]:
    """Ann is asked, and Bob looks on."""
    table = await hall.table(["ann", "bob"], **{"game": "brittle", "options": {}, **columns})
    manager = await hall.server()
    room, ann = await look(manager, table, "ann")
    _, bob = await look(manager, table, "bob")
    return room, ann, bob


def told(room: Room, plan: Plan, moves: Sequence[str]) -> tuple[list[str], str, bool]:
    """What of a plan could be tried, what could not, and whether that can be made all the same."""
    message = plan_message(room, plan, moves, "en")
    return message.moves, message.refused.option if message.refused else "", message.beyond


def test_what_is_tried_is_shown_to_nobody_and_changes_nothing(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _, bob = await at_the_table(hall)
        before, seen = room.match.save(), room.state_for(bob)
        plan = plan_moves(room, FIRST, ["rest", "rest"])
        message = plan_message(room, plan, ["rest", "rest"], "en")
        assert (message.moves, message.refused, message.version) == (["rest", "rest"], None, 0)
        assert message.view.decision
        assert (room.match.save(), room.version) == (before, 0)
        assert room.state_for(bob).view == seen.view

    in_hall(test)


def test_a_plan_ends_where_luck_or_a_window_or_a_broken_rule_comes(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _, _ = await at_the_table(hall)
        luck = ["rest", "roll", "rest"]
        assert told(room, plan_moves(room, FIRST, luck), luck) == (["rest"], "roll", True)
        window = ["rest", "knock", "rest"]
        plan = plan_moves(room, FIRST, window)
        assert told(room, plan, window) == (["rest", "knock"], "rest", False)
        assert not plan_message(room, plan, window, "en").view.decision
        broken = ["break"]
        plan = plan_moves(room, FIRST, broken)
        assert told(room, plan, broken) == ([], "break", True)
        assert room.failure is None, "nobody is told before it is played"
        unknown = ["rest", "fly"]
        assert told(room, plan_moves(room, FIRST, unknown), unknown) == (["rest"], "fly", False)

    in_hall(test)


def test_a_plan_goes_on_from_what_is_tried_already(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _, _ = await at_the_table(hall)
        plan = begin_plan(room, FIRST)
        for moves in (["rest"], ["rest", "rest", "knock"], ["rest", "rest"], [], ["knock"], ["rest"]):
            plan.go_to(moves)
            assert plan.draft.choices == moves
            assert plan.draft.match.moves == plan_moves(room, FIRST, moves).draft.match.moves
            assert plan.is_current(room, FIRST)
        await room.move(FIRST, 0, "rest")
        assert not plan.is_current(room, FIRST)
        assert not plan.is_current(room, OTHER)

    in_hall(test)


def test_what_is_played_out_is_what_was_tried(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _, bob = await at_the_table(hall)
        assert await room.play_out(FIRST, 0, ["rest", "rest", "rest"])
        assert room.match.moves == [(FIRST, "rest")] * 3
        assert room.version == 3
        assert room.state_for(bob).version == 3
        await hall.managers[0].close()
        hall.managers.clear()
        again, _ = await look(await hall.server(), room.id, "ann")
        assert again.match.save() == room.match.save()

    in_hall(test)


def test_the_last_move_of_a_plan_may_be_one_that_cannot_be_tried(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _, _ = await at_the_table(hall)
        assert await room.play_out(FIRST, 0, ["rest", "roll"])
        assert room.match.moves == [(FIRST, "rest"), (FIRST, "roll")]
        with pytest.raises(BrokenRule):
            await room.play_out(FIRST, 2, ["rest", "break"])
        assert room.match.moves[2:] == [(FIRST, "rest")]
        assert room.failure is not None, "and everybody is told"
        with pytest.raises(IllegalMove, match="nothing to plan"):
            plan_moves(room, FIRST, ["rest"])

    in_hall(test)


@pytest.mark.parametrize("moves", [["rest", "fly"], ["rest", "knock", "rest"], ["rest", "roll", "rest"]])
def test_of_a_plan_that_does_not_fit_nothing_is_played(in_hall: InHall, moves: list[str]) -> None:
    async def test(hall: Hall) -> None:
        room, _, _ = await at_the_table(hall)
        with pytest.raises(IllegalMove):
            await room.play_out(FIRST, 0, moves)
        assert (room.version, len(room.match.moves)) == (0, 0)

    in_hall(test)


def test_a_plan_of_an_older_moment_is_not_played(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _, _ = await at_the_table(hall)
        assert await room.move(FIRST, 0, "rest")
        assert not await room.play_out(FIRST, 0, ["rest", "rest"])
        assert await room.play_out(FIRST, 1, ["rest", "rest"])
        assert not await room.play_out(FIRST, 1, ["rest", "rest"]), "a double click plays it once"
        assert room.version == 3

    in_hall(test)


def test_only_who_is_asked_plans_and_only_while_the_match_goes_on(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _, _ = await at_the_table(hall)
        for option in ("wave", "rest"):
            with pytest.raises(IllegalMove):
                plan_moves(room, OTHER, [option])
        with pytest.raises(IllegalMove):
            await room.play_out(OTHER, 0, ["wave"])
        await offers.resign(room, OTHER)
        with pytest.raises(IllegalMove, match="nothing to plan"):
            plan_moves(room, FIRST, ["rest"])
        assert not await room.play_out(FIRST, room.version, ["rest"])

    in_hall(test)


def test_a_player_is_told_whether_there_is_something_to_plan(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, ann, bob = await at_the_table(hall)
        assert room.state_for(ann).can_plan
        assert not room.state_for(bob).can_plan
        await room.move(FIRST, 0, "knock")
        assert room.match.window is not None
        assert not room.state_for(ann).can_plan, "a window is open, and its pauses are everybody's"
        with pytest.raises(IllegalMove, match="nothing to plan"):
            plan_moves(room, FIRST, [])

    in_hall(test)


def test_nothing_is_planned_where_no_move_of_a_game_can_be_tried(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, ann, _ = await at_the_table(hall, game="battle_mages")
        assert room.match.pending
        assert not room.state_for(ann).can_plan

    in_hall(test)


def test_a_clock_charges_a_plan_as_one_move(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _, _ = await at_the_table(hall, clock=LIVE)
        begun = room.clock.left()[FIRST]
        assert await room.play_out(FIRST, 0, ["rest", "rest", "rest"])
        assert begun < room.clock.left()[FIRST] <= begun + 10_000

    in_hall(test)


def test_what_follows_without_a_choice_is_not_taken_back_by_itself(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _, _ = await at_the_table(hall, game="mage_knight", options={"scenario": "blitz-conquest"})
        choices = await reach_a_turn_with_forced_moves(room)
        seat, before = next(iter(room.match.pending)), list(room.match.moves)
        assert await room.play_out(seat, room.version, choices)
        assert len(room.match.moves) > len(before) + len(choices)
        for _ in choices:
            await offers.undo(room, seat)
        assert list(room.match.moves) == before

    in_hall(test)


async def reach_a_turn_with_forced_moves(room: Room) -> list[str]:
    """Play on by first options until a plan of a few choices has moves that follow by themselves; that plan."""
    for _ in range(200):
        seat = next(iter(room.match.pending))
        found = with_forced_moves(room.match.draft(seat), depth=2)
        if found:
            return found
        await room.move(seat, room.version, room.match.pending[seat].options[0].id)
    raise AssertionError("no turn has moves without a choice")


def with_forced_moves(draft: Draft[Any], depth: int) -> list[str]:
    for option in draft.decision.options if draft.decision is not None and depth else ():
        try:
            draft.apply(option)
        except IllegalMove:
            continue
        if len(draft.moves) > len(draft.choices):
            return draft.choices
        found = with_forced_moves(draft, depth - 1)
        if found:
            return found
        draft.undo()
    return []
