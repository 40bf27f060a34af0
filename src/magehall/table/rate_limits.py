"""Rate limits by token bucket, in memory or in Redis. Those in Redis count for all servers together."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Protocol

from redis.exceptions import RedisError

from magehall.table.circuit_breaker import CircuitBreaker, open_redis
from magehall.table.token_buckets import TokenBuckets

log = logging.getLogger(__name__)


class RateLimiter(Protocol):
    """Rate limiter with token buckets by name. A bucket holds what may be done in so many minutes, all at once or
    spread."""

    async def take(self, bucket: str, count: int, minutes: int = 1) -> float:
        """Take a token; the seconds to wait, 0 if available. None is taken where one has to wait."""

    async def close(self) -> None:
        """Release connections."""


class MemoryRateLimiter:
    """Rate limiter in memory, for one server."""

    def __init__(self, tick: Callable[[], float] = time.monotonic) -> None:
        self._buckets = TokenBuckets(tick)

    async def take(self, bucket: str, count: int, minutes: int = 1) -> float:
        return self._buckets.take(bucket, count / (60 * minutes), count)

    async def close(self) -> None:
        self._buckets.clear()


_TAKE = """
local capacity, seconds = tonumber(ARGV[1]), tonumber(ARGV[2]) * 60
local rate = capacity / seconds
local time = redis.call('TIME')
local now = tonumber(time[1]) + tonumber(time[2]) / 1e6
local bucket = redis.call('HMGET', KEYS[1], 'level', 'at')
local level = tonumber(bucket[1]) or capacity
level = math.min(capacity, level + (now - (tonumber(bucket[2]) or now)) * rate)
local wait = 0
if level >= 1 then level = level - 1 else wait = (1 - level) / rate end
redis.call('HSET', KEYS[1], 'level', tostring(level), 'at', string.format('%.6f', now))
redis.call('PEXPIRE', KEYS[1], seconds * 1000 + 1000)
return tostring(wait)
"""


class RedisRateLimiter:
    """Rate limiter in Redis, for several servers together. Should Redis be away, each server counts for itself."""

    def __init__(self, url: str) -> None:
        self._redis = open_redis(url)
        self._breaker = CircuitBreaker()
        self._alone = MemoryRateLimiter()

    async def take(self, bucket: str, count: int, minutes: int = 1) -> float:
        if self._breaker.is_open:
            return await self._alone.take(bucket, count, minutes)
        try:
            script = self._redis.register_script(_TAKE)
            return float(await script(keys=[f"magehall:limit:{bucket}"], args=[count, minutes]))
        except (RedisError, OSError) as error:
            self._breaker.trip()
            log.warning("limits are counted without Redis: %s", type(error).__name__)
            return await self._alone.take(bucket, count, minutes)

    async def close(self) -> None:
        await self._redis.aclose()
