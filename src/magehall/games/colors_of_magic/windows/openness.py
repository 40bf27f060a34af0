"""What pauses may reveal: windows that matter, and openly forced answers. [windows.who]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.faces import Card
from magehall.games.colors_of_magic.cards.vocabulary import On
from magehall.games.colors_of_magic.happenings.matching import answered_by, could_answer, possible_instants
from magehall.games.colors_of_magic.model.deeds import CastSpell
from magehall.games.colors_of_magic.model.frames.combat import Duel
from magehall.games.colors_of_magic.model.frames.spells import Answer
from magehall.games.colors_of_magic.model.frames.turn import PlayerTurn
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.spells.castable import can_cast, cast_options
from magehall.games.colors_of_magic.windows.instants import happening_of
from magehall.kernel.decision import Decision
from magehall.kernel.flow import Window

_OF_CARDS = frozenset({"cast", "cheapen", "graft", "card", "duel"})
"""Verbs of options that follow from hidden cards."""


def matters(state: Skirmish, seat: int) -> bool:
    """Whether a seat holds an instant worth casting now. It could cast it, and not as well at a better moment.
    [windows.who]"""
    window = happening_of(state)
    return any(
        isinstance(option.deed, CastSpell)
        and _is_the_moment(CARDS[option.deed.card], seat, window)
        and can_cast(state, seat, option.deed, window)
        for option in cast_options(state, seat, window)
    )


def could_matter(state: Skirmish, seat: int) -> bool:
    """Whether it might, as far as everyone knows."""
    window = happening_of(state)
    return could_answer(state, seat, window) and any(
        _is_the_moment(CARDS[face], seat, window)
        and answered_by(state, CARDS[face], seat, window) is not None
        for face in possible_instants(state, seat)
    )


def _is_the_moment(card: Card, seat: int, window: Happening) -> bool:
    """Whether a window is worth a stop for a card. One that waits for nothing could be cast in every window: its player
    is stopped once for each turn of another, one that needs the own turn when that begins."""
    if not card.triggers:
        return window.on is On.TURN_BEGAN and window.seat != seat
    return window.on is On.TURN_BEGAN or any(trigger.on is not On.ANYTHING for trigger in card.triggers)


def forced_openly(state: Skirmish, decision: Decision) -> bool:
    """Whether everyone can see that a decision leaves no choice. The options must not depend on cards in a hand."""
    top = state.stack[-1]
    if isinstance(top, PlayerTurn | Window | Duel | Answer):
        return False
    return not any(option.verb in _OF_CARDS for option in decision.options)
