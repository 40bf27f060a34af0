"""The Bastion Geomancer: wounds endured harden his stone. [mage.bastion-geomancer]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Boost, Card, Mage, Spend
from magehall.games.colors_of_magic.cards.keywords import KeywordId, keyword, retribution
from magehall.games.colors_of_magic.cards.lines import Action, Aura, Trigger, When
from magehall.games.colors_of_magic.cards.vocabulary import (
    EARTH,
    ENEMY,
    OWN,
    AttackKind,
    CreatureType,
    On,
    SpellType,
    Stat,
    TokenKind,
    Until,
)
from magehall.games.colors_of_magic.cards.words.asks import Target, TheOne
from magehall.games.colors_of_magic.cards.words.attacks import RedirectAttack
from magehall.games.colors_of_magic.cards.words.base import (
    Cost,
    Count,
    Counted,
    Ref,
    Restriction,
    Who,
    bound,
    has,
    plus,
)
from magehall.games.colors_of_magic.cards.words.changes import Give
from magehall.games.colors_of_magic.cards.words.conditions import Spent
from magehall.games.colors_of_magic.cards.words.flow import If
from magehall.games.colors_of_magic.cards.words.hands import Draw, GainTokens
from magehall.games.colors_of_magic.cards.words.harm import Damage, Prevent

_FLINT = (plus(Stat.DEFENSE, 1), has(retribution(1)))

_CODEX = (
    # Attacks on another creature of yours adjacent to it may be redirected to it.
    Card(
        "garnet-defender",
        EARTH,
        SpellType.CREATURE,
        cost=2,
        range=6,
        boost=Boost(1),
        body=Body(life=5, movement=3, defense=5, melee=1),
        lines=(
            When(
                "garnet-guard",
                (Trigger(On.ATTACK_DECLARED, object=Who(OWN, within=1, other=True)),),
                (RedirectAttack(Ref.SELF),),
                may=True,
            ),
        ),
    ),
    # Each time it takes damage and lives: 1 life and 1 Defence more for good.
    Card(
        "shard-golem",
        EARTH,
        SpellType.CREATURE,
        cost=4,
        range=6,
        boost=Boost(2, winner_damage=2),
        body=Body(life=4, movement=2, defense=4, melee=2, types=(CreatureType.MECHANICAL,)),
        lines=(
            When(
                "crystal-growth",
                (Trigger(On.DAMAGED, subject=Ref.SELF),),
                (Give((plus(Stat.LIFE, 1), plus(Stat.DEFENSE, 1)), Until.FOR_GOOD, Ref.SELF),),
            ),
        ),
    ),
    # It cannot move by itself. Your other creatures adjacent to it have 1 Defence more.
    Card(
        "living-fortress",
        EARTH,
        SpellType.CREATURE,
        cost=5,
        range=6,
        boost=Boost(1, winner_damage=3),
        body=Body(life=8, movement=1, defense=6, melee=1, size=2, types=(CreatureType.MECHANICAL,)),
        lines=(
            Aura(Ref.SELF, (bound(Restriction.CANNOT_MOVE),)),
            Aura(Who(OWN, within=1), (plus(Stat.DEFENSE, 1),)),
        ),
    ),
    # Costs 3 tokens too. Enemies within 4 inches that attack must attack it if they can.
    Card(
        "earth-titan",
        EARTH,
        SpellType.CREATURE,
        cost=7,
        range=6,
        boost=Boost(1, winner_damage=5),
        body=Body(life=12, movement=3, defense=7, melee=5, size=3),
        spend=Spend(3, 3),
        lines=(Aura(Who(ENEMY, within=4), (bound(Restriction.ATTACKS_FIRST, of=Ref.SELF),)),),
    ),
    # When your creature would take damage: up to 3 of it is prevented, with a token all of it.
    Card(
        "unbreakable",
        EARTH,
        SpellType.INSTANT,
        cost=2,
        boost=Boost(9),
        triggers=(Trigger(On.DAMAGE_COMING, subject=Who(OWN)),),
        does=(If(Spent(), (Prevent(None),), (Prevent(3),)),),
        spend=Spend(0, 1),
    ),
    # When your creature took melee damage: 1 damage to the creature that dealt it.
    Card(
        "localized-tremor",
        EARTH,
        SpellType.INSTANT,
        cost=1,
        boost=Boost(8),
        triggers=(Trigger(On.DAMAGE_DEALT, subject=Who(OWN), attack=AttackKind.MELEE),),
        asks=(TheOne(Ref.OBJECT),),
        does=(Damage(1),),
    ),
    # Your mage has 2 Defence more and Movement 0; with a token Taunt of 1 inch too.
    Card(
        "bastion-form",
        EARTH,
        SpellType.PERMANENT,
        cost=3,
        boost=Boost(1),
        spend=Spend(0, 1),
        lines=(
            Aura(Ref.MAGE, (plus(Stat.DEFENSE, 2), bound(Restriction.NO_MOVEMENT))),
            Aura(Ref.MAGE, (has(keyword(KeywordId.TAUNT, 1)),), when=(Spent(),)),
        ),
    ),
    # Attached to one of your creatures: it has 1 Defence more and Retribution 1; with a token your creatures adjacent
    # to it have that too.
    Card(
        "flint-shield",
        EARTH,
        SpellType.PERMANENT,
        cost=3,
        range=6,
        boost=Boost(4),
        asks=(Target(Who(OWN)),),
        spend=Spend(0, 1),
        lines=(
            Aura(Ref.BEARER, _FLINT),
            Aura(Who(OWN, within=1, other=True), _FLINT, when=(Spent(),)),
        ),
    ),
    # One of your creatures has 2 Defence more until end of turn; with a token draw a card.
    Card(
        "rock-skin",
        EARTH,
        SpellType.EPHEMERAL,
        cost=2,
        range=6,
        boost=Boost(6),
        asks=(Target(Who(OWN)),),
        does=(Give((plus(Stat.DEFENSE, 2),), Until.END_OF_TURN), If(Spent(), (Draw(1),))),
        spend=Spend(0, 1),
    ),
    # Spend all tokens, 1 at least: 2 damage to a creature for each.
    Card(
        "unleash-the-mountain",
        EARTH,
        SpellType.EPHEMERAL,
        cost=5,
        range=8,
        boost=Boost(3),
        asks=(Target(),),
        does=(Damage(Count(Counted.SPENT, times=2)),),
        spend=Spend(1, 3, all=True),
    ),
)

BASTION_GEOMANCER = Mage(
    "bastion-geomancer",
    EARTH,
    Body(life=10, movement=6, defense=4, melee=1, ranged=3),
    flow=4,
    codex=_CODEX,
    token=TokenKind.DETERMINATION,
    most_tokens=3,
    lines=(
        # A token each time a creature of yours, he too, takes damage and lives.
        When("stone-determination", (Trigger(On.DAMAGED, subject=Who(OWN)),), (GainTokens(1),)),
        # 2 tokens: your creature within 6 inches has 2 Defence more and is not moved by enemies to your next collect.
        Action(
            "gift-of-the-mountain",
            (Give((plus(Stat.DEFENSE, 2), bound(Restriction.CANNOT_BE_MOVED)), Until.COLLECT),),
            asks=(Target(Who(OWN, within=6)),),
            cost=Cost(tokens=2),
        ),
    ),
)
