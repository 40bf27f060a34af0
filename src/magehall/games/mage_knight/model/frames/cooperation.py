"""What a cooperative assault remembers. [cooperation]"""

from __future__ import annotations

from magehall.kernel.frame import Frame


class JointAssault(Frame):
    """An assault of several players on one city. [cooperation]

    ``seats`` are those who take part, the one who proposed it first. ``shares`` is how many defenders each fights,
    ``parts`` which ones, ``left`` those not defeated. ``number`` is whose part it is."""

    space: str
    seats: tuple[int, ...]
    shares: tuple[int, ...] = ()
    parts: tuple[tuple[str, ...], ...] = ()
    left: tuple[str, ...] = ()
    number: int = 0

    @property
    def actor(self) -> int:
        """Whose part it is."""
        return self.seats[self.number]
