"""Turn order around a table."""

from __future__ import annotations

import pytest

from magehall.kit.sides import next_seat, turn_order


@pytest.mark.parametrize(
    ("first", "step", "order"),
    [(0, 1, (0, 1, 2, 3)), (2, 1, (2, 3, 0, 1)), (2, -1, (2, 1, 0, 3)), (0, -1, (0, 3, 2, 1))],
)
def test_all_seats_follow_from_the_first_on(first: int, step: int, order: tuple[int, ...]) -> None:
    assert turn_order(4, first, step) == order


def test_one_alone_is_first_and_last() -> None:
    assert turn_order(1, 0) == (0,)
    assert next_seat(1, 0, lambda _: True) == 0


def test_the_next_seat_is_the_first_that_fits() -> None:
    living = {0, 3}
    assert next_seat(5, 0, living.__contains__) == 3
    assert next_seat(5, 3, living.__contains__) == 0
    assert next_seat(5, 3, lambda _: True, step=-1) == 2


def test_where_no_other_fits_it_stays() -> None:
    assert next_seat(4, 2, lambda _: False) == 2
    assert next_seat(4, 2, lambda seat: seat == 2) == 2
