"""What a mandatory enchantment does once it was triggered and paid for."""

from __future__ import annotations

from typing import TypeAlias

from magehall.kernel.records import Value


class AvoidAttack(Value):
    """The attack is avoided, as by a Defense."""


class TurnAttack(Value):
    """The attack strikes its attacker instead."""

    takes_over: bool = False
    """Meanwhile the enchantment's controller controls it."""


class CounterSpell(Value):
    """The spell is countered."""


class SendBack(Value):
    """The spell is countered and goes back into the spellbook. Its mana goes back to whoever paid."""


class TurnSpell(Value):
    """The spell comes back at its caster, under the control of the enchantment's controller."""

    anew: bool = False
    """The choices that belong to it are made anew, and paid for where they cost more; else they stay as they were."""


class SpringTrap(Value):
    """The card's trap attack strikes the creature that came."""


class CarryOff(Value):
    """The controller teleports the creature that came, up to so many zones away."""

    most: int


Answer: TypeAlias = AvoidAttack | TurnAttack | CounterSpell | SendBack | TurnSpell | SpringTrap | CarryOff
