"""Time is kept across moves, breaks, news and servers; bots wait as long as those who look on want them to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from magehall.table.rooms.conducting import offers
from magehall.table.wire.messages import Pace
from tests.table.rooms.conftest import Hall, let_pass, look, until

pytestmark = pytest.mark.usefixtures("standing_clocks")

InHall = Callable[..., None]
HOUR = 3_600_000
DAY = 24 * HOUR
LIVE = {"kind": "live", "minutes": 60, "increment": 10}
TWO_DAYS = {"kind": "correspondence", "days": 2}
CHOOSING = {"first_seat": 0}
"""Options under which the first moves reveal nothing, so that they can be taken back."""


def test_days_a_move_come_back_with_every_move(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _ = await look(await hall.server(), await hall.table(["ann", "bob"], clock=TWO_DAYS), "ann")
        assert room.clock.running() == [0]
        let_pass(room, 0, 86_400 + 3600)
        assert room.clock.left()[0] == DAY - HOUR
        assert await room.move(0, 0, "draw:pile")
        assert room.clock.left()[0] == 2 * DAY

    in_hall(test)


def test_thinking_for_days_counts_although_the_server_is_restarted(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        first = await hall.server()
        table = await hall.table(["ann", "bob"], clock=TWO_DAYS)
        room, _ = await look(first, table, "ann")
        let_pass(room, 0, 86_400)
        await first.close()
        hall.managers.remove(first)
        again, _ = await look(await hall.server(), table, "ann")
        assert again.clock.running() == [0]
        assert again.clock.left() == {0: DAY, 1: 2 * DAY}

    in_hall(test)


def test_whoever_lets_the_days_pass_has_lost(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        first = await hall.server()
        table = await hall.table(["ann", "bob"], clock=TWO_DAYS)
        room, _ = await look(first, table, "ann")
        let_pass(room, 0, 2 * 86_400 - 0.2)
        await first.close()
        hall.managers.remove(first)
        again, _ = await look(await hall.server(), table, "bob")
        await until(lambda: again.table.state == "over")
        assert again.table.result is not None
        assert (again.table.result["reason"], again.table.result["winners"]) == ("flag", [1])

    in_hall(test)


def test_news_of_the_table_do_not_set_the_clocks_back(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager = await hall.server()
        room, _ = await look(manager, await hall.table(["ann", "bob"], clock=LIVE), "ann")
        let_pass(room, 0, 20)
        await manager.on_note(room.id, {"kind": "chairs"})
        assert room.clock.running() == [0]
        assert room.clock.left()[0] == HOUR - 20_000

    in_hall(test)


def test_a_break_gives_no_time_back(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        first = await hall.server()
        table = await hall.table(["ann", "bob"], clock=LIVE)
        room, _ = await look(first, table, "ann")
        let_pass(room, 0, 20)
        await offers.offer(room, 0, "adjourn")
        await offers.answer(room, 1, "adjourn", yes=True)
        await first.close()
        hall.managers.remove(first)
        again, _ = await look(await hall.server(), table, "ann")
        assert again.clock.running() == []
        assert again.clock.left()[0] == HOUR - 20_000
        await offers.offer(again, 0, "resume")
        await offers.answer(again, 1, "resume", yes=True)
        assert again.clock.running() == [0]
        assert again.clock.left()[0] == HOUR - 20_000

    in_hall(test)


@pytest.mark.parametrize("clock", [LIVE, TWO_DAYS])
def test_moving_and_taking_back_earns_no_time(in_hall: InHall, clock: dict[str, Any]) -> None:
    async def test(hall: Hall) -> None:
        table = await hall.table(["ann", "bob"], clock=clock, options=CHOOSING)
        manager = await hall.server()
        room, _ = await look(manager, table, "ann")
        let_pass(room, 0, 30)
        before = room.clock.left()[0]
        for _ in range(3):
            await room.move(0, room.version, "choose:fire")
            await offers.undo(room, 0)
        assert room.clock.left()[0] == before
        assert room.clock.running() == [0]
        await room.move(0, room.version, "choose:fire")
        earned = 10_000 if clock is LIVE else 30_000
        assert room.clock.left()[0] == before + earned

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
        assert there.clock.left()[0] == before

    in_hall(test)


def test_with_more_seats_a_bot_plays_on_for_whoever_ran_out_of_time(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        table = await hall.table(["ann", "bob", "cid"], clock=LIVE)
        manager = await hall.server()
        room, _ = await look(manager, table, "ann")
        let_pass(room, 0, 3599.9)
        await manager.attend(room, again=True)
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


@pytest.mark.parametrize(
    ("paces", "seconds"),
    [([], 0.0), (["normal"], 0.6), (["instant"], 0.0), (["instant", "fast"], 0.3), (["slow", "fast"], 1.2)],
)
def test_bots_wait_for_the_slowest_who_plays(in_hall: InHall, paces: list[Pace], seconds: float) -> None:
    async def test(hall: Hall) -> None:
        manager = await hall.server()
        table = await hall.table(["ann", "bob", "bot:greedy"])
        for person, pace in zip(("ann", "bob"), paces, strict=False):
            _, visitor = await look(manager, table, person)
            visitor.pace = pace
        room, spectator = await look(manager, table, "eve")
        spectator.pace = "slow"
        if not paces:
            await manager.leave(room, spectator)
        assert manager.conductors[table]._bot_pace() == pytest.approx(seconds)

    in_hall(test, bot_pace=0.6)
