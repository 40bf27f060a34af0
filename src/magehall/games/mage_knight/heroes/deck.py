"""Deed decks of heroes: drawing, and cards that come on top. [cards.deck]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.catalogue import TACTIC_CARDS
from magehall.games.mage_knight.cards.kinds import When
from magehall.games.mage_knight.model.events.effects import CardDrawn
from magehall.games.mage_knight.model.frames.turn import DrawMore
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name
from magehall.kernel.flow import Flow


def draw_cards(flow: Flow[Quest], seat: int, count: int, rule: str) -> int:
    """Draw cards of the deed deck into hand, as many as there are. Returns how many. [cards.draw]"""
    hero = flow.state.edit_hero(seat)
    drawn, hero.deck = hero.deck[:count], hero.deck[count:]
    hero.hand += drawn
    for card in drawn:
        flow.tell((seat,), CardDrawn(hero=f"#{seat}", card=card_name(card)), rule)
    return len(drawn)


def draw_on(flow: Flow[Quest], seat: int, count: int, rule: str) -> None:
    """Draw cards for an effect. Where the deck runs out, Long Night may refill it in the middle. [cards.draw]
    [tactic.long-night]"""
    left = count - draw_cards(flow, seat, count, rule)
    hero = flow.state.hero(seat)
    refills = bool(hero.tactic) and TACTIC_CARDS[hero.tactic].when is When.DECK_EMPTY
    if left and refills and not hero.tactic_down and hero.discard:
        flow.call(DrawMore(seat, left, rule))


def put_on_deck(flow: Flow[Quest], seat: int, card: str) -> None:
    """Put a gained card on top of the deed deck. [gain.card]"""
    flow.state.edit_hero(seat).deck.insert(0, card)
