"""Rows of places, as views carry them.

A row has the inches of Movement that its places cost, then y, then the first and last x of each run. A place that costs
nothing stands in a row of 0 inches. Inches are rounded up: a row of 3 costs more than two inches and three at most.
"""

from __future__ import annotations

from magehall.games.colors_of_magic.ground.terrain import TABLE
from magehall.kit.lattice.masks import Mask
from magehall.kit.lattice.regions import Region


def rows_of(mask: Mask) -> list[list[int]]:
    """The rows of places that cost nothing."""
    return _rows(0, mask)


def rows_by_cost(region: Region) -> list[list[int]]:
    """The rows of places where a move may end, the cheapest first. [move.measure]"""
    return [row for inches, mask in region.bands() for row in _rows(inches, mask)]


def _rows(inches: int, mask: Mask) -> list[list[int]]:
    return [[inches, *row] for row in TABLE.rows(mask)]
