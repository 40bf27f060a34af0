"""Carrying out effects, word by word. [effects]"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from magehall.games.mage_knight.cards.reference import branches, words_of
from magehall.games.mage_knight.cards.vocabulary import BASIC_COLORS, Color
from magehall.games.mage_knight.cards.words.base import Word, Words
from magehall.games.mage_knight.cards.words.flow import ByTime, IfLeastFame, OneOf
from magehall.games.mage_knight.cards.words.mana import MayPay, PayFor
from magehall.games.mage_knight.effects.judge import branch_colors, why_not_effect, why_not_word
from magehall.games.mage_knight.effects.registry import WORD_RULES
from magehall.games.mage_knight.effects.slugs import effect_text, slug
from magehall.games.mage_knight.mana.paying import why_not_payable
from magehall.games.mage_knight.model.deeds.effects import ChooseBranch, Decline, PayOptional
from magehall.games.mage_knight.model.frames.effects import ChooseEffect, MayPayMana, Pay, Resolve
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import refuse, say
from magehall.kernel.decision import Deed, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame


def _carry_out(resolve: Resolve, flow: Flow[Quest]) -> None:
    """Do the next word; come back until none is left."""
    words = words_of(resolve.effect)
    if resolve.place >= len(words):
        return
    word = words[resolve.place]
    if _fails(flow.state, resolve, word):
        return
    resolve.place += 1
    resolve.go("carry_out")
    if not _branch(flow, resolve, word):
        WORD_RULES[type(word)].carry_out(flow, resolve, word)


def _fails(state: Quest, resolve: Resolve, word: Word) -> bool:
    """Whether what a word asks for is gone: the rest of the effect falls. An enemy that was chosen stays chosen."""
    asks = isinstance(word, OneOf) or (type(word) in WORD_RULES and WORD_RULES[type(word)].asks)
    if isinstance(word, PayFor):
        asks = resolve.color is None
    if not asks or resolve.foe:
        return False
    return why_not_word(Choice(state, resolve.seat), resolve.effect, resolve.place, word) is not None


def _branch(flow: Flow[Quest], resolve: Resolve, word: Word) -> bool:
    """Go into a word that holds other words; False where it holds none."""
    place, seat = resolve.place - 1, resolve.seat
    if isinstance(word, OneOf):
        flow.call(ChooseEffect(seat, resolve.effect, place))
    elif isinstance(word, ByTime):
        _inside(flow, resolve, place, int(flow.state.is_night()))
    elif isinstance(word, IfLeastFame):
        if _has_least_fame(flow.state, seat):
            _inside(flow, resolve, place, 0)
    elif isinstance(word, MayPay):
        flow.call(MayPayMana(seat, resolve.effect.branch(place), word.color))
    elif isinstance(word, PayFor):
        _pay_for(flow, resolve, place)
    else:
        return False
    return True


def _inside(flow: Flow[Quest], resolve: Resolve, place: int, number: int) -> None:
    """Carry out the words inside a word, with all that the effect remembers."""
    flow.call(
        Resolve(
            resolve.seat,
            resolve.effect.branch(place, number),
            color=resolve.color,
            foe=resolve.foe,
            unit=resolve.unit,
            bonus=resolve.bonus,
        )
    )


def _pay_for(flow: Flow[Quest], resolve: Resolve, place: int) -> None:
    """Pay a mana first; its colour says which effect follows."""
    if resolve.color is None:
        colors = branch_colors(Choice(flow.state, resolve.seat), resolve.effect, place)
        resolve.place = place
        flow.call(Pay(resolve.seat, (colors,), remembered=True))
        return
    number = BASIC_COLORS.index(resolve.color)
    resolve.color = None
    _inside(flow, resolve, place, number)


def _has_least_fame(state: Quest, seat: int) -> bool:
    """Whether a player has less fame than every other. [skill.motivation]"""
    own = state.hero(seat).fame
    return all(own < state.hero(other).fame for other in state.seats_left if other != seat)


# One of several effects


def _ask(choosing: ChooseEffect, flow: Flow[Quest]) -> Asked:
    return CHOOSING.ask(flow.state, choosing.seat)


def _choose(choosing: ChooseEffect, flow: Flow[Quest]) -> None:
    opener = flow.state.opener()
    assert isinstance(opener, Resolve)
    number = _branch_of(choosing, flow.deed(ChooseBranch))
    assert number is not None, "only effects that are there are offered"
    _inside(flow, opener, choosing.place, number)
    opener.bonus = 0


def _branch_of(choosing: ChooseEffect, deed: ChooseBranch) -> int | None:
    """Which of the effects a deed means; None where it means none."""
    inside = branches(words_of(choosing.effect)[choosing.place])
    return next((number for number, words in enumerate(inside) if slug(words) == deed.slug), None)


def _effects(choice: Choice) -> Iterator[Option]:
    choosing = choice.state.top(ChooseEffect)
    word = words_of(choosing.effect)[choosing.place]
    for words in branches(word):
        yield _branch_option(words)


@cache
def _branch_option(words: Words) -> Option:
    return ChooseBranch(slug(words)).option(effect_text(words), "effects.choice")


def _why_not(choice: Choice, deed: Deed) -> Verdict:
    if not isinstance(deed, ChooseBranch):
        return None
    choosing = choice.state.top(ChooseEffect)
    number = _branch_of(choosing, deed)
    if number is None:
        return refuse("no-such-effect", "effects.choice")
    return why_not_effect(choice, choosing.effect.branch(choosing.place, number))


CHOOSING: Question[Quest, Choice] = Question(Choice, say("ask-effect"), "effects.choice", _effects, _why_not)


# A mana that may be paid


def _ask_to_pay(may: MayPayMana, flow: Flow[Quest]) -> Asked:
    return MAY_PAY.ask(flow.state, may.seat)


def _pay_or_not(may: MayPayMana, flow: Flow[Quest]) -> None:
    if isinstance(flow.answer.deed, PayOptional):
        flow.call(Resolve(may.seat, may.effect))
        flow.call(Pay(may.seat, ((may.color,),)))


def _optional(choice: Choice) -> Iterator[Option]:
    color = choice.state.top(MayPayMana).color
    yield PayOptional(color).option(say("option-pay-more", color=f"@color-{color}"), "mana.optional")
    yield Decline().option(say("option-pay-nothing"), "mana.optional")


def _why_not_optional(choice: Choice, deed: Deed) -> Verdict:
    if not isinstance(deed, PayOptional):
        return None
    color = choice.state.top(MayPayMana).color
    if deed.color != color:
        return refuse("other-color", "mana.optional")
    return why_not_payable(choice, ((Color(deed.color),),))


MAY_PAY: Question[Quest, Choice] = Question(
    Choice, say("ask-pay-more"), "mana.optional", _optional, _why_not_optional
)

PROCEDURES: dict[type[Frame], Procedure] = {
    Resolve: Procedure(carry_out=_carry_out),
    ChooseEffect: Procedure(ask=_ask, choose=_choose),
    MayPayMana: Procedure(ask=_ask_to_pay, pay=_pay_or_not),
}
