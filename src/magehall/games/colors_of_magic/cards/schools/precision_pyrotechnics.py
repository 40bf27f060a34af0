"""Precision Pyrotechnics: marks of cinder, and what burns the marked. [school.precision-pyrotechnics]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Boost, Card, School
from magehall.games.colors_of_magic.cards.lines import Brands, Strike, Trigger
from magehall.games.colors_of_magic.cards.vocabulary import ENEMY, FIRE, On, SpellType
from magehall.games.colors_of_magic.cards.words.asks import Placement, Target, TheOne
from magehall.games.colors_of_magic.cards.words.base import Ref, Who
from magehall.games.colors_of_magic.cards.words.conditions import Attacks, Is
from magehall.games.colors_of_magic.cards.words.flow import ForEach, If
from magehall.games.colors_of_magic.cards.words.harm import Damage, Mark

PRECISION_PYROTECHNICS = School(
    "precision-pyrotechnics",
    FIRE,
    (
        # Attacking a marked creature it has 2 initiative more, and does 1 damage more if it wins.
        Card(
            "ash-hound",
            FIRE,
            SpellType.CREATURE,
            cost=3,
            copies=2,
            range=6,
            boost=Boost(5, winner_damage=2),
            body=Body(life=2, movement=6, defense=3, melee=2),
            lines=(Strike(initiative=2, damage=1, when=(Attacks(Who(marked=True)),)),),
        ),
        # Comes into play anywhere more than 10 inches from every enemy. Winning as attacker it may mark instead of all
        # damage.
        Card(
            "ember-stalker",
            FIRE,
            SpellType.CREATURE,
            cost=4,
            copies=2,
            range=6,
            boost=Boost(5, winner_damage=1),
            body=Body(life=2, movement=4, defense=2, melee=2),
            placement=Placement.AMBUSH,
            lines=(Brands(),),
        ),
        # When a marked enemy is activated, 2 damage to it before it does anything.
        Card(
            "punishing-mark",
            FIRE,
            SpellType.INSTANT,
            cost=2,
            copies=2,
            boost=Boost(3),
            triggers=(Trigger(On.ACTIVATED, subject=Who(ENEMY, marked=True)),),
            asks=(TheOne(Ref.SUBJECT),),
            does=(Damage(2),),
        ),
        # Mark an enemy for good: everything of fire does it 1 damage more.
        Card(
            "mark-of-cinder",
            FIRE,
            SpellType.EPHEMERAL,
            cost=1,
            copies=2,
            range=10,
            boost=Boost(2),
            asks=(Target(Who(ENEMY)),),
            does=(Mark(),),
        ),
        # 4 damage to an enemy, 6 if it is marked; the mark's own 1 comes on top.
        Card(
            "incinerate",
            FIRE,
            SpellType.EPHEMERAL,
            cost=4,
            copies=2,
            range=12,
            boost=Boost(5),
            asks=(Target(Who(ENEMY)),),
            does=(
                ForEach(
                    Ref.TARGET,
                    (If(Is(Ref.TARGET, Who(marked=True)), then=(Damage(6),), otherwise=(Damage(4),)),),
                ),
            ),
        ),
    ),
)
