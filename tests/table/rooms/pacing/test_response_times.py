"""What the table answers for a person takes as long as the person might; the time tells nothing."""

from __future__ import annotations

import random
import statistics
from bisect import bisect_right
from collections.abc import Callable, Sequence

import pytest

from magehall.kernel.matches.match import Match
from magehall.table.rooms.manager import RoomManager
from magehall.table.rooms.pacing.response_times import BLUR, KEPT, MEDIAN, ResponseTimes
from magehall.table.rooms.room.room import Room
from magehall.table.wire.messages import Stop
from tests.table.rooms.conducting.test_windows import ABLE, UNABLE, at_a_window
from tests.table.rooms.conftest import Hall, look, paced, until
from tests.table.rooms.narrow import narrow as narrow

InHall = Callable[..., None]
LEAST, MOST = 0.3, 6.0
SLOW = 1e6


def apart(one: Sequence[float], other: Sequence[float]) -> float:
    """The greatest distance between two distributions (Kolmogorov and Smirnov)."""
    one, other = sorted(one), sorted(other)
    return max(
        abs(bisect_right(one, x) / len(one) - bisect_right(other, x) / len(other)) for x in (*one, *other)
    )


def person(luck: random.Random) -> float:
    return 1.2 * luck.lognormvariate(0.0, 0.6)


def test_passes_are_distributed_like_the_answers_of_the_person() -> None:
    luck = random.Random(5)
    times = ResponseTimes(luck, LEAST, MOST)
    stopped, passed = [], []
    for _ in range(4000):
        answer = person(luck)
        times.record(answer)
        stopped.append(times.shown(answer))
        passed.append(times.sample())
    assert apart(stopped, passed) < 0.05
    stranger = [times.shown(3 * person(luck)) for _ in range(4000)]
    assert apart(stranger, passed) > 0.3, "the measure tells two people apart"


def test_of_a_stranger_something_is_supposed() -> None:
    times = ResponseTimes(random.Random(5), 0.0, 100.0)
    drawn = [times.sample() for _ in range(2000)]
    assert statistics.median(drawn) == pytest.approx(MEDIAN, rel=0.15)


def test_each_answer_counts_and_the_oldest_is_forgotten() -> None:
    times = ResponseTimes(random.Random(5), 0.0, 100.0)
    for _ in range(KEPT):
        times.record(50.0)
    assert all(50 * (1 - BLUR) <= times.sample() <= 50 * (1 + BLUR) for _ in range(200))
    for _ in range(KEPT):
        times.record(1.0)
    assert all(times.sample() <= 1 + BLUR for _ in range(200))


def test_no_draw_is_shorter_than_the_pace_or_longer_than_play_can_bear() -> None:
    times = ResponseTimes(random.Random(5), LEAST, MOST)
    for seconds in (0.0, 1e-9, 86_400.0):
        times.record(seconds)
    drawn = [times.sample() for _ in range(2000)]
    assert min(drawn) == LEAST
    assert max(drawn) == MOST


class Late(random.Random):
    """Luck that always draws the longest time."""

    def random(self) -> float:
        return (1 - 1e-9) / KEPT  # of the first place, where what the person took stands, as long as can be


async def window(hall: Hall, seat: int, stops: Stop) -> tuple[RoomManager, Room]:
    """The window of ``at_a_window`` anew, with draws as long as can be, and one seat's wish; others never stop."""
    manager, room, _, _ = await at_a_window(hall)
    manager.conductors[room.id]._luck = Late()
    manager.conductors[room.id]._response_times.clear()
    manager.conductors[room.id]._times_of(UNABLE).record(SLOW)
    room.stops = {**dict.fromkeys(range(3), "never"), seat: stops}
    await manager.attend(room, again=True)
    return manager, room


def test_a_pass_takes_the_time_drawn_and_not_just_the_pace(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        _, room = await window(hall, UNABLE, "matters")
        version = room.version
        await hall.wind(101)
        await paced(hall.managers[0], room)
        assert room.version == version
        assert set(room.match.view(None)["waiting"]) == {str(seat) for seat in room.asked()}
        await hall.wind(900)
        await until(lambda: room.version > version)

    in_hall(test, window_pace=100.0, window_most=1000.0)


@pytest.mark.parametrize("why", ["never", "publicly"])
def test_where_nobody_can_be_stopped_a_window_closes_at_the_pace(
    in_hall: InHall, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    async def test(hall: Hall) -> None:
        if why == "publicly":
            monkeypatch.setattr(Match, "window_could_matter", lambda _match, _seat: False)
        _, room = await window(hall, UNABLE, "never" if why == "never" else "matters")
        version = room.version
        await hall.wind(101)
        await until(lambda: room.version > version)

    in_hall(test, window_pace=100.0, window_most=1000.0)


def test_an_answer_of_a_person_who_was_stopped_is_remembered_once(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager, room = await window(hall, ABLE, "able")
        conductor, version = manager.conductors[room.id], room.version
        await hall.wind(30)
        for _ in range(3):
            await conductor.hold(ABLE, "pass", version)
        (heard,) = conductor._times_of(ABLE)._heard
        assert heard >= 30
        assert list(conductor._times_of(UNABLE)._heard) == [SLOW]

    in_hall(test, window_pace=100.0, window_most=1000.0)


def test_with_one_person_at_the_table_a_window_does_not_wait(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        table = await hall.table(["ann", "bot:random"], game="narrow", options={})
        room, _ = await look(await hall.server(), table, "ann")
        await room.move(0, 0, "gate")
        await until(lambda: len(room.match.moves) == 2)

    in_hall(test, window_pace=3600.0, window_most=3600.0)
