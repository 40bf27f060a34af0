"""Citadel Builders: commanders, zones and the ground they hold. [school.citadel-builders]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Boost, Card, School
from magehall.games.colors_of_magic.cards.lines import Aura, Commander, Free
from magehall.games.colors_of_magic.cards.vocabulary import EARTH, OWN, SpellType, Stat, Until
from magehall.games.colors_of_magic.cards.words.asks import Target
from magehall.games.colors_of_magic.cards.words.base import Near, Ref, Restriction, Who, bound, plus
from magehall.games.colors_of_magic.cards.words.changes import Give
from magehall.games.colors_of_magic.cards.words.flow import ForEach
from magehall.games.colors_of_magic.cards.words.moves import MoveNow, TeleportBeside

CITADEL_BUILDERS = School(
    "citadel-builders",
    EARTH,
    (
        # Once a turn one of your creatures within 6 inches, itself too, has 2 Movement more until end of turn.
        Card(
            "field-commander",
            EARTH,
            SpellType.CREATURE,
            cost=1,
            copies=2,
            range=6,
            boost=Boost(1),
            body=Body(life=2, movement=4, defense=2, melee=2, ranged=3),
            lines=(
                Commander(),
                Free(
                    "field-command",
                    (Give((plus(Stat.MOVEMENT, 2),), Until.END_OF_TURN),),
                    asks=(Target(Who(OWN, within=6)),),
                ),
            ),
        ),
        # Until end of turn enemies that move within 4 inches of one of your creatures have an inch less.
        Card(
            "zone-control",
            EARTH,
            SpellType.EPHEMERAL,
            cost=1,
            copies=2,
            boost=Boost(2),
            asks=(Target(Who(OWN)),),
            does=(Give((bound(Restriction.SLOWS_NEAR, x=4, of=EARTH),), Until.END_OF_TURN),),
        ),
        # Your other creatures within 4 inches have 1 Defence more.
        Card(
            "territorial-sentinel",
            EARTH,
            SpellType.CREATURE,
            cost=2,
            copies=2,
            range=6,
            boost=Boost(2),
            body=Body(life=2, movement=3, defense=3, melee=3),
            lines=(Aura(Who(OWN, within=4), (plus(Stat.DEFENSE, 1),)),),
        ),
        # Two of your creatures within 6 inches of your Field Commander move up to 3 inches each.
        Card(
            "tactical-reposition",
            EARTH,
            SpellType.EPHEMERAL,
            cost=2,
            boost=Boost(3),
            asks=(Target(Who(OWN, within=6, near=Near.COMMANDER), count=2),),
            does=(ForEach(Ref.TARGET, (MoveNow(3),)),),
        ),
        # A tie for most creatures at an objective within 1 inch of it counts for you.
        Card(
            "stronghold-guardian",
            EARTH,
            SpellType.CREATURE,
            cost=3,
            range=6,
            boost=Boost(4),
            body=Body(life=3, movement=3, defense=4, melee=3),
            lines=(Aura(Ref.SELF, (bound(Restriction.HOLDS_TIES),)),),
        ),
        # Your creatures within 6 inches of your Field Commander have 1 Movement and 1 in duels more until end of turn.
        Card(
            "battlefield-coordination",
            EARTH,
            SpellType.EPHEMERAL,
            cost=3,
            boost=Boost(4),
            does=(
                Give(
                    (plus(Stat.MOVEMENT, 1), plus(Stat.INITIATIVE, 1)),
                    Until.END_OF_TURN,
                    Who(OWN, within=6, near=Near.COMMANDER),
                ),
            ),
        ),
        # Your other creatures within 8 inches have 1 Movement more.
        # Once a turn one of your creatures within 8 inches, itself too, teleports beside another of these.
        Card(
            "master-strategist",
            EARTH,
            SpellType.CREATURE,
            cost=4,
            range=6,
            boost=Boost(5),
            body=Body(life=3, movement=4, defense=3, melee=3, ranged=4),
            lines=(
                Aura(Who(OWN, within=8), (plus(Stat.MOVEMENT, 1),)),
                Free(
                    "superior-command",
                    (TeleportBeside(),),
                    asks=(Target(Who(OWN, within=8)), Target(Who(OWN, within=8), Ref.SECOND)),
                ),
            ),
        ),
    ),
)
