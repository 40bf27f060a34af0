"""A bot that plays out many imagined worlds and grows one tree of what its seat can tell apart.

Information-set tree search with a single observer: every simulation deals what the seat cannot see anew, walks down the
tree along the answers that this world allows, adds one point to it, plays on for a few decisions and evaluates for every
seat. Each seat is taken to choose for itself. Seats asked at the same time choose without knowing of each other.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol, runtime_checkable

from magehall.bots.bot import DOMAIN, Choice, Weighed, only_option, seed_for
from magehall.bots.budget import Budget
from magehall.bots.tree import Arm, Node, Spread
from magehall.kernel.decision import Option
from magehall.kernel.eyes import Eyes
from magehall.kernel.game import Sense
from magehall.kernel.match import Match
from magehall.kernel.text import Text

DEFAULT_BUDGET = Budget(simulations=300)

DEPTH = 2
"""How many decisions a simulation plays on beyond the tree."""

WHIM = 0.1
"""How often it then plays any hint instead of the best guess."""

CURIOSITY = 1.0
"""How much is tried that seems worse; measured in the spread of the outcomes."""


@runtime_checkable
class WholeSense(Protocol):
    """A sense that can evaluate for all seats at once, which is quicker than seat by seat."""

    def evaluate_all(self, state: Any) -> Sequence[float]:
        """``evaluate`` of every seat, in seat order."""


class SearchBot:
    """Takes the option its simulations came to most often. With a budget in simulations it is deterministic."""

    def __init__(
        self,
        seed: int | str,
        budget: Budget = DEFAULT_BUDGET,
        *,
        depth: int = DEPTH,
        whim: float = WHIM,
        curiosity: float = CURIOSITY,
    ) -> None:
        self._seed = str(seed)
        self._budget = budget
        self._depth = depth
        self._whim = whim
        self._curiosity = curiosity
        self.name = f"search:{budget}"

    def choose(self, eyes: Eyes) -> Choice:
        alone = only_option(eyes)
        if alone:
            return alone
        search = Search(eyes, seed_for(eyes, self._seed), self._depth, self._whim, self._curiosity)
        mine = {option.id: option for option in eyes.decision.options}
        if len(search.arms) == 1:
            return Choice(mine[search.arms[0].option.id], Text(DOMAIN, "why-only-idea"))
        for _ in self._budget.rounds():
            search.simulate()
        arms = sorted(search.arms, key=lambda arm: (arm.visits, arm.mean), reverse=True)
        return Choice(
            mine[arms[0].option.id],
            Text(DOMAIN, "why-search", {"simulations": sum(arm.visits for arm in arms)}),
            tuple(Weighed(mine[arm.option.id], arm.mean, arm.visits) for arm in arms if arm.visits),
        )


class Search:
    """The search for one decision. ``arms`` are the options of the seat itself."""

    def __init__(self, eyes: Eyes, seed: str, depth: int, whim: float, curiosity: float) -> None:
        self._eyes = eyes
        self._seed = seed
        self._depth = depth
        self._whim = whim
        self._curiosity = curiosity
        self._sense = eyes.sense
        self._evaluate_all = _evaluator(eyes.sense, eyes.seats)
        self._lots = Random(seed)
        self._root = Node()
        self._spreads = [Spread() for _ in range(eyes.seats)]
        world = eyes.imagine(f"{seed}:0")
        self.arms = [Arm(option) for option in self._sense.hints(world.state, world.pending[eyes.seat])]

    def simulate(self) -> None:
        """See how one more world goes. Every arm meets the same worlds in the same order, so that arms differ by what
        they do and not by their luck."""
        arm = self._next_arm()
        world = self._eyes.imagine(f"{self._seed}:{arm.visits}")
        path = self._walk(world, arm)
        self._play_on(world)
        values = self._evaluate_all(world.state)
        for spread, value in zip(self._spreads, values, strict=True):
            spread.add(value)
        for seat, tried in path:
            tried.visits += 1
            tried.total += values[seat]

    def _next_arm(self) -> Arm:
        """The arm with the best mean plus what is still unsure of it (UCB1)."""
        tried = sum(arm.visits for arm in self.arms)
        unsure = math.log(tried) if tried else 0.0
        curiosity = self._curiosity * self._spreads[self._eyes.seat].width
        best = self.arms[0]
        best_score = -math.inf
        for arm in self.arms:
            if not arm.visits:
                return arm
            score = arm.total / arm.visits + curiosity * math.sqrt(unsure / arm.visits)
            if score > best_score:
                best, best_score = arm, score
        return best

    def _walk(self, world: Match[Any], arm: Arm) -> list[tuple[int, Arm]]:
        """Make the seat's own move, then down the tree until an option is tried that was never tried at that point.
        Points at which nobody has a choice are passed at once."""
        hints, seat = self._sense.hints, self._eyes.seat
        node = self._root
        path = [(seat, arm)]
        answers = [(seat, arm.option.id)]
        fresh = not arm.visits
        asked = [decision for decision in world.pending.values() if decision.seat != seat]
        while True:
            for decision in asked:
                options: Sequence[Option] = decision.options
                if len(options) > 1:
                    options = hints(world.state, decision)
                option = options[0]
                if len(options) > 1:
                    tried = node.select(
                        decision.seat, options, self._curiosity * self._spreads[decision.seat].width
                    )
                    fresh = fresh or not tried.visits
                    path.append((decision.seat, tried))
                    option = tried.option
                answers.append((decision.seat, option.id))
            for who, answer in answers:
                world.apply(who, answer)
            if fresh or not world.pending:
                return path
            node = node.child(tuple(answers))
            answers = []
            asked = list(world.pending.values())

    def _play_on(self, world: Match[Any]) -> None:
        """A few decisions further: mostly the best guess, on a whim any hint."""
        hints, lots = self._sense.hints, self._lots
        left = self._depth
        while world.pending:
            seat, decision = next(iter(world.pending.items()))
            options: Sequence[Option] = decision.options
            if len(options) > 1:
                if not left:
                    return
                left -= 1
                options = hints(world.state, decision)
                if len(options) > 1 and lots.random() < self._whim:
                    options = (lots.choice(options),)
            world.apply(seat, options[0])


def _evaluator(sense: Sense[Any], seats: int) -> Callable[[Any], Sequence[float]]:
    if isinstance(sense, WholeSense):
        return sense.evaluate_all
    return lambda state: [sense.evaluate(state, seat) for seat in range(seats)]
