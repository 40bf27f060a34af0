"""The region that a mover can reach, worked out as a whole.

A move is a chain of lattice steps (``wave``), and an inch of movement pays 20.
"""

from __future__ import annotations

from enum import StrEnum
from math import isqrt
from typing import Final

from magehall.kit.lattice.masks import Lattice, Mask, minus
from magehall.kit.lattice.points import INCH, Point, distance_squared
from magehall.kit.lattice.wave import DIAGONAL, LONG, STRAIGHT, wave
from magehall.kit.lattice.windows import Window

COST_OF_INCH: Final = 20

STEPS: Final[dict[int, tuple[Point, ...]]] = {
    LONG: ((2, 1), (2, -1), (-2, 1), (-2, -1), (1, 2), (-1, 2), (1, -2), (-1, -2)),
    DIAGONAL: ((1, 1), (1, -1), (-1, 1), (-1, -1)),
    STRAIGHT: ((1, 0), (-1, 0), (0, 1), (0, -1)),
}


class Reason(StrEnum):
    """Why a mover cannot end at a point.

    ``TOO_FAR``: its movement would not do even on a table without obstacles. ``STOPPED``: it would, but for the stops.
    ``UNREACHABLE``: obstacles close the way, or leave only one that is too long.
    """

    OFF_TABLE = "off_table"
    IMPASSABLE = "impassable"
    BLOCKED_BY_BASE = "blocked_by_base"
    OCCUPIED = "occupied"
    BARRED = "barred"
    SAME_PLACE = "same_place"
    TOO_FAR = "too_far"
    STOPPED = "stopped"
    UNREACHABLE = "unreachable"


class Ground:
    """What a table is to one mover.

    All sets are of places for the centre of its base. In ``bases`` and ``impassable`` it would overlap something: it
    neither ends nor passes there, but for what is ``crossable``. It passes ``occupied`` and ``barred``, and does not end
    there. A step with an end in ``difficult`` costs double; the first of ``stops`` on the way ends the move; to end in
    ``tolls`` a ``toll`` must be left over.
    """

    def __init__(
        self,
        lattice: Lattice,
        radius: int,
        *,
        bases: Mask = 0,
        impassable: Mask = 0,
        crossable: Mask = 0,
        occupied: Mask = 0,
        barred: Mask = 0,
        difficult: Mask = 0,
        stops: Mask = 0,
        tolls: Mask = 0,
        toll: int = 0,
    ) -> None:
        self.lattice: Lattice = lattice
        self.radius: int = radius
        self.bases: Mask = bases
        self.impassable: Mask = impassable
        self.crossable: Mask = crossable
        self.occupied: Mask = occupied
        self.barred: Mask = barred
        self.difficult: Mask = difficult
        self.stops: Mask = stops
        self.tolls: Mask = tolls
        self.toll: int = toll

    @property
    def passable(self) -> Mask:
        """Where the mover may be on its way."""
        inner = self.lattice.inner(self.radius)
        return minus(inner, self.bases | self.impassable) | inner & self.crossable

    @property
    def free(self) -> Mask:
        """Where the mover may stand."""
        return minus(self.lattice.inner(self.radius), self.bases | self.impassable | self.occupied)


class Region:
    """Where a mover can go, and at what cost."""

    def __init__(self, ground: Ground, start: Point, movement: int) -> None:
        """Movement counts in inches."""
        self.ground: Ground = ground
        self.start: Point = start
        self.movement: int = movement
        # No step leads further for its cost than the straight one, so none leads out of the window.
        self._window: Window = Window(ground.lattice, start, max(movement, 0) * INCH)
        self._passable: Mask = self._window.cut(ground.passable)
        self._stops: Mask = self._window.cut(ground.stops)
        self._difficult: Mask = self._window.cut(ground.difficult)
        self._levels: dict[int, Mask] = {}
        self._reached: Mask = wave(
            self._levels,
            1 << self._window.index(start),
            self._passable,
            self._stops,
            self._difficult,
            self._window.stride,
            max(movement, 0) * COST_OF_INCH,
        )
        self.places: Mask = self._places()
        """Where the move may end; never at its start."""

    def cost(self, point: Point) -> int | None:
        """What the cheapest way to a point costs, or None where there is none."""
        if self._window.has(point):
            index = self._window.index(point)
            for cost, level in self._levels.items():
                if level >> index & 1:
                    return cost
        return None

    def reached(self, cost: int) -> Mask:
        """All points that cost no more, also those where the move may not end."""
        if cost >= self.movement * COST_OF_INCH:
            return self._window.paste(self._reached)
        # No point is in two levels, so their sum is all of them.
        return self._window.paste(sum([level for each, level in self._levels.items() if each <= cost]))

    def bands(self) -> list[tuple[int, Mask]]:
        """Where the move may end, by whole inches of cost. They are rounded up, the toll included."""
        found: list[tuple[int, Mask]] = []
        tolls, toll = self.ground.tolls, self.ground.toll
        left = self.places
        for inches in range(1, self.movement + 1):
            budget = inches * COST_OF_INCH
            paid = self.reached(budget)
            if tolls:
                paid &= ~tolls | self.reached(budget - toll)
            band = paid & left
            if band:
                found.append((inches, band))
                left ^= band
        return found

    def path(self, point: Point) -> list[Point]:
        """The cheapest chain from the start to a point; empty where there is none.

        Of several, the one that keeps closest to the straight line, looked at from its end.
        """
        cost = self.cost(point)
        if cost is None:
            return []
        chain = [point]
        at = point
        while cost > 0:
            cost, at = self._previous(at, cost, point)
            chain.append(at)
        chain.reverse()
        return chain

    def nearest(self, target: Point) -> Point | None:
        """The place nearest to a target, or None.

        Of several the cheapest, then the one of the lowest y, then x.
        """
        first = self.ground.lattice.nearest(self.places, target)
        if first is None:
            return None
        square = distance_squared(first, target)
        ring: list[Point] = []
        for dy in range(-isqrt(square), isqrt(square) + 1):
            dx = isqrt(square - dy * dy)
            if dx * dx + dy * dy == square:
                ring += [(target[0] - dx, target[1] + dy), (target[0] + dx, target[1] + dy)]
        equal = self.ground.lattice.mask(ring) & self.places
        for level in self._levels.values():
            cheapest = equal & self._window.paste(level)
            if cheapest:
                return self.ground.lattice.points(cheapest)[0]
        return first

    def why_not(self, point: Point) -> Reason | None:
        """Why the mover cannot end at a point; None where it can."""
        ground = self.ground
        lattice = ground.lattice
        if lattice.contains(self.places, point):
            return None
        if not lattice.contains(lattice.inner(ground.radius), point):
            return Reason.OFF_TABLE
        if point == self.start:
            return Reason.SAME_PLACE
        if lattice.contains(ground.impassable, point):
            return Reason.IMPASSABLE
        if lattice.contains(ground.bases, point):
            return Reason.BLOCKED_BY_BASE
        if lattice.contains(ground.occupied, point):
            return Reason.OCCUPIED
        if lattice.contains(ground.barred, point):
            return Reason.BARRED
        if not self._could_reach(point, ground.difficult):
            return Reason.TOO_FAR
        if self.cost(point) is not None:
            return Reason.TOO_FAR  # by the ruler, or for the toll
        unstopped = Ground(
            lattice,
            ground.radius,
            bases=ground.bases,
            impassable=ground.impassable,
            crossable=ground.crossable,
            difficult=ground.difficult,
        )
        if Region(unstopped, self.start, self.movement).cost(point) is not None:
            return Reason.STOPPED
        return Reason.UNREACHABLE

    def _could_reach(self, point: Point, difficult: Mask) -> bool:
        """Whether the movement would do if nothing were in the way."""
        if distance_squared(self.start, point) > (self.movement * INCH) ** 2:
            return False
        empty = Ground(self.ground.lattice, self.ground.radius, difficult=difficult)
        return Region(empty, self.start, self.movement).cost(point) is not None

    def _places(self) -> Mask:
        ground = self.ground
        lattice = ground.lattice
        budget = self.movement * COST_OF_INCH
        found = self.reached(budget)
        if ground.tolls:
            found &= ~ground.tolls | self.reached(budget - ground.toll)
        found &= lattice.disc(self.start, max(self.movement, 0) * INCH)
        return minus(found & ground.free, ground.barred | lattice.bit(self.start))

    def _previous(self, at: Point, cost: int, goal: Point) -> tuple[int, Point]:
        """The point before one on the cheapest chain, and its cost."""
        start_x, start_y = self.start
        line_x, line_y = goal[0] - start_x, goal[1] - start_y
        best: tuple[int, Point] = (0, self.start)
        least = -1
        stride = self._window.stride
        difficult = self._around(self._difficult, at)
        clear = self._around(self._passable & ~self._stops, at)
        here = 2 * stride + 2
        rough = difficult >> here & 1
        for price in (LONG, DIAGONAL, STRAIGHT):
            once = 0 if rough else self._around(self._levels.get(cost - price, 0), at) & ~difficult
            double = self._around(self._levels.get(cost - 2 * price, 0), at)
            if not rough:
                double &= difficult
            if not once and not double:
                continue
            for dx, dy in STEPS[price]:
                index = here - dy * stride - dx
                if not (once | double) >> index & 1:
                    continue
                before = (at[0] - dx, at[1] - dy)
                if before != self.start and not clear >> index & 1:
                    continue  # a stop: the move ended there
                if price == LONG:
                    # The points between are the two nearest to the middle of the step.
                    long_way, short_way = (dx // 2, dy * stride) if dx % 2 == 0 else (dy // 2 * stride, dx)
                    if not (clear >> index + long_way & clear >> index + long_way + short_way & 1):
                        continue
                aside = abs(line_x * (before[1] - start_y) - line_y * (before[0] - start_x))
                if least < 0 or aside < least:
                    paid = price if once >> index & 1 else 2 * price
                    best, least = (cost - paid, before), aside
        return best

    def _around(self, mask: Mask, point: Point) -> Mask:
        """What a window's set has within two rows and columns of a point."""
        stride = self._window.stride
        shift = self._window.index(point) - 2 * stride - 2
        return (mask >> shift if shift >= 0 else mask << -shift) & (1 << 4 * stride + 5) - 1


def reach(ground: Ground, start: Point, movement: int) -> Region:
    """The region a mover can reach with so many inches of movement."""
    return Region(ground, start, movement)
