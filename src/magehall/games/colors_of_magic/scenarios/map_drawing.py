"""Drawing a map by lot: shapes, turns and places, mirrored about the centre. [table.maps]"""

from __future__ import annotations

from math import isqrt

from magehall.games.colors_of_magic.cards.scenarios import Scenario
from magehall.games.colors_of_magic.cards.vocabulary import INCH, TerrainKind
from magehall.games.colors_of_magic.ground.terrain import IMPASSABLE, SIDE, TABLE, polygon
from magehall.games.colors_of_magic.model.pieces import Piece
from magehall.games.colors_of_magic.scenarios.ground_rules import (
    FEWEST,
    MOST,
    added_pieces,
    corner_squares,
    is_walkable,
    mirrored,
    spots,
)
from magehall.kernel.chance import Chance
from magehall.kernel.records import replace
from magehall.kit.lattice.masks import Mask
from magehall.kit.lattice.points import Point
from magehall.kit.lattice.shapes import Disc

Corners = tuple[Point, ...]

SHAPES: tuple[tuple[TerrainKind, Corners], ...] = (
    (TerrainKind.FOREST, ((-7, -3), (-2, -7), (5, -6), (8, 0), (4, 6), (-4, 6))),
    (TerrainKind.FOREST, ((-5, -4), (3, -5), (6, 1), (1, 5), (-5, 3))),
    (TerrainKind.RUIN, ((-5, -4), (5, -4), (5, 4), (-5, 4))),
    (TerrainKind.RUIN, ((-6, -3), (6, -3), (6, 3))),
    (TerrainKind.LOW_WALL, ((-8, -1), (8, -1), (8, 1), (-8, 1))),
    (TerrainKind.LOW_WALL, ((-5, -4), (-3, -5), (5, 4), (3, 5))),
    (TerrainKind.HILL, ((-6, -5), (1, -7), (7, -2), (5, 5), (-3, 6))),
    (TerrainKind.WALL, ((-6, -1), (6, -1), (6, 1), (-6, 1))),
    (TerrainKind.ROCK, ((-3, -2), (1, -4), (4, 0), (2, 3), (-2, 3))),
    (TerrainKind.POND, ((-6, -2), (-1, -5), (6, -3), (5, 3), (-3, 4))),
)
"""Outlines around the origin that a map is drawn from; each may be turned by quarters."""

QUARTERS = 4
CENTRE: Point = (SIDE // 2, SIDE // 2)


def draw_map(chance: Chance, scenario: Scenario, seats: int) -> tuple[Piece, ...]:
    """Draw a random map for a scenario. Pairs of pieces come until there are enough, or no room is left."""
    added = added_pieces(scenario)
    fewest, most = -(-(FEWEST - len(added)) // 2), (MOST - len(added)) // 2
    pairs = fewest - 1 + chance.roll("map-pairs", most - fewest + 1)
    pieces: tuple[Piece, ...] = ()
    while len(pieces) < 2 * pairs:
        piece = _draw_piece(chance, pieces, scenario, seats)
        if piece is None:
            break
        pieces = (*pieces, piece, mirrored(piece))
    return pieces if is_walkable((*pieces, *added)) else _opened(pieces)


def _opened(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """Turn all impassable pieces into ruins, to open the way. Those are walls and rocks."""
    return tuple(
        replace(piece, kind=TerrainKind.RUIN) if piece.kind in IMPASSABLE else piece for piece in pieces
    )


def _draw_piece(chance: Chance, pieces: tuple[Piece, ...], scenario: Scenario, seats: int) -> Piece | None:
    """A random piece at a place with room around it. It is a smaller one where the first drawn finds none, and None
    without any."""
    first = chance.roll("map-shape", len(SHAPES)) - 1
    quarter = chance.roll("map-turn", QUARTERS) - 1
    for kind, outline in (SHAPES[first], *sorted(SHAPES, key=lambda shape: _reach(shape[1]))):
        room = TABLE.points(_room(_reach(outline), pieces, scenario, seats))
        if room:
            x, y = chance.pick("map-place", room)
            turned = _turned(outline, quarter)
            return Piece(kind, tuple((x + dx, y + dy) for dx, dy in turned))
    return None


def _reach(outline: Corners) -> int:
    """The radius of the disc around the origin that holds an outline. It is in whole lattice steps."""
    return max(isqrt(x * x + y * y - 1) + 1 for x, y in outline)


def _turned(outline: Corners, quarter: int) -> Corners:
    for _ in range(quarter):
        outline = tuple((-y, x) for x, y in outline)
    return outline


def _room(reach: int, pieces: tuple[Piece, ...], scenario: Scenario, seats: int) -> Mask:
    """The places where a disc of that radius lies clear. Its own mirror image counts too."""
    taken = TABLE.disc(CENTRE, reach + INCH // 2)
    for square in corner_squares():
        taken |= TABLE.overlapping(square, reach)
    for (x, y), radius in spots(scenario, seats):
        taken |= TABLE.overlapping(Disc((x, y), radius), reach)
        taken |= TABLE.overlapping(Disc((SIDE - x, SIDE - y), radius), reach)
    for piece in (*pieces, *added_pieces(scenario)):
        taken |= TABLE.touching(polygon(piece.corners), reach + INCH)
    return TABLE.inner(reach) & ~taken
