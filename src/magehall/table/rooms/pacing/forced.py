"""Forced moves that everyone can see."""

from __future__ import annotations

from typing import Any

from magehall.kernel.match import Match
from magehall.table.models import TableRow


def is_openly_forced(table: TableRow, match: Match[Any], seat: int) -> bool:
    """Whether everyone can see that a seat has no choice now. In a lesson it is asked all the same."""
    decision = match.pending[seat]
    if decision.forced is None or table.lesson is not None:
        return False
    return match.game.forced_openly(match.state, decision)
