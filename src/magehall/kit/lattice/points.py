"""Points of the lattice, distances and straight lines."""

from __future__ import annotations

from math import isqrt
from typing import Final

Point = tuple[int, int]
"""x and y, counted in steps of the lattice."""

INCH: Final = 4
"""Steps of the lattice to an inch."""

DIRECTIONS: Final[tuple[Point, ...]] = (
    (1, 0), (2, 1), (1, 1), (1, 2),
    (0, 1), (-1, 2), (-1, 1), (-2, 1),
    (-1, 0), (-2, -1), (-1, -1), (-1, -2),
    (0, -1), (1, -2), (1, -1), (2, -1),
)  # fmt: skip
"""The 16 lattice directions, in the order of their angle."""


def distance_squared(a: Point, b: Point) -> int:
    """The square of the distance between two points, in steps."""
    dx = b[0] - a[0]
    dy = b[1] - a[1]
    return dx * dx + dy * dy


def within(a: Point, a_radius: int, b: Point, b_radius: int, steps: int) -> bool:
    """Whether two discs are within a distance, edge to edge; the distance itself counts."""
    most = a_radius + b_radius + steps
    return distance_squared(a, b) <= most * most


def overlap(a: Point, a_radius: int, b: Point, b_radius: int) -> bool:
    """Whether two discs overlap; to touch is not enough."""
    return distance_squared(a, b) < (a_radius + b_radius) ** 2


def ruler(a: Point, b: Point) -> int:
    """The distance between two points in hundredths of a step, rounded down."""
    return isqrt(distance_squared(a, b) * 10_000)


def along(start: Point, towards: Point, steps: int) -> Point:
    """The lattice point nearest to a place on a straight line.

    The place lies ``steps`` from ``start`` in the direction of ``towards``, perhaps beyond it. Each coordinate is
    rounded to the nearest whole, a half away from ``start``. Without a direction it is ``start`` itself.
    """
    dx = towards[0] - start[0]
    dy = towards[1] - start[1]
    length = dx * dx + dy * dy
    if not length:
        return start
    return start[0] + _part(dx, steps, length), start[1] + _part(dy, steps, length)


def _part(part: int, steps: int, length: int) -> int:
    """One coordinate of ``steps`` along a vector, whose squared length is given, rounded."""
    # floor(v + 1/2) is (floor(2v) + 1) // 2, and the floor of a root is that of the floor below it.
    size = (isqrt(4 * steps * steps * part * part // length) + 1) // 2
    return size if part > 0 else -size


def opposite(start: Point, source: Point) -> Point:
    """The aim of a move from ``start`` straight away from ``source``."""
    return 2 * start[0] - source[0], 2 * start[1] - source[1]


def parse(text: str) -> Point:
    """Read a point written as ``x,y``; raises ValueError for anything else."""
    x, comma, y = text.partition(",")
    if not (comma and _is_whole(x) and _is_whole(y)):
        raise ValueError(f"not a point: {text!r}")
    return int(x), int(y)


def _is_whole(text: str) -> bool:
    return text.isascii() and text.removeprefix("-").isdigit() and len(text) < 8


def write(point: Point) -> str:
    """A point as ``x,y``."""
    return f"{point[0]},{point[1]}"
