"""Expected results of attack dice, cached for each number of dice."""

from __future__ import annotations

from functools import cache

from magehall.games.mage_wars.model.dice import ATTACK_FACES, EFFECT_SIDES

_MOST_DICE = 16
"""More are reckoned as so many."""


@cache
def _rolls(dice: int, ones_only: bool) -> dict[tuple[int, int], float]:
    """How likely so many dice show so much normal and critical damage."""
    if dice == 0:
        return {(0, 0): 1.0}
    found: dict[tuple[int, int], float] = {}
    for (normal, critical), chance in _rolls(dice - 1, ones_only).items():
        for plain, sharp in ATTACK_FACES:
            if ones_only and max(plain, sharp) > 1:
                plain = sharp = 0
            key = normal + plain, critical + sharp
            found[key] = found.get(key, 0.0) + chance / len(ATTACK_FACES)
    return found


@cache
def _damage(dice: int, armor: int, ones_only: bool) -> tuple[float, ...]:
    """How likely an attack does 0, 1, 2 ... damage. [damage.armour]"""
    chances = [0.0] * (2 * dice + 1)
    for (normal, critical), chance in _rolls(dice, ones_only).items():
        chances[critical + max(0, normal - armor)] += chance
    return tuple(chances)


@cache
def blow(dice: int, armor: int, left: int, ones_only: bool = False) -> tuple[float, float]:
    """Expected damage of an attack, and its chance to destroy the target. The target has ``left`` life to lose; damage
    beyond that does not count."""
    chances = _damage(min(max(1, dice), _MOST_DICE), armor, ones_only)
    mean = sum((min(amount, left) * chance for amount, chance in enumerate(chances)), 0.0)
    return mean, sum(chances[left:]) if left > 0 else 1.0


def reaches(needed: int) -> float:
    """The chance that the effect die shows at least so much."""
    return min(1.0, max(0.0, (EFFECT_SIDES + 1 - needed) / EFFECT_SIDES))
