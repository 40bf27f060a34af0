"""What comes of a combat: reputation, shields, rewards, enemies that stay, and withdrawal. [combat.outcome]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.catalogue import ENEMY_TOKENS, RUINS_TOKENS, TILE_CARDS
from magehall.games.mage_knight.cards.kinds import Reward, TileKind
from magehall.games.mage_knight.cards.vocabulary import Pile, Site
from magehall.games.mage_knight.combat.sites import ASSAULT_REWARDS, LAIRS
from magehall.games.mage_knight.foes.defeat import dismiss_all, take_out
from magehall.games.mage_knight.foes.tokens import discard_token
from magehall.games.mage_knight.heroes.gains import change_reputation
from magehall.games.mage_knight.model.combat_state import Combat, Foe, Origin
from magehall.games.mage_knight.model.events.combat import (
    CityConquered,
    CombatEnded,
    EnemiesLeft,
    EnemiesRemained,
    ShieldsPlaced,
    SiteConquered,
    Withdrew,
)
from magehall.games.mage_knight.model.frames.cooperation import JointAssault
from magehall.games.mage_knight.model.hexes import tile_place
from magehall.games.mage_knight.model.pieces import Token
from magehall.games.mage_knight.model.realm import city_home, city_leader, site_at
from magehall.games.mage_knight.model.state import COMBAT, Quest
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.games.mage_knight.movement.reveal import place_guard
from magehall.kernel.flow import Flow
from magehall.kernel.records import replace

REPUTATION = {Pile.GREEN: 1, Pile.RED: 2}
"""What a rampaging enemy brings that is defeated; its companion of another pile 1. [rampaging.reputation]"""

PLACES = {Origin.CITY, Origin.GARRISON, Origin.LAIR, Origin.RAMPAGING}
"""Who goes back to the map: all but those drawn for the combat alone."""


def conclude(flow: Flow[Quest]) -> None:
    """End a combat in the order of the rulebook. Who fights together learns at the end whether the city fell.
    [combat.outcome] [cooperation.end]"""
    state = flow.state
    dismiss_all(flow)
    combat = state.edit_combat()
    seat = combat.seat
    conquered = combat.site is not None and not any(state.foe(id).defends for id in combat.foes)
    _reward_rampaging(flow, combat)
    if combat.cities:
        _place_city_shields(flow, combat)
    _put_back(flow, combat)
    if not conquered and combat.space in state.realm.secrets and combat.site is not None:
        place_guard(flow, combat.space, combat.site)
    together = state.find(JointAssault) is not None
    if conquered and not together:
        _conquer(flow, combat)
    elif combat.assault and not together:
        go_back(flow, seat)
    state.remove(COMBAT)
    state.edit_turn(seat).stage = Stage.AFTER
    flow.emit(CombatEnded(hero=f"#{seat}", defeated=len(combat.defeated)), "combat.outcome")


def _reward_rampaging(flow: Flow[Quest], combat: Combat) -> None:
    """Orcs and draconum bring reputation only where they rampaged. [rampaging.reputation]"""
    for fallen in combat.defeated:
        if fallen.origin is Origin.RAMPAGING:
            steps = REPUTATION.get(ENEMY_TOKENS[fallen.enemy].pile, 1)
            change_reputation(flow, combat.seat, steps, "rampaging.reputation")


# Enemies that were not defeated


def _put_back(flow: Flow[Quest], combat: Combat) -> None:
    """Enemies stay where they lay, face up; those drawn for this combat are discarded. [combat.undefeated]"""
    left = [take_out(flow, id) for id in list(combat.foes)]
    stay = [foe for foe in left if foe.origin in PLACES]
    for foe in stay:
        _stay(flow, foe)
    for foe in left:
        if foe.origin not in PLACES:
            discard_token(flow, foe.enemy)
    if stay:
        flow.emit(EnemiesRemained(count=len(stay)), "combat.undefeated")
    if len(left) > len(stay):
        flow.emit(EnemiesLeft(count=len(left) - len(stay)), "combat.undefeated")


def _stay(flow: Flow[Quest], foe: Foe) -> None:
    realm = flow.state.edit_realm()
    token = Token(foe.enemy, up=True)
    if foe.origin is Origin.CITY:
        city = realm.cities[foe.space]
        realm.cities[foe.space] = replace(city, garrison=(*city.garrison, token))
    else:
        realm.tokens[foe.space] = (*realm.tokens.get(foe.space, ()), token)


# Shields


def _place_city_shields(flow: Flow[Quest], combat: Combat) -> None:
    """A shield for each defender that fell, in that order. [city.shields]"""
    count = sum(1 for fallen in combat.defeated if fallen.origin is Origin.CITY)
    if not count:
        return
    home, realm = city_home(flow.state, combat.space), flow.state.edit_realm()
    city = realm.cities[home]
    realm.cities[home] = replace(city, shields=(*city.shields, *[combat.seat] * count))
    flow.emit(ShieldsPlaced(hero=f"#{combat.seat}", city=f"@city-{city.color}", count=count), "city.shields")


def _conquer(flow: Flow[Quest], combat: Combat) -> None:
    """A site whose defenders all fell bears a shield, and brings its rewards once. [site.conquered]"""
    state, seat, space, site = flow.state, combat.seat, combat.space, combat.site
    assert site is not None
    if site is Site.CITY:
        color, leader = state.realm.cities[space].color, city_leader(state, space)
        flow.emit(
            CityConquered(city=f"@city-{color}", leader=f"#{seat if leader is None else leader}"),
            "city.leader",
        )
        return
    if not combat.assault and state.realm.shields.get(space):
        return  # a dungeon or tomb entered again: fame alone [dungeon.again]
    rewards = _rewards(state, combat)
    realm = state.edit_realm()
    if site_at(state, space) is site:  # else a position left the map out, and nothing stands there
        realm.shields[space] = (seat,)
    flow.emit(SiteConquered(hero=f"#{seat}", site=f"@conquered-{site}"), "site.conquered")
    state.edit_turn(seat).rewards += rewards
    if site is Site.RUINS:
        state.edit_piles().ruins_discarded.append(realm.ruins.pop(space).ruins)
    elif site is Site.MINE:
        change_reputation(flow, seat, 2 if _is_core(state, space) else 1, "mine.freed")


def _rewards(state: Quest, combat: Combat) -> tuple[Reward, ...]:
    """What is won at the end of the turn. [rewards]"""
    site, space = combat.site, combat.space
    assert site is not None
    if site is Site.RUINS:
        return RUINS_TOKENS[state.realm.ruins[space].ruins].rewards
    if not combat.assault:
        return LAIRS[site].rewards
    return () if state.agreement.strongholds else ASSAULT_REWARDS.get(site, ())


def _is_core(state: Quest, space: str) -> bool:
    tile = state.realm.tiles[tile_place(space)[0]].tile
    return TILE_CARDS[tile].kind is TileKind.CORE


# Withdrawal


def go_back(flow: Flow[Quest], seat: int) -> None:
    """Return a hero to the space it came from, without a wound. Where that is not safe, the end of the turn sees to it.
    [combat.withdrawal]"""
    turn = flow.state.edit_turn(seat)
    if len(turn.path) > 1:
        turn.path.pop()
        flow.state.edit_hero(seat).space = turn.path[-1]
        flow.emit(Withdrew(hero=f"#{seat}"), "combat.withdrawal")
