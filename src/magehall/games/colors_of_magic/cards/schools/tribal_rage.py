"""Tribal Rage: goblins and orcs that are stronger together. [school.tribal-rage]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Boost, Card, School
from magehall.games.colors_of_magic.cards.keywords import SWIFT_STRIKE
from magehall.games.colors_of_magic.cards.lines import Aura, Trigger, When
from magehall.games.colors_of_magic.cards.vocabulary import (
    FIRE,
    OWN,
    CreatureType,
    On,
    SpellType,
    Stat,
    Until,
)
from magehall.games.colors_of_magic.cards.words.asks import TheOne
from magehall.games.colors_of_magic.cards.words.attacks import AttackNow
from magehall.games.colors_of_magic.cards.words.base import Ref, Who, plus
from magehall.games.colors_of_magic.cards.words.changes import Give, GiveAttack
from magehall.games.colors_of_magic.cards.words.conditions import Died, NotChained, There
from magehall.games.colors_of_magic.cards.words.flow import AfterAttack, ChooseCreature, If
from magehall.games.colors_of_magic.cards.words.pieces import Summon

GOBLIN = Body(life=1, movement=5, defense=1, melee=3, keywords=(SWIFT_STRIKE,), types=(CreatureType.GOBLIN,))
PACK = Aura(Ref.SELF, (plus(Stat.ATTACK, 1),), when=(There(Who(OWN, within=1, other=True)),))

TRIBAL_RAGE = School(
    "tribal-rage",
    FIRE,
    (
        # Swift Strike. 1 attack more while another creature of yours is adjacent.
        Card(
            "goblin-raider",
            FIRE,
            SpellType.CREATURE,
            cost=1,
            copies=3,
            range=6,
            boost=Boost(1),
            body=GOBLIN,
            lines=(PACK,),
        ),
        # When your creature attacks, it has 2 attack more in that attack; if it destroys its target, one more melee attack.
        Card(
            "battle-fury",
            FIRE,
            SpellType.INSTANT,
            cost=1,
            copies=2,
            boost=Boost(2),
            triggers=(Trigger(On.ATTACK_DECLARED, subject=Who(OWN)),),
            asks=(TheOne(Ref.SUBJECT),),
            does=(
                GiveAttack((plus(Stat.ATTACK, 2),), Ref.ATTACKER),
                AfterAttack((If(Died(Ref.DEFENDER), then=(AttackNow(Ref.TARGET, melee_only=True),)),)),
            ),
        ),
        # Each time it takes damage it has 1 attack more until end of turn.
        Card(
            "orc-warrior",
            FIRE,
            SpellType.CREATURE,
            cost=2,
            copies=2,
            range=6,
            boost=Boost(2),
            body=Body(life=2, movement=4, defense=2, melee=4, types=(CreatureType.ORC,)),
            lines=(
                When(
                    "orc-rage",
                    (Trigger(On.DAMAGED, subject=Ref.SELF),),
                    does=(Give((plus(Stat.ATTACK, 1),), Until.END_OF_TURN, Ref.SELF),),
                ),
            ),
        ),
        # When your creature attacks, all your others have 1 Movement and 1 attack more until end of turn.
        Card(
            "tribal-bond",
            FIRE,
            SpellType.INSTANT,
            cost=2,
            boost=Boost(3),
            triggers=(Trigger(On.ATTACK_DECLARED, subject=Who(OWN)),),
            does=(
                Give(
                    (plus(Stat.MOVEMENT, 1), plus(Stat.ATTACK, 1)),
                    Until.END_OF_TURN,
                    Who(OWN, but=Ref.SUBJECT),
                ),
            ),
        ),
        # Two goblins without card, like Goblin Raiders, within 6 inches and sight.
        Card(
            "goblin-horde",
            FIRE,
            SpellType.EPHEMERAL,
            cost=3,
            boost=Boost(4),
            body=GOBLIN,
            does=(Summon("goblin-horde", count=2),),
            lines=(PACK,),
        ),
        # Your others within 6 inches have 1 attack more. After its attack one of them may attack at once.
        Card(
            "orc-chieftain",
            FIRE,
            SpellType.CREATURE,
            cost=4,
            range=6,
            boost=Boost(5),
            body=Body(life=3, movement=4, defense=3, melee=4, types=(CreatureType.ORC,)),
            lines=(
                Aura(Who(OWN, within=6), (plus(Stat.ATTACK, 1),)),
                When(
                    "orc-command",
                    (Trigger(On.ATTACK_OVER, subject=Ref.SELF, when=(NotChained(),)),),
                    does=(
                        ChooseCreature(Who(OWN, within=6, other=True), may=True),
                        AttackNow(Ref.TARGET, may=False),
                    ),
                ),
            ),
        ),
    ),
)
