"""What a seat may see of the table, built up from nothing."""

from __future__ import annotations

from magehall.games.mage_knight.cards.catalogue import ENEMY_TOKENS, TILE_CARDS
from magehall.games.mage_knight.cards.kinds import TileKind
from magehall.games.mage_knight.cards.levels import LEVELS, level_token
from magehall.games.mage_knight.cards.vocabulary import Color, Pile, Terrain
from magehall.games.mage_knight.model.costs import terrain_cost
from magehall.games.mage_knight.model.hexes import tile_neighbors, tile_spaces
from magehall.games.mage_knight.model.map_shapes import is_within, why_not_position
from magehall.games.mage_knight.model.pieces import CityState, Token
from magehall.games.mage_knight.model.realm import (
    are_allies,
    city_leader,
    ground_at,
    heroes_at,
    rampages_at,
    site_at,
)
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.values import armor, hand_limit, reputation_influence
from magehall.games.mage_knight.show.combat_view import acting_seat, combat_view, duel_view, joint_view
from magehall.games.mage_knight.show.reach import reach
from magehall.games.mage_knight.show.view_types import (
    UNSEEN,
    CalendarView,
    CityView,
    DummyView,
    HeroView,
    OffersView,
    PileView,
    RealmView,
    SkillView,
    SpaceView,
    TableView,
    TileView,
    TokenView,
    TurnView,
    UnitView,
)

HIDDEN = "hidden"


def view(state: Quest, seat: int | None) -> TableView:
    """All that lies open, and the hand of just this seat."""
    return TableView(
        calendar=_calendar(state),
        realm=_realm(state),
        source=sorted(state.source.dice, key=list(Color).index),
        offers=_offers(state),
        piles=_piles(state),
        ruins=len(state.piles.ruins),
        heroes=[_hero(state, other, seat) for other in state.seats],
        dummy=_dummy(state),
        turns=_turns(state),
        combat=None if state.combat is None else combat_view(state, state.combat),
        duel=duel_view(state),
        joint=joint_view(state),
    )


def _turns(state: Quest) -> list[TurnView]:
    turns = [_turn(state, seat) for seat in state.seats if state.has_turn(seat)]
    acting = acting_seat(state)
    return sorted(turns, key=lambda turn: turn.seat == acting)


def _calendar(state: Quest) -> CalendarView:
    calendar = state.calendar
    return CalendarView(
        scenario=state.agreement.scenario,
        round=calendar.round,
        rounds=state.agreement.rounds,
        time=calendar.time,
        order=calendar.order,
        flipped=calendar.flipped,
        tactics=calendar.tactics,
        removed=calendar.removed,
        announced=calendar.announced,
        ending=calendar.ending,
        last_turns=calendar.last_turns,
    )


# The map


def _realm(state: Quest) -> RealmView:
    realm = state.realm
    kinds = [TILE_CARDS[tile].kind for tile in realm.deck]
    edge = sorted({near for center in realm.tiles for near in tile_neighbors(center)} - realm.tiles.keys())
    return RealmView(
        shape=realm.shape,
        tiles=[TileView(center, placed.tile, placed.turned) for center, placed in realm.tiles.items()],
        spaces=[_space(state, space) for center in realm.tiles for space in tile_spaces(center)],
        next=kinds[0] if kinds else None,
        countryside=kinds.count(TileKind.COUNTRYSIDE),
        core=kinds.count(TileKind.CORE),
        open=[center for center in edge if why_not_position(state, center) is None],
        sea=[center for center in edge if not is_within(realm.shape, center)],
    )


def _space(state: Quest, space: str) -> SpaceView:
    realm, ground = state.realm, ground_at(state, space)
    assert ground is not None, "only spaces of revealed tiles are shown"
    ruins = realm.ruins.get(space)
    city = realm.cities.get(space)
    return SpaceView(
        place=space,
        terrain=ground.terrain,
        site=site_at(state, space),
        color=ground.color if city is None else None,
        rampaging=rampages_at(state, space),
        tokens=[
            *[_token(token) for token in realm.tokens.get(space, ())],
            *[TokenView(Pile.BROWN)] * realm.stand_ins.count(space),
        ],
        ruins=None if ruins is None else ruins.ruins if ruins.up else HIDDEN,
        shields=list(realm.shields.get(space, ())),
        heroes=heroes_at(state, space),
        city=None if city is None else _city(state, space, city),
    )


def _token(token: Token) -> TokenView:
    pile = ENEMY_TOKENS[token.enemy].pile
    return TokenView(pile, token.enemy) if token.up else TokenView(pile)


def _city(state: Quest, space: str, city: CityState) -> CityView:
    return CityView(
        color=city.color,
        level=city.level,
        garrison=[_token(token) for token in city.garrison],
        shields=list(city.shields),
        leader=city_leader(state, space),
        friendly=city.friendly,
        closed=city.closed,
        twin=city.twin,
    )


# The supply


def _offers(state: Quest) -> OffersView:
    offers = state.offers
    return OffersView(
        spells=offers.spells,
        actions=offers.actions,
        units=offers.units,
        monastery=offers.monastery,
        skills=offers.skills,
        spell_deck=len(offers.spell_deck),
        action_deck=len(offers.action_deck),
        artifact_deck=len(offers.artifact_deck),
        regular_deck=len(offers.regular_deck),
        elite_deck=len(offers.elite_deck),
    )


def _piles(state: Quest) -> list[PileView]:
    piles = state.piles
    return [
        PileView(pile, len(piles.enemies.get(pile, ())), sorted(piles.discarded.get(pile, ())))
        for pile in Pile
    ]


# Players


def _hero(state: Quest, seat: int, viewer: int | None) -> HeroView:
    hero, own = state.hero(seat), seat == viewer
    return HeroView(
        seat=seat,
        hero=hero.name or None,
        place=hero.space,
        fame=hero.fame,
        level=hero.level,
        next_level=LEVELS[hero.level].fame if hero.level < len(LEVELS) else None,
        reputation=hero.reputation,
        influence=reputation_influence(hero),
        armor=armor(hero),
        hand_limit=hand_limit(state, seat),
        command=level_token(hero.level).command,
        hand=len(hero.hand),
        deck=len(hero.deck),
        discard=sorted(hero.discard),
        crystals=hero.crystals,
        mana=hero.mana,
        units=[_unit(state, id) for id in hero.units],
        skills=[SkillView(skill, stand) for skill, stand in hero.skills.items()],
        skill_pile=len(hero.skill_pile),
        tactic=hero.tactic,
        tactic_down=hero.tactic_down,
        stored_die=hero.stored_die,
        claimed_die=hero.claimed_die,
        exploited=hero.exploited,
        spared=len(hero.spared),
        eliminated=hero.eliminated,
        pack=len(hero.pack),
        drafted=len(hero.drafted),
        chosen=hero.chosen if _knows_chosen(state, seat, viewer) else UNSEEN,
        cards=hero.hand if own else UNSEEN,
        pack_cards=hero.pack if own else UNSEEN,
        drafted_cards=hero.drafted if own else UNSEEN,
    )


def _knows_chosen(state: Quest, seat: int, viewer: int | None) -> bool:
    """Whether a viewer knows the chosen one of that team. After the end everyone does. [scenario.one-to-return]"""
    if not state.agreement.chosen_ones:
        return False
    is_over = not state.stack
    return is_over or (viewer is not None and are_allies(state, seat, viewer))


def _unit(state: Quest, id: str) -> UnitView:
    unit = state.unit(id)
    return UnitView(
        id=id,
        card=unit.card,
        owner=unit.owner,
        ready=unit.ready,
        wounds=unit.wounds,
        banner=unit.banner,
        banner_down=unit.banner_down,
        bonded=unit.bonded,
    )


def _dummy(state: Quest) -> DummyView | None:
    dummy = state.dummy
    if dummy is None:
        return None
    return DummyView(dummy.name, len(dummy.deck), sorted(dummy.discard), dummy.crystals, dummy.tactic)


# Turns


def _turn(state: Quest, seat: int) -> TurnView:
    turn = state.turn(seat)
    costs = {terrain: terrain_cost(state, seat, terrain) for terrain in Terrain}
    return TurnView(
        seat=seat,
        stage=turn.stage,
        move=turn.move,
        influence=turn.influence,
        healing=turn.healing,
        played=turn.played,
        dice_left=turn.dice_left,
        dice=[die.color for die in turn.dice],
        endless=turn.endless,
        path=turn.path,
        rewards=turn.rewards,
        costs={terrain: cost for terrain, cost in costs.items() if cost is not None},
        reach=reach(state, seat),
    )
