"""Achievements of heroes that count in the end. [score]"""

from __future__ import annotations

from collections.abc import Callable

from magehall.games.mage_knight.cards.catalogue import DEED_CARDS, UNIT_CARDS, WOUND
from magehall.games.mage_knight.cards.vocabulary import Kind, Site
from magehall.games.mage_knight.model.realm import ADVENTURES, ground_at, owned_sites
from magehall.games.mage_knight.model.state import Quest

CONQUESTS = (Site.KEEP, Site.MAGE_TOWER, Site.MONASTERY)
KEEP, TOWER = 3, 2


def deed_cards(state: Quest, seat: int) -> list[str]:
    """All deed cards of a player, wherever they are; the banners of units too. [score.cards]"""
    hero = state.hero(seat)
    banners = [unit.banner for unit in state.units(seat) if unit.banner]
    return [*hero.deck, *hero.hand, *hero.discard, *hero.spared, *banners]


def _count(state: Quest, seat: int, kind: Kind) -> int:
    cards = deed_cards(state, seat)
    return sum(card in DEED_CARDS and DEED_CARDS[card].kind is kind for card in cards)


def knowledge(state: Quest, seat: int) -> int:
    """Two for a spell, one for an advanced action. [score.knowledge]"""
    return 2 * _count(state, seat, Kind.SPELL) + _count(state, seat, Kind.ADVANCED_ACTION)


def loot(state: Quest, seat: int) -> int:
    """Two for an artifact, one for two crystals. [score.loot]"""
    crystals = sum(state.hero(seat).crystals.values())
    return 2 * _count(state, seat, Kind.ARTIFACT) + crystals // 2


def leading(state: Quest, seat: int) -> int:
    """The levels of one's units, half of it for a wounded one. [score.leader]"""
    return sum(
        UNIT_CARDS[unit.card].level // 2 if unit.wounds else UNIT_CARDS[unit.card].level
        for unit in state.units(seat)
    )


def shields_on(state: Quest, seat: int, sites: tuple[Site, ...]) -> int:
    """How many shields a player has on sites of these kinds, secret ones too. [score.conqueror]"""
    found = 0
    for space, shields in state.realm.shields.items():
        ground = ground_at(state, space)
        site = state.realm.secrets.get(space) or (ground.site if ground is not None else None)
        found += (site in sites) * shields.count(seat)
    return found


def conquests(state: Quest, seat: int) -> int:
    """Two for each shield on a keep, mage tower or monastery. [score.conqueror]"""
    return 2 * shields_on(state, seat, CONQUESTS)


def adventures(state: Quest, seat: int) -> int:
    """Two for each shield on an adventure site. [score.adventurer]"""
    return 2 * shields_on(state, seat, ADVENTURES)


def beating(state: Quest, seat: int) -> int:
    """Two less for each wound among one's cards. [score.beating]"""
    return -2 * deed_cards(state, seat).count(WOUND)


def holdings(state: Quest, seat: int) -> int:
    """Three for each keep, two for each tower that one owns. [score.holdings]"""
    keeps, towers = (owned_sites(state, seat, site) for site in (Site.KEEP, Site.MAGE_TOWER))
    return KEEP * len(keeps) + TOWER * len(towers)


ACHIEVEMENTS: dict[str, Callable[[Quest, int], int]] = {
    "knowledge": knowledge,
    "loot": loot,
    "leader": leading,
    "conqueror": conquests,
    "adventurer": adventures,
    "beating": beating,
}
