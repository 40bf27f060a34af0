"""Sets of lattice points, each as one big integer.

The bit of a point is ``y * stride + x``. Rows are longer than the table is wide, and the bits beyond it stay empty, so
a shift by up to ``GUARD`` columns does not run into the next row.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import isqrt
from typing import Any, Final

from magehall.kit.lattice.points import Point
from magehall.kit.lattice.shapes import Disc, HalfPlane, Polygon, Shape

Mask = int
"""A set of lattice points."""

Bits = Any
"""A set of points, where much is done with it. mypyc has whole numbers of its own, and those are slower than Python's where
they are as long as these; so it is not told that these are numbers."""

GUARD: Final = 2
"""Columns at the end of each row that stay empty."""

MOST_REMEMBERED: Final = 4096
"""How many masks a lattice keeps; then it begins anew."""


def minus(mask: Bits, other: Bits) -> Mask:
    """The points of a set that are not in another: its difference. ``mask & ~other`` is the same, and takes Python three
    times as long."""
    difference: Mask = mask ^ (mask & other)
    return difference


class Lattice:
    """A square table with the lattice points 0 to ``size`` each way."""

    def __init__(self, size: int) -> None:
        self.size: int = size
        self.stride: int = (size + 1 + GUARD + 7) // 8 * 8
        self._below: list[Bits] = [(1 << column) - 1 for column in range(size + 2)]
        self.all: Mask = self._rectangle(0, size)
        self._width: Bits = (1 << size + 1) - 1
        self._inner: dict[int, Mask] = {}
        self._discs: dict[tuple[Point, int, bool], Mask] = {}
        self._columns: dict[tuple[int, int, bool], Mask] = {}
        self._polygons: dict[tuple[Polygon, int, bool], Mask] = {}

    # single points

    def has(self, point: Point) -> bool:
        """Whether a point lies on the table."""
        return 0 <= point[0] <= self.size and 0 <= point[1] <= self.size

    def bit(self, point: Point) -> Mask:
        """The set of one point, or the empty set beyond the table."""
        return 1 << point[1] * self.stride + point[0] if self.has(point) else 0

    def contains(self, mask: Mask, point: Point) -> bool:
        """Whether a point is in a set."""
        return self.has(point) and bool(mask >> point[1] * self.stride + point[0] & 1)

    def mask(self, points: Iterable[Point]) -> Mask:
        """The set of some points, as far as they lie on the table."""
        found: Mask = 0
        for point in points:
            found |= self.bit(point)
        return found

    def points(self, mask: Mask) -> list[Point]:
        """The points of a set, by y and then x."""
        found: list[Point] = []
        digits = f"{mask:b}"[::-1]
        at = digits.find("1")
        while at >= 0:
            found.append((at % self.stride, at // self.stride))
            at = digits.find("1", at + 1)
        return found

    def count(self, mask: Mask) -> int:
        """How many points a set has."""
        points: int = mask.bit_count()
        return points

    def nearest(self, mask: Mask, point: Point) -> Point | None:
        """The point of a set nearest to a point, or None.

        Of several the one of the lowest y, then x.
        """
        if self.contains(mask, point):
            return point
        if not mask:
            return None
        bottom, top = self.row_bounds(mask)
        rows: list[Bits] = [-1] * (top - bottom + 1)
        # For one search it takes longer to find the first and the last column than it would save.
        return self._nearest(mask >> bottom * self.stride, rows, bottom, (-1, self.size + 1), point)

    def nearest_each(self, mask: Mask, points: Iterable[Point], most: int) -> list[Point]:
        """The points of a set nearest to each of some points.

        Each is there once, and no more than so many; there are none where the set is empty.
        """
        found: dict[Point, None] = {}
        if not mask:
            return []
        bottom, top = self.row_bounds(mask)
        columns = self.column_bounds(mask)
        shortened = mask >> bottom * self.stride
        rows: list[Bits] = [-1] * (top - bottom + 1)
        for point in points:
            if len(found) >= most:
                break
            if not self.contains(mask, point):
                point = self._nearest(shortened, rows, bottom, columns, point)
            found[point] = None
        return list(found)

    def _nearest(
        self, shortened: Bits, rows: list[Bits], bottom: int, columns: tuple[int, int], point: Point
    ) -> Point:
        """The nearest point of a set without its empty rows.

        Its rows are filled in as they are looked at, and less than zero before; none of its points lies beyond the columns.
        """
        x, y = point
        left, right = columns
        top = bottom + len(rows) - 1
        stride, width = self.stride, self._width
        # No point of any row is nearer than its row and the first or last column of the set.
        gap = left - x if x < left else x - right if x > right else 0
        gap *= gap
        first = bottom - y if y < bottom else y - top if y > top else 0
        last = max(top - y, y - bottom)
        best_x, best_y, least = -1, -1, -1
        for away in range(first, last + 1):
            rise = away * away
            if 0 <= least < rise + gap:
                break
            row = y - away
            while True:
                if bottom <= row <= top:
                    bits = rows[row - bottom]
                    if bits < 0:  # not looked at yet
                        bits = rows[row - bottom] = shortened >> (row - bottom) * stride & width
                    if bits:
                        column: int
                        if x >= right:
                            column = bits.bit_length() - 1
                        elif x <= left:
                            column = (bits & -bits).bit_length() - 1
                        else:
                            column = _nearest_bit(bits, x)
                        distance = (column - x) * (column - x) + rise
                        if least < 0 or distance < least or (distance == least and row < best_y):
                            best_x, best_y, least = column, row, distance
                if row >= y:
                    break
                row = y + away
        assert least >= 0, "a set that is not empty has a nearest point"
        return best_x, best_y

    def row_bounds(self, mask: Mask) -> tuple[int, int]:
        """The first and the last row of a set of points. The set must not be empty."""
        return ((mask & -mask).bit_length() - 1) // self.stride, (mask.bit_length() - 1) // self.stride

    def column_bounds(self, mask: Mask) -> tuple[int, int]:
        """The first and the last column of a set of points. The set must not be empty."""
        rows = self.size + 1
        while rows > 1:
            rows = (rows + 1) // 2
            mask = (mask | mask >> rows * self.stride) & (1 << rows * self.stride) - 1
        return (mask & -mask).bit_length() - 1, mask.bit_length() - 1

    # rows for views

    def rows(self, mask: Mask) -> list[list[int]]:
        """The runs of each row, for views.

        Of each row that has any: y, then the first and last x of each run.
        """
        found: list[list[int]] = []
        digits = f"{mask:b}"[::-1] + "0"
        at = digits.find("1")
        while at >= 0:
            end = digits.find("0", at)
            y = at // self.stride
            if not found or found[-1][0] != y:
                found.append([y])
            found[-1] += (at % self.stride, (end - 1) % self.stride)
            at = digits.find("1", end)
        return found

    def from_rows(self, rows: Iterable[list[int]]) -> Mask:
        """The set that ``rows`` describes."""
        found: Mask = 0
        for y, *runs in rows:
            for first, last in zip(runs[::2], runs[1::2], strict=True):
                found |= self._run(first, last) << y * self.stride
        return found

    # shapes

    def inner(self, radius: int) -> Mask:
        """The centres from which a disc lies wholly on the table."""
        found = self._inner.get(radius, -1)
        if found < 0:
            found = self._inner[radius] = self._rectangle(radius, self.size - radius)
        return found

    def rows_around(self, centre: Point, halves: Sequence[int]) -> Mask:
        """The points of rows around a point, by how many columns to either side.

        The first number is for its own row, the next for the row above and the one below, and so on.
        """
        x, y = centre
        found: Bits = 0
        for away, half in enumerate(halves):
            run = self._run(x - half, x + half)
            if y + away <= self.size:
                found |= run << (y + away) * self.stride
            if away and y >= away:
                found |= run << (y - away) * self.stride
        rows: Mask = found
        return rows

    def disc(self, centre: Point, radius: int) -> Mask:
        """The points of a disc, its edge included."""
        return self._disc(centre, radius, strictly=False)

    def polygon(self, polygon: Polygon) -> Mask:
        """The points of a polygon, its edge included."""
        return self._polygon(polygon, 0, strictly=False)

    def inside(self, shape: Shape) -> Mask:
        """The points inside a shape, without its edge."""
        return self.overlapping(shape, 0)

    def touching(self, shape: Shape, radius: int) -> Mask:
        """The centres from which a disc touches or overlaps a shape.

        With a radius of base and distance together: from which a base is within the distance.
        """
        if isinstance(shape, Disc):
            return self._disc(shape.centre, shape.radius + radius, strictly=False)
        return self._polygon(shape, radius, strictly=False)

    def overlapping(self, shape: Shape, radius: int) -> Mask:
        """The centres from which a disc overlaps a shape, more than touching it."""
        if isinstance(shape, Disc):
            return self._disc(shape.centre, shape.radius + radius, strictly=True)
        return self._polygon(shape, radius, strictly=True)

    def near(self, mask: Mask, radius: int) -> Mask:
        """The points within a distance of a set: its Minkowski sum with a disc."""
        found: Bits = 0
        wide: Bits = mask
        width = 0
        for away in range(radius, -1, -1):
            half = isqrt(radius * radius - away * away)
            while width < half:
                wide = (wide | wide << 1 | wide >> 1) & self.all
                width += 1
            found |= wide << away * self.stride | wide >> away * self.stride
        near: Mask = found & self.all
        return near

    # how they are made

    def _run(self, first: int, last: int) -> Mask:
        """Bits from one column to another, as far as they lie on the table."""
        if first < 0:
            first = 0
        if last > self.size:
            last = self.size
        if first > last:
            return 0
        run: Mask = self._below[last + 1] ^ self._below[first]
        return run

    def _rectangle(self, first: int, last: int) -> Mask:
        """The points of a square from one column and row to another."""
        found: Mask = 0
        run = self._run(first, last)
        for y in range(max(first, 0), min(last, self.size) + 1):
            found |= run << y * self.stride
        return found

    def _disc(self, centre: Point, radius: int, *, strictly: bool) -> Mask:
        key = (centre, radius, strictly)
        found = self._discs.get(key, -1)
        if found < 0:
            if len(self._discs) >= MOST_REMEMBERED:
                self._discs.clear()
            found = self._discs[key] = self._make_disc(centre, radius, strictly=strictly)
        return found

    def _make_disc(self, centre: Point, radius: int, *, strictly: bool) -> Mask:
        """Work out the points of a disc. Discs of one column differ only in how far up they lie."""
        x, y = centre
        key = (x, radius, strictly)
        rows: Bits = self._columns.get(key)
        if rows is None:
            rows = 0
            square = radius * radius - (1 if strictly else 0)
            for away in range(radius + 1 if square >= 0 else 0):
                if square >= away * away:
                    half = isqrt(square - away * away)
                    run = self._run(x - half, x + half)
                    rows |= run << (radius + away) * self.stride | run << (radius - away) * self.stride
            if len(self._columns) >= MOST_REMEMBERED:
                self._columns.clear()
            self._columns[key] = rows
        shift = (y - radius) * self.stride
        found: Mask = (rows << shift if shift >= 0 else rows >> -shift) & self.all
        return found

    def _polygon(self, polygon: Polygon, radius: int, *, strictly: bool) -> Mask:
        key = (polygon, radius, strictly)
        found = self._polygons.get(key, -1)
        if found < 0:
            found = 0
            parts = _parts(polygon, radius, strictly=strictly)
            for y in range(max(polygon.bottom - radius, 0), min(polygon.top + radius, self.size) + 1):
                first, last = self._section(polygon, parts, y, radius, strictly=strictly)
                found |= self._run(first, last) << y * self.stride
            if len(self._polygons) >= MOST_REMEMBERED:
                self._polygons.clear()
            self._polygons[key] = found
        return found

    def _section(
        self, polygon: Polygon, parts: list[list[HalfPlane]], y: int, radius: int, *, strictly: bool
    ) -> tuple[int, int]:
        """The run of a row within a distance of a convex polygon."""
        first, last = self.size + 1, -1
        for part in parts:
            low, high = section(part, y, 0, self.size)
            if low <= high:
                first, last = min(first, low), max(last, high)
        square = radius * radius - (1 if strictly else 0)
        for corner_x, corner_y in polygon.vertices if radius else ():
            rest = square - (y - corner_y) ** 2
            if rest >= 0:
                half = isqrt(rest)
                first, last = min(first, corner_x - half), max(last, corner_x + half)
        return first, last


def section(part: Iterable[HalfPlane], y: int, low: int, high: int) -> tuple[int, int]:
    """The columns of a row that lie in all half-planes.

    The first and the last, between two bounds; there are none if the first is the greater.
    """
    for a, b, c in part:
        rest = b * y + c
        if a > 0:
            bound = -(rest // a)
            if bound > low:
                low = bound
        elif a < 0:
            bound = rest // -a
            if bound < high:
                high = bound
        elif rest < 0:
            return 1, 0
    return low, high


def _parts(polygon: Polygon, radius: int, *, strictly: bool) -> list[list[HalfPlane]]:
    """A polygon and a strip along each edge, as half-planes.

    Together with discs around its corners they are what lies within a distance of it.
    """
    less = 1 if strictly and not radius else 0
    parts: list[list[HalfPlane]] = [[(a, b, c - less) for a, b, c in polygon.sides]]
    if radius:
        for (x, y), (a, b, c) in zip(polygon.vertices, polygon.sides, strict=True):
            length = a * a + b * b
            # The distance from the edge times its length; and how far along the edge, times its length.
            far = isqrt(radius * radius * length - (1 if strictly else 0))
            start = -(b * x - a * y)
            parts.append([(a, b, c + far), (-a, -b, -c), (b, -a, start), (-b, a, length - start)])
    return parts


def _nearest_bit(bits: Bits, x: int) -> int:
    """The column nearest to x among those set, the lower of two. There must be one, and x not be less than 0."""
    above = bits >> x
    below: int = (bits & (2 << x) - 1).bit_length() - 1
    if not above:
        return below
    right: int = x + (above & -above).bit_length() - 1
    return below if below >= 0 and x - below <= right - x else right
