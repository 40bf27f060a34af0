"""What a pause would tell: which windows matter, and which forced answers everyone can see. [windows.who]"""

from __future__ import annotations

from magehall.games.colors_of_magic.happenings.matching import could_answer
from magehall.games.colors_of_magic.model.frames.combat import Duel
from magehall.games.colors_of_magic.model.frames.spells import Answer
from magehall.games.colors_of_magic.model.frames.turn import PlayerTurn
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.spells.castable import cast_options, why_not_cast
from magehall.games.colors_of_magic.windows.instants import happening_of
from magehall.kernel.decision import Decision
from magehall.kernel.flow import Window

_OF_CARDS = frozenset({"cast", "cheapen", "graft", "card", "duel"})
"""Verbs of options that follow from hidden cards."""


def matters(state: Skirmish, seat: int) -> bool:
    """Whether a seat holds an instant that it could cast now."""
    window = happening_of(state)
    return any(
        why_not_cast(state, seat, option.deed, window) is None for option in cast_options(state, seat, window)
    )


def could_matter(state: Skirmish, seat: int) -> bool:
    """Whether it might, as far as everyone knows."""
    return could_answer(state, seat, happening_of(state))


def forced_openly(state: Skirmish, decision: Decision) -> bool:
    """Whether everyone can see that a decision leaves no choice: it does not follow from cards in a hand."""
    top = state.stack[-1]
    if isinstance(top, PlayerTurn | Window | Duel | Answer):
        return False
    return not any(option.verb in _OF_CARDS for option in decision.options)
