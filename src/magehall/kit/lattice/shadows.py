"""Places in sight: which of many can be seen from a base.

The points that a convex shape hides from a point are convex too, so each row of them is one run.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, sqrt
from typing import Final

from magehall.kit.lattice.masks import Lattice, Mask, section
from magehall.kit.lattice.points import Point
from magehall.kit.lattice.shapes import Disc, HalfPlane, Polygon, Shape
from magehall.kit.lattice.sight import base_points, hits, hull

SLACK: Final = 1e-6
"""Far more than floating point errs by here, far less than a step: what it adds is looked at exactly."""


def visible(lattice: Lattice, a: Disc, candidates: Mask, radius: int, blockers: Sequence[Shape]) -> Mask:
    """The candidates from which some line to a base is free, for a new base of a radius around each.

    A place is in sight if one of the new base's points is, so it is enough to know which points are.
    """
    left = candidates
    wanted = lattice.near(candidates, radius)
    bottom, top = _span(lattice, wanted)
    near = [shape for shape in blockers if _is_between(shape, a, bottom, top)]
    if not near:
        return candidates
    corners = hull(a)
    dark: dict[Point, Mask] = dict.fromkeys(corners, 0)
    for shape in near:
        umbra = wanted
        for corner in corners:
            shade = shadow(lattice, corner, shape, bottom, top)
            dark[corner] |= shade
            umbra &= shade
        wanted &= ~umbra  # hidden by one shape from every corner of the hull, and so from the whole base
    found = 0
    for point in base_points(a):
        shade = dark.get(point, -1)
        if shade < 0:
            shade = 0
            bottom, top = _span(lattice, wanted)
            for shape in near:
                shade |= shadow(lattice, point, shape, bottom, top)
        seen = lattice.near(wanted & ~shade, radius) & left
        found |= seen
        left ^= seen
        wanted &= lattice.near(left, radius)
        if not wanted:
            break
    return found


def shadow(lattice: Lattice, point: Point, shape: Shape, bottom: int, top: int) -> Mask:
    """The points of some rows that a shape hides from a point."""
    if isinstance(shape, Disc):
        return _shadow_of_disc(lattice, point, shape, bottom, top)
    return _shadow_of_polygon(lattice, point, shape, bottom, top)


def _shadow_of_polygon(lattice: Lattice, point: Point, polygon: Polygon, bottom: int, top: int) -> Mask:
    x, y = point
    # Behind each side that the point is not inside of, and between the tangents from it. The inside is open: all of
    # these are more than zero, so at least one.
    planes: list[HalfPlane] = [(a, b, c - 1) for a, b, c in polygon.sides if a * x + b * y + c <= 0]
    if planes:
        for corner_x, corner_y in polygon.vertices:
            dx, dy = corner_x - x, corner_y - y
            turns = [dx * (other_y - y) - dy * (other_x - x) for other_x, other_y in polygon.vertices]
            if min(turns) < 0 < max(turns) or not (dx or dy):
                continue
            a, b, c = -dy, dx, dy * x - dx * y
            planes.append((a, b, c - 1) if max(turns) > 0 else (-a, -b, -c - 1))
    found = 0
    for row in range(bottom, top + 1):
        first, last = section(planes, row, 0, lattice.size)
        if first <= last:
            found |= (1 << last + 1) - (1 << first) << row * lattice.stride
    return found


def _shadow_of_disc(lattice: Lattice, point: Point, disc: Disc, bottom: int, top: int) -> Mask:
    (x, y), radius = disc
    dx, dy = x - point[0], y - point[1]
    square = radius * radius
    rest = dx * dx + dy * dy - square
    if rest < 0:
        return lattice.all
    # Between the tangents and behind the line through the points where they touch; or in the disc.
    tangent = sqrt(rest)
    planes = (
        (-(dy * tangent - dx * radius), dx * tangent + dy * radius, 0.0),
        (dy * tangent + dx * radius, -(dx * tangent - dy * radius), 0.0),
        (float(dx), float(dy), -float(rest)),
    )
    found = 0
    for row in range(bottom, top + 1):
        low, high = _section(planes, float(row - point[1]))
        low += point[0]
        high += point[0]
        chord = square - (row - y) * (row - y)
        if chord > 0:
            half = sqrt(chord)
            low, high = min(low, x - half), max(high, x + half)
        first = ceil(max(low - SLACK, 0.0))
        last = floor(min(high + SLACK, float(lattice.size)))
        while first <= last and not hits(point, (first, row), disc):
            first += 1
        while first <= last and not hits(point, (last, row), disc):
            last -= 1
        if first <= last:
            found |= (1 << last + 1) - (1 << first) << row * lattice.stride
    return found


def _section(planes: tuple[tuple[float, float, float], ...], y: float) -> tuple[float, float]:
    """The part of a row that lies in all half-planes, or a little more."""
    low, high = -1e9, 1e9
    for a, b, c in planes:
        rest = b * y + c
        if a > SLACK / 10:
            low = max(low, -rest / a)
        elif a < -SLACK / 10:
            high = min(high, rest / -a)
        elif rest < -SLACK:
            return 1e9, -1e9
    return (low, high) if low <= high + SLACK else (1e9, -1e9)


def _span(lattice: Lattice, mask: Mask) -> tuple[int, int]:
    """The first and the last row that a set has points in."""
    if not mask:
        return 0, -1
    return ((mask & -mask).bit_length() - 1) // lattice.stride, (mask.bit_length() - 1) // lattice.stride


def _is_between(shape: Shape, a: Disc, bottom: int, top: int) -> bool:
    """Whether a shape may hide something in some rows: False only where it surely does not."""
    bottom = min(bottom, a.centre[1] - a.radius)
    top = max(top, a.centre[1] + a.radius)
    if isinstance(shape, Disc):
        return shape.centre[1] - shape.radius < top and shape.centre[1] + shape.radius > bottom
    return shape.bottom < top and shape.top > bottom


def straight(lattice: Lattice, start: Point, radius: int, obstacles: Sequence[Shape]) -> Mask:
    """The points to which a disc can move in a straight line without overlapping an obstacle."""
    found = lattice.inner(radius)
    for shape in obstacles:
        if isinstance(shape, Disc):
            found &= ~shadow(lattice, start, Disc(shape.centre, shape.radius + radius), 0, lattice.size)
        else:
            # A segment is nearest to a convex polygon at an end of its own or at a corner of the polygon.
            found &= ~lattice.overlapping(shape, radius)
            found &= ~shadow(lattice, start, shape, 0, lattice.size)
            for corner in shape.vertices:
                found &= ~shadow(lattice, start, Disc(corner, radius), 0, lattice.size)
    return found
