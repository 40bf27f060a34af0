"""Exactly one move counts, nothing acknowledged is lost, and everyone sees only what is theirs to see."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from magehall.kernel.decision import IllegalMove
from magehall.table.rooms import manager as manager_module
from magehall.table.rooms.conducting import offers
from magehall.table.rooms.conducting.resignation import give_up
from magehall.table.rooms.journal.repository import Journal
from magehall.table.rooms.room.room import Room
from tests.table.rooms.conftest import Hall, look, paced, until

InHall = Callable[..., None]


def first_option(room: Room, seat: int) -> str:
    return room.match.pending[seat].options[0].id


def test_of_two_moves_at_one_version_exactly_one_counts(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager = await hall.server()
        room, _ = await look(manager, await hall.table(["ann", "bob"]), "ann")
        counted = await asyncio.gather(*(room.move(0, 0, "draw:pile") for _ in range(5)))
        assert sorted(counted) == [False] * 4 + [True]
        assert room.version == 1
        assert [move for move in room.match.moves if move == (0, "draw:pile")] == [(0, "draw:pile")]

    in_hall(test)


def test_two_servers_cannot_both_write_and_both_end_up_alike(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        one, two = await hall.server(), await hall.server()
        table = await hall.table(["ann", "bob"])
        here, _ = await look(one, table, "ann")
        there, _ = await look(two, table, "ann")
        counted = await asyncio.gather(here.move(0, 0, "draw:pile"), there.move(0, 0, "draw:centre"))
        assert sorted(counted) == [False, True]
        await until(lambda: here.version == there.version == 1)
        assert here.match.moves == there.match.moves

    in_hall(test)


def test_a_refused_move_changes_nothing_and_says_why(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _ = await look(await hall.server(), await hall.table(["ann", "bob"]), "ann")
        with pytest.raises(IllegalMove) as refused:
            await room.move(1, 0, "draw:pile")
        assert refused.value.code == "refused-not-asked"
        assert room.version == 0

    in_hall(test)


def test_what_was_acknowledged_is_there_after_a_restart(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager = await hall.server()
        table = await hall.table(["ann", "bob"])
        room, _ = await look(manager, table, "ann")
        await room.move(0, 0, "draw:pile")
        before = room.match.view(0)
        await manager.close()
        hall.managers.clear()
        again, _ = await look(await hall.server(), table, "ann")
        assert again.version == 1
        assert again.match.view(0) == before

    in_hall(test)


def test_a_snapshot_gives_the_same_match_as_the_whole_journal(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager = await hall.server()
        table = await hall.table(["ann", "bob"])
        room, _ = await look(manager, table, "ann")
        for _ in range(12):
            await until(lambda: bool(room.asked()) and not room.in_window())
            seat = room.asked()[0]
            await room.move(seat, room.version, first_option(room, seat))
        await until(lambda: not room.in_window())
        assert room.table.snapshot_version < room.version
        loaded = await room.journal.load(table)
        assert loaded is not None
        assert loaded.table.snapshot_version > 0
        assert loaded.match.save() == room.match.save()
        assert loaded.match.events == room.match.events

    in_hall(test, snapshot_every=5)


def test_the_opponent_never_receives_a_hidden_card(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager = await hall.server()
        table = await hall.table(["ann", "bob"])
        room, ann = await look(manager, table, "ann")
        _, bob = await look(manager, table, "bob")
        _, eve = await look(manager, table, "eve")
        await room.move(0, 0, "draw:pile")
        shown = {who: room.state_for(visitor) for who, visitor in (("ann", ann), ("bob", bob), ("eve", eve))}
        hands = {who: state.view.table["mages"][0]["hand"] for who, state in shown.items()}
        assert all(card["spell"] for card in hands["ann"])
        assert not any(card["spell"] for card in hands["bob"] + hands["eve"])
        assert shown["ann"].view.decision
        assert not shown["bob"].view.decision
        drawn = {
            who: [e for e in state.events if e.event == "card-drawn"][-1] for who, state in shown.items()
        }
        assert "spell" in drawn["ann"].args
        assert drawn["ann"].key == "event-card-drawn-seen"
        for other in ("bob", "eve"):
            assert "spell" not in drawn[other].args
            assert drawn[other].key == "event-card-drawn"

    in_hall(test)


def test_a_table_of_one_person_and_bots_plays_to_the_end(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _ = await look(
            await hall.server(), await hall.table(["ann", "bot:random", "bot:random"]), "ann"
        )

        while room.in_play:
            if 0 in room.asked() and not room.in_window():
                await room.move(0, room.version, first_option(room, 0))
            elif 0 in room.asked() and len(room.match.pending[0].options) > 1:
                await room.journal.hold(room.id, 0, room.version, "pass")
                await room.pubsub.publish(room.id, {"kind": "held"})
            await asyncio.sleep(0.001)
        assert room.table.state == "over"
        assert room.table.result is not None
        assert room.table.result["reason"] in ("result-last-mage", "result-most-life")

    in_hall(test)


def test_a_window_closes_only_when_its_pace_is_over_and_then_at_once(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager = await hall.server()
        room, _ = await look(manager, await hall.table(["ann", "bob"]), "ann")
        await room.move(0, 0, "draw:pile")
        await room.move(0, 1, first_option(room, 0))
        assert room.in_window()
        asked, version = room.asked(), room.version
        assert asked == [0, 1]
        await room.journal.hold(room.id, 0, version, "pass")
        await manager.on_note(room.id, {"kind": "held"})
        assert room.version == version, "an answer shows before the pace is over"
        assert set(room.match.view(1)["waiting"]) == {"0", "1"}
        await hall.wind(3600)
        await until(lambda: room.version == version + 2)

    in_hall(test, window_pace=3600)


def test_taking_back_asks_nobody_where_the_game_allows_it(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        table = await hall.table(["ann", "bob"], options={"first_seat": 0})
        room, _ = await look(await hall.server(), table, "ann")
        await room.move(0, 0, "choose:fire")
        await offers.undo(room, 0)
        assert room.version == 2
        assert room.match.moves == []
        with pytest.raises(IllegalMove) as refused:
            await offers.undo(room, 0)
        assert refused.value.code == "refused-undo-alone"

    in_hall(test)


def test_taking_back_past_anothers_answer_needs_everyones_yes(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        table = await hall.table(["ann", "bob", "cid"], options={"first_seat": 0})
        room, _ = await look(await hall.server(), table, "ann")
        await room.move(0, 0, "choose:fire")
        await room.move(1, 1, "choose:air")
        await offers.offer(room, 0, "undo")
        await offers.answer(room, 1, "undo", yes=True)
        assert room.version == 2
        await offers.answer(room, 2, "undo", yes=True)
        assert room.version == 3
        assert room.match.moves == []

    in_hall(test)


def test_taking_back_never_passes_what_was_revealed(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _ = await look(await hall.server(), await hall.table(["ann", "bob"]), "ann")
        await room.move(0, 0, "draw:pile")
        with pytest.raises(IllegalMove) as refused:
            await offers.offer(room, 0, "undo")
        assert refused.value.code == "refused-undo-revealed"

    in_hall(test)


def test_resigning_gives_the_other_the_match(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _ = await look(await hall.server(), await hall.table(["ann", "bob"]), "ann")
        async with room.lock:
            await give_up(room, 0, "resigned")
        assert room.table.state == "over"
        assert room.table.result == {"winners": [1], "scores": [], "reason": "resigned", "seat": 0}
        assert not await room.move(0, room.version, "draw:pile")

    in_hall(test)


def test_with_more_seats_a_bot_takes_over_from_one_who_resigns(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, ann = await look(await hall.server(), await hall.table(["ann", "bob", "cid"]), "ann")
        async with room.lock:
            await give_up(room, 0, "resigned")
        assert room.in_play
        assert ann.seat is None
        await until(lambda: room.version > 0)

    in_hall(test)


def test_a_draw_needs_every_persons_yes(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _ = await look(await hall.server(), await hall.table(["ann", "bob"]), "ann")
        await offers.offer(room, 0, "draw")
        await offers.answer(room, 1, "draw", yes=False)
        assert room.in_play
        assert not room.offers
        await offers.offer(room, 0, "draw")
        await offers.answer(room, 1, "draw", yes=True)
        assert room.table.result is not None
        assert room.table.result["reason"] == "draw"

    in_hall(test)


def test_a_break_stops_play_and_the_clocks_until_all_want_to_go_on(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        table = await hall.table(["ann", "bob"], clock={"kind": "live", "minutes": 60, "increment": 0})
        room, _ = await look(await hall.server(), table, "ann")
        assert room.clock.running() == [0]
        await offers.offer(room, 0, "adjourn")
        await offers.answer(room, 1, "adjourn", yes=True)
        assert room.table.state == "adjourned"
        assert not await room.move(0, 0, "draw:pile")
        await until(lambda: not room.clock.running())
        await offers.offer(room, 1, "resume")
        await offers.answer(room, 0, "resume", yes=True)
        assert await room.move(0, 0, "draw:pile")

    in_hall(test)


def test_aborting_is_for_matches_that_have_hardly_begun(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _ = await look(await hall.server(), await hall.table(["ann", "bob"]), "ann")
        await offers.abort(room)
        assert room.table.state == "aborted"
        with pytest.raises(IllegalMove):
            await offers.abort(room)

    in_hall(test)


def test_when_a_server_dies_another_plays_the_bots_on(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        one, two = await hall.server(), await hall.server()
        table = await hall.table(["ann", "bot:random"], options={"mages": "deal", "first_seat": 1})
        await one.room(table)
        await one.close()
        hall.managers.remove(one)
        room, _ = await look(two, table, "ann")
        await until(lambda: room.version > 0 and 0 in room.asked() and not room.in_window())

    in_hall(test)


@pytest.mark.parametrize("broken", ["held", "append"])
def test_a_window_closes_although_the_database_was_away_for_a_moment(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    monkeypatch.setattr(manager_module, "TICK", 0.05)
    sound = getattr(Journal, broken)
    failing = [0]

    async def unsound(self: Journal, *args: Any, **wishes: Any) -> Any:
        # What is being looked up when the database goes away fails too; what is written then is not.
        answer = await sound(self, *args, **wishes) if broken == "held" else None
        if failing[0]:
            failing[0] -= 1
            raise OperationalError("", {}, Exception("the database is away"))
        return answer if broken == "held" else await sound(self, *args, **wishes)

    monkeypatch.setattr(Journal, broken, unsound)

    async def test(hall: Hall) -> None:
        manager = await hall.server()
        room, _ = await look(manager, await hall.table(["ann", "bob"]), "ann")
        room.stops = {0: "always", 1: "always"}
        while not room.in_window():
            seat = room.asked()[0]
            await room.move(seat, room.version, first_option(room, seat))
        version = room.version
        await paced(manager, room)
        failing[0] = 2
        for seat in room.asked():
            await room.journal.hold(room.id, seat, version, "pass")
        await manager.attend(room, again=True)
        await until(lambda: room.version > version)
        assert failing == [0]

    in_hall(test)
