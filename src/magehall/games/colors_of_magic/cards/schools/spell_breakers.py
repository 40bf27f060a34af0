"""Spell Breakers: against the magic of others. [school.spell-breakers]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Boost, Card, School
from magehall.games.colors_of_magic.cards.keywords import MAGIC_IMMUNITY
from magehall.games.colors_of_magic.cards.lines import Antimagic, Aura, Trigger, When
from magehall.games.colors_of_magic.cards.vocabulary import ARCANE, ENEMY, INCH, On, SpellType, ZoneKind
from magehall.games.colors_of_magic.cards.words.asks import (
    AnOpponent,
    APermanent,
    ASpell,
    Centre,
    Either,
    Target,
)
from magehall.games.colors_of_magic.cards.words.base import Restriction, Who, bound
from magehall.games.colors_of_magic.cards.words.changes import Dispel
from magehall.games.colors_of_magic.cards.words.conditions import CostAtLeast
from magehall.games.colors_of_magic.cards.words.flow import If
from magehall.games.colors_of_magic.cards.words.hands import Draw, GainMana, LoseMana
from magehall.games.colors_of_magic.cards.words.harm import Banish
from magehall.games.colors_of_magic.cards.words.pieces import LayZone
from magehall.games.colors_of_magic.cards.words.spells import Counter, DestroyPermanent

SPELL_BREAKERS = School(
    "spell-breakers",
    ARCANE,
    (
        # An opponent loses 2 mana, you gain 1.
        Card(
            "mana-drain",
            ARCANE,
            SpellType.INSTANT,
            cost=1,
            copies=2,
            boost=Boost(1),
            asks=(AnOpponent(),),
            does=(LoseMana(2), GainMana(1)),
        ),
        # Magic immunity. Enemy creatures within 3 inches cannot be the target of spells.
        Card(
            "silence-ward",
            ARCANE,
            SpellType.CREATURE,
            cost=1,
            copies=2,
            range=6,
            boost=Boost(2),
            body=Body(life=2, movement=4, defense=2, melee=2, keywords=(MAGIC_IMMUNITY,)),
            lines=(Aura(Who(ENEMY, within=3), (bound(Restriction.NO_SPELL_TARGET),)),),
        ),
        # Counter a spell of an opponent; printed cost 3 or more: draw a card.
        Card(
            "counterspell",
            ARCANE,
            SpellType.INSTANT,
            cost=2,
            copies=2,
            boost=Boost(2),
            triggers=(Trigger(On.SPELL_CAST, by=ENEMY),),
            asks=(ASpell(),),
            does=(Counter(), If(CostAtLeast(3), (Draw(1),))),
        ),
        # Destroy a permanent of an opponent, or remove all effects of spells with an end from a creature.
        Card(
            "dispel-magic",
            ARCANE,
            SpellType.INSTANT,
            cost=2,
            boost=Boost(3),
            asks=(Either((APermanent(), Target())),),
            does=(DestroyPermanent(), Dispel()),
        ),
        # Magic immunity. When a spell of an opponent is undone within 6 inches you gain 1 mana.
        Card(
            "arcane-nullifier",
            ARCANE,
            SpellType.CREATURE,
            cost=3,
            range=6,
            boost=Boost(4),
            body=Body(life=2, movement=4, defense=3, melee=3, ranged=3, keywords=(MAGIC_IMMUNITY,)),
            lines=(
                When(
                    "magic-absorption",
                    (Trigger(On.SPELL_UNDONE, by=ENEMY, subject=Who(within=6)),),
                    (GainMana(1),),
                ),
            ),
        ),
        # An enemy creature is out of the game until the end phase.
        Card(
            "banishment",
            ARCANE,
            SpellType.INSTANT,
            cost=3,
            boost=Boost(4),
            asks=(Target(Who(ENEMY)),),
            does=(Banish(),),
        ),
        # A zone of radius 3 anywhere: no spell is cast in it or into it, and none works in it.
        Card(
            "null-zone",
            ARCANE,
            SpellType.PERMANENT,
            cost=4,
            boost=Boost(5),
            asks=(Centre(3 * INCH),),
            does=(LayZone(ZoneKind.NULL, 3 * INCH),),
            lines=(Antimagic(),),
        ),
    ),
)
