"""Words about grimoires and discard piles. [cards]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.vocabulary import SpellType
from magehall.games.colors_of_magic.cards.words.hands import (
    AllowFromDiscard,
    ChooseDiscarded,
    ExchangeWithDiscard,
    LookAtTop,
    MayBury,
    Whose,
)
from magehall.games.colors_of_magic.effects.answers import Kind, ask
from magehall.games.colors_of_magic.effects.cards_in_hand import card_options, discard_together, one_of, see
from magehall.games.colors_of_magic.effects.context import CARD, PLAYER, pick, picked
from magehall.games.colors_of_magic.effects.players import the_opponent
from magehall.games.colors_of_magic.effects.rule import WordRule
from magehall.games.colors_of_magic.model.deeds import Choose, Decline, PickCard
from magehall.games.colors_of_magic.model.events import CardBuried, CardTakenBack, TopOrdered
from magehall.games.colors_of_magic.model.frames.spells import Answer, Run
from magehall.games.colors_of_magic.model.pieces import Allowed
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import name_of, player_name, say
from magehall.games.colors_of_magic.piles.moving_cards import in_discard
from magehall.kernel.decision import Deed, Option
from magehall.kernel.flow import Flow

ORDER, BURY = "order", "bury"
GIVE_UP, TAKE_BACK, CHOOSE, MAY_CHOOSE = "exchange-give", "exchange-take", "from-discard", "may-from-discard"


# Grimoires


def _look_at_top(flow: Flow[Skirmish], run: Run, word: LookAtTop) -> None:
    """Show a player the top cards, perhaps to reorder them. Nobody else sees them. [cards.hidden]"""
    state = flow.state
    seat = state.invocation(run.invocation).seat
    named = picked(state.invocation(run.invocation), PLAYER)
    if word.whose is Whose.OWN:
        other: int | None = seat
    elif word.whose is Whose.NAMED and named:
        other = int(named[-1])
    else:
        other = the_opponent(flow, run)
    if other is None or other < 0 or seat < 0:
        return
    top = tuple(reversed(state.player(other).deck[-word.cards :]))
    see(flow, seat, other, top)
    if word.reorder and len(top) > 1:
        ask(flow, run.invocation, seat, ORDER, left=len(top), cards=top)


def _to_order(state: Skirmish, answer: Answer) -> Iterator[Option]:
    left = [card for card in answer.cards if card not in answer.chosen]
    return card_options(state, left, "cards.hidden")


def _take_order(flow: Flow[Skirmish], answer: Answer, deed: Deed) -> None:
    """The first one chosen is drawn first. Who knew these cards before does not know their order now."""
    state = flow.state
    left = [card for card in answer.cards if card not in answer.chosen]
    answer.chosen = (*answer.chosen, one_of(state, left, deed))
    if answer.left > 0:
        answer.go("ask")
        return
    owner = next(seat for seat in state.seats if answer.cards[0] in state.player(seat).deck)
    player = state.edit_player(owner)
    player.deck = [card for card in player.deck if card not in answer.cards] + list(reversed(answer.chosen))
    known = state.edit_known()
    for card in answer.cards:
        known[card] &= 1 << answer.seat
    flow.emit(
        TopOrdered(player=player_name(answer.seat), other=player_name(owner), count=len(answer.cards)),
        "cards.hidden",
    )


def _may_bury(flow: Flow[Skirmish], run: Run, _word: MayBury) -> None:
    """Its player sees the own top card, which may go to the bottom. [card.akashic-records]"""
    seat = flow.state.invocation(run.invocation).seat
    if seat >= 0 and flow.state.player(seat).deck:
        top = flow.state.player(seat).deck[-1]
        see(flow, seat, seat, (top,))
        ask(flow, run.invocation, seat, BURY, cards=(top,))


def _burials(state: Skirmish, answer: Answer) -> list[Option]:
    name = name_of(state.face(answer.cards[0]))
    return [
        Choose(BURY).option(say("option-bury", card=name), "card.akashic-records"),
        Decline().option(say("option-keep-on-top", card=name), "card.akashic-records"),
    ]


def _take_burial(flow: Flow[Skirmish], answer: Answer, deed: Deed) -> None:
    (card,) = answer.cards
    if isinstance(deed, Choose) and card in flow.state.player(answer.seat).deck:
        player = flow.state.edit_player(answer.seat)
        player.deck.remove(card)
        player.deck.insert(0, card)
        flow.emit(CardBuried(player=player_name(answer.seat)), "card.akashic-records")


# Discard piles


def _exchange(flow: Flow[Skirmish], run: Run, _word: ExchangeWithDiscard) -> None:
    """Exchange a card in hand for one of the discard pile. Without either nothing happens. [card.rewrite-history]"""
    seat = flow.state.invocation(run.invocation).seat
    if seat >= 0 and flow.state.player(seat).hand and flow.state.player(seat).discard:
        ask(flow, run.invocation, seat, GIVE_UP)


def _given_up(state: Skirmish, answer: Answer) -> Iterator[Option]:
    return card_options(state, state.player(answer.seat).hand, "card.rewrite-history")


def _take_given_up(flow: Flow[Skirmish], answer: Answer, deed: Deed) -> None:
    card = one_of(flow.state, flow.state.player(answer.seat).hand, deed)
    ask(flow, answer.invocation, answer.seat, TAKE_BACK, cards=(card,))


def _taken_back(state: Skirmish, answer: Answer) -> Iterator[Option]:
    return card_options(state, state.player(answer.seat).discard, "card.rewrite-history")


def _take_taken_back(flow: Flow[Skirmish], answer: Answer, deed: Deed) -> None:
    assert isinstance(deed, PickCard)
    state, seat = flow.state, answer.seat
    card = in_discard(state, seat, deed.card)
    assert card is not None, "only cards that lie there are offered"
    player = state.edit_player(seat)
    player.discard.remove(card)
    player.allowed = [one for one in player.allowed if one.card != card]
    player.hand.append(card)
    flow.emit(CardTakenBack(player=player_name(seat), card=name_of(state.face(card))), "card.rewrite-history")
    discard_together(flow, seat, answer.cards)


def _choose_discarded(flow: Flow[Skirmish], run: Run, word: ChooseDiscarded) -> None:
    """Choose a card of the own discard pile, if one fits. [card.thought-thief-familiar]"""
    seat = flow.state.invocation(run.invocation).seat
    if seat < 0:
        return
    cards = tuple(
        card
        for card in flow.state.player(seat).discard
        if word.but is None or CARDS[flow.state.face(card)].type is not word.but
    )
    if cards:
        ask(flow, run.invocation, seat, MAY_CHOOSE if word.may else CHOOSE, cards=cards)


def _discarded(state: Skirmish, answer: Answer) -> Iterator[Option]:
    yield from card_options(state, answer.cards, "spell.from-discard")
    if answer.kind == MAY_CHOOSE:
        yield Decline().option(say("option-decline"), "spell.from-discard")


def _take_discarded(flow: Flow[Skirmish], answer: Answer, deed: Deed) -> None:
    if isinstance(deed, PickCard):
        pick(flow.state, answer.invocation, CARD, deed.card)


def _allow(flow: Flow[Skirmish], run: Run, word: AllowFromDiscard) -> None:
    """The picked card may be cast this turn, and is then exiled. [card.living-grimoire]"""
    invocation = flow.state.invocation(run.invocation)
    for face in picked(invocation, CARD)[-1:]:
        card = in_discard(flow.state, invocation.seat, face)
        if card is not None and CARDS[face].type is not SpellType.CREATURE:
            flow.state.edit_player(invocation.seat).allowed.append(Allowed(card, word.discount))


KINDS: dict[str, Kind] = {
    ORDER: Kind("cards.hidden", _to_order, _take_order),
    BURY: Kind("card.akashic-records", _burials, _take_burial),
    GIVE_UP: Kind("card.rewrite-history", _given_up, _take_given_up),
    TAKE_BACK: Kind("card.rewrite-history", _taken_back, _take_taken_back),
    CHOOSE: Kind("spell.from-discard", _discarded, _take_discarded),
    MAY_CHOOSE: Kind("spell.from-discard", _discarded, _take_discarded),
}

RULES: dict[type, WordRule] = {
    LookAtTop: _look_at_top,
    MayBury: _may_bury,
    ExchangeWithDiscard: _exchange,
    ChooseDiscarded: _choose_discarded,
    AllowFromDiscard: _allow,
}
