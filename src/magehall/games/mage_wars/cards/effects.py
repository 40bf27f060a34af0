"""What spells and abilities do when they resolve: a small vocabulary."""

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
    another: bool = False
    """The next melee attack is followed by another one, at the end of its action."""


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

    pinned: bool = False
    """Meanwhile the target, a hidden enchantment, can neither be revealed nor answer."""


class DestroyEnchantments(Value):
    """Destroy every enchantment attached to the target, hidden or revealed."""


class PushIt(Value):
    """Push the target one zone in a direction of the caster's choice."""

    halts: bool = False
    """Before a wall with Passage Attacks, unless its price was paid."""


class TeleportIt(Value):
    """Teleport the target to the zone chosen when the spell was cast."""


class Strike(Value):
    """Make the card's attack against the target."""


class RemoveConditions(Value):
    """Remove conditions from the target, each for its removal cost. It is one, or as many as you like."""

    all: bool = False
    harm: str = ""
    """Only conditions and revealed enchantments of this type."""


class TeleportHost(Value):
    """Teleport the bearer of a revealed enchantment into any zone. It may also be left alone."""


class Banish(Value):
    """Take the target out of the arena for so many upkeep phases."""

    phases: int
    keeps_abilities: bool = False
    """Meanwhile its own abilities still affect it, and not its traits alone."""


class KnockDown(Value):
    """The target is Incapacitated until it is next activated."""


class Rouse(Value):
    """Make a creature active that came into play this round."""


class MoveEnchantment(Value):
    """Move an enchantment to its new target. A thief also gets to control it."""

    steal: bool = False


class Resurrect(Value):
    """Bring a creature back from the discard pile, into the caster's zone."""


class Look(Value):
    """Look at a hidden enchantment."""


class DestroySelf(Value):
    """Destroy what has the ability."""


class SacrificeFriend(Value):
    """Destroy a creature of one's own. For this round the target gets Melee and Piercing by its level."""


class CollectMana(Value):
    """Put mana on what offers the action."""

    mana: int


class OpenGate(Value):
    """Open a gate, once a match. It strikes every creature on the ground, so many zones around or in all the arena."""

    reach: int | None


class Rebind(Value):
    """Bind another spell."""


class StrikeByTemples(Value):
    """Make the card's attack against the target, stronger for each temple of the controller."""

    paid: bool = False
    """The controller chooses how many of them count, and pays a mana for each beyond the first."""


Unique: TypeAlias = (
    Banish
    | KnockDown
    | Rouse
    | MoveEnchantment
    | Resurrect
    | Look
    | DestroySelf
    | SacrificeFriend
    | CollectMana
    | OpenGate
    | Rebind
    | StrikeByTemples
)
"""What one or two cards do and no other, carried out in one place."""

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
    | TeleportHost
    | Unique
)
