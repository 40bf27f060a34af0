"""Circuit breaker for services that fail or hang. Who has waited in vain spares the others the wait for a moment."""

from __future__ import annotations

import time
from collections.abc import Callable

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError as Disconnected

REST = 3.0
"""Seconds in which a service that failed is not asked again."""

TIMEOUT = 1.0
"""Seconds that a service has to answer."""


class CircuitBreaker:
    """Circuit breaker: opens on a failure, closes a moment later."""

    def __init__(self, tick: Callable[[], float] = time.monotonic) -> None:
        self._tick = tick
        self._until = 0.0

    @property
    def is_open(self) -> bool:
        """Whether the service must not be called now."""
        return self._tick() < self._until

    def trip(self) -> None:
        """Open the breaker: the service has failed."""
        self._until = self._tick() + REST


def open_redis(url: str) -> Redis:
    """A Redis client with short timeouts. A connection that it has closed is opened once more."""
    retry = Retry(NoBackoff(), 1, supported_errors=(Disconnected,))
    return Redis.from_url(url, socket_timeout=TIMEOUT, socket_connect_timeout=TIMEOUT, retry=retry)
