"""Deed decks of heroes: drawing, and cards that come on top. [cards.deck]"""

from __future__ import annotations

from magehall.games.mage_knight.model.events.effects import CardDrawn
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


def put_on_deck(flow: Flow[Quest], seat: int, card: str) -> None:
    """Put a gained card on top of the deed deck. [gain.card]"""
    flow.state.edit_hero(seat).deck.insert(0, card)
