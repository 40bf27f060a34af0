"""Publish/subscribe of notes about tables. Within one process, or through Redis between several servers."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Protocol

from redis.asyncio import Redis
from redis.exceptions import RedisError

from magehall.table.circuit_breaker import CircuitBreaker, open_redis

log = logging.getLogger(__name__)

Listener = Callable[[str, dict[str, Any]], Awaitable[None]]
CHANNEL = "magehall:news"
LEASE_MS = 6000


async def cancel_and_wait(tasks: Collection[asyncio.Future[None]]) -> None:
    """Cancel ``tasks`` and wait until they are gone. Whoever closes a part of the hall waits for what that part began:
    a task that outlives the database takes a connection with it that nobody closes any more."""
    for task in tasks:
        task.cancel()
    for end in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(end, Exception):
            log.error("a task had failed before it was ended", exc_info=end)


class PubSub(Protocol):
    """Publish/subscribe channel for short notes about tables. They hold no secrets: a note says that there is something
    to look up. ``shared`` says whether other servers may hear and say something; then notes can be lost."""

    @property
    def shared(self) -> bool:
        """Whether several servers share the channel."""

    async def start(self, listener: Listener) -> None:
        """Subscribe ``listener``, called with (table id, note) for every note. Our own are included."""

    async def publish(self, table_id: str, note: dict[str, Any]) -> None:
        """Publish a note to every server."""

    async def close(self) -> None:
        """Unsubscribe and release connections."""

    async def healthy(self) -> bool:
        """Whether notes get through."""

    async def is_leader(self, table_id: str) -> bool:
        """Leader election: whether this server now conducts a table. For the next seconds it is the one that plays the
        bots, keeps the pace and drops the flags there. Asking renews the lease. Should two think so for a moment, the
        journal's version check decides."""


class LocalPubSub:
    """Publish/subscribe within one process. The listener runs in a task of its own, as it does with Redis: whoever
    publishes may hold a lock that the listener needs."""

    shared = False

    def __init__(self) -> None:
        self._listener: Listener | None = None
        self._tasks: set[asyncio.Future[None]] = set()

    async def start(self, listener: Listener) -> None:
        self._listener = listener

    async def publish(self, table_id: str, note: dict[str, Any]) -> None:
        if self._listener is not None:
            task = asyncio.ensure_future(self._listener(table_id, note))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        self._listener = None
        await cancel_and_wait(self._tasks)

    async def healthy(self) -> bool:
        return self._listener is not None

    async def is_leader(self, table_id: str) -> bool:
        return True


class RedisPubSub:
    """Publish/subscribe through Redis, for several servers. A lost connection is made again; what was missed meanwhile
    shows as a gap in versions, which every room fills from the database."""

    shared = True

    def __init__(self, url: str) -> None:
        self._redis = open_redis(url)
        self._ear: Redis = Redis.from_url(url)  # which waits for the next note however long
        self._breaker = CircuitBreaker()
        self._task: asyncio.Task[None] | None = None
        self._server = secrets.token_hex(8)

    async def start(self, listener: Listener) -> None:
        await self._redis.ping()
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(listener, ready))
        await ready.wait()

    async def _listen(self, listener: Listener, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._ear.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    ready.set()
                    async for message in pubsub.listen():
                        if message["type"] == "message":
                            note = json.loads(message["data"])
                            await listener(note.pop("table"), note)
            except (RedisError, OSError):
                await asyncio.sleep(0.5)

    async def publish(self, table_id: str, note: dict[str, Any]) -> None:
        # The move is already safe in the database: others will see it at the latest when they look again.
        if self._breaker.is_open:
            return
        try:
            await self._redis.publish(CHANNEL, json.dumps({"table": table_id, **note}))
        except (RedisError, OSError):
            self._breaker.trip()

    async def close(self) -> None:
        if self._task is not None:
            await cancel_and_wait([self._task])
        await self._ear.aclose()
        await self._redis.aclose()

    async def healthy(self) -> bool:
        try:
            return bool(await self._redis.ping())
        except (RedisError, OSError):
            return False

    async def is_leader(self, table_id: str) -> bool:
        key = f"magehall:conductor:{table_id}"
        if self._breaker.is_open:
            return False
        try:
            if await self._redis.set(key, self._server, nx=True, px=LEASE_MS):
                return True
            if await self._redis.get(key) == self._server.encode():
                await self._redis.pexpire(key, LEASE_MS)
                return True
        except (RedisError, OSError):
            self._breaker.trip()
        return False
