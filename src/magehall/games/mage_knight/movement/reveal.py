"""Revealing: tiles with what their sites bring, and garrisons that heroes come near. [explore.reveal]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.catalogue import CITY_CARDS, TILE_CARDS
from magehall.games.mage_knight.cards.kinds import Ground, TileKind
from magehall.games.mage_knight.cards.vocabulary import DAY, SWAMP, Color, Pile, Site
from magehall.games.mage_knight.cards.words.travel import ACCESSIBLE
from magehall.games.mage_knight.foes.tokens import draw_token
from magehall.games.mage_knight.model.events.movement import (
    CityFounded,
    ClosedCityFounded,
    EnemyPlaced,
    FriendlyCityFounded,
    GarrisonPlaced,
    GarrisonSeen,
    MonasteryCardOffered,
    RuinsPlaced,
    RuinsRevealed,
    SecretPlaced,
    TileRevealed,
)
from magehall.games.mage_knight.model.frames.movement import LookAround, PlaceSecret
from magehall.games.mage_knight.model.hexes import neighbors, tile_spaces
from magehall.games.mage_knight.model.pieces import NOWHERE, CityState, Placed, RuinsToken, Token
from magehall.games.mage_knight.model.realm import (
    GARRISONED,
    city_at,
    city_home,
    ground_at,
    rampages_at,
    sees_as_by_day,
    site_at,
)
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse
from magehall.kernel.decision import Verdict
from magehall.kernel.flow import Flow, Procedure
from magehall.kernel.frame import Frame
from magehall.kernel.records import replace

_GARRISON = {Site.KEEP: Pile.GREY, Site.MAGE_TOWER: Pile.VIOLET}
SECRETS = {Site.VILLAGE: Site.DUNGEON, Site.MONASTERY: Site.TOMB}
_EAST = 1
"""The place of the east among the neighbours of a space. [city.megapolis]"""


def place_tile(
    flow: Flow[Quest], center: str, tile: str, turned: int | None = None, by: int | None = None
) -> None:
    """Put a tile on the map, with all that its sites bring. [explore.reveal]

    Unless ``turned`` says how it lies, that follows from the variants. ``by`` is who explored it; all heroes near it look
    around at once."""
    state = flow.state
    if turned is None:
        random = state.agreement.random_tiles and TILE_CARDS[tile].kind is not TileKind.START
        turned = flow.chance.roll("tile", 6) - 1 if random else 0
    state.edit_realm().tiles[center] = Placed(tile, turned)
    flow.emit(TileRevealed(tile=f"@tile-{tile}", space=center), "explore.reveal")
    if TILE_CARDS[tile].city is not None:
        _found_city(flow, center)
    for space in tile_spaces(center):
        ground = ground_at(state, space)
        assert ground is not None
        _settle(flow, space, ground, TILE_CARDS[tile].kind)
    for space in tile_spaces(center) if state.agreement.secret_sites else ():
        ground = ground_at(state, space)
        if ground is not None and ground.site in SECRETS:
            _hide(flow, space, SECRETS[ground.site], by)
    for seat in state.seats:
        look_around(flow, seat)


def _hide(flow: Flow[Quest], near: str, site: Site, by: int | None) -> None:
    """Place the secret site beside a revealed village or monastery. Who revealed it chooses the space; in the set-up
    the lot does. [scenario.dungeon-lords]"""
    spaces = [space for space in neighbors(near) if why_not_secret(flow.state, near, space) is None]
    if not spaces:
        return
    if by is None:
        place_secret(flow, flow.chance.pick("secret site", spaces), site)
    else:
        flow.call(PlaceSecret(by, near, site))


def place_secret(flow: Flow[Quest], space: str, site: Site) -> None:
    """Put a secret dungeon or tomb on a space, with its enemy face down. [scenario.dungeon-lords]"""
    flow.state.edit_realm().secrets[space] = site
    flow.emit(SecretPlaced(site=f"@site-{site}", space=space), "scenario.dungeon-lords")
    place_guard(flow, space, site)


def place_guard(flow: Flow[Quest], space: str, site: Site) -> None:
    """Put the enemy of a secret dungeon or tomb there, face down. [scenario.dungeon-lords]"""
    pile = Pile.BROWN if site is Site.DUNGEON else Pile.RED
    _place_enemy(flow, space, pile, up=False, rule="scenario.dungeon-lords")


def why_not_secret(state: Quest, near: str, space: str) -> Verdict:
    """Why a secret site is not placed on a space. [scenario.dungeon-lords]"""
    if space not in neighbors(near):
        return refuse("not-adjacent", "scenario.dungeon-lords")
    ground = ground_at(state, space)
    if ground is None:
        return refuse("unrevealed", "scenario.dungeon-lords")
    if ground.terrain not in ACCESSIBLE or ground.terrain is SWAMP:
        return refuse("terrain-closed", "scenario.dungeon-lords", terrain=f"@terrain-{ground.terrain}")
    if rampages_at(state, space):
        return refuse("rampaging-there", "move.rampaging")
    taken = ground.site is not None or space in state.realm.secrets
    return refuse("site-there", "scenario.dungeon-lords") if taken else None


def _settle(flow: Flow[Quest], space: str, ground: Ground, kind: TileKind) -> None:
    """Bring what the site of a new space brings. [reveal.rampaging] [reveal.garrison] [reveal.ruins] [reveal.monastery]"""
    if ground.rampaging is not None:
        _place_enemy(flow, space, ground.rampaging, up=True, rule="reveal.rampaging")
    elif ground.site in _GARRISON:
        _place_enemy(flow, space, _GARRISON[ground.site], up=False, rule="reveal.garrison")
    elif ground.site is Site.RUINS:
        _place_ruins(flow, space)
    elif ground.site is Site.MONASTERY:
        offer_monastery_card(flow)
    elif ground.site is Site.MINE and flow.state.agreement.occupied_mines:
        holder = Pile.RED if kind is TileKind.CORE else Pile.GREEN
        _place_enemy(flow, space, holder, up=True, rule="scenario.mines-liberation")
        if not _place_enemy(flow, space, Pile.BROWN, up=False, rule="scenario.mines-liberation"):
            # The book wants a substitute, and the token when it shows itself.
            flow.state.edit_realm().stand_ins.append(space)
            flow.emit(GarrisonPlaced(back=f"@back-{Pile.BROWN}", space=space), "scenario.mines-liberation")


def _place_enemy(flow: Flow[Quest], space: str, pile: Pile, *, up: bool, rule: str) -> bool:
    """Put a token of a pile on a space. False where none is left. [enemy.piles]"""
    enemy = draw_token(flow, pile)
    if enemy is None:
        return False
    tokens = flow.state.edit_realm().tokens
    tokens[space] = (*tokens.get(space, ()), Token(enemy, up))
    if up:
        flow.emit(EnemyPlaced(enemy=card_name(enemy), space=space), rule)
    else:
        flow.emit(GarrisonPlaced(back=f"@back-{pile}", space=space), rule)
    return True


def _place_ruins(flow: Flow[Quest], space: str) -> None:
    """Put a token on ruins: face up by day, face down at night. [reveal.ruins]"""
    state = flow.state
    piles = state.edit_piles()
    if not piles.ruins:
        piles.ruins, piles.ruins_discarded = flow.chance.shuffled("ruins", piles.ruins_discarded), []
    if not piles.ruins:
        return
    token = RuinsToken(piles.ruins.pop(), up=state.time is DAY)
    state.edit_realm().ruins[space] = token
    event = (
        RuinsRevealed(ruins=f"@ruins-{token.ruins}", space=space) if token.up else RuinsPlaced(space=space)
    )
    flow.emit(event, "reveal.ruins")


def offer_monastery_card(flow: Flow[Quest]) -> None:
    """Put the top advanced action into the unit offer. [reveal.monastery]"""
    offers = flow.state.edit_offers()
    if offers.action_deck:
        card = offers.action_deck.pop(0)
        offers.monastery.append(card)
        flow.emit(MonasteryCardOffered(card=card_name(card)), "reveal.monastery")


# Cities


def _found_city(flow: Flow[Quest], center: str) -> None:
    """Put the city of a new tile on the map, by scenario. [reveal.city]"""
    state, agreement = flow.state, flow.state.agreement
    color = _city_color(flow, center)
    if agreement.closed_cities:
        state.edit_realm().cities[center] = CityState(color, level=0, closed=True)
        flow.emit(ClosedCityFounded(city=f"@city-{color}"), "city.closed")
    elif agreement.friendly_cities:
        city = CityState(color, level=0, friendly=True, shields=tuple(state.seats))
        state.edit_realm().cities[center] = city
        flow.emit(FriendlyCityFounded(city=f"@city-{color}"), "city.friendly")
    elif agreement.megapolis and _cities_to_come(state) < agreement.megapolises:
        _found_megapolis(flow, center, color)
    else:
        level = agreement.levels[min(len(state.realm.cities), len(agreement.levels) - 1)]
        garrison = _garrison(flow, color, level)
        state.edit_realm().cities[center] = CityState(color, level, garrison)
        flow.emit(CityFounded(city=f"@city-{color}", level=level), "reveal.city")


def _city_color(flow: Flow[Quest], center: str) -> Color:
    """The colour of a new city. It is that of its tile, or one of those left by lot. [city.random]"""
    state = flow.state
    printed = TILE_CARDS[state.realm.tiles[center].tile].city
    assert printed is not None
    left = _colors_left(state)
    if state.agreement.random_cities or printed not in left:
        return flow.chance.pick("city", left)
    return printed


def _colors_left(state: Quest) -> list[Color]:
    used = {city.color for city in state.realm.cities.values()}
    return [color for color in CITY_CARDS if color not in used]


def _cities_to_come(state: Quest) -> int:
    return sum(TILE_CARDS[tile].city is not None for tile in state.realm.deck)


def _found_megapolis(flow: Flow[Quest], center: str, color: Color) -> None:
    """Put both halves of a Megapolis on the map. The first one holds the whole garrison. [city.megapolis]"""
    state = flow.state
    level, east = state.agreement.megapolis, neighbors(center)[_EAST]
    state.edit_realm().cities[center] = CityState(color, level - level // 2)
    other = flow.chance.pick("city", _colors_left(state))
    garrison = _garrison(flow, color, level - level // 2) + _garrison(flow, other, level // 2)
    cities = state.edit_realm().cities
    cities[center] = CityState(color, level - level // 2, garrison, twin=east)
    cities[east] = CityState(other, level // 2, twin=center)
    for half in (color, other):
        flow.emit(CityFounded(city=f"@city-{half}", level=level), "city.megapolis")


def _garrison(flow: Flow[Quest], color: Color, level: int) -> tuple[Token, ...]:
    drawn = [draw_token(flow, pile) for pile in CITY_CARDS[color].garrison[level - 1]]
    return tuple(Token(enemy, up=False) for enemy in drawn if enemy is not None)


# Looking around


def look_around(flow: Flow[Quest], seat: int) -> None:
    """Turn up the tokens that a hero sees. Those are garrisons of keeps and towers next to it by day, of cities always.
    [reveal.garrison]"""
    state = flow.state
    here = state.hero(seat).space
    if here == NOWHERE:
        return
    by_day = sees_as_by_day(state, seat)
    cities, tokens = state.realm.cities, state.realm.tokens
    for space in neighbors(here):
        if space in cities:
            _turn_up_city(flow, space)
        elif by_day and space in tokens and site_at(state, space) in GARRISONED:
            turn_up_tokens(flow, space)
    if by_day:
        turn_up_all_ruins(flow)


def _turn_up_city(flow: Flow[Quest], space: str) -> None:
    """Turn up the garrison of a city, day or night. [reveal.city]"""
    city, home = city_at(flow.state, space), city_home(flow.state, space)
    if city is None or all(token.up for token in city.garrison):
        return
    for token in city.garrison:
        if not token.up:
            flow.emit(GarrisonSeen(enemy=card_name(token.enemy), space=home), "reveal.city")
    garrison = tuple(Token(token.enemy, up=True) for token in city.garrison)
    flow.state.edit_realm().cities[home] = replace(city, garrison=garrison)


def turn_up_tokens(flow: Flow[Quest], space: str) -> None:
    """Turn up the enemy tokens on a space. [reveal.garrison]"""
    found = flow.state.realm.tokens[space]
    if all(token.up for token in found):
        return
    for token in found:
        if not token.up:
            flow.emit(GarrisonSeen(enemy=card_name(token.enemy), space=space), "reveal.garrison")
    flow.state.edit_realm().tokens[space] = tuple(Token(token.enemy, up=True) for token in found)


def turn_up_ruins(flow: Flow[Quest], space: str) -> None:
    """Turn up the token of ruins on a space that a hero enters. [reveal.ruins]"""
    token = flow.state.realm.ruins.get(space)
    if token is not None and not token.up:
        flow.state.edit_realm().ruins[space] = RuinsToken(token.ruins, up=True)
        flow.emit(RuinsRevealed(ruins=f"@ruins-{token.ruins}", space=space), "reveal.ruins")


def turn_up_all_ruins(flow: Flow[Quest]) -> None:
    """Turn up all tokens of ruins, as the start of a day does. [reveal.ruins]"""
    for space in list(flow.state.realm.ruins):
        turn_up_ruins(flow, space)


def _look(looking: LookAround, flow: Flow[Quest]) -> None:
    look_around(flow, looking.seat)


PROCEDURES: dict[type[Frame], Procedure] = {LookAround: Procedure(look=_look)}
