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

    It goes as far as the seat could take back, and to the next window: a move that draws, reveals something hidden or
    completes an answer given together with others is refused here and has to be made at the table. What leaves no
    choice follows by itself.
    """

    def __init__(self, match: Match[S], seat: int) -> None:
        if seat not in match.pending:
            raise IllegalMove(kernel_refusal("refused-not-asked"))
        self.seat = seat
        self.start = len(match.moves)
        self._origin = match.moves.fork()
        self._match = _sealed(match)
        self._choices: list[int] = []

    @property
    def match(self) -> Match[S]:
        """The private copy, for reading."""
        return self._match

    @property
    def decision(self) -> Decision | None:
        """What the seat may choose from now. None where others are asked, or nobody; in a window; and where what leaves
        no choice cannot be tried."""
        return triable(self._match, self.seat)

    @property
    def moves(self) -> Sequence[Move]:
        """The moves tried so far."""
        return self._match.moves.since(self.start)

    @property
    def choices(self) -> list[str]:
        """The options chosen so far. What followed without a choice is not among them."""
        return [self._match.moves[place][1] for place in self._choices]

    def was_chosen(self, place: int) -> bool:
        """Whether the seat chose the move at that place of the match."""
        return place in self._choices

    @from_anyone
    def apply(self, option: Option | str) -> list[LogEntry]:
        """Try a move, and what follows without a choice. Raises IllegalMove, and changes nothing, for what is not
        offered or cannot be tried."""
        if self.decision is None:
            raise IllegalMove(kernel_refusal("refused-draft-over"))
        before = len(self._match.moves)
        trial, happened = self._tried(self._match, option)
        while (forced := _forced(trial, self.seat)) is not None:
            try:
                trial, further = self._tried(trial, forced)
            except IllegalMove:
                break
            happened += further
        self._match = trial
        self._choices.append(before)
        return happened

    def _tried(self, match: Match[S], option: Option | str) -> tuple[Match[S], list[LogEntry]]:
        trial = _sealed(match)
        try:
            happened = trial.apply(self.seat, option)
        except BrokenRule as error:
            if isinstance(error.__cause__, SealedDraw):
                raise IllegalMove(kernel_refusal("refused-draft-unknown")) from None
            raise
        if trial.undo_floor > match.undo_floor:
            # Which of the two came first might itself tell something hidden.
            raise IllegalMove(kernel_refusal("refused-draft-unknown"))
        return trial, happened

    def undo(self) -> None:
        """Drop the last choice of the draft, and what followed from it."""
        if not self._choices:
            raise IllegalMove(kernel_refusal("refused-undo"))
        self._match.undo(self.seat, self._choices[-1])
        self._choices.pop()

    def commit(self, match: Match[S]) -> list[LogEntry]:
        """Make the tried moves in ``match``. It raises IllegalMove, with none made, if the match has moved on since."""
        if match.moves != self._origin:
            raise IllegalMove(kernel_refusal("refused-draft-stale"))
        return [event for seat, option in self.moves for event in match.apply(seat, option)]


def triable(match: Match[Any], seat: int) -> Decision | None:
    """The decision of a seat whose options can be tried. None in a window, and where it has no choice."""
    decision = match.pending.get(seat)
    return None if decision is None or decision.forced is not None or match.window is not None else decision


def _sealed(match: Match[S]) -> Match[S]:
    copy = match.clone()
    copy.flow.chance = SealedChance(copy.flow.chance)
    return copy


def _forced(match: Match[Any], seat: int) -> Option | None:
    """The one option of a seat that has no choice. In a window there is none: its pauses are everybody's."""
    decision = match.pending.get(seat)
    return None if decision is None or match.window is not None else decision.forced
