"""What cards, units, skills and places are worth, in points of the final score. [score]"""

from __future__ import annotations

from functools import cache

from magehall.games.mage_knight.bot.outcomes import CRYSTAL_WORTH, FAME_WORTH, MANA, outcomes
from magehall.games.mage_knight.bot.solver import ATTACK, BLOCK, DRAW, HEAL, HOLD, INFLUENCE, MOVE
from magehall.games.mage_knight.cards.catalogue import DEED_CARDS, SKILL_TOKENS, UNIT_CARDS, WOUND
from magehall.games.mage_knight.cards.kinds import Reward, RewardKind, Spell, Usage
from magehall.games.mage_knight.cards.vocabulary import MELEE, PHYSICAL, SIEGE, Kind
from magehall.games.mage_knight.cards.words.base import Words

_POINT = {MOVE: 0.9, INFLUENCE: 0.75, ATTACK: 1.0, BLOCK: 0.75, HEAL: 1.3, DRAW: 1.3, MANA: 0.8, HOLD: 4.0}
SCORED = {Kind.SPELL: 2.0, Kind.ADVANCED_ACTION: 1.0, Kind.ARTIFACT: 2.0}
"""What cards count at the end. [score.knowledge] [score.loot]"""


@cache
def effect_power(words: Words) -> float:
    """Estimate of an effect's strength, in points of move or attack. Its best outcome counts, and a little of each
    other."""
    powers: list[float] = []
    for outcome in outcomes(words, False):
        points = _POINT.get(outcome.kind, 0.5) * (outcome.points + outcome.per_enemy)
        if outcome.kind == ATTACK and outcome.mode is not MELEE:
            points *= 1.5 if outcome.mode is SIEGE else 1.35
        if outcome.kind in (ATTACK, BLOCK) and outcome.element is not PHYSICAL:
            points *= 1.15
        powers.append(points - 0.8 * outcome.price - 0.9 * outcome.extra - 0.8 * len(outcome.needs))
    powers.sort(reverse=True)
    return powers[0] + 0.15 * sum((power for power in powers[1:] if power > 0), 0.0) if powers else 0.0


@cache
def card_power(card: str) -> float:
    """How useful a deed card is in hand."""
    if card == WOUND:
        return -2.0
    found = DEED_CARDS[card]
    basic, strong = effect_power(found.basic), effect_power(found.strong)
    if isinstance(found, Spell):
        return basic * 0.8 + 0.1 * strong
    if found.kind is Kind.ARTIFACT:
        return max(basic, 1.5) + 0.3 * strong
    return basic + 0.4 * (strong - basic)


@cache
def card_worth(card: str) -> float:
    """What gaining a card is worth. It counts in the score, and serves in the rounds to come."""
    return SCORED.get(DEED_CARDS[card].kind, 0.0) + 0.4 * card_power(card)


@cache
def unit_power(card: str) -> float:
    """How much a unit does each round."""
    unit = UNIT_CARDS[card]
    powers = sorted(
        (effect_power(ability.does) - (0.8 if ability.mana else 0.0) for ability in unit.abilities),
        reverse=True,
    )
    return powers[0] + 0.2 * sum(powers[1:]) + 0.15 * unit.armor + 0.5 * len(unit.resistances)


def unit_worth(card: str, rounds_left: int) -> float:
    """What a unit in one's service is worth. It counts its level, and what it does in this round and each that follows."""
    return UNIT_CARDS[card].level + 0.3 * unit_power(card) * (0.6 + rounds_left)


@cache
def skill_power(skill: str) -> float:
    """How useful a skill is."""
    token = SKILL_TOKENS[skill]
    power = effect_power(token.does)
    factor = {Usage.TURN: 2.0, Usage.ROUND: 1.0, Usage.INTERACTIVE: 0.7, Usage.ALWAYS: 1.0}[token.usage]
    return factor * max(power, 0.6)


def rewards_worth(rewards: tuple[Reward, ...]) -> float:
    """What is won is worth. [rewards]"""
    each = {
        RewardKind.FAME: FAME_WORTH,
        RewardKind.ARTIFACT: 3.2,
        RewardKind.SPELL: 3.2,
        RewardKind.ADVANCED_ACTION: 2.0,
        RewardKind.UNIT: 3.0,
        RewardKind.CRYSTALS: 4 * CRYSTAL_WORTH,
        RewardKind.RANDOM_CRYSTAL: CRYSTAL_WORTH,
        RewardKind.SPELL_OR_ARTIFACT: 3.4,
    }
    return sum((each[reward.kind] * reward.count for reward in rewards), 0.0)
