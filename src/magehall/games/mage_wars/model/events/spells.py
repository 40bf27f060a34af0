"""Events of casting, of what it brings into play, of enchantments and of abilities."""

from __future__ import annotations

from magehall.kernel.event import Event, Private, PrivateEvent


class Quickcast(Event):
    """A mage uses its quickcast. [round.quickcast-once]"""

    mage: str
    what: str
    id: str


class SpellCast(Event):
    """A spell is cast and named, or laid face down. [casting.steps]"""

    reveals = True

    mage: str
    caster: str
    id: str
    spell: str
    target: str
    target_id: str


class ManaPaid(Event):
    """A mage pays for a spell or an ability."""

    mage: str
    mana: int


class HelperPaid(Event):
    """A familiar or spawnpoint pays with its own mana. [casting.helper-mana]"""

    what: str
    id: str
    mana: int


class SpellCountered(Event):
    """A spell is countered. The name is empty where the spell has no card in play."""

    spell: str


class SpellJinxed(Event):
    """A Jinx undoes a spell, and its caster gets the mana back. [card.jinx]"""

    mage: str
    mana: int


class SpellReversed(Event):
    """The target takes a spell over and turns it on another. [card.reverse-magic]"""

    mage: str
    target: str


class SpellWithdrawn(Event):
    """A caster withdraws a spell before paying. [casting.withdraw]"""

    mage: str
    spell: str


class SpellCancelled(Event):
    """A spell has no legal target any more. [casting.illegal-target]"""

    reveals = True

    mage: str


class SpellBound(Event):
    """A spell is bound to an object. [casting.spellbind]"""

    what: str
    id: str


class AbilityUsed(Event):
    """A mage or an object uses an ability."""

    what: str
    id: str
    ability: str
    target: str
    target_id: str


class Empowered(Event):
    """A creature draws strength from mana."""

    what: str
    id: str


class Bestowed(Event):
    """An effect strengthens a creature."""

    what: str
    id: str


class BestowedAll(Event):
    """An effect strengthens the friendly animals of a mage."""

    mage: str


class DiceThrown(Event):
    """Dice are thrown for a spell or an ability. ``dice`` has a digit for each."""

    dice: str
    normal: int
    critical: int
    total: int


class EnteredPlay(Event):
    """A creature or conjuration enters play. [spells.creature] [spells.conjuration]"""

    what: str
    id: str
    zone: str


class GateOpened(Event):
    """The Gate to Hell opens. [card.gate-to-hell]"""

    what: str
    id: str


class CameThroughGate(Event):
    """A creature comes through the Gate to Hell. [card.gate-to-hell]"""

    what: str
    id: str
    zone: str


class WallBuilt(Event):
    """A wall stands on a border. [spells.wall-border]"""

    what: str
    id: str
    border: str


class Equipped(Event):
    """A mage wears equipment. [spells.equipment-worn]"""

    what: str
    id: str
    target: str
    target_id: str


class Unequipped(Event):
    """Equipment goes back into the spellbook. [spells.equipment-replace]"""

    what: str
    id: str


class Attached(Event):
    """An enchantment is attached to its target. [spells.enchantment-attached]"""

    what: str
    id: str
    target: str
    target_id: str


class EnchantmentRevealed(Event):
    """A player reveals an enchantment. [spells.reveal-cost]"""

    reveals = True

    mage: str
    what: str
    id: str


class RevealPaid(Event):
    """A player pays to reveal an enchantment. [spells.reveal-cost]"""

    reveals = True

    mage: str
    mana: int


class EnchantmentTriggered(Event):
    """A player has to reveal an enchantment."""

    reveals = True

    mage: str
    what: str
    id: str


class RevealUnpaid(Event):
    """An enchantment that had to be revealed is not paid for. [spells.mandatory-unpaid]"""

    what: str
    id: str


class EnchantmentFaded(Event):
    """A revealed enchantment comes to nothing."""

    what: str
    id: str


class EnchantmentMoved(Event):
    """An enchantment is moved to another target."""

    what: str
    id: str
    target: str
    target_id: str


class Looked(PrivateEvent):
    """A raven looks at a hidden enchantment for its side. [card.huginn-raven-familiar]"""

    what: str
    id: str
    spell: Private[str]
