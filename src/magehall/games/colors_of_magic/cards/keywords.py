"""Keywords of creatures, each with its numbers. [keywords]"""

from __future__ import annotations

from enum import StrEnum

from magehall.games.colors_of_magic.cards.vocabulary import CreatureType, Element
from magehall.kernel.records import Value


class KeywordId(StrEnum):
    """The 44 keywords of the rulebook, the eight that only cards know, and Retribution."""

    SOURCE = "source"
    CHANNELING = "channeling"
    IMMUNITY = "immunity-element"
    FLYING = "flying"
    SERVANT = "servant"
    BURN = "burn"
    IMPACT = "impact"
    CHARGE = "charge"
    VOLLEY = "volley"
    PRECISION = "precision"
    VORACIOUS = "voracious"
    EXPLOSION = "explosion"
    VENOM = "venom"
    LIFE_DRAIN = "life-drain"
    SHOCKWAVE = "shockwave"
    ARMOR = "armor"
    CAMOUFLAGE = "camouflage"
    ELUSIVE = "elusive"
    REGENERATION = "regeneration"
    DEFLECTOR = "deflector"
    COUNTER_ATTACK = "counter-attack"
    SHIELD = "shield"
    TELEPORT = "teleport"
    SKIRMISH = "skirmish"
    UNTOUCHABLE = "untouchable"
    CLIMBER = "climber"
    AQUATIC = "aquatic"
    INSPIRATION = "inspiration"
    AURA_OF_FEAR = "aura-of-fear"
    HINDER = "hinder"
    TAUNT = "taunt"
    HEALING = "healing"
    AMPLIFY = "amplify-element"
    LAST_GASP = "last-gasp"
    REINFORCEMENT = "reinforcement"
    MANA_SIPHON = "mana-siphon"
    FURY = "fury"
    SWARM = "swarm"
    STEADFAST = "steadfast"
    UNBLOCKABLE = "unblockable"
    NIGHT_VISION = "night-vision"
    MASTER = "master-creature-type"
    ETHEREAL = "ethereal"
    IMMOVABLE = "immovable"
    # Only cards know these.
    EXTENDED_SIGHT = "extended-sight"
    SWIFT_STRIKE = "swift-strike"
    MAGIC_IMMUNITY = "magic-immunity"
    SLOW = "slow"
    EPHEMERAL = "ephemeral"
    RESILIENCE = "resilience"
    RETRIBUTION = "retribution"
    MAGIC_SHIELD = "magic-shield"
    PERSISTENT_BURN = "persistent-burn"


class Keyword(Value):
    """A keyword with its numbers. It has X, for some Y, and for some an element, a type or the name of an effect.

    Charge is X inches / Y power, Shockwave has Y, Amplification is (element) X inches / Y inches, Mana Siphon X inches /
    Y mana. ``of`` is the element of Immunity and Amplification, the type of a Master, the effect of a Last Gasp."""

    id: KeywordId
    x: int = 0
    y: int = 0
    of: str = ""

    @property
    def rule(self) -> str:
        """The rule in the ledger."""
        return f"keyword.{self.id}"


def keyword(id: KeywordId, x: int = 0, y: int = 0, of: Element | CreatureType | str = "") -> Keyword:
    """A keyword with its numbers."""
    return Keyword(id, x, y, str(of))


FLYING = Keyword(KeywordId.FLYING)
AQUATIC = Keyword(KeywordId.AQUATIC)
ELUSIVE = Keyword(KeywordId.ELUSIVE)
ETHEREAL = Keyword(KeywordId.ETHEREAL)
SWIFT_STRIKE = Keyword(KeywordId.SWIFT_STRIKE)
MAGIC_IMMUNITY = Keyword(KeywordId.MAGIC_IMMUNITY)
SLOW = Keyword(KeywordId.SLOW)
EPHEMERAL = Keyword(KeywordId.EPHEMERAL)
RESILIENCE = Keyword(KeywordId.RESILIENCE)
CHANNELING = Keyword(KeywordId.CHANNELING)


def source(x: int) -> Keyword:
    """Source X: so much more mana in each collect phase. [keyword.source]"""
    return Keyword(KeywordId.SOURCE, x)


def extended_sight(x: int) -> Keyword:
    """Extended Sight X. [keyword.extended-sight]"""
    return Keyword(KeywordId.EXTENDED_SIGHT, x)


def retribution(x: int) -> Keyword:
    """Retribution X. [keyword.retribution]"""
    return Keyword(KeywordId.RETRIBUTION, x)
