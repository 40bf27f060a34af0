"""Mirages and False Pretenses: decoys and changed places. [school.mirages-and-false-pretenses]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Boost, Card, School
from magehall.games.colors_of_magic.cards.keywords import FLYING
from magehall.games.colors_of_magic.cards.lines import Free, Trigger, When
from magehall.games.colors_of_magic.cards.vocabulary import (
    AIR,
    ENEMY,
    INCH,
    OWN,
    CreatureType,
    On,
    SpellType,
    Stat,
    Until,
)
from magehall.games.colors_of_magic.cards.words.asks import Centre, InZone, Placement, Target, TheOne
from magehall.games.colors_of_magic.cards.words.attacks import RedirectAttack
from magehall.games.colors_of_magic.cards.words.base import Ref, Who, plus
from magehall.games.colors_of_magic.cards.words.changes import Give
from magehall.games.colors_of_magic.cards.words.flow import AfterAttack
from magehall.games.colors_of_magic.cards.words.moves import Swap, Teleport
from magehall.games.colors_of_magic.cards.words.pieces import Summon

MIRAGES_AND_FALSE_PRETENSES = School(
    "mirages-and-false-pretenses",
    AIR,
    (
        # A Decoy, the same with 1 life, comes into play adjacent to it.
        # Boost: after the duel the winner may teleport the creature that defended up to 2 inches.
        Card(
            "mirror-image",
            AIR,
            SpellType.CREATURE,
            cost=3,
            copies=2,
            range=6,
            boost=Boost(5, winner=(AfterAttack((Teleport(2, Ref.DEFENDER, may=True),)),)),
            body=Body(life=2, movement=5, defense=2, melee=1, types=(CreatureType.DECOY,)),
            lines=(
                When(
                    "mirrored-decoy",
                    (Trigger(On.ENTERED_PLAY, subject=Ref.SELF),),
                    (Summon("mirror-image-decoy", at=Placement.BESIDE_SOURCE),),
                ),
            ),
        ),
        # Flying. Once a turn it changes places with one of your Decoys, wherever that stands.
        Card(
            "deceiver-sprite",
            AIR,
            SpellType.CREATURE,
            cost=2,
            copies=2,
            range=6,
            boost=Boost(3),
            body=Body(life=2, movement=6, defense=2, melee=1, keywords=(FLYING,)),
            lines=(
                Free(
                    "sleight-of-hand",
                    (Swap(Ref.SELF, Ref.TARGET),),
                    asks=(Target(Who(OWN, other=True, type=CreatureType.DECOY)),),
                ),
            ),
        ),
        # When your creature is attacked, a Decoy comes into play adjacent to it and becomes the target.
        Card(
            "sudden-decoy",
            AIR,
            SpellType.INSTANT,
            cost=2,
            copies=2,
            range=8,
            boost=Boost(3),
            triggers=(Trigger(On.ATTACK_DECLARED, object=Who(OWN)),),
            asks=(TheOne(Ref.OBJECT),),
            does=(Summon("sudden-decoy", at=Placement.BESIDE_TARGET), RedirectAttack(Ref.SUMMONED)),
            body=Body(life=1, movement=0, defense=1, types=(CreatureType.DECOY,)),
        ),
        # Two creatures of size 1 or 2 that touch a zone of 4 inches change places.
        Card(
            "mass-hallucination",
            AIR,
            SpellType.EPHEMERAL,
            cost=4,
            copies=2,
            range=10,
            boost=Boost(6),
            asks=(Centre(4 * INCH), InZone(Who(largest=2)), InZone(Who(largest=2), Ref.SECOND)),
            does=(Swap(),),
        ),
        # An enemy creature has 2 less in every duel it fights until end of turn.
        Card(
            "blinding-dust",
            AIR,
            SpellType.EPHEMERAL,
            cost=2,
            copies=2,
            range=8,
            boost=Boost(3),
            asks=(Target(Who(ENEMY)),),
            does=(Give((plus(Stat.INITIATIVE, -2),), Until.END_OF_TURN),),
        ),
    ),
)
