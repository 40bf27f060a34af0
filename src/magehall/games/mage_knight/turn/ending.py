"""End of a round and of a match: announcement and last turns. [round.end] [scenario.end]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.vocabulary import NIGHT, Site
from magehall.games.mage_knight.model.agreement import Aim
from magehall.games.mage_knight.model.events.round import EndIsNear
from magehall.games.mage_knight.model.pieces import DUMMY
from magehall.games.mage_knight.model.realm import city_home, is_conquered, is_held, revealed_spaces, site_at
from magehall.games.mage_knight.model.state import Quest
from magehall.kernel.flow import Flow


def announce_end(flow: Flow[Quest], who: int) -> None:
    """Announce the end of the round. Everyone else has one more turn, but for those whose last turn of the match is
    over. [round.announce]"""
    calendar = flow.state.edit_calendar()
    calendar.announced = who
    left = calendar.last_turns if calendar.ending else calendar.order
    calendar.last_turns = [player for player in left if player != who]


def turn_is_over(flow: Flow[Quest], who: int) -> None:
    """Count off a last turn, and check the aim of the scenario. [scenario.end]"""
    state = flow.state
    calendar = state.calendar
    if calendar.announced is not None or calendar.ending:
        calendar = state.edit_calendar()
        calendar.last_turns = [player for player in calendar.last_turns if player != who]
    if not calendar.ending and aim_reached(state):
        calendar = state.edit_calendar()
        calendar.ending = True
        flow.emit(EndIsNear(), "scenario.end")
        left = calendar.order if calendar.announced is None else calendar.last_turns
        calendar.last_turns = [player for player in left if player != DUMMY]


def in_last_turns(state: Quest) -> bool:
    """Whether last turns are played. The end of the round was announced, or that of the match has come.
    [round.announce] [scenario.end]"""
    return state.calendar.announced is not None or state.calendar.ending


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
    return state.time is NIGHT and state.night_number >= state.agreement.rounds // 2


def conquered_cities(state: Quest) -> int:
    """How many cities are conquered; a Megapolis is one. [city.megapolis]"""
    homes = {city_home(state, space) for space in state.realm.cities}
    return sum(is_conquered(state, home) for home in homes)
