"""Stone Skin: thick hides that hurt who strikes them. [school.stone-skin]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Boost, Card, School
from magehall.games.colors_of_magic.cards.keywords import retribution
from magehall.games.colors_of_magic.cards.lines import Aura, Trigger, When
from magehall.games.colors_of_magic.cards.vocabulary import (
    EARTH,
    ENEMY,
    OWN,
    AttackKind,
    CreatureType,
    On,
    SpellType,
    Stat,
    Until,
)
from magehall.games.colors_of_magic.cards.words.asks import Target, TheOne
from magehall.games.colors_of_magic.cards.words.base import Ref, Restriction, Who, bound, has, plus
from magehall.games.colors_of_magic.cards.words.changes import Give, GiveAttack
from magehall.games.colors_of_magic.cards.words.conditions import WasAttacked

_PETRIFIED = (bound(Restriction.CANNOT_MOVE),)

STONE_SKIN = School(
    "stone-skin",
    EARTH,
    (
        # Whoever attacks it in melee is immobilised in its next activation, whatever the result, though it fell.
        Card(
            "granite-basilisk",
            EARTH,
            SpellType.CREATURE,
            cost=4,
            copies=2,
            range=6,
            boost=Boost(2, winner_damage=2),
            body=Body(life=3, movement=1, defense=3, melee=2),
            lines=(
                When(
                    "petrifying-gaze",
                    (Trigger(On.ATTACK_OVER, object=Ref.SELF, attack=AttackKind.MELEE),),
                    (Give(_PETRIFIED, Until.IN_NEXT_ACTIVATION, Ref.SUBJECT),),
                ),
                When(
                    "petrifying-gaze",
                    (Trigger(On.DIED, subject=Ref.SELF, when=(WasAttacked(),)),),
                    (Give(_PETRIFIED, Until.IN_NEXT_ACTIVATION, Ref.ATTACKER),),
                ),
            ),
        ),
        # Enemies engaged with it attack nobody else.
        Card(
            "obsidian-golem",
            EARTH,
            SpellType.CREATURE,
            cost=5,
            copies=2,
            range=6,
            boost=Boost(1, winner_damage=3),
            body=Body(life=8, movement=2, defense=6, melee=3, size=2, types=(CreatureType.MECHANICAL,)),
            lines=(Aura(Who(ENEMY, engaged=True), (bound(Restriction.ATTACKS_ONLY, of=Ref.SELF),)),),
        ),
        # When your creature is attacked, it has 3 Defence more in this attack.
        Card(
            "reactive-plating",
            EARTH,
            SpellType.INSTANT,
            cost=2,
            copies=2,
            boost=Boost(9),
            triggers=(Trigger(On.ATTACK_DECLARED, object=Who(OWN)),),
            asks=(TheOne(Ref.OBJECT),),
            does=(GiveAttack((plus(Stat.DEFENSE, 3),), Ref.TARGET),),
        ),
        # Attached to one of your creatures: it has Retribution 1.
        Card(
            "thorns",
            EARTH,
            SpellType.PERMANENT,
            cost=3,
            copies=2,
            range=6,
            boost=Boost(6),
            asks=(Target(Who(OWN)),),
            lines=(Aura(Ref.BEARER, (has(retribution(1)),)),),
        ),
        # One of your creatures has 2 Defence more until end of turn: the card says armour. [concepts.armour-word]
        Card(
            "iron-hide",
            EARTH,
            SpellType.EPHEMERAL,
            cost=2,
            copies=2,
            range=6,
            boost=Boost(7),
            asks=(Target(Who(OWN)),),
            does=(Give((plus(Stat.DEFENSE, 2),), Until.END_OF_TURN),),
        ),
    ),
)
