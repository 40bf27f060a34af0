"""Offers of units, advanced actions and spells from round to round. [offers]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.catalogue import UNIT_CARDS
from magehall.games.mage_knight.cards.vocabulary import Site
from magehall.games.mage_knight.heroes.offers import refill
from magehall.games.mage_knight.model.events.effects import UnitOffered
from magehall.games.mage_knight.model.events.movement import MonasteryCardOffered
from magehall.games.mage_knight.model.realm import core_revealed, revealed_spaces, site_at
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name
from magehall.games.mage_knight.round.source import supply
from magehall.kernel.flow import Flow

CARDS_ON_OFFER = 3
"""Spells, and advanced actions. [setup.offers]"""


def renew_units(flow: Flow[Quest]) -> None:
    """Renew the offer of units and of the monasteries' actions. The old ones go under their decks. [offers.units]"""
    offers = flow.state.edit_offers()
    for card in offers.units:
        (offers.elite_deck if UNIT_CARDS[card].elite else offers.regular_deck).append(card)
    offers.action_deck += offers.monastery
    offers.units, offers.monastery = [], []
    deal_units(flow)
    deal_monastery_actions(flow)


def deal_units(flow: Flow[Quest]) -> None:
    """Deal the unit offer. It has regular ones, and once a core tile lies elite and regular in turn. [offers.units]"""
    state = flow.state
    offers = state.edit_offers()
    mixed = elites_on_offer(state)
    for place in range(supply(state)):
        elite = mixed and place % 2 == 0
        deck = offers.elite_deck if elite else offers.regular_deck
        if not deck and mixed:
            deck = offers.regular_deck if elite else offers.elite_deck
        if deck:
            offers.units.append(deck.pop(0))
            flow.emit(UnitOffered(unit=card_name(offers.units[-1])), "offers.units")


def elites_on_offer(state: Quest) -> bool:
    """Whether elite units come into the offer. They do with the first core tile, or from a round on. [offers.units]
    [scenario.conquer-and-hold]"""
    agreement = state.agreement
    if agreement.elites_from:
        return state.calendar.round >= agreement.elites_from
    return core_revealed(state) and agreement.elites


def deal_monastery_actions(flow: Flow[Quest]) -> None:
    """An advanced action among the units for each monastery that stands. Where cards run short, their own offer comes
    first. [offers.monastery]"""
    standing = [s for s in revealed_spaces(flow.state) if site_at(flow.state, s) is Site.MONASTERY]
    offers = flow.state.edit_offers()
    for _ in standing[: _actions_to_spare(flow.state)]:
        if offers.action_deck:
            offers.monastery.append(offers.action_deck.pop(0))
            flow.emit(MonasteryCardOffered(card=card_name(offers.monastery[-1])), "offers.monastery")


def _actions_to_spare(state: Quest) -> int:
    """How many advanced actions the refresh of their offer leaves. The lowest one, unless a dummy player gets it, can come
    back to the offer. [offers.refresh] [dummy.gains]"""
    offers, goes = state.offers, bool(state.offers.actions)
    wanted = CARDS_ON_OFFER - len(offers.actions) + goes
    comes_back = goes and state.dummy is None
    return max(0, len(offers.action_deck) + comes_back - wanted)


def refresh_actions(flow: Flow[Quest]) -> str | None:
    """Take the lowest advanced action away and fill up from the top. Returns what goes to a dummy player; without one it
    goes under its deck. [offers.refresh] [dummy.gains]"""
    offers = flow.state.edit_offers()
    lowest = offers.actions.pop() if offers.actions else None
    if lowest is not None and flow.state.dummy is None:
        offers.action_deck.append(lowest)
    _fill_up(flow, offers.actions, offers.action_deck)
    return lowest


def refresh_spells(flow: Flow[Quest]) -> str | None:
    """Put the lowest spell under its deck and fill up from the top. Returns the spell that left. [offers.refresh]"""
    offers = flow.state.edit_offers()
    lowest = offers.spells.pop() if offers.spells else None
    if lowest is not None:
        offers.spell_deck.append(lowest)
    _fill_up(flow, offers.spells, offers.spell_deck)
    return lowest


def _fill_up(flow: Flow[Quest], offer: list[str], deck: list[str]) -> None:
    """Fill an offer as far as its deck goes. That is one card, unless there were too few before. [offers.refresh]"""
    while deck and len(offer) < CARDS_ON_OFFER:
        refill(flow, offer, deck)
