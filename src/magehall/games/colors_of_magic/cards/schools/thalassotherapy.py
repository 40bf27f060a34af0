"""Thalassotherapy: water that heals. [school.thalassotherapy]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Boost, Card, School
from magehall.games.colors_of_magic.cards.keywords import source
from magehall.games.colors_of_magic.cards.lines import Trigger, When
from magehall.games.colors_of_magic.cards.vocabulary import INCH, OWN, WATER, On, SpellType, ZoneKind
from magehall.games.colors_of_magic.cards.words.asks import Centre, Target, TheOne
from magehall.games.colors_of_magic.cards.words.base import Ref, Who
from magehall.games.colors_of_magic.cards.words.conditions import Is, Lethal
from magehall.games.colors_of_magic.cards.words.flow import ChooseCreature
from magehall.games.colors_of_magic.cards.words.harm import Heal, Prevent
from magehall.games.colors_of_magic.cards.words.moves import Push, Toward
from magehall.games.colors_of_magic.cards.words.pieces import LayZone

THALASSOTHERAPY = School(
    "thalassotherapy",
    WATER,
    (
        # Source 1. In the end phase it heals 1 of another adjacent creature of yours.
        Card(
            "tide-walker-nymph",
            WATER,
            SpellType.CREATURE,
            cost=2,
            copies=2,
            range=6,
            boost=Boost(3),
            body=Body(life=3, movement=5, defense=2, melee=1, keywords=(source(1),)),
            lines=(
                When(
                    "soothing-aura",
                    (Trigger(On.END, by=OWN),),
                    does=(ChooseCreature(Who(OWN, within=1, other=True)), Heal(1)),
                ),
            ),
        ),
        # If it neither moved nor attacked this turn, it heals 2 in the end phase.
        Card(
            "coral-sentinel",
            WATER,
            SpellType.CREATURE,
            cost=4,
            copies=2,
            range=6,
            boost=Boost(5, loser_damage=1),
            body=Body(life=3, movement=2, defense=3, melee=1),
            lines=(
                When(
                    "coral-regeneration",
                    (Trigger(On.END, by=OWN),),
                    does=(Heal(2, Ref.SELF),),
                    when=(Is(Ref.SELF, Who(unmoved=True, unfought=True)),),
                ),
            ),
        ),
        # When damage would destroy your creature: none of it, heal 2, and push who dealt it 3 inches away from yours.
        Card(
            "flash-flood",
            WATER,
            SpellType.INSTANT,
            cost=3,
            copies=2,
            range=6,
            boost=Boost(9),
            triggers=(Trigger(On.DAMAGE_COMING, subject=Who(OWN), when=(Lethal(),)),),
            asks=(TheOne(Ref.SUBJECT),),
            does=(Prevent(None), Heal(2), Push(3, Ref.DEALER, Toward.FROM_TARGET)),
        ),
        # A zone of radius 3: in your collect phase your creatures in it heal 1.
        Card(
            "life-spring",
            WATER,
            SpellType.PERMANENT,
            cost=3,
            copies=2,
            range=6,
            boost=Boost(6),
            asks=(Centre(3 * INCH),),
            does=(LayZone(ZoneKind.SPRING, 3 * INCH),),
            lines=(When("life-spring", (Trigger(On.COLLECT, by=OWN),), does=(Heal(1, Who(OWN, within=0)),)),),
        ),
        # Heal 3 of one of your creatures.
        Card(
            "healing-wave",
            WATER,
            SpellType.EPHEMERAL,
            cost=2,
            copies=2,
            range=8,
            boost=Boost(7),
            asks=(Target(Who(OWN)),),
            does=(Heal(3),),
        ),
    ),
)
