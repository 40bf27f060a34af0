"""Shapes on the table: discs and convex polygons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, final

from magehall.kit.lattice.points import Point

HalfPlane = tuple[int, int, int]
"""The points where ``a * x + b * y + c`` is not negative."""


class Disc(NamedTuple):
    """A round base, marker or zone; of radius 0, a single point."""

    centre: Point
    radius: int


@final
class Polygon:
    """A convex polygon with lattice points as vertices.

    ``sides`` has for each edge the half-plane on its inner side: zero on the edge, more than zero inside.
    """

    def __init__(self, vertices: Sequence[Point]) -> None:
        """Raises ValueError unless the vertices, in either sense of rotation, make a convex polygon."""
        corners = tuple(vertices)
        sides = _sides(corners)
        if not _is_convex(corners, sides):
            corners = corners[::-1]
            sides = _sides(corners)
            if not _is_convex(corners, sides):
                raise ValueError(f"not a convex polygon: {vertices}")
        self.vertices: tuple[Point, ...] = corners
        self.sides: tuple[HalfPlane, ...] = sides
        self.left: int = min(x for x, _ in corners)
        self.right: int = max(x for x, _ in corners)
        self.bottom: int = min(y for _, y in corners)
        self.top: int = max(y for _, y in corners)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Polygon) and self.vertices == other.vertices

    def __hash__(self) -> int:
        return hash(self.vertices)

    def __repr__(self) -> str:
        return f"Polygon({list(self.vertices)})"


Shape = Disc | Polygon


def _sides(corners: tuple[Point, ...]) -> tuple[HalfPlane, ...]:
    found = []
    for i, (x, y) in enumerate(corners):
        next_x, next_y = corners[(i + 1) % len(corners)]
        dx, dy = next_x - x, next_y - y
        found.append((-dy, dx, dy * x - dx * y))
    return tuple(found)


def _is_convex(corners: tuple[Point, ...], sides: tuple[HalfPlane, ...]) -> bool:
    """Whether there is an inside, and no corner beyond an edge."""
    if any(not a and not b for a, b, _ in sides):
        return False
    values = [a * x + b * y + c for a, b, c in sides for x, y in corners]
    return min(values, default=-1) >= 0 and max(values) > 0
