"""Words about hands, mana and tokens. [cards]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.colors_of_magic.cards.vocabulary import On
from magehall.games.colors_of_magic.cards.words.hands import (
    Discount,
    Draw,
    GainMana,
    GainTokens,
    LookAtHand,
    LoseMana,
    OpponentDiscards,
    OpponentDraws,
    ReturnToHand,
    RevealCard,
    Tax,
)
from magehall.games.colors_of_magic.effects.answers import Kind, ask
from magehall.games.colors_of_magic.effects.cards_in_hand import card_options, discard_together, one_of, see
from magehall.games.colors_of_magic.effects.context import CARD, amount_of, picked, standpoint
from magehall.games.colors_of_magic.effects.players import the_opponent
from magehall.games.colors_of_magic.effects.rule import WordRule
from magehall.games.colors_of_magic.happenings.happen import happen
from magehall.games.colors_of_magic.happenings.paying import gain_tokens
from magehall.games.colors_of_magic.model.events import CardShown, ManaGained, ManaLost
from magehall.games.colors_of_magic.model.frames.combat import Death
from magehall.games.colors_of_magic.model.frames.spells import Answer, Run
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.pieces import NO_CARD, Reduction
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import name_of, player_name
from magehall.games.colors_of_magic.piles.knowledge import EVERYONE, show_to
from magehall.games.colors_of_magic.piles.moving_cards import draw, in_hand
from magehall.kernel.decision import Deed, Option
from magehall.kernel.flow import Flow

DISCARD, REVEAL = "discard", "reveal"


# Drawing, mana, tokens


def draw_cards(flow: Flow[Skirmish], seat: int, cards: int) -> None:
    """Draw outside the draw of three: those who wait for that learn of it. [cards.draw]"""
    if seat < 0 or cards <= 0:
        return
    drawn = draw(flow, seat, cards)
    if drawn:
        happen(flow, Happening(On.DRAWN, seat, flow.state.mage_of(seat), amount=drawn))


def _draw(flow: Flow[Skirmish], run: Run, word: Draw) -> None:
    at = standpoint(flow.state, run)
    draw_cards(flow, at.seat, amount_of(at, word.cards))


def _opponent_draws(flow: Flow[Skirmish], run: Run, word: OpponentDraws) -> None:
    seat = the_opponent(flow, run)
    if seat is not None:
        draw_cards(flow, seat, word.cards)


def _gain_mana(flow: Flow[Skirmish], run: Run, word: GainMana) -> None:
    seat = flow.state.invocation(run.invocation).seat
    if seat >= 0:
        flow.state.edit_player(seat).mana += word.mana
        flow.emit(ManaGained(player=player_name(seat), mana=word.mana), "turn.mana")


def _lose_mana(flow: Flow[Skirmish], run: Run, word: LoseMana) -> None:
    """As much as there is. [card.mana-drain]"""
    seat = the_opponent(flow, run)
    if seat is None:
        return
    lost = min(word.mana, flow.state.player(seat).mana)
    if lost:
        flow.state.edit_player(seat).mana -= lost
        flow.emit(ManaLost(player=player_name(seat), mana=lost), "turn.mana")


def _gain_tokens(flow: Flow[Skirmish], run: Run, word: GainTokens) -> None:
    at = standpoint(flow.state, run)
    gain_tokens(flow, at.seat, amount_of(at, word.tokens))


def _discount(flow: Flow[Skirmish], run: Run, word: Discount) -> None:
    """The next spell, the next creature, or the picked card costs less. [spell.reductions]"""
    at = standpoint(flow.state, run)
    if at.seat < 0:
        return
    card = NO_CARD
    if word.picked:
        faces = picked(flow.state.invocation(run.invocation), CARD)
        found = in_hand(flow.state, at.seat, faces[0]) if faces else None
        if found is None:
            return
        card = found
    reduction = Reduction(amount_of(at, word.amount), creatures=word.creatures, card=card)
    flow.state.edit_player(at.seat).reductions.append(reduction)


def _tax(flow: Flow[Skirmish], run: Run, word: Tax) -> None:
    seat = the_opponent(flow, run)
    if seat is not None:
        flow.state.edit_player(seat).taxes.append(word.mana)


# Hands


def _opponent_discards(flow: Flow[Skirmish], run: Run, word: OpponentDiscards) -> None:
    """The opponent chooses; who has fewer discards all. [card.wind-disruption]"""
    seat = the_opponent(flow, run)
    if seat is None:
        return
    hand = tuple(flow.state.player(seat).hand)
    if len(hand) <= word.cards:
        discard_together(flow, seat, hand)
    else:
        ask(flow, run.invocation, seat, DISCARD, left=word.cards)


def _left_in_hand(state: Skirmish, answer: Answer) -> list[int]:
    return [card for card in state.player(answer.seat).hand if card not in answer.chosen]


def _discards(state: Skirmish, answer: Answer) -> Iterator[Option]:
    return card_options(state, _left_in_hand(state, answer), "cards.discard")


def _take_discard(flow: Flow[Skirmish], answer: Answer, deed: Deed) -> None:
    answer.chosen = (*answer.chosen, one_of(flow.state, _left_in_hand(flow.state, answer), deed))
    if answer.left > 0:
        answer.go("ask")
    else:
        discard_together(flow, answer.seat, answer.chosen)


def _look_at_hand(flow: Flow[Skirmish], run: Run, _word: LookAtHand) -> None:
    """Its player alone sees the whole hand. [cards.hidden]"""
    other = the_opponent(flow, run)
    seat = flow.state.invocation(run.invocation).seat
    if other is not None and seat >= 0:
        see(flow, seat, other, flow.state.player(other).hand)


def _reveal_card(flow: Flow[Skirmish], run: Run, _word: RevealCard) -> None:
    other = the_opponent(flow, run)
    if other is not None and flow.state.player(other).hand:
        cards = tuple(flow.state.player(other).hand)
        ask(flow, run.invocation, flow.state.invocation(run.invocation).seat, REVEAL, cards=cards)


def _revealable(state: Skirmish, answer: Answer) -> Iterator[Option]:
    return card_options(state, answer.cards, "card.wind-revelation")


def _take_reveal(flow: Flow[Skirmish], answer: Answer, deed: Deed) -> None:
    """The card lies open until end of turn, and may be played as usual. [card.wind-revelation]"""
    state = flow.state
    card = one_of(state, answer.cards, deed)
    other = next((seat for seat in state.seats if card in state.player(seat).hand), None)
    if other is not None:
        show_to(state, card, EVERYONE)
        state.edit_player(other).shown.append(card)
        flow.emit(
            CardShown(player=player_name(other), card=name_of(state.face(card))), "card.wind-revelation"
        )


def _return_to_hand(flow: Flow[Skirmish], run: Run, _word: ReturnToHand) -> None:
    """Its card goes to the hand and not to the discard pile. [card.animated_gargoyle]"""
    at = standpoint(flow.state, run)
    died = at.happening.subject if at.happening is not None else at.source_creature()
    for death in flow.state.running(Death):
        if died in death.creatures and died not in death.returned:
            death.returned = (*death.returned, died)


KINDS: dict[str, Kind] = {
    DISCARD: Kind("cards.discard", _discards, _take_discard),
    REVEAL: Kind("card.wind-revelation", _revealable, _take_reveal),
}

RULES: dict[type, WordRule] = {
    Draw: _draw,
    OpponentDraws: _opponent_draws,
    GainMana: _gain_mana,
    LoseMana: _lose_mana,
    GainTokens: _gain_tokens,
    Discount: _discount,
    Tax: _tax,
    OpponentDiscards: _opponent_discards,
    LookAtHand: _look_at_hand,
    RevealCard: _reveal_card,
    ReturnToHand: _return_to_hand,
}
