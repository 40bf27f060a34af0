"""Temporal Flux and Reflux: who is activated, and how often. [school.temporal-flux-and-reflux]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Boost, Card, School
from magehall.games.colors_of_magic.cards.lines import Trigger, When
from magehall.games.colors_of_magic.cards.vocabulary import (
    ARCANE,
    ENEMY,
    INCH,
    OWN,
    On,
    SpellType,
    Stat,
    Until,
    ZoneKind,
)
from magehall.games.colors_of_magic.cards.words.asks import Centre, Target, TheOne
from magehall.games.colors_of_magic.cards.words.attacks import RepeatDeed
from magehall.games.colors_of_magic.cards.words.base import Ref, Who, plus
from magehall.games.colors_of_magic.cards.words.changes import FORESEEN, ActivateNext, Give, Stasis, TapOther
from magehall.games.colors_of_magic.cards.words.conditions import There
from magehall.games.colors_of_magic.cards.words.flow import AfterAttack
from magehall.games.colors_of_magic.cards.words.harm import Damage
from magehall.games.colors_of_magic.cards.words.pieces import LayZone

TEMPORAL_FLUX_AND_REFLUX = School(
    "temporal-flux-and-reflux",
    ARCANE,
    (
        # When it attacks or is attacked it may hurt the other first; it then takes 1 damage after the combat.
        Card(
            "paradox-spirit",
            ARCANE,
            SpellType.CREATURE,
            cost=4,
            copies=2,
            range=6,
            boost=Boost(3),
            body=Body(life=3, movement=3, defense=3, melee=3),
            lines=(
                When(
                    "absolute-initiative",
                    (
                        Trigger(On.ATTACK_DECLARED, subject=Ref.SELF),
                        Trigger(On.ATTACK_DECLARED, object=Ref.SELF),
                    ),
                    (Damage(1, Ref.OTHER), AfterAttack((Damage(1, Ref.SELF),))),
                    may=True,
                ),
            ),
        ),
        # When activated it may tap another of your creatures for 2 melee and 2 Defence more until end of turn.
        Card(
            "chronovore",
            ARCANE,
            SpellType.CREATURE,
            cost=3,
            copies=2,
            range=6,
            boost=Boost(4),
            body=Body(life=2, movement=4, defense=2, melee=3),
            lines=(
                When(
                    "eat-time",
                    (Trigger(On.ACTIVATED, subject=Ref.SELF),),
                    (
                        TapOther(),
                        Give((plus(Stat.MELEE, 2), plus(Stat.DEFENSE, 2)), Until.END_OF_TURN, Ref.SELF),
                    ),
                    may=True,
                    when=(There(Who(OWN, other=True, untapped=True)),),
                ),
            ),
        ),
        # After a move or an Action of an enemy creature it does the same again, if it can.
        Card(
            "deja-vu",
            ARCANE,
            SpellType.INSTANT,
            cost=3,
            copies=2,
            boost=Boost(4),
            triggers=(Trigger(On.MOVED, subject=Who(ENEMY)), Trigger(On.ACTED, subject=Who(ENEMY))),
            asks=(TheOne(Ref.SUBJECT),),
            does=(RepeatDeed(),),
        ),
        # A zone of radius 3: who enters it, or ends an activation in it, loses the next activation.
        Card(
            "stasis-field",
            ARCANE,
            SpellType.PERMANENT,
            cost=4,
            copies=2,
            range=8,
            boost=Boost(1),
            asks=(Centre(3 * INCH),),
            does=(LayZone(ZoneKind.STASIS, 3 * INCH),),
            lines=(
                When(
                    "stasis",
                    (
                        Trigger(On.ENTERED_ZONE, subject=Who(within=0)),
                        Trigger(On.ACTIVATION_ENDED, subject=Who(within=0)),
                    ),
                    (Stasis(Ref.SUBJECT),),
                ),
            ),
        ),
        # Your next action this turn is to activate one of your creatures, activated or not; each once a turn.
        Card(
            "precognition",
            ARCANE,
            SpellType.EPHEMERAL,
            cost=2,
            copies=2,
            boost=Boost(3),
            asks=(Target(Who(OWN), unused=FORESEEN),),
            does=(ActivateNext(),),
        ),
    ),
)
