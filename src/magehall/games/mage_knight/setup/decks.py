"""Decks, piles and offers of the set-up. [setup.decks]"""

from __future__ import annotations

from collections.abc import Iterable

from magehall.games.mage_knight.cards.advanced_actions import ADVANCED_ACTIONS
from magehall.games.mage_knight.cards.artifacts import ARTIFACTS
from magehall.games.mage_knight.cards.catalogue import HERO_CARDS, UNIT_CARDS
from magehall.games.mage_knight.cards.enemies import ENEMIES
from magehall.games.mage_knight.cards.kinds import UnitCard, Usage
from magehall.games.mage_knight.cards.ruins import RUINS
from magehall.games.mage_knight.cards.skills import SKILLS
from magehall.games.mage_knight.cards.spells import SPELLS
from magehall.games.mage_knight.cards.units import ELITE_UNITS, REGULAR_UNITS
from magehall.games.mage_knight.cards.vocabulary import Pile, Site
from magehall.games.mage_knight.heroes.offers import refill
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.round.offers import CARDS_ON_OFFER, deal_units
from magehall.kernel.flow import Flow


def fill_piles(flow: Flow[Quest]) -> None:
    """Shuffle the enemy tokens by their backs, and the ruins. [setup.enemies]"""
    piles = flow.state.edit_piles()
    for pile in Pile:
        tokens = [enemy.id for enemy in ENEMIES if enemy.pile is pile for _ in range(enemy.copies)]
        piles.enemies[pile] = tuple(flow.chance.shuffled(f"{pile} tokens", sorted(tokens)))
        piles.discarded[pile] = ()
    piles.ruins = flow.chance.shuffled("ruins", sorted(ruins.id for ruins in RUINS))


def shuffle_decks(flow: Flow[Quest]) -> None:
    """Shuffle artifacts, spells, advanced actions and units. Spells that harm others may stay in the box. [setup.decks]
    [friendly.spells]"""
    offers, agreement = flow.state.edit_offers(), flow.state.agreement
    offers.artifact_deck = _shuffled(flow, "artifacts", (card.id for card in ARTIFACTS))
    spells = (card.id for card in SPELLS if agreement.interactive_spells or not card.interactive)
    offers.spell_deck = _shuffled(flow, "spells", spells)
    kept = {card for seat in flow.state.seats for card in flow.state.hero(seat).drafted}
    actions = (card.id for card in ADVANCED_ACTIONS if card.id not in kept)
    offers.action_deck = _shuffled(flow, "advanced actions", actions)
    offers.regular_deck = _shuffled(flow, "regular units", _copies(REGULAR_UNITS))
    if agreement.elites:
        offers.elite_deck = _shuffled(
            flow, "elite units", _copies(unit for unit in ELITE_UNITS if unit.level <= agreement.unit_level)
        )


def _shuffled(flow: Flow[Quest], label: str, cards: Iterable[str]) -> list[str]:
    return flow.chance.shuffled(label, sorted(cards))


def _copies(units: Iterable[UnitCard]) -> list[str]:
    return [unit.id for unit in units for _ in range(unit.copies)]


def lay_out_offers(flow: Flow[Quest]) -> None:
    """Turn up three spells, three advanced actions and the first units. [setup.offers] [offers.units]"""
    offers = flow.state.edit_offers()
    for _ in range(CARDS_ON_OFFER):
        refill(flow, offers.spells, offers.spell_deck)
        refill(flow, offers.actions, offers.action_deck)
    deal_units(flow)
    if not flow.state.agreement.elites:
        _show_a_village_unit(flow)


def _show_a_village_unit(flow: Flow[Quest]) -> None:
    """The first offer of a first match has a unit for villages. [scenario.first-reconnaissance]"""
    offers = flow.state.edit_offers()
    if any(Site.VILLAGE in UNIT_CARDS[unit].sites for unit in offers.units):
        return
    place = next(p for p, unit in enumerate(offers.regular_deck) if Site.VILLAGE in UNIT_CARDS[unit].sites)
    offers.units[-1], offers.regular_deck[place] = offers.regular_deck[place], offers.units[-1]


def deed_deck(flow: Flow[Quest], hero: str) -> list[str]:
    """The sixteen cards a hero begins with, shuffled. [setup.deck]"""
    cards = [card for card, copies in HERO_CARDS[hero].deck.items() for _ in range(copies)]
    return flow.chance.shuffled("deck", sorted(cards))


def skill_pile(flow: Flow[Quest], hero: str) -> list[str]:
    """The skills of a hero, shuffled. The one that harms others may stay in the box. [setup.skills] [friendly.skills]"""
    interactive = flow.state.agreement.interactive_skills
    skills = [
        skill.id
        for skill in SKILLS
        if skill.hero == hero and (interactive or skill.usage is not Usage.INTERACTIVE)
    ]
    return flow.chance.shuffled("skills", sorted(skills))
