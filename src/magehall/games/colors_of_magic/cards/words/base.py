"""Base of all words, and what words point at: creatures, amounts, changes of values."""

from __future__ import annotations

from enum import StrEnum

from magehall.games.colors_of_magic.cards.keywords import Keyword
from magehall.games.colors_of_magic.cards.vocabulary import CreatureType, Element, Side, Stat
from magehall.kernel.records import Value


class Word(Value):
    """One thing that an effect does. Who carries it out finds it by its type."""


Words = tuple[Word, ...]


class Ref(StrEnum):
    """One definite creature, seen from a running effect."""

    SELF = "self"
    """The creature with the ability."""

    MAGE = "mage"
    """The mage of who controls the effect."""

    CASTER = "caster"
    BEARER = "bearer"
    """The creature a permanent is attached to."""

    TARGET = "target"
    SECOND = "second"
    """What was picked, by the name of the pick; a pick may hold several."""

    SUMMONED = "summoned"
    """What this effect put into play."""

    SUBJECT = "subject"
    OBJECT = "object"
    """Of the happening that set it off."""

    OTHER = "other"
    """Of an attack in which SELF is one, the other."""

    ATTACKER = "attacker"
    DEFENDER = "defender"
    """Of the attack that is under way."""

    DEALER = "dealer"
    """Of the damage that is coming: the creature that deals it, or the caster of the spell that does.
    [card.flash-flood]"""


class Near(StrEnum):
    """From what a distance runs."""

    SOURCE = "source"
    """The creature with the ability; for a permanent its bearer, zone or markers."""

    CASTER = "caster"
    MAGE = "mage"
    TARGET = "target"
    TARGET_OR_CASTER = "target-or-caster"
    """The target of the spell, or its caster where it has none. [card.arcane-familiar]"""

    ATTACKER = "attacker"
    COMMANDER = "commander"
    """Any own Field Commander. [card.tactical-reposition]"""

    OWN_CREATURE = "own-creature"
    """Any own creature."""


class Who(Value):
    """Creatures on the table that fit, seen from who controls an effect. Everything left open is not asked for.

    ``within`` is in inches, edge to edge; 0 with a zone or markers means that the base touches it. An aura never
    includes its source; ``other`` leaves it out elsewhere. ``largest`` is a size. [concepts.sides] [table.distance]"""

    side: Side = Side.ANY
    within: int | None = None
    near: Near = Near.SOURCE
    other: bool = False
    type: CreatureType | None = None
    element: Element | None = None
    largest: int | None = None
    marked: bool = False
    engaged: bool = False
    """Engaged with what ``near`` names."""

    untapped: bool = False
    unmoved: bool = False
    """It has not moved this turn. [turn.has-not-moved]"""

    unfought: bool = False
    """It has not attacked this turn."""

    but: Ref | None = None
    """Everyone but that creature."""

    but_mages: bool = False
    mages: bool = False
    but_monsters: bool = False
    but_types: tuple[CreatureType, ...] = ()
    with_target: bool = False
    """Of the player whose creature TARGET is, or a monster; never TARGET itself. [card.voice-of-command]"""


Whom = Ref | Who
"""One creature, or all that fit."""


class Counted(StrEnum):
    """What an amount may be counted by."""

    SPENT = "tokens-spent"
    GRIMOIRE_CARDS = "grimoire-cards-in-hand"
    FROM_DISCARD = "spells-cast-from-discard"
    HAPPENED = "amount-of-the-happening"
    HALF_LIFE = "half-of-the-target's-life"
    """Of what it has left, rounded up."""


class Count(Value):
    """An amount that is counted: ``plus`` and ``times`` of it, at ``most``."""

    of: Counted
    times: int = 1
    plus: int = 0
    most: int | None = None


Amount = int | Count


class Restriction(StrEnum):
    """A prohibition or another condition that holds for a creature. It says what the creature may not do, or what may
    not be done to it."""

    CANNOT_MOVE = "cannot-move"
    """Immobilised: no own move of any kind. [move.immobilised]"""

    CANNOT_ATTACK = "cannot-attack"
    CANNOT_ACT = "cannot-act"
    CANNOT_ACTIVATE = "cannot-activate"
    MUST_ACTIVATE = "must-activate"
    """Its player may not pass before it was activated, if it can be. [card.oracle-of-flames]"""

    STASIS = "stasis"
    """It loses its next activation. [card.stasis-field]"""

    BLIND = "blind"
    """No ranged attack, no spell that needs sight. [card.state-convergence]"""

    NO_MOVEMENT = "no-movement"
    """Its Movement is 0."""

    CANNOT_BE_PUSHED = "cannot-be-pushed"
    CANNOT_BE_MOVED = "cannot-be-moved"
    """Effects of enemies do not move it."""

    NO_SPELL_TARGET = "no-spell-target"
    NO_ATTACK_TARGET = "no-attack-target"
    ONLY_ADJACENT_ATTACK = "only-adjacent-attack"
    """Only adjacent creatures may attack it. [card.cinder-phantom]"""

    ATTACKS_ONLY = "attacks-only"
    """It attacks nobody but ``of``. [card.obsidian-golem]"""

    ATTACKS_FIRST = "attacks-first"
    """It attacks ``of`` if it can. [card.earth-titan] [keyword.taunt]"""

    SLOWS_NEAR = "slows-near"
    """Enemies that move within ``x`` inches of it have an inch less, by a spell of the element ``of``.
    [card.zone-control]"""

    ALL_DIFFICULT = "all-difficult"
    CROSSES_CREATURES = "crosses-creatures"
    BLOCKS_PASSAGE = "blocks-passage"
    IGNORES_DIFFICULT = "ignores-difficult"
    BLOCKS_SHOTS = "blocks-shots"
    """Its base and ``x`` inches around block lines of ranged attacks against its side. [card.flow-guardian]"""

    DODGES = "dodges"
    """A die decides whether a melee attack on it fails. [card.elemental-avatar]"""

    BRANDS = "brands"
    """Its melee attack marks whom it beats. [card.blade-of-cinders]"""

    HOLDS_TIES = "holds-ties"
    """It decides ties for an objective. [card.stronghold-guardian]"""


class Mod(Value):
    """A change that holds for a creature: a value, a keyword or a restriction.

    ``per`` multiplies the amount by what it counts, asked for anew each time; only in auras. ``x`` and ``of`` belong to a
    restriction."""

    stat: Stat | None = None
    amount: int = 0
    per: Counted | None = None
    keyword: Keyword | None = None
    restriction: Restriction | None = None
    x: int = 0
    of: str = ""


def plus(stat: Stat, amount: int, per: Counted | None = None) -> Mod:
    """More of a value, or less."""
    return Mod(stat=stat, amount=amount, per=per)


def has(keyword: Keyword) -> Mod:
    """A keyword."""
    return Mod(keyword=keyword)


def bound(restriction: Restriction, x: int = 0, of: str = "") -> Mod:
    """A restriction."""
    return Mod(restriction=restriction, x=x, of=of)


class Cost(Value):
    """What an ability costs each time. ``all_tokens``: at least one, and as many as there are; ``any_tokens``: at least
    one, as many as its player likes."""

    mana: int = 0
    tokens: int = 0
    all_tokens: bool = False
    any_tokens: bool = False


FREE = Cost()
