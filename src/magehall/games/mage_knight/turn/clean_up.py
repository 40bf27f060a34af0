"""Clean-up of the play area at the end of a turn, and glades. [turn.clean-up]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.catalogue import DEED_CARDS, WOUND
from magehall.games.mage_knight.cards.vocabulary import Site
from magehall.games.mage_knight.cards.words.gains import TakeBackPlayedCards
from magehall.games.mage_knight.heroes.gains import MOST_CRYSTALS
from magehall.games.mage_knight.model.deeds.turn import ReturnCard, ThrowReceived, UseGlade
from magehall.games.mage_knight.model.events.turn import (
    CardReturned,
    CardsTakenBack,
    CrystalsRefunded,
    WoundsThrownAway,
)
from magehall.games.mage_knight.model.frames.duel import EndPart
from magehall.games.mage_knight.model.frames.turn import FinishTurn
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.realm import site_at
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow

HAND, DISCARD, NONE = "hand", "discard", "none"


# Wounds of this turn


def _received(state: Quest, seat: int) -> int:
    """How many wounds of this turn are still among a hero's cards."""
    hero = state.hero(seat)
    return min(state.turn(seat).received, hero.hand.count(WOUND) + hero.discard.count(WOUND))


def ask_protection(finishing: FinishTurn | EndPart, flow: Flow[Quest]) -> Asked:
    """All wounds received this turn may be thrown away. [card.banner-of-protection]"""
    state, seat = flow.state, finishing.seat
    return PROTECTING.ask(state, seat) if state.turn(seat).protected and _received(state, seat) else None


def protect(finishing: FinishTurn | EndPart, flow: Flow[Quest]) -> None:
    if not flow.answers or not flow.deed(ThrowReceived).thrown:
        return
    seat = finishing.seat
    count = _received(flow.state, seat)
    hero = flow.state.edit_hero(seat)
    for _ in range(count):
        (hero.hand if WOUND in hero.hand else hero.discard).remove(WOUND)
    flow.emit(WoundsThrownAway(hero=f"#{seat}", count=count), "card.banner-of-protection")


def _protections(moment: Moment[Quest]) -> Iterator[Option]:
    words = say("option-throw-received", wounds=_received(moment.state, moment.seat))
    yield ThrowReceived(True).option(words, "card.banner-of-protection")
    yield ThrowReceived(False).option(say("option-keep-received"), "card.banner-of-protection")


def _anything(_moment: Moment[Quest], _deed: Deed) -> Verdict:
    return None


PROTECTING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-protection"), "card.banner-of-protection", _protections, _anything
)


# Cards that go back into the deck


def ask_return(finishing: FinishTurn, flow: Flow[Quest]) -> Asked:
    """A card that may go back into the deck, one after the other. [turn.return]"""
    turn = flow.state.turn(finishing.seat)
    return RETURNING.ask(flow.state, finishing.seat) if turn.returns else None


def put_back(finishing: FinishTurn, flow: Flow[Quest]) -> None:
    if not flow.answers:
        return
    seat = finishing.seat
    deed = flow.deed(ReturnCard)
    turn = flow.state.edit_turn(seat)
    on_top = turn.returns.pop(deed.card)
    if deed.back:
        turn.played.remove(deed.card)
        deck = flow.state.edit_hero(seat).deck
        deck.insert(0 if on_top else len(deck), deed.card)
        flow.emit(CardReturned(hero=f"#{seat}", card=card_name(deed.card)), "turn.return")
    finishing.go("ask_return")


def _returns(choice: Choice) -> Iterator[Option]:
    card = next(iter(choice.turn.returns))
    for back in (True, False):
        words = say("option-return-card" if back else "option-lay-off-card", card=card_name(card))
        yield ReturnCard(card, back).option(words, "turn.return")


def _why_not_return(choice: Choice, deed: Deed) -> Verdict:
    if not isinstance(deed, ReturnCard):
        return None
    if deed.card not in choice.turn.returns:
        return refuse("card-stays-played", "turn.return")
    under = deed.back and not choice.turn.returns[deed.card]
    return refuse("deck-empty", "turn.return") if under and not choice.hero.deck else None


RETURNING: Question[Quest, Choice] = Question(
    Choice, say("ask-return"), "turn.return", _returns, _why_not_return
)


# The rest


def clean_up(finishing: FinishTurn, flow: Flow[Quest]) -> None:
    """3. Mana goes back to the bank, the cards played to the discard pile. [turn.clean-up]"""
    seat = finishing.seat
    turn = flow.state.edit_turn(seat)
    hero = flow.state.edit_hero(seat)
    hero.mana = []
    played, turn.played = turn.played, []
    if turn.takes_back:
        kept = [card for card in played if not _takes_back(card)]
        hero.hand += kept
        flow.emit(CardsTakenBack(hero=f"#{seat}", count=len(kept)), "card.space-bending")
        played = [card for card in played if _takes_back(card)]
    hero.discard += played
    if turn.refunds:
        refund_crystals(flow, seat)


def _takes_back(card: str) -> bool:
    """Whether it is this card that brings the others back. [card.space-bending]"""
    return card in DEED_CARDS and any(
        isinstance(word, TakeBackPlayedCards) for word in DEED_CARDS[card].strong
    )


def refund_crystals(flow: Flow[Quest], seat: int) -> None:
    """Crystals used this turn come back. [card.crystal-mastery]"""
    crystals = flow.state.edit_hero(seat).crystals
    spent = flow.state.turn(seat).crystals_spent
    for color in spent:
        crystals[color] = min(crystals.get(color, 0) + 1, MOST_CRYSTALS)
    if spent:
        flow.emit(CrystalsRefunded(hero=f"#{seat}", count=len(spent)), "card.crystal-mastery")


# A glade


def visit_glade(finishing: FinishTurn, flow: Flow[Quest]) -> Asked:
    """4. a) At a glade a wound of the hand or the discard pile may be thrown away. Whoever holds cards is asked, so that
    the question tells nobody of wounds among them. [site.glade]"""
    hero = flow.state.hero(finishing.seat)
    perhaps = bool(hero.hand) or WOUND in hero.discard
    if not perhaps or site_at(flow.state, hero.space) is not Site.GLADE:
        return None
    return AT_GLADE.ask(flow.state, finishing.seat)


def heal_at_glade(finishing: FinishTurn, flow: Flow[Quest]) -> None:
    if not flow.answers:
        return
    pile = flow.deed(UseGlade).pile
    if pile != NONE:
        hero = flow.state.edit_hero(finishing.seat)
        (hero.hand if pile == HAND else hero.discard).remove(WOUND)
        flow.emit(WoundsThrownAway(hero=f"#{finishing.seat}", count=1), "site.glade")


def _glade_options(_moment: Moment[Quest]) -> Iterator[Option]:
    for pile in (HAND, DISCARD, NONE):
        yield UseGlade(pile).option(say(f"option-glade-{pile}"), "site.glade")


def _why_not_glade(moment: Moment[Quest], deed: Deed) -> Verdict:
    if not isinstance(deed, UseGlade) or deed.pile == NONE:
        return None
    hero = moment.state.hero(moment.seat)
    cards = {HAND: hero.hand, DISCARD: hero.discard}.get(deed.pile, [])
    return None if WOUND in cards else refuse("no-wound-there", "site.glade")


AT_GLADE: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-glade"), "site.glade", _glade_options, _why_not_glade
)
