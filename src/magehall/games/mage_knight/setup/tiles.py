"""The tile deck and the first tiles on the map. [setup.tiles] [setup.map]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.kinds import Tile, TileKind
from magehall.games.mage_knight.cards.tiles import TILES
from magehall.games.mage_knight.model.hexes import ORIGIN, tile_at
from magehall.games.mage_knight.model.map_shapes import FIRST_TILES, RESERVED, start_side
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.movement.exploring import take_tile
from magehall.games.mage_knight.movement.reveal import place_tile
from magehall.games.mage_knight.scenarios.catalogue import SCENARIOS
from magehall.games.mage_knight.scenarios.declaration import SORTED, Scenario
from magehall.kernel.flow import Flow


def build_tile_deck(flow: Flow[Quest]) -> None:
    """Build the deck of tiles, countryside on top of core. Core tiles with and without a city are shuffled together.
    [setup.tiles]"""
    agreement = flow.state.agreement
    scenario = SCENARIOS[agreement.scenario]
    core = _core(flow, scenario, agreement.cities, agreement.core)
    deck = [*_countryside(flow, scenario, agreement.countryside), *core]
    realm = flow.state.edit_realm()
    realm.deck = deck
    realm.spare = [tile.id for tile in TILES if tile.kind is not TileKind.START and tile.id not in deck]


def _countryside(flow: Flow[Quest], scenario: Scenario, count: int) -> list[str]:
    """The countryside tiles of the deck. They come by lot, but those without the sites of the scenario are left out
    first; or they are those of the lowest numbers in their order. [setup.tiles] [scenario.first-reconnaissance]"""
    tiles = [tile for tile in TILES if tile.kind is TileKind.COUNTRYSIDE]
    if scenario.order == SORTED:
        return [tile.id for tile in tiles[:count]]
    needed = [tile.id for tile in tiles if is_needed(tile, scenario)]
    others = [tile.id for tile in tiles if tile.id not in needed]
    taken = [*_drawn(flow, needed, count), *_drawn(flow, others, max(0, count - len(needed)))]
    return flow.chance.shuffled("tiles", sorted(taken))


def is_needed(tile: Tile, scenario: Scenario) -> bool:
    """Whether a tile has a site that the scenario is about. [setup.tiles]"""
    return any(ground.site in scenario.needs for ground in tile.grounds)


def _core(flow: Flow[Quest], scenario: Scenario, cities: int, count: int) -> list[str]:
    """The core tiles of the deck by lot. The scenario may want some, or do without one. [setup.tiles]"""
    core = [tile for tile in TILES if tile.kind is TileKind.CORE]
    with_city = [tile.id for tile in core if tile.city is not None]
    plain = [tile.id for tile in core if tile.city is None and tile.id != scenario.without_core]
    found = [scenario.city_tile] if scenario.city_tile else _drawn(flow, with_city, cities)
    first = [scenario.with_core] if scenario.with_core and count else []
    others = [tile for tile in plain if tile not in first]
    found += [*first, *_drawn(flow, others, count - len(first))]
    return flow.chance.shuffled("core tiles", sorted(found))


def _drawn(flow: Flow[Quest], tiles: list[str], count: int) -> list[str]:
    return flow.chance.shuffled("tiles", tiles)[:count]


def lay_first_tiles(flow: Flow[Quest]) -> None:
    """Place the starting tile, and two or three of the deck beside it. All are placed where that was agreed.
    [setup.map] [scenario.conquer-and-hold]"""
    start = start_side(flow.state.realm.shape)
    place_tile(flow, ORIGIN, start)
    for forward, left in FIRST_TILES[start]:
        tile = flow.state.edit_realm().deck.pop(0)
        place_tile(flow, tile_at(forward, left), tile)
    if flow.state.agreement.open_map:
        for center in RESERVED:
            if center not in flow.state.realm.tiles:
                place_tile(flow, center, take_tile(flow, center))
