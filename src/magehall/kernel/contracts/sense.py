"""What a bot needs of a game beyond the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from magehall.kernel.chance import Chance
from magehall.kernel.decision import Decision, Option
from magehall.kernel.records import Value
from magehall.kernel.state import State

S = TypeVar("S", bound=State)


class Plan(Value):
    """A plan that a search tries. It has a first option, and a name by which the game goes on with it."""

    option: Option
    name: str = ""


class Sense(Generic[S]):
    """How a game looks to someone who plays it. Every game fills in ``evaluate``; the rest is for those with many
    options, long turns or loud luck, and says here what suits the others. Nothing here keeps state."""

    switch_margin: float = 0.0
    """How many standard errors an option must do better than the first hint to be taken instead. Above 0 the first hint
    stays on trial to the end, options fall away as soon as they have no hope to do better than another, and where hints
    and simulations see no difference at all, the lot decides."""

    def evaluate(self, state: S, seat: int) -> float:
        """How well ``seat`` stands, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def hints(self, state: S, decision: Decision) -> Sequence[Option]:
        """The options worth a look, best guess first; never empty."""
        return decision.options

    def candidates(self, state: S, decision: Decision) -> Sequence[Option]:
        """The options a search tries, the first hint first."""
        return self.hints(state, decision)

    def plans(self, state: S, decision: Decision) -> Sequence[Plan]:
        """The plans a search tries, the first hint first. Those of the same option differ in what follows it."""
        return [Plan(option) for option in self.candidates(state, decision)]

    def pursue(self, state: S, decision: Decision, plan: str) -> Option | None:
        """The next option of a plan, by its name. None where it is over or has become impossible."""
        return None

    def round_number(self, state: S) -> int | None:
        """The round of play a state belongs to. Simulations play on to the first choice of a later round. None where
        they had better end after a few decisions."""
        return None

    def horizon(self, state: S) -> int:
        """How many rounds a simulation from this state plays on, the present one included."""
        return 1

    def rests_at(self, state: S) -> bool:
        """Whether a simulation may end at the decision of this state. Its rounds are over; the hints may leave but one
        option."""
        return False

    def assume_plans(self, state: S, seat: int, chance: Chance) -> bool:
        """Make what was dealt anew in an imagined state likelier. It puts, say, sensible secret plans in their place;
        ``seat`` could not tell these from the truth either. Whether anything was changed."""
        return False

    def simulations(self, state: S) -> int:
        """How many simulations a search spends on a decision where nobody says."""
        return 200
