"""Distances between things on the table, and who is engaged with whom. [table.distance]"""

from __future__ import annotations

from functools import lru_cache

from magehall.games.colors_of_magic.cards.catalogue import CREATURES
from magehall.games.colors_of_magic.cards.vocabulary import INCH
from magehall.games.colors_of_magic.model.pieces import Creature
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.kit.lattice.points import distance_squared, ruler
from magehall.kit.lattice.shapes import Disc

RADIUS = {1: 2, 2: 3, 3: 4}
"""Radius of a base by size, in lattice steps. [table.bases]"""


def size(creature: Creature) -> int:
    """The size of a creature."""
    return creature.size or CREATURES[creature.face].body.size


def base(creature: Creature) -> Disc:
    """The base of a creature."""
    return _base(creature.x, creature.y, size(creature))


@lru_cache(maxsize=8192)
def _base(x: int, y: int, size: int) -> Disc:
    return Disc((x, y), RADIUS[size])


def spot_of(creature: Creature) -> tuple[int, int, int]:
    """The base of a creature as numbers: centre and radius."""
    return creature.x, creature.y, RADIUS[size(creature)]


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
    reach = RADIUS[size(a)] + RADIUS[size(b)] + INCH * inches
    return dx * dx + dy * dy <= reach * reach


def gap_key(a: Disc, b: Disc) -> int:
    """Sort key for the gap between two edges. It is the gap in hundredths of a lattice step, rounded down."""
    return ruler(a.centre, b.centre) - 100 * (a.radius + b.radius)


def hostile(a: Creature, b: Creature) -> bool:
    """Whether two creatures are enemies: of different players, or one a monster. [concepts.sides]"""
    return a.owner != b.owner


def adjacent(state: Skirmish, id: str) -> list[str]:
    """The creatures within an inch of one, whoever's. [concepts.adjacent]"""
    key = ("adjacent", id)
    found: list[str] | None = state.memo.get(key)
    if found is None:
        own = state.creature(id)
        found = [other for other, c in state.on_table().items() if other != id and is_near(own, c, 1)]
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
