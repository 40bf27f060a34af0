"""Time is kept across moves, breaks, news and servers; bots wait as long as those who look on want them to."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from magehall.table.rooms import offers
from magehall.table.rooms.messages import Pace
from magehall.table.rooms.room import Room
from tests.table.rooms.conftest import Hall, look, until

InHall = Callable[..., None]
LIVE = {"kind": "live", "minutes": 1, "increment": 0}
TWO_DAYS = {"kind": "correspondence", "days": 2}
DAY = 86_400_000


def let_pass(room: Room, seat: int, seconds: float) -> None:
    """As if a seat had thought so much longer."""
    room.clock._since[seat] -= seconds


def test_days_a_move_come_back_with_every_move(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        room, _ = await look(await hall.server(), await hall.table(["ann", "bob"], clock=TWO_DAYS), "ann")
        assert room.clock.running() == [0]
        let_pass(room, 0, 86_400 + 3600)
        assert room.clock.left()[0] < DAY
        assert await room.move(0, 0, "draw:pile")
        assert room.clock.left()[0] > 2 * DAY - 5000

    in_hall(test)


def test_thinking_for_days_counts_although_the_server_is_restarted(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        first = await hall.server()
        table = await hall.table(["ann", "bob"], clock=TWO_DAYS)
        room, _ = await look(first, table, "ann")
        let_pass(room, 0, 86_400)
        await first.close()
        hall.keepers.remove(first)
        again, _ = await look(await hall.server(), table, "ann")
        assert again.clock.running() == [0]
        assert again.clock.left()[0] <= DAY
        assert again.clock.left()[1] == 2 * DAY

    in_hall(test)


def test_whoever_lets_the_days_pass_has_lost(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        first = await hall.server()
        table = await hall.table(["ann", "bob"], clock=TWO_DAYS)
        room, _ = await look(first, table, "ann")
        let_pass(room, 0, 2 * 86_400 - 0.2)
        await first.close()
        hall.keepers.remove(first)
        again, _ = await look(await hall.server(), table, "bob")
        await until(lambda: again.table.state == "over")
        assert again.table.result is not None
        assert (again.table.result["reason"], again.table.result["winners"]) == ("flag", [1])

    in_hall(test)


def test_news_of_the_table_do_not_set_the_clocks_back(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        keeper = await hall.server()
        room, _ = await look(keeper, await hall.table(["ann", "bob"], clock=LIVE), "ann")
        let_pass(room, 0, 20)
        await keeper.hear(room.id, {"kind": "chairs"})
        assert room.clock.running() == [0]
        assert room.clock.left()[0] <= 40_000

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
        hall.keepers.remove(first)
        again, _ = await look(await hall.server(), table, "ann")
        assert again.clock.running() == []
        assert again.clock.left()[0] <= 40_000
        await offers.offer(again, 0, "resume")
        await offers.answer(again, 1, "resume", yes=True)
        assert again.clock.running() == [0]
        assert again.clock.left()[0] <= 40_000

    in_hall(test)


@pytest.mark.parametrize(
    ("paces", "seconds"),
    [([], 0.0), (["normal"], 0.6), (["instant"], 0.0), (["instant", "fast"], 0.3), (["slow", "fast"], 1.2)],
)
def test_bots_wait_for_the_slowest_who_plays(in_hall: InHall, paces: list[Pace], seconds: float) -> None:
    async def test(hall: Hall) -> None:
        keeper = await hall.server()
        table = await hall.table(["ann", "bob", "bot:greedy"])
        room = await keeper.room(table)
        assert room is not None
        for person, pace in zip(("ann", "bob"), paces, strict=False):
            _, visitor = await look(keeper, table, person)
            visitor.pace = pace
        _, spectator = await look(keeper, table, "eve")
        spectator.pace = "slow"
        if not paces:
            await keeper.leave(room, spectator)
        assert keeper.conductors[table]._bot_pace() == pytest.approx(seconds)

    in_hall(test, bot_pace=0.6)
