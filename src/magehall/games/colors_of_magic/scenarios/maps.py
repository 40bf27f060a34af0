"""Maps: four prepared ones that fit every scenario, and those drawn by lot. [table.maps]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.scenarios import SCENARIOS
from magehall.games.colors_of_magic.cards.vocabulary import TerrainKind
from magehall.games.colors_of_magic.model.pieces import Agreement, Piece
from magehall.games.colors_of_magic.scenarios.ground_rules import mirrored
from magehall.games.colors_of_magic.scenarios.map_drawing import draw_map
from magehall.kernel.chance import Chance

DRAWN = "drawn"
"""The map that is drawn by lot for each match."""


def _map(*half: Piece) -> tuple[Piece, ...]:
    """A map of which one half is given."""
    return tuple(piece for one in half for piece in (one, mirrored(one)))


# Trees stand in rows between low field walls.
_BIRCH_ROWS = _map(
    Piece(TerrainKind.FOREST, ((30, 9), (35, 5), (42, 6), (44, 12), (40, 17), (32, 17))),
    Piece(TerrainKind.LOW_WALL, ((54, 12), (68, 12), (68, 14), (54, 14))),
    Piece(TerrainKind.FOREST, ((6, 32), (11, 28), (18, 29), (21, 35), (17, 41), (9, 41))),
    Piece(TerrainKind.LOW_WALL, ((9, 53), (11, 53), (11, 67), (9, 67))),
)

# What is left of a keep: walls that still hide, and ruins that do not.
_BROKEN_KEEP = _map(
    Piece(TerrainKind.WALL, ((31, 11), (43, 11), (43, 13), (31, 13))),
    Piece(TerrainKind.RUIN, ((56, 5), (66, 5), (66, 13), (56, 13))),
    Piece(TerrainKind.WALL, ((10, 30), (12, 30), (12, 42), (10, 42))),
    Piece(TerrainKind.RUIN, ((5, 56), (14, 56), (14, 65), (5, 65))),
)

# Open ground between hills and a few rocks.
_TWO_HILLS = _map(
    Piece(TerrainKind.HILL, ((30, 8), (37, 4), (44, 8), (42, 15), (33, 16))),
    Piece(TerrainKind.ROCK, ((58, 14), (62, 11), (66, 15), (64, 19), (59, 18))),
    Piece(TerrainKind.FOREST, ((6, 34), (12, 30), (18, 34), (16, 41), (8, 42))),
)

# Ponds, and what grows at them.
_STILL_WATERS = _map(
    Piece(TerrainKind.POND, ((55, 9), (60, 5), (68, 8), (66, 14), (57, 15))),
    Piece(TerrainKind.FOREST, ((30, 13), (35, 9), (41, 12), (40, 19), (32, 20))),
    Piece(TerrainKind.POND, ((5, 57), (10, 54), (17, 57), (15, 64), (7, 65))),
    Piece(TerrainKind.ROCK, ((7, 34), (11, 32), (14, 36), (11, 40), (7, 39))),
)

MAPS: dict[str, tuple[Piece, ...]] = {
    "birch-rows": _BIRCH_ROWS,
    "broken-keep": _BROKEN_KEEP,
    "two-hills": _TWO_HILLS,
    "still-waters": _STILL_WATERS,
}

MAP_IDS = (*MAPS, DRAWN)
"""The maps a match may be played on."""


def map_of(chance: Chance, agreement: Agreement) -> tuple[Piece, ...]:
    """The pieces of the map of a match, without those of the scenario."""
    if agreement.map == DRAWN:
        return draw_map(chance, SCENARIOS[agreement.scenario], agreement.seats)
    return MAPS[agreement.map]
