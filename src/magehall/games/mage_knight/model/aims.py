"""Aims of scenarios: what ends a match, and what nobody does any more then. [scenario.end]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.vocabulary import NIGHT, Site
from magehall.games.mage_knight.model.agreement import Aim
from magehall.games.mage_knight.model.realm import (
    are_allies,
    city_home,
    is_conquered,
    is_held,
    revealed_spaces,
    site_at,
)
from magehall.games.mage_knight.model.state import Quest


def aim_reached(state: Quest) -> bool:
    """Whether what the scenario ends with has happened. [scenario.end]"""
    aim = state.agreement.aim
    if aim is Aim.CITY_REVEALED:
        return bool(state.realm.cities)
    if aim is Aim.CITIES_CONQUERED:
        return conquered_cities(state) >= state.agreement.cities
    if aim is Aim.INCANTATIONS:
        return is_last_night(state) and all(state.hero(seat).chanted for seat in state.seats)
    if aim is Aim.AT_THE_PORTAL or state.realm.deck:
        return False
    if aim is Aim.MINES_FREED:
        return not any(is_held(state, space) for space in _with(state, Site.MINE))
    if aim is Aim.DUNGEONS_CONQUERED:
        return all(state.realm.shields.get(space) for space in _with(state, Site.DUNGEON, Site.TOMB))
    return len(state.seats) == 1 and all(
        state.realm.shields.get(space) for space in _with(state, Site.KEEP, Site.MAGE_TOWER)
    )


def _with(state: Quest, *sites: Site) -> list[str]:
    """The spaces of the map with such sites."""
    return [space for space in revealed_spaces(state) if site_at(state, space) in sites]


def is_last_night(state: Quest) -> bool:
    """Whether it is the last night of the match. [scenario.druid-nights]"""
    return state.time is NIGHT and state.night_number >= (state.agreement.rounds + 1) // 2


def conquered_cities(state: Quest) -> int:
    """How many cities are conquered; a Megapolis is one. [city.megapolis]"""
    homes = {city_home(state, space) for space in state.realm.cities}
    return sum(is_conquered(state, home) for home in homes)


def may_duel(state: Quest, seat: int, other: int) -> bool:
    """Whether a player may attack another. It is ruled out by agreement, for allies, once an end was announced or the
    aim is reached, and while the other's token of order lies face down. [move.no-duel] [duel.fully]"""
    calendar = state.calendar
    if not state.agreement.duels or are_allies(state, seat, other) or other in calendar.flipped:
        return False
    return calendar.announced is None and not calendar.ending and not aim_reached(state)
