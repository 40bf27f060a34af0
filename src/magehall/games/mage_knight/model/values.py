"""Values of heroes that follow from fame, reputation and where they stand. [levels]"""

from __future__ import annotations

from functools import cache

from magehall.games.mage_knight.cards.levels import LEVELS, LOWEST_REPUTATION, REPUTATION, level_token
from magehall.games.mage_knight.cards.vocabulary import Site
from magehall.games.mage_knight.model.hexes import neighbors
from magehall.games.mage_knight.model.pieces import NOWHERE, Hero
from magehall.games.mage_knight.model.realm import (
    city_at,
    city_leader,
    is_conquered,
    is_near_owned,
    owned_sites,
)
from magehall.games.mage_knight.model.state import Quest

CITY_BONUS, LEADER_BONUS = 1, 2


@cache
def level_of(fame: int) -> int:
    """The level that so much fame calls for. [levels]"""
    return max((number for number, level in enumerate(LEVELS, 1) if fame >= level.fame), default=1)


def armor(hero: Hero) -> int:
    """The armor of a hero. [levels.token]"""
    return level_token(hero.level).armor


def printed_hand_limit(hero: Hero) -> int:
    """The hand limit on the level token. [levels.token]"""
    return level_token(hero.level).hand


def reputation_influence(hero: Hero) -> int | None:
    """What reputation adds to influence; None where nobody deals with the hero. [reputation.track]"""
    return REPUTATION[hero.reputation - LOWEST_REPUTATION]


def hand_limit(state: Quest, seat: int) -> int:
    """The hand limit with the better bonus of keeps or a city. [draw.keep] [draw.city]"""
    return printed_hand_limit(state.hero(seat)) + max(_keep_bonus(state, seat), _city_bonus(state, seat))


def _around(space: str) -> tuple[str, ...]:
    """A hero's space and those next to it."""
    return () if space == NOWHERE else (space, *neighbors(space))


def _keep_bonus(state: Quest, seat: int) -> int:
    """One for each own keep, near one of one's own or of an ally. [draw.keep] [teams.allies]"""
    return len(owned_sites(state, seat, Site.KEEP)) if is_near_owned(state, seat, Site.KEEP) else 0


def _city_bonus(state: Quest, seat: int) -> int:
    best = 0
    for space in _around(state.hero(seat).space) if state.realm.cities else ():
        city = city_at(state, space)
        if city is not None and is_conquered(state, space) and seat in city.shields:
            best = max(best, LEADER_BONUS if city_leader(state, space) == seat else CITY_BONUS)
    return best
