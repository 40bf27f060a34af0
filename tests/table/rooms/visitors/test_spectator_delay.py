"""Watching with a delay: nothing comes early, nothing is left out, and asking often costs nothing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import magehall
from magehall.kernel.matches.view import view_of
from magehall.table.rooms.conducting import offers
from magehall.table.rooms.conducting.resignation import give_up
from magehall.table.rooms.journal.entry import MOVE, UNDO, JournalEntry
from magehall.table.rooms.journal.timeline import Timeline, full_timeline
from magehall.table.rooms.pacing.clock import Clock, ClockRules
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
        kept = [scene.version for scene in room.delay._kept]
        assert kept == sorted(kept)
        assert (kept[0], kept[-1]) == (0, 40)

    most_before = spectator_delay.MOST
    spectator_delay.MOST = 10
    try:
        in_hall(test)
    finally:
        spectator_delay.MOST = most_before


def shown(timeline: Timeline) -> dict[str, Any]:
    """All that a spectator is shown of a timeline."""
    return {
        "version": timeline.version,
        "view": view_of(timeline.match, None),
        "log": [event.shown(None) for event in timeline.match.events],
        "marks": list(timeline.marks),
        "question": timeline.question,
        "failure": timeline.failure,
    }


def entry_for(timeline: Timeline, luck: Random, *, undoing: bool) -> JournalEntry:
    """A random move, or now and then a take-back."""
    match = timeline.match
    if undoing and match.moves and luck.random() < 0.2:
        return JournalEntry(UNDO, match.moves[-1][0], data={"to": luck.randrange(len(match.moves))})
    seat, decision = luck.choice(list(match.pending.items()))
    return JournalEntry(MOVE, seat, luck.choice(decision.options).id)


@pytest.mark.parametrize("most", [20, 500])
@pytest.mark.parametrize("undoing", [False, True])
@pytest.mark.parametrize("every", [1, 7, 90])
def test_a_scene_shows_the_table_as_it_was(
    every: int, undoing: bool, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many entries came at once, whoever looked in between, and whatever was left out."""
    monkeypatch.setattr(spectator_delay, "MOST", most)
    luck, now = Random(every), [0.0]
    delay = spectator_delay.SpectatorDelay(60, lambda: now[0])
    timeline = full_timeline(magehall.new_match("battle_mages", 3, seed=5), [])
    clock = Clock(ClockRules(), {}, lambda: now[0])
    was = {}
    for _ in range(120):
        was[timeline.version] = shown(timeline)
        delay.add(timeline, clock)
        now[0] += 1
        if now[0] % every == 0 and (scene := delay.visible()):
            assert shown(scene.timeline) == was[scene.timeline.version]
        timeline = timeline.fork()
        for _ in range(luck.choice((1, 1, 2))):
            timeline = timeline.after(entry_for(timeline, luck, undoing=undoing))
    last = delay.visible()
    while due := delay.due():
        now[0] += due
        scene = delay.visible()
        assert scene is not None
        assert last is None or scene.timeline.version > last.timeline.version
        assert shown(scene.timeline) == was[scene.timeline.version]
        last = scene
    assert last is not None
    assert last.timeline.version == max(was)


def test_few_scenes_hold_a_whole_match() -> None:
    luck, delay = Random(1), spectator_delay.SpectatorDelay(60, lambda: 0.0)
    timeline = full_timeline(magehall.new_match("battle_mages", 6, seed=1), [])
    for _ in range(200):
        delay.add(timeline, Clock(ClockRules(), {}))
        timeline = timeline.fork().after(entry_for(timeline, luck, undoing=False))
    assert len(delay._kept) == 200
    assert sum(scene.start is not None for scene in delay._kept) == -(-200 // spectator_delay.KEYFRAME_EVERY)
