"""Places in sight: which of many can be seen from a base.

The points that a convex shape hides from a point are convex too, so each row of them is one run.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, sqrt
from typing import Final

from magehall.kit.lattice.masks import Lattice, Mask, minus, section
from magehall.kit.lattice.points import Point
from magehall.kit.lattice.shapes import Disc, HalfPlane, Polygon, Shape
from magehall.kit.lattice.sight import base_points, hits, hull

SLACK: Final = 1e-6
"""Far more than floating point errs by here, far less than a step: a point so near a bound is looked at exactly."""

FLAT: Final = 1e-7
"""Less than any part of a tangent that is not zero: those are integers, or more than 1 by twice the square of a table."""

BEYOND: Final = 1e9
"""Off every table."""


def visible(lattice: Lattice, a: Disc, candidates: Mask, radius: int, blockers: Sequence[Shape]) -> Mask:
    """The candidates from which a new base would see a base.

    A place is in sight if one of the new base's points is, so it is enough to know which points are.
    """
    wanted = lattice.near(candidates, radius)
    near = blockers
    found: Mask = 0
    left = candidates
    for i, point in enumerate(base_points(a)):
        near = _between(lattice, a, wanted, near)
        if i == 1:
            wanted = minus(wanted, _umbra(lattice, a, wanted, near))
        bottom, top = _rows(lattice, wanted)
        shade: Mask = 0
        for shape in near:
            shade |= shadow(lattice, point, shape, bottom, top)
        seen = lattice.near(minus(wanted, shade), radius) & left
        found |= seen
        left ^= seen
        wanted &= lattice.near(left, radius)
        if not wanted:
            break
    return found


def _umbra(lattice: Lattice, a: Disc, wanted: Mask, blockers: Sequence[Shape]) -> Mask:
    """The points that one shape hides from a whole base.

    It does so if it hides them from every corner of the base's hull.
    """
    bottom, top = _rows(lattice, wanted)
    found: Mask = 0
    for shape in blockers:
        dark = wanted
        for corner in hull(a):
            dark &= shadow(lattice, corner, shape, bottom, top)
            if not dark:
                break
        found |= dark
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
    if not planes:
        return lattice.all
    for corner_x, corner_y in polygon.vertices:
        dx, dy = corner_x - x, corner_y - y
        turns = [dx * (other_y - y) - dy * (other_x - x) for other_x, other_y in polygon.vertices]
        if min(turns) < 0 < max(turns) or not (dx or dy):
            continue
        a, b, c = -dy, dx, dy * x - dx * y
        planes.append((a, b, c - 1) if max(turns) > 0 else (-a, -b, -c - 1))
    if polygon.bottom >= y:
        bottom = max(bottom, polygon.bottom)
    if polygon.top <= y:
        top = min(top, polygon.top)
    found: Mask = 0
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
    if dy >= radius:
        bottom = max(bottom, y - radius)
    if dy <= -radius:
        top = min(top, y + radius)
    # Between the tangents and behind the line through the points where they touch; or in the disc.
    tangent = sqrt(rest)
    lows, highs, levels = _bounds(
        (
            (dx * radius - dy * tangent, dx * tangent + dy * radius, 0.0),
            (dx * radius + dy * tangent, dy * radius - dx * tangent, 0.0),
            (float(dx), float(dy), -float(rest)),
        )
    )
    leftmost, rightmost = -point[0], lattice.size - point[0]
    found: Mask = 0
    for row in range(bottom, top + 1):
        up = float(row - point[1])
        low, high = -BEYOND, BEYOND
        for slope, offset in lows:
            bound = slope * up + offset
            if bound > low:
                low = bound
        for slope, offset in highs:
            bound = slope * up + offset
            if bound < high:
                high = bound
        for slope, offset in levels:
            if slope * up + offset < SLACK:
                low = BEYOND
        if low > high + SLACK:
            low, high = BEYOND, -BEYOND
        chord = square - (row - y) * (row - y)
        if chord > 0:
            half = sqrt(chord)
            if dx - half < low:
                low = dx - half
            if dx + half > high:
                high = dx + half
        if low > high + SLACK:
            continue
        # Columns count from the point, up to the edges of the table.
        first = ceil(low - SLACK) if low > leftmost else leftmost
        last = floor(high + SLACK) if high < rightmost else rightmost
        if first - low < SLACK or high - last < SLACK:
            first, last = _exactly(point, disc, row, low, high, first, last)
        if first <= last:
            found |= (1 << last - leftmost + 1) - (1 << first - leftmost) << row * lattice.stride
    return found


def _exactly(
    point: Point, disc: Disc, row: int, low: float, high: float, first: int, last: int
) -> tuple[int, int]:
    """The first and last column of a row that a disc hides.

    Floating point found them and the bounds, counted from the point. Only one very near a bound may be wrong.
    """
    if first - low < SLACK:
        while first <= last and not hits(point, (point[0] + first, row), disc):
            first += 1
    if high - last < SLACK:
        while first <= last and not hits(point, (point[0] + last, row), disc):
            last -= 1
    return first, last


Bounds = list[tuple[float, float]]
"""Slopes and offsets."""


def _bounds(planes: tuple[tuple[float, float, float], ...]) -> tuple[Bounds, Bounds, Bounds]:
    """What half-planes say of the x of a row.

    What it must be more than, what less than; and what must be more than zero for there to be any.
    """
    lows: Bounds = []
    highs: Bounds = []
    levels: Bounds = []
    for a, b, c in planes:
        if a > FLAT:
            lows.append((-b / a, -c / a))
        elif a < -FLAT:
            highs.append((-b / a, -c / a))
        else:
            levels.append((b, c))
    return lows, highs, levels


def _rows(lattice: Lattice, mask: Mask) -> tuple[int, int]:
    """The first and the last row that a set has points in."""
    return lattice.row_bounds(mask) if mask else (0, -1)


def _between(lattice: Lattice, a: Disc, wanted: Mask, blockers: Sequence[Shape]) -> list[Shape]:
    """The shapes that may hide some of the wanted points.

    They reach into the rectangle around those and the base.
    """
    (x, y), radius = a
    bottom, top = _rows(lattice, wanted)
    left, right = lattice.column_bounds(wanted)
    bottom, top = min(bottom, y - radius), max(top, y + radius)
    left, right = min(left, x - radius), max(right, x + radius)
    found: list[Shape] = []
    for shape in blockers:
        if isinstance(shape, Disc):
            (x, y), radius = shape
            if left < x + radius and x - radius < right and bottom < y + radius and y - radius < top:
                found.append(shape)
        elif left < shape.right and shape.left < right and bottom < shape.top and shape.bottom < top:
            found.append(shape)
    return found


def straight(lattice: Lattice, start: Point, radius: int, obstacles: Sequence[Shape]) -> Mask:
    """Where a disc can move in a straight line without overlapping an obstacle."""
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
