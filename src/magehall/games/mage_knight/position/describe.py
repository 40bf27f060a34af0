"""Describing any moment as a position, with nothing left to be filled in."""

from __future__ import annotations

from typing import Any

from magehall.games.mage_knight.cards.vocabulary import Site
from magehall.games.mage_knight.model.agreement import Agreement
from magehall.games.mage_knight.model.combat_state import Combat, Foe
from magehall.games.mage_knight.model.hexes import tile_spaces
from magehall.games.mage_knight.model.pieces import CityState, Token
from magehall.games.mage_knight.model.realm import site_at
from magehall.games.mage_knight.model.state import WAITING, Quest
from magehall.games.mage_knight.position.build_map import GARRISONS
from magehall.games.mage_knight.position.schema import (
    CitySetting,
    CombatSetting,
    FoeSetting,
    OffersSetting,
    PlacedSetting,
    QuestSetting,
    RuinsSetting,
    TokenSetting,
    TurnSetting,
)
from magehall.games.mage_knight.position.schema_heroes import DummySetting, HeroSetting, UnitSetting
from magehall.games.mage_knight.setup.options import standing_at_start
from magehall.kernel.records import Record, field_types, to_builtins


def describe(state: Quest) -> dict[str, Any]:
    """The document that builds this state."""
    realm, calendar, piles = state.realm, state.calendar, state.piles
    document = QuestSetting(
        heroes=[_hero(state, seat) for seat in state.seats],
        at=_moment(state),
        turn=_running(state),
        scenario=state.agreement.scenario,
        agreement=_agreement(state.agreement),
        time=calendar.time,
        round=calendar.round,
        order=list(calendar.order),
        flipped=list(calendar.flipped),
        tactics=list(calendar.tactics),
        removed=list(calendar.removed),
        announced=calendar.announced,
        ending=calendar.ending,
        last_turns=list(calendar.last_turns),
        conceded=list(calendar.conceded),
        motivated=calendar.motivated,
        motivated_now=calendar.motivated_now,
        shape=realm.shape,  # type: ignore[arg-type]  # a shape is one of these words
        tiles={center: PlacedSetting(placed.tile, placed.turned) for center, placed in realm.tiles.items()},
        tile_deck=list(realm.deck),
        spare=list(realm.spare),
        absent_tiles=list(realm.absent),
        tokens=_tokens(state),
        ruins=_ruins(state),
        shields={space: list(shields) for space, shields in realm.shields.items()},
        cities={space: _city(city) for space, city in realm.cities.items()},
        secrets=dict(realm.secrets),
        stand_ins=list(realm.stand_ins),
        source=list(state.source.dice),
        offers=OffersSetting(**_copied(state.offers)),
        piles={pile: list(tokens) for pile, tokens in piles.enemies.items()},
        discarded={pile: list(tokens) for pile, tokens in piles.discarded.items()},
        absent_enemies=list(piles.absent),
        ruins_pile=list(piles.ruins),
        ruins_discarded=list(piles.ruins_discarded),
        dummy=_dummy(state),
        turns=[_turn(state, seat) for seat in state.seats if state.has_turn(seat)],
        combat=None if state.combat is None else _combat(state, state.combat),
        waiting=_combat(state, state.get(WAITING, Combat)) if WAITING in state.things else None,
    )
    written: dict[str, Any] = to_builtins(document)
    return written


def _copied(thing: Record) -> dict[str, Any]:
    """All fields of a record, with lists and mappings of their own."""
    found = {name: getattr(thing, name) for name in field_types(type(thing))}
    return {name: value.copy() if isinstance(value, (list, dict)) else value for name, value in found.items()}


def _moment(state: Quest) -> Any:
    """Where the quest stands; the running procedures say it exactly."""
    if not state.stack:
        return "over"
    if not state.realm.tiles:
        return "setup"
    return "before" if _running(state) is None else "playing"


def _running(state: Quest) -> int | None:
    """Who has a turn."""
    return next((seat for seat in state.seats if state.has_turn(seat)), None)


def _agreement(agreement: Agreement) -> dict[str, Any]:
    found: dict[str, Any] = to_builtins(agreement)
    del found["scenario"]
    return found


# The map


def _token(token: Token) -> TokenSetting:
    return TokenSetting(token.enemy, token.up)


def _tokens(state: Quest) -> dict[str, list[str | TokenSetting]]:
    """Tokens by space; sites without the token that would be filled in say so."""
    realm = state.realm
    found: dict[str, list[str | TokenSetting]] = {
        space: [_token(token) for token in tokens] for space, tokens in realm.tokens.items()
    }
    for center in realm.tiles:
        for space in tile_spaces(center):
            if space not in found and site_at(state, space) in GARRISONS:
                found[space] = []
    return found


def _ruins(state: Quest) -> dict[str, str | RuinsSetting | None]:
    realm = state.realm
    found: dict[str, str | RuinsSetting | None] = {
        space: RuinsSetting(token.ruins, token.up) for space, token in realm.ruins.items()
    }
    for center in realm.tiles:
        for space in tile_spaces(center):
            if space not in found and site_at(state, space) is Site.RUINS:
                found[space] = None
    return found


def _city(city: CityState) -> CitySetting:
    return CitySetting(
        color=city.color,
        level=city.level,
        garrison=[_token(token) for token in city.garrison],
        shields=list(city.shields),
        friendly=city.friendly,
        closed=city.closed,
        twin=city.twin,
    )


# Players


def _hero(state: Quest, seat: int) -> HeroSetting:
    hero = state.hero(seat)
    fields = _copied(hero)
    fields["hero"] = fields.pop("name")
    fields["units"] = [_unit(state, id) for id in hero.units]
    fame, reputation = standing_at_start(state.agreement)
    fields["reputation"] = None if hero.reputation == reputation else hero.reputation
    fields["fame"] = None if hero.fame == fame == 0 else hero.fame
    return HeroSetting(**fields)


def _unit(state: Quest, id: str) -> UnitSetting:
    fields = _copied(state.unit(id))
    del fields["owner"]
    return UnitSetting(id=id, **fields)


def _dummy(state: Quest) -> DummySetting | None:
    if state.dummy is None:
        return None
    fields = _copied(state.dummy)
    fields["hero"] = fields.pop("name")
    return DummySetting(**fields)


def _turn(state: Quest, seat: int) -> TurnSetting:
    fields = _copied(state.turn(seat)) | {"seat": seat}
    return TurnSetting(**fields)


# The combat


def _combat(state: Quest, combat: Combat) -> CombatSetting:
    fields = _copied(combat)
    fields["foes"] = [_foe(state.foe(id), id) for id in combat.foes]
    return CombatSetting(**fields)


def _foe(foe: Foe, id: str) -> FoeSetting:
    fields = _copied(foe) | {"id": id}
    return FoeSetting(**fields)
