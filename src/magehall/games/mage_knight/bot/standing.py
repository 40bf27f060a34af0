"""Evaluation of a player's standing, in points of the final score. It counts what is there and what may still be hoped
for. [score]"""

from __future__ import annotations

from magehall.games.mage_knight.bot.arsenal import CARD_PRICE
from magehall.games.mage_knight.bot.outlook import (
    FOUND_WORTH,
    OWN_CARDS,
    rounds_left,
    turns_in_round,
    turns_left,
)
from magehall.games.mage_knight.bot.places import LONGING, attractions, longing
from magehall.games.mage_knight.bot.worth import card_power, skill_power, unit_power
from magehall.games.mage_knight.cards.catalogue import DEED_CARDS, TILE_CARDS, WOUND
from magehall.games.mage_knight.cards.kinds import TileKind
from magehall.games.mage_knight.cards.vocabulary import Kind, Site
from magehall.games.mage_knight.heroes.achievements import ACHIEVEMENTS, deed_cards
from magehall.games.mage_knight.model.agreement import Aim, Scores
from magehall.games.mage_knight.model.frames.turn import FinishTurn
from magehall.games.mage_knight.model.pieces import NOWHERE
from magehall.games.mage_knight.model.realm import rampages_at, site_at
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.games.mage_knight.scenarios.scoring import city_points, outcome
from magehall.games.mage_knight.turn.ending import aim_reached

TURN_WORTH = 2.2
"""What a turn to come is worth beside what is already counted."""

BASIC_POWER = 2.4
"""What a usual card of the first deck does."""

PER_FAME, PER_WOUND, PER_REPUTATION, PER_CRYSTAL = 0.35, 0.08, 0.25, 0.35
PER_CARD_POWER, PER_SKILL_POWER, PER_UNIT_POWER = 0.022, 0.04, 0.28
PER_FOE, PER_SITE, PER_SHIELD = 0.35, 0.3, 0.6
BARE_CARD = 0.02
CITY_SHIELD, CITY_CONQUERED = 1.5, 10.0


def standing(state: Quest, seat: int) -> float:
    """What a player may expect to score in the end, about."""
    hero = state.hero(seat)
    now = _turn_at_hand(state, seat)
    left = turns_left(state, seat) + now
    total = float(hero.fame + sum(score(state, seat) for score in ACHIEVEMENTS.values()))
    if state.agreement.scores is Scores.CITIES:
        total += city_points(state, seat)
    share = min(1.0, left / 10.0)
    total += PER_FAME * share * hero.fame + TURN_WORTH * left
    total += share * PER_REPUTATION * hero.reputation + share * PER_CRYSTAL * sum(hero.crystals.values())
    total += _power(state, seat, left)
    total += _cards_at_hand(state, seat, now)
    if hero.space != NOWHERE and left >= 1:
        total += LONGING * longing(hero.space, attractions(state, seat))
    total += share * _opportunities(state)
    return total + _progress(state)


def _power(state: Quest, seat: int, left: float) -> float:
    """What cards, skills and units will still do."""
    hero = state.hero(seat)
    total = 0.0
    for card in deed_cards(state, seat):
        if card == WOUND:
            total -= PER_WOUND * left
        elif card in DEED_CARDS and DEED_CARDS[card].kind is not Kind.BASIC_ACTION:
            total += PER_CARD_POWER * left * (card_power(card) - 0.5 * BASIC_POWER)
    total += PER_SKILL_POWER * left * sum((skill_power(skill) for skill in hero.skills), 0.0)
    rounds = rounds_left(state)
    for unit in state.units(seat):
        uses = rounds + (0.6 if unit.ready and left >= 1 else 0.0)
        total += PER_UNIT_POWER * unit_power(unit.card) * uses * (0.35 if unit.wounds else 1.0)
    return total


def _turn_at_hand(state: Quest, seat: int) -> float:
    """1 while the present turn of a player still has its action, else 0. [turn]"""
    if not state.has_turn(seat) or state.find(FinishTurn) is not None:
        return 0.0
    return float(state.turn(seat).stage in (Stage.BEFORE, Stage.MOVEMENT))


def _cards_at_hand(state: Quest, seat: int, now: float) -> float:
    """What the cards left for this round are worth. Those beyond what its turns can play count little."""
    hero = state.hero(seat)
    cards = sum(card != WOUND for card in (*hero.deck, *hero.hand))
    turns = turns_in_round(state, seat) + now
    return CARD_PRICE * min(float(cards), (OWN_CARDS + 0.8) * turns) + BARE_CARD * cards


def _opportunities(state: Quest) -> float:
    """What the map offers to all."""
    total = 0.0
    realm = state.realm
    for space in realm.tokens:
        total += PER_FOE if rampages_at(state, space) else PER_SITE
    for center, placed in realm.tiles.items():
        tile = TILE_CARDS[placed.tile]
        if tile.kind is not TileKind.START and site_at(state, center) is Site.VILLAGE:
            total += PER_SITE
    return total


def _progress(state: Quest) -> float:
    """How far the aim of the scenario is. [scenario.end]"""
    if state.agreement.aim is Aim.CITY_REVEALED:
        return FOUND_WORTH if aim_reached(state) else 0.0
    total = 0.0
    for city in state.realm.cities.values():
        fallen = not city.garrison and not city.closed
        total += CITY_CONQUERED * fallen + CITY_SHIELD * len(city.shields)
    return total


def final_score(state: Quest, seat: int) -> float:
    """The score at the end, with what the aim is worth."""
    result = outcome(state)
    found = FOUND_WORTH if state.agreement.aim is Aim.CITY_REVEALED and aim_reached(state) else 0.0
    return result.scores[seat] + found
