"""Queries on the map: grounds, sites, owners, heroes and safety. [map]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.catalogue import TILE_CARDS
from magehall.games.mage_knight.cards.kinds import Ground, TileKind
from magehall.games.mage_knight.cards.vocabulary import CITY_GROUND, DAY, Site, Terrain
from magehall.games.mage_knight.cards.words.travel import ACCESSIBLE
from magehall.games.mage_knight.model.combat_state import Phase
from magehall.games.mage_knight.model.frames.cooperation import JointAssault
from magehall.games.mage_knight.model.hexes import between, neighbors, tile_place, tile_spaces
from magehall.games.mage_knight.model.pieces import CityState
from magehall.games.mage_knight.model.state import Quest

INHABITED = (Site.VILLAGE, Site.MONASTERY, Site.KEEP, Site.MAGE_TOWER, Site.CITY)
FORTIFIED = (Site.KEEP, Site.MAGE_TOWER, Site.CITY)
ADVENTURES = (Site.RUINS, Site.DUNGEON, Site.TOMB, Site.MONSTER_DEN, Site.SPAWNING_GROUNDS)
GARRISONED = (Site.KEEP, Site.MAGE_TOWER)
"""Sites whose one defender lies face down on the space. [reveal.garrison]"""

_CITY = Ground(CITY_GROUND, Site.CITY)


# What lies where


def ground_at(state: Quest, space: str) -> Ground | None:
    """The space as printed, None where no tile lies yet. A city covers what is printed under it. [map.tiles]"""
    realm = state.realm
    center, place = tile_place(space)
    placed = realm.tiles.get(center)
    if placed is None:
        return None
    return _CITY if place and space in realm.cities else _LYING[placed.tile][placed.turned % 6][place]


def _turned(grounds: tuple[Ground, ...], sixths: int) -> tuple[Ground, ...]:
    center, *around = grounds
    return center, *around[-sixths:], *around[:-sixths]


_LYING = {
    tile.id: tuple(_turned(tile.grounds, sixths) for sixths in range(6)) for tile in TILE_CARDS.values()
}
"""The grounds of each tile for every way it may lie, the middle one first. [map.orientation]"""


def is_revealed(state: Quest, space: str) -> bool:
    """Whether a space lies on a revealed tile."""
    return tile_place(space)[0] in state.realm.tiles


def terrain_at(state: Quest, space: str) -> Terrain | None:
    """The terrain of a space, None where no tile lies yet. [move.terrain]"""
    ground = ground_at(state, space)
    return None if ground is None else ground.terrain


def site_at(state: Quest, space: str) -> Site | None:
    """The site that stands on a space. A burned monastery stands no more, and a closed portal neither. [sites]"""
    secrets = state.realm.secrets
    if space in secrets:
        return secrets[space]
    ground = ground_at(state, space)
    site = None if ground is None else ground.site
    if site is Site.MONASTERY and state.realm.shields.get(space):
        return None
    if site is Site.PORTAL and portal_closed(state):
        return None
    return site


def portal_closed(state: Quest) -> bool:
    """Whether the portal has closed. [scenario.one-to-return]"""
    return state.agreement.portal_closes and state.calendar.round > first_day(state)


def first_day(state: Quest) -> int:
    """The round that is the first day. It is the second where a night came before it. [variant.night-first]"""
    return 2 if state.agreement.night_first else 1


def portal_space(state: Quest) -> str:
    """The space with the portal, in the middle of the starting tile. [site.portal]"""
    return next(
        center
        for center, placed in state.realm.tiles.items()
        if TILE_CARDS[placed.tile].kind is TileKind.START
    )


def revealed_spaces(state: Quest) -> list[str]:
    """Every space of the map."""
    return [space for center in state.realm.tiles for space in tile_spaces(center)]


def core_revealed(state: Quest) -> bool:
    """Whether a core tile lies on the map. Then elite units come into the offer. [offers.units]"""
    return any(TILE_CARDS[placed.tile].kind is TileKind.CORE for placed in state.realm.tiles.values())


# Cities


def city_home(state: Quest, space: str) -> str:
    """The space whose record holds a city's garrison and shields. Of a Megapolis it is the first half."""
    city = state.realm.cities[space]
    return city.twin if city.twin and tile_place(space)[1] else space


def city_at(state: Quest, space: str) -> CityState | None:
    """The city of a space, with garrison and shields. Both halves of a Megapolis have the same. [city]"""
    cities = state.realm.cities
    return cities[city_home(state, space)] if space in cities else None


def city_halves(state: Quest, space: str) -> list[CityState]:
    """The city of a space, or both halves of a Megapolis. They are for colours, bonuses and options. [city.megapolis]"""
    city = state.realm.cities[space]
    return [city, state.realm.cities[city.twin]] if city.twin else [city]


def city_leader(state: Quest, space: str) -> int | None:
    """The leader of a city, who has the most shields. Among equals it is the first one placed; a friendly city has
    none. [city.leader]"""
    city = city_at(state, space)
    if city is None or city.friendly or not city.shields or not is_conquered(state, space):
        return None
    return max(city.shields, key=lambda seat: (city.shields.count(seat), -city.shields.index(seat)))


# Owners and conquest


def owner_at(state: Quest, space: str) -> int | None:
    """Who owns the keep on a space, or the tower where towers are owned. [site.keep]"""
    site = site_at(state, space)
    owned = site is Site.KEEP or (site is Site.MAGE_TOWER and state.agreement.strongholds)
    shields = state.realm.shields.get(space)
    return shields[-1] if owned and shields else None


def owned_sites(state: Quest, seat: int, site: Site) -> list[str]:
    """The keeps a player owns, or the towers where towers are owned. [site.keep] [scenario.conquer-and-hold]"""
    return [
        space
        for space in state.realm.shields
        if site_at(state, space) is site and owner_at(state, space) == seat
    ]


def is_near_owned(state: Quest, seat: int, site: Site) -> bool:
    """Whether a hero stands on or next to such a site it owns. One of an ally counts too. [draw.keep] [teams.allies]"""
    here, shields = state.hero(seat).space, state.realm.shields
    for space in (here, *neighbors(here)) if here and shields else ():
        if space in shields and site_at(state, space) is site:
            owner = owner_at(state, space)
            if owner is not None and are_allies(state, owner, seat):
                return True
    return False


def marked_glades(state: Quest, seat: int) -> list[str]:
    """The glades with a player's shield. [scenario.druid-nights]"""
    return [
        space
        for space, shields in state.realm.shields.items()
        if seat in shields and site_at(state, space) is Site.GLADE
    ]


def is_conquered(state: Quest, space: str) -> bool:
    """Whether nobody defends the fortified site of a space any more. [move.fortified]"""
    city = city_at(state, space)
    if city is not None:
        return not (city.garrison or city.closed or is_assaulted(state, space))
    return bool(state.realm.shields.get(space))


def is_assaulted(state: Quest, space: str) -> bool:
    """Whether an assault on a city runs. Its defenders then stand in the combat, or in shares of a joint assault; it does
    not fall before the end of that. [combat.outcome] [cooperation.end]"""
    combat, spaces = state.combat, city_spaces(state, space)
    if combat is not None and combat.assault and combat.phase is not Phase.END and combat.space in spaces:
        return True
    joint = state.find(JointAssault)
    return joint is not None and joint.space in spaces and bool(joint.left or any(joint.parts))


def are_allies(state: Quest, one: int, other: int) -> bool:
    """Whether two players form a team. In a team game those who sit across do, in a cooperative one all. [teams.allies]"""
    agreement = state.agreement
    return one == other or agreement.cooperative or (agreement.teams and one % 2 == other % 2)


def is_hostile(state: Quest, seat: int, space: str) -> bool:
    """Whether entering a space means an assault. It does on an unconquered fortified site, or a rival's keep.
    [move.fortified]"""
    if site_at(state, space) not in FORTIFIED:
        return False
    if not is_conquered(state, space):
        return True
    owner = owner_at(state, space)
    return owner is not None and not are_allies(state, owner, seat)


def city_spaces(state: Quest, space: str) -> tuple[str, ...]:
    """The spaces of a city: one, or both of a Megapolis. [city.megapolis]"""
    twin = state.realm.cities[space].twin
    return (space, twin) if twin else (space,)


# Enemies and heroes


def rampages_at(state: Quest, space: str) -> bool:
    """Whether an enemy rampages on a space. That of a secret site where one fell does not. [move.rampaging]
    [scenario.dungeon-lords]"""
    if not state.realm.tokens.get(space) or space in state.realm.secrets:
        return False
    ground = ground_at(state, space)
    return ground is not None and ground.rampaging is not None


def is_held(state: Quest, space: str) -> bool:
    """Whether enemies lie on a space, or something that stands for one. [scenario.mines-liberation]"""
    return bool(state.realm.tokens.get(space)) or space in state.realm.stand_ins


def rampaging_around(state: Quest, space: str) -> tuple[str, ...]:
    """The spaces next to a space on which enemies rampage."""
    return _rampaging_on(state, neighbors(space))


def provoked_by(state: Quest, start: str, space: str) -> tuple[str, ...]:
    """The spaces whose enemies a step provokes. They are next to where it begins and to where it ends. [move.provoke]"""
    return _rampaging_on(state, between(start, space))


def _rampaging_on(state: Quest, spaces: tuple[str, ...]) -> tuple[str, ...]:
    """Those of some spaces on which enemies rampage. There are few, so what lies there is looked at first."""
    tokens = state.realm.tokens
    found = [space for space in spaces if space in tokens]
    return tuple([space for space in found if rampages_at(state, space)]) if found else ()


def heroes_at(state: Quest, space: str) -> list[int]:
    """The seats whose heroes stand on a space. [move.heroes]"""
    return [seat for seat in state.seats if state.hero(seat).space == space]


def shared_by_many(state: Quest, space: str) -> bool:
    """Whether several heroes may stay on a space. They may on the portal, and in a city that is open. [move.shared]"""
    site = site_at(state, space)
    return site is Site.PORTAL or (site is Site.CITY and is_conquered(state, space))


def rivals_at(state: Quest, seat: int, space: str) -> list[int]:
    """The other heroes who are in one's way on a space. [move.heroes]"""
    others = [other for other in state.seats if other != seat and state.hero(other).space == space]
    return others if others and not shared_by_many(state, space) else []


def is_safe(state: Quest, seat: int, space: str) -> bool:
    """Whether a hero may end the turn on a space. [move.safe]"""
    if terrain_at(state, space) not in ACCESSIBLE or rampages_at(state, space):
        return False
    return not is_hostile(state, seat, space) and not rivals_at(state, seat, space)


def sees_as_by_day(state: Quest, seat: int) -> bool:
    """Whether garrisons and ruins show themselves to a hero: by day, or in sunshine. [reveal.garrison]"""
    return state.time is DAY or (state.has_turn(seat) and state.turn(seat).sunshine)
