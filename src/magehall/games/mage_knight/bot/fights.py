"""Fights: whom to shoot, block, suffer and strike, and with what. [combat.phases]"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import prod

from magehall.games.mage_knight.bot.arsenal import CARD_PRICE
from magehall.games.mage_knight.bot.enemies import (
    Facts,
    block_goal,
    is_poisonous,
    paralyzes,
    resists_damage,
    strike_goal,
)
from magehall.games.mage_knight.bot.outcomes import FAME_WORTH, REPUTATION_WORTH
from magehall.games.mage_knight.bot.outlook import rounds_left
from magehall.games.mage_knight.bot.solver import Goal, Pack, Packer, join
from magehall.games.mage_knight.bot.worth import unit_worth
from magehall.games.mage_knight.cards.catalogue import WOUND
from magehall.games.mage_knight.cards.vocabulary import Resistance
from magehall.games.mage_knight.effects.unit_values import unit_armor, unit_resistances
from magehall.games.mage_knight.model.combat_state import Phase
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.values import armor, printed_hand_limit
from magehall.kernel.records import Value

MOST_WAYS = 64
"""Up to so many ways to handle all enemies are compared; where there are more, one enemy is handled after the other."""

PASSES = 2

CITY_FOE_WORTH = 5.0
"""What a defender of a city is worth beside its fame: a shield, and a step to the conquest. [city]"""

KNOCKED_OUT = 4.0
WOUNDED_PART = 0.6
"""How much of its worth a unit loses by a wound."""


class Shield(Value):
    """A unit that may take damage: how much, and what that costs."""

    id: str
    armor: int
    cost: float
    resistances: frozenset[Resistance]
    mask: int = 0


class Stance(Value):
    """What a fighter can bear."""

    armor: int
    hand: int
    cards: int
    wound: float
    shields: tuple[Shield, ...]


class Step(Value):
    """Something to do to an enemy in a phase, and what it takes."""

    phase: Phase
    foe: str
    pack: Pack


class FightPlan(Value):
    """How a fight is fought: its value, what it takes, and the steps. ``before`` is what was reached before it."""

    value: float
    before: tuple[Pack, ...]
    steps: tuple[Step, ...]
    conquers: bool


class _Handling(Value):
    """A way to deal with one enemy. It has goals by phase, what it is worth, and whether the enemy falls. ``harm``: its
    damage is suffered."""

    goals: tuple[tuple[Phase, Goal], ...]
    gain: float
    kills: bool
    harm: bool = False


def stance(choice: Choice, wound: float, masks: dict[str, int]) -> Stance:
    """What damage a player can bear now. ``masks`` are what units use up that take damage. [combat.damage]"""
    state, hero, combat = choice.state, choice.hero, choice.combat
    left = rounds_left(state)
    shields: list[Shield] = []
    for id, mask in masks.items() if not choice.turn.safe_units else ():
        unit = state.unit(id)
        closed = combat is not None and id in combat.closed
        if not unit.wounds and not closed:
            cost = WOUNDED_PART * unit_worth(unit.card, left)
            shields.append(Shield(id, unit_armor(state, id), cost, unit_resistances(state, id), mask))
    cards = sum(card != WOUND for card in hero.hand)
    return Stance(armor(hero), printed_hand_limit(hero), cards, wound, tuple(shields))


def suffered(foe: Facts, bearing: Stance) -> list[Pack]:
    """The ways to bear an enemy's damage as packs, the cheapest first. The hero takes it alone, or with a unit.
    [combat.damage]"""
    damage = foe.damage
    ways = [Pack(0, suffering(foe, damage, bearing), 0, ())]
    for shield in bearing.shields:
        taken, cost = shield_takes(foe, damage, shield)
        if taken < damage:
            cost += suffering(foe, damage - taken, bearing)
        ways.append(Pack(shield.mask, cost, 0, ()))
    ways.sort(key=lambda pack: pack.price)
    return ways


def shield_takes(foe: Facts, damage: int, shield: Shield) -> tuple[int, float]:
    """How much damage a unit takes, and what that costs. [combat.damage-units] [combat.resistant-unit]"""
    taken = shield.armor
    if resists_damage(shield.resistances, foe):
        if damage <= taken:
            return taken, 0.1
        taken *= 2
    cost = shield.cost
    if paralyzes(foe):
        cost += shield.cost
    if is_poisonous(foe):
        cost += 0.6
    return taken, cost


def suffering(foe: Facts, damage: int, bearing: Stance) -> float:
    """What damage of an enemy costs that the hero takes. [combat.damage-hero]"""
    wounds = -(-damage // bearing.armor)
    cost = wounds * bearing.wound
    if is_poisonous(foe):
        cost += wounds * bearing.wound * 0.8
    if paralyzes(foe):
        cost += bearing.cards * CARD_PRICE + 1.0
    if wounds >= bearing.hand:
        cost += KNOCKED_OUT
    return cost + 0.15 * wounds * (wounds - 1)


def foe_worth(foe: Facts) -> float:
    """What defeating an enemy is worth."""
    if foe.summoned:
        return 0.0
    more = REPUTATION_WORTH if foe.rampages else CITY_FOE_WORTH if foe.in_city else 0.0
    return FAME_WORTH * foe.fame + more


def _handlings(foe: Facts, phase: Phase) -> list[_Handling]:
    worth = foe_worth(foe)
    found: list[_Handling] = []
    final = strike_goal(foe, ranged=False)
    assert final is not None
    strike = (Phase.ATTACK, final)
    if phase in (Phase.START, Phase.RANGED):
        shot = strike_goal(foe, ranged=True)
        if shot is not None:
            found.append(_Handling(((Phase.RANGED, shot),), worth, True))
    if phase is Phase.ATTACK or not foe.attack:
        if worth > 0:
            found.append(_Handling((strike,), worth, True))
        found.append(_Handling((), 0.0, False))
        return found
    block = (Phase.BLOCK, block_goal(foe))
    if worth > 0:
        found.append(_Handling((block, strike), worth, True))
        if not paralyzes(foe):
            found.append(_Handling((strike,), worth, True, harm=True))
    found.append(_Handling((block,), 0.0, False))
    found.append(_Handling((), 0.0, False, harm=True))
    return found


def plan_fight(
    foes: Sequence[Facts],
    packer: Packer,
    phase: Phase,
    bearing: Stance,
    prize: float,
    before: Sequence[Sequence[Pack]] = (),
    base: float = -1000.0,
) -> FightPlan | None:
    """The best plan of a fight, if one is worth more than ``base``.

    ``prize`` comes with the fall of all defenders; ``before`` are rows of packs of which each must be afforded too."""
    possible = [
        [way for way in _handlings(foe, phase) if all(packer.packs(goal) for _, goal in way.goals)]
        for foe in foes
    ]
    harms = [suffered(foe, bearing) for foe in foes]
    if prod(map(len, possible)) > MOST_WAYS:
        return _one_by_one(foes, possible, harms, packer, prize, before, base)
    best: FightPlan | None = None
    for ways in product(*possible):
        found = _try(foes, ways, harms, packer, prize, before, best.value if best else base)
        if found is not None:
            best = found
    return best


def _try(
    foes: Sequence[Facts],
    ways: Sequence[_Handling],
    harms: Sequence[Sequence[Pack]],
    packer: Packer,
    prize: float,
    before: Sequence[Sequence[Pack]],
    base: float,
) -> FightPlan | None:
    """Fight in these ways, if that is worth more than ``base``."""
    conquers = all(way.kills for way, foe in zip(ways, foes, strict=True) if foe.defends)
    gain = sum(way.gain for way in ways) + (prize if conquers else 0.0)
    if gain <= base:
        return None
    labels = [(phase, foe.id) for way, foe in zip(ways, foes, strict=True) for phase, _ in way.goals]
    rows = [packer.packs(goal) for way in ways for _, goal in way.goals]
    borne = [row for way, row in zip(ways, harms, strict=True) if way.harm]
    solution = join([*before, *rows, *borne], packer.spare, gain - base)
    if solution is None:
        return None
    taken = solution.packs[len(before) : len(before) + len(rows)]
    steps = tuple(Step(phase, foe, pack) for (phase, foe), pack in zip(labels, taken, strict=True))
    return FightPlan(gain - solution.price, solution.packs[: len(before)], steps, conquers)


def _one_by_one(
    foes: Sequence[Facts],
    possible: Sequence[Sequence[_Handling]],
    harms: Sequence[Sequence[Pack]],
    packer: Packer,
    prize: float,
    before: Sequence[Sequence[Pack]],
    base: float,
) -> FightPlan | None:
    """Greedy plan of a fight against many enemies. Each is handled as well as what is left allows, the most rewarding
    first."""
    ways = [row[-1] for row in possible]
    best = _try(foes, ways, harms, packer, prize, before, -1000.0)
    order = sorted(range(len(foes)), key=lambda place: -foe_worth(foes[place]) / foes[place].armor)
    for place in order * PASSES:
        for way in possible[place]:
            tried = [*ways[:place], way, *ways[place + 1 :]]
            found = _try(foes, tried, harms, packer, prize, before, best.value if best else -1000.0)
            if found is not None:
                best, ways = found, tried
    return best if best is not None and best.value > base else None
