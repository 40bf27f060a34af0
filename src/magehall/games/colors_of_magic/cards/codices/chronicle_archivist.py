"""The Chronicle Archivist: spells from the discard pile. [mage.chronicle-archivist]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Boost, Card, Mage
from magehall.games.colors_of_magic.cards.keywords import FLYING
from magehall.games.colors_of_magic.cards.lines import (
    Archives,
    Aura,
    CastFromDiscardPile,
    Free,
    MoreArchives,
    Trigger,
    When,
)
from magehall.games.colors_of_magic.cards.vocabulary import (
    ARCANE,
    ENEMY,
    CreatureType,
    On,
    SpellType,
    Stat,
)
from magehall.games.colors_of_magic.cards.words.asks import ADiscardedCard, APlayer
from magehall.games.colors_of_magic.cards.words.base import Counted, Ref, Who, plus
from magehall.games.colors_of_magic.cards.words.conditions import CastFromDiscard, FromDiscard, InOwnTurn
from magehall.games.colors_of_magic.cards.words.hands import (
    AllowFromDiscard,
    ChooseDiscarded,
    Draw,
    ExchangeWithDiscard,
    LookAtHand,
    LookAtTop,
    MayBury,
    Whose,
)

CHRONICLE_ARCHIVIST = Mage(
    "chronicle-archivist",
    ARCANE,
    Body(life=10, movement=4, defense=3, melee=1, ranged=3),
    flow=5,
    # Once a turn: a spell that is no creature, from the discard pile, for 1 mana more; it is then exiled.
    lines=(Archives(),),
    codex=(
        # Once a turn: a spell of your discard pile may be cast this turn for 2 less, and is then exiled.
        Card(
            "living-grimoire",
            ARCANE,
            SpellType.CREATURE,
            cost=3,
            range=6,
            boost=Boost(2),
            body=Body(life=2, movement=4, defense=2, melee=1),
            lines=(
                Free(
                    "personal-archive",
                    (AllowFromDiscard(2),),
                    asks=(ADiscardedCard(but=SpellType.CREATURE),),
                ),
            ),
        ),
        # Flying. Combat damage to an enemy mage shows you that hand; then as the Living Grimoire.
        Card(
            "thought-thief-familiar",
            ARCANE,
            SpellType.CREATURE,
            cost=2,
            range=6,
            boost=Boost(4),
            body=Body(life=2, movement=5, defense=2, melee=3, keywords=(FLYING,)),
            lines=(
                When(
                    "mental-intrusion",
                    (Trigger(On.DAMAGE_DEALT, subject=Who(ENEMY, mages=True), object=Ref.SELF, combat=True),),
                    (
                        LookAtHand(),
                        ChooseDiscarded(but=SpellType.CREATURE, may=True),
                        AllowFromDiscard(2),
                    ),
                ),
            ),
        ),
        # Castable from your discard pile; then it draws you a card, and is exiled when it leaves.
        Card(
            "echoing-construct",
            ARCANE,
            SpellType.CREATURE,
            cost=4,
            range=6,
            boost=Boost(4),
            body=Body(life=3, movement=4, defense=3, melee=4, types=(CreatureType.MECHANICAL,)),
            lines=(
                CastFromDiscardPile(),
                When(
                    "resonance",
                    (Trigger(On.ENTERED_PLAY, subject=Ref.SELF),),
                    (Draw(1),),
                    when=(FromDiscard(),),
                ),
            ),
        ),
        # 1 life and Defence more per spell you cast from your discard pile; attacking after 3 this turn it draws.
        Card(
            "guardian-of-forbidden-lore",
            ARCANE,
            SpellType.CREATURE,
            cost=5,
            range=6,
            boost=Boost(3),
            body=Body(life=3, movement=3, defense=3, melee=4),
            lines=(
                Aura(
                    Ref.SELF,
                    (
                        plus(Stat.LIFE, 1, per=Counted.FROM_DISCARD),
                        plus(Stat.DEFENSE, 1, per=Counted.FROM_DISCARD),
                    ),
                ),
                When(
                    "knowledge-is-power",
                    (Trigger(On.ATTACK_DECLARED, subject=Ref.SELF),),
                    (Draw(1),),
                    when=(CastFromDiscard(3),),
                ),
            ),
        ),
        # In your own turn: exchange a card of your hand for one of your discard pile.
        Card(
            "rewrite-history",
            ARCANE,
            SpellType.INSTANT,
            cost=1,
            boost=Boost(3),
            triggers=(Trigger(On.ANYTHING, when=(InOwnTurn(),)),),
            does=(ExchangeWithDiscard(),),
        ),
        # When an opponent draws outside the draw of three, look at that hand.
        Card(
            "sudden-revelation",
            ARCANE,
            SpellType.INSTANT,
            cost=2,
            boost=Boost(3),
            triggers=(Trigger(On.DRAWN, by=ENEMY),),
            does=(LookAtHand(),),
        ),
        # The mage's archives serve once more a turn.
        Card(
            "scroll-rack",
            ARCANE,
            SpellType.PERMANENT,
            cost=3,
            boost=Boost(1),
            lines=(MoreArchives(),),
        ),
        # When cards go to any discard pile, look at your top card; it may go to the bottom.
        Card(
            "akashic-records",
            ARCANE,
            SpellType.PERMANENT,
            cost=4,
            boost=Boost(2),
            lines=(When("akashic-records", (Trigger(On.DISCARDED),), (MayBury(),)),),
        ),
        # Look at the top 3 cards of any grimoire and put them back in any order.
        Card(
            "future-vision",
            ARCANE,
            SpellType.EPHEMERAL,
            cost=1,
            boost=Boost(3),
            asks=(APlayer(),),
            does=(LookAtTop(3, Whose.NAMED),),
        ),
        # A spell of your discard pile may be cast this turn for 3 less, and is then exiled.
        Card(
            "plagiarize",
            ARCANE,
            SpellType.EPHEMERAL,
            cost=5,
            boost=Boost(4),
            asks=(ADiscardedCard(but=SpellType.CREATURE),),
            does=(AllowFromDiscard(3),),
        ),
    ),
)
