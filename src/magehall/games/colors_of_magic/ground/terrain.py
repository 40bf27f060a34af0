"""Terrain by what it does: difficult, impassable, blocking, light cover. [table.terrain]"""

from __future__ import annotations

from functools import cache

from magehall.games.colors_of_magic.cards.vocabulary import MarkerKind, TerrainKind, ZoneKind
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.kit.lattice.masks import Lattice
from magehall.kit.lattice.shapes import Disc, Polygon, Shape

SIDE = 96
"""Lattice steps along each side: 24 inches. [table.lattice]"""

TABLE = Lattice(SIDE)

IMPASSABLE = frozenset({TerrainKind.WALL, TerrainKind.ROCK})
BLOCKING = frozenset({TerrainKind.HILL, TerrainKind.WALL, TerrainKind.ROCK})
LIGHT_COVER = frozenset({TerrainKind.FOREST, TerrainKind.RUIN, TerrainKind.LOW_WALL})
VERTICAL = frozenset({TerrainKind.LOW_WALL, TerrainKind.HILL})
WATER = frozenset({TerrainKind.POND})
DIFFICULT = frozenset({TerrainKind.FOREST}) | VERTICAL | WATER


@cache
def polygon(corners: tuple[tuple[int, int], ...]) -> Polygon:
    """The polygon with these corners."""
    return Polygon(corners)


def pieces(state: Skirmish, kinds: frozenset[TerrainKind]) -> list[Polygon]:
    """The terrain pieces of these kinds."""
    return [polygon(piece.corners) for piece in state.terrain.pieces if piece.kind in kinds]


def obstacles(state: Skirmish) -> list[Shape]:
    """What no base may overlap: impassable terrain and geysers. [move.impassable] [move.passing]"""
    key = "obstacles"
    found: list[Shape] | None = state.memo.get(key)
    if found is None:
        found = [*pieces(state, IMPASSABLE)]
        found += [
            Disc((marker.x, marker.y), marker.radius)
            for marker in state.markers().values()
            if marker.kind is MarkerKind.GEYSER
        ]
        state.memo[key] = found
    return found


def zone_discs(state: Skirmish, kind: ZoneKind) -> list[Disc]:
    """The zones of a kind."""
    return [Disc((zone.x, zone.y), zone.radius) for zone in state.zones().values() if zone.kind is kind]
