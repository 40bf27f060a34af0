"""Lines of sight between round bases, past discs and convex polygons.

A line is a segment between a lattice point of one base and one of the other. A shape is in its way where the line passes
through its inside; to touch its edge is nothing. The shadow of a convex shape from a point is convex itself: a shape
that hides all corners of a base's hull from a point hides the whole base from it. So most pairs are never looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import NamedTuple

from magehall.kit.lattice.points import Point
from magehall.kit.lattice.shapes import Disc, Polygon, Shape


class Line(NamedTuple):
    """A line between two bases, and which shapes it passes through.

    Those are named by their places in the list that was given.
    """

    start: Point
    end: Point
    through: tuple[int, ...]


def line_free(a: Point, b: Point, blockers: Sequence[Shape]) -> bool:
    """Whether a segment passes through the inside of no blocker."""
    left, right = (a[0], b[0]) if a[0] < b[0] else (b[0], a[0])
    bottom, top = (a[1], b[1]) if a[1] < b[1] else (b[1], a[1])
    for blocker in blockers:
        # Asked so often that a call more for each would count. Most lie beside the rectangle around the segment.
        if isinstance(blocker, Disc):
            (x, y), radius = blocker
            if (
                x - radius < right
                and left < x + radius
                and y - radius < top
                and bottom < y + radius
                and hits_disc(a, b, blocker.centre, radius)
            ):
                return False
        elif (
            blocker.left < right
            and left < blocker.right
            and blocker.bottom < top
            and bottom < blocker.top
            and _hits_polygon(a, b, blocker)
        ):
            return False
    return True


def hits(a: Point, b: Point, shape: Shape) -> bool:
    """Whether a segment passes through the inside of a shape."""
    if isinstance(shape, Disc):
        return hits_disc(a, b, shape.centre, shape.radius)
    return _hits_polygon(a, b, shape)


def hits_disc(a: Point, b: Point, centre: Point, radius: int) -> bool:
    """Whether a segment passes through the inside of a disc."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    ex, ey = centre[0] - a[0], centre[1] - a[1]
    square = radius * radius
    forward = dx * ex + dy * ey
    if forward <= 0:
        return ex * ex + ey * ey < square
    length = dx * dx + dy * dy
    if forward >= length:
        ex -= dx
        ey -= dy
        return ex * ex + ey * ey < square
    aside = dx * ey - dy * ex
    return aside * aside < square * length


def _hits_polygon(a: Point, b: Point, polygon: Polygon) -> bool:
    # The part of the line, from 0 at a to 1 at b, inside of every side seen so far: more than one fraction and
    # less than another.
    ax, ay = a
    bx, by = b
    more, more_of = -1, 1
    less, less_of = 2, 1
    for side_a, side_b, side_c in polygon.sides:
        at_a = side_a * ax + side_b * ay + side_c
        at_b = side_a * bx + side_b * by + side_c
        if at_a <= 0:
            if at_b <= 0:
                return False
            if -at_a * more_of > more * (at_b - at_a):
                more, more_of = -at_a, at_b - at_a
        elif at_b <= 0 and at_a * less_of < less * (at_a - at_b):
            less, less_of = at_a, at_a - at_b
    return more * less_of < less * more_of


def sees(a: Disc, b: Disc, blockers: Sequence[Shape]) -> bool:
    """Whether some line between two bases is free."""
    return line_free(a.centre, b.centre, blockers) or _best_aside(a, b, blockers, ()) is not None


def cover(a: Disc, b: Disc, blockers: Sequence[Shape], covers: Sequence[Shape]) -> int | None:
    """The fewest covers that a free line passes through.

    None where no line is free. A cover in which either stands counts like others, if the line has a point inside.
    """
    line = best_line(a, b, blockers, covers)
    return None if line is None else len(line.through)


def blockers_between(a: Disc, b: Disc, blockers: Sequence[Shape]) -> tuple[int, ...]:
    """Which blockers stand in the way of the best line.

    By their places in the list; none where a line is free.
    """
    line = best_line(a, b, (), blockers)
    return () if line is None else line.through


def best_line(a: Disc, b: Disc, blockers: Sequence[Shape], covers: Sequence[Shape]) -> Line | None:
    """The free line that passes through the fewest covers.

    The line of the centres, if none is better; None where no line is free.
    """
    if line_free(a.centre, b.centre, blockers) and line_free(a.centre, b.centre, covers):
        return Line(a.centre, b.centre, ())
    return _best_aside(a, b, blockers, covers)


def _best_aside(a: Disc, b: Disc, blockers: Sequence[Shape], covers: Sequence[Shape]) -> Line | None:
    """The best line, where something is in the way between the centres."""
    corridor = Corridor(a, b)
    hard = [shape for shape in blockers if corridor.meets(shape)]
    soft = [i for i, shape in enumerate(covers) if corridor.meets(shape)]
    first, second = hull(a), hull(b)
    for shape in hard:
        if _hides_all(first, second, shape):
            return None
    least = sum(1 for i in soft if _hides_all(first, second, covers[i]))
    best: Line | None = None
    targets = base_points(b)
    for start in base_points(a):
        if any(_hides(start, second, shape) for shape in hard):
            continue
        for end in targets:
            if _is_blocked(start, end, hard):
                continue
            through = [i for i in soft if hits(start, end, covers[i])]
            if best is None or len(through) < len(best.through):
                best = Line(start, end, tuple(through))
                if len(through) == least:
                    return best
    return best


def _is_blocked(a: Point, b: Point, blockers: list[Shape]) -> bool:
    """Whether a segment passes through a blocker.

    That one is asked first from then on: it is likely in the way of the next line as well.
    """
    for i, blocker in enumerate(blockers):
        if hits(a, b, blocker):
            if i:
                blockers[i] = blockers[0]
                blockers[0] = blocker
            return True
    return False


class Corridor:
    """The strip in which all lines between two bases lie."""

    def __init__(self, a: Disc, b: Disc) -> None:
        self.x, self.y = a.centre
        self.dx: int = b.centre[0] - self.x
        self.dy: int = b.centre[1] - self.y
        self.square: int = self.dx * self.dx + self.dy * self.dy
        corners = hull(a) + hull(b)
        columns = [x for x, _ in corners]
        rows = [y for _, y in corners]
        self.left: int = min(columns)
        self.right: int = max(columns)
        self.bottom: int = min(rows)
        self.top: int = max(rows)
        asides = [self._aside(corner) for corner in corners]
        self.low: int = min(asides)
        self.high: int = max(asides)

    def _aside(self, point: Point) -> int:
        """The distance of a point from the line of the centres, times its length."""
        return self.dx * (point[1] - self.y) - self.dy * (point[0] - self.x)

    def meets(self, shape: Shape) -> bool:
        """Whether a shape may be in the way of a line.

        False only where it surely is not.
        """
        if isinstance(shape, Disc):
            (x, y), radius = shape
            if x + radius <= self.left or x - radius >= self.right:
                return False
            if y + radius <= self.bottom or y - radius >= self.top:
                return False
            if not self.square:
                return True
            aside = self._aside(shape.centre)
            over = aside - self.high if aside > self.high else self.low - aside
            return over <= 0 or over * over < radius * radius * self.square
        if shape.right <= self.left or shape.left >= self.right:
            return False
        if shape.top <= self.bottom or shape.bottom >= self.top:
            return False
        if not self.square:
            return True
        asides = [self._aside(corner) for corner in shape.vertices]
        return min(asides) < self.high and max(asides) > self.low


_OFFSETS: dict[int, tuple[list[Point], list[Point]]] = {}
"""By radius: the lattice points of a disc around the origin, those of its hull first; and its hull."""


def base_points(base: Disc) -> list[Point]:
    """The lattice points of a base: centre, corners of the hull, others."""
    x, y = base.centre
    return [(x + dx, y + dy) for dx, dy in _offsets(base.radius)[0]]


def hull(base: Disc) -> list[Point]:
    """The corners of the convex hull of a base's lattice points."""
    x, y = base.centre
    return [(x + dx, y + dy) for dx, dy in _offsets(base.radius)[1]]


def _offsets(radius: int) -> tuple[list[Point], list[Point]]:
    found = _OFFSETS.get(radius)
    if found is None:
        points: list[Point] = []
        for dy in range(-radius, radius + 1):
            half = isqrt(radius * radius - dy * dy)
            points += [(dx, dy) for dx in range(-half, half + 1)]
        corners = _corners(points)
        middle: Point = (0, 0)
        order = [middle] + [p for p in corners if p != middle]
        order += [p for p in points if p not in order]
        found = (order, corners)
        _OFFSETS[radius] = found
    return found


def _corners(points: list[Point]) -> list[Point]:
    """The corners of the convex hull of points, which are in order."""
    found: list[Point] = []
    for way in (points, points[::-1]):
        chain: list[Point] = []
        for point in way:
            while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= 0:
                chain.pop()
            chain.append(point)
        found += chain[:-1]
    return found or points


def _turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _hides_all(first: list[Point], second: list[Point], shape: Shape) -> bool:
    """Whether a shape is in the way of every line between two hulls."""
    return all(_hides(a, second, shape) for a in first)


def _hides(a: Point, corners: list[Point], shape: Shape) -> bool:
    """Whether a shape hides a whole set from a point."""
    if isinstance(shape, Disc):
        centre, radius = shape
        for b in corners:  # noqa: SIM110 - a generator takes twice as long
            if not hits_disc(a, b, centre, radius):
                return False
        return True
    for b in corners:  # noqa: SIM110
        if not _hits_polygon(a, b, shape):
            return False
    return True
