"""Outlook: how much of the match is left, and what things are therefore worth. [round]"""

from __future__ import annotations

from magehall.games.mage_knight.bot.outcomes import FAME_WORTH, WOUND_WORTH
from magehall.games.mage_knight.cards.catalogue import TILE_CARDS, WOUND
from magehall.games.mage_knight.cards.kinds import TileKind
from magehall.games.mage_knight.model.agreement import Aim
from magehall.games.mage_knight.model.map_shapes import next_kind
from magehall.games.mage_knight.model.state import Quest

TURNS_A_ROUND = 5.0
DUMMY_CARDS, OWN_CARDS = 3.6, 3.2
"""How many cards a turn takes of the dummy's deck and of one's own, about."""

LAST_TURNS = 1.3
"""How many turns follow when the dummy's deck is out, about: it announces the end, and everybody has one more."""

LAST_TURN_THRIFT, LEAST_THRIFT, MOST_THRIFT = 0.2, 0.5, 1.5
USUAL_CARDS = 3.0
"""How many cards a turn usually takes."""

TURN_WORTH = 2.6
"""What a turn more is worth, about."""

FOUND_WORTH = 7.0
"""What finding the city is worth beside its tile: it is what the scenario is about."""

LATE, TOO_EARLY = 3.6, -1.0
"""With more turns left than that nobody looks for the city yet."""

NEW_LAND, LAST_NEW_LAND = 1.0, 0.2

TOWARD_CITIES, CITY_SEEN = 2.5, 4.0
"""What a tile is worth besides where cities must be conquered and not all are found, and what finding one is worth."""


def rounds_left(state: Quest) -> int:
    """How many rounds follow the present one."""
    return 0 if state.calendar.ending else max(0, state.agreement.rounds - state.calendar.round)


def turns_in_round(state: Quest, seat: int) -> float:
    """Estimate of the turns a player still has in this round. The present one is not counted. [round.announce]"""
    calendar = state.calendar
    if calendar.announced is not None or calendar.ending:
        return 0.0
    turns = [_until_out(len(state.hero(other).deck), len(state.hero(other).hand)) for other in state.seats]
    dummy = state.dummy
    if dummy is not None:
        turns[seat] += 2.0
        turns.append(len(dummy.deck) / DUMMY_CARDS + LAST_TURNS)
    return min(turns)


def _until_out(deck: int, hand: int) -> float:
    """How many turns a hand and a deck last after the present one."""
    return max(0.0, (deck + hand) / OWN_CARDS - 1.0)


def turns_left(state: Quest, seat: int) -> float:
    """Estimate of the turns a player still has in the match. The present one is not counted."""
    calendar = state.calendar
    if calendar.ending:
        return float(seat in calendar.last_turns and calendar.last_turns.count(seat) > 1)
    return TURNS_A_ROUND * rounds_left(state) + turns_in_round(state, seat)


def thrift(state: Quest, seat: int) -> float:
    """How dear cards are now. The fewer are left for the turns of this round, the dearer; in its last turn they are
    lost anyway."""
    turns = turns_in_round(state, seat)
    if turns < 1:
        return LAST_TURN_THRIFT
    hero = state.hero(seat)
    cards = len(hero.deck) + sum(card != WOUND for card in hero.hand)
    return min(MOST_THRIFT, max(LEAST_THRIFT, USUAL_CARDS * (turns + 1) / max(1, cards)))


def wound_worth(state: Quest, seat: int) -> float:
    """What a wound costs. It is two points in the end, and places in hands to come."""
    return 2.0 + (WOUND_WORTH - 2.0) * min(1.0, turns_left(state, seat) / 4)


def explore_worth(state: Quest, seat: int, center: str) -> float:
    """What revealing a tile at a position is worth. Where the city ends the match, not too early. [scenario.end]"""
    agreement, left = state.agreement, turns_left(state, seat)
    land = NEW_LAND if left >= 1 else LAST_NEW_LAND
    worth = FAME_WORTH * agreement.fame_per_tile + land
    cities = max(0, agreement.cities - len(state.realm.cities))
    if agreement.aim is Aim.CITIES_CONQUERED and cities and left >= 1:
        worth += TOWARD_CITIES
    if next_kind(state, center) is not TileKind.CORE:
        return worth
    if agreement.aim is Aim.CITY_REVEALED and left > LATE:
        return TOO_EARLY
    core = [tile for tile in state.realm.deck if TILE_CARDS[tile].kind is TileKind.CORE]
    chance = min(1.0, cities / len(core)) if core else 0.0
    if agreement.aim is Aim.CITY_REVEALED:
        return worth + chance * (FOUND_WORTH - TURN_WORTH * max(0.0, left - 1.0))
    return worth + CITY_SEEN * chance
