"""Terrain by what it does: difficult, impassable, blocking, light cover. [table.terrain]"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from magehall.games.colors_of_magic.cards.vocabulary import MarkerKind, TerrainKind, ZoneKind
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.kit.lattice.masks import Lattice, Mask
from magehall.kit.lattice.shapes import Disc, Polygon, Shape

SIDE = 96
"""Lattice steps along each side: 24 inches. [table.lattice]"""

TABLE = Lattice(SIDE)

IMPASSABLE = frozenset({TerrainKind.WALL, TerrainKind.ROCK})
HILLS = frozenset({TerrainKind.HILL})
BLOCKING = HILLS | IMPASSABLE
LIGHT_COVER = frozenset({TerrainKind.FOREST, TerrainKind.RUIN, TerrainKind.LOW_WALL})
VERTICAL = frozenset({TerrainKind.LOW_WALL}) | HILLS
WATER = frozenset({TerrainKind.POND})
DIFFICULT = frozenset({TerrainKind.FOREST}) | VERTICAL | WATER


@cache
def polygon(corners: tuple[tuple[int, int], ...]) -> Polygon:
    """The polygon with these corners."""
    return Polygon(corners)


def pieces(state: Skirmish, kinds: frozenset[TerrainKind]) -> list[Polygon]:
    """The terrain pieces of these kinds."""
    memo = state.memo_of_ground
    found: list[Polygon] | None = memo.get(kinds)
    if found is None:
        found = [polygon(piece.corners) for piece in state.terrain.pieces if piece.kind in kinds]
        memo[kinds] = found
    return found


def obstacles(state: Skirmish) -> list[Shape]:
    """What no base may overlap: impassable terrain and geysers. [move.impassable] [move.passing]"""
    memo, key = state.memo_of_ground, "obstacles"
    found: list[Shape] | None = memo.get(key)
    if found is None:
        found = memo[key] = [*pieces(state, IMPASSABLE), *_geysers(state)]
    return found


def _geysers(state: Skirmish) -> list[Disc]:
    markers = state.markers().values()
    return [Disc((one.x, one.y), one.radius) for one in markers if one.kind is MarkerKind.GEYSER]


def solid(state: Skirmish, radius: int) -> Mask:
    """Where a base of that radius would overlap an obstacle. [move.impassable]"""
    memo, key = state.memo_of_ground, ("solid", radius)
    found: Mask | None = memo.get(key)
    if found is None:
        found = memo[key] = _overlapping(obstacles(state), radius)
    return found


def spouting(state: Skirmish, radius: int) -> Mask:
    """Where a base of that radius would overlap a geyser. It is no terrain, and flyers cross none. [card.geyser-field]
    [keyword.flying]"""
    memo, key = state.memo_of_ground, ("spouting", radius)
    found: Mask | None = memo.get(key)
    if found is None:
        found = memo[key] = _overlapping(_geysers(state), radius)
    return found


def _overlapping(shapes: Sequence[Shape], radius: int) -> Mask:
    found: Mask = 0
    for shape in shapes:
        found |= TABLE.overlapping(shape, radius)
    return found


def rough(state: Skirmish, kinds: frozenset[TerrainKind], radius: int) -> Mask:
    """The ground of these kinds for bases of that radius, and what is scorched. That does nothing to who is in a null
    zone. [move.difficult] [table.scorched] [card.null-zone]"""
    memo, key = state.memo_of_ground, ("rough", kinds, radius)
    found: Mask | None = memo.get(key)
    if found is None:
        found = 0
        for disc in zone_discs(state, ZoneKind.SCORCHED):
            found |= TABLE.disc(disc.centre, disc.radius)
        for disc in zone_discs(state, ZoneKind.NULL):
            found &= ~TABLE.touching(disc, radius)
        for shape in pieces(state, kinds):
            found |= TABLE.polygon(shape)
        memo[key] = found
    return found


def zone_discs(state: Skirmish, kind: ZoneKind) -> list[Disc]:
    """The zones of a kind."""
    memo, key = state.memo_of_ground, ("zones", kind)
    found: list[Disc] | None = memo.get(key)
    if found is None:
        zones = state.zones().values()
        found = [Disc((zone.x, zone.y), zone.radius) for zone in zones if zone.kind is kind]
        memo[key] = found
    return found
