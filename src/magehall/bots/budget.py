"""Search budget of a bot."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

from msgspec import Struct


class Budget(Struct, frozen=True):
    """Search budget: a number of simulations, or a time. With simulations a bot is deterministic; a time is kept to
    within the length of one simulation, and never stops the first."""

    simulations: int | None = None
    milliseconds: int | None = None

    def __post_init__(self) -> None:
        given = [amount for amount in (self.simulations, self.milliseconds) if amount is not None]
        if len(given) != 1 or given[0] < 1:
            raise ValueError("a budget is a number of simulations or of milliseconds, at least 1")

    def __str__(self) -> str:
        return str(self.simulations) if self.simulations is not None else f"{self.milliseconds}ms"

    def spending(self, at_most: int | None = None) -> Iterator[float]:
        """Yield the spent part of the budget before each simulation. It goes from 0, and as long as it is below 1. The
        budget is also spent when ``at_most`` milliseconds have passed."""
        if self.simulations is None:
            assert self.milliseconds is not None
            return _passing(monotonic(), min(self.milliseconds, at_most or self.milliseconds) / 1000)
        counted = (number / self.simulations for number in range(self.simulations))
        return counted if at_most is None else map(max, counted, _passing(monotonic(), at_most / 1000))


def _passing(began: float, seconds: float) -> Iterator[float]:
    spent = 0.0
    while spent < 1:
        yield spent
        spent = (monotonic() - began) / seconds
