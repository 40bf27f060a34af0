"""Costs of spells that depend on the target, and choices besides the target."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from magehall.kernel.records import Value


class Ask(StrEnum):
    """What a spell's caster chooses before it is paid for, besides its target. [casting.choices]"""

    EQUIPMENT = "a piece of equipment that the target wears"
    ZONE = "a zone in range and in sight"
    DIRECTION = "a direction"
    HOST = "a new target for an enchantment"
    THEFT = "a new target for an enchantment that the caster takes over"
    CURES = "conditions and enchantments to remove"


class WholeCost(Value):
    """What it costs to cast and to reveal the enchantment that is the target."""


class TwofoldCost(Value):
    """The same twice: as it lies, and on its new target."""


class CostOfChosen(Value):
    """What the chosen equipment costs, and so much more."""

    more: int = 0


class CostOfCures(Value):
    """What it costs to remove all that was chosen."""


class CostToReturn(Value):
    """What the creature in the discard pile costs, and its level."""


class Level(Value):
    """The target's level. What is hidden has none, and costs a fixed price."""

    hidden: int = 0


class ByLevel(Value):
    """A price for each level of the target, from the first on. [casting.level-cost]"""

    prices: tuple[int, ...]


class PerZone(Value):
    """So much for each zone of the way, and at least once."""

    mana: int


class ThroughWall(Value):
    """So much more where the way leads through a wall with Passage Attacks."""

    mana: int
    optional: bool = False
    """Unpaid, the way ends before the wall."""


Price: TypeAlias = (
    WholeCost
    | TwofoldCost
    | CostOfChosen
    | CostOfCures
    | CostToReturn
    | Level
    | ByLevel
    | PerZone
    | ThroughWall
)
