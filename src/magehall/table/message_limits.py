"""Rate limits of WebSocket messages, by person and by address. They count over all their sockets together.

Nothing here asks a database or another server, so a flood is as cheap to dam as it is to read.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct

from magehall.table.token_buckets import TokenBuckets

ADDRESS_SHARE = 5
"""An address may do so many times as much as one person: many people may sit behind it."""

BURST = 2.0
"""A person may say at once what may be said in so many seconds."""

STRIKES = 100
"""So many messages of a person may be refused, or come too fast, before its sockets are closed."""

STRIKES_REGAINED = 20 / 60
"""So many come back in a second."""

STRIKES_TO_RECONNECT = 20
"""With so many left a person may connect again."""

MAX_WAIT = 10.0
"""Seconds for which a message may wait for its turn."""


class RateLimit(Struct, frozen=True):
    """Rate limit of one kind of message. ``share`` is its share of all messages, ``burst`` how many seconds' worth of
    it may come at once, ``max_wait`` how long one that is too early is kept waiting rather than refused."""

    name: str
    share: float
    burst: float
    max_wait: float = 0.0


class MessageLimits:
    """Rate limiter of all messages on this server."""

    def __init__(self, per_second: float, tick: Callable[[], float] = time.monotonic) -> None:
        self.per_second = per_second
        self.buckets = TokenBuckets(tick)

    def of(self, person_id: str, address: str) -> ClientQuota:
        """The quota of a browser with this person and address."""
        return ClientQuota(self, person_id, address)

    def take(self, who: str, times: float, limit: RateLimit) -> float:
        """Take a token of a limit; the seconds to wait for it. For more than its ``max_wait`` it was not taken."""
        rate = self.per_second * limit.share * times
        return self.buckets.take(f"{limit.name}:{who}", rate, max(1.0, rate * limit.burst), limit.max_wait)


ANY_MESSAGE = RateLimit("speech", 1.0, BURST, MAX_WAIT)
"""Every message is one of these."""

OPEN_SOCKET = RateLimit("opening", 1 / 20, 2, MAX_WAIT)
"""A socket is opened: a session is looked up, and a room."""

OPEN_SOCKET_OF_SESSION = RateLimit("opening", 1 / 20, 5, 60.0)
"""A browser opens another socket. Who comes and goes without end waits, and with it every other tab of that browser: so
long that as many as a person may have all get their turn, rather than be refused and try again."""


class ClientQuota:
    """Message quota of one browser. It is shared with all browsers of its person and of its address."""

    def __init__(self, message_limits: MessageLimits, person_id: str, address: str) -> None:
        self._limits = message_limits
        self._person = f"person:{person_id}"
        self._address = f"address:{address}"

    def acquire(self, limit: RateLimit) -> float:
        """Seconds to wait for a message; over ``max_wait`` it is refused. Who has to wait for itself gets a strike; who
        has to wait for others at its address does not."""
        wait = self._limits.take(self._person, 1, limit)
        if wait:
            self.strike()
        if wait > limit.max_wait:
            return wait
        return max(wait, self._limits.take(self._address, ADDRESS_SHARE, limit))

    def strike(self) -> None:
        """Count a strike: a message was wrong, or too fast."""
        self._limits.buckets.take(self._strikes, STRIKES_REGAINED, STRIKES)

    @property
    def has_strikes_left(self) -> bool:
        """Whether the person may stay connected."""
        return self._limits.buckets.level(self._strikes, STRIKES_REGAINED, STRIKES) >= 1

    @property
    def may_reconnect(self) -> bool:
        """Whether enough strikes are left, or regained, to connect."""
        return self._limits.buckets.level(self._strikes, STRIKES_REGAINED, STRIKES) >= STRIKES_TO_RECONNECT

    @property
    def _strikes(self) -> str:
        return f"strikes:{self._person}"
