"""Distances, straight lines and the writing of points."""

from __future__ import annotations

from fractions import Fraction
from math import isqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magehall.kit.lattice.points import (
    DIRECTIONS,
    INCH,
    Point,
    along,
    distance_squared,
    opposite,
    overlap,
    parse,
    ruler,
    within,
    write,
)
from tests.kit.lattice.tables import points

RADII = st.integers(0, 6)


@given(points(96), RADII, points(96), RADII, st.integers(0, 40))
def test_distance_is_symmetric(a: Point, a_radius: int, b: Point, b_radius: int, steps: int) -> None:
    assert within(a, a_radius, b, b_radius, steps) == within(b, b_radius, a, a_radius, steps)
    assert distance_squared(a, b) == distance_squared(b, a)
    assert ruler(a, b) == ruler(b, a)


def test_a_distance_runs_from_edge_to_edge_and_counts_itself() -> None:
    assert within((10, 10), 2, (18, 10), 2, INCH)
    assert not within((10, 10), 2, (19, 10), 2, INCH)
    assert not within((10, 10), 2, (18, 11), 2, INCH)


def test_bases_that_touch_do_not_overlap() -> None:
    assert not overlap((10, 10), 2, (14, 10), 2)
    assert overlap((10, 10), 2, (13, 12), 2)
    assert within((10, 10), 2, (14, 10), 2, 0)


@given(points(96), points(96))
def test_the_ruler_shows_hundredths_and_rounds_down(a: Point, b: Point) -> None:
    shown = ruler(a, b)
    assert shown**2 <= distance_squared(a, b) * 10_000 < (shown + 1) ** 2


@given(points(96), points(96), st.integers(0, 60))
def test_a_place_along_a_line_is_the_nearest_point(start: Point, aim: Point, steps: int) -> None:
    place = along(start, aim, steps)
    square = distance_squared(start, aim)
    if not square:
        assert place == start
        return
    for begin, end, got in zip(start, aim, place, strict=True):
        exact_square = Fraction((steps * (end - begin)) ** 2, square)
        size = abs(got - begin)
        # size - 1/2 <= exact < size + 1/2, all squared: a half is rounded away from the start.
        assert size == 0 or Fraction(2 * size - 1, 2) ** 2 <= exact_square
        assert exact_square < Fraction(2 * size + 1, 2) ** 2
        assert (got - begin) * (end - begin) >= 0


def test_places_along_known_lines() -> None:
    assert [along((0, 0), (3, 4), i) for i in (1, 2, 3)] == [(1, 1), (1, 2), (2, 2)]
    assert along((10, 10), (18, 16), 5) == (14, 13)
    assert along((0, 0), (-6, 8), 25) == (-15, 20)
    assert along((5, 5), (5, 1), 3) == (5, 2)


@given(points(96), points(96), st.integers(0, 60))
def test_a_line_runs_the_same_in_all_directions(start: Point, aim: Point, steps: int) -> None:
    place = along(start, aim, steps)
    mirrored = along(start, opposite(start, aim), steps)
    assert mirrored == opposite(start, place)


def test_sixteen_directions_in_the_order_of_their_angle() -> None:
    assert len(set(DIRECTIONS)) == 16
    for (x, y), (next_x, next_y) in zip(DIRECTIONS, DIRECTIONS[1:] + DIRECTIONS[:1], strict=True):
        assert x * next_y - y * next_x > 0
        assert isqrt(x * x + y * y) in (1, 2)


@given(st.tuples(st.integers(-500, 500), st.integers(-500, 500)))
def test_a_written_point_is_read_back(point: Point) -> None:
    assert parse(write(point)) == point


@pytest.mark.parametrize(
    "text", ["", "3", "3,", ",3", "3;4", "3,4,5", "a,b", " 3,4", "--3,4", "³,4", "99999999999,1"]
)
def test_what_is_no_point_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match="not a point"):
        parse(text)
