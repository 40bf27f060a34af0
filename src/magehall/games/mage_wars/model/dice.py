"""The attack die and the effect die."""

from __future__ import annotations

from magehall.games.mage_wars.model.state import Duel
from magehall.kernel.flow import Flow

ATTACK_FACES: tuple[tuple[int, int], ...] = ((0, 0), (0, 0), (1, 0), (2, 0), (0, 1), (0, 2))
"""Normal and critical damage on the six faces. [combat.read-dice]"""

EFFECT_SIDES = 12


def roll_attack(flow: Flow[Duel], count: int) -> tuple[int, ...]:
    """The faces, 1 to 6, of so many attack dice."""
    return tuple(flow.chance.roll("attack", len(ATTACK_FACES)) for _ in range(count))


def roll_effect(flow: Flow[Duel]) -> int:
    """The effect die."""
    return flow.chance.roll("effect", EFFECT_SIDES)


def tally(dice: tuple[int, ...], ones_only: bool = False) -> tuple[int, int]:
    """Normal and critical damage of a roll; with ``ones_only`` each 2 counts as 0. [traits.incorporeal-dice]"""
    normal = critical = 0
    for die in dice:
        plain, sharp = ATTACK_FACES[die - 1]
        if not (ones_only and max(plain, sharp) > 1):
            normal += plain
            critical += sharp
    return normal, critical


def total(dice: tuple[int, ...]) -> int:
    """The sum of a roll that is not an attack: normal and critical alike. [damage.healing]"""
    return sum(tally(dice))
