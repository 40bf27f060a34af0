"""The Tomb Guardian: every death pays for the next creature. [mage.tomb-guardian]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Boost, Card, Mage, Spend
from magehall.games.colors_of_magic.cards.keywords import ETHEREAL, FLYING, RESILIENCE, source
from magehall.games.colors_of_magic.cards.lines import Action, Aura, Trigger, When
from magehall.games.colors_of_magic.cards.vocabulary import (
    EARTH,
    ENEMY,
    OWN,
    CreatureType,
    On,
    SpellType,
    Stat,
    TokenKind,
    Until,
    ZoneKind,
)
from magehall.games.colors_of_magic.cards.words.asks import ADiscardedCard, Centre, Placement, Target
from magehall.games.colors_of_magic.cards.words.base import Cost, Count, Counted, Ref, Who, has, plus
from magehall.games.colors_of_magic.cards.words.changes import Give
from magehall.games.colors_of_magic.cards.words.conditions import Died, HasCard, HasType
from magehall.games.colors_of_magic.cards.words.flow import ChooseCreature, If
from magehall.games.colors_of_magic.cards.words.hands import Discount, Draw, GainTokens, ReturnToHand
from magehall.games.colors_of_magic.cards.words.harm import Damage, Destroy, Heal
from magehall.games.colors_of_magic.cards.words.pieces import LayZone, Summon, SummonDiscarded

_NECROTIC_RADIUS = 6
"""An inch and a half: the card prints 3 inches across. [table.zones]"""

_CODEX = (
    # 1 damage to any creature; if that destroys it, gain 2 tokens.
    Card(
        "soul_harvest_improved",
        EARTH,
        SpellType.INSTANT,
        cost=1,
        boost=Boost(1),
        asks=(Target(),),
        does=(Damage(1), If(Died(), (GainTokens(2),))),
    ),
    # Destroy one of your creatures: gain a token and draw a card.
    Card(
        "ritual_macabre",
        EARTH,
        SpellType.INSTANT,
        cost=2,
        boost=Boost(2),
        asks=(Target(Who(OWN)),),
        does=(Destroy(), GainTokens(1), Draw(1)),
    ),
    # Spend tokens, 1 at least: as many creature cards of cost 2 or less come into play from your discard pile.
    Card(
        "army_of_the_damned",
        EARTH,
        SpellType.INSTANT,
        cost=4,
        boost=Boost(4),
        asks=(ADiscardedCard(only=SpellType.CREATURE, most=2, count=Count(Counted.SPENT)),),
        does=(SummonDiscarded(),),
        spend=Spend(1, 5),
    ),
    # Ethereal.
    Card(
        "spectral_guard",
        EARTH,
        SpellType.CREATURE,
        cost=3,
        range=6,
        boost=Boost(2),
        body=Body(
            life=1,
            movement=4,
            defense=2,
            melee=1,
            keywords=(ETHEREAL,),
            types=(CreatureType.UNDEAD, CreatureType.ETHEREAL),
        ),
    ),
    # Source 1. Enemies adjacent to it have 1 Defence less.
    Card(
        "porteur_de_pestilence",
        EARTH,
        SpellType.CREATURE,
        cost=2,
        range=6,
        boost=Boost(2),
        body=Body(
            life=2, movement=3, defense=2, melee=2, keywords=(source(1),), types=(CreatureType.UNDEAD,)
        ),
        lines=(Aura(Who(ENEMY, within=1), (plus(Stat.DEFENSE, -1),)),),
    ),
    # When it destroys an enemy in combat, attacking or defending, gain a token.
    Card(
        "faucheur_d_ames",
        EARTH,
        SpellType.CREATURE,
        cost=3,
        range=6,
        boost=Boost(3),
        body=Body(life=1, movement=4, defense=1, melee=3, types=(CreatureType.UNDEAD,)),
        lines=(
            When(
                "reaping",
                (Trigger(On.DIED, subject=Who(ENEMY), object=Ref.SELF, combat=True),),
                (GainTokens(1),),
            ),
        ),
    ),
    # Flying. When it is destroyed you may spend a token: its card goes back to your hand.
    Card(
        "animated_gargoyle",
        EARTH,
        SpellType.CREATURE,
        cost=3,
        range=6,
        boost=Boost(3),
        body=Body(
            life=2, movement=3, defense=3, melee=2, keywords=(FLYING,), types=(CreatureType.MECHANICAL,)
        ),
        lines=(
            When(
                "back-to-stone",
                (Trigger(On.DIED, subject=Ref.SELF),),
                (ReturnToHand(),),
                may=True,
                cost=Cost(tokens=1),
            ),
        ),
    ),
    # One of your creatures has 1 Defence more, an undead one 2, and Resilience until end of turn.
    Card(
        "bone_armor",
        EARTH,
        SpellType.EPHEMERAL,
        cost=1,
        range=6,
        boost=Boost(8),
        asks=(Target(Who(OWN)),),
        does=(
            If(
                HasType(CreatureType.UNDEAD),
                (Give((plus(Stat.DEFENSE, 2), has(RESILIENCE)), Until.END_OF_TURN),),
                (Give((plus(Stat.DEFENSE, 1), has(RESILIENCE)), Until.END_OF_TURN),),
            ),
        ),
    ),
    # 1 damage to a creature; if that destroys it, one of your creatures heals 1 and you gain a token.
    Card(
        "soul_drain",
        EARTH,
        SpellType.INSTANT,
        cost=2,
        range=8,
        boost=Boost(3),
        asks=(Target(),),
        does=(
            Damage(1),
            If(Died(), (ChooseCreature(Who(OWN), Ref.SECOND), Heal(1, Ref.SECOND), GainTokens(1))),
        ),
    ),
    # When it comes into play you may spend a token: a second one, without a card, comes into play adjacent to it.
    Card(
        "zombie_horde",
        EARTH,
        SpellType.CREATURE,
        cost=1,
        range=6,
        boost=Boost(1),
        body=Body(life=1, movement=2, defense=1, melee=1, types=(CreatureType.UNDEAD,)),
        lines=(
            When(
                "second-horde",
                (Trigger(On.ENTERED_PLAY, subject=Ref.SELF),),
                (Summon("zombie_horde", at=Placement.BESIDE_SOURCE),),
                may=True,
                cost=Cost(tokens=1),
                when=(HasCard(),),
            ),
        ),
    ),
    # A zone 3 inches across: an enemy that is activated in it takes 1 damage.
    Card(
        "necrotic_field",
        EARTH,
        SpellType.PERMANENT,
        cost=3,
        range=8,
        boost=Boost(5),
        asks=(Centre(_NECROTIC_RADIUS),),
        does=(LayZone(ZoneKind.NECROTIC, _NECROTIC_RADIUS),),
        lines=(
            When(
                "necrotic-touch",
                (Trigger(On.ACTIVATED, subject=Who(ENEMY, within=0)),),
                (Damage(1, Ref.SUBJECT),),
            ),
        ),
    ),
)

TOMB_GUARDIAN = Mage(
    "tomb-guardian",
    EARTH,
    Body(life=10, movement=4, defense=3, melee=2, ranged=3, keywords=(RESILIENCE,)),
    flow=5,
    codex=_CODEX,
    token=TokenKind.SOUL,
    most_tokens=5,
    left_out="spectral_guard",
    lines=(
        # A token for every creature that is destroyed and neither ethereal nor mechanical.
        When(
            "harvest-of-souls",
            (Trigger(On.DIED, subject=Who(but_types=(CreatureType.ETHEREAL, CreatureType.MECHANICAL))),),
            (GainTokens(1),),
        ),
        # Any number of tokens: your next creature spell this turn costs so much less.
        Action(
            "offering-of-souls", (Discount(Count(Counted.SPENT), creatures=True),), cost=Cost(any_tokens=True)
        ),
    ),
)
