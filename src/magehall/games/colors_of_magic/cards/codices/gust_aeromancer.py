"""The Gust Aeromancer: long moves give tokens, tokens give stronger gusts. [mage.gust-aeromancer]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Boost, Card, Mage, Spend
from magehall.games.colors_of_magic.cards.keywords import CHANNELING, FLYING, source
from magehall.games.colors_of_magic.cards.lines import Action, Aura, Free, Sweep, Transport, Trigger, When
from magehall.games.colors_of_magic.cards.vocabulary import (
    AIR,
    ENEMY,
    INCH,
    OWN,
    AttackKind,
    On,
    SpellType,
    Stat,
    TokenKind,
    Until,
    ZoneKind,
)
from magehall.games.colors_of_magic.cards.words.asks import Centre, Target, TheOne
from magehall.games.colors_of_magic.cards.words.attacks import CancelAttack
from magehall.games.colors_of_magic.cards.words.base import (
    Cost,
    Near,
    Ref,
    Restriction,
    Who,
    bound,
    has,
    plus,
)
from magehall.games.colors_of_magic.cards.words.changes import Give
from magehall.games.colors_of_magic.cards.words.conditions import HitObstacle, MovedFar, Spent
from magehall.games.colors_of_magic.cards.words.flow import If
from magehall.games.colors_of_magic.cards.words.hands import GainTokens
from magehall.games.colors_of_magic.cards.words.harm import Damage
from magehall.games.colors_of_magic.cards.words.moves import Push, PushZone, Teleport, Toward
from magehall.games.colors_of_magic.cards.words.pieces import LayZone

_CODEX = (
    # Flying, Channelling, Source 1. Its move may cross bases in a straight line and push those crossed 1 inch.
    Card(
        "air-elemental",
        AIR,
        SpellType.CREATURE,
        cost=3,
        range=6,
        boost=Boost(5, winner_damage=2),
        body=Body(life=3, movement=6, defense=2, melee=2, keywords=(FLYING, CHANNELING, source(1))),
        lines=(Sweep(1),),
    ),
    # Flying. It may carry along an adjacent creature of yours of size 1.
    Card(
        "gryphon-knight",
        AIR,
        SpellType.CREATURE,
        cost=5,
        range=6,
        boost=Boost(7, winner_damage=3),
        body=Body(life=3, movement=7, defense=3, melee=4, size=2, keywords=(FLYING,)),
        lines=(Transport(),),
    ),
    # Flying. Once a turn an adjacent creature of yours has 2 Movement more until end of turn, and you gain a token.
    Card(
        "storm-caller-sylph",
        AIR,
        SpellType.CREATURE,
        cost=2,
        range=6,
        boost=Boost(3),
        body=Body(life=2, movement=5, defense=2, melee=1, keywords=(FLYING,)),
        lines=(
            Free(
                "wind-channelling",
                (Give((plus(Stat.MOVEMENT, 2),), Until.END_OF_TURN), GainTokens(1)),
                asks=(Target(Who(OWN, within=1, other=True)),),
            ),
        ),
    ),
    # Costs 3 tokens too. Flying. In the end phase all others within 3 inches are pushed 2 inches away, nearest first.
    Card(
        "tempest",
        AIR,
        SpellType.CREATURE,
        cost=7,
        range=6,
        boost=Boost(8, winner_damage=3),
        body=Body(life=4, movement=5, defense=3, melee=3, size=2, keywords=(FLYING,)),
        spend=Spend(3, 3),
        lines=(When("wind-aura", (Trigger(On.END, by=OWN),), (Push(2, Who(within=3, other=True)),)),),
    ),
    # When an enemy ends its move within 6 inches of your mage: push it 3 inches, with a token 5, away from your mage.
    Card(
        "reactive-gale",
        AIR,
        SpellType.INSTANT,
        cost=2,
        boost=Boost(3),
        triggers=(Trigger(On.MOVED, subject=Who(ENEMY, within=6, near=Near.MAGE)),),
        asks=(TheOne(Ref.SUBJECT),),
        does=(Push(3, toward=Toward.FROM_MAGE, if_spent=5),),
        spend=Spend(0, 1),
    ),
    # When your creature is attacked in melee: the attack fails, and it has Flying until end of turn.
    Card(
        "updraft",
        AIR,
        SpellType.INSTANT,
        cost=1,
        boost=Boost(2),
        triggers=(Trigger(On.ATTACK_DECLARED, object=Who(OWN), attack=AttackKind.MELEE),),
        asks=(TheOne(Ref.OBJECT),),
        does=(Give((has(FLYING),), Until.END_OF_TURN), CancelAttack()),
    ),
    # A zone of 3 inches: your creatures in it cannot be pushed or pulled, enemies that enter are pushed 2 inches out.
    Card(
        "eye-of-the-storm",
        AIR,
        SpellType.PERMANENT,
        cost=4,
        range=8,
        boost=Boost(2),
        asks=(Centre(3 * INCH),),
        does=(LayZone(ZoneKind.EYE, 3 * INCH),),
        lines=(
            Aura(Who(OWN, within=0), (bound(Restriction.CANNOT_BE_PUSHED),)),
            When(
                "eye-wall",
                (Trigger(On.ENTERED_ZONE, subject=Who(ENEMY, within=0)),),
                (Push(2, Ref.SUBJECT),),
            ),
        ),
    ),
    # A zone of 3 inches: in your collect phase each creature in it is pushed 3 inches, its direction by lot.
    Card(
        "cyclone",
        AIR,
        SpellType.PERMANENT,
        cost=5,
        range=10,
        boost=Boost(4),
        asks=(Centre(3 * INCH),),
        does=(LayZone(ZoneKind.CYCLONE, 3 * INCH),),
        lines=(When("cyclone-whirl", (Trigger(On.COLLECT, by=OWN),), (PushZone(3, Toward.LOT),)),),
    ),
    # Push an enemy creature 3 inches; with a token it takes 2 damage if anything stops it.
    Card(
        "disruptive-gust",
        AIR,
        SpellType.EPHEMERAL,
        cost=2,
        range=8,
        boost=Boost(3),
        asks=(Target(Who(ENEMY)),),
        does=(Push(3), If(Spent(), (If(HitObstacle(), (Damage(2),)),))),
        spend=Spend(0, 1),
    ),
    # Teleport a creature up to 6 inches; with 2 tokens also anywhere more than 5 inches from every other creature.
    Card(
        "tornado",
        AIR,
        SpellType.EPHEMERAL,
        cost=6,
        range=8,
        boost=Boost(7),
        asks=(Target(),),
        does=(Teleport(6, apart=5, apart_spent=2),),
        spend=Spend(0, 2, each=2),
    ),
)

GUST_AEROMANCER = Mage(
    "gust-aeromancer",
    AIR,
    Body(life=10, movement=6, defense=3, melee=1, ranged=3),
    flow=5,
    codex=_CODEX,
    token=TokenKind.WIND,
    most_tokens=3,
    lines=(
        # A token for each move of your creatures, his too, of 4 inches or more.
        When("wind-currents", (Trigger(On.MOVED, subject=Who(OWN), when=(MovedFar(4),)),), (GainTokens(1),)),
        # 2 tokens: push an enemy within 6 inches 2 inches in any direction.
        Action(
            "vengeful-gust",
            (Push(2, toward=Toward.AIM),),
            asks=(Target(Who(ENEMY, within=6)),),
            cost=Cost(tokens=2),
        ),
    ),
)
