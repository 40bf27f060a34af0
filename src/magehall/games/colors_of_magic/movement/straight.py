"""Own moves in a straight line, as far as the ground allows. [card.deja-vu]"""

from __future__ import annotations

from math import isqrt

from magehall.games.colors_of_magic.cards.words.moves import Manner
from magehall.games.colors_of_magic.ground.places import ground_of
from magehall.games.colors_of_magic.ground.terrain import TABLE
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.movement.reach import places
from magehall.kit.lattice.points import Point, along, distance_squared


def farthest_along(state: Skirmish, id: str, vector: Point, inches: int) -> Point:
    """The farthest end of a creature's normal move along a vector. The way is a straight line."""
    creature = state.creature(id)
    start = (creature.x, creature.y)
    aim = (start[0] + vector[0], start[1] + vector[1])
    ground = ground_of(state, id, Manner.NORMAL)
    reachable = places(state, id, Manner.NORMAL, inches)
    end = last = start
    square = distance_squared(start, aim)
    for step in range(1, isqrt(square) + 2):
        place = along(start, aim, step) if step * step < square else aim
        if place == last:
            continue
        if not TABLE.contains(ground.passable, place):
            break
        if TABLE.contains(reachable, place):
            end = place
        last = place
        if TABLE.contains(ground.stops, place):
            break
    return end
