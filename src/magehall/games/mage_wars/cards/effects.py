"""What spells and abilities do when they resolve: a small vocabulary. A ``Special`` is a procedure of its own."""

from __future__ import annotations

from typing import TypeAlias

from magehall.games.mage_wars.cards.traits import Trait
from magehall.kernel.records import Value


class Heal(Value):
    """Remove damage, by the roll of so many attack dice or ``fixed``."""

    dice: int = 0
    fixed: int = 0


class HealZone(Value):
    """Heal each friendly living creature in the target zone, with a roll for each."""

    dice: int


class Hurt(Value):
    """Deal direct damage by the roll of so many attack dice. With ``drain`` the caster heals as much."""

    dice: int
    drain: bool = False


class DrainMana(Value):
    """Move mana from the target to the caster, by attack dice."""

    dice: int


class Bestow(Value):
    """Give the target traits until the end of the round. Or they are only for its next melee attack this round;
    ``lasting``: for its next melee attack, whenever that is."""

    traits: tuple[Trait, ...]
    next_melee: bool = False
    lasting: bool = False


class BestowAll(Value):
    """Traits until the end of the round for all friendly creatures of a subtype."""

    traits: tuple[Trait, ...]
    subtype: str


class Place(Value):
    """Put a condition or token on the target."""

    marker: str
    count: int = 1


class DestroyTarget(Value):
    """Destroy the target, or what was chosen on it."""


class DestroyEnchantments(Value):
    """Destroy every enchantment attached to the target, hidden or revealed."""


class PushIt(Value):
    """Push the target one zone in a direction of the caster's choice."""


class TeleportIt(Value):
    """Teleport the target to the zone chosen when the spell was cast."""


class Strike(Value):
    """Make the card's attack against the target."""


class RemoveConditions(Value):
    """Remove conditions from the target, each for its removal cost. It is one, or as many as you like."""

    all: bool = False
    harm: str = ""
    """Only conditions and revealed enchantments of this type."""


class Special(Value):
    """A procedure of the card's own."""

    procedure: str


Effect: TypeAlias = (
    Heal
    | HealZone
    | Hurt
    | DrainMana
    | Bestow
    | BestowAll
    | Place
    | DestroyTarget
    | DestroyEnchantments
    | PushIt
    | TeleportIt
    | Strike
    | RemoveConditions
    | Special
)
