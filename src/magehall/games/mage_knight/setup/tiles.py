"""The tile deck and the first tiles on the map. [setup.tiles] [setup.map]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.kinds import Tile, TileKind
from magehall.games.mage_knight.cards.tiles import TILES
from magehall.games.mage_knight.model.hexes import ORIGIN, tile_at
from magehall.games.mage_knight.model.map_shapes import FIRST_TILES, start_side
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.movement.reveal import place_tile
from magehall.games.mage_knight.scenarios.catalogue import SCENARIOS
from magehall.games.mage_knight.scenarios.declaration import SORTED, Scenario, Table
from magehall.kernel.flow import Flow


def build_tile_deck(flow: Flow[Quest]) -> None:
    """Core tiles with and without a city are shuffled together, countryside tiles come on top. [setup.tiles]"""
    scenario = SCENARIOS[flow.state.agreement.scenario]
    table = scenario.tables[len(flow.state.seats)]
    countryside = _countryside(flow, scenario, table)
    cities = _drawn(flow, [tile.id for tile in _core() if tile.city is not None], table.cities)
    core = _drawn(flow, [tile.id for tile in _core() if tile.city is None], table.core)
    deck = [*countryside, *flow.chance.shuffled("core tiles", sorted([*cities, *core]))]
    realm = flow.state.edit_realm()
    realm.deck = deck
    realm.spare = [tile.id for tile in TILES if tile.kind is not TileKind.START and tile.id not in deck]


def _core() -> list[Tile]:
    return [tile for tile in TILES if tile.kind is TileKind.CORE]


def _countryside(flow: Flow[Quest], scenario: Scenario, table: Table) -> list[str]:
    """By lot; or those of the lowest numbers in their order. [setup.tiles] [scenario.first-reconnaissance]"""
    tiles = [tile.id for tile in TILES if tile.kind is TileKind.COUNTRYSIDE]
    return tiles[: table.countryside] if scenario.order == SORTED else _drawn(flow, tiles, table.countryside)


def _drawn(flow: Flow[Quest], tiles: list[str], count: int) -> list[str]:
    return flow.chance.shuffled("tiles", tiles)[:count]


def lay_first_tiles(flow: Flow[Quest]) -> None:
    """The starting tile, and two or three of the deck beside it. [setup.map]"""
    start = start_side(flow.state.realm.shape)
    place_tile(flow, ORIGIN, start)
    for forward, left in FIRST_TILES[start]:
        tile = flow.state.edit_realm().deck.pop(0)
        place_tile(flow, tile_at(forward, left), tile)
