"""Geometry of the map: an axial hex grid, with tiles of seven spaces. [map.tiles]

A space is known by its axial coordinates, ``"2,-1"``; a tile by the space in its middle. The starting tile lies at
``"0,0"``.
"""

from __future__ import annotations

import re
from functools import cache

DIRECTIONS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""North-east, then clockwise, as the spaces of a tile are listed."""

ORIGIN = "0,0"
_SPACE = re.compile(r"(0|-?[1-9]\d?),(0|-?[1-9]\d?)")
_TILE_STEPS = ((3, -2), (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3))
_PLACE_BY_RESIDUE = (0, 2, 6, 1, 4, 3, 5)
"""Which of a tile's seven spaces one is, by the remainder of q - 2r divided by 7."""


def space_at(q: int, r: int) -> str:
    """The name of a space."""
    return f"{q},{r}"


@cache
def coordinates(space: str) -> tuple[int, int]:
    """The axial coordinates of a space."""
    q, _, r = space.partition(",")
    return int(q), int(r)


def is_space(text: str) -> bool:
    """Whether a text is the name of a space, as ``space_at`` writes it."""
    return _SPACE.fullmatch(text) is not None


@cache
def neighbors(space: str) -> tuple[str, ...]:
    """The six spaces around a space, clockwise from the north-east."""
    q, r = coordinates(space)
    return tuple(space_at(q + step_q, r + step_r) for step_q, step_r in DIRECTIONS)


@cache
def between(start: str, end: str) -> tuple[str, ...]:
    """The spaces next to both, in the order in which they lie around ``end``."""
    around = neighbors(start)
    return tuple(space for space in neighbors(end) if space in around)


@cache
def distance(one: str, other: str) -> int:
    """How many steps lie between two spaces."""
    (q, r), (other_q, other_r) = coordinates(one), coordinates(other)
    step_q, step_r = q - other_q, r - other_r
    return max(abs(step_q), abs(step_r), abs(step_q + step_r))


@cache
def within(space: str, steps: int) -> tuple[str, ...]:
    """All spaces at most so many steps away, without the space itself."""
    q, r = coordinates(space)
    spread = range(-steps, steps + 1)
    return tuple(
        space_at(q + step_q, r + step_r)
        for step_q in spread
        for step_r in spread
        if -steps <= step_q + step_r <= steps and (step_q or step_r)
    )


@cache
def tile_place(space: str) -> tuple[str, int]:
    """The middle of a space's tile, and the space's place on it. The place is 0 in the middle, then clockwise."""
    q, r = coordinates(space)
    place = _PLACE_BY_RESIDUE[(q - 2 * r) % 7]
    if place == 0:
        return space, 0
    step_q, step_r = DIRECTIONS[place - 1]
    return space_at(q - step_q, r - step_r), place


@cache
def tile_spaces(center: str) -> tuple[str, ...]:
    """The seven spaces of a tile, the middle one first."""
    return center, *neighbors(center)


@cache
def tile_neighbors(center: str) -> tuple[str, ...]:
    """The middles of the six tiles around a tile."""
    q, r = coordinates(center)
    return tuple(space_at(q + step_q, r + step_r) for step_q, step_r in _TILE_STEPS)


@cache
def lattice(center: str) -> tuple[int, int]:
    """The lattice coordinates of a tile, as map shapes use them. They are steps forward and to the left of the start.
    [map.shapes]"""
    q, r = coordinates(center)
    return (3 * q + r) // 7, -(2 * q + 3 * r) // 7


def tile_at(forward: int, left: int) -> str:
    """The middle of the tile at that place; the reverse of ``lattice``."""
    return space_at(3 * forward + left, -2 * forward - 3 * left)
