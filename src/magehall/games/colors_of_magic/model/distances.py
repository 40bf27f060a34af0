"""Distances between things on the table, and who is engaged with whom. [table.distance]"""

from __future__ import annotations

from functools import cache
from math import isqrt

from magehall.games.colors_of_magic.cards.catalogue import CREATURES
from magehall.games.colors_of_magic.cards.vocabulary import INCH
from magehall.games.colors_of_magic.model.pieces import Creature
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.kit.lattice.points import distance_squared
from magehall.kit.lattice.shapes import Disc

RADIUS = {1: 2, 2: 3, 3: 4}
"""Radius of a base by size, in lattice steps. [table.bases]"""

LARGEST = max(RADIUS.values())

HUNDREDTHS_OF_STEP = 100 // INCH
"""Hundredths of an inch to a lattice step."""

GAP_OF_STEP = 10**8
"""Units of a gap to a lattice step. Two different gaps on the table are at least four of them apart: roots of whole numbers
up to 2 * 96 * 96, with a whole number between them, differ by more than the cube of a 283rd."""

NO_GAP = 1000 * GAP_OF_STEP
"""A gap wider than the table."""


_PRINTED_RADIUS = {face: RADIUS[creature.body.size] for face, creature in CREATURES.items()}


def size(creature: Creature) -> int:
    """The size of a creature."""
    return creature.size or CREATURES[creature.face].body.size


def melee_reach(creature: Creature) -> int:
    """How far a creature strikes, in inches: its size. A rider has the base of the mount, and its own size.
    [combat.reach] [card.ashen-steed]"""
    return CREATURES[creature.face].body.size if creature.mount else size(creature)


def radius(creature: Creature) -> int:
    """The radius of a creature's base, in lattice steps. [table.bases]"""
    return RADIUS[creature.size] if creature.size else _PRINTED_RADIUS[creature.face]


def base(creature: Creature) -> Disc:
    """The base of a creature."""
    size = creature.size
    radius = RADIUS[size] if size else _PRINTED_RADIUS[creature.face]
    return _base(creature.x, creature.y, radius)


@cache
def _base(x: int, y: int, radius: int) -> Disc:
    """A base, made once: there are a few sizes, and a lattice of places."""
    return Disc((x, y), radius)


def spot_of(creature: Creature) -> tuple[int, int, int]:
    """The base of a creature as numbers: centre and radius."""
    return creature.x, creature.y, radius(creature)


def apart(a: Disc, b: Disc, inches: int) -> bool:
    """Whether two discs are more than so many inches apart, edge to edge. [table.distance]"""
    reach = a.radius + b.radius + INCH * inches
    return distance_squared(a.centre, b.centre) > reach * reach


def within(state: Skirmish, a: str, b: str, inches: int) -> bool:
    """Whether two creatures are within so many inches, edge to edge. [table.distance]"""
    return is_near(state.creature(a), state.creature(b), inches)


def is_near(a: Creature, b: Creature, inches: int) -> bool:
    """Whether two creatures are within so many inches, edge to edge. [table.distance]"""
    dx, dy = a.x - b.x, a.y - b.y
    reach = radius(a) + radius(b) + INCH * inches
    return dx * dx + dy * dy <= reach * reach


def all_near(own: Creature, others: dict[str, Creature], inches: int) -> list[str]:
    """Those among some creatures that are near one. Inches count from edge to edge. [table.distance]"""
    x, y, reach = own.x, own.y, radius(own) + INCH * inches
    farthest = reach + LARGEST
    found = []
    for id, other in others.items():
        # Most are too far away, and that is seen at once.
        dx = other.x - x
        if -farthest <= dx <= farthest:
            dy, far = other.y - y, reach + radius(other)
            if dx * dx + dy * dy <= far * far:
                found.append(id)
    return found


def gap_in_hundredths(a: Disc, b: Disc) -> int:
    """The gap between two edges in hundredths of an inch, rounded up. 100 is within an inch, 101 is not.
    [table.distance]"""
    square = distance_squared(a.centre, b.centre) * HUNDREDTHS_OF_STEP**2
    distance = isqrt(square - 1) + 1 if square else 0
    return max(0, distance - HUNDREDTHS_OF_STEP * (a.radius + b.radius))


def gap_key(a: Disc, b: Disc) -> int:
    """The gap between two edges, to compare. Only gaps that are truly equal have the same key. [monsters.ties]"""
    return isqrt(distance_squared(a.centre, b.centre) * GAP_OF_STEP**2) - GAP_OF_STEP * (a.radius + b.radius)


def hostile(a: Creature, b: Creature) -> bool:
    """Whether two creatures are enemies: of different players, or one a monster. [concepts.sides]"""
    return a.owner != b.owner


def adjacent(state: Skirmish, id: str) -> list[str]:
    """The creatures within an inch of one, whoever's. [concepts.adjacent]"""
    key = ("adjacent", id)
    found: list[str] | None = state.memo.get(key)
    if found is None:
        found = [other for other in all_near(state.creature(id), state.on_table(), 1) if other != id]
        state.memo[key] = found
    return found


def engaged(state: Skirmish, id: str) -> list[str]:
    """The enemies a creature is engaged with. It is asked for, never stored. [move.engaged]"""
    creature = state.creature(id)
    return [other for other in adjacent(state, id) if hostile(creature, state.creature(other))]


def sharing(state: Skirmish, id: str) -> tuple[str, ...]:
    """A creature and whoever shares its base: its rider, or what it rides. [card.ashen-steed]"""
    mount = state.creature(id).mount
    if mount:
        return id, mount
    return id, *(rider for rider, creature in state.creatures().items() if creature.mount == id)


def near_place(state: Skirmish, x: int, y: int, radius: int, inches: int) -> list[str]:
    """The creatures within so many inches of a disc; 0: that touch it. [table.zones]"""
    disc = Disc((x, y), radius)
    return [id for id, creature in state.on_table().items() if not apart(disc, base(creature), inches)]
