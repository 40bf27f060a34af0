"""Map shapes: where tiles may come to lie, and which tile comes next. [map.shapes]"""

from __future__ import annotations

from collections.abc import Callable

from magehall.games.mage_knight.cards.catalogue import TILE_CARDS
from magehall.games.mage_knight.cards.kinds import TileKind
from magehall.games.mage_knight.model.hexes import lattice, tile_at, tile_neighbors
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import refuse
from magehall.kernel.decision import Verdict

NARROW, OPEN, OPEN_4, OPEN_3, PREDEFINED = "narrow", "open", "open-4", "open-3", "predefined"
SHAPES = (NARROW, OPEN, OPEN_4, OPEN_3, PREDEFINED)

CORE_NEIGHBORS = 2
SPARE_NEIGHBORS = 3
"""How many tiles must lie next to a core tile, and to one from the box. [explore.core] [explore.deck-out]"""

_ANCHORED = 2
"""How many neighbours anchor a countryside tile. [explore.countryside]"""

FIRST_TILES = {"start-a": ((0, 1), (1, 0)), "start-b": ((0, 1), (1, 0), (1, -1))}
"""Where the tiles of the set-up lie, steps forward and to the left, in the order in which they are laid. [setup.map]"""

RESERVED = {
    tile_at(forward, left): kind
    for kind, places in {
        TileKind.COUNTRYSIDE: ((0, 1), (1, 0), (1, -1), (1, 1), (2, -1)),
        TileKind.CORE: ((2, 0), (2, 1), (3, 0), (3, -1)),
    }.items()
    for forward, left in places
}
"""The kind of tile at each position of the predefined map. [scenario.conquer-and-hold]"""


def _columns(lowest: int, highest: int) -> Callable[[int, int], bool]:
    return lambda forward, left: lowest <= left <= highest and forward >= max(0, -left)


_WITHIN: dict[str, Callable[[int, int], bool]] = {
    NARROW: lambda forward, left: forward >= 0 and left >= 0,
    OPEN: _columns(-2, 2),
    OPEN_4: _columns(-2, 1),
    OPEN_3: _columns(-1, 1),
    PREDEFINED: lambda forward, left: tile_at(forward, left) in RESERVED,
}


def start_side(shape: str) -> str:
    """The side of the starting tile for a map shape. [map.shapes]"""
    return "start-a" if shape == NARROW else "start-b"


def is_within(shape: str, center: str) -> bool:
    """Whether a position lies inside the coast. [map.shapes]"""
    return _WITHIN[shape](*lattice(center))


def on_coast(shape: str, center: str) -> bool:
    """Whether a position lies on the coast lines of a narrow map. [explore.coast]"""
    return shape == NARROW and 0 in lattice(center)


def next_kind(state: Quest, center: str) -> TileKind | None:
    """The back of the tile that comes to a position; None without any. It is that of the next one of the deck, which
    all can see. The predefined map keeps a tile of its kind for each position. [explore.deck]"""
    realm = state.realm
    if realm.shape == PREDEFINED:
        return RESERVED.get(center)
    return TILE_CARDS[realm.deck[0]].kind if realm.deck else None


def spare_tiles(state: Quest) -> list[str]:
    """The tiles of the box that may come when the deck is out. Countryside comes first, then core without a city.
    [explore.deck-out]"""
    spare = [TILE_CARDS[tile] for tile in sorted(state.realm.spare)]
    for kind in (TileKind.COUNTRYSIDE, TileKind.CORE):
        found = [tile.id for tile in spare if tile.kind is kind and tile.city is None]
        if found:
            return found
    return []


def why_not_position(state: Quest, center: str) -> Verdict:
    """Why the next tile does not fit at a position; None where it does. [explore.place]"""
    realm = state.realm
    if center in realm.tiles:
        return refuse("tile-there", "explore.place")
    if not is_within(realm.shape, center):
        return refuse("beyond-coast", "map.shapes")
    around = [near for near in tile_neighbors(center) if near in realm.tiles]
    if not around:
        return refuse("no-tile-beside", "explore.place")
    if realm.shape == PREDEFINED:
        return None
    kind = next_kind(state, center)
    if kind is None:
        spare = spare_tiles(state)
        if not spare:
            return refuse("no-tiles-left", "explore.deck-out")
        if len(around) < SPARE_NEIGHBORS:
            return refuse("three-tiles-needed", "explore.deck-out")
        return _why_not_on_coast(state, center, TILE_CARDS[spare[0]].kind)
    if kind is TileKind.CORE:
        enough = len(around) >= CORE_NEIGHBORS
        coast = _why_not_on_coast(state, center, kind)
        return coast or (None if enough else refuse("two-tiles-needed", "explore.core"))
    if len(around) >= _ANCHORED or any(_anchored(state, near) for near in around):
        return None
    return refuse("tile-not-anchored", "explore.countryside")


def _why_not_on_coast(state: Quest, center: str, kind: TileKind) -> Verdict:
    """Core tiles keep off the coast, those from the box too. [explore.coast]"""
    coast = state.agreement.coast_limit and on_coast(state.realm.shape, center)
    return refuse("core-on-coast", "explore.coast") if coast and kind is TileKind.CORE else None


def _anchored(state: Quest, center: str) -> bool:
    return sum(near in state.realm.tiles for near in tile_neighbors(center)) >= _ANCHORED
