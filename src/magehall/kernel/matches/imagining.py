"""Worlds that a seat cannot tell from its own. A bot plays with nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from magehall.kernel.chance import SimulationChance
from magehall.kernel.flow import Flow
from magehall.kernel.state import State

if TYPE_CHECKING:  # a match imagines by this
    from magehall.kernel.matches.match import Match

S = TypeVar("S", bound=State)


def imagined(match: Match[S], seat: int, seed: str) -> Match[S]:
    """The match as ``seat`` may imagine it. What it may not see is dealt anew from ``seed``, and so is the luck to come.
    It keeps no log."""
    flow = Flow(match.game, match.state.clone(), SimulationChance(seed))
    flow.quiet = True
    match.game.determinise(flow.state, seat, flow.chance)
    twin = type(match)(match.game, match.setup, flow)
    twin.advance()
    # What others have answered in secret is unknown too: they may have answered anything they could.
    for other in [other for other in flow.state.answers if other != seat]:
        flow.state.answers[other] = flow.chance.pick("answer", twin.asked[other].options).id
    return twin
