"""Facts about enemies that the planning of a fight needs. They may be in the combat, on the map, or known by their pile
alone. [enemy.tokens]"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from magehall.games.mage_knight.bot.solver import ATTACK, BLOCK, Goal
from magehall.games.mage_knight.cards.catalogue import CITY_CARDS, ENEMY_TOKENS
from magehall.games.mage_knight.cards.enemies import ENEMIES
from magehall.games.mage_knight.cards.kinds import Enemy
from magehall.games.mage_knight.cards.vocabulary import (
    BLUE,
    BRUTAL,
    COLD_FIRE,
    FORTIFIED,
    PARALYZE,
    PHYSICAL,
    POISON,
    RED,
    SIEGE,
    SUMMON,
    SWIFT,
    Color,
    Element,
    Mode,
    Pile,
    Resistance,
    Site,
    Trait,
)
from magehall.games.mage_knight.combat.totals import EFFICIENT_BLOCKS, resists
from magehall.games.mage_knight.foes import values
from magehall.games.mage_knight.model.combat_state import Foe, Origin
from magehall.games.mage_knight.model.state import Quest
from magehall.kernel.records import Key

FAR = frozenset({Mode.RANGED, SIEGE})
DOUBLY = 2
SUMMONED_ATTACK = 6
"""What a monster that will be summoned attacks with, about. [enemy.summon]"""


class Facts(Key):
    """An enemy as a fight with it looks. ``attack`` is 0 where it attacks no more."""

    id: str
    armor: int
    attack: int
    element: Element
    traits: tuple[Trait, ...]
    resistances: tuple[Resistance, ...]
    fortified: int
    fame: int
    defends: bool
    rampages: bool
    icons: int
    summoned: bool = False
    in_city: bool = False
    """Whether it defends a city: those who fell do not come back, so that a city may be taken in several assaults."""

    @property
    def damage(self) -> int:
        """The damage it deals unblocked. [enemy.brutal]"""
        return self.attack * (2 if BRUTAL in self.traits else 1)


def facts_in_combat(state: Quest, id: str, foe: Foe) -> Facts:
    """An enemy of the running combat."""
    attack = values.attack_value(state, foe) if values.attacks(foe) else 0
    if values.summons(foe) and not foe.held and not foe.blocked and not foe.dealt:
        attack = SUMMONED_ATTACK
    return Facts(
        id,
        values.armor(state, foe),
        attack,
        values.element(foe),
        values.traits(state, foe),
        values.resistances(foe),
        values.fortification(state, foe),
        values.fame(foe),
        foe.defends,
        foe.origin is Origin.RAMPAGING,
        values.printed(foe).icons,
        foe.origin is Origin.SUMMONED,
        foe.defends and state.combat is not None and state.combat.site is Site.CITY,
    )


def facts_on_map(
    enemy: str, *, id: str = "", walls: bool = False, rampages: bool = False, cities: Iterable[Color] = ()
) -> Facts:
    """An enemy before a fight. ``walls``: it defends a fortified site; ``cities``: those whose bonus it has."""
    token = ENEMY_TOKENS[enemy]
    armor, attack, traits = token.armor, token.attack, token.traits
    in_city = False
    if SUMMON in traits:
        attack = SUMMONED_ATTACK
    for color in cities:
        in_city = True
        city = CITY_CARDS[color]
        armor += city.armor
        if token.element is COLD_FIRE:
            attack += city.cold_fire_attack
        elif token.element is not PHYSICAL:
            attack += city.elemental_attack
        elif city.physical_gains is not None:
            traits = (*traits, city.physical_gains)
    return Facts(
        id or enemy,
        armor,
        attack,
        token.element,
        traits,
        token.resists,
        int(FORTIFIED in traits) + int(walls),
        token.fame,
        not rampages,
        rampages,
        token.icons,
        in_city=in_city,
    )


@cache
def kinds_of(pile: Pile) -> tuple[Enemy, ...]:
    """The kinds of tokens with that back."""
    return tuple(enemy for enemy in ENEMIES if enemy.pile is pile)


# What it takes


@cache
def _halved_by(resistances: tuple[Resistance, ...]) -> frozenset[Element]:
    return frozenset(element for element in Element if resists(resistances, element))


@cache
def _immune_to(resistances: tuple[Resistance, ...]) -> frozenset[Color]:
    """Colours whose effects fail on it. [combat.resist-effects]"""
    found = {RED: Resistance.FIRE, BLUE: Resistance.ICE}
    return frozenset(color for color, resistance in found.items() if resistance in resistances)


def strike_goal(foe: Facts, *, ranged: bool) -> Goal | None:
    """What defeating an enemy takes; None where no ranged attack reaches it. [combat.attack] [combat.fortified]"""
    if ranged and foe.fortified >= DOUBLY:
        return None
    modes = frozenset(Mode) if not ranged else frozenset({SIEGE}) if foe.fortified else FAR
    return Goal(
        ATTACK,
        foe.armor,
        modes,
        _halved_by(foe.resistances),
        immune=_immune_to(foe.resistances),
        last=not ranged,
    )


@cache
def _inefficient_against(element: Element) -> frozenset[Element]:
    return frozenset(Element) - EFFICIENT_BLOCKS[element]


def block_goal(foe: Facts) -> Goal:
    """What blocking an enemy takes. [combat.block] [enemy.swift]"""
    swift = SWIFT in foe.traits
    return Goal(
        BLOCK,
        foe.attack * (2 if swift else 1),
        halved=_inefficient_against(foe.element),
        slowed=foe.attack if swift else 0,
        icons=foe.icons,
        immune=_immune_to(foe.resistances),
        fortified=foe.fortified > 0,
    )


def is_poisonous(foe: Facts) -> bool:
    """Whether its damage poisons. [enemy.poison]"""
    return POISON in foe.traits


def paralyzes(foe: Facts) -> bool:
    """Whether its damage paralyzes. [enemy.paralyze]"""
    return PARALYZE in foe.traits


def resists_damage(resistances: Iterable[Resistance], foe: Facts) -> bool:
    """Whether a unit with these resistances takes its damage unhurt at first. [combat.resistant-unit]"""
    return resists(resistances, foe.element)
