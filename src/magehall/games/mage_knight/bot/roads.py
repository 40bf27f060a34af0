"""Roads: what it costs to get where on the revealed map, provoking nobody. [movement]"""

from __future__ import annotations

from heapq import heappop, heappush

from magehall.games.mage_knight.cards.vocabulary import Terrain
from magehall.games.mage_knight.model.costs import BY_NIGHT, terrain_cost
from magehall.games.mage_knight.model.hexes import neighbors
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.pieces import NOWHERE
from magehall.games.mage_knight.model.realm import (
    FORTIFIED,
    ground_at,
    is_hostile,
    rampages_at,
    rivals_at,
)
from magehall.games.mage_knight.model.state import Quest
from magehall.kernel.records import Value

FARTHEST = 14
"""Beyond so many move points nobody looks."""


class Roads(Value):
    """Costs of all spaces within reach, and the space before each on the way. ``ends`` are those one only assaults."""

    start: str
    costs: dict[str, int]
    before: dict[str, str]
    ends: frozenset[str]

    def first_step(self, space: str) -> str:
        """The first space on the way to one that is not the start."""
        while self.before[space] != self.start:
            space = self.before[space]
        return space


def roads(choice: Choice, start: str) -> Roads:
    """All ways from a space for who moves now. [move.terrain] [move.provoke]"""
    state, seat = choice.state, choice.seat
    realm = state.realm
    by_terrain: dict[Terrain, int | None] = {}
    rampaging = frozenset(space for space in realm.tokens if rampages_at(state, space))
    closed = {space for space, city in realm.cities.items() if city.closed}
    closed |= {space for space in _heroes(choice) if rivals_at(state, seat, space)}
    costs, before = {start: 0}, dict[str, str]()
    ends: set[str] = set()
    edge: list[tuple[int, str]] = [(0, start)]
    done: set[str] = set()
    while edge:
        cost, space = heappop(edge)
        if space in done:
            continue
        done.add(space)
        if space in ends:
            continue
        near_enemies = rampaging.intersection(neighbors(space)) if not choice.turn.leaps else frozenset()
        for near in neighbors(space):
            ground = None if near in done or near in rampaging or near in closed else ground_at(state, near)
            if ground is None:
                continue
            terrain = ground.terrain
            if terrain not in by_terrain:
                by_terrain[terrain] = terrain_cost(state, seat, terrain)
            step = by_terrain[terrain]
            if step is None or cost + step > FARTHEST or costs.get(near, FARTHEST + 1) <= cost + step:
                continue
            if near_enemies and not near_enemies.isdisjoint(neighbors(near)):
                continue
            if not step and near in choice.turn.path:
                continue  # for nothing one could go to and fro for ever
            if ground.site in FORTIFIED and is_hostile(state, seat, near):
                ends.add(near)
            costs[near], before[near] = cost + step, space
            heappush(edge, (cost + step, near))
    return Roads(start, costs, before, frozenset(ends))


def ways_back(state: Quest, seat: int, end: str) -> dict[str, int]:
    """Costs by night of coming to a space from each other one. Nobody is provoked. [move.terrain] [move.provoke]"""
    rampaging = frozenset(space for space in state.realm.tokens if rampages_at(state, space))
    costs = {end: 0}
    edge: list[tuple[int, str]] = [(0, end)]
    while edge:
        cost, space = heappop(edge)
        ground = ground_at(state, space)
        step = None if ground is None else BY_NIGHT.get(ground.terrain)
        through = ground is None or ground.site not in FORTIFIED or not is_hostile(state, seat, space)
        if cost > costs[space] or step is None or not through:
            continue
        near_enemies = rampaging.intersection(neighbors(space))
        for near in neighbors(space):
            if near in rampaging or ground_at(state, near) is None or cost + step >= costs.get(near, 1000):
                continue
            if near_enemies and not near_enemies.isdisjoint(neighbors(near)):
                continue
            costs[near] = cost + step
            heappush(edge, (cost + step, near))
    return costs


def _heroes(choice: Choice) -> set[str]:
    """Where other heroes stand on the map. [move.heroes]"""
    state = choice.state
    spaces = {state.hero(other).space for other in state.seats if other != choice.seat}
    return spaces - {NOWHERE}
