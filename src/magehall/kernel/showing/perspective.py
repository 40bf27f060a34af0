"""A seat's perspective: its view, and worlds it cannot tell apart. It is all that a bot gets."""

from __future__ import annotations

from typing import Any

from magehall.kernel.contracts.sense import Sense
from magehall.kernel.decision import Decision
from magehall.kernel.matches.match import Match


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
        """A match alike in all the seat knows. The rest is dealt anew from ``seed``."""
        return self._match.imagine(self.seat, seed)
