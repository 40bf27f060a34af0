"""What makes a match again: what it started from, and the moves made since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from magehall.kernel.chance import Chance, Scripted, combine

Move = tuple[int, str]


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What a match starts from. With the moves it gives the whole match again, on any machine.

    ``secret`` is the table's part of the seed, committed to before play; ``position`` is the document a match
    from a position began with.
    """

    seats: int
    options: dict[str, Any]
    secret: str
    contributions: dict[int, str]
    position: dict[str, Any] | None = None

    @property
    def seed(self) -> str:
        """The seed of the match's chance."""
        return combine(self.secret, self.contributions)

    def chance(self, count: int = 0, script: Sequence[Scripted] | None = None) -> Chance:
        """The luck of the match after ``count`` draws. So much of the position's script is left."""
        position = self.position or {}
        left = position.get("dice", ()) if script is None else script
        return Chance(self.seed, count, left, exact=position.get("exact_dice", False))
