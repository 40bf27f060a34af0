"""Cost of entering a space: terrain by time of day, with changes. [move.terrain] [move.changes]"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from magehall.games.mage_knight.cards.catalogue import SKILL_TOKENS
from magehall.games.mage_knight.cards.vocabulary import (
    CITY_GROUND,
    DAY,
    DESERT,
    FOREST,
    HILLS,
    PLAINS,
    SWAMP,
    WASTELAND,
    Terrain,
    Time,
)
from magehall.games.mage_knight.cards.words.travel import ACCESSIBLE, WeatherForAll
from magehall.games.mage_knight.model.pieces import SkillState
from magehall.games.mage_knight.model.realm import are_allies, terrain_at
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import CostRule

BY_DAY = {PLAINS: 2, HILLS: 3, FOREST: 3, WASTELAND: 4, DESERT: 5, SWAMP: 5, CITY_GROUND: 2}
BY_NIGHT = {**BY_DAY, FOREST: 5, DESERT: 3}
"""What terrain costs; the rest cannot be entered. [move.terrain]"""

CHEAPEST = min(BY_DAY.values())
"""What the cheapest terrain costs; only a rule that a card gave makes one cheaper."""

IN_SUNSHINE = CostRule((FOREST,), most=3)
IN_DARKNESS = CostRule((DESERT,), most=3)
FOUL_WEATHER = CostRule(ACCESSIBLE, change=1, most=5)
"""What a rival's Prayer of Weather does. [skill.prayer-of-weather]"""


def cost_to_enter(state: Quest, seat: int, space: str) -> int | None:
    """The move points that a player pays to enter a space. None where it cannot be entered. [move.terrain]"""
    terrain = terrain_at(state, space)
    return None if terrain is None else terrain_cost(state, seat, terrain)


def terrain_cost(state: Quest, seat: int, terrain: Terrain) -> int | None:
    """What a terrain costs a player now. [move.changes]"""
    return _cheapest(terrain, state.time, cost_rules(state, seat))


def terrain_costs(state: Quest, seat: int) -> Mapping[Terrain, int | None]:
    """What every terrain costs a player now."""
    return _all_costs(state.time, cost_rules(state, seat))


@cache
def _all_costs(time: Time, rules: tuple[CostRule, ...]) -> dict[Terrain, int | None]:
    """Cache of what terrains cost: few players have a rule of their own."""
    return {terrain: _cheapest(terrain, time, rules) for terrain in Terrain}


def cost_rules(state: Quest, seat: int) -> tuple[CostRule, ...]:
    """All that changes the cost of terrain for a player now. [move.changes]"""
    turn = state.turn(seat)
    rules = turn.costs
    if turn.sunshine:
        rules += (IN_SUNSHINE,)
    if turn.darkness:
        rules += (IN_DARKNESS,)
    for other in state.seats:
        skills = state.hero(other).skills
        if skills and _prays(skills) and not are_allies(state, seat, other):
            rules += (FOUL_WEATHER,)
    return rules


def _prays(skills: dict[str, SkillState]) -> bool:
    for skill, stand in skills.items():
        if stand is SkillState.LAID and any(
            isinstance(word, WeatherForAll) for word in SKILL_TOKENS[skill].does
        ):
            return True
    return False


@cache
def _cheapest(terrain: Terrain, time: Time, rules: tuple[CostRule, ...]) -> int | None:
    """The least cost over all orders of the rules. The player chooses the order.

    Each rule keeps what is cheaper cheaper, so the least cost after some rules follows from the least after all of them
    but one."""
    printed = (BY_DAY if time is DAY else BY_NIGHT).get(terrain)
    at_work = tuple(rule for rule in rules if terrain in rule.terrains)
    if printed is None and not any(rule.fixed is not None for rule in at_work):
        return None
    least: dict[int, int | None] = {0: printed}
    for applied in range(1, 1 << len(at_work)):
        found = [
            _changed(least[applied & ~(1 << place)], rule)
            for place, rule in enumerate(at_work)
            if applied & (1 << place)
        ]
        least[applied] = min((cost for cost in found if cost is not None), default=None)
    return least[(1 << len(at_work)) - 1]


def _changed(cost: int | None, rule: CostRule) -> int | None:
    """A cost after one rule is applied. A reduction never raises it, and nothing but a fixed cost opens a terrain."""
    if rule.fixed is not None:
        return rule.fixed
    if cost is None:
        return None
    if rule.change > 0:
        return max(cost, min(cost + rule.change, rule.most))
    return min(cost, max(cost + rule.change, rule.least), rule.most)
