"""Rules of words: why one is not possible, and how it is carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from magehall.games.mage_knight.cards.reference import Effect
from magehall.games.mage_knight.model.frames.effects import Resolve
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import refuse
from magehall.kernel.decision import Verdict
from magehall.kernel.flow import Flow


def always(_choice: Choice, _effect: Effect, _word: Any) -> Verdict:
    """Possible at any moment of one's turn."""
    return None


def not_in_combat(choice: Choice, _effect: Effect, _word: Any) -> Verdict:
    """Not possible in combat, as healing is not. [combat.no-healing]"""
    return refuse("in-combat", "combat.no-healing") if choice.fighting else None


def in_combat(choice: Choice, _effect: Effect, _word: Any) -> Verdict:
    """Possible in combat alone. [effects.when]"""
    return None if choice.fighting else refuse("not-in-combat", "effects.when")


class WordRule(NamedTuple):
    """What the rules know of a kind of word.

    ``asks``: it asks for something that may be gone by the time it is carried out; then the rest of the effect falls."""

    carry_out: Callable[[Flow[Quest], Resolve, Any], None]
    why_not: Callable[[Choice, Effect, Any], Verdict] = always
    asks: bool = False
