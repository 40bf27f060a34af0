"""Values of enemies in a combat, derived from token, site, city and effects. [enemy.values]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.catalogue import CITY_CARDS, ENEMY_TOKENS
from magehall.games.mage_knight.cards.kinds import City, Enemy
from magehall.games.mage_knight.cards.vocabulary import (
    BLUE,
    BRUTAL,
    COLD_FIRE,
    FORTIFIED,
    PHYSICAL,
    RED,
    SUMMON,
    SWIFT,
    WHITE,
    Color,
    Element,
    Resistance,
    Trait,
)
from magehall.games.mage_knight.model.combat_state import Foe, Origin
from magehall.games.mage_knight.model.frames.duel import Duel
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse
from magehall.kernel.decision import Refusal

LEAST_ARMOR = 1
"""No effect lowers armor any further. [combat.armor]"""

DOUBLY = 2

HELPING = (WHITE, RED, BLUE)
"""Colours of a die set in secret that help an enemy, and make it worth a fame more. [interactive.die]"""


def printed(foe: Foe) -> Enemy:
    """What its token shows."""
    return ENEMY_TOKENS[foe.enemy]


def _bonuses(state: Quest, foe: Foe) -> Iterator[City]:
    """The cities that help an enemy: its garrison, and monsters that those summon. [city.bonus]"""
    combat = state.combat
    defends = foe.origin is Origin.CITY or (foe.origin is Origin.SUMMONED and foe.defends)
    if combat is not None and defends:
        for color in combat.cities:
            yield CITY_CARDS[color]


def armor(state: Quest, foe: Foe) -> int:
    """Its armor, at least 1. [combat.armor]"""
    bonus = sum(city.armor for city in _bonuses(state, foe))
    return max(LEAST_ARMOR, printed(foe).armor + foe.more_armor + bonus - foe.armor_less)


def element(foe: Foe) -> Element:
    """What its attack is made of. [combat.elements]"""
    return printed(foe).element


def summons(foe: Foe) -> bool:
    """Whether it summons a monster instead of attacking itself. [enemy.summon]"""
    return SUMMON in printed(foe).traits


def attack_value(state: Quest, foe: Foe) -> int:
    """The value of its attack, before swift or brutal doubles it. [combat.block]"""
    if summons(foe):
        return 0
    made_of = element(foe)
    value = printed(foe).attack + foe.more_attack
    for city in _bonuses(state, foe):
        if made_of is COLD_FIRE:
            value += city.cold_fire_attack
        elif made_of is not PHYSICAL:
            value += city.elemental_attack
    return value


def traits(state: Quest, foe: Foe) -> tuple[Trait, ...]:
    """Its abilities: those printed, and what a city gives to physical attackers. [enemy.abilities] [city.bonus]"""
    own = printed(foe).traits
    if element(foe) is not PHYSICAL or summons(foe):
        return own
    gained = [city.physical_gains for city in _bonuses(state, foe)]
    return (*own, *(trait for trait in gained if trait is not None and trait not in own))


def block_needed(state: Quest, foe: Foe, *, slowed: bool) -> int:
    """The block value that stops an enemy. It is twice the attack of a swift enemy, unless it is slowed. [enemy.swift]"""
    swift = SWIFT in traits(state, foe) and not slowed
    return attack_value(state, foe) * (2 if swift else 1)


def damage(state: Quest, foe: Foe) -> int:
    """The damage an unblocked enemy deals. It is twice the attack of a brutal enemy. [enemy.brutal]"""
    return attack_value(state, foe) * (2 if BRUTAL in traits(state, foe) else 1)


def resistances(foe: Foe) -> tuple[Resistance, ...]:
    """What it still resists. [combat.resistance]"""
    return tuple(kind for kind in printed(foe).resists if kind not in foe.lost_resistances)


def fortification(state: Quest, foe: Foe) -> int:
    """How often an enemy is fortified: by icon, by site, or both. [combat.fortified]"""
    combat = state.combat
    if foe.unfortified:
        return 0
    by_icon = FORTIFIED in printed(foe).traits
    by_site = (
        combat is not None
        and combat.fortified
        and foe.defends
        and not (state.has_turn(combat.seat) and state.turn(combat.seat).ignores_sites)
    )
    return int(by_icon) + int(by_site)


def is_fortified(state: Quest, foe: Foe) -> bool:
    """Whether it is fortified at all. [combat.fortified]"""
    return fortification(state, foe) > 0


def immune(_state: Quest, foe: Foe, color: Color | None) -> bool:
    """Whether an enemy is immune to effects of a colour. Those are effects that are neither attack nor block.
    [combat.resist-effects]"""
    resists = resistances(foe)
    return (color is RED and Resistance.FIRE in resists) or (color is BLUE and Resistance.ICE in resists)


def attacks(foe: Foe) -> bool:
    """Whether its attack is still to be blocked or suffered. [combat.block]"""
    return not (summons(foe) or foe.held or foe.blocked or foe.dealt or foe.hidden)


def unreached(state: Quest, id: str, rule: str) -> Refusal:
    """Refusal to reach an enemy. A monster stands in for it, or there is none. [enemy.summon]"""
    combat = state.combat
    if combat is not None and id in combat.foes and state.foe(id).hidden:
        return refuse("monster-stands-in", "enemy.summon", enemy=card_name(state.foe(id).enemy))
    return refuse("no-such-foe", rule)


def enemies_faced(state: Quest) -> int:
    """The number of enemies faced in the combat. Of a rival count the hero, the units that are ready and unwounded, and
    those that take part in the attack under way. [duel.enemies]"""
    combat, duel = state.combat, state.find(Duel)
    if combat is None or combat.rival is None:
        return len(state.foes())
    taking_part = {share.unit for share in duel.shares} if duel and duel.attacker == combat.rival else set()
    units = {id: state.unit(id) for id in state.hero(combat.rival).units}
    return 1 + sum(1 for id, unit in units.items() if id in taking_part or (unit.ready and not unit.wounds))


def fame(foe: Foe) -> int:
    """The fame for an enemy, with what effects add. There is none for what was summoned. [enemy.fame]"""
    if foe.origin is Origin.SUMMONED:
        return 0
    return printed(foe).fame * (2 if foe.double_fame else 1) + foe.more_fame
