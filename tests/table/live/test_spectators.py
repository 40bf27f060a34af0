"""Watching with a delay, over real sockets: what is shown later, and what is never shown early."""

from __future__ import annotations

import asyncio

import pytest

from magehall.table.rooms.room import room_state
from magehall.table.rooms.visitors.spectator_delay import SpectatorDelay
from tests.table.live.player import Player
from tests.table.live.test_socket import at_a_table
from tests.table.support import LiveHall


class Time:
    """Time that stands still until it is moved on."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The time by which it is decided what those who watch late may see."""
    time = Time()
    monkeypatch.setattr(room_state, "SpectatorDelay", lambda delay: SpectatorDelay(delay, time))
    return time


def test_a_spectators_view_comes_late_where_the_table_says_so(live_hall: LiveHall, time: Time) -> None:
    async def test(ann: Player, bob: Player, table: str) -> None:
        eve = ann.another()
        await eve.arrive()
        await eve.connect(table)
        await eve.say({"type": "hello", "since": 0})
        time.now += 0.5
        await ann.move("draw:pile")
        await ann.until(lambda state: state["version"] == 1)
        await eve.say({"type": "ping"})
        await eve.note("pong")
        assert not eve.state, "a second ago there was nothing"
        time.now += 0.7
        await eve.until(bool)
        assert eve.state["version"] == 0
        time.now += 0.7
        await eve.until(lambda state: state["version"] == 1)

    at_a_table(live_hall, test, spectator_delay=1)


def test_a_late_spectator_learns_nothing_early_and_never_goes_back(live_hall: LiveHall, time: Time) -> None:
    async def test(ann: Player, bob: Player, table: str) -> None:
        eve = ann.another()
        await eve.arrive()
        time.now += 2
        await eve.open(table)  # what was so a second ago can be seen at once
        assert eve.state["version"] == 0
        assert live_hall.hall is not None
        assert live_hall.hall.rooms is not None
        place = live_hall.hall.rooms.rooms[table]
        await ann.move("draw:pile")
        await ann.until(lambda state: state["version"] == 1)
        await eve.say({"type": "undo"})
        assert (await eve.note("refused"))["version"] == 0
        for _ in range(20):
            await eve.say({"type": "hello", "since": 0})
        await eve.say({"type": "ping"})
        await eve.note("pong")
        assert eve.state["version"] == 0
        await ann.say({"type": "resign"})
        await eve.until(lambda state: state["table"]["state"] == "over")
        versions = [eve.state["version"]]
        time.now += 2
        while place._delay_timer is not None:
            await asyncio.sleep(0.01)
        await eve.say({"type": "ping"})
        while (heard := await eve.hear())["type"] != "pong":
            if heard["type"] == "state":
                versions.append(heard["version"])
        assert versions == sorted(versions)

    at_a_table(live_hall, test, spectator_delay=1)
