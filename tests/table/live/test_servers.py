"""Several servers behind a balancer: PostgreSQL, Redis, two processes, one of them killed in the middle of a match."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from magehall.table import circuit_breaker
from magehall.table.pubsub import RedisPubSub
from magehall.table.rate_limits import RedisRateLimiter
from tests.table.live import services
from tests.table.live.player import Player, company
from tests.table.support import LONG, HallProcess, hall_in_process

pytestmark = pytest.mark.slow


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[services.RedisServer]:
    """The Redis between the servers."""
    with services.redis_server(tmp_path) as server:
        yield server


@pytest.fixture
def servers(
    tmp_path: Path, postgresql: str, redis: services.RedisServer
) -> Iterator[tuple[HallProcess, HallProcess]]:
    """Two servers of one hall."""
    with ExitStack() as stack:
        shared = {"database": postgresql, "redis": redis.url}
        one = stack.enter_context(hall_in_process(tmp_path, **shared))
        two = stack.enter_context(hall_in_process(tmp_path, **shared))
        # One origin for both, as behind a balancer.
        yield one, two


async def _persist(player: Player, table: str, bases: list[str]) -> None:
    """Play to the end, whatever happens to the connection."""
    while player.state.get("table", {}).get("state") != "over":
        try:
            await player.play()
        except ConnectionClosed:
            await player.reconnect(table, bases)


async def _sit_down(ann: Player, bob: Player, *bots: str) -> str:
    """A table of two people and some bots, begun and open to both; its id."""
    made = await ann.post(
        "/api/tables",
        game="battle_mages",
        chairs=["me", "open", *bots],
        public=True,
        options={"mages": "deal", "first_seat": 0},
    )
    table = str(made["id"])
    await bob.post(f"/api/tables/{table}/join")
    await bob.post(f"/api/tables/{table}/ready")
    await ann.open(table)
    await bob.open(table)
    return table


async def _come_to(player: Player, version: int) -> None:
    """Wait until the match, which others play, has come so far."""
    async with asyncio.timeout(LONG):
        while player.state["version"] < version:
            await asyncio.sleep(0.05)


def test_people_on_two_servers_play_on_when_one_of_them_is_killed(
    servers: tuple[HallProcess, HallProcess],
) -> None:
    one, two = servers

    async def whole() -> None:
        async with company(one.url, two.url) as (ann, bob):
            table = await _sit_down(ann, bob, "random")
            async with asyncio.timeout(2 * LONG), asyncio.TaskGroup() as playing:
                playing.create_task(_persist(ann, table, [one.url, two.url]))
                playing.create_task(_persist(bob, table, [two.url]))
                await _come_to(bob, 20)
                acknowledged = bob.state["version"]
                one.kill()
            assert ann.state["table"]["result"] == bob.state["table"]["result"]
            assert bob.state["version"] > acknowledged
            proof = (await bob.http.get(f"/api/tables/{table}/proof")).json()
            assert proof["holds"], proof

    asyncio.run(whole())


def test_people_on_two_servers_play_on_when_redis_goes_away_and_comes_back(
    servers: tuple[HallProcess, HallProcess], redis: services.RedisServer
) -> None:
    one, two = servers

    async def whole() -> None:
        async with company(one.url, two.url) as (ann, bob):
            table = await _sit_down(ann, bob)
            redis.stop()
            await ann.move("draw:pile")
            await ann.until(lambda state: state["version"] == 1)
            await bob.until(lambda state: state["version"] == 1)
            redis.start()
            async with asyncio.timeout(2 * LONG), asyncio.TaskGroup() as playing:
                playing.create_task(_persist(ann, table, [one.url]))
                playing.create_task(_persist(bob, table, [two.url]))
                await _come_to(bob, 20)
                redis.send(signal.SIGSTOP)
                await asyncio.sleep(3)
                redis.send(signal.SIGCONT)
            assert ann.state["table"]["result"] == bob.state["table"]["result"]

    asyncio.run(whole())


class SlowTime(circuit_breaker.CircuitBreaker):
    """A breaker that counts how often it trips, and whose time goes on only when it is told to."""

    now = 0.0
    blows = 0

    def __init__(self) -> None:
        super().__init__(lambda: self.now)

    def trip(self) -> None:
        self.blows += 1
        super().trip()


def test_a_redis_that_hangs_is_waited_for_once_and_left_alone_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counting, carrying = SlowTime(), SlowTime()
    monkeypatch.setattr("magehall.table.rate_limits.CircuitBreaker", lambda: counting)
    monkeypatch.setattr("magehall.table.pubsub.CircuitBreaker", lambda: carrying)

    async def whole(server: services.RedisServer) -> None:
        limits, pubsub = RedisRateLimiter(server.url), RedisPubSub(server.url)
        server.send(signal.SIGSTOP)
        for _ in range(20):
            await limits.take("address:192.0.2.1", 600)
            await pubsub.publish("tableone", {"kind": "moved", "version": 1})
            assert not await pubsub.is_leader("tableone")
        assert (counting.blows, carrying.blows) == (1, 1)
        server.send(signal.SIGCONT)
        async with asyncio.timeout(LONG):
            while not await pubsub.is_leader("tableone"):
                carrying.now += circuit_breaker.REST
        await limits.close()
        await pubsub.close()

    with services.redis_server(tmp_path) as server:
        asyncio.run(whole(server))
