"""Grimoire Theory: cards, and what they are worth. [school.grimoire-theory]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Boost, Card, School
from magehall.games.colors_of_magic.cards.keywords import source
from magehall.games.colors_of_magic.cards.lines import Aura, Free, Trigger, When
from magehall.games.colors_of_magic.cards.vocabulary import (
    ARCANE,
    ENEMY,
    OWN,
    CreatureType,
    On,
    SpellType,
    Stat,
)
from magehall.games.colors_of_magic.cards.words.base import Cost, Counted, Ref, plus
from magehall.games.colors_of_magic.cards.words.hands import Draw

GRIMOIRE_THEORY = School(
    "grimoire-theory",
    ARCANE,
    (
        # 1 life, Movement, Defence and melee more for each grimoire card in your hand.
        Card(
            "scroll-golem",
            ARCANE,
            SpellType.CREATURE,
            cost=4,
            copies=2,
            range=6,
            boost=Boost(4),
            body=Body(life=2, movement=3, defense=2, melee=2, types=(CreatureType.MECHANICAL,)),
            lines=(
                Aura(
                    Ref.SELF,
                    tuple(
                        plus(stat, 1, per=Counted.GRIMOIRE_CARDS)
                        for stat in (Stat.LIFE, Stat.MOVEMENT, Stat.DEFENSE, Stat.MELEE)
                    ),
                ),
            ),
        ),
        # Source 1. Once a turn: pay 1 mana and draw a card.
        Card(
            "tome-guardian",
            ARCANE,
            SpellType.CREATURE,
            cost=3,
            copies=2,
            range=6,
            boost=Boost(3),
            body=Body(life=2, movement=4, defense=2, melee=1, keywords=(source(1),)),
            lines=(Free("deep-study", (Draw(1),), cost=Cost(mana=1)),),
        ),
        # When an opponent casts a spell, draw a card.
        Card(
            "reactive-study",
            ARCANE,
            SpellType.INSTANT,
            cost=2,
            copies=2,
            boost=Boost(4),
            triggers=(Trigger(On.SPELL_CAST, by=ENEMY),),
            does=(Draw(1),),
        ),
        # In your collect phase you may pay 1 mana and draw a card.
        Card(
            "library-of-secrets",
            ARCANE,
            SpellType.PERMANENT,
            cost=4,
            copies=2,
            boost=Boost(1),
            lines=(
                When(
                    "further-reading",
                    (Trigger(On.COLLECT, by=OWN),),
                    (Draw(1),),
                    may=True,
                    cost=Cost(mana=1),
                ),
            ),
        ),
        # Draw 2 cards.
        Card(
            "arcane-insight",
            ARCANE,
            SpellType.EPHEMERAL,
            cost=2,
            copies=2,
            boost=Boost(3),
            does=(Draw(2),),
        ),
    ),
)
