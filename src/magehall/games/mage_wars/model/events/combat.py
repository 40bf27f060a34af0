"""Events of attacks, from their declaration to the roll of dice."""

from __future__ import annotations

from magehall.kernel.event import Event


class AttackDeclared(Event):
    """A creature or spell attacks. [combat.steps]"""

    what: str
    id: str
    attack: str
    target: str
    target_id: str


class FearRolled(Event):
    """A Helm of Fear may turn the attacker away. [card.helm-of-fear]"""

    what: str
    roll: int


class AttackPaid(Event):
    """A mage pays for an attack. [combat.declare-cost]"""

    mage: str
    mana: int


class DazeRolled(Event):
    """A dazed attacker may miss. [conditions.daze-roll]"""

    what: str
    id: str
    roll: int


class DefenseRolled(Event):
    """The target tries to avoid the attack. [combat.avoid-defence]"""

    what: str
    id: str
    roll: int
    result: int
    needed: int


class AttackAvoided(Event):
    """The attack misses. [combat.missed]"""

    target: str


class AttackCancelled(Event):
    """The attack cannot go on. The name of a target that is gone is empty."""

    target: str


class AttackImmune(Event):
    """The target is immune to attacks of this type. [combat.type-immunity]"""

    target: str
    target_id: str


class DiceRolled(Event):
    """The attack dice and the effect die are rolled, or some of them again.

    ``dice`` has a digit for each attack die; ``again`` is ``attack`` or ``effect`` where only those fell anew."""

    target: str
    target_id: str
    dice: str
    normal: int
    critical: int
    effect: int
    again: str


class RerollUsed(Event):
    """A temple has a roll repeated."""

    what: str
    id: str


class EffectRead(Event):
    """The effect die is read in the table of the attack. [combat.effect-table]"""

    target: str
    target_id: str
    result: int


class ShieldAbsorbed(Event):
    """A Voltaric Shield absorbs damage. [mages.shield-absorbs]"""

    what: str
    id: str
    damage: int


class Extinguished(Event):
    """A geyser puts burns out. [card.geyser]"""

    target: str
    target_id: str
