"""Verdict on effects: why one is not possible now. [effects.when]"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import chain
from typing import Any, NamedTuple

from magehall.games.mage_knight.cards.reference import Effect, inner_effects, is_healing, words_of
from magehall.games.mage_knight.cards.vocabulary import BASIC_COLORS, Color
from magehall.games.mage_knight.cards.words.base import Word
from magehall.games.mage_knight.cards.words.flow import ByTime, IfLeastFame, OneOf
from magehall.games.mage_knight.cards.words.gains import PlayAnother
from magehall.games.mage_knight.cards.words.mana import MayPay, PayFor, PayMana
from magehall.games.mage_knight.effects.colors import paid_colors
from magehall.games.mage_knight.effects.companion import companion_effect, companions, without
from magehall.games.mage_knight.effects.hand import can_give_up
from magehall.games.mage_knight.effects.registry import WORD_RULES
from magehall.games.mage_knight.effects.rule import always
from magehall.games.mage_knight.mana.paying import why_not_payable
from magehall.games.mage_knight.mana.ways import Need
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.words import refuse
from magehall.kernel.decision import Refusal, Verdict


def why_not_effect(
    choice: Choice,
    effect: Effect,
    price: tuple[Need, ...] = (),
    *,
    spell: bool = False,
    times: int = 1,
) -> Verdict:
    """Why an effect cannot be used now. ``price`` is the mana it takes besides what its own words cost; those costs must
    be payable so many ``times``."""
    hurdles = _hurdles(effect)
    if hurdles.healing and choice.fighting:
        return refuse("in-combat", "combat.no-healing")
    for place, word, why_not in hurdles.words:
        verdict = (
            why_not_word(choice, effect, place, word, price)
            if why_not is None
            else why_not(choice, effect, word)
        )
        if verdict is not None:
            return verdict
    if times > 1 and not can_give_up(choice, effect, times):
        return refuse("too-few-to-give", "cards.cost", count=times)
    needs = (*price, *needs_of(choice, effect) * times) if hurdles.costs else price
    return why_not_payable(choice, needs, spell=spell)


class Hurdles(NamedTuple):
    """What can make an effect impossible, worked out once. Of its words it has only those that are not always possible,
    with their verdict where they hold no other effects, and whether any costs mana."""

    healing: bool
    words: tuple[tuple[int, Word, Callable[[Choice, Effect, Any], Verdict] | None], ...]
    costs: bool


@cache
def _hurdles(effect: Effect) -> Hurdles:
    """Cache of what can stand against effects: it follows from what is printed."""
    words = words_of(effect)
    found: list[tuple[int, Word, Callable[[Choice, Effect, Any], Verdict] | None]] = []
    for place, word in enumerate(words):
        if isinstance(word, OneOf | PayFor | ByTime | PlayAnother):
            found.append((place, word, None))
        elif not isinstance(word, IfLeastFame | MayPay):
            why_not = WORD_RULES[type(word)].why_not
            if why_not is not always:
                found.append((place, word, why_not))
    costs = any(isinstance(word, PayMana | PayFor | PlayAnother) for word in words)
    return Hurdles(is_healing(effect), tuple(found), costs)


def why_not_word(
    choice: Choice, effect: Effect, place: int, word: Word, price: tuple[Need, ...] = ()
) -> Verdict:
    """Verdict on one word of an effect. ``price`` is what is paid before it."""
    if isinstance(word, (OneOf, PayFor)):
        verdicts: list[Refusal] = []
        for inner in inner_effects(effect, place):
            verdict = why_not_effect(choice, inner)
            if verdict is None:
                return None
            verdicts.append(verdict)
        # What is nearly possible says more than what is meant for another part of a turn. Effects meant for different
        # parts have no "only" in common.
        near = next((verdict for verdict in verdicts if verdict.rule != "effects.when"), None)
        if near is None and any(verdict.reason != verdicts[0].reason for verdict in verdicts):
            return refuse("not-now", "effects.when")
        return near or verdicts[0]
    if isinstance(word, ByTime):
        return why_not_effect(choice, inner_effects(effect, place)[int(choice.state.is_night())])
    if isinstance(word, IfLeastFame | MayPay):
        return None
    if isinstance(word, PlayAnother):
        return _why_no_companion(choice, effect, word, price)
    return WORD_RULES[type(word)].why_not(choice, effect, word)


def _why_no_companion(choice: Choice, effect: Effect, word: PlayAnother, price: tuple[Need, ...]) -> Verdict:
    """Another action card must be possible, its costs besides the price of the first. [card.concentration]"""
    later = without(choice, effect.source)
    verdicts = [
        why_not_effect(later, companion_effect(card, word.strong), price, times=word.times)
        for card in companions(later)
    ]
    if not verdicts:
        return refuse("no-other-action", "card.concentration")
    return None if None in verdicts else verdicts[0]


def needs_of(choice: Choice, effect: Effect) -> tuple[Need, ...]:
    """The mana that the words of an effect cost by themselves. [cards.cost]"""
    if not _hurdles(effect).costs:
        return ()
    needs: list[Need] = []
    for place, word in enumerate(words_of(effect)):
        if isinstance(word, PayMana):
            needs.append(paid_colors(choice.state, effect, word))
        elif isinstance(word, PayFor):
            needs.append(branch_colors(choice, effect, place))
        elif isinstance(word, PlayAnother):
            needs += _needs_of_companions(choice, effect, word)
    return tuple(needs)


def _needs_of_companions(choice: Choice, effect: Effect, word: PlayAnother) -> list[Need]:
    """The mana that playing any action card along costs. It is none where one of them costs none. [card.concentration]"""
    later = without(choice, effect.source)
    effects = [companion_effect(card, word.strong) for card in companions(later)]
    costs = [
        needs_of(later, other) * word.times
        for other in effects
        if why_not_effect(later, other, times=word.times) is None
    ]
    return [tuple(dict.fromkeys(chain(*needs))) for needs in zip(*costs, strict=False)]


def branch_colors(choice: Choice, effect: Effect, place: int) -> tuple[Color, ...]:
    """The colours whose effect in a ``PayFor`` is possible now."""
    inside = zip(BASIC_COLORS, inner_effects(effect, place), strict=True)
    return tuple(color for color, inner in inside if why_not_effect(choice, inner) is None)
