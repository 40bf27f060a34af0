"""The bot's sense of the game: evaluation, candidates and horizon. [victory]"""

from __future__ import annotations

import math
from collections.abc import Sequence

from magehall.games.colors_of_magic.bot.hints import Judged, judged
from magehall.games.colors_of_magic.bot.notes import open_notes
from magehall.games.colors_of_magic.bot.standing import standing
from magehall.games.colors_of_magic.bot.worth import WIN
from magehall.games.colors_of_magic.cards.vocabulary import Phase
from magehall.games.colors_of_magic.model.deeds import Go, PickOne, PickPlace
from magehall.games.colors_of_magic.model.frames.combat import Duel
from magehall.games.colors_of_magic.model.frames.moves import Putting
from magehall.games.colors_of_magic.model.frames.spells import Cast
from magehall.games.colors_of_magic.model.frames.turn import Activation, PlayerTurn, SettingUp
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.setup.forces import FORCE
from magehall.kernel.contracts.sense import Sense
from magehall.kernel.decision import Decision, Option
from magehall.kernel.flow import Window
from magehall.kernel.frame import Frame
from magehall.kernel.records import Value

RIVALRY = 22.0
"""How far ahead, in points of life, the odds are about three to one."""


class Effort(Value):
    """What a search spends on a kind of decision. It tries so many options, none that seems worse than the first by
    more than ``hopeless``, in so many simulations."""

    options: int
    simulations: int
    hopeless: float


EFFORTS: dict[type[Frame], Effort] = {
    PlayerTurn: Effort(5, 24, 20.0),
    Activation: Effort(3, 12, 6.0),
    Putting: Effort(3, 9, 4.0),
    Cast: Effort(2, 8, 3.0),
    Duel: Effort(2, 8, 3.0),
    Window: Effort(2, 8, 0.5),
}
NO_EFFORT = Effort(1, 8, 0.0)
"""Elsewhere the first hint is taken."""

FORCES = 48
"""Simulations for a force: each is looked at once before any falls away, so that the lot is drawn among all."""

REFUSED = -3.0
"""No option that seems worth less than this is tried, unless it is the best."""

ALIKE = 6
"""Places so many lattice steps apart are tried only once."""


class SkirmishSense(Sense[Skirmish]):
    """The bot's sense of Colors of Magic. It hints at one option; a search tries the best few where it matters, and
    looks ahead to the beginning of the next turn."""

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
        effort = _effort(state, found[0])
        if found[0].worth >= WIN:
            return [found[0].option]
        least = max(found[0].worth - effort.hopeless, REFUSED)
        tried = [found[0].option]
        for one in found[1:]:
            if one.worth < least or len(tried) == effort.options:
                break
            if not any(_is_like(one.option, other) for other in tried):
                tried.append(one.option)
        return tried

    def round_number(self, state: Skirmish) -> int | None:
        """The turn. In its end phase objectives are scored: only then is it seen what an activation was for."""
        return None if state.course.phase is Phase.SET_UP else state.course.turn

    def rests_at(self, state: Skirmish) -> bool:
        return isinstance(state.stack[-1], PlayerTurn)

    def simulations(self, state: Skirmish) -> int:
        top = type(state.stack[-1])
        return FORCES if top is SettingUp else EFFORTS.get(top, NO_EFFORT).simulations


def _effort(state: Skirmish, first: Judged) -> Effort:
    """The effort for the decision on top. Of casting the targets are worth it, but not ways to pay; places are once
    the match has begun."""
    top = type(state.stack[-1])
    if (top is Cast and not isinstance(first.option.deed, PickOne)) or state.course.phase is Phase.SET_UP:
        return NO_EFFORT
    return EFFORTS.get(top, NO_EFFORT)


def _is_like(option: Option, other: Option) -> bool:
    """Whether two options go to almost the same place."""
    here, there = option.deed, other.deed
    if not isinstance(here, Go | PickPlace) or not isinstance(there, Go | PickPlace):
        return False
    return max(abs(here.x - there.x), abs(here.y - there.y)) <= ALIKE
