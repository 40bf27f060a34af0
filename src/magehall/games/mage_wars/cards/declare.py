"""Short constructors for cards of each type, with what all of a type share."""

from __future__ import annotations

from typing import NamedTuple, TypedDict, Unpack

from magehall.games.mage_wars.cards.answers import Answer
from magehall.games.mage_wars.cards.card import (
    OPEN,
    Ability,
    Aim,
    AttackBar,
    Bonus,
    Card,
    Casts,
    Defense,
    Discount,
    Edition,
    EffectRow,
    Face,
    Grant,
    Kind,
    School,
    Slot,
    Speed,
    SpellFilter,
    Style,
    Target,
    Trigger,
    Who,
)
from magehall.games.mage_wars.cards.effects import DestroyTarget, Effect, Rouse
from magehall.games.mage_wars.cards.lasting import Lasting
from magehall.games.mage_wars.cards.prices import Ask, Price
from magehall.games.mage_wars.cards.traits import EXTENDABLE, MAGECAST, UNAVOIDABLE, Harm, Trait
from magehall.kernel.records import field_types

QUICK, FULL, FREE = Speed.QUICK, Speed.FULL, Speed.FREE
Schools = tuple[tuple[School, int], ...]

ZONE = Target((Aim.ZONE,))
CLEAR_ZONE = Target((Aim.ZONE,), clear=True)
BORDER = Target((Aim.BORDER,))
ARENA = Target((Aim.ARENA,))
HIDDEN_ENCHANTMENT = Target((Aim.ENCHANTMENT,), hidden=True)
MAGE = Target((Aim.OBJECT,), Who(mage=True))
CREATURE = Target((Aim.OBJECT,), Who())
FRIENDLY_CREATURE = Target((Aim.OBJECT,), Who(friendly=True))
LIVING_CREATURE = Target((Aim.OBJECT,), Who(living=True))
CORPOREAL_CREATURE = Target((Aim.OBJECT,), Who(corporeal=True))
ANIMAL = Target((Aim.OBJECT,), Who(subtypes=("animal",)))
LIVING_NON_MAGE = Target((Aim.OBJECT,), Who(living=True, mage=False))
CREATURE_OR_CONJURATION = Target((Aim.OBJECT,), Who(kinds=(Kind.CREATURE, Kind.CONJURATION, Kind.WALL)))


class Rest(TypedDict, total=False):
    """What only some cards say."""

    armor: int | None
    channeling: int | None
    attacks: tuple[AttackBar, ...]
    defenses: tuple[Defense, ...]
    traits: tuple[Trait, ...]
    grants: tuple[Grant, ...]
    lends: tuple[Defense, ...]
    lasting: tuple[Lasting, ...]
    does: tuple[Effect, ...]
    abilities: tuple[Ability, ...]
    casts: Casts | None
    binds: SpellFilter | None
    discount: Discount | None
    price: Price | None
    asks: Ask | None
    once_a_round: bool
    either_school: bool
    either_slot: bool
    trigger: Trigger | None
    answer: Answer | None
    one_use: bool
    only_at_rest: bool
    mages: tuple[str, ...]
    school_only: School | None
    epic: bool
    novice: bool
    legendary: bool
    unique: bool


_PRINTED = tuple(field_types(Face))
_HARMS = frozenset(Harm)


def of(**levels: int) -> Schools:
    """The schools of a card, by name, and its level in each."""
    return tuple((School(school), level) for school, level in levels.items())


class Reprint(NamedTuple):
    """The fourth edition's wording of a card: what it prints otherwise than the first."""

    id: str
    changes: Rest


def fourth_edition(id: str, **changes: Unpack[Rest]) -> Reprint:
    """A card of the fourth edition. All that is not named is as in the first."""
    return Reprint(id, changes)


def reprinted(first: Card, changes: Rest) -> Card:
    """The card that the fourth edition makes of one of the first."""
    printed = {name: getattr(first, name) for name in _PRINTED} | dict(changes)
    return card_of(Face(**(printed | {"id": f"{first.id}_{Edition.FOURTH}"})), first.id)


def card_of(face: Face, base_id: str = "") -> Card:
    """The card with this face."""
    slug = face.id.replace("_", "-")
    levels = [level for _, level in face.schools]
    level = levels[0] if face.either_school else sum(levels)
    traits = frozenset(trait.name for trait in face.traits)
    corporeal = "incorporeal" not in traits
    alive = corporeal and "nonliving" not in traits
    printed = {name: getattr(face, name) for name in _PRINTED}
    return Card(
        **printed,
        slug=slug,
        base_id=base_id or face.id,
        rule=f"card.{slug}",
        name=f"@card-{slug}",
        level=level,
        school_names=tuple(school for school, _ in face.schools),
        trait_names=traits,
        harms=tuple(Harm(subtype) for subtype in face.subtypes if subtype in _HARMS),
        living=alive and (face.kind is Kind.CREATURE or "living" in traits),
        corporeal=corporeal,
        clings=face.kind is Kind.ENCHANTMENT
        or (face.kind is Kind.CONJURATION and face.target.aims != (Aim.ZONE,)),
        most_copies=1 if face.epic else 6 if level == 1 else 4,
        rouses=any(isinstance(effect, Rouse) for effect in face.does),
        pins=any(isinstance(effect, DestroyTarget) and effect.pinned for effect in face.does),
        taunts=any("taunt" in brings for bar in face.attacks for _, _, brings in bar.effects),
        has_free_ability=any(ability.speed is Speed.FREE for ability in face.abilities),
    )


def creature(id: str, schools: Schools, *subtypes: str, cost: int, life: int, **rest: Unpack[Rest]) -> Card:
    """A creature: a full spell that puts it into the caster's zone."""
    return card_of(Face(id, Kind.CREATURE, schools, cost, FULL, (0, 0), ZONE, subtypes, life=life, **rest))


def conjuration(
    id: str,
    schools: Schools,
    *subtypes: str,
    cost: int,
    life: int,
    speed: Speed = QUICK,
    within: tuple[int, int] = (0, 1),
    target: Target = ZONE,
    **rest: Unpack[Rest],
) -> Card:
    """A conjuration, which stays where it was put until it is destroyed."""
    return card_of(
        Face(id, Kind.CONJURATION, schools, cost, speed, within, target, subtypes, life=life, **rest)
    )


def wall(id: str, schools: Schools, *subtypes: str, cost: int, life: int, **rest: Unpack[Rest]) -> Card:
    """A wall on the border between two zones; every wall can be extended. [spells.wall-extend]"""
    rest["traits"] = (*rest.get("traits", ()), EXTENDABLE)
    return card_of(Face(id, Kind.WALL, schools, cost, QUICK, (0, 1), BORDER, subtypes, life=life, **rest))


def enchantment(
    id: str, schools: Schools, *subtypes: str, reveal: int, target: Target, **rest: Unpack[Rest]
) -> Card:
    """An enchantment: two mana to cast it face down, more to reveal it."""
    return card_of(
        Face(id, Kind.ENCHANTMENT, schools, 2, QUICK, (0, 2), target, subtypes, reveal=reveal, **rest)
    )


def equipment(
    id: str, schools: Schools, *subtypes: str, cost: int, slots: tuple[Slot, ...], **rest: Unpack[Rest]
) -> Card:
    """Equipment, which only mages cast and wear. [spells.equipment-target]"""
    rest["traits"] = (*rest.get("traits", ()), MAGECAST)
    return card_of(
        Face(id, Kind.EQUIPMENT, schools, cost, QUICK, (0, 2), MAGE, subtypes, slots=slots, **rest)
    )


def incantation(
    id: str,
    schools: Schools,
    *subtypes: str,
    target: Target,
    cost: int | None = None,
    within: tuple[int, int] = (0, 2),
    speed: Speed = QUICK,
    **rest: Unpack[Rest],
) -> Card:
    """An incantation. One whose cost depends on the target has a ``price`` instead."""
    return card_of(Face(id, Kind.INCANTATION, schools, cost, speed, within, target, subtypes, **rest))


def attack_spell(
    id: str,
    schools: Schools,
    *subtypes: str,
    cost: int,
    within: tuple[int, int],
    bar: AttackBar,
    speed: Speed = QUICK,
    **rest: Unpack[Rest],
) -> Card:
    """An attack spell: a ranged attack that is also a spell."""
    target = ZONE if bar.zone else CREATURE_OR_CONJURATION
    rest["attacks"] = (bar,)
    return card_of(Face(id, Kind.ATTACK, schools, cost, speed, within, target, subtypes, **rest))


def bar(
    name: str,
    dice: int,
    *traits: Trait,
    speed: Speed = QUICK,
    harm: Harm | None = None,
    effects: tuple[EffectRow, ...] = (),
    bonuses: tuple[Bonus, ...] = (),
) -> AttackBar:
    """A melee attack."""
    return AttackBar(name, Style.MELEE, dice, speed, (0, 0), harm, effects, traits, bonuses)


def shot(
    name: str,
    dice: int,
    *traits: Trait,
    within: tuple[int, int],
    speed: Speed = FULL,
    harm: Harm | None = None,
    effects: tuple[EffectRow, ...] = (),
    bonuses: tuple[Bonus, ...] = (),
) -> AttackBar:
    """A ranged attack."""
    return AttackBar(name, Style.RANGED, dice, speed, within, harm, effects, traits, bonuses)


def blast(
    name: str,
    dice: int,
    *traits: Trait,
    within: tuple[int, int],
    harm: Harm,
    effects: tuple[EffectRow, ...] = (),
    bonuses: tuple[Bonus, ...] = (),
    zone: bool = False,
    leaps: bool = False,
    douses: bool = False,
) -> AttackBar:
    """The attack of an attack spell."""
    return AttackBar(
        name,
        Style.RANGED,
        dice,
        None,
        within,
        harm,
        effects,
        traits,
        bonuses,
        zone,
        spell=True,
        leaps=leaps,
        douses=douses,
    )


def reaction(
    name: str,
    style: Style,
    dice: int,
    *traits: Trait,
    harm: Harm | None = None,
    effects: tuple[EffectRow, ...] = (),
) -> AttackBar:
    """The attack of a barrier, a wall or a trap, which nobody can avoid."""
    if UNAVOIDABLE not in traits:
        traits = (*traits, UNAVOIDABLE)
    return AttackBar(name, style, dice, None, (0, 0), harm, effects, traits)


def on(low: int, *effects: str) -> EffectRow:
    """The last row of an effect table: from ``low`` up."""
    return low, OPEN, effects


def between(low: int, high: int, *effects: str) -> EffectRow:
    """A row of an effect table."""
    return low, high, effects
