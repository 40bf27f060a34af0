"""Units of heroes: command limit, recruiting, disbanding, readying, healing. [units]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.catalogue import SKILL_TOKENS, UNIT_CARDS
from magehall.games.mage_knight.cards.levels import level_token
from magehall.games.mage_knight.cards.words.units import BondOfLoyalty
from magehall.games.mage_knight.model.combat_state import Combat
from magehall.games.mage_knight.model.events.effects import (
    UnitDisbanded,
    UnitHealed,
    UnitOffered,
    UnitReadied,
    UnitRecruited,
)
from magehall.games.mage_knight.model.pieces import Unit
from magehall.games.mage_knight.model.state import COMBAT, WAITING, Quest
from magehall.games.mage_knight.model.words import card_name
from magehall.kernel.flow import Flow
from magehall.kernel.records import replace


def bond_of(state: Quest, seat: int) -> BondOfLoyalty | None:
    """The skill that serves a hero as a command token of its own kind. [skill.bonds-of-loyalty]"""
    for skill in state.hero(seat).skills:
        for word in SKILL_TOKENS[skill].does:
            if isinstance(word, BondOfLoyalty):
                return word
    return None


def has_free_bond(state: Quest, seat: int) -> bool:
    """Whether a unit can still stand under Bonds of Loyalty. [skill.bonds-of-loyalty]"""
    return bond_of(state, seat) is not None and not any(unit.bonded for unit in state.units(seat))


def has_free_token(state: Quest, seat: int) -> bool:
    """Whether a command token has no unit yet. [units.command]"""
    commanded = sum(1 for unit in state.units(seat) if not unit.bonded)
    return commanded < level_token(state.hero(seat).level).command


def recruit(flow: Flow[Quest], seat: int, card: str, *, bonded: bool = False) -> str:
    """Take a unit of the offer into service, ready and unwounded. [units.recruit]"""
    state = flow.state
    state.edit_offers().units.remove(card)
    id = state.new_id("unit")
    state.add(id, Unit(card, seat, bonded=bonded))
    state.edit_hero(seat).units.append(id)
    flow.emit(UnitRecruited(hero=f"#{seat}", unit=card_name(card)), "units.recruit")
    return id


def remove_unit(flow: Flow[Quest], id: str) -> None:
    """Remove a unit from the game. Its banner is discarded, and a combat forgets it. [units.banner]"""
    unit = flow.state.unit(id)
    _forget(flow.state, id)
    hero = flow.state.edit_hero(unit.owner)
    hero.units.remove(id)
    if unit.banner:
        hero.discard.append(unit.banner)
    flow.state.remove(id)


def _forget(state: Quest, id: str) -> None:
    """Strike a unit that is gone from the memory of combats. The next unit may get its id, and has done nothing yet.
    [units.recruit]"""
    for place in (COMBAT, WAITING):
        if place in state.things:
            combat = state.edit(place, Combat)
            combat.closed = [unit for unit in combat.closed if unit != id]
            combat.fought = [unit for unit in combat.fought if unit != id]
            combat.attacks = [
                replace(entry, unit="") if entry.unit == id else entry for entry in combat.attacks
            ]


def disband(flow: Flow[Quest], id: str) -> None:
    """Disband a unit, to make place for another. [units.disband]"""
    unit = flow.state.unit(id)
    flow.emit(UnitDisbanded(hero=f"#{unit.owner}", unit=card_name(unit.card)), "units.disband")
    remove_unit(flow, id)


def ready_unit(flow: Flow[Quest], seat: int, id: str) -> None:
    """Ready a unit, wounded or not. [units.ready]"""
    if not flow.state.unit(id).ready:
        flow.state.edit_unit(id).ready = True
        flow.emit(UnitReadied(hero=f"#{seat}", unit=card_name(flow.state.unit(id).card)), "units.ready")


def heal_unit(flow: Flow[Quest], seat: int, id: str) -> None:
    """Take one wound off a unit. [heal.units]"""
    flow.state.edit_unit(id).wounds -= 1
    flow.emit(UnitHealed(hero=f"#{seat}", unit=card_name(flow.state.unit(id).card)), "heal.units")


def add_to_offer(flow: Flow[Quest], *, elite: bool, count: int = 1) -> None:
    """Put units of a deck into the unit offer, as many as there are. [units.offer]"""
    offers = flow.state.edit_offers()
    deck = offers.elite_deck if elite else offers.regular_deck
    for card in deck[:count]:
        offers.units.append(card)
        flow.emit(UnitOffered(unit=card_name(card)), "units.offer")
    del deck[:count]


def unit_level(unit: Unit) -> int:
    """The level printed on a unit. [units]"""
    return UNIT_CARDS[unit.card].level
