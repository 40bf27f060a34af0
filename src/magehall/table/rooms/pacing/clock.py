"""Game clocks: none, live with an increment, or days per move."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

LEAST_MS = 1000
"""A take-back leaves at least so much."""


class ClockRules(Struct, forbid_unknown_fields=True):
    """Time control of a table."""

    kind: Literal["none", "live", "correspondence"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=180)] = 15
    increment: Annotated[int, Meta(ge=0, le=120)] = 10
    days: Annotated[int, Meta(ge=1, le=30)] = 3

    @property
    def initial_ms(self) -> int | None:
        """The time on each clock at the start; None without clocks."""
        if self.kind == "live":
            return self.minutes * 60_000
        return self.days * 86_400_000 if self.kind == "correspondence" else None


def read_clock(data: Mapping[str, object]) -> ClockRules:
    """Decode the time control in a table's row."""
    return msgspec.convert(dict(data), ClockRules)


class Clock:
    """The running clocks of one table. They run for the seats that are asked; what passed while no server was there is
    nobody's fault and is not counted."""

    def __init__(
        self, rules: ClockRules, left: Mapping[int, int | None], tick: Callable[[], float] = time.monotonic
    ) -> None:
        self.rules = rules
        self._left: dict[int, int] = {seat: ms for seat, ms in left.items() if ms is not None}
        self._since: dict[int, float] = {}
        self._tick = tick

    def copy(self) -> Clock:
        """An independent copy of the clocks."""
        twin = Clock(self.rules, self._left, self._tick)
        twin._since = dict(self._since)
        return twin

    @property
    def runs(self) -> bool:
        """Whether the table has clocks at all."""
        return self.rules.kind != "none"

    def left(self) -> dict[int, int]:
        """Milliseconds left by seat, as of now."""
        if not self._left:
            return {}
        now = self._tick()
        return {
            seat: max(0, ms - int((now - self._since[seat]) * 1000)) if seat in self._since else ms
            for seat, ms in self._left.items()
        }

    def running(self) -> list[int]:
        """The seats whose clock runs."""
        return list(self._since)

    def ask(self, seats: Iterable[int], moved: int | None = None) -> None:
        """Let exactly the clocks of ``seats`` run from now on. ``moved`` has just moved and gets what a move earns."""
        if not self.runs:
            return
        asked = set(seats)
        left = self.left()
        now = self._tick()
        for seat in list(self._since):
            self._left[seat] = left[seat]
            if seat not in asked or seat == moved:
                del self._since[seat]
            else:
                self._since[seat] = now
        if moved in self._left and moved is not None:
            initial = self.rules.initial_ms or 0
            earned = self.rules.increment * 1000 if self.rules.kind == "live" else initial
            # A move a day gives the whole time again; an increment adds up.
            self._left[moved] = self._left[moved] + earned if self.rules.kind == "live" else earned
        for seat in asked & self._left.keys():
            self._since.setdefault(seat, now)

    def take_back(self, seat: int, before: int) -> None:
        """Take back the time a seat earned by an undone move. It made the move with ``before`` milliseconds left.
        Otherwise whoever moved and took back could think for ever. Nobody's flag falls by it alone."""
        left = self.left().get(seat)
        if left is None:
            return
        initial = self.rules.initial_ms or 0
        earned = self.rules.increment * 1000 if self.rules.kind == "live" else max(0, initial - before)
        self._left[seat] -= left - max(min(left, LEAST_MS), left - earned)

    def next_flag(self) -> tuple[int, float] | None:
        """The seat whose time runs out first, and in how many seconds."""
        left = self.left()
        if not self._since:
            return None
        seat = min(self._since, key=lambda s: left[s])
        return seat, left[seat] / 1000
