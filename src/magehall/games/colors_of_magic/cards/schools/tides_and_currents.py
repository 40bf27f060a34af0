"""Tides and Currents: water that pushes and pulls. [school.tides-and-currents]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Boost, Card, School
from magehall.games.colors_of_magic.cards.keywords import AQUATIC
from magehall.games.colors_of_magic.cards.lines import Free, Trigger, When
from magehall.games.colors_of_magic.cards.vocabulary import (
    ENEMY,
    INCH,
    OWN,
    WATER,
    On,
    SpellType,
    ZoneKind,
)
from magehall.games.colors_of_magic.cards.words.asks import Centre, Target, TheOne
from magehall.games.colors_of_magic.cards.words.base import Ref, Who
from magehall.games.colors_of_magic.cards.words.moves import Push, PushZone, Swap, Toward
from magehall.games.colors_of_magic.cards.words.pieces import LayZone

TIDES_AND_CURRENTS = School(
    "tides-and-currents",
    WATER,
    (
        # Once a turn pull any creature within 6 inches 2 inches towards it.
        Card(
            "whirlpool-turtle",
            WATER,
            SpellType.CREATURE,
            cost=3,
            copies=2,
            range=6,
            boost=Boost(4, loser_damage=1),
            body=Body(life=3, movement=2, defense=3, melee=1),
            lines=(
                Free(
                    "vortex",
                    asks=(Target(Who(within=6, other=True)),),
                    does=(Push(2, toward=Toward.SOURCE),),
                ),
            ),
        ),
        # Aquatic. Once a turn it changes places with another creature of yours within 4 inches.
        Card(
            "river-spirit",
            WATER,
            SpellType.CREATURE,
            cost=3,
            copies=2,
            range=6,
            boost=Boost(5),
            body=Body(life=3, movement=6, defense=2, melee=1, keywords=(AQUATIC,)),
            lines=(
                Free(
                    "dance-of-the-current",
                    asks=(Target(Who(OWN, within=4, other=True)),),
                    does=(Swap(Ref.SELF, Ref.TARGET),),
                ),
            ),
        ),
        # When an enemy attacks your creature, pull the attacker 3 inches; out of reach or sight, its attack fails.
        Card(
            "sudden-undertow",
            WATER,
            SpellType.INSTANT,
            cost=2,
            copies=2,
            range=6,
            boost=Boost(8),
            triggers=(Trigger(On.ATTACK_DECLARED, subject=Who(ENEMY), object=Who(OWN)),),
            asks=(TheOne(Ref.SUBJECT),),
            does=(Push(3, toward=Toward.SOURCE),),
        ),
        # A zone of radius 3: in your collect phase you may push all in it 2 inches towards one aim, the nearest to it first.
        Card(
            "persistent-flow",
            WATER,
            SpellType.PERMANENT,
            cost=4,
            copies=2,
            range=6,
            boost=Boost(7),
            asks=(Centre(3 * INCH),),
            does=(LayZone(ZoneKind.FLOW, 3 * INCH),),
            lines=(
                When(
                    "persistent-flow",
                    (Trigger(On.COLLECT, by=OWN),),
                    does=(PushZone(2, Toward.AIM),),
                    may=True,
                ),
            ),
        ),
        # Push any creature 3 inches.
        Card(
            "pushing-current",
            WATER,
            SpellType.EPHEMERAL,
            cost=1,
            copies=2,
            range=8,
            boost=Boost(6),
            asks=(Target(),),
            does=(Push(3),),
        ),
    ),
)
