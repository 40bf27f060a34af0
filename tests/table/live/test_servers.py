"""Several servers behind a balancer: PostgreSQL, Redis, two processes, one of them killed in the middle of a match."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from websockets.exceptions import ConnectionClosed

from magehall.table import fuse
from magehall.table.limits import RedisLimits
from magehall.table.news import RedisNews
from tests.table.live import services
from tests.table.live.player import Player
from tests.table.support import HallProcess, hall_in_process

pytestmark = pytest.mark.xdist_group("servers")


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[services.RedisServer]:
    """The Redis between the servers."""
    with services.redis_server(tmp_path) as server:
        yield server


@pytest.fixture
def servers(tmp_path: Path, redis: services.RedisServer) -> Iterator[tuple[HallProcess, HallProcess]]:
    """Two servers of one hall."""
    with ExitStack() as stack:
        # Not in pytest's own folder, which is closed to the user PostgreSQL runs as.
        place = Path(stack.enter_context(TemporaryDirectory()))
        shared = {
            "database": stack.enter_context(services.postgres(place)),
            "redis": redis.url,
        }
        one = stack.enter_context(hall_in_process(tmp_path, **shared))
        two = stack.enter_context(hall_in_process(tmp_path, **shared))
        # One origin for both, as behind a balancer.
        yield one, two


async def _persist(player: Player, table: str, bases: list[str]) -> None:
    """Play to the end, whatever happens to the connection."""
    while player.state.get("table", {}).get("state") != "over":
        try:
            await player.play()
        except (ConnectionClosed, OSError):
            await player.reconnect(table, bases)


def test_people_on_two_servers_play_on_when_one_of_them_is_killed(
    servers: tuple[HallProcess, HallProcess],
) -> None:
    one, two = servers

    async def whole() -> None:
        ann, bob = Player(one.url, 1), Player(two.url, 2)
        await ann.arrive()
        await bob.arrive()
        made = await ann.post(
            "/api/tables",
            game="battle_mages",
            chairs=["me", "open", "random"],
            public=True,
            options={"mages": "deal"},
        )
        table = made["id"]
        await bob.post(f"/api/tables/{table}/join")
        await bob.post(f"/api/tables/{table}/ready")
        await ann.open(table)
        await bob.open(table)
        playing = [
            asyncio.create_task(_persist(ann, table, [one.url, two.url])),
            asyncio.create_task(_persist(bob, table, [two.url])),
        ]
        while bob.state["version"] < 20:
            await asyncio.sleep(0.05)
        acknowledged = bob.state["version"]
        one.kill()
        await asyncio.wait_for(asyncio.gather(*playing), 120)
        assert ann.state["table"]["result"] == bob.state["table"]["result"]
        assert bob.state["version"] > acknowledged
        proof = (await bob.http.get(f"/api/tables/{table}/proof")).json()
        assert proof["holds"], proof
        await ann.close()
        await bob.close()

    asyncio.run(whole())


def test_people_on_two_servers_play_on_when_redis_goes_away_and_comes_back(
    servers: tuple[HallProcess, HallProcess], redis: services.RedisServer
) -> None:
    one, two = servers

    async def whole() -> None:
        ann, bob = Player(one.url, 1), Player(two.url, 2)
        await ann.arrive()
        await bob.arrive()
        options = {"mages": "deal", "first_seat": 0}
        made = await ann.post(
            "/api/tables", game="battle_mages", chairs=["me", "open"], public=True, options=options
        )
        table = made["id"]
        await bob.post(f"/api/tables/{table}/join")
        await bob.post(f"/api/tables/{table}/ready")
        await ann.open(table)
        await bob.open(table)
        redis.stop()
        await ann.move("draw:pile")
        await ann.until(lambda state: state["version"] == 1)
        await asyncio.wait_for(bob.until(lambda state: state["version"] == 1), 10)
        redis.start()
        playing = [asyncio.create_task(_persist(player, table, [player.base])) for player in (ann, bob)]
        while bob.state["version"] < 20:
            await asyncio.sleep(0.05)
        redis.send(signal.SIGSTOP)
        await asyncio.sleep(3)
        redis.send(signal.SIGCONT)
        await asyncio.wait_for(asyncio.gather(*playing), 120)
        assert ann.state["table"]["result"] == bob.state["table"]["result"]
        await ann.close()
        await bob.close()

    asyncio.run(whole())


def test_nobody_waits_long_for_a_redis_that_hangs(tmp_path: Path) -> None:
    async def ask(limits: RedisLimits, news: RedisNews) -> float:
        begun = time.monotonic()
        for _ in range(20):
            await limits.take("address:192.0.2.1", 600)
            await news.conducts("tableone")
            await news.publish("tableone", {"kind": "moved", "version": 1})
        return time.monotonic() - begun

    async def whole(server: services.RedisServer) -> None:
        limits, news = RedisLimits(server.url), RedisNews(server.url)
        await ask(limits, news)
        server.send(signal.SIGSTOP)
        assert await ask(limits, news) < 10
        assert not await news.conducts("tableone")
        server.send(signal.SIGCONT)
        await asyncio.sleep(fuse.REST)
        assert await news.conducts("tableone")
        await limits.close()
        await news.close()

    with services.redis_server(tmp_path) as server:
        asyncio.run(whole(server))
