"""Turn order: the seats around a table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache


@cache
def turn_order(seats: int, first: int, step: int = 1) -> tuple[int, ...]:
    """All seats in turn order, from the first on. With ``step`` -1 they go the other way round."""
    return tuple([(first + step * place) % seats for place in range(seats)])


def next_seat(seats: int, seat: int, fits: Callable[[int], bool], step: int = 1) -> int:
    """The next seat in turn order that fits. Where no other does, it is the seat itself."""
    for other in turn_order(seats, seat, step)[1:]:
        if fits(other):
            return other
    return seat
