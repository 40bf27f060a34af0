"""What makes a match again: what it started from, and the moves made since."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from magehall.kernel.chance import combine

Move = tuple[int, str]


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What a match starts from: with the moves it gives the whole match again, on any machine.

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
