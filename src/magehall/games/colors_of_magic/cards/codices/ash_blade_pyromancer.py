"""The Ash-Blade Pyromancer: a fighter who burns the charges of the fallen. [mage.ash-blade-pyromancer]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Boost, Card, Mage, Spend
from magehall.games.colors_of_magic.cards.keywords import FLYING
from magehall.games.colors_of_magic.cards.lines import Action, Aura, Free, Mount, Strike, Trigger, When
from magehall.games.colors_of_magic.cards.vocabulary import (
    ENEMY,
    FIRE,
    INCH,
    OWN,
    CreatureType,
    On,
    SpellType,
    Stat,
    TokenKind,
    Until,
    ZoneKind,
)
from magehall.games.colors_of_magic.cards.words.asks import AZone, Placement, Target, TheOne
from magehall.games.colors_of_magic.cards.words.base import (
    Cost,
    Count,
    Counted,
    Near,
    Ref,
    Restriction,
    Who,
    bound,
    plus,
)
from magehall.games.colors_of_magic.cards.words.changes import Give
from magehall.games.colors_of_magic.cards.words.conditions import ChargedStraight, Spent
from magehall.games.colors_of_magic.cards.words.flow import If
from magehall.games.colors_of_magic.cards.words.hands import Draw, GainTokens
from magehall.games.colors_of_magic.cards.words.harm import Damage, Destroy
from magehall.games.colors_of_magic.cards.words.moves import Push, Teleport
from magehall.games.colors_of_magic.cards.words.pieces import ConsumeZone, LayScorched, Summon

ONE_CHARGE = Spend(most=1)

ASH_BLADE_PYROMANCER = Mage(
    "ash-blade-pyromancer",
    FIRE,
    # A charge for each enemy that your spells, creatures or permanents destroy.
    # Action, all charges, at least one: as much damage to every adjacent creature, your own too, not to himself.
    body=Body(life=10, movement=6, defense=3, melee=3, ranged=3),
    flow=4,
    token=TokenKind.ASH,
    most_tokens=3,
    lines=(
        When("ash-charge", (Trigger(On.DIED, by=OWN, subject=Who(ENEMY)),), does=(GainTokens(1),)),
        Action(
            "ash-blast",
            does=(Damage(Count(Counted.SPENT), Who(within=1, other=True)),),
            cost=Cost(all_tokens=True),
        ),
    ),
    codex=(
        # Your mage has 2 melee more. Once a turn, 1 charge: his next melee attack this turn also marks, if it wins.
        Card(
            "blade-of-cinders",
            FIRE,
            SpellType.PERMANENT,
            cost=2,
            boost=Boost(3),
            lines=(
                Aura(Ref.MAGE, (plus(Stat.MELEE, 2),)),
                Free(
                    "blade-of-cinders",
                    does=(Give((bound(Restriction.BRANDS),), Until.NEXT_MELEE_ATTACK, Ref.MAGE),),
                    cost=Cost(tokens=1),
                ),
            ),
        ),
        # Your mage may ride it. After a straight move of 4 inches its winning attack does 1 damage more.
        Card(
            "ashen-steed",
            FIRE,
            SpellType.CREATURE,
            cost=3,
            range=6,
            boost=Boost(5, winner_damage=2),
            body=Body(life=3, movement=8, defense=3, melee=2, size=2),
            lines=(Mount(), Strike(damage=1, when=(ChargedStraight(4),))),
        ),
        # Comes into play where a creature, not a mage, was destroyed this turn. 1 charge: with 2 life more.
        Card(
            "ash-walker",
            FIRE,
            SpellType.CREATURE,
            cost=4,
            range=6,
            boost=Boost(5, winner_damage=2),
            body=Body(life=2, movement=4, defense=2, melee=2, types=(CreatureType.UNDEAD,)),
            placement=Placement.GRAVE,
            spend=ONE_CHARGE,
            does=(If(Spent(), then=(Give((plus(Stat.LIFE, 2),), Until.FOR_GOOD, Ref.SUMMONED),)),),
        ),
        # When an enemy attacks your fire creature or targets it by a spell: a charge for every 2 life it has left, rounded
        # up, and destroy it.
        Card(
            "flaming-sacrifice",
            FIRE,
            SpellType.INSTANT,
            cost=1,
            boost=Boost(2),
            triggers=(
                Trigger(On.ATTACK_DECLARED, subject=Who(ENEMY), object=Who(OWN, element=FIRE)),
                Trigger(On.SPELL_CAST, by=ENEMY, object=Who(OWN, element=FIRE)),
            ),
            asks=(TheOne(Ref.OBJECT),),
            does=(GainTokens(Count(Counted.HALF_LIFE)), Destroy()),
        ),
        # When an enemy ends its move engaged with your mage, 2 damage to it. 1 charge: push it 3 inches as well.
        Card(
            "ember-recoil",
            FIRE,
            SpellType.INSTANT,
            cost=2,
            boost=Boost(3),
            triggers=(Trigger(On.MOVED, subject=Who(ENEMY, engaged=True, near=Near.MAGE)),),
            asks=(TheOne(Ref.SUBJECT),),
            spend=ONE_CHARGE,
            does=(Damage(2), If(Spent(), then=(Push(3),))),
        ),
        # 2 damage to any creature. 1 charge: 1 damage to every creature adjacent to it, first, while it still stands there.
        Card(
            "cinder-eruption",
            FIRE,
            SpellType.EPHEMERAL,
            cost=3,
            range=10,
            boost=Boost(5),
            asks=(Target(),),
            spend=ONE_CHARGE,
            does=(
                If(Spent(), then=(Damage(1, Who(within=1, near=Near.TARGET, but=Ref.TARGET)),)),
                Damage(2),
            ),
        ),
        # Teleport your mage up to 6 inches. 1 charge: scorched terrain of radius 3 where he was.
        Card(
            "ash-dance",
            FIRE,
            SpellType.EPHEMERAL,
            cost=3,
            boost=Boost(5),
            spend=ONE_CHARGE,
            does=(
                Teleport(6, Ref.MAGE),
                If(Spent(), then=(LayScorched(Ref.MAGE, radius=3 * INCH, old=True),)),
            ),
        ),
        # Your mage has 1 Defence more. In the end phase, 1 charge: 1 damage to all engaged with him.
        Card(
            "aura-of-cinders",
            FIRE,
            SpellType.PERMANENT,
            cost=4,
            boost=Boost(5),
            lines=(
                Aura(Ref.MAGE, (plus(Stat.DEFENSE, 1),)),
                When(
                    "aura-of-cinders",
                    (Trigger(On.END, by=OWN),),
                    does=(Damage(1, Who(engaged=True, near=Near.MAGE)),),
                    may=True,
                    cost=Cost(tokens=1),
                ),
            ),
        ),
        # Also costs 3 charges. A Phoenix without card where an own fire creature was destroyed this turn; enemies activated
        # adjacent to it take 1 damage.
        Card(
            "phoenix-rebirth",
            FIRE,
            SpellType.EPHEMERAL,
            cost=5,
            range=6,
            boost=Boost(5, winner_damage=3),
            body=Body(life=4, movement=6, defense=3, melee=3, keywords=(FLYING,)),
            spend=Spend(least=3, most=3),
            does=(Summon("phoenix-rebirth", at=Placement.OWN_FIRE_GRAVE),),
            lines=(
                When(
                    "aura-of-fire",
                    (Trigger(On.ACTIVATED, subject=Who(ENEMY, within=1)),),
                    does=(Damage(1, Ref.SUBJECT),),
                ),
            ),
        ),
        # Consume any scorched terrain: a charge and a card.
        Card(
            "consume-ashes",
            FIRE,
            SpellType.EPHEMERAL,
            cost=1,
            boost=Boost(1),
            asks=(AZone(ZoneKind.SCORCHED),),
            does=(ConsumeZone(), GainTokens(1), Draw(1)),
        ),
    ),
)
