"""Why nothing can be picked for what a spell or ability asks for. [spell.targets]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.words.asks import Ask, Target, TheOne
from magehall.games.colors_of_magic.ground.range import caster_spot
from magehall.games.colors_of_magic.model.distances import base, gap_key
from magehall.games.colors_of_magic.model.pieces import Invocation
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import refuse
from magehall.games.colors_of_magic.spells.asking import at_of, meant
from magehall.games.colors_of_magic.spells.targets import why_not_target
from magehall.kernel.decision import Refusal


def why_no_answer(state: Skirmish, invocation: Invocation, ask: Ask) -> Refusal:
    """Verdict on an ask that nothing answers. It is what keeps off the nearest of those that would fit. [spell.targets]"""
    if isinstance(ask, Target | TheOne):
        at = at_of(state, invocation)
        those = meant(state, invocation, ask) if isinstance(ask, TheOne) else list(state.on_table())
        fitting = [id for id in those if at.could_fit(ask.who, id)]
        spot = caster_spot(state, invocation)
        if spot is not None:
            fitting.sort(key=lambda id: gap_key(spot, base(state.creature(id))))
        for id in fitting:
            refusal = why_not_target(state, invocation, ask, id)
            if refusal is not None:
                return refusal
    return refuse("no-target", "spell.targets")
