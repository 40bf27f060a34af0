"""Offers of cards: what lies there, taking and refilling. [offers]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.vocabulary import Kind
from magehall.games.mage_knight.model.events.effects import CardOffered, CardTaken
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name
from magehall.kernel.flow import Flow


def offered(state: Quest, kind: Kind) -> list[str]:
    """The spells or the advanced actions on offer; not those among the units. [offers]"""
    return state.offers.spells if kind is Kind.SPELL else state.offers.actions


def take_from_offer(flow: Flow[Quest], seat: int, kind: Kind, card: str) -> None:
    """Take a card out of its offer, which is refilled at the top. The caller says where it goes. [offers.refill]"""
    offers = flow.state.edit_offers()
    offer, deck = (
        (offers.spells, offers.spell_deck) if kind is Kind.SPELL else (offers.actions, offers.action_deck)
    )
    offer.remove(card)
    flow.emit(CardTaken(hero=f"#{seat}", card=card_name(card)), "offers.refill")
    refill(flow, offer, deck)


def refill(flow: Flow[Quest], offer: list[str], deck: list[str]) -> None:
    """Turn up the top card of a deck at the top of its offer. [offers.refill]"""
    if deck:
        offer.insert(0, deck.pop(0))
        flow.emit(CardOffered(card=card_name(offer[0])), "offers.refill")
