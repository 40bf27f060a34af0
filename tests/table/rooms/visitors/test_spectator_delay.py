"""Watching with a delay: nothing comes early, nothing is left out, and asking often costs nothing."""

from __future__ import annotations

from collections.abc import Callable

from magehall.table.rooms.conducting import offers
from magehall.table.rooms.conducting.conductor import give_up
from magehall.table.rooms.visitors import spectator_delay
from tests.table.rooms.conftest import Hall, look

InHall = Callable[..., None]


def test_a_scene_shows_when_its_time_has_come_and_each_event_once(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        now = [100.0]
        manager, table = await hall.server(), await hall.table(["ann", "bob"], spectator_delay=60)
        room, _ = await look(manager, table, "ann")
        room.delay = spectator_delay.SpectatorDelay(60, lambda: now[0])
        room.delay.add(room.timeline, room.clock)
        _, eve = await look(manager, table, "eve")
        assert room._state_now(eve) is None
        now[0] += 30
        await room.move(0, 0, "draw:pile")
        now[0] += 29
        assert room._state_now(eve) is None
        now[0] += 1
        first = room._state_now(eve)
        assert first is not None
        assert first.version == 0
        now[0] += 30
        second = room._state_now(eve)
        assert second is not None
        assert second.version == 1
        assert second.events_from == len(first.events)
        assert len(first.events) + len(second.events) == len(room.match.events)
        async with room.lock:
            await give_up(room, 0, "resigned")
        over = room._state_now(eve)
        assert over is not None
        assert over.version == 2

    in_hall(test)


def test_asking_again_and_again_keeps_nothing(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager, table = await hall.server(), await hall.table(["ann", "bob"], spectator_delay=3600)
        room, eve = await look(manager, table, "eve")
        for _ in range(100):
            room.show(eve)
        assert len(room.delay._kept) == 1
        assert room._delay_timer is not None

    in_hall(test)


def test_however_long_the_delay_only_so_many_scenes_are_kept(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        table = await hall.table(["ann", "bob"], spectator_delay=3600, options={"first_seat": 0})
        room, _ = await look(await hall.server(), table, "ann")
        for _ in range(20):
            await room.move(0, room.version, "choose:fire")
            await offers.undo(room, 0)
        assert len(room.delay._kept) <= spectator_delay.MOST
        kept = [scene.timeline.version for scene in room.delay._kept]
        assert kept == sorted(kept)
        assert (kept[0], kept[-1]) == (0, 40)

    most_before = spectator_delay.MOST
    spectator_delay.MOST = 10
    try:
        in_hall(test)
    finally:
        spectator_delay.MOST = most_before
