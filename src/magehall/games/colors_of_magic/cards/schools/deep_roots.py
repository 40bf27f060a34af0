"""Deep Roots: strength for those who stand still. [school.deep-roots]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Boost, Card, School
from magehall.games.colors_of_magic.cards.keywords import SLOW, source
from magehall.games.colors_of_magic.cards.lines import Aura, Razed, Trigger, When
from magehall.games.colors_of_magic.cards.vocabulary import (
    EARTH,
    ENEMY,
    OWN,
    MarkerKind,
    On,
    SpellType,
    Stat,
    Until,
)
from magehall.games.colors_of_magic.cards.words.asks import Markers, Target
from magehall.games.colors_of_magic.cards.words.base import Ref, Restriction, Who, bound, plus
from magehall.games.colors_of_magic.cards.words.changes import Give, Grow
from magehall.games.colors_of_magic.cards.words.conditions import Is, IsSlowed, StillTurns
from magehall.games.colors_of_magic.cards.words.flow import Branch, ChooseCreature, ForEach, If, OneOf
from magehall.games.colors_of_magic.cards.words.harm import Heal
from magehall.games.colors_of_magic.cards.words.pieces import LayMarkers

DEEP_ROOTS = School(
    "deep-roots",
    EARTH,
    (
        # In the end phase of a turn in which it did not move: 1 Defence more for good.
        Card(
            "rooted-guardian",
            EARTH,
            SpellType.CREATURE,
            cost=1,
            copies=2,
            range=6,
            boost=Boost(1),
            body=Body(life=2, movement=3, defense=3, melee=2),
            lines=(
                When(
                    "taking-root",
                    (Trigger(On.END, by=OWN),),
                    (Give((plus(Stat.DEFENSE, 1),), Until.FOR_GOOD, Ref.SELF),),
                    when=(StillTurns(1),),
                ),
            ),
        ),
        # In the end phase one of your creatures that did not move this turn: 1 life or 1 to its attacks more for good.
        Card(
            "growth-ritual",
            EARTH,
            SpellType.PERMANENT,
            cost=1,
            copies=2,
            boost=Boost(2),
            lines=(
                When(
                    "ancestral-growth",
                    (Trigger(On.END, by=OWN),),
                    (
                        ChooseCreature(Who(OWN, unmoved=True)),
                        OneOf(
                            (
                                Branch("growth-life", (Give((plus(Stat.LIFE, 1),), Until.FOR_GOOD),)),
                                Branch("growth-attack", (Give((plus(Stat.ATTACK, 1),), Until.FOR_GOOD),)),
                            )
                        ),
                    ),
                ),
            ),
        ),
        # An enemy creature has 2 Movement less until end of turn; if it was slowed already, it cannot move either.
        Card(
            "earthen-binding",
            EARTH,
            SpellType.INSTANT,
            cost=2,
            copies=2,
            boost=Boost(2),
            asks=(Target(Who(ENEMY)),),
            does=(
                ForEach(
                    Ref.TARGET,
                    (
                        If(IsSlowed(), (Give((bound(Restriction.CANNOT_MOVE),), Until.END_OF_TURN),)),
                        Give((plus(Stat.MOVEMENT, -2),), Until.END_OF_TURN),
                    ),
                ),
            ),
        ),
        # Slow. Your other creatures within 3 inches have 1 Defence more.
        Card(
            "stone-warden",
            EARTH,
            SpellType.CREATURE,
            cost=2,
            range=6,
            boost=Boost(3),
            body=Body(life=3, movement=2, defense=4, melee=2, keywords=(SLOW,)),
            lines=(Aura(Who(OWN, within=3), (plus(Stat.DEFENSE, 1),)),),
        ),
        # In the end phase your creatures that did not attack this turn heal 1.
        Card(
            "regenerative-moss",
            EARTH,
            SpellType.PERMANENT,
            cost=3,
            boost=Boost(4),
            lines=(When("healing-moss", (Trigger(On.END, by=OWN),), (Heal(1, Who(OWN, unfought=True)),)),),
        ),
        # Source 1. Two turns in a row without a move: size 2, 2 life and 1 to its attacks more, once and for good.
        # While the wider base does not fit, it stays size 1 and waits.
        Card(
            "ancient-oak",
            EARTH,
            SpellType.CREATURE,
            cost=3,
            range=6,
            boost=Boost(4),
            body=Body(life=2, movement=1, defense=3, melee=3, ranged=2, keywords=(source(1),)),
            lines=(
                When(
                    "major-growth",
                    (Trigger(On.END, by=OWN),),
                    (
                        Grow(2),
                        If(
                            Is(Ref.SELF, Who(largest=1)),
                            (),
                            (Give((plus(Stat.LIFE, 2), plus(Stat.ATTACK, 1)), Until.FOR_GOOD, Ref.SELF),),
                        ),
                    ),
                    when=(StillTurns(2), Is(Ref.SELF, Who(largest=1))),
                ),
            ),
        ),
        # Lay three territories. Your creatures that touch one have 1 Defence and 1 to their attacks more.
        # Enemies destroy them as an Action.
        Card(
            "earth-dominion",
            EARTH,
            SpellType.PERMANENT,
            cost=4,
            boost=Boost(5),
            asks=(Markers(MarkerKind.TERRITORY, 3),),
            does=(LayMarkers(MarkerKind.TERRITORY),),
            lines=(
                Aura(Who(OWN, within=0), (plus(Stat.ATTACK, 1), plus(Stat.DEFENSE, 1))),
                Razed(),
            ),
        ),
    ),
)
