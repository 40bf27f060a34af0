"""Check of a state from outside: somebody is asked who can answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from magehall.kernel.decision import Option

if TYPE_CHECKING:  # a match checks itself by this
    from magehall.kernel.matches.match import Match


def check_playable(match: Match[Any]) -> None:
    """Raise an error where a state from outside cannot be played on. It asks somebody who cannot answer, holds answers
    to what was not asked, or is for another number of seats."""
    seats = match.setup.seats
    for seat, decision in match.asked.items():
        if seat not in range(seats):
            raise ValueError(f"seat {seat} is asked, but the seats are 0 to {seats - 1}")
        if not decision.options:
            raise ValueError(f"seat {seat} is asked, but has nothing to choose from")
    for seat, answer in match.state.answers.items():
        if seat not in match.asked or not isinstance(match.found(match.asked[seat], answer), Option):
            raise ValueError(f"seat {seat} cannot have answered {answer!r}")
    if match.asked and not match.pending:
        raise ValueError("all who are asked have answered already")
    if not match.game.fits(match.state, seats):
        raise ValueError(f"it is not for {seats} seats")
