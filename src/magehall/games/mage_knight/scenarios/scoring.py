"""Scores at the end of a match, with the sheet they are written on. [score]"""

from __future__ import annotations

from collections.abc import Callable

from magehall.games.mage_knight.cards.catalogue import TILE_CARDS
from magehall.games.mage_knight.cards.kinds import TileKind
from magehall.games.mage_knight.cards.vocabulary import Site
from magehall.games.mage_knight.heroes.achievements import ACHIEVEMENTS, holdings, shields_on
from magehall.games.mage_knight.heroes.achievements import deed_cards as deed_cards
from magehall.games.mage_knight.model.agreement import Aim, Scores
from magehall.games.mage_knight.model.aims import aim_reached, conquered_cities
from magehall.games.mage_knight.model.hexes import tile_place
from magehall.games.mage_knight.model.realm import (
    city_at,
    city_home,
    city_leader,
    heroes_at,
    is_conquered,
    portal_space,
    site_at,
)
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import say
from magehall.kernel.game import Result, ScoreLine
from magehall.kernel.text import Text

TITLE, TITLE_TIED = 3, 1
GREAT_TITLE, GREAT_TITLE_TIED = 5, 2
CITY_LED, CITY_SHARED = 7, 4
MINE, CORE_MINE = 4, 7
DEEP = 2
"""What a dungeon or tomb counts beyond an adventure where all is about them. [score.dungeons]"""

PER_CITY, ALL_CITIES, EACH_LEADS, PER_ROUND, NOT_ANNOUNCED = 10, 15, 10, 30, 5

Points = list[int]
"""What each seat has."""


# Sides


def sides(state: Quest) -> tuple[tuple[int, ...], ...]:
    """Who wins together: all, two teams, or everyone alone. [teams.allies] [scenario.kinds]"""
    seats = tuple(state.seats)
    if state.agreement.cooperative:
        return (seats,)
    return (seats[0::2], seats[1::2]) if state.agreement.teams else tuple((seat,) for seat in seats)


def pooled(state: Quest, points: Points, count: Callable[[Points], int]) -> Points:
    """What a whole side has counts for each of its members. [score.teams]"""
    pool = list(points)
    for side in sides(state):
        value = count([points[seat] for seat in side])
        for seat in side:
            pool[seat] = value
    return pool


def titles(points: Points, alone: int, tied: int) -> Points:
    """Points for the title of a category. The best gets them, or the most beaten loses them; nothing where nobody has a
    point. [score.titles]"""
    best = max(points, key=abs)
    if not best:
        return [0] * len(points)
    worth = alone if points.count(best) == 1 else tied
    return [(worth if best > 0 else -worth) if score == best else 0 for score in points]


def _side_titles(state: Quest, points: Points, alone: int, tied: int) -> Points:
    """Titles compare sides, and count for each of their members. [score.teams]"""
    company = sides(state)
    won = titles([points[side[0]] for side in company], alone, tied)
    return [won[next(n for n, side in enumerate(company) if seat in side)] for seat in state.seats]


# The sheet


def _line(key: str, points: Points) -> ScoreLine:
    return ScoreLine(say(f"score-{key}"), tuple(points))


def sheet(state: Quest) -> list[ScoreLine]:
    """All that counts, line by line. [score]"""
    scores = state.agreement.scores
    if scores is Scores.HOLDINGS:
        return [_line("holdings", pooled(state, [holdings(state, seat) for seat in state.seats], sum))]
    if scores is Scores.PORTAL:
        return [_line("portal", [int(seat in heroes_at_portal(state)) for seat in state.seats])]
    lines = [_line("fame", pooled(state, [state.hero(seat).fame for seat in state.seats], min))]
    for name, score in ACHIEVEMENTS.items():
        lines += _category(state, name, score)
    lines += _own(state)
    if state.agreement.cooperative and state.agreement.aim is Aim.CITIES_CONQUERED:
        lines += _mission(state)
    return lines


def _category(state: Quest, name: str, score: Callable[[Quest, int], int]) -> list[ScoreLine]:
    """The points of a category, and its title where there are sides to compare. [score.titles] [score.dungeons]
    [score.cooperation]"""
    agreement = state.agreement
    points = [score(state, seat) for seat in state.seats]
    title = f"title-{name}", TITLE, TITLE_TIED
    if name == "adventurer" and agreement.scores is Scores.DUNGEONS:
        points = [points[seat] + dungeon_points(state, seat) for seat in state.seats]
        title = "title-dungeons", GREAT_TITLE, GREAT_TITLE_TIED
    worst = name == "beating" or agreement.lowest_counts
    points = pooled(state, points, min if worst else max)
    lines = [_line(name, points)]
    if not agreement.cooperative:
        key, alone, tied = title
        lines.append(_line(key, _side_titles(state, points, alone, tied)))
    return lines


def _own(state: Quest) -> list[ScoreLine]:
    """What only this kind of scenario counts. [score.cities] [score.mines]"""
    agreement = state.agreement
    counted = {Scores.CITIES: ("cities", city_points), Scores.MINES: ("mines", mine_points)}
    if agreement.scores not in counted or (agreement.cooperative and agreement.scores is Scores.CITIES):
        return []
    key, score = counted[agreement.scores]
    points = pooled(state, [score(state, seat) for seat in state.seats], max)
    lines = [_line(key, points)]
    if not agreement.cooperative:
        won = _side_titles(state, points, GREAT_TITLE, GREAT_TITLE_TIED)
        lines.append(_line(f"title-{key}", won))
    return lines


def city_points(state: Quest, seat: int) -> int:
    """Seven for each city led, four for another with one's shield. [score.cities]"""
    points = 0
    for home in {city_home(state, space) for space in state.realm.cities}:
        city = city_at(state, home)
        if city is not None and is_conquered(state, home) and seat in city.shields:
            points += CITY_LED if city_leader(state, home) == seat else CITY_SHARED
    return points


def mine_points(state: Quest, seat: int) -> int:
    """Four for each mine freed, seven on a core tile. [score.mines]"""
    points = 0
    for space, shields in state.realm.shields.items():
        if seat in shields and site_at(state, space) is Site.MINE:
            kind = TILE_CARDS[state.realm.tiles[tile_place(space)[0]].tile].kind
            points += CORE_MINE if kind is TileKind.CORE else MINE
    return points


def dungeon_points(state: Quest, seat: int) -> int:
    """What dungeons and tombs count beyond other adventures. [score.dungeons]"""
    return DEEP * shields_on(state, seat, (Site.DUNGEON, Site.TOMB))


def heroes_at_portal(state: Quest) -> list[int]:
    """The heroes on the portal who could return. Of a team it is only the chosen one. [scenario.one-to-return]"""
    if not state.realm.tiles:
        return []
    there = heroes_at(state, portal_space(state))
    return [seat for seat in there if state.hero(seat).chosen or not state.agreement.chosen_ones]


def _mission(state: Quest) -> list[ScoreLine]:
    """What counts for who plays against the game. [score.solo] [score.cooperation]"""
    calendar, agreement, dummy = state.calendar, state.agreement, state.dummy
    won = aim_reached(state)
    leaders = {city_leader(state, space) for space in state.realm.cities}
    points = {"conquered-cities": PER_CITY * conquered_cities(state), "all-cities": ALL_CITIES if won else 0}
    if len(state.seats) > 1:
        points["each-leads"] = EACH_LEADS if leaders >= set(state.seats) else 0
    points |= {
        "rounds-left": PER_ROUND * (agreement.rounds - calendar.round) if won else 0,
        "dummy-deck": len(dummy.deck) if dummy is not None else 0,
        "not-announced": NOT_ANNOUNCED if calendar.announced is None else 0,
    }
    return [_line(key, [value] * len(state.seats)) for key, value in points.items()]


# Who won


def outcome(state: Quest) -> Result:
    """Who won, and with what score. [score.winner]"""
    lines = sheet(state)
    scores = tuple(sum(line.points[seat] for line in lines) for seat in state.seats)
    winners, reason = _winners(state, list(scores))
    return Result(winners, scores, reason, tuple(lines))


def _winners(state: Quest, scores: Points) -> tuple[tuple[int, ...], Text]:
    if state.agreement.scores is Scores.PORTAL:
        back = [side for side in sides(state) if set(side) & set(heroes_at_portal(state))]
        return (back[0], say("result-returned")) if back else ((), say("result-nobody-returned"))
    if state.agreement.cooperative:
        won = aim_reached(state)
        seats = tuple(state.seats) if won else ()
        return seats, say("result-mission-won" if won else "result-mission-lost")
    if state.calendar.conceded:
        left = [seat for seat in state.seats if seat not in state.calendar.conceded]
        return tuple(left), say("result-conceded")
    best = max(scores)
    ahead = [side for side in sides(state) if scores[side[0]] == best]
    if state.agreement.scores is Scores.HOLDINGS:
        alone = len(ahead) == 1
        return (ahead[0], say("result-most-held")) if alone else ((), say("result-held-alike"))
    return tuple(sorted(seat for side in ahead for seat in side)), say("result-most-fame")
