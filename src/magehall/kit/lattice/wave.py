"""Wavefront of the lattice: the points that steps reach, by cost.

Steps are straight (1,0), diagonal (1,1) or long (2,1), and cost 5, 7 and 11. The wave runs through the costs, and one big
integer holds all points that are first reached at one.
"""

from __future__ import annotations

from typing import Final

from magehall.kit.lattice.masks import Bits, Mask, minus

STRAIGHT: Final = 5
DIAGONAL: Final = 7
LONG: Final = 11

Gates = tuple[Bits, Bits, Bits, Bits]
"""The open points whose neighbour is open too, in the row above, in the row below, to the right and to the left."""


def wave(
    levels: dict[int, Mask],
    start: Bits,
    passable: Bits,
    stops: Bits,
    difficult: Bits,
    stride: int,
    budget: int,
) -> Mask:
    """All points that are reached. Those first reached at each cost come into ``levels``, in the order of costs."""
    clear = minus(passable, stops)
    gates = _gates(clear, stride)
    hemmed = _beside_closed(clear, stride)
    flat = minus(passable, difficult)
    verge = _verge(difficult, stride) if difficult else 0
    due: list[Bits] = [0] * (budget + 2 * LONG + 1)
    due[0] = start
    left = passable | start
    for cost in range(budget + 1):
        level = due[cost] & left
        if not level:
            continue
        levels[cost] = level
        left ^= level
        front = level & clear if cost else level
        if not front or cost + STRAIGHT > budget:
            continue
        if cost + LONG > budget:
            # Near the end of the budget the longer steps are too dear, and all but the straight ones at the double price.
            if front & verge:
                due[cost + 2 * STRAIGHT] |= (front << 1 | front >> 1) | (front << stride | front >> stride)
                front ^= front & difficult
                beside = front << 1 | front >> 1
                due[cost + STRAIGHT] |= (beside | front << stride | front >> stride) & flat
                due[cost + DIAGONAL] |= (beside << stride | beside >> stride) & flat
            else:
                beside = front << 1 | front >> 1
                due[cost + STRAIGHT] |= beside | front << stride | front >> stride
                if cost + DIAGONAL <= budget:
                    due[cost + DIAGONAL] |= beside << stride | beside >> stride
            continue
        is_open = not front & hemmed
        straight, diagonal, long = _spread_open(front, stride) if is_open else _spread(front, gates, stride)
        if front & verge:
            # What the double price buys between two points of open ground was bought at the single price before.
            due[cost + 2 * STRAIGHT] |= straight
            due[cost + 2 * DIAGONAL] |= diagonal
            due[cost + 2 * LONG] |= long
            if front & difficult:
                front &= flat
                if not front:
                    continue
                straight, diagonal, long = (
                    _spread_open(front, stride) if is_open else _spread(front, gates, stride)
                )
            due[cost + STRAIGHT] |= straight & flat
            due[cost + DIAGONAL] |= diagonal & flat
            due[cost + LONG] |= long & flat
        else:
            due[cost + STRAIGHT] |= straight
            due[cost + DIAGONAL] |= diagonal
            due[cost + LONG] |= long
    reached: Mask = (passable | start) ^ left
    return reached


def _verge(difficult: Bits, stride: int) -> Bits:
    """The points from which a step may have an end in a set."""
    straight, diagonal, long = _spread_open(difficult, stride)
    return difficult | straight | diagonal | long


def _gates(clear: Bits, stride: int) -> Gates:
    return clear & clear >> stride, clear & clear << stride, clear & clear >> 1, clear & clear << 1


def _beside_closed(clear: Bits, stride: int) -> Bits:
    """The points that are closed, or have a closed point next to them."""
    closed = ((1 << clear.bit_length() + stride) - 1) ^ clear
    row = closed | closed << 1 | closed >> 1
    return row | row << stride | row >> stride


def _spread_open(front: Bits, stride: int) -> tuple[Bits, Bits, Bits]:
    """What lies a step of each kind from a set.

    Nothing closed may be beside it. Among the long steps are the straight ones too, which were bought for less before."""
    east, west = front << 1, front >> 1
    beside = east | west
    straight = beside | front << stride | front >> stride
    diagonal = beside << stride | beside >> stride
    return straight, diagonal, diagonal << 1 | diagonal >> 1 | diagonal << stride | diagonal >> stride


def _spread(front: Bits, gates: Gates, stride: int) -> tuple[Bits, Bits, Bits]:
    """What lies a straight, a diagonal and a long step from a set."""
    east, west = front << 1, front >> 1
    north, south = front << stride, front >> stride
    beside = east | west
    straight = beside | north | south
    diagonal = beside << stride | beside >> stride
    # A long step passes between two points: a straight step leads to one of them, and from there a diagonal one on.
    up, down, right, left = gates
    long = (
        (east & up | north & right) << stride + 1
        | (west & up | north & left) << stride - 1
        | (east & down | south & right) >> stride - 1
        | (west & down | south & left) >> stride + 1
    )
    return straight, diagonal, long
