"""Search bot: determinised rollouts with sequential halving.

A simulation deals anew what the seat cannot see, makes the option's move, lets every seat play on by the game's hints
for a few decisions, and evaluates. Hints look at no hand but the one that chooses, so nobody plays on with knowledge
that a player would not have. Weaker options fall away by halves, each time after an equal part of the budget
(sequential halving): most simulations go to the options that are hard to tell apart.

A game's sense may say more, where its turns are long and its luck is loud: how far a simulation plays on, how much
better than the first hint an option must do, what else to try, what others will have planned. It may name plans:
then a simulation goes on with the plan as long as it lasts, and by the hints after that. See ``Sense``.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from magehall.bots.bot import DOMAIN, Choice, Weighed, only_option, seed_for
from magehall.bots.budget import Budget
from magehall.kernel.contracts.sense import Plan, Sense
from magehall.kernel.decision import Option
from magehall.kernel.matches.match import Match
from magehall.kernel.showing.perspective import Perspective
from magehall.kernel.text import Text

DEPTH = 4
"""How many decisions with a choice a simulation plays on: further ahead the luck of the draw drowns the difference."""

_FIRST_LOOKS = 8
"""No option is dropped before it was tried in so many worlds,"""
_NEXT_LOOKS = 4
"""and then only after every so many more, when all have met the same ones."""
_HOPE = 2.0
"""An option stays on trial while it may, within so many standard errors,"""
_MATTERS = 0.01
"""be better than the best by something that matters."""


class SearchBot:
    """Chooses the option with the best mean value of its rollouts. With a budget in simulations it is deterministic;
    where the hints leave but one option it does not think at all."""

    def __init__(
        self,
        seed: int | str,
        budget: Budget | None = None,
        *,
        depth: int = DEPTH,
        at_most: int | None = None,
    ) -> None:
        self._seed = str(seed)
        self._budget = budget
        self._depth = depth
        self._at_most = at_most
        self.name = f"search:{budget}" if budget else "search"

    def choose(self, perspective: Perspective) -> Choice:
        alone = only_option(perspective)
        if alone:
            return alone
        spending = self._budget.spending(self._at_most) if self._budget else None
        trial = Trial(perspective, seed_for(perspective, self._seed), self._depth)
        # Options beyond the list are those of a space: any place of a table.
        mine = {arm.option.id: arm.option for arm in trial.arms}
        mine |= {option.id: option for option in perspective.decision.options}
        if len({arm.option.id for arm in trial.arms}) == 1:
            return Choice(mine[trial.arms[0].option.id], Text(DOMAIN, "why-only-idea"))
        arms = trial.run(spending or trial.usual_budget().spending(self._at_most))
        return Choice(
            mine[arms[0].option.id],
            Text(DOMAIN, "why-search", {"simulations": sum(arm.looks for arm in arms)}),
            tuple(Weighed(mine[arm.option.id], arm.mean, arm.looks) for arm in _best_of_each(arms)),
        )


class Arm:
    """Bandit arm: a plan and the values of its rollouts. The plan begins with an option."""

    __slots__ = ("looks", "option", "plan", "total", "values")

    def __init__(self, plan: Plan) -> None:
        self.option = plan.option
        self.plan = plan.name
        self.looks = 0
        self.total = 0.0
        self.values: list[float] = []

    def add(self, value: float) -> None:
        """Add the value of one more rollout."""
        self.looks += 1
        self.total += value
        self.values.append(value)

    @property
    def mean(self) -> float:
        """Mean value of the rollouts; minus infinity without any."""
        return self.total / self.looks if self.looks else -math.inf


class Trial:
    """Sequential halving over the options of one decision. ``arms`` are those worth a look, the best guess first."""

    def __init__(self, perspective: Perspective, seed: str, depth: int) -> None:
        self._perspective = perspective
        self._seed = seed
        self._depth = depth
        self._switch_margin = perspective.sense.switch_margin
        self._number = 0
        self._world = self._imagine(0)
        plans = perspective.sense.plans(self._world.state, self._world.pending[perspective.seat])
        self.arms = [Arm(plan) for plan in plans]

    def usual_budget(self) -> Budget:
        """Default budget of this decision."""
        return Budget(simulations=self._perspective.sense.simulations(self._world.state))

    def run(self, spending: Iterator[float]) -> list[Arm]:
        """Run rollouts until the budget is spent, or all is settled. Returns the arms, the best first: one that fell
        away early comes after those that stayed, whatever its mean."""
        alive, fallen = self.arms, list[Arm]()
        stays = self.arms[0] if self._switch_margin else None
        rounds = math.ceil(math.log2(len(alive)))
        halvings = 0
        for spent in spending:
            while spent * rounds >= halvings + 1:
                halvings += 1
                alive, fallen = _halve(alive, fallen, stays)
            if stays and _is_time_to_drop(alive):
                alive, fallen = _drop(alive, fallen)
                if len(alive) == 1:
                    break
            if stays and stays.looks >= _NEXT_LOOKS and stays.mean >= 1:
                # It won in every world: nothing can do better.
                return [stays, *_best_first([arm for arm in alive if arm is not stays]), *fallen]
            # The first of those tried least: as far as they get, all arms meet the same worlds.
            self._try(min(alive, key=_looks))
        if stays and self._knows_nothing():
            return Random(self._seed).sample(self.arms, len(self.arms))
        ranked = _best_first(alive) + fallen
        if stays in alive and not _is_surely_better(ranked[0], stays, self._switch_margin):
            ranked.remove(stays)
            ranked.insert(0, stays)
        return ranked

    def _knows_nothing(self) -> bool:
        """Whether neither hints nor rollouts tell the options apart."""
        first = self.arms[0]
        return len(self.arms) == len(self._perspective.decision.options) and all(
            arm.values[: first.looks] == first.values[: arm.looks] and arm.looks for arm in self.arms
        )

    def _imagine(self, number: int) -> Match[Any]:
        """A determinised world by its number."""
        world = self._perspective.imagine(f"{self._seed}:{number}")
        if self._perspective.sense.assume_plans(world.state, self._perspective.seat, world.flow.chance):
            world.advance()
        return world

    def _try(self, arm: Arm) -> None:
        """Run one rollout of an arm in its next world."""
        if arm.looks != self._number:
            self._number = arm.looks
            self._world = self._imagine(arm.looks)
        seat, sense = self._perspective.seat, self._perspective.sense
        world = self._world.clone()
        world.apply(seat, arm.option.id)
        if arm.plan:
            carry_out(world, sense, seat, arm.plan)
        current = sense.round_number(self._world.state)
        if current is None:
            rollout(world, sense, self._depth)
        else:
            rollout_rounds(world, sense, current, sense.horizon(self._world.state))
        arm.add(sense.evaluate(world.state, seat))


def carry_out(world: Match[Any], sense: Sense[Any], seat: int, plan: str) -> None:
    """Rollout by a plan of ``seat``. It ends with the plan, or where somebody else is asked."""
    while seat in world.pending:
        decision = world.pending[seat]
        option = decision.forced or sense.pursue(world.state, decision, plan)
        if option is None:
            return
        world.apply(seat, option)


def rollout(world: Match[Any], sense: Sense[Any], decisions: int) -> None:
    """Rollout by the hints for so many decisions with a choice. It goes on up to the one after."""
    while world.pending:
        seat, decision = next(iter(world.pending.items()))
        options: Sequence[Option] = decision.options
        if decision.forced is None:
            if not decisions:
                return
            decisions -= 1
            options = sense.hints(world.state, decision)
        world.apply(seat, options[0])


def rollout_rounds(world: Match[Any], sense: Sense[Any], current: int | None, rounds: int = 1) -> None:
    """Rollout by the hints for so many rounds of play. It stops at the first choice after them; ``current`` is the
    first of them. What leaves the hints but one option is no choice, unless the sense says so."""
    while world.pending:
        seat, decision = next(iter(world.pending.items()))
        options: Sequence[Option] = decision.options
        if decision.forced is None:
            rests = sense.rests_at(world.state)
            if not rests:
                options = sense.hints(world.state, decision)
            if rests or len(options) > 1:
                now = sense.round_number(world.state)
                if now != current:
                    current = now
                    rounds -= 1
                    if not rounds:
                        return
            if rests:
                options = sense.hints(world.state, decision)
        world.apply(seat, options[0])


def _halve(alive: list[Arm], fallen: list[Arm], stays: Arm | None = None) -> tuple[list[Arm], list[Arm]]:
    """Drop the worse half of the arms; ``stays`` is kept."""
    ranked = _best_first(alive)
    middle = (len(ranked) + 1) // 2
    if stays in ranked[middle:]:
        ranked.remove(stays)
        ranked.insert(middle - 1, stays)
    return ranked[:middle], ranked[middle:] + fallen


def _is_time_to_drop(alive: list[Arm]) -> bool:
    """Whether all arms have met the same worlds, and enough of them."""
    looks = alive[0].looks
    return looks >= _FIRST_LOOKS and looks % _NEXT_LOOKS == 0 and all(arm.looks == looks for arm in alive[1:])


def _drop(alive: list[Arm], fallen: list[Arm]) -> tuple[list[Arm], list[Arm]]:
    """Drop hopeless arms and duplicates. Hopeless are those that cannot be hoped to do better than the best by anything
    that matters; duplicates did the same in every world, and of them the first hint stays."""
    best = _best_first(alive)[0]
    kept: list[Arm] = []
    gone: list[Arm] = []
    for arm in alive:
        is_twin = any(arm.values == other.values for other in kept)
        (gone if is_twin or (arm is not best and _is_hopeless(arm, best)) else kept).append(arm)
    return kept, _best_first(gone) + fallen


def _is_hopeless(arm: Arm, best: Arm) -> bool:
    mean, error = _lead(arm, best)
    return mean + _HOPE * error < _MATTERS


def _is_surely_better(arm: Arm, other: Arm, switch_margin: float) -> bool:
    """Whether an arm leads another by so many standard errors. Only the worlds both have seen count."""
    mean, error = _lead(arm, other)
    return mean > switch_margin * error


def _lead(arm: Arm, other: Arm) -> tuple[float, float]:
    """Mean difference of two arms and its standard error. Only the worlds both have seen count. One world tells
    nothing."""
    gains = [mine - theirs for mine, theirs in zip(arm.values, other.values, strict=False)]
    count = len(gains)
    if count < 2:
        return 0.0, math.inf
    mean = sum(gains) / count
    variance = sum((gain - mean) ** 2 for gain in gains) / (count - 1)
    return mean, math.sqrt(variance / count)


def _best_of_each(ranked: list[Arm]) -> list[Arm]:
    """The best arm of each option. One that was never tried is none."""
    found: dict[str, Arm] = {}
    for arm in ranked:
        if arm.looks:
            found.setdefault(arm.option.id, arm)
    return list(found.values())


def _best_first(arms: list[Arm]) -> list[Arm]:
    """Arms sorted by mean; equals stay in the order of the hints."""
    return sorted(arms, key=lambda arm: arm.mean, reverse=True)


def _looks(arm: Arm) -> int:
    return arm.looks
