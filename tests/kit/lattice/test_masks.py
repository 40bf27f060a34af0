"""Sets of points against a look at every point."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from magehall.kit.lattice.masks import Lattice, Mask
from magehall.kit.lattice.points import Point, distance_squared
from magehall.kit.lattice.shapes import Disc, Polygon, Shape
from tests.kit.lattice.tables import SIZE, discs, points, polygons, shapes

LATTICE = Lattice(SIZE)
ALL = [(x, y) for y in range(SIZE + 1) for x in range(SIZE + 1)]
SETS = st.lists(points(), max_size=30)


def those(rule: Callable[[Point], bool]) -> Mask:
    """The set of all points that a rule holds for."""
    return sum(1 << y * LATTICE.stride + x for x, y in ALL if rule((x, y)))


def square_to(point: Point, shape: Shape) -> Fraction:
    """The square of the distance from a point to a polygon; zero inside."""
    assert isinstance(shape, Polygon)
    if all(a * point[0] + b * point[1] + c >= 0 for a, b, c in shape.sides):
        return Fraction(0)
    corners = shape.vertices
    found = []
    for (x, y), (to_x, to_y) in zip(corners, corners[1:] + corners[:1], strict=True):
        dx, dy = to_x - x, to_y - y
        part = Fraction((point[0] - x) * dx + (point[1] - y) * dy, dx * dx + dy * dy)
        part = min(max(part, Fraction(0)), Fraction(1))
        found.append((x + part * dx - point[0]) ** 2 + (y + part * dy - point[1]) ** 2)
    return min(found)


@given(SETS)
def test_a_set_gives_back_its_points(found: list[Point]) -> None:
    mask = LATTICE.mask(found)
    assert LATTICE.points(mask) == sorted(set(found), key=lambda point: point[::-1])
    assert LATTICE.count(mask) == len(set(found))
    assert all(LATTICE.contains(mask, point) == (point in found) for point in ALL)
    assert mask & ~LATTICE.all == 0


def test_beyond_the_table_there_is_nothing() -> None:
    for point in ((-1, 0), (0, -1), (SIZE + 1, 0), (0, SIZE + 1), (LATTICE.stride, 3)):
        assert not LATTICE.has(point)
        assert LATTICE.bit(point) == 0
        assert not LATTICE.contains(LATTICE.all, point)


@given(st.tuples(st.integers(-6, SIZE + 6), st.integers(-6, SIZE + 6)), st.integers(0, 12))
def test_a_disc_has_the_points_within_its_radius(centre: Point, radius: int) -> None:
    assert LATTICE.disc(centre, radius) == those(lambda p: distance_squared(p, centre) <= radius**2)
    assert LATTICE.inside(Disc(centre, radius)) == those(lambda p: distance_squared(p, centre) < radius**2)


@given(discs(), st.integers(0, 6))
def test_bases_touch_and_overlap_discs(disc: Disc, radius: int) -> None:
    both = disc.radius + radius
    assert LATTICE.touching(disc, radius) == those(lambda p: distance_squared(p, disc.centre) <= both**2)
    assert LATTICE.overlapping(disc, radius) == those(lambda p: distance_squared(p, disc.centre) < both**2)


@given(polygons())
def test_a_polygon_with_and_without_its_edge(polygon: Polygon) -> None:
    def side(point: Point) -> int:
        return min(a * point[0] + b * point[1] + c for a, b, c in polygon.sides)

    assert LATTICE.polygon(polygon) == those(lambda p: side(p) >= 0)
    assert LATTICE.inside(polygon) == those(lambda p: side(p) > 0)
    assert all(LATTICE.contains(LATTICE.polygon(polygon), p) for p in polygon.vertices if LATTICE.has(p))


@settings(max_examples=40)
@given(polygons(), st.integers(1, 6))
def test_bases_touch_and_overlap_polygons(polygon: Polygon, radius: int) -> None:
    distances = {point: square_to(point, polygon) for point in ALL}
    assert LATTICE.touching(polygon, radius) == those(lambda p: distances[p] <= radius**2)
    assert LATTICE.overlapping(polygon, radius) == those(lambda p: distances[p] < radius**2)


@given(shapes(), st.integers(0, 6))
def test_a_shape_is_asked_for_again_and_stays_the_same(shape: Shape, radius: int) -> None:
    fresh = Lattice(SIZE)
    assert fresh.touching(shape, radius) == LATTICE.touching(shape, radius) == fresh.touching(shape, radius)


@given(SETS, st.integers(0, 6))
def test_near_is_every_point_within_the_radius_of_one(found: list[Point], radius: int) -> None:
    expected = 0
    for point in found:
        expected |= LATTICE.disc(point, radius)
    assert LATTICE.near(LATTICE.mask(found), radius) == expected


@given(SETS, st.tuples(st.integers(-4, SIZE + 4), st.integers(-4, SIZE + 4)))
def test_the_nearest_point_and_of_several_the_lowest(found: list[Point], target: Point) -> None:
    def rank(point: Point) -> tuple[int, int, int]:
        return distance_squared(point, target), point[1], point[0]

    assert LATTICE.nearest(LATTICE.mask(found), target) == min(found, key=rank, default=None)


@given(SETS)
def test_rows_say_all(found: list[Point]) -> None:
    mask = LATTICE.mask(found)
    rows = LATTICE.rows(mask)
    assert LATTICE.from_rows(rows) == mask
    assert [row[0] for row in rows] == sorted({y for _, y in found})
    for row in rows:
        runs = row[1:]
        assert runs == sorted(runs)
        assert all(first > last + 1 for last, first in zip(runs[1::2], runs[2::2], strict=False))


def test_the_whole_base_stays_on_the_table() -> None:
    assert LATTICE.inner(2) == those(lambda p: all(2 <= part <= SIZE - 2 for part in p))
    assert LATTICE.inner(0) == LATTICE.all
    assert LATTICE.inner(SIZE) == 0


@pytest.mark.parametrize(
    "vertices",
    [
        [],
        [(0, 0), (4, 4)],
        [(0, 0), (2, 2), (4, 4)],
        [(0, 0), (4, 0), (4, 4), (4, 4), (0, 4)],
        [(0, 0), (8, 0), (2, 2), (0, 8)],
        [(0, 3), (6, 3), (1, 0), (3, 6), (5, 0)],
    ],
)
def test_only_convex_polygons(vertices: list[Point]) -> None:
    with pytest.raises(ValueError, match="not a convex polygon"):
        Polygon(vertices)


def test_the_sense_of_rotation_does_not_matter() -> None:
    corners = [(0, 0), (6, 0), (6, 4), (0, 4)]
    assert LATTICE.polygon(Polygon(corners)) == LATTICE.polygon(Polygon(corners[::-1]))
