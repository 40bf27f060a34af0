"""Own moves in a straight line, as far as the ground allows. [card.deja-vu] [monster.goblin-fink-the-coward]"""

from __future__ import annotations

from math import isqrt

from magehall.games.colors_of_magic.cards.vocabulary import INCH
from magehall.games.colors_of_magic.cards.words.moves import Manner
from magehall.games.colors_of_magic.ground.places import ground_of
from magehall.games.colors_of_magic.ground.terrain import TABLE
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.movement.reach import left_behind, places
from magehall.kit.lattice.points import Point, along, distance_squared, opposite


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


def run_from(state: Skirmish, id: str, other: Point, inches: int) -> Point:
    """The end of a run straight away from a point. Engaged or not, it runs; each quarter of an inch is paid
    for as it goes; it crosses allies, and new enemies stop it. [monster.goblin-fink-the-coward] [move.difficult]"""
    creature = state.creature(id)
    start = end = last = (creature.x, creature.y)
    ground = ground_of(state, id, Manner.SLIP, left_behind(state, id, Manner.SLIP))
    passable, free, left = ground.passable, ground.free, inches * INCH
    for step in range(1, inches * INCH + 1):
        place = along(start, opposite(start, other), step)
        rough = TABLE.contains(ground.difficult, place) or TABLE.contains(ground.difficult, last)
        left -= 2 if rough else 1
        if left < 0 or not TABLE.contains(passable, place):
            break
        stops = place != start and TABLE.contains(ground.stops, place)
        if TABLE.contains(free, place):
            end = place
        last = place
        if stops:
            break
    return end
