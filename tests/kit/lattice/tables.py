"""Small tables and what stands on them, for examples."""

from __future__ import annotations

from hypothesis import strategies as st

from magehall.kit.lattice.points import Point
from magehall.kit.lattice.shapes import Disc, Polygon, Shape

SIZE = 24
"""Of a table small enough to look at every point of it."""


def points(size: int = SIZE) -> st.SearchStrategy[Point]:
    return st.tuples(st.integers(0, size), st.integers(0, size))


def discs(size: int = SIZE, most: int = 5) -> st.SearchStrategy[Disc]:
    return st.builds(Disc, points(size), st.integers(1, most))


def bases(size: int = SIZE) -> st.SearchStrategy[Disc]:
    return st.builds(Disc, points(size), st.sampled_from((0, 2, 3, 4)))


@st.composite
def polygons(draw: st.DrawFn, size: int = SIZE) -> Polygon:
    """The convex hull of a few points, if it has an inside; else a small square."""
    found = hull(draw(st.lists(points(size), min_size=3, max_size=7, unique=True)))
    if len(found) > 2:
        return Polygon(found)
    x, y = found[0]
    return Polygon([(x, y), (x + 2, y), (x + 2, y + 2), (x, y + 2)])


def shapes(size: int = SIZE) -> st.SearchStrategy[Shape]:
    return st.one_of(discs(size), polygons(size))


def hull(found: list[Point]) -> list[Point]:
    """The corners of the convex hull of some points, by gift wrapping."""
    start = min(found)
    corners = [start]
    while True:
        here = corners[-1]
        best = next(point for point in found if point != here)
        for point in found:
            turn = cross(here, best, point)
            if turn < 0 or (turn == 0 and far(here, point) > far(here, best)):
                best = point
        if best == start:
            return corners
        corners.append(best)


def cross(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def far(a: Point, b: Point) -> int:
    return (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
