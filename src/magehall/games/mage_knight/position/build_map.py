"""Building the map of a position: tiles, tokens, shields and cities."""

from __future__ import annotations

from magehall.games.mage_knight.cards.catalogue import CITY_CARDS, ENEMY_TOKENS, TILE_CARDS
from magehall.games.mage_knight.cards.kinds import TileKind
from magehall.games.mage_knight.cards.tiles import TILES
from magehall.games.mage_knight.cards.vocabulary import DAY, Color, Pile, Site
from magehall.games.mage_knight.model.hexes import ORIGIN, is_space, neighbors, tile_place, tile_spaces
from magehall.games.mage_knight.model.map_shapes import start_side
from magehall.games.mage_knight.model.pieces import CityState, Placed, Realm, RuinsToken, Token
from magehall.games.mage_knight.model.realm import ground_at, heroes_at, site_at
from magehall.games.mage_knight.model.state import REALM, Quest
from magehall.games.mage_knight.position.box import Box, plain
from magehall.games.mage_knight.position.schema import (
    CitySetting,
    PlacedSetting,
    QuestSetting,
    RuinsSetting,
    Tokens,
    TokenSetting,
)
from magehall.kernel.matches.positions import PositionError
from magehall.kernel.records import replace

GARRISONS = {Site.KEEP: Pile.GREY, Site.MAGE_TOWER: Pile.VIOLET}
"""Who lies face down on a fortified site that nobody conquered. [reveal.garrison]"""


def place_map(state: Quest, document: QuestSetting, box: Box, seats: int) -> None:
    """The tiles, and all that lies on them."""
    realm = Realm(shape=document.shape or state.agreement.shape)
    state.add(REALM, realm)
    _place_tiles(realm, document, box)
    _place_deck(realm, document, box)
    for space, site in document.secrets.items():
        realm.secrets[_on_map(state, space, "$.secrets")] = site
    for place, space in enumerate(document.stand_ins):
        if site_at(state, _on_map(state, space, "$.stand_ins")) is not Site.MINE:
            raise PositionError(f"there is no mine at {space}", f"$.stand_ins[{place}]")
        realm.stand_ins.append(space)
    for space, shields in document.shields.items():
        realm.shields[_on_map(state, space, "$.shields")] = _seats(shields, seats, f"$.shields.{space}")
    for space, city in document.cities.items():
        home = _on_map(state, space, "$.cities")
        realm.cities[home] = _city(realm, box, home, city, seats)
    for space, tokens in document.tokens.items():
        found = _tokens(box, tokens, f"$.tokens.{_on_map(state, space, '$.tokens')}")
        realm.tokens |= {space: found} if found else {}
    for space, ruins in document.ruins.items():
        _place_ruins(state, box, space, ruins)


def _on_map(state: Quest, space: str, path: str) -> str:
    if not is_space(space):
        raise PositionError(f"expected a space such as '1,-1', found {space!r}", f"{path}.{space}")
    if ground_at(state, space) is None:
        raise PositionError(f"no tile lies at {space}", f"{path}.{space}")
    return space


def _seats(found: list[int], seats: int, path: str) -> tuple[int, ...]:
    for place, seat in enumerate(found):
        if seat >= seats:
            raise PositionError(f"seats are numbered 0 to {seats - 1}", f"{path}[{place}]")
    return tuple(found)


# Tiles


def _place_tiles(realm: Realm, document: QuestSetting, box: Box) -> None:
    """The tiles that are said, and the starting tile in any case. [setup.map]"""
    tiles = document.tiles
    if tiles is None:
        tiles = {}
    if document.at != "setup" and ORIGIN not in tiles:
        tiles = {ORIGIN: start_side(realm.shape), **tiles}
    for center, tile in tiles.items():
        path = f"$.tiles.{center}"
        if not is_space(center):
            raise PositionError(f"expected a space such as '1,-1', found {center!r}", path)
        if tile_place(center)[1]:
            middle = tile_place(center)[0]
            raise PositionError(f"no tile has its middle at {center}; the next one has it at {middle}", path)
        said = PlacedSetting(tile) if isinstance(tile, str) else tile
        id = box.tiles.take(said.tile, path)
        if (TILE_CARDS[id].kind is TileKind.START) != (center == ORIGIN):
            raise PositionError(f"the starting tile lies at {ORIGIN}, and no other there", path)
        realm.tiles[center] = Placed(id, said.turned)


def _place_deck(realm: Realm, document: QuestSetting, box: Box) -> None:
    """The tile deck, and the tiles in the box. [setup.tiles]"""
    others = [tile.id for tile in TILES if tile.kind is not TileKind.START]
    begun = document.at != "setup"
    if document.tile_deck is not None:
        realm.deck = box.tiles.take_all(document.tile_deck, "$.tile_deck")
    if document.spare is not None:
        realm.spare = box.tiles.take_all(document.spare, "$.spare")
    if document.absent_tiles is not None:
        realm.absent = tuple(box.tiles.take_all(document.absent_tiles, "$.absent_tiles"))
    if document.tile_deck is None and begun:
        countryside = [tile.id for tile in TILES if tile.kind is TileKind.COUNTRYSIDE]
        realm.deck = sorted(box.tiles.rest(countryside), key=countryside.index)
    left = sorted(box.tiles.rest(others), key=others.index) if begun else []
    if document.spare is None:
        realm.spare = left
    elif document.absent_tiles is None:
        realm.absent = tuple(left)


# What lies on them


def _token(box: Box, token: str | TokenSetting, path: str) -> Token:
    said = TokenSetting(token) if isinstance(token, str) else token
    return Token(box.enemies.take(said.enemy, path), said.up)


def _tokens(box: Box, tokens: Tokens, path: str) -> tuple[Token, ...]:
    return tuple(_token(box, token, f"{path}[{place}]") for place, token in enumerate(tokens))


def _city(realm: Realm, box: Box, space: str, city: CitySetting, seats: int) -> CityState:
    path, color = f"$.cities.{space}", city.color
    if color is None and space in realm.tiles:
        color = TILE_CARDS[realm.tiles[space].tile].city
    if color is None:
        raise PositionError(f"no city is printed on {space}: say its colour", f"{path}.color")
    return CityState(
        color=color,
        level=city.level,
        garrison=_tokens(box, city.garrison, f"{path}.garrison"),
        shields=_seats(city.shields, seats, f"{path}.shields"),
        friendly=city.friendly,
        closed=city.closed,
        twin=city.twin,
    )


def _place_ruins(state: Quest, box: Box, space: str, ruins: str | RuinsSetting | None) -> None:
    path = f"$.ruins.{space}"
    _on_map(state, space, "$.ruins")
    if ruins is None:
        return
    if site_at(state, space) is not Site.RUINS:
        raise PositionError(f"there are no ruins at {space}", path)
    said = RuinsSetting(ruins) if isinstance(ruins, str) else ruins
    state.edit_realm().ruins[space] = RuinsToken(box.ruins.take(said.ruins, path), said.up)


def _is_neighbor(state: Quest, space: str) -> bool:
    """Whether a hero stands next to a space."""
    return any(state.hero(seat).space in neighbors(space) for seat in state.seats)


def unsaid_city(state: Quest, color: Color) -> CityState:
    """A city as the scenario wants it: closed, friendly, or of a level. Its garrison is still to come. [reveal.city]"""
    agreement = state.agreement
    if agreement.closed_cities:
        return CityState(color, level=0, closed=True)
    if agreement.friendly_cities:
        return CityState(color, level=0, friendly=True, shields=tuple(state.seats))
    levels = agreement.levels or [1]
    return CityState(color, levels[min(len(state.realm.cities), len(levels) - 1)])


def _garrison(box: Box, city: CityState, seen: bool) -> tuple[Token, ...]:
    """The tokens that defend a city. They lie face up where they are seen. [reveal.city]"""
    garrison: list[Token] = []
    for pile in CITY_CARDS[city.color].garrison[city.level - 1] if city.level else ():
        enemy = box.enemies.first([id for id, found in ENEMY_TOKENS.items() if found.pile is pile])
        garrison += [Token(enemy, seen)] if enemy else []
    return tuple(garrison)


def cities_left(document: QuestSetting) -> int | None:
    """How many tiles with cities there are, where the deck is said. Those that are neither on the map nor in it never
    come. [scenario.end] [explore.deck]"""
    if document.tile_deck is None:
        return None
    lying = [tile if isinstance(tile, str) else tile.tile for tile in (document.tiles or {}).values()]
    cards = [TILE_CARDS[name] for name in map(plain, (*lying, *document.tile_deck)) if name in TILE_CARDS]
    return sum(card.city is not None for card in cards)


def fill_sites(state: Quest, document: QuestSetting, box: Box) -> None:
    """Put tokens on sites of which nothing is said. Those are keeps, towers, ruins, cities and held mines; they lie face down
    but for what the heroes see, and where a site is being assaulted its garrison fights. [reveal.garrison]
    [reveal.ruins] [reveal.city]"""
    realm, combat, by_day = state.edit_realm(), state.combat, state.time is DAY
    assaulted = combat.space if combat is not None and combat.assault else None
    entered = combat.space if combat is not None and combat.site is Site.MINE else None
    for center in realm.tiles:
        color = TILE_CARDS[realm.tiles[center].tile].city
        if color is not None and center not in realm.cities:
            city = unsaid_city(state, color)
            garrison = _garrison(box, city, _is_neighbor(state, center))
            realm.cities[center] = replace(city, garrison=garrison)
        for space in tile_spaces(center):
            site = site_at(state, space)
            if space in realm.shields or space in document.tokens or space in document.ruins:
                continue
            if site in GARRISONS and space != assaulted:
                pile = [id for id, enemy in ENEMY_TOKENS.items() if enemy.pile is GARRISONS[site]]
                enemy = box.enemies.first(pile)
                seen = by_day and _is_neighbor(state, space)
                realm.tokens |= {space: (Token(enemy, seen),)} if enemy else {}
            elif site is Site.RUINS and space not in realm.ruins:
                ruins = box.ruins.first(None)
                seen = by_day or bool(heroes_at(state, space))
                realm.ruins |= {space: RuinsToken(ruins, seen)} if ruins else {}
            elif (
                site is Site.MINE
                and state.agreement.occupied_mines
                and space != entered
                and space not in realm.stand_ins
            ):
                _occupy(state, box, space)


def mine_holders(state: Quest, space: str) -> tuple[Pile, ...]:
    """Whose tokens lie on a mine. The first is face up, the brown one face down. [scenario.mines-liberation]"""
    tile = state.realm.tiles[tile_place(space)[0]].tile
    return (Pile.RED if TILE_CARDS[tile].kind is TileKind.CORE else Pile.GREEN), Pile.BROWN


def _occupy(state: Quest, box: Box, space: str) -> None:
    """Put the enemies on a mine that hold it. [scenario.mines-liberation]"""
    realm = state.edit_realm()
    for pile in mine_holders(state, space):
        enemy = box.enemies.first([id for id, card in ENEMY_TOKENS.items() if card.pile is pile])
        if enemy:
            realm.tokens |= {space: (*realm.tokens.get(space, ()), Token(enemy, pile is not Pile.BROWN))}
        elif pile is Pile.BROWN:
            realm.stand_ins.append(space)
