"""How fast the messages of one person, and of one address, are heard: over all their sockets together.

Nothing here asks a database or another server, so a flood is as cheap to dam as it is to read.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct

from magehall.table.buckets import Buckets

ADDRESS_SHARE = 5
"""An address may do so many times as much as one person: many people may sit behind it."""

BURST = 2.0
"""A person may say at once what may be said in so many seconds."""

PATIENCE = 100
"""So many messages of a person may be refused, or come too fast, before its sockets are closed."""

PATIENCE_BACK = 20 / 60
"""So much of it comes back in a second."""

RECONCILED = 20
"""With so much of it a person may connect again."""

TURN = 10.0
"""Seconds for which a message may wait for its turn."""


class Ration(Struct, frozen=True):
    """What costs more than a glance: the share it may have of all messages, how many seconds' worth of it may come at
    once, and how long one that is too early is kept waiting rather than refused."""

    name: str
    share: float
    burst: float
    ahead: float = 0.0


class Rations:
    """The rations of everybody on this server."""

    def __init__(self, per_second: float, tick: Callable[[], float] = time.monotonic) -> None:
        self.per_second = per_second
        self.buckets = Buckets(tick)

    def of(self, person_id: str, address: str) -> Allowance:
        """What a browser of this person at this address may say."""
        return Allowance(self, person_id, address)

    def take(self, who: str, times: float, ration: Ration) -> float:
        """Take one of a ration: how long to wait for it; for more than its ``ahead`` it was not taken."""
        rate = self.per_second * ration.share * times
        return self.buckets.take(f"{ration.name}:{who}", rate, max(1.0, rate * ration.burst), ration.ahead)


SPEECH = Ration("speech", 1.0, BURST, TURN)
"""Every message is one of these."""

OPENING = Ration("opening", 1 / 20, 2, TURN)
"""A socket is opened: a session is looked up, and a room."""


class Allowance:
    """What one browser may still say, shared with all browsers of its person and of its address."""

    def __init__(self, rations: Rations, person_id: str, address: str) -> None:
        self._rations = rations
        self._person = f"person:{person_id}"
        self._address = f"address:{address}"

    def turn(self, ration: Ration) -> float:
        """Seconds until something may be done; more than the ration's ``ahead`` if it is too much for now. Who has to
        wait for itself is vexing; who has to wait for others at its address is not."""
        wait = self._rations.take(self._person, 1, ration)
        if wait:
            self.vex()
        if wait > ration.ahead:
            return wait
        return max(wait, self._rations.take(self._address, ADDRESS_SHARE, ration))

    def vex(self) -> None:
        """Something was not as it should be."""
        self._rations.buckets.take(self._patience, PATIENCE_BACK, PATIENCE)

    @property
    def is_welcome(self) -> bool:
        """Whether there is patience left for the person."""
        return self._rations.buckets.level(self._patience, PATIENCE_BACK, PATIENCE) >= 1

    @property
    def may_return(self) -> bool:
        """Whether enough of it is left, or has come back, to connect."""
        return self._rations.buckets.level(self._patience, PATIENCE_BACK, PATIENCE) >= RECONCILED

    @property
    def _patience(self) -> str:
        return f"patience:{self._person}"
