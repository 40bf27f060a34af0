"""Asides: what seats that are not asked may do meanwhile. Nobody is asked for one, and nobody waits for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from magehall.kernel.decision import Decision
from magehall.kernel.flow import Window

if TYPE_CHECKING:  # a match finds its asides by this
    from magehall.kernel.matches.match import Match


def find_asides(match: Match[Any]) -> dict[int, Decision]:
    """The asides of a match by seat. They need one open question to one seat: what several answer in secret must still
    be an answer when all have given it."""
    stack = match.state.stack
    if len(match.asked) != 1 or type(stack[-1]) is Window:
        return {}
    found = {
        seat: match.game.aside(match.state, seat)
        for seat in range(match.setup.seats)
        if seat not in match.asked
    }
    return {seat: decision for seat, decision in found.items() if decision is not None}
