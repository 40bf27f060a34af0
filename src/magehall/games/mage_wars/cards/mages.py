"""The four mages, as creatures, with the spells they know by heart."""

from __future__ import annotations

from magehall.games.mage_wars.cards.card import Ability, AttackBar, Card, Face, Kind, Style
from magehall.games.mage_wars.cards.declare import (
    CREATURE,
    CREATURE_OR_CONJURATION,
    FULL,
    QUICK,
    bar,
    card_of,
)
from magehall.games.mage_wars.cards.effects import RemoveConditions, Strike
from magehall.games.mage_wars.cards.traits import ETHEREAL, Trait, melee

LEVEL = 6
"""Every mage counts as a creature of this level. [mages.level]"""

ARCANE_ZAP = AttackBar("arcane-zap", Style.RANGED, 3, None, (0, 1), traits=(ETHEREAL,), spell=True)
"""[mages.zap-attack]"""


def mage(
    id: str,
    race: str,
    life: int,
    channeling: int,
    *traits: Trait,
    attacks: tuple[AttackBar, ...] = (),
    abilities: tuple[Ability, ...] = (),
) -> Card:
    """A mage. It belongs to no school, whatever it was trained in. [mages.no-school] [mages.basic-attack]"""
    return card_of(
        Face(
            id,
            Kind.CREATURE,
            (),
            subtypes=("mage", race),
            life=life,
            channeling=channeling,
            attacks=(bar("basic-melee-attack", 3), *attacks),
            traits=traits,
            abilities=abilities,
        )
    )


BEASTMASTER = mage("beastmaster", "wood_elf", 36, 9, melee(1))
PRIESTESS = mage(
    "priestess",
    "high_elf",
    32,
    10,
    abilities=(
        # [mages.restore-quick] [mages.restore-full] [mages.restore-repeat]
        Ability("restore", QUICK, (RemoveConditions(),), (0, 1), CREATURE, spell=True),
        Ability("restore-fully", FULL, (RemoveConditions(all=True),), (0, 1), CREATURE, spell=True),
    ),
)
WARLOCK = mage("warlock", "human", 38, 9, melee(1))
WIZARD = mage(
    "wizard",
    "human",
    32,
    10,
    attacks=(ARCANE_ZAP,),
    abilities=(
        # [mages.zap] [mages.zap-once]
        Ability("arcane-zap", QUICK, (Strike(),), (0, 1), CREATURE_OR_CONJURATION, 1, 1, spell=True),
    ),
)

SPELL_RULES = {
    "restore": "mages.restore-quick",
    "restore-fully": "mages.restore-full",
    "arcane-zap": "mages.zap",
}
"""The entries in the ledger for the spells that mages know by heart."""

MAGES: tuple[Card, ...] = (BEASTMASTER, PRIESTESS, WARLOCK, WIZARD)
"""[mages.battle-skill] [mages.values]"""
