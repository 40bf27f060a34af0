"""Forced moves that everyone can see."""

from __future__ import annotations

from typing import Any

from magehall.kernel.matches.match import Match
from magehall.table.models import TableRow
from magehall.table.rooms.pacing.lessons import is_taught


def is_openly_forced(table: TableRow, match: Match[Any], seat: int) -> bool:
    """Whether everyone can see that a seat has no choice now. In a lesson it is asked all the same."""
    decision = match.pending[seat]
    if decision.forced is None or is_taught(table, match):
        return False
    return match.game.forced_openly(match.state, decision)
