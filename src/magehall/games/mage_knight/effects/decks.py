"""Words that move cards between hand, deck and discard pile. [tactics]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.reference import Effect
from magehall.games.mage_knight.cards.words.gains import (
    RecoverDiscarded,
    RefillDeck,
    Rethink,
    SearchDeck,
    ShuffleHandBack,
    SparePower,
)
from magehall.games.mage_knight.effects.rule import WordRule
from magehall.games.mage_knight.heroes.deck import draw_cards
from magehall.games.mage_knight.model.deeds.effects import KeepRest, PickCard, PutCards
from magehall.games.mage_knight.model.events.effects import (
    CardSearched,
    CardSpared,
    CardsRecovered,
    CardsShuffledBack,
    SparedCardsTaken,
)
from magehall.games.mage_knight.model.frames.effects import ChooseCards, PlaceRecovered, Resolve, Spare
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame

RETHINK, MEDITATE, SEARCH, RECOVER = "rethink", "meditate", "search", "recover"
_RULE = {
    RETHINK: "tactic.rethink",
    MEDITATE: "tactic.midnight-meditation",
    SEARCH: "tactic.preparation",
    RECOVER: "card.meditation",
}


def _rethink(flow: Flow[Quest], resolve: Resolve, word: Rethink) -> None:
    flow.call(ChooseCards(resolve.seat, RETHINK, word.most))


def _meditate(flow: Flow[Quest], resolve: Resolve, word: ShuffleHandBack) -> None:
    flow.call(ChooseCards(resolve.seat, MEDITATE, word.most))


def _search(flow: Flow[Quest], resolve: Resolve, _word: SearchDeck) -> None:
    if flow.state.hero(resolve.seat).deck:
        flow.call(ChooseCards(resolve.seat, SEARCH, 1))


def _recover(flow: Flow[Quest], resolve: Resolve, word: RecoverDiscarded) -> None:
    """Cards of the discard pile, as many as there are. [card.meditation]"""
    discard = flow.state.hero(resolve.seat).discard
    count = min(word.count, len(discard))
    if not count:
        return
    if word.chosen:
        flow.call(ChooseCards(resolve.seat, RECOVER, count))
    else:
        cards = flow.chance.shuffled("discard", sorted(discard))[:count]
        flow.call(PlaceRecovered(resolve.seat, tuple(cards)))


def _refill(flow: Flow[Quest], resolve: Resolve, word: RefillDeck) -> None:
    refill_deck(flow, resolve.seat, word.count)


def refill_deck(flow: Flow[Quest], seat: int, count: int) -> None:
    """Put random cards of the discard pile back as deck. [tactic.long-night]"""
    hero = flow.state.edit_hero(seat)
    shuffled = flow.chance.shuffled("discard", sorted(hero.discard))
    hero.deck, hero.discard = shuffled[:count], shuffled[count:]
    flow.emit(CardsRecovered(hero=f"#{seat}", count=len(hero.deck)), "tactic.long-night")


def _why_not_refill(choice: Choice, _effect: Effect, _word: RefillDeck) -> Verdict:
    if choice.hero.deck:
        return refuse("deck-not-empty", "tactic.long-night")
    return None if choice.hero.discard else refuse("nothing-discarded", "tactic.long-night")


# Which cards


def _pool(state: Quest, choosing: ChooseCards) -> list[str]:
    """The cards among which there still is to choose."""
    hero = state.hero(choosing.seat)
    where = {SEARCH: hero.deck, RECOVER: hero.discard}.get(choosing.purpose, hero.hand)
    left = list(where)
    for card in choosing.chosen:
        left.remove(card)
    return left


def _ask(choosing: ChooseCards, flow: Flow[Quest]) -> Asked:
    return CHOOSING.ask(flow.state, choosing.seat, say(f"ask-{choosing.purpose}"))


def _choose(choosing: ChooseCards, flow: Flow[Quest]) -> None:
    deed = flow.answer.deed
    if isinstance(deed, PickCard):
        choosing.chosen = (*choosing.chosen, deed.card)
        if len(choosing.chosen) < choosing.most and _pool(flow.state, choosing):
            choosing.go("ask")


def _move(choosing: ChooseCards, flow: Flow[Quest]) -> None:
    seat, chosen, rule = choosing.seat, list(choosing.chosen), _RULE[choosing.purpose]
    hero = flow.state.edit_hero(seat)
    if choosing.purpose == SEARCH:
        for card in chosen:
            hero.deck.remove(card)
            hero.hand.append(card)
            flow.tell((seat,), CardSearched(hero=f"#{seat}", card=card_name(card)), rule)
        hero.deck = flow.chance.shuffled("deck", sorted(hero.deck))
    elif choosing.purpose == RECOVER:
        flow.call(PlaceRecovered(seat, choosing.chosen))
    elif chosen:
        for card in chosen:
            hero.hand.remove(card)
        if choosing.purpose == MEDITATE:
            hero.deck = flow.chance.shuffled("deck", sorted([*hero.deck, *chosen]))
            flow.emit(CardsShuffledBack(hero=f"#{seat}", count=len(chosen)), rule)
            draw_cards(flow, seat, len(chosen), rule)
        else:
            hero.discard += chosen
            draw_cards(flow, seat, len(chosen), rule)
            hero = flow.state.edit_hero(seat)
            hero.deck = flow.chance.shuffled("deck", sorted([*hero.deck, *hero.discard]))
            flow.emit(CardsShuffledBack(hero=f"#{seat}", count=len(hero.discard)), rule)
            hero.discard = []


def _cards(moment: Moment[Quest]) -> Iterator[Option]:
    choosing = moment.state.top(ChooseCards)
    rule = _RULE[choosing.purpose]
    for card in sorted(set(_pool(moment.state, choosing))):
        yield PickCard(card).option(say("option-pick", card=card_name(card)), rule)
    if choosing.purpose in (RETHINK, MEDITATE):
        yield KeepRest().option(say("option-enough"), rule)


def _why_not(moment: Moment[Quest], deed: Deed) -> Verdict:
    choosing = moment.state.top(ChooseCards)
    if isinstance(deed, PickCard) and deed.card not in _pool(moment.state, choosing):
        return refuse("no-such-card", _RULE[choosing.purpose])
    return None


CHOOSING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-rethink"), "tactics.use", _cards, _why_not
)


# On top of the deck or under it


def _ask_where(placing: PlaceRecovered, flow: Flow[Quest]) -> Asked:
    return PLACING.ask(flow.state, placing.seat)


def _place(placing: PlaceRecovered, flow: Flow[Quest]) -> None:
    hero = flow.state.edit_hero(placing.seat)
    for card in placing.cards:
        hero.discard.remove(card)
    on_top = flow.deed(PutCards).where == "top"
    hero.deck = [*placing.cards, *hero.deck] if on_top else [*hero.deck, *placing.cards]
    flow.emit(CardsRecovered(hero=f"#{placing.seat}", count=len(placing.cards)), "card.meditation")


def _places(_moment: Moment[Quest]) -> Iterator[Option]:
    for where in ("top", "bottom"):
        yield PutCards(where).option(say(f"option-put-{where}"), "card.meditation")


def _why_not_place(_moment: Moment[Quest], deed: Deed) -> Verdict:
    if isinstance(deed, PutCards) and deed.where not in ("top", "bottom"):
        return refuse("no-such-place", "card.meditation")
    return None


PLACING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-put"), "card.meditation", _places, _why_not_place
)


# Sparing Power


def _spare(flow: Flow[Quest], resolve: Resolve, _word: SparePower) -> None:
    flow.call(Spare(resolve.seat))


def _ask_spare(spare: Spare, flow: Flow[Quest]) -> Asked:
    return SPARING.ask(flow.state, spare.seat)


def _spare_or_take(spare: Spare, flow: Flow[Quest]) -> None:
    seat = spare.seat
    hero = flow.state.edit_hero(seat)
    if flow.deed(PutCards).where == "aside":
        hero.spared.append(hero.deck.pop(0))
        flow.emit(CardSpared(hero=f"#{seat}"), "tactic.sparing-power")
        return
    for card in hero.spared:
        flow.tell((seat,), SparedCardsTaken(hero=f"#{seat}", card=card_name(card)), "tactic.sparing-power")
    hero.hand += hero.spared
    hero.spared = []
    hero.tactic_down = True


def _sparings(_moment: Moment[Quest]) -> Iterator[Option]:
    for where in ("aside", "hand"):
        yield PutCards(where).option(say(f"option-spare-{where}"), "tactic.sparing-power")


def _why_not_spare(moment: Moment[Quest], deed: Deed) -> Verdict:
    """With an empty deck only taking is left. [tactic.sparing-power]"""
    if isinstance(deed, PutCards):
        if deed.where not in ("aside", "hand"):
            return refuse("no-such-place", "tactic.sparing-power")
        if deed.where == "aside" and not moment.state.hero(moment.seat).deck:
            return refuse("deck-empty", "tactic.sparing-power")
    return None


SPARING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-spare"), "tactic.sparing-power", _sparings, _why_not_spare
)

RULES: dict[type, WordRule] = {
    Rethink: WordRule(_rethink),
    ShuffleHandBack: WordRule(_meditate),
    SearchDeck: WordRule(_search),
    RecoverDiscarded: WordRule(_recover),
    RefillDeck: WordRule(_refill, _why_not_refill),
    SparePower: WordRule(_spare),
}

PROCEDURES: dict[type[Frame], Procedure] = {
    ChooseCards: Procedure(ask=_ask, choose=_choose, move=_move),
    PlaceRecovered: Procedure(ask=_ask_where, place=_place),
    Spare: Procedure(ask=_ask_spare, spare=_spare_or_take),
}
