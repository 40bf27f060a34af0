"""Damage of enemies that were not blocked: assigned to units and to the hero. [combat.damage]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from magehall.games.mage_knight.cards.levels import level_token
from magehall.games.mage_knight.cards.vocabulary import PARALYZE, POISON
from magehall.games.mage_knight.combat.totals import resists
from magehall.games.mage_knight.combat.units import destroy_unit, serves
from magehall.games.mage_knight.effects.unit_values import unit_armor, unit_resistances
from magehall.games.mage_knight.foes.defeat import dismiss
from magehall.games.mage_knight.foes.values import attacks, damage, element, traits
from magehall.games.mage_knight.heroes.wounds import discard_all_but_wounds, poison, take_wounds
from magehall.games.mage_knight.model.combat_state import Origin, Phase
from magehall.games.mage_knight.model.deeds.combat import HERO, AssignDamage
from magehall.games.mage_knight.model.events.combat import (
    DamageDealt,
    HeroParalyzed,
    HeroPoisoned,
    UnitUnhurt,
    UnitWounded,
)
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.kernel.decision import Option, Verdict
from magehall.kernel.flow import Flow


def attackers(state: Quest) -> list[str]:
    """The enemies whose damage is still to be assigned. While that of one is half assigned, it is this one alone.
    [combat.damage]"""
    combat = state.combat
    if combat is not None and combat.dealing:
        return [combat.dealing]
    return [id for id, foe in state.foes().items() if attacks(foe)]


def damage_left(state: Quest, foe: str) -> int:
    """The damage of an enemy that is still to be assigned. [combat.damage]"""
    combat = state.combat
    if combat is not None and combat.dealing == foe:
        return combat.damage
    return damage(state, state.foe(foe))


def why_not_unit(choice: Choice, id: str) -> Verdict:
    """Damage goes to unwounded units that serve here and took none unhurt before. [combat.damage-units]"""
    combat = choice.combat
    if id not in choice.hero.units or combat is None:
        return refuse("no-such-unit", "combat.damage-units")
    unit = choice.state.unit(id)
    name = card_name(unit.card)
    if not serves(combat, unit):
        return refuse("units-stay-outside", "combat.no-units")
    if choice.turn.safe_units:
        return refuse("units-are-safe", "combat.safe-units")
    if unit.wounds:
        return refuse("wounded-takes-none", "combat.damage-units", unit=name)
    return refuse("unit-closed", "combat.resistant-unit", unit=name) if id in combat.closed else None


def why_not_assign(choice: Choice, deed: AssignDamage) -> Verdict:
    """The damage of one enemy is assigned after that of another. [combat.damage]"""
    combat = choice.combat
    if combat is None or combat.phase is not Phase.DAMAGE:
        return refuse("no-damage-phase", "combat.phases")
    if deed.foe not in attackers(choice.state):
        return refuse("no-damage-of-that", "combat.damage")
    return None if deed.to == HERO else why_not_unit(choice, deed.to)


def assign(flow: Flow[Quest], seat: int, deed: AssignDamage) -> None:
    """Assign damage to a unit, or all that is left to the hero. [combat.damage]"""
    state = flow.state
    foe = state.foe(deed.foe)
    combat = state.edit_combat()
    if not combat.dealing:
        combat.dealing, combat.damage = deed.foe, damage(state, foe)
        flow.emit(DamageDealt(enemy=card_name(foe.enemy), damage=combat.damage), "combat.damage")
    harm = harm_of(state, seat, deed.foe, deed.to)
    if deed.to == HERO:
        _hurt_hero(flow, seat, harm)
    else:
        _hurt_unit(flow, seat, deed.foe, deed.to, harm)
    combat.damage -= harm.taken
    if combat.damage <= 0:
        combat.dealing, combat.damage = "", 0
        _finish(flow, deed.foe)


class Harm(NamedTuple):
    """What damage does to the hero or unit that takes it. ``taken`` is how much of it that uses up.

    ``discarded`` are wounds that go to the discard pile. ``lost``: the unit is destroyed, or the hero loses its hand."""

    taken: int
    wounds: int
    discarded: int = 0
    lost: bool = False


def harm_of(state: Quest, seat: int, foe_id: str, to: str) -> Harm:
    """What an enemy's remaining damage would do to a unit or the hero. [combat.damage]"""
    left = damage_left(state, foe_id)
    return _hero_harm(state, seat, foe_id, left) if to == HERO else _unit_harm(state, foe_id, to, left)


def _hero_harm(state: Quest, seat: int, foe_id: str, left: int) -> Harm:
    """A wound for each started armor value; poison and paralysis follow. [combat.damage-hero]"""
    held = traits(state, state.foe(foe_id))
    wounds = -(-left // level_token(state.hero(seat).level).armor)
    return Harm(left, wounds, wounds if POISON in held else 0, PARALYZE in held)


def _unit_harm(state: Quest, foe_id: str, id: str, left: int) -> Harm:
    """The harm that damage does to a unit. It takes its armor in damage and a wound; one that resists takes as much
    unhurt before that. [combat.damage-units] [combat.resistant-unit]"""
    foe, armor = state.foe(foe_id), unit_armor(state, id)
    withstood = armor if resists(unit_resistances(state, id), element(foe)) else 0
    if withstood >= left:
        return Harm(withstood, 0)
    held = traits(state, foe)
    if PARALYZE in held:
        return Harm(withstood + armor, 0, lost=True)
    return Harm(withstood + armor, 2 if POISON in held else 1)


def _hurt_hero(flow: Flow[Quest], seat: int, harm: Harm) -> None:
    """Wound the hero; poison and paralysis follow. [combat.damage-hero]"""
    take_wounds(flow, seat, harm.wounds, "combat.damage-hero")
    if harm.discarded:
        poison(flow, seat, harm.discarded)
        flow.emit(HeroPoisoned(hero=f"#{seat}", count=harm.discarded), "enemy.poison")
    if harm.lost:
        flow.emit(HeroParalyzed(hero=f"#{seat}"), "enemy.paralyze")
        discard_all_but_wounds(flow, seat, "enemy.paralyze")


def _hurt_unit(flow: Flow[Quest], seat: int, foe_id: str, id: str, harm: Harm) -> None:
    """Wound a unit, destroy it, or let it resist. [combat.damage-units] [combat.resistant-unit]"""
    state = flow.state
    unit = state.unit(id)
    if resists(unit_resistances(state, id), element(state.foe(foe_id))):
        state.edit_combat().closed.append(id)
    if harm.lost:
        destroy_unit(flow, id)
    elif harm.wounds:
        state.edit_unit(id).wounds += harm.wounds
        flow.emit(
            UnitWounded(hero=f"#{seat}", unit=card_name(unit.card), wounds=harm.wounds),
            "combat.damage-units",
        )
    else:
        flow.emit(UnitUnhurt(hero=f"#{seat}", unit=card_name(unit.card)), "combat.resistant-unit")


def _finish(flow: Flow[Quest], foe_id: str) -> None:
    """The enemy has dealt its damage; a summoned monster leaves. [enemy.summon]"""
    flow.state.edit_foe(foe_id).dealt = True
    if flow.state.foe(foe_id).origin is Origin.SUMMONED:
        dismiss(flow, foe_id)


def assignments(choice: Choice) -> Iterator[Option]:
    """Every enemy whose damage may come next, with all who could take it."""
    state = choice.state
    for foe_id in attackers(state):
        enemy = card_name(state.foe(foe_id).enemy)
        left = damage_left(state, foe_id)
        for id in choice.hero.units:
            words = say("option-assign-unit", enemy=enemy, unit=card_name(state.unit(id).card), damage=left)
            yield AssignDamage(foe_id, id).option(words, "combat.damage-units")
        wounds = harm_of(state, choice.seat, foe_id, HERO).wounds
        words = say("option-assign-hero", enemy=enemy, damage=left, wounds=wounds)
        yield AssignDamage(foe_id, HERO).option(words, "combat.damage-hero")


ASSIGNMENTS = Repertoire(assignments, {AssignDamage: DeedRule(why_not_assign, assign)})
