"""Moves with nothing in the way: cost, reach, and whether one is open.

Who asks for a single place often needs no region: to nearly half of those that monsters head for the way is open.
"""

from __future__ import annotations

from functools import lru_cache

from magehall.kit.lattice.masks import Mask, minus
from magehall.kit.lattice.points import INCH, Point
from magehall.kit.lattice.regions import COST_OF_INCH, Ground


def open_cost(start: Point, end: Point) -> int:
    """What a move costs on a table without obstacles. None anywhere costs less."""
    far, near = abs(end[0] - start[0]), abs(end[1] - start[1])
    if near > far:
        far, near = near, far
    # Long steps and straight ones, or long ones and diagonal ones.
    return 5 * far + near if 2 * near <= far else 4 * far + 3 * near


@lru_cache(maxsize=256)
def _half_widths(budget: int) -> tuple[int, ...]:
    """The columns that a move leads to either side, by rows up or down."""
    found: list[int] = []
    width = budget // 5
    for rows in range(budget // 5 + 1):
        while width >= 0 and open_cost((0, 0), (width, rows)) > budget:
            width -= 1
        if width < 0:
            break
        found.append(width)
    return tuple(found)


def open_places(ground: Ground, start: Point, movement: int) -> Mask:
    """Where a move might end if nothing were in its way. It ends nowhere else."""
    lattice = ground.lattice
    found = lattice.rows_around(start, _half_widths(movement * COST_OF_INCH))
    found &= lattice.disc(start, movement * INCH)
    return minus(found & ground.free, ground.barred | lattice.bit(start))


def is_open(ground: Ground, start: Point, end: Point) -> bool:
    """Whether a certain cheapest way to a point is open. There may be others that are."""
    lattice = ground.lattice
    stride = lattice.stride
    size = lattice.size
    passable, stops, difficult = ground.passable, ground.stops, ground.difficult
    clear = minus(passable, stops)
    (x, y), (end_x, end_y) = start, end
    across, up = end_x - x, end_y - y
    step_x, step_y = (1 if across > 0 else -1), (1 if up > 0 else -1)
    far, near = abs(across), abs(up)
    steep = near > far
    if steep:
        far, near = near, far
    if 2 * near <= far:
        longs, others = near, far - 2 * near
    else:
        longs, others = far - near, 2 * near - far
    total = longs + others
    if difficult and lattice.contains(difficult, start):
        return False
    made = 0
    for number in range(1, total + 1):
        # Long steps are spread evenly among the others.
        due = number * longs // total
        if due > made:
            made = due
            # It passes between two points: a straight step leads to one of them, a diagonal one to the other.
            mid_x, mid_y = (x, y + step_y) if steep else (x + step_x, y)
            for at_x, at_y in ((mid_x, mid_y), (x + step_x, y + step_y)):
                if not (0 <= at_x <= size and clear >> at_y * stride + at_x & 1):
                    return False
            x, y = (x + step_x, y + 2 * step_y) if steep else (x + 2 * step_x, y + step_y)
        elif 2 * near > far:
            x, y = x + step_x, y + step_y
        elif steep:
            y += step_y
        else:
            x += step_x
        index = y * stride + x
        if (difficult >> index & 1) or not ((clear if number < total else passable) >> index & 1):
            return False
    return True
