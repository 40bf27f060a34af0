"""Lines of sight and cover against a look at every line."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from magehall.kit.lattice.masks import Lattice
from magehall.kit.lattice.points import Point
from magehall.kit.lattice.shadows import shadow, straight, visible
from magehall.kit.lattice.shapes import Disc, Polygon, Shape
from magehall.kit.lattice.sight import (
    Corridor,
    base_points,
    best_line,
    blockers_between,
    cover,
    hits,
    hull,
    line_free,
    sees,
)
from tests.kit.lattice.tables import SIZE, bases, cross, points, shapes

LATTICE = Lattice(SIZE)
SHAPES = st.lists(shapes(), max_size=4)
SMALL = st.builds(Disc, points(), st.sampled_from((0, 2)))
"""Bases with few enough points to look at every line."""


def passes(a: Point, b: Point, shape: Shape) -> bool:
    """Whether a segment has a point inside a shape, by a look at points of it between all that could matter."""
    if isinstance(shape, Disc):
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = dx * dx + dy * dy
        nearest = Fraction(0)
        if length:
            to = (shape.centre[0] - a[0]) * dx + (shape.centre[1] - a[1]) * dy
            nearest = min(max(Fraction(to, length), Fraction(0)), Fraction(1))
        x, y = a[0] + nearest * dx, a[1] + nearest * dy
        return (x - shape.centre[0]) ** 2 + (y - shape.centre[1]) ** 2 < shape.radius**2
    cuts = [Fraction(0), Fraction(1)]
    for side_a, side_b, side_c in shape.sides:
        at_a = side_a * a[0] + side_b * a[1] + side_c
        at_b = side_a * b[0] + side_b * b[1] + side_c
        if at_a != at_b:
            cuts.append(Fraction(at_a, at_a - at_b))
    cuts = sorted(cut for cut in cuts if 0 <= cut <= 1)
    looked = cuts + [(first + second) / 2 for first, second in pairwise(cuts)]
    return any(
        all(
            side_a * (a[0] + t * (b[0] - a[0])) + side_b * (a[1] + t * (b[1] - a[1])) + side_c > 0
            for side_a, side_b, side_c in shape.sides
        )
        for t in looked
    )


def lines(a: Disc, b: Disc) -> list[tuple[Point, Point]]:
    return [(start, end) for start in base_points(a) for end in base_points(b)]


@given(points(), points(), shapes())
def test_a_segment_hits_the_inside_of_a_shape(a: Point, b: Point, shape: Shape) -> None:
    assert hits(a, b, shape) == passes(a, b, shape) == hits(b, a, shape)


def test_to_touch_is_not_to_hit() -> None:
    wall = Polygon([(4, 4), (8, 4), (8, 8), (4, 8)])
    assert line_free((4, 0), (4, 20), [wall])
    assert line_free((0, 8), (8, 0), [wall])
    assert line_free((0, 6), (4, 6), [wall])
    assert not line_free((0, 6), (5, 6), [wall])
    assert not line_free((6, 6), (6, 6), [wall])
    assert line_free((0, 2), (20, 2), [Disc((10, 4), 2)])
    assert not line_free((0, 3), (20, 3), [Disc((10, 4), 2)])


@pytest.mark.parametrize("radius", range(7))
def test_base_points_and_their_hull(radius: int) -> None:
    base = Disc((10, 10), radius)
    found = base_points(base)
    assert found[0] == base.centre
    assert sorted(found) == sorted(LATTICE.points(LATTICE.disc(base.centre, radius)))
    corners = hull(base)
    assert set(corners) <= set(found)
    for a, b in zip(corners, corners[1:] + corners[:1], strict=True):
        assert all(cross(a, b, point) >= 0 for point in found)


@given(SMALL, SMALL, shapes())
def test_what_is_outside_the_corridor_is_in_no_lines_way(a: Disc, b: Disc, shape: Shape) -> None:
    if not Corridor(a, b).meets(shape):
        assert not any(hits(start, end, shape) for start, end in lines(a, b))


@given(SMALL, SMALL, SHAPES)
def test_some_line_is_enough(a: Disc, b: Disc, blockers: list[Shape]) -> None:
    assert sees(a, b, blockers) == any(line_free(start, end, blockers) for start, end in lines(a, b))


@given(bases(), bases(), SHAPES)
def test_sight_is_symmetric(a: Disc, b: Disc, blockers: list[Shape]) -> None:
    assert sees(a, b, blockers) == sees(b, a, blockers)


@given(bases(), bases(), SHAPES, shapes())
def test_more_blockers_show_nothing_new(a: Disc, b: Disc, blockers: list[Shape], more: Shape) -> None:
    assert sees(a, b, blockers) or not sees(a, b, [*blockers, more])


@given(SMALL, SMALL, SHAPES, SHAPES)
def test_cover_counts_the_pieces_on_the_best_free_line(
    a: Disc, b: Disc, blockers: list[Shape], covers: list[Shape]
) -> None:
    counts = [
        sum(hits(start, end, shape) for shape in covers)
        for start, end in lines(a, b)
        if line_free(start, end, blockers)
    ]
    assert cover(a, b, blockers, covers) == cover(b, a, blockers, covers) == min(counts, default=None)
    line = best_line(a, b, blockers, covers)
    if line is not None:
        assert line.start in base_points(a)
        assert line.end in base_points(b)
        assert line.through == tuple(i for i, s in enumerate(covers) if hits(line.start, line.end, s))


@given(bases(), bases(), SHAPES)
def test_what_stands_in_the_way_is_named(a: Disc, b: Disc, blockers: list[Shape]) -> None:
    named = blockers_between(a, b, blockers)
    assert (not named) == sees(a, b, blockers)
    assert sees(a, b, [shape for i, shape in enumerate(blockers) if i not in named])


def test_cover_in_which_either_stands_counts() -> None:
    forest = Polygon([(0, 0), (10, 0), (10, 10), (0, 10)])
    ruin = Polygon([(16, 0), (18, 0), (18, 20), (16, 20)])
    inside, edge, beyond = Disc((5, 5), 2), Disc((9, 5), 2), Disc((14, 5), 0)
    assert cover(inside, beyond, [], [forest, ruin]) == 1
    assert cover(edge, beyond, [], [forest, ruin]) == 0
    assert cover(inside, Disc((22, 5), 2), [], [forest, ruin]) == 2
    assert cover(inside, Disc((22, 5), 2), [ruin], [forest]) is None


@given(points(), shapes(), st.integers(0, SIZE), st.integers(0, SIZE))
def test_a_shadow_has_the_points_that_a_shape_hides(
    point: Point, shape: Shape, bottom: int, top: int
) -> None:
    hidden = [(x, y) for y in range(bottom, top + 1) for x in range(SIZE + 1) if hits(point, (x, y), shape)]
    rows = LATTICE.from_rows([[y, 0, SIZE] for y in range(bottom, top + 1)])
    assert shadow(LATTICE, point, shape, bottom, top) & rows == LATTICE.mask(hidden)


@settings(max_examples=40)
@given(bases(), points(), st.integers(0, 8), st.sampled_from((0, 2)), SHAPES)
def test_places_in_sight_are_those_that_a_base_there_would_be(
    a: Disc, middle: Point, far: int, radius: int, blockers: list[Shape]
) -> None:
    candidates = LATTICE.disc(middle, far) & LATTICE.inner(radius)
    seen = [p for p in LATTICE.points(candidates) if sees(a, Disc(p, radius), blockers)]
    assert visible(LATTICE, a, candidates, radius, blockers) == LATTICE.mask(seen)


@settings(max_examples=40)
@given(points(), st.integers(0, 4), SHAPES)
def test_a_straight_move_keeps_clear_of_obstacles(start: Point, radius: int, obstacles: list[Shape]) -> None:
    found = straight(LATTICE, start, radius, obstacles)
    assert found & ~LATTICE.inner(radius) == 0
    for shape in obstacles:
        assert found & LATTICE.overlapping(shape, radius) == 0
    for end in LATTICE.points(found):
        for shape in obstacles:
            if isinstance(shape, Disc):
                assert line_free(start, end, [Disc(shape.centre, shape.radius + radius)])
            else:
                assert line_free(start, end, [shape, *(Disc(corner, radius) for corner in shape.vertices)])


def test_a_straight_move_past_a_wall() -> None:
    wall = Polygon([(10, 0), (12, 0), (12, 10), (10, 10)])
    found = straight(LATTICE, (5, 12), 2, [wall])
    assert LATTICE.contains(found, (20, 12))
    assert not LATTICE.contains(found, (20, 11))
    assert not LATTICE.contains(found, (9, 5))
    assert LATTICE.contains(found, (8, 5))
