"""Drafts: a seat tries its turn on a private copy, then commits it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from magehall.kernel.callers import from_anyone
from magehall.kernel.chance import SealedChance, SealedDraw
from magehall.kernel.decision import BrokenRule, Decision, IllegalMove, Option, kernel_refusal
from magehall.kernel.event import LogEntry
from magehall.kernel.matches.journal import Move
from magehall.kernel.state import State

if TYPE_CHECKING:
    from magehall.kernel.matches.match import Match

S = TypeVar("S", bound=State)


class Draft(Generic[S]):
    """Private copy of a match on which one seat plays on.

    It goes as far as the seat could take back: a move that draws, reveals something hidden or completes an answer given
    together with others is refused here and has to be made at the table.
    """

    def __init__(self, match: Match[S], seat: int) -> None:
        if seat not in match.pending:
            raise IllegalMove(kernel_refusal("refused-not-asked"))
        self.seat = seat
        self.start = len(match.moves)
        self._origin = match.moves.fork()
        self._match = _sealed(match)

    @property
    def decision(self) -> Decision | None:
        """What the seat is asked now; None where others are, or nobody."""
        return self._match.pending.get(self.seat)

    @property
    def moves(self) -> Sequence[Move]:
        """The moves tried so far."""
        return self._match.moves.since(self.start)

    def view(self) -> dict[str, Any]:
        """What the seat would see."""
        return self._match.view(self.seat)

    @from_anyone
    def apply(self, option: Option | str) -> list[LogEntry]:
        """Try a move. Raises IllegalMove, and changes nothing, for what is not offered or cannot be tried."""
        trial = _sealed(self._match)
        try:
            happened = trial.apply(self.seat, option)
        except BrokenRule as error:
            if isinstance(error.__cause__, SealedDraw):
                raise IllegalMove(kernel_refusal("refused-draft-luck")) from None
            raise
        if trial.undo_floor > self._match.undo_floor:
            raise IllegalMove(kernel_refusal("refused-draft-reveal"))
        self._match = trial
        return happened

    def undo(self, to: int | None = None) -> None:
        """Drop the last move of the draft. With ``to``, all down to the moment with so many moves of the match."""
        if (to if to is not None else len(self._match.moves) - 1) < self.start:
            raise IllegalMove(kernel_refusal("refused-undo"))
        self._match.undo(self.seat, to)

    def commit(self, match: Match[S]) -> list[LogEntry]:
        """Make the tried moves in ``match``. It raises IllegalMove, with none made, if the match has moved on since."""
        if match.moves != self._origin:
            raise IllegalMove(kernel_refusal("refused-draft-stale"))
        return [event for seat, option in self.moves for event in match.apply(seat, option)]


def _sealed(match: Match[S]) -> Match[S]:
    copy = match.clone()
    copy.flow.chance = SealedChance(copy.flow.chance)
    return copy
