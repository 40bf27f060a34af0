"""Words that give up cards of the hand, or take cards of an offer. [cards.cost] [offers]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.catalogue import WOUND
from magehall.games.mage_knight.cards.reference import Effect, card_color, is_action, words_of
from magehall.games.mage_knight.cards.vocabulary import MELEE, PHYSICAL, Kind
from magehall.games.mage_knight.cards.words.gains import (
    Discard,
    DiscardForAttack,
    Of,
    TakeFromOffer,
    ThrowAway,
    To,
)
from magehall.games.mage_knight.effects.points import first_card_bonus, why_not_melee
from magehall.games.mage_knight.effects.rule import WordRule
from magehall.games.mage_knight.heroes.offers import offered, take_from_offer
from magehall.games.mage_knight.model.combat_state import AttackPoints
from magehall.games.mage_knight.model.deeds.effects import GiveUp, KeepRest, TakeCard
from magehall.games.mage_knight.model.events.effects import CardDiscarded, CardThrownAway
from magehall.games.mage_knight.model.frames.effects import (
    ChooseFromOffer,
    GiveUpCard,
    GiveUpForAttack,
    Resolve,
)
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame


def fits(card: str, of: str) -> bool:
    """Whether a card in hand may be given up for such a price. [cards.cost]"""
    if of == Of.WOUND:
        return card == WOUND
    return is_action(card) if of == Of.ACTION else card != WOUND


def _spare(choice: Choice, effect: Effect, of: str) -> list[str]:
    """The cards in hand that may be given up for an effect. The card itself may not, if it is still there."""
    hand = list(choice.hero.hand)
    if effect.source in hand:
        hand.remove(effect.source)
    return [card for card in hand if fits(card, of)]


def _why_not_give_up(choice: Choice, effect: Effect, word: Discard | ThrowAway) -> Verdict:
    if _spare(choice, effect, word.of):
        return None
    return refuse(f"nothing-to-give-{word.of}", "cards.cost")


def can_give_up(choice: Choice, effect: Effect, times: int) -> bool:
    """Whether the hand can pay an effect's cost in cards so many times. [card.maximal-effect]"""
    prices = [word.of for word in words_of(effect) if isinstance(word, Discard | ThrowAway)]
    return all(len(_spare(choice, effect, of)) >= times * prices.count(of) for of in prices)


def _discard(flow: Flow[Quest], resolve: Resolve, word: Discard) -> None:
    flow.call(GiveUpCard(resolve.seat, word.of, thrown=False))


def _throw_away(flow: Flow[Quest], resolve: Resolve, word: ThrowAway) -> None:
    flow.call(GiveUpCard(resolve.seat, word.of, thrown=True))


def discard_card(flow: Flow[Quest], seat: int, card: str, rule: str) -> None:
    """Put a card of the hand on the discard pile. [cards.discard]"""
    hero = flow.state.edit_hero(seat)
    hero.hand.remove(card)
    hero.discard.append(card)
    if flow.state.has_turn(seat):
        flow.state.edit_turn(seat).played_or_discarded = True
    flow.emit(CardDiscarded(hero=f"#{seat}", card=card_name(card)), rule)


def throw_card_away(flow: Flow[Quest], seat: int, card: str, rule: str) -> None:
    """Remove a card of the hand from the game. [cards.throw-away]"""
    flow.state.edit_hero(seat).hand.remove(card)
    if flow.state.has_turn(seat):
        flow.state.edit_turn(seat).played_or_discarded = True
    flow.emit(CardThrownAway(hero=f"#{seat}", card=card_name(card)), rule)


# Which card of the hand


def _ask(giving: GiveUpCard, flow: Flow[Quest]) -> Asked:
    return GIVING.ask(flow.state, giving.seat, say("ask-throw-away" if giving.thrown else "ask-discard"))


def _answer(giving: GiveUpCard, flow: Flow[Quest]) -> None:
    card = flow.deed(GiveUp).card
    if giving.thrown:
        throw_card_away(flow, giving.seat, card, "cards.cost")
    else:
        discard_card(flow, giving.seat, card, "cards.cost")
    opener = flow.state.opener()
    if giving.thrown and isinstance(opener, Resolve):
        opener.color = card_color(card)


def _gifts(moment: Moment[Quest]) -> Iterator[Option]:
    giving = moment.state.top(GiveUpCard)
    key = "option-throw-away" if giving.thrown else "option-discard"
    for card in dict.fromkeys(moment.state.hero(moment.seat).hand):
        yield GiveUp(card, giving.thrown).option(say(key, card=card_name(card)), "cards.cost")


def _why_not_gift(moment: Moment[Quest], deed: Deed) -> Verdict:
    giving = moment.state.top(GiveUpCard)
    if not isinstance(deed, GiveUp) or deed.thrown != giving.thrown:
        return None
    if deed.card not in moment.state.hero(moment.seat).hand:
        return refuse("not-held", "cards.cost")
    if not fits(deed.card, giving.of):
        return refuse("a-wound" if deed.card == WOUND else f"nothing-to-give-{giving.of}", "cards.cost")
    opener = moment.state.opener()
    if giving.thrown and isinstance(opener, Resolve) and not _useful(moment.state, opener, deed.card):
        return refuse("no-such-color-offered", "offers")
    return None


def _useful(state: Quest, resolve: Resolve, card: str) -> bool:
    """Whether the offer that the effect takes from has a card's colour. [card.training]"""
    kinds = [word.kind for word in _words_ahead(resolve) if isinstance(word, TakeFromOffer)]
    return all(any(card_color(other) is card_color(card) for other in offered(state, kind)) for kind in kinds)


def _words_ahead(resolve: Resolve) -> tuple[object, ...]:
    return words_of(resolve.effect)[resolve.place :]


GIVING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-discard"), "cards.cost", _gifts, _why_not_gift
)


# Any number of cards for attack


def _discard_for_attack(flow: Flow[Quest], resolve: Resolve, word: DiscardForAttack) -> None:
    bonus = first_card_bonus(flow.state, resolve.seat, attack=True)
    if bonus:
        flow.state.edit_combat().attacks.append(AttackPoints(bonus, MELEE, PHYSICAL))
    flow.call(GiveUpForAttack(resolve.seat, word.points))


def _ask_more(giving: GiveUpForAttack, flow: Flow[Quest]) -> Asked:
    return GIVING_MORE.ask(flow.state, giving.seat)


def _give_more(giving: GiveUpForAttack, flow: Flow[Quest]) -> None:
    deed = flow.answer.deed
    if isinstance(deed, GiveUp):
        discard_card(flow, giving.seat, deed.card, "card.sword-of-justice")
        flow.state.edit_combat().attacks.append(AttackPoints(giving.points, MELEE, PHYSICAL))
        giving.go("ask")


def _more_gifts(moment: Moment[Quest]) -> Iterator[Option]:
    for card in dict.fromkeys(moment.state.hero(moment.seat).hand):
        yield GiveUp(card, False).option(say("option-discard", card=card_name(card)), "card.sword-of-justice")
    yield KeepRest().option(say("option-enough"), "card.sword-of-justice")


def _why_not_more(moment: Moment[Quest], deed: Deed) -> Verdict:
    if isinstance(deed, GiveUp):
        if deed.card not in moment.state.hero(moment.seat).hand:
            return refuse("not-held", "cards.cost")
        return refuse("a-wound", "cards.cost") if deed.card == WOUND else None
    return None


GIVING_MORE: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-discard-any"), "card.sword-of-justice", _more_gifts, _why_not_more
)


# Cards of an offer


def _take(flow: Flow[Quest], resolve: Resolve, word: TakeFromOffer) -> None:
    assert resolve.color is not None
    if any(card_color(card) is resolve.color for card in offered(flow.state, word.kind)):
        flow.call(ChooseFromOffer(resolve.seat, word.kind, word.to, (resolve.color,)))


def _why_not_take(choice: Choice, effect: Effect, word: TakeFromOffer) -> Verdict:
    """There is a card of a colour that can be given up or paid. [card.training]"""
    colors = {card_color(card) for card in offered(choice.state, word.kind)}
    if not colors:
        return refuse("empty-offer", "offers")
    thrown = [other for other in words_of(effect) if isinstance(other, ThrowAway)]
    if thrown and not any(card_color(card) in colors for card in _spare(choice, effect, thrown[0].of)):
        return refuse("no-such-color-offered", "offers")
    return None


def _ask_offer(choosing: ChooseFromOffer, flow: Flow[Quest]) -> Asked:
    return TAKING.ask(flow.state, choosing.seat)


def _take_it(choosing: ChooseFromOffer, flow: Flow[Quest]) -> None:
    card = flow.deed(TakeCard).card
    take_from_offer(flow, choosing.seat, Kind(choosing.kind), card)
    hero = flow.state.edit_hero(choosing.seat)
    if choosing.to == To.HAND:
        hero.hand.append(card)
    elif choosing.to == To.DISCARD:
        hero.discard.append(card)
    else:
        hero.deck.insert(0, card)


def _takings(moment: Moment[Quest]) -> Iterator[Option]:
    choosing = moment.state.top(ChooseFromOffer)
    for card in offered(moment.state, Kind(choosing.kind)):
        yield TakeCard(card).option(say("option-take", card=card_name(card)), "offers")


def _why_not_taking(moment: Moment[Quest], deed: Deed) -> Verdict:
    choosing = moment.state.top(ChooseFromOffer)
    if not isinstance(deed, TakeCard):
        return None
    if deed.card not in offered(moment.state, Kind(choosing.kind)):
        return refuse("not-offered", "offers")
    color = card_color(deed.card)
    return None if not choosing.colors or color in choosing.colors else refuse("other-color", "offers")


TAKING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-take"), "offers", _takings, _why_not_taking
)

RULES: dict[type, WordRule] = {
    Discard: WordRule(_discard, _why_not_give_up, asks=True),
    ThrowAway: WordRule(_throw_away, _why_not_give_up, asks=True),
    DiscardForAttack: WordRule(_discard_for_attack, why_not_melee),
    TakeFromOffer: WordRule(_take, _why_not_take),
}

PROCEDURES: dict[type[Frame], Procedure] = {
    GiveUpCard: Procedure(ask=_ask, answer=_answer),
    GiveUpForAttack: Procedure(ask=_ask_more, give=_give_more),
    ChooseFromOffer: Procedure(ask=_ask_offer, take=_take_it),
}
