"""Places that attract a hero, by what can be done there later. [map]"""

from __future__ import annotations

from collections.abc import Sequence

from magehall.games.mage_knight.bot.goals import mark_worth, spoils
from magehall.games.mage_knight.bot.outlook import explore_worth, turns_left
from magehall.games.mage_knight.cards.vocabulary import Site
from magehall.games.mage_knight.combat.sites import LAIRS
from magehall.games.mage_knight.model.hexes import distance, tile_neighbors
from magehall.games.mage_knight.model.map_shapes import why_not_position
from magehall.games.mage_knight.model.realm import (
    city_at,
    ground_at,
    is_hostile,
    rampages_at,
    revealed_spaces,
    site_at,
)
from magehall.games.mage_knight.model.state import Quest

NEARER = 0.72
"""What is left of the worth of a place for each step one is away from it."""

LONGING = 0.7
"""How much being nearer to something counts against having it."""

FOE, LAIR, GARRISON, MARKET, CITY = 2.5, 2.5, 3.0, 2.0, 14.0
UNKNOWN = 1.6
"""How much more than its own worth an unknown tile draws."""


def longing(space: str, places: Sequence[tuple[str, float]]) -> float:
    """How good a space is as a start for turns to come."""
    best = second = 0.0
    for place, worth in places:
        value = worth * NEARER ** distance(space, place)
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return best + 0.4 * second


def attractions(state: Quest, seat: int) -> list[tuple[str, float]]:
    """Places with something to do in later turns, each with its worth."""
    return [*_positions(state, seat), *_sites(state, seat)] if turns_left(state, seat) >= 1 else []


def _positions(state: Quest, seat: int) -> list[tuple[str, float]]:
    """Where tiles may still be revealed. [explore.place]"""
    tiles = state.realm.tiles
    found: list[tuple[str, float]] = []
    for center in dict.fromkeys(near for middle in tiles for near in tile_neighbors(middle)):
        if center not in tiles and why_not_position(state, center) is None:
            worth = explore_worth(state, seat, center)
            if worth > 0:
                found.append((center, UNKNOWN * worth))
    return found


def _sites(state: Quest, seat: int) -> list[tuple[str, float]]:
    """Where enemies wait, or people to deal with. [sites]"""
    found: list[tuple[str, float]] = []
    for space in revealed_spaces(state):
        ground = ground_at(state, space)
        if ground is None or (ground.site is None and ground.rampaging is None):
            continue
        if rampages_at(state, space):
            found.append((space, FOE))
        site = site_at(state, space)
        if site is None:
            continue
        if is_hostile(state, seat, space):
            city, garrison = city_at(state, space), GARRISON + spoils(state, space, site)
            found.append((space, garrison if city is None else 0.0 if city.closed else CITY))
        elif site in LAIRS and not state.realm.shields.get(space):
            found.append((space, LAIR + spoils(state, space, site)))
        elif site is Site.VILLAGE or site is Site.MONASTERY:
            found.append((space, MARKET))
        elif site is Site.GLADE and (worth := mark_worth(state, seat, space)):
            found.append((space, worth))
    return found
