"""The Spell Splicer: spells grafted on spells. [mage.spell-splicer]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Boost, Card, Mage
from magehall.games.colors_of_magic.cards.keywords import RESILIENCE, source
from magehall.games.colors_of_magic.cards.lines import CheaperGrafts, Graft, Grafting, Trigger, When
from magehall.games.colors_of_magic.cards.vocabulary import (
    ARCANE,
    ENEMY,
    OWN,
    CreatureType,
    On,
    SpellType,
    Stat,
    Until,
)
from magehall.games.colors_of_magic.cards.words.asks import StatPair, Target
from magehall.games.colors_of_magic.cards.words.base import Near, Ref, Who, has, plus
from magehall.games.colors_of_magic.cards.words.changes import Give, SwapStats
from magehall.games.colors_of_magic.cards.words.flow import ChooseCreature
from magehall.games.colors_of_magic.cards.words.hands import Discount, Draw, GainMana
from magehall.games.colors_of_magic.cards.words.harm import Damage
from magehall.games.colors_of_magic.cards.words.spells import (
    CheaperSpell,
    CopyInstant,
    ExtraDamage,
    ExtraTarget,
)

SPELL_SPLICER = Mage(
    "spell-splicer",
    ARCANE,
    Body(life=10, movement=4, defense=3, melee=1, ranged=3),
    flow=5,
    # With each spell one card with a graft may be shown: pay its graft too, and the spell does both.
    lines=(Grafting(),),
    codex=(
        # 1 damage to a creature. Graft 1: gain 1 mana.
        Card(
            "arcane-bolt",
            ARCANE,
            SpellType.INSTANT,
            cost=1,
            range=8,
            boost=Boost(2),
            asks=(Target(),),
            does=(Damage(1),),
            graft=Graft(1, (GainMana(1),)),
        ),
        # Graft 0: the spell costs 1 less.
        Card(
            "energy-construct",
            ARCANE,
            SpellType.CREATURE,
            cost=2,
            range=6,
            boost=Boost(2),
            body=Body(life=1, movement=4, defense=1, melee=2, types=(CreatureType.MECHANICAL,)),
            graft=Graft(0, (CheaperSpell(1),)),
        ),
        # Gain 2 mana. Graft 1: 1 damage more to the target of the spell.
        Card(
            "mana-weave",
            ARCANE,
            SpellType.INSTANT,
            cost=1,
            range=0,
            boost=Boost(1),
            does=(GainMana(2),),
            graft=Graft(1, (ExtraDamage(1),), needs_target=True),
        ),
        # Source 1. Grafts cost 1 less. Graft 2: the creature summoned has 1 life and 1 Defence more.
        Card(
            "spell-matrix",
            ARCANE,
            SpellType.CREATURE,
            cost=3,
            range=6,
            boost=Boost(3),
            body=Body(
                life=2,
                movement=3,
                defense=3,
                melee=1,
                ranged=2,
                keywords=(source(1),),
                types=(CreatureType.MECHANICAL,),
            ),
            lines=(CheaperGrafts(1),),
            graft=Graft(
                2,
                (Give((plus(Stat.LIFE, 1), plus(Stat.DEFENSE, 1)), Until.FOR_GOOD, Ref.SUMMONED),),
                needs_summoning=True,
            ),
        ),
        # Draw a card and gain 1 mana. Graft 0: the spell costs 1 less.
        Card(
            "arcane-amplifier",
            ARCANE,
            SpellType.EPHEMERAL,
            cost=2,
            range=0,
            boost=Boost(4),
            does=(Draw(1), GainMana(1)),
            graft=Graft(0, (CheaperSpell(1),)),
        ),
        # When an enemy attacks your creature, an enemy has 1 Defence less for good. Graft 1: 1 damage to the target.
        Card(
            "paradox-shard",
            ARCANE,
            SpellType.INSTANT,
            cost=2,
            range=6,
            boost=Boost(3),
            triggers=(Trigger(On.ATTACK_DECLARED, subject=Who(ENEMY), object=Who(OWN)),),
            asks=(Target(Who(ENEMY)),),
            does=(Give((plus(Stat.DEFENSE, -1),), Until.FOR_GOOD),),
            graft=Graft(1, (Damage(1),), needs_target=True),
        ),
        # One of your creatures has 2 Defence more until end of turn. Graft 1: the target has Resilience.
        Card(
            "geometric-ward",
            ARCANE,
            SpellType.EPHEMERAL,
            cost=2,
            range=6,
            boost=Boost(5),
            asks=(Target(Who(OWN)),),
            does=(Give((plus(Stat.DEFENSE, 2),), Until.END_OF_TURN),),
            graft=Graft(1, (Give((has(RESILIENCE),), Until.END_OF_TURN),), needs_target=True),
        ),
        # Do your last instant of this turn again. Graft 3: draw a card, and your next spell costs 2 less.
        Card(
            "spell-echo",
            ARCANE,
            SpellType.INSTANT,
            cost=3,
            range=0,
            boost=Boost(1),
            does=(CopyInstant(),),
            graft=Graft(3, (Draw(1), Discount(2))),
        ),
        # Two values of a creature change places for good. Graft 3: a second target within 3 inches.
        Card(
            "reality-splice",
            ARCANE,
            SpellType.INSTANT,
            cost=4,
            range=0,
            boost=Boost(6),
            asks=(Target(sight=True), StatPair()),
            does=(SwapStats(),),
            graft=Graft(3, (ExtraTarget(3),), needs_target=True),
        ),
        # 1 ranged more until end of turn with each spell you cast. Graft 1: 1 damage to an enemy near the target.
        Card(
            "arcane-familiar",
            ARCANE,
            SpellType.CREATURE,
            cost=2,
            range=6,
            boost=Boost(2),
            body=Body(life=2, movement=5, defense=1, melee=1, ranged=2),
            lines=(
                When(
                    "attunement",
                    (Trigger(On.SPELL_CAST, by=OWN),),
                    (Give((plus(Stat.RANGED, 1),), Until.END_OF_TURN, Ref.SELF),),
                ),
            ),
            graft=Graft(
                1,
                (
                    ChooseCreature(Who(ENEMY, within=6, near=Near.TARGET_OR_CASTER), Ref.SECOND),
                    Damage(1, Ref.SECOND),
                ),
            ),
        ),
    ),
)
