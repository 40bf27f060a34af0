"""Targets of a monster's move, and the place it comes to. It heads for them or runs from them. [monsters.moves]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.activation import MoveTarget
from magehall.games.colors_of_magic.cards.catalogue import CREATURES
from magehall.games.colors_of_magic.cards.instincts import KeepsAway
from magehall.games.colors_of_magic.cards.vocabulary import INCH, Stat
from magehall.games.colors_of_magic.cards.words.moves import Manner
from magehall.games.colors_of_magic.ground.places import radius_of
from magehall.games.colors_of_magic.ground.terrain import SIDE, TABLE
from magehall.games.colors_of_magic.model.distances import melee_reach
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import face_of, has_attack, life_left
from magehall.games.colors_of_magic.monsters.attack_targets import (
    fastest,
    least_wounded,
    most_wounded,
    slowest,
)
from magehall.games.colors_of_magic.monsters.nearness import (
    best,
    disc_of,
    mages,
    nearest,
    objective_markers,
    prey,
    sources,
)
from magehall.games.colors_of_magic.movement.reach import ground_for, inches_of, region
from magehall.kit.lattice.masks import Mask, minus
from magehall.kit.lattice.open_ways import is_open, open_cost, open_places
from magehall.kit.lattice.points import Point, distance_squared
from magehall.kit.lattice.regions import Region
from magehall.kit.lattice.shapes import Disc

CENTRE = Disc((SIDE // 2, SIDE // 2), 0)
AWAY = frozenset({MoveTarget.AWAY_FROM_NEAREST, MoveTarget.AWAY_FROM_MAGE})
_MAGES = frozenset({MoveTarget.NEAREST_MAGE, MoveTarget.AWAY_FROM_MAGE})
_OBJECTIVES = frozenset({MoveTarget.NEAREST_OBJECTIVE, MoveTarget.NEAREST_UNCLAIMED})


def move_targets(state: Skirmish, id: str, which: MoveTarget) -> list[str]:
    """The creatures or markers that a card names as aim. They are several only in a true tie; there is none for the
    centre and for staying."""
    among = prey(state)
    if which in _OBJECTIVES:
        return nearest(state, id, objective_markers(state) or among)
    if which in (MoveTarget.CENTRE, MoveTarget.STAY) or not among:
        return []
    if which in _MAGES:
        return nearest(state, id, mages(state, among) or among)
    if which is MoveTarget.NEAREST_SOURCE:
        return nearest(state, id, sources(state, among) or among)
    if which is MoveTarget.MOST_LIFE:
        return best(among, lambda other: -life_left(state, other))
    if which is MoveTarget.MOST_WOUNDED:
        return most_wounded(state, id, among)
    if which is MoveTarget.LEAST_WOUNDED:
        return least_wounded(state, id, among)
    if which is MoveTarget.FASTEST:
        return fastest(state, id, among)
    if which is MoveTarget.SLOWEST_IN_REACH:
        reached = [other for other in among if _could_reach(state, id, other)]
        return slowest(state, reached) if reached else nearest(state, id, among)
    return nearest(state, id, among)


def _could_reach(state: Skirmish, id: str, other: str) -> bool:
    """Whether this move could bring a creature within reach of its attack. [activation.slowest-in-reach]"""
    creature = state.creature(id)
    limit = melee_reach(creature) if has_attack(state, id, Stat.MELEE) else face_of(creature).body.range
    if limit is None:
        return True
    near = TABLE.touching(disc_of(state, other), radius_of(state, id) + INCH * limit)
    here = TABLE.bit((creature.x, creature.y))
    return bool(near & (region(state, id, Manner.NORMAL, inches_of(state, id)).places | here))


def place_towards(state: Skirmish, id: str, aim: Disc, inches: int, keeps: int = 0) -> Point | None:
    """The reachable place nearest to an aim; None if the monster stays. Among equals the cheapest counts, then the
    lowest y, then x. ``keeps``: not nearer than so many inches. [monsters.moves]"""
    creature = state.creature(id)
    here = (creature.x, creature.y)
    ground = ground_for(state, id, Manner.NORMAL)
    kept = TABLE.overlapping(aim, radius_of(state, id) + INCH * keeps) if keeps else 0
    if not ground.tolls:
        # Every region lies in this one. If its nearest place is reached by an open way, no place can be nearer or cheaper.
        places = _nearest_of(minus(open_places(ground, here, inches), kept), aim, here)
        if not places:
            return None
        place = min(places, key=lambda place: (open_cost(here, place), place[1], place[0]))
        if is_open(ground, here, place):
            return place
    reached = region(state, id, Manner.NORMAL, inches)
    places = _nearest_of(minus(reached.places, kept), aim, here)
    return _cheapest(reached, places) if places else None


def _nearest_of(mask: Mask, aim: Disc, here: Point) -> list[Point]:
    """Those places of a set that are nearest to an aim. There are none where it is as near to the aim from here."""
    found = TABLE.nearest(mask, aim.centre)
    if found is None:
        return []
    least = distance_squared(found, aim.centre)
    if least >= distance_squared(here, aim.centre):
        return []
    ring = 0
    while ring * ring < least:
        ring += 1
    return [
        place
        for place in TABLE.points(mask & TABLE.disc(aim.centre, ring))
        if distance_squared(place, aim.centre) == least
    ]


def place_away(state: Skirmish, id: str, aim: Disc, inches: int) -> Point | None:
    """The reachable place farthest from an aim; None if the monster stays. Among equals the cheapest counts, then the
    lowest y, then x. [activation.away-from-nearest]"""
    creature = state.creature(id)
    reached = region(state, id, Manner.NORMAL, inches)
    far: dict[int, list[Point]] = {}
    for place in TABLE.points(reached.places):
        far.setdefault(distance_squared(place, aim.centre), []).append(place)
    most = max(far, default=0)
    if most <= distance_squared((creature.x, creature.y), aim.centre):
        return None
    return _cheapest(reached, far[most])


def _cheapest(reached: Region, places: list[Point]) -> Point:
    return min(places, key=lambda place: (reached.cost(place) or 0, place[1], place[0]))


def kept_away(face: str) -> int:
    """Inches from its target at which a monster stops. [monster.giant-nail]"""
    return sum(line.inches for line in CREATURES[face].lines if isinstance(line, KeepsAway))
