"""Forced moves, straight until something is in the way."""

from __future__ import annotations

from magehall.kit.lattice.masks import Lattice, Mask
from magehall.kit.lattice.points import Point, along, distance_squared, opposite
from magehall.kit.lattice.shapes import Disc
from magehall.kit.lattice.sight import hits_disc

Slide = tuple[Point, bool]
"""Where a forced move ends, and whether something stopped it."""


def slide(lattice: Lattice, start: Point, aim: Point, steps: int, free: Mask) -> Slide:
    """Move in the direction of an aim, perhaps beyond it.

    The full distance, unless it is stopped before the first place that is not in ``free``.
    """
    end = start
    for i in range(1, steps + 1):
        place = along(start, aim, i)
        if place != end and not lattice.contains(free, place):
            return end, True
        end = place
    return end, False


def push(lattice: Lattice, start: Point, source: Point, steps: int, free: Mask) -> Slide:
    """Move directly away from a source."""
    return slide(lattice, start, opposite(start, source), steps, free)


def pull(lattice: Lattice, start: Point, source: Point, steps: int, free: Mask) -> Slide:
    """Move directly towards a source, and not beyond it."""
    square = distance_squared(start, source)
    end = start
    for i in range(1, steps + 1):
        place = along(start, source, i) if i * i < square else source
        if place != end and not lattice.contains(free, place):
            return end, True
        end = place
    return end, False


def crosses(start: Point, end: Point, radius: int, other: Disc) -> bool:
    """Whether a disc that moves straight overlaps another on its way."""
    return hits_disc(start, end, other.centre, other.radius + radius)
