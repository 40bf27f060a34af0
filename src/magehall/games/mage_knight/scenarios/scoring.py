"""Scores at the end of a match, with the sheet they are written on. [score]"""

from __future__ import annotations

from collections.abc import Callable

from magehall.games.mage_knight.cards.catalogue import DEED_CARDS, UNIT_CARDS, WOUND
from magehall.games.mage_knight.cards.vocabulary import Kind, Site
from magehall.games.mage_knight.model.realm import (
    ADVENTURES,
    city_at,
    city_home,
    city_leader,
    ground_at,
    is_conquered,
)
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import say
from magehall.games.mage_knight.turn.ending import aim_reached, conquered_cities
from magehall.kernel.game import Result, ScoreLine

TITLE, TITLE_TIED = 3, 1
CITY_LED, CITY_SHARED = 7, 4
CITY_TITLE, CITY_TITLE_TIED = 5, 2
PER_CITY, ALL_CITIES, PER_ROUND, NOT_ANNOUNCED = 10, 15, 30, 5
CONQUESTS = (Site.KEEP, Site.MAGE_TOWER, Site.MONASTERY)


# Achievements


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


def _shields(state: Quest, seat: int, sites: tuple[Site, ...]) -> int:
    found = 0
    for space, shields in state.realm.shields.items():
        ground = ground_at(state, space)
        site = state.realm.secrets.get(space) or (ground.site if ground is not None else None)
        found += (site in sites) * shields.count(seat)
    return found


def conquests(state: Quest, seat: int) -> int:
    """Two for each shield on a keep, mage tower or monastery. [score.conqueror]"""
    return 2 * _shields(state, seat, CONQUESTS)


def adventures(state: Quest, seat: int) -> int:
    """Two for each shield on an adventure site. [score.adventurer]"""
    return 2 * _shields(state, seat, ADVENTURES)


def beating(state: Quest, seat: int) -> int:
    """Two less for each wound among one's cards. [score.beating]"""
    return -2 * deed_cards(state, seat).count(WOUND)


ACHIEVEMENTS: dict[str, Callable[[Quest, int], int]] = {
    "knowledge": knowledge,
    "loot": loot,
    "leader": leading,
    "conqueror": conquests,
    "adventurer": adventures,
    "beating": beating,
}


def titles(points: list[int], alone: int, tied: int) -> list[int]:
    """What the best in a category gets, or the most beaten loses; nothing where nobody has a point. [score.titles]"""
    best = max(points, key=abs)
    if not best:
        return [0] * len(points)
    worth = alone if points.count(best) == 1 else tied
    return [(worth if best > 0 else -worth) if score == best else 0 for score in points]


# The sheet


def _line(key: str, points: list[int]) -> ScoreLine:
    return ScoreLine(say(f"score-{key}"), tuple(points))


def sheet(state: Quest) -> list[ScoreLine]:
    """All that counts, line by line. [score]"""
    seats = state.seats
    lines = [_line("fame", [state.hero(seat).fame for seat in seats])]
    for name, score in ACHIEVEMENTS.items():
        points = [score(state, seat) for seat in seats]
        lines.append(_line(name, points))
        if not state.agreement.cooperative:
            lines.append(_line(f"title-{name}", titles(points, TITLE, TITLE_TIED)))
    if state.agreement.city_scores:
        points = [city_points(state, seat) for seat in seats]
        lines += [
            _line("cities", points),
            _line("title-cities", titles(points, CITY_TITLE, CITY_TITLE_TIED)),
        ]
    if state.agreement.cooperative and not state.agreement.ends_at_city:
        lines += _mission(state)
    return lines


def city_points(state: Quest, seat: int) -> int:
    """Seven for each city led, four for another with one's shield. [score.cities]"""
    points = 0
    for home in {city_home(state, space) for space in state.realm.cities}:
        city = city_at(state, home)
        if city is not None and is_conquered(state, home) and seat in city.shields:
            points += CITY_LED if city_leader(state, home) == seat else CITY_SHARED
    return points


def _mission(state: Quest) -> list[ScoreLine]:
    """What counts for who plays against the game. [score.solo]"""
    calendar, agreement, dummy = state.calendar, state.agreement, state.dummy
    cities = conquered_cities(state)
    won = aim_reached(state)
    points = {
        "conquered-cities": PER_CITY * cities,
        "all-cities": ALL_CITIES if won else 0,
        "rounds-left": PER_ROUND * (agreement.rounds - calendar.round) if won else 0,
        "dummy-deck": len(dummy.deck) if dummy is not None else 0,
        "not-announced": NOT_ANNOUNCED if calendar.announced is None else 0,
    }
    return [_line(key, [value] * len(state.seats)) for key, value in points.items()]


def outcome(state: Quest) -> Result:
    """Who won, and with what score. [score.winner]"""
    lines = sheet(state)
    scores = tuple(sum(line.points[seat] for line in lines) for seat in state.seats)
    if state.agreement.cooperative:
        won = aim_reached(state)
        winners = tuple(state.seats) if won else ()
        return Result(
            winners, scores, say("result-mission-won" if won else "result-mission-lost"), tuple(lines)
        )
    best = max(scores)
    winners = tuple(seat for seat in state.seats if scores[seat] == best)
    return Result(winners, scores, say("result-most-fame"), tuple(lines))
