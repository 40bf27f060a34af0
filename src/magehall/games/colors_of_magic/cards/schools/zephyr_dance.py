"""Dance of the Zephyrs: speed and sudden steps. [school.zephyr-dance]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Boost, Card, School
from magehall.games.colors_of_magic.cards.keywords import FLYING, source
from magehall.games.colors_of_magic.cards.lines import Aura, Leap, Strike, Trigger
from magehall.games.colors_of_magic.cards.vocabulary import AIR, OWN, AttackKind, On, SpellType, Stat, Until
from magehall.games.colors_of_magic.cards.words.asks import Target, TheOne
from magehall.games.colors_of_magic.cards.words.base import Ref, Who, plus
from magehall.games.colors_of_magic.cards.words.changes import Give
from magehall.games.colors_of_magic.cards.words.conditions import MovedThisTurn
from magehall.games.colors_of_magic.cards.words.moves import Manner, MoveNow

ZEPHYR_DANCE = School(
    "zephyr-dance",
    AIR,
    (
        # Flying, Source 1. After moves of 4 inches this turn its next winning melee attack does 1 damage more.
        Card(
            "zephyr-sprite",
            AIR,
            SpellType.CREATURE,
            cost=2,
            copies=2,
            range=6,
            boost=Boost(3),
            body=Body(life=2, movement=7, defense=2, melee=1, keywords=(source(1), FLYING)),
            lines=(Strike(damage=1, when=(MovedThisTurn(4),), once=True),),
        ),
        # Once a turn its move ignores creatures and obstacles.
        Card(
            "storm-lynx",
            AIR,
            SpellType.CREATURE,
            cost=4,
            copies=2,
            range=6,
            boost=Boost(7),
            body=Body(life=2, movement=6, defense=2, melee=4),
            lines=(Leap(),),
        ),
        # When your creature is attacked in melee, it moves up to 3 inches at once.
        Card(
            "evasive-step",
            AIR,
            SpellType.INSTANT,
            cost=2,
            copies=2,
            range=6,
            boost=Boost(3),
            triggers=(Trigger(On.ATTACK_DECLARED, object=Who(OWN), attack=AttackKind.MELEE),),
            asks=(TheOne(Ref.OBJECT),),
            does=(MoveNow(3, manner=Manner.SLIP),),
        ),
        # Your creatures have 1 Movement more.
        Card(
            "tailwind",
            AIR,
            SpellType.PERMANENT,
            cost=2,
            copies=2,
            boost=Boost(3),
            lines=(Aura(Who(OWN), (plus(Stat.MOVEMENT, 1),)),),
        ),
        # One of your creatures has 2 Movement more until end of turn.
        Card(
            "gust-of-wind",
            AIR,
            SpellType.INSTANT,
            cost=1,
            copies=2,
            range=8,
            boost=Boost(2),
            asks=(Target(Who(OWN)),),
            does=(Give((plus(Stat.MOVEMENT, 2),), Until.END_OF_TURN),),
        ),
    ),
)
