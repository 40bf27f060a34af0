"""Outlook: how much of the match is left, and what things are therefore worth. [round]"""

from __future__ import annotations

from magehall.games.mage_knight.bot.outcomes import FAME_WORTH, WOUND_WORTH
from magehall.games.mage_knight.cards.catalogue import TILE_CARDS
from magehall.games.mage_knight.cards.kinds import TileKind
from magehall.games.mage_knight.model.map_shapes import next_kind
from magehall.games.mage_knight.model.state import Quest

TURNS_A_ROUND = 5.0
DUMMY_CARDS, OWN_CARDS = 3.6, 3.2
"""How many cards a turn takes of the dummy's deck and of one's own, about."""

TURN_WORTH = 1.7
"""What a turn more is worth, about."""

FOUND_WORTH = 7.0
"""What finding the city is worth beside its tile: it is what the scenario is about."""

NEW_LAND, LAST_NEW_LAND = 1.0, 0.2


def rounds_left(state: Quest) -> int:
    """How many rounds follow the present one."""
    return 0 if state.calendar.ending else max(0, state.agreement.rounds - state.calendar.round)


def turns_left(state: Quest, seat: int) -> float:
    """How many turns a player will still have after this one, about."""
    calendar = state.calendar
    if calendar.ending:
        return float(seat in calendar.last_turns and calendar.last_turns.count(seat) > 1)
    later = TURNS_A_ROUND * rounds_left(state)
    if calendar.announced is not None:
        return later
    hero, dummy = state.hero(seat), state.dummy
    own = (len(hero.deck) + 0.5 * len(hero.hand)) / OWN_CARDS
    if dummy is not None:
        own = min(own, len(dummy.deck) / DUMMY_CARDS + 1)
    return later + own


def wound_worth(state: Quest, seat: int) -> float:
    """What a wound costs: two points in the end, and places in hands to come."""
    return 2.0 + (WOUND_WORTH - 2.0) * min(1.0, turns_left(state, seat) / 4)


def explore_worth(state: Quest, seat: int, center: str) -> float:
    """What revealing a tile at a position is worth. Where the city ends the match, not too early. [scenario.end]"""
    agreement, left = state.agreement, turns_left(state, seat)
    land = NEW_LAND if left >= 1 else LAST_NEW_LAND
    worth = FAME_WORTH * agreement.fame_per_tile + land
    if next_kind(state, center) is not TileKind.CORE:
        return worth
    core = [tile for tile in state.realm.deck if TILE_CARDS[tile].kind is TileKind.CORE]
    cities = agreement.cities - len(state.realm.cities)
    chance = min(1.0, max(0, cities) / len(core)) if core else 0.0
    if agreement.ends_at_city:
        return worth + chance * (FOUND_WORTH - TURN_WORTH * max(0.0, left - 1.0))
    return worth + 2.0 * chance
