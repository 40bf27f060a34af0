"""The bot's sense of the game: evaluation, candidates and horizon. [victory]"""

from __future__ import annotations

import math
from collections.abc import Sequence

from magehall.games.colors_of_magic.bot.hints import judged
from magehall.games.colors_of_magic.bot.notes import open_notes
from magehall.games.colors_of_magic.bot.standing import standing
from magehall.games.colors_of_magic.cards.vocabulary import Phase
from magehall.games.colors_of_magic.model.deeds import Go
from magehall.games.colors_of_magic.model.frames.combat import Duel
from magehall.games.colors_of_magic.model.frames.turn import Activation, PlayerTurn, SettingUp
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.setup.forces import FORCE
from magehall.kernel.contracts.sense import Sense
from magehall.kernel.decision import PASS_VERB, Decision, Option
from magehall.kernel.flow import Window
from magehall.kernel.frame import Frame

RIVALRY = 22.0
"""How far ahead, in points of life, the odds are about three to one."""

CANDIDATES: dict[type[Frame], int] = {PlayerTurn: 4, Activation: 3, Duel: 2, Window: 2}
"""How many options a search tries; elsewhere the first."""

SIMULATIONS: dict[type[Frame], int] = {PlayerTurn: 14, Activation: 10, Duel: 8, Window: 8, SettingUp: 48}

HORIZON: dict[type[Frame], int] = {PlayerTurn: 4, Activation: 3, Duel: 2, Window: 2}
"""How many turns of players a simulation goes on."""

HOPELESS: dict[type[Frame], float] = {PlayerTurn: 3.0, Activation: 2.5, Duel: 2.0, Window: 0.5}
"""Options that seem worse by so much than the best are not tried."""

ALIKE = 6
"""Places so many lattice steps apart are tried only once."""


class SkirmishSense(Sense[Skirmish]):
    """The bot's sense of Colors of Magic. It hints at one option; a search tries the best few where it matters, and
    looks a few turns of players ahead."""

    switch_margin = 1.0

    def evaluate(self, state: Skirmish, seat: int) -> float:
        if not state.stack:
            winners = state.course.winners
            return 1.0 / len(winners) if seat in winners else 0.0
        if state.course.phase is Phase.SET_UP:
            # No force is better than another: the lot decides.
            return 0.5
        if state.player(seat).out:
            return 0.0
        open_notes(state)
        others = [standing(state, other) for other in state.opponents(seat) if not state.player(other).out]
        ahead = standing(state, seat) - max(others, default=0.0)
        # What is smaller than a step is noise, and no reason to leave the first hint.
        return round(0.02 + 0.96 / (1.0 + math.exp(-ahead / RIVALRY)), 2)

    def hints(self, state: Skirmish, decision: Decision) -> Sequence[Option]:
        if decision.space == FORCE:
            return decision.options
        return [judged(state, decision)[0].option]

    def candidates(self, state: Skirmish, decision: Decision) -> Sequence[Option]:
        if decision.space == FORCE:
            return decision.options
        found = judged(state, decision)
        top = type(state.stack[-1])
        most = CANDIDATES.get(top, 1)
        least = found[0].worth - HOPELESS.get(top, 0.0)
        tried: list[Option] = []
        for one in found:
            if one.worth < least or len(tried) == most:
                break
            if not any(_is_like(one.option, other) for other in tried):
                tried.append(one.option)
        if isinstance(state.stack[-1], PlayerTurn):
            # Who passes is out for the turn, which no simulation of a few turns of players sees.
            tried = tried[:1] + [option for option in tried[1:] if option.verb != PASS_VERB]
        return tried

    def round_number(self, state: Skirmish) -> int | None:
        if state.course.phase is Phase.SET_UP:
            return None
        done = sum(one.activations for one in state.creatures().values())
        cards = sum(len(state.player(seat).hand) + 64 * state.player(seat).passed for seat in state.seats)
        return 4096 * state.course.turn + 512 * (state.course.active + 1) + 16 * done + cards

    def horizon(self, state: Skirmish) -> int:
        return HORIZON.get(type(state.stack[-1]), 2)

    def rests_at(self, state: Skirmish) -> bool:
        return isinstance(state.stack[-1], PlayerTurn)

    def simulations(self, state: Skirmish) -> int:
        return SIMULATIONS.get(type(state.stack[-1]), 8)


def _is_like(option: Option, other: Option) -> bool:
    """Whether two options go to almost the same place."""
    here, there = option.deed, other.deed
    if not isinstance(here, Go) or not isinstance(there, Go):
        return False
    return max(abs(here.x - there.x), abs(here.y - there.y)) <= ALIKE
