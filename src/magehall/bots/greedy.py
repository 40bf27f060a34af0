"""Greedy bot: one-ply lookahead with the game's evaluation."""

from __future__ import annotations

from random import Random
from typing import Any

from magehall.bots.bot import DOMAIN, Choice, Weighed, only_option, seed_for
from magehall.kernel.contracts.sense import Sense
from magehall.kernel.decision import PASS_VERB, Decision
from magehall.kernel.matches.match import Match
from magehall.kernel.showing.perspective import Perspective
from magehall.kernel.text import Text

WORLDS = 8


class GreedyBot:
    """Evaluates every hinted option in the same few imagined worlds. It lets the moment pass before it evaluates. Takes
    the best mean; equals are drawn by lot."""

    name = "greedy"

    def __init__(self, seed: int | str, worlds: int = WORLDS) -> None:
        self._seed = str(seed)
        self._worlds = worlds

    def choose(self, perspective: Perspective) -> Choice:
        alone = only_option(perspective)
        if alone:
            return alone
        seed, seat, sense = seed_for(perspective, self._seed), perspective.seat, perspective.sense
        totals: dict[str, float] = {}
        looks: dict[str, int] = {}
        # Options beyond the list are those of a space: any place of a table.
        found = {option.id: option for option in perspective.decision.options}
        for number in range(self._worlds):
            world = perspective.imagine(f"{seed}:{number}")
            hints = sense.hints(world.state, world.pending[seat])
            if len(hints) == 1 and not totals:
                return Choice(hints[0], Text(DOMAIN, "why-only-idea"))
            for option in hints:
                twin = world.clone()
                twin.apply(seat, option)
                let_pass(twin, seat, sense)
                found.setdefault(option.id, option)
                totals[option.id] = totals.get(option.id, 0.0) + sense.evaluate(twin.state, seat)
                looks[option.id] = looks.get(option.id, 0) + 1
        lots = Random(seed)
        weighed = [
            (totals[option.id] / looks[option.id], lots.random(), option)
            for option in found.values()
            if option.id in totals
        ]
        weighed.sort(key=lambda entry: entry[:2], reverse=True)
        return Choice(
            weighed[0][2],
            Text(DOMAIN, "why-greedy", {"worlds": self._worlds}),
            tuple(Weighed(option, value, looks[option.id]) for value, _, option in weighed),
        )


def let_pass(world: Match[Any], seat: int, sense: Sense[Any]) -> None:
    """Play on to the next real decision after ``seat``'s move. Who has but one option takes it, who answers at the same
    time or may pass does what the hints think best; the next real decision is left open."""
    while world.pending:
        other, decision = min(world.pending.items())
        forced = decision.forced
        if forced is not None:
            world.apply(other, forced)
        elif seat in world.state.answers or (other != seat and _may_pass(decision)):
            world.apply(other, sense.hints(world.state, decision)[0])
        else:
            return


def _may_pass(decision: Decision) -> bool:
    return any(option.verb == PASS_VERB for option in decision.options)
