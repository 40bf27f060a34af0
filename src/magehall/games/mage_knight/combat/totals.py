"""Totals of attacks and blocks. They say which points count, which are efficient, and what is needed.
[combat.resistance]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from magehall.games.mage_knight.cards.vocabulary import (
    COLD_FIRE,
    FIRE,
    ICE,
    MELEE,
    PHYSICAL,
    SIEGE,
    Element,
    Resistance,
)
from magehall.games.mage_knight.foes import values
from magehall.games.mage_knight.model.combat_state import AttackPoints, BlockPoints, Combat, Foe, Phase
from magehall.games.mage_knight.model.state import Quest

_RESISTED = {PHYSICAL: Resistance.PHYSICAL, FIRE: Resistance.FIRE, ICE: Resistance.ICE}

EFFICIENT_BLOCKS: dict[Element, frozenset[Element]] = {
    PHYSICAL: frozenset(Element),
    FIRE: frozenset({ICE, COLD_FIRE}),
    ICE: frozenset({FIRE, COLD_FIRE}),
    COLD_FIRE: frozenset({COLD_FIRE}),
}
"""What blocks an attack of each element in full. [block.efficient]"""


class Total(NamedTuple):
    """What points come to. ``halved`` is the sum of the inefficient ones, before it is halved."""

    points: int
    needed: int
    halved: int = 0

    @property
    def missing(self) -> int:
        """How many points more it takes."""
        return max(0, self.needed - self.points)


def _total(efficient: int, inefficient: int, needed: int) -> Total:
    """Inefficient points are added up, halved once and rounded down. [combat.resistance]"""
    return Total(efficient + inefficient // 2, needed, inefficient)


# Attacks


def resists(resistances: Iterable[Resistance], element: Element) -> bool:
    """Whether one who has these resistances withstands an element; cold fire takes both. [combat.elements]"""
    held = frozenset(resistances)
    if element is COLD_FIRE:
        return Resistance.FIRE in held and Resistance.ICE in held
    return _RESISTED[element] in held


def attack_now(combat: Combat, points: AttackPoints) -> AttackPoints:
    """Attack points as effects on all attacks of the combat make them. [combat.convert]"""
    if not (combat.all_cold_fire or combat.all_siege):
        return points
    mode = SIEGE if combat.all_siege else points.mode
    return AttackPoints(points.points, mode, COLD_FIRE if combat.all_cold_fire else points.element)


def counts(state: Quest, combat: Combat, points: AttackPoints, targets: Sequence[Foe]) -> bool:
    """Whether attack points may count against these targets in this phase. [combat.ranged] [combat.fortified]"""
    if combat.phase is Phase.ATTACK:
        return True
    if any(values.is_fortified(state, foe) for foe in targets):
        return points.mode is SIEGE
    return points.mode is not MELEE


def strike_total(state: Quest, combat: Combat, targets: Sequence[Foe]) -> Total:
    """The total of an attack on all these targets. One that resists makes an element inefficient. [combat.resistance]
    [combat.double-physical]"""
    doubled = combat.phase is Phase.ATTACK and state.turn(combat.seat).doubles_physical
    withstood = [values.resistances(foe) for foe in targets]
    efficient = inefficient = 0
    for entry in combat.attacks:
        now = attack_now(combat, entry)
        if not counts(state, combat, now, targets):
            continue
        points = now.points * (2 if doubled and now.element is PHYSICAL else 1)
        if any(resists(resistances, now.element) for resistances in withstood):
            inefficient += points
        else:
            efficient += points
    return _total(efficient, inefficient, sum(values.armor(state, foe) for foe in targets))


# Blocks


def block_total(state: Quest, combat: Combat, foe: Foe) -> Total:
    """What a block of an enemy with all block points comes to. [combat.block]"""
    full = EFFICIENT_BLOCKS[values.element(foe)]
    icons = values.printed(foe).icons
    efficient = inefficient = 0
    for entry in combat.blocks:
        points = _block_points(entry, icons)
        if entry.element in full:
            efficient += points
        else:
            inefficient += points
    slowed = any(entry.slows for entry in combat.blocks)
    return _total(efficient, inefficient, values.block_needed(state, foe, slowed=slowed))


def _block_points(entry: BlockPoints, icons: int) -> int:
    """Points of a block, with those for each icon of the token. [card.cold-toughness]"""
    return entry.points + entry.per_icon * icons
