"""What a map must keep to, whoever drew it. [table.maps]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.catalogue import CREATURES
from magehall.games.colors_of_magic.cards.scenarios import At, ByLot, Chosen, Marker, Monster, Scenario
from magehall.games.colors_of_magic.cards.vocabulary import INCH
from magehall.games.colors_of_magic.ground.terrain import IMPASSABLE, SIDE, TABLE, polygon
from magehall.games.colors_of_magic.model.distances import RADIUS
from magehall.games.colors_of_magic.model.pieces import Piece
from magehall.kit.lattice.masks import Mask
from magehall.kit.lattice.points import Point
from magehall.kit.lattice.regions import Ground, Region
from magehall.kit.lattice.shapes import Disc, Polygon

FEWEST, MOST = 6, 10
"""Pieces of a map, those of the scenario included."""

CORNER = 6 * INCH
"""The side of the square in which a mage is deployed. [setup.corners]"""

LARGEST = RADIUS[3]
LONG_WALK = 120
"""Inches that are enough for any way across a table of this size."""


def corner_squares() -> list[Polygon]:
    """The four squares in which mages are deployed. The one of the lowest x and y is first, then clockwise."""
    low, high = (0, CORNER), (SIDE - CORNER, SIDE)
    return [
        Polygon([(left, bottom), (right, bottom), (right, top), (left, top)])
        for (left, right), (bottom, top) in ((low, low), (low, high), (high, high), (high, low))
    ]


def puts_of(scenario: Scenario, seats: int) -> list[At | Chosen | ByLot]:
    """What a scenario puts on the table for so many seats. [setup.scenario]"""
    puts = scenario.two if seats == 2 else scenario.more
    return [put for put in puts if isinstance(put, At | Chosen | ByLot)]


def spots(scenario: Scenario, seats: int) -> list[Disc]:
    """The discs where markers and monsters of a scenario may lie. All places of a choice or lot count."""
    found: list[Disc] = []
    rising = [put for rise in scenario.rises for put in rise.puts]
    for put in (*puts_of(scenario, seats), *rising):
        things = put.what if isinstance(put.what, tuple) else (put.what,)
        radius = max(radius_of(thing) for thing in things)
        found += [Disc(place, radius) for place in put.places]
    return found


def radius_of(thing: Monster | Marker) -> int:
    """The radius of a marker, or of a monster's base, in lattice steps."""
    return thing.radius if isinstance(thing, Marker) else RADIUS[CREATURES[thing.face].body.size]


def added_pieces(scenario: Scenario) -> tuple[Piece, ...]:
    """The pieces that lie on every map of a scenario."""
    return tuple(Piece(piece.kind, piece.corners) for piece in scenario.terrain)


def mirrored(piece: Piece) -> Piece:
    """The same piece on the other side of the centre. [table.maps]"""
    return Piece(piece.kind, tuple((SIDE - x, SIDE - y) for x, y in piece.corners))


def is_symmetric(pieces: tuple[Piece, ...]) -> bool:
    """Whether a map looks the same from both sides."""
    shapes = {(piece.kind, frozenset(piece.corners)) for piece in pieces}
    return all((piece.kind, frozenset(mirrored(piece).corners)) in shapes for piece in pieces)


def is_clear(piece: Piece, scenario: Scenario, seats: int) -> bool:
    """Whether a piece of terrain lies where it may. It is on the table, in no corner, on no marker or monster, and not
    near pieces of the scenario."""
    shape = polygon(piece.corners)
    own = TABLE.inside(shape)
    if any(not TABLE.has(corner) for corner in piece.corners):
        return False
    if any(own & TABLE.inside(square) for square in corner_squares()):
        return False
    if any(
        TABLE.contains(TABLE.overlapping(shape, spot.radius), spot.centre) for spot in spots(scenario, seats)
    ):
        return False
    return not any(are_near(piece, other) for other in added_pieces(scenario))


def are_near(one: Piece, other: Piece) -> bool:
    """Whether two pieces lie within an inch of each other. Of convex shapes a corner of one is the nearest, or they meet."""
    a, b = polygon(one.corners), polygon(other.corners)
    near_a, near_b = TABLE.touching(a, INCH), TABLE.touching(b, INCH)
    return (
        any(TABLE.contains(near_a, corner) for corner in b.vertices)
        or any(TABLE.contains(near_b, corner) for corner in a.vertices)
        or bool(TABLE.polygon(a) & TABLE.polygon(b))
    )


def is_walkable(pieces: tuple[Piece, ...]) -> bool:
    """Whether a base of size 3 can walk from each corner to the others."""
    walls: Mask = 0
    for piece in pieces:
        if piece.kind in IMPASSABLE:
            walls |= TABLE.overlapping(polygon(piece.corners), LARGEST)
    start, *others = _corner_places()
    region = Region(Ground(TABLE, LARGEST, impassable=walls), start, LONG_WALK)
    return all(region.cost(other) is not None for other in others)


def _corner_places() -> list[Point]:
    near, far = LARGEST, SIDE - LARGEST
    return [(near, near), (near, far), (far, far), (far, near)]


def is_fair(pieces: tuple[Piece, ...], scenario: Scenario, seats: int) -> bool:
    """Whether a map keeps to all rules for a scenario. ``pieces`` are those of the map, without the scenario's own.
    [table.maps]"""
    everything = (*pieces, *added_pieces(scenario))
    return (
        FEWEST <= len(everything) <= MOST
        and is_symmetric(everything)
        and all(is_clear(piece, scenario, seats) for piece in pieces)
        and not any(
            are_near(piece, other) for number, piece in enumerate(pieces) for other in pieces[:number]
        )
        and is_walkable(everything)
    )
