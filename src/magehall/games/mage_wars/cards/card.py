"""What a spell card says: the vocabulary in which the box is declared."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from magehall.games.mage_wars.cards.answers import Answer
from magehall.games.mage_wars.cards.effects import Effect, RemoveConditions, Strike, StrikeByTemples
from magehall.games.mage_wars.cards.lasting import Lasting
from magehall.games.mage_wars.cards.prices import Ask, Price
from magehall.games.mage_wars.cards.traits import Harm, Trait, TraitName
from magehall.kernel.records import Key, Value


class Edition(StrEnum):
    """The printings of the box whose wordings differ. What was printed before the fourth edition is called the first."""

    FIRST = "first"
    FOURTH = "fourth"


class School(StrEnum):
    """The six major schools of magic and the four elements."""

    ARCANE = "arcane"
    DARK = "dark"
    HOLY = "holy"
    MIND = "mind"
    NATURE = "nature"
    WAR = "war"
    AIR = "air"
    EARTH = "earth"
    FIRE = "fire"
    WATER = "water"


class Kind(StrEnum):
    """The types of spell. A wall is a conjuration that stands on a border, and a mage is a creature."""

    CREATURE = "creature"
    CONJURATION = "conjuration"
    WALL = "wall"
    ENCHANTMENT = "enchantment"
    EQUIPMENT = "equipment"
    INCANTATION = "incantation"
    ATTACK = "attack"


class Speed(StrEnum):
    """The action something takes. A free ability is used before or after a friendly creature's action phase."""

    QUICK = "quick"
    FULL = "full"
    FREE = "free"


class Style(StrEnum):
    """How an attack reaches its target."""

    MELEE = "melee"
    RANGED = "ranged"
    BARRIER = "barrier"
    PASSAGE = "passage"
    TRAP = "trap"
    SPECIAL = "special"


class Slot(StrEnum):
    """Where a mage wears equipment; there are two fingers for rings."""

    HELMET = "helmet"
    AMULET = "amulet"
    CLOAK = "cloak"
    CHEST = "chest"
    GLOVES = "gloves"
    RING = "ring"
    BELT = "belt"
    BOOTS = "boots"
    WEAPON = "weapon"
    SHIELD = "shield"


class Who(Key):
    """Which objects are meant. None and empty mean: no matter."""

    kinds: tuple[Kind, ...] = (Kind.CREATURE,)
    subtypes: tuple[str, ...] = ()
    """At least one of these."""
    friendly: bool | None = None
    living: bool | None = None
    corporeal: bool | None = None
    mage: bool | None = None
    other: bool = False
    """Not the object that asks."""


class Aim(StrEnum):
    """What a spell is cast at."""

    ZONE = "zone"
    BORDER = "border"
    OBJECT = "object"
    ENCHANTMENT = "enchantment"
    ARENA = "arena"
    DISCARD = "discard"


class Target(Value):
    """What a spell may be cast at. ``hidden`` asks whether an enchantment is face down, ``mine`` whether the caster's
    side controls it, ``clear`` for a zone without enemy creatures, ``grounded`` and ``containable`` for objects
    without Flying and Uncontainable, ``channeling`` for objects that channel."""

    aims: tuple[Aim, ...]
    who: Who = Who(kinds=())
    hidden: bool | None = None
    mine: bool | None = None
    clear: bool = False
    grounded: bool = False
    containable: bool = False
    channeling: bool = False

    @property
    def is_any_object(self) -> bool:
        """Whether the spell is cast at any object whatever."""
        return Aim.OBJECT in self.aims and self == Target(self.aims)

    @property
    def is_enchantment(self) -> bool:
        """Whether it is enchantments that the spell is cast at."""
        return Aim.ENCHANTMENT in self.aims


EffectRow: TypeAlias = tuple[int, int, tuple[str, ...]]
"""Lowest and highest result of the effect die, and the effects and conditions it brings."""

OPEN = 99
"""The top of the last row of an effect table."""


class Bonus(Value):
    """Bonus to attack and effect dice against some targets. They have any of these traits, or are of these schools."""

    value: int
    traits: tuple[str, ...] = ()
    schools: tuple[School, ...] = ()
    creatures: bool = False


class AttackBar(Value):
    """An attack bar."""

    name: str
    style: Style
    dice: int
    speed: Speed | None = None
    within: tuple[int, int] = (0, 0)
    harm: Harm | None = None
    effects: tuple[EffectRow, ...] = ()
    traits: tuple[Trait, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    zone: bool = False
    spell: bool = False
    leaps: bool = False
    """As long as it does damage it goes on to another target nearby, a die weaker."""
    douses: bool = False
    """A burning target is put out, and not hurt."""

    def has(self, trait: str) -> bool:
        """Whether the bar names the trait."""
        return any(own.name == trait for own in self.traits)

    def value(self, trait: str) -> int:
        """The sum of the values the bar gives the trait."""
        return sum(own.value for own in self.traits if own.name == trait)


class Defense(Value):
    """A defence against attacks. It says what the effect die must show, how often a round (0: once against every
    attack), and against what."""

    value: int
    uses: int = 1
    melee: bool = True
    ranged: bool = True
    unhampered: bool = False
    """Conditions of the creature do not weaken it."""
    flyers_only: bool = False


class Reach(StrEnum):
    """Whom a grant reaches."""

    SELF = "itself"
    HOST = "the object it is attached to"
    CHOSEN = "the object chosen when it came into play"
    MAGE = "the mage who controls it"
    ZONE = "objects in its zone"
    ARENA = "objects in the arena"


AURAS = frozenset({Reach.ZONE, Reach.ARENA})
"""What is given to all who fit, and not to one object alone."""


class Grant(Value):
    """Traits an object gives as long as it is in play face up."""

    traits: tuple[Trait, ...]
    to: Reach = Reach.HOST
    who: Who = Who(kinds=())
    beside_mage: bool = False
    """Only while it shares the zone of its controller's mage."""
    while_controlling: str = ""
    """Only while its controller controls an animal of this subtype."""
    containable: bool = False
    """Not to what is Uncontainable."""

    def gives(self, trait: TraitName) -> bool:
        """Whether the trait is among those it gives."""
        return any(own.name == trait for own in self.traits)


class Trigger(StrEnum):
    """When a mandatory enchantment must be revealed."""

    ATTACKED = "its creature is attacked"
    TARGETED = "its creature is the target of an enemy incantation or enchantment"
    CASTS_QUICK = "its creature casts a quick spell"
    ENTERED = "an enemy creature enters its zone"


class SpellFilter(Key):
    """Which spells are meant; empty and None mean: no matter."""

    kinds: tuple[Kind, ...] = ()
    subtypes: tuple[str, ...] = ()
    schools: tuple[School, ...] = ()
    highest_level: int = OPEN
    living: bool | None = None
    corporeal: bool | None = None
    epic: bool | None = None

    def matches(self, card: Card) -> bool:
        """Whether ``card`` is meant."""
        return (
            (not self.kinds or card.kind in self.kinds)
            and (not self.subtypes or any(subtype in card.subtypes for subtype in self.subtypes))
            and (not self.schools or any(school in card.school_names for school in self.schools))
            and card.level <= self.highest_level
            and self.living in (None, card.living)
            and self.corporeal in (None, card.corporeal)
            and self.epic in (None, card.epic)
        )


class Casts(Value):
    """The spells a familiar or a spawnpoint casts. ``needs`` is the mana that must lie on it."""

    spells: SpellFilter
    needs: int = 0


class Discount(Value):
    """A discount of one mana for such a spell, once a round. Enchantments are cheaper when revealed, others when cast."""

    spells: SpellFilter
    on_reveal: bool = True
    on_friendly_creature: bool = False
    """Only enchantments cast on a friendly creature, and then when cast."""


class Ability(Value):
    """What an object can do besides attacking. ``spell`` marks what counts as casting a spell of that speed."""

    name: str
    speed: Speed
    does: tuple[Effect, ...]
    within: tuple[int, int] | None = (0, 0)
    """None: anywhere in the arena, seen or not."""
    target: Target | None = None
    cost: int = 0
    per_round: int = 0
    """0: as often as there are actions for it."""
    spell: bool = False

    @property
    def cures(self) -> bool:
        """Whether it removes conditions."""
        return any(isinstance(effect, RemoveConditions) for effect in self.does)

    @property
    def shoots(self) -> bool:
        """Whether it attacks from afar, as a spell."""
        return any(isinstance(effect, (Strike, StrikeByTemples)) for effect in self.does)


class Face(Key):
    """What a spell card prints. ``cost`` is None where it depends on the target; ``armor`` is None where there can be none."""

    id: str
    kind: Kind
    schools: tuple[tuple[School, int], ...]
    cost: int | None = None
    speed: Speed = Speed.QUICK
    within: tuple[int, int] = (0, 2)
    target: Target = Target((Aim.OBJECT,))
    subtypes: tuple[str, ...] = ()
    either_school: bool = False
    price: Price | None = None
    """What it costs where that depends on target and choice."""
    asks: Ask | None = None
    """What is chosen for it besides its target."""
    once_a_round: bool = False
    """Cast only once a round on the same creature."""
    reveal: int = 0
    trigger: Trigger | None = None
    """When it must be revealed, for mandatory enchantments."""
    answer: Answer | None = None
    """What it does then."""
    one_use: bool = False
    """Destroyed once it has been revealed. Mandatory enchantments are in any case."""
    only_at_rest: bool = False
    """Not to be revealed during an attack or a spell."""
    life: int = 0
    armor: int | None = 0
    channeling: int | None = None
    attacks: tuple[AttackBar, ...] = ()
    defenses: tuple[Defense, ...] = ()
    traits: tuple[Trait, ...] = ()
    grants: tuple[Grant, ...] = ()
    lends: tuple[Defense, ...] = ()
    """Defences it gives to the object it is attached to."""
    lasting: tuple[Lasting, ...] = ()
    """What else it does as long as it is in play."""
    does: tuple[Effect, ...] = ()
    abilities: tuple[Ability, ...] = ()
    casts: Casts | None = None
    binds: SpellFilter | None = None
    discount: Discount | None = None
    slots: tuple[Slot, ...] = ()
    either_slot: bool = False
    mages: tuple[str, ...] = ()
    school_only: School | None = None
    epic: bool = False
    novice: bool = False
    legendary: bool = False
    unique: bool = False


class Card(Face, kw_only=True):
    """A spell card: its face, and what follows from that. ``card_of`` works it out once, as it is asked for all the time."""

    slug: str
    """The card's name in rule ids, message keys and options."""
    base_id: str
    """The id that all printings of the card share: that of the first edition."""
    rule: str
    """The ledger's entry of the card."""
    name: str
    """The message that names the card, as an argument of another."""
    level: int
    """Levels of schools that are all needed add up. [spellbooks.all-schools]"""
    school_names: tuple[School, ...]
    trait_names: frozenset[str]
    harms: tuple[Harm, ...]
    """The types of damage among its subtypes, to which an object may be immune. [traits.immunity]"""
    living: bool
    """Creatures live and conjurations do not, unless the card says otherwise. [traits.living]"""
    corporeal: bool
    clings: bool
    """Whether it is attached to something, which bears but one of each name. [spells.enchantment-same-name]
    [spells.conjuration-object]"""
    most_copies: int
    """How many a spellbook may hold. [spellbooks.copies]"""
    rouses: bool
    """Whether it is cast at what came into play this round. [card.rouse-the-beast]"""
    pins: bool
    """Whether its target can neither be revealed nor answer. [card.seeking-dispel]"""
    taunts: bool
    """Whether it is what the Taunt condition makes others attack. [conditions.taunt]"""
    has_free_ability: bool
    """Whether it can do something before or after a friendly creature's action phase."""

    def value(self, trait: str) -> int:
        """The value the card prints for a trait."""
        return sum(own.value for own in self.traits if own.name == trait)
