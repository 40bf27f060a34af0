"""Words that give mana and crystals, or cost mana. [gain.mana] [gain.crystal]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.reference import Effect, card_color, words_of
from magehall.games.mage_knight.cards.vocabulary import BASIC_COLORS, Color
from magehall.games.mage_knight.cards.words.gains import TakeFromOffer
from magehall.games.mage_knight.cards.words.mana import (
    GainCrystal,
    GainEachMana,
    GainMana,
    GainOtherCrystals,
    GainOwnedCrystal,
    PayMana,
)
from magehall.games.mage_knight.effects.rule import WordRule
from magehall.games.mage_knight.heroes.gains import gain_crystal, gain_mana
from magehall.games.mage_knight.heroes.offers import offered
from magehall.games.mage_knight.mana.paying import why_not_payable
from magehall.games.mage_knight.model.deeds.effects import ChooseColor
from magehall.games.mage_knight.model.frames.effects import ChooseColors, Pay, Resolve
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import refuse, say
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame


def _gain_mana(flow: Flow[Quest], resolve: Resolve, word: GainMana) -> None:
    _gain(flow, resolve, word.colors, word.count, crystal=False)


def _gain_crystal(flow: Flow[Quest], resolve: Resolve, word: GainCrystal) -> None:
    _gain(flow, resolve, word.colors, word.count, crystal=True)


def _gain(
    flow: Flow[Quest], resolve: Resolve, colors: tuple[Color, ...], count: int, *, crystal: bool
) -> None:
    """Gain them at once where the colour is given; else ask for each."""
    if not colors:
        assert resolve.color is not None
        colors = (resolve.color,)
    if len(colors) > 1:
        flow.call(ChooseColors(resolve.seat, colors, crystal, count))
        return
    for _ in range(count):
        if crystal:
            gain_crystal(flow, resolve.seat, colors[0], "gain.crystal")
        else:
            gain_mana(flow, resolve.seat, colors[0], "gain.mana")


def _gain_each(flow: Flow[Quest], resolve: Resolve, word: GainEachMana) -> None:
    for color in word.colors:
        gain_mana(flow, resolve.seat, color, "gain.mana")


def _gain_others(flow: Flow[Quest], resolve: Resolve, _word: GainOtherCrystals) -> None:
    for color in BASIC_COLORS:
        if color is not resolve.color:
            gain_crystal(flow, resolve.seat, color, "gain.crystal")


def _gain_owned(flow: Flow[Quest], resolve: Resolve, _word: GainOwnedCrystal) -> None:
    _gain(flow, resolve, _owned(flow.state, resolve.seat), 1, crystal=True)


def _owned(state: Quest, seat: int) -> tuple[Color, ...]:
    crystals = state.hero(seat).crystals
    return tuple(color for color in BASIC_COLORS if crystals.get(color))


def _why_no_owned(choice: Choice, _effect: Effect, _word: GainOwnedCrystal) -> Verdict:
    owned = _owned(choice.state, choice.seat)
    return None if owned else refuse("no-crystal", "card.crystal-mastery")


def _pay_mana(flow: Flow[Quest], resolve: Resolve, word: PayMana) -> None:
    flow.call(Pay(resolve.seat, (paid_colors(flow.state, resolve.effect, word),), remembered=True))


def paid_colors(state: Quest, effect: Effect, word: PayMana) -> tuple[Color, ...]:
    """The colours that may be paid for an effect. Where a card of that colour is taken, it is only those on offer.
    [card.magic-talent]"""
    kinds = [other.kind for other in words_of(effect) if isinstance(other, TakeFromOffer)]
    there = {card_color(card) for kind in kinds for card in offered(state, kind)}
    return tuple(color for color in word.colors if color in there) if kinds else word.colors


def _why_not_pay(choice: Choice, effect: Effect, word: PayMana) -> Verdict:
    colors = paid_colors(choice.state, effect, word)
    return why_not_payable(choice, (colors,)) if colors else refuse("empty-offer", "offers")


# Which colour


def _ask(choosing: ChooseColors, flow: Flow[Quest]) -> Asked:
    return CHOOSING.ask(flow.state, choosing.seat)


def _answer(choosing: ChooseColors, flow: Flow[Quest]) -> None:
    color = Color(flow.deed(ChooseColor).color)
    if choosing.crystal:
        gain_crystal(flow, choosing.seat, color, "gain.crystal", from_effect=not choosing.reward)
    else:
        gain_mana(flow, choosing.seat, color, "gain.mana")
    choosing.left -= 1
    if choosing.left:
        choosing.go("ask")


def _colors(moment: Moment[Quest]) -> Iterator[Option]:
    choosing = moment.state.top(ChooseColors)
    key, rule = ("option-crystal", "gain.crystal") if choosing.crystal else ("option-mana", "gain.mana")
    for color in choosing.colors:
        yield ChooseColor(color).option(say(key, color=f"@color-{color}"), rule)


def _why_not_color(moment: Moment[Quest], deed: Deed) -> Verdict:
    if not isinstance(deed, ChooseColor):
        return None
    choosing = moment.state.top(ChooseColors)
    return None if deed.color in choosing.colors else refuse("other-color", "gain.mana")


CHOOSING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-color"), "gain.mana", _colors, _why_not_color
)

RULES: dict[type, WordRule] = {
    GainMana: WordRule(_gain_mana),
    GainEachMana: WordRule(_gain_each),
    GainCrystal: WordRule(_gain_crystal),
    GainOtherCrystals: WordRule(_gain_others),
    GainOwnedCrystal: WordRule(_gain_owned, _why_no_owned, asks=True),
    PayMana: WordRule(_pay_mana, _why_not_pay, asks=True),
}

PROCEDURES: dict[type[Frame], Procedure] = {ChooseColors: Procedure(ask=_ask, answer=_answer)}
