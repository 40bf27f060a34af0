"""Windows: the part of a table around a mover, as sets with shorter rows.

What is worked out many times takes less with fewer bits. Rows are whole bytes, on the table and here, so a window is cut
out and put back by slices.
"""

from __future__ import annotations

from typing import final

from magehall.kit.lattice.masks import GUARD, Lattice, Mask
from magehall.kit.lattice.points import Point


@final
class Window:
    """The points within a number of columns and rows of a point."""

    def __init__(self, lattice: Lattice, centre: Point, reach: int) -> None:
        self.lattice: Lattice = lattice
        self.bottom: int = max(centre[1] - reach, 0)
        self.top: int = min(centre[1] + reach, lattice.size)
        self.left: int = max(centre[0] - reach, 0) // 8 * 8
        self._full: int = lattice.stride // 8
        width = min(centre[0] + reach, lattice.size) - self.left + 1
        self._bytes: int = min((width + GUARD + 7) // 8, self._full - self.left // 8)
        self.stride: int = self._bytes * 8
        self.right: int = min(self.left + self.stride - GUARD - 1, lattice.size)
        run = (1 << self.right - self.left + 1) - 1
        rows = self.top - self.bottom + 1
        self._all: Mask = run * ((1 << rows * self.stride) // ((1 << self.stride) - 1))

    def has(self, point: Point) -> bool:
        """Whether a point lies in the window."""
        return self.left <= point[0] <= self.right and self.bottom <= point[1] <= self.top

    def index(self, point: Point) -> int:
        """Which bit of the window a point has."""
        return (point[1] - self.bottom) * self.stride + point[0] - self.left

    def cut(self, mask: Mask) -> Mask:
        """The part of a table's set that lies in the window."""
        if not mask:
            return 0
        full = self._full
        data = mask.to_bytes((self.lattice.size + 1) * full, "little")
        first = self.left // 8
        width = self._bytes
        rows = [data[y * full + first : y * full + first + width] for y in range(self.bottom, self.top + 1)]
        return int.from_bytes(b"".join(rows), "little") & self._all

    def paste(self, mask: Mask) -> Mask:
        """A window's set as one of the table."""
        width = self._bytes
        count = self.top - self.bottom + 1
        data = mask.to_bytes(count * width, "little")
        rows = [data[i : i + width] for i in range(0, count * width, width)]
        wide = int.from_bytes(bytes(self._full - width).join(rows), "little")
        return wide << self.bottom * self.lattice.stride + self.left
