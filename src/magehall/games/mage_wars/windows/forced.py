"""Questions with one option, and whether everyone can see that there is one. Elsewhere spells or hidden cards decide
it."""

from __future__ import annotations

from magehall.games.mage_wars.model.frames import Activation
from magehall.games.mage_wars.model.state import MAGE, Duel
from magehall.games.mage_wars.model.values import has
from magehall.games.mage_wars.spells.casting.quickcast import may_act
from magehall.kernel.decision import Decision

PUBLIC_QUESTIONS = frozenset(
    {
        "ask-cure",
        "ask-fury",
        "ask-next-target",
        "ask-sacrifice",
        "ask-set-upon",
        "ask-upkeep-side",
        "ask-zone",
    }
)
"""The questions about what lies open, with mana that all can count."""


def forced_openly(state: Duel, decision: Decision) -> bool:
    """Whether nothing hidden had a part in leaving this one option."""
    key = decision.prompt.key
    if key == "ask-activate":
        # One creature is left, and nobody could quickcast before it. [round.quickcast-around-activation]
        return not may_act(state, decision.seat)
    if key == "ask-act":
        frame = state.stack[-1]
        assert isinstance(frame, Activation)
        # All that an incapacitated mage may still do is to cast. [conditions.incapacitated-mage]
        return frame.creature not in MAGE or not has(state, frame.creature, "incapacitated")
    return key in PUBLIC_QUESTIONS
