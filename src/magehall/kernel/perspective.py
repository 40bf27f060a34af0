"""All a bot gets: what its seat may see, and worlds it cannot tell from the true one."""

from __future__ import annotations

from typing import Any

from magehall.kernel.decision import Decision
from magehall.kernel.match import Match
from magehall.kernel.sense import Sense


class Perspective:
    """A seat's look at a match. There is no way from here to what the seat may not see."""

    __slots__ = ("_match", "decision", "seat", "seats", "sense")

    def __init__(self, match: Match[Any], seat: int) -> None:
        self._match = match
        self.seat = seat
        self.seats = match.setup.seats
        self.decision: Decision = match.pending[seat]
        self.sense: Sense[Any] = match.game.sense

    def view(self) -> dict[str, Any]:
        """The seat's view."""
        return self._match.view(self.seat)

    def imagine(self, seed: str) -> Match[Any]:
        """A match like this one in all the seat knows, with the rest dealt anew from ``seed``."""
        return self._match.imagine(self.seat, seed)
