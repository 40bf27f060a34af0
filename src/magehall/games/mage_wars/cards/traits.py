"""Traits: the modifiers by which cards, conditions and tokens change an object."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from magehall.kernel.records import Value


class Harm(StrEnum):
    """The types of damage."""

    FLAME = "flame"
    FROST = "frost"
    HYDRO = "hydro"
    LIGHT = "light"
    LIGHTNING = "lightning"
    POISON = "poison"
    PSYCHIC = "psychic"
    WIND = "wind"


TraitName = Literal[
    "aegis",
    "armor",
    "blinking",
    "blocks-sight",
    "bloodthirsty",
    "burnproof",
    "channeling",
    "charge",
    "climbing",
    "counterstrike",
    "critical",
    "defrost",
    "doublestrike",
    "elusive",
    "ethereal",
    "extendable",
    "familiar",
    "fast",
    "feeble",
    "finite-life",
    "flying",
    "grounded",
    "immunity",
    "incapacitated",
    "incorporeal",
    "life",
    "living",
    "magebind",
    "magecast",
    "mana-drain",
    "mana-transfer",
    "melee",
    "might",
    "modifier",
    "nonliving",
    "passage-attacks",
    "passage-blocked",
    "pest",
    "piercing",
    "rage",
    "ranged",
    "reach",
    "regenerate",
    "restrained",
    "slow",
    "spares-caster",
    "spawnpoint",
    "spellbind",
    "sweeping",
    "tough",
    "triplestrike",
    "unavoidable",
    "uncontainable",
    "unmovable",
    "unshootable",
    "upkeep",
    "vampiric",
    "yields-hydro",
    "zone-exclusive",
]


class Trait(Value, forbid_unknown_fields=True):
    """A trait, with its value and type of damage where it has them."""

    name: TraitName
    value: int = 0
    harm: Harm | None = None


FLYING = Trait("flying")
GROUNDED = Trait("grounded")
"""Loses Flying, and cannot gain it from anything older."""
FAST = Trait("fast")
SLOW = Trait("slow")
BLINKING = Trait("blinking")
ELUSIVE = Trait("elusive")
CLIMBING = Trait("climbing")
PEST = Trait("pest")
LIVING = Trait("living")
NONLIVING = Trait("nonliving")
INCORPOREAL = Trait("incorporeal")
UNCONTAINABLE = Trait("uncontainable")
BURNPROOF = Trait("burnproof")
UNMOVABLE = Trait("unmovable")
FINITE_LIFE = Trait("finite-life")
FAMILIAR = Trait("familiar")
SPAWNPOINT = Trait("spawnpoint")
ZONE_EXCLUSIVE = Trait("zone-exclusive")
SPELLBIND = Trait("spellbind")
MAGECAST = Trait("magecast")
"""Only a mage can cast it."""
EXTENDABLE = Trait("extendable")
CHARGE: TraitName = "charge"
BLOCKS_SIGHT = Trait("blocks-sight")
PASSAGE_BLOCKED = Trait("passage-blocked")
PASSAGE_ATTACKS = Trait("passage-attacks")

RESTRAINED = Trait("restrained")
INCAPACITATED = Trait("incapacitated")

COUNTERSTRIKE = Trait("counterstrike")
DOUBLESTRIKE = Trait("doublestrike")
TRIPLESTRIKE = Trait("triplestrike")
SWEEPING = Trait("sweeping")
REACH = Trait("reach")
ETHEREAL = Trait("ethereal")
UNAVOIDABLE = Trait("unavoidable")
VAMPIRIC = Trait("vampiric")
CRITICAL = Trait("critical")
"""All its damage is critical."""
DEFROST = Trait("defrost")
"""Without effect in this box. [traits.defrost]"""
SPARES_CASTER = Trait("spares-caster")
UNSHOOTABLE = Trait("unshootable")
"""Ranged attacks cannot target it."""
YIELDS_TO_HYDRO = Trait("yields-hydro")
"""Hydro attacks are Ethereal against it."""


def melee(value: int) -> Trait:
    """More or fewer dice with the first melee attack of an attack action."""
    return Trait("melee", value)


def ranged(value: int) -> Trait:
    """More or fewer dice with the first ranged attack of an attack action."""
    return Trait("ranged", value)


def might(harm: Harm, value: int) -> Trait:
    """Melee and Ranged for the attacks that deal this type of damage."""
    return Trait("might", value, harm)


def feeble(value: int) -> Trait:
    """Fewer dice with every attack that is not a spell."""
    return Trait("feeble", value)


def armor(value: int) -> Trait:
    return Trait("armor", value)


def life(value: int) -> Trait:
    return Trait("life", value)


def channeling(value: int) -> Trait:
    return Trait("channeling", value)


def regenerate(value: int) -> Trait:
    return Trait("regenerate", value)


def aegis(value: int) -> Trait:
    return Trait("aegis", value)


def charge(value: int) -> Trait:
    return Trait(CHARGE, value)


def bloodthirsty(value: int) -> Trait:
    return Trait("bloodthirsty", value)


def rage(most: int) -> Trait:
    return Trait("rage", most)


def tough(value: int) -> Trait:
    return Trait("tough", value)


def piercing(value: int) -> Trait:
    return Trait("piercing", value)


def mana_drain(value: int) -> Trait:
    return Trait("mana-drain", value)


def upkeep(mana: int) -> Trait:
    return Trait("upkeep", mana)


def magebind(mana: int) -> Trait:
    return Trait("magebind", mana)


def immune_to(harm: Harm) -> Trait:
    return Trait("immunity", 0, harm)


def modifier(harm: Harm, value: int) -> Trait:
    """A modifier of dice for attacks with this type of damage. It counts against its bearer, for attack dice and the
    effect die."""
    return Trait("modifier", value, harm)


FLAME_IMMUNITY = immune_to(Harm.FLAME)
HYDRO_IMMUNITY = immune_to(Harm.HYDRO)
LIGHT_IMMUNITY = immune_to(Harm.LIGHT)
POISON_IMMUNITY = immune_to(Harm.POISON)
PSYCHIC_IMMUNITY = immune_to(Harm.PSYCHIC)
