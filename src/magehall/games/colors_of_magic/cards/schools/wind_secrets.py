"""Secrets of the Wind: far sight, shared Actions and the hands of others. [school.wind-secrets]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Boost, Card, School
from magehall.games.colors_of_magic.cards.keywords import SWIFT_STRIKE, extended_sight
from magehall.games.colors_of_magic.cards.lines import FarNetwork, Free, Trigger, When
from magehall.games.colors_of_magic.cards.vocabulary import AIR, OWN, On, SpellType, Stat, Until
from magehall.games.colors_of_magic.cards.words.asks import AnOpponent, NetworkPair
from magehall.games.colors_of_magic.cards.words.attacks import ActNow
from magehall.games.colors_of_magic.cards.words.base import Ref, Who, plus
from magehall.games.colors_of_magic.cards.words.changes import Give
from magehall.games.colors_of_magic.cards.words.flow import ChooseCreature
from magehall.games.colors_of_magic.cards.words.hands import (
    Draw,
    LookAtHand,
    LookAtTop,
    OpponentDiscards,
    OpponentDraws,
    RevealCard,
    Whose,
)

WIND_SECRETS = School(
    "wind-secrets",
    AIR,
    (
        # Extended Sight 12.
        Card(
            "wind-scout",
            AIR,
            SpellType.CREATURE,
            cost=1,
            copies=2,
            range=6,
            boost=Boost(1),
            body=Body(life=1, movement=6, defense=1, ranged=2, keywords=(extended_sight(12),)),
        ),
        # Once a turn a creature of your wind network gives another within 8 inches of it an Action.
        Card(
            "whisper-network",
            AIR,
            SpellType.PERMANENT,
            cost=1,
            copies=2,
            boost=Boost(2),
            lines=(Free("wind-network", (ActNow(Ref.TARGET),), asks=(NetworkPair(),)),),
        ),
        # See an opponent's hand; a card of it, of your choice, lies open until end of turn.
        Card(
            "wind-revelation",
            AIR,
            SpellType.INSTANT,
            cost=2,
            boost=Boost(2),
            asks=(AnOpponent(),),
            does=(LookAtHand(), RevealCard()),
        ),
        # Swift Strike. When it comes into play one of your creatures has 1 more in duels until end of turn.
        Card(
            "gale-messenger",
            AIR,
            SpellType.CREATURE,
            cost=2,
            range=8,
            boost=Boost(3),
            body=Body(life=2, movement=7, defense=2, melee=2, ranged=3, keywords=(SWIFT_STRIKE,)),
            lines=(
                When(
                    "gale-coordination",
                    (Trigger(On.ENTERED_PLAY, subject=Ref.SELF),),
                    (ChooseCreature(Who(OWN)), Give((plus(Stat.INITIATIVE, 1),), Until.END_OF_TURN)),
                ),
            ),
        ),
        # An opponent discards two cards, then draws one.
        Card(
            "wind-disruption",
            AIR,
            SpellType.INSTANT,
            cost=2,
            boost=Boost(3),
            asks=(AnOpponent(),),
            does=(OpponentDiscards(2), OpponentDraws(1)),
        ),
        # Extended Sight 15. In your collect phase see the top card of an opponent's grimoire.
        Card(
            "wind-watcher",
            AIR,
            SpellType.CREATURE,
            cost=3,
            range=6,
            boost=Boost(4),
            body=Body(life=2, movement=4, defense=3, ranged=3, keywords=(extended_sight(15),)),
            lines=(
                When(
                    "surveillance",
                    (Trigger(On.COLLECT, by=OWN),),
                    (LookAtTop(1, Whose.OPPONENT, reorder=False),),
                ),
            ),
        ),
        # All your creatures have 2 more in duels until end of turn. Draw a card.
        Card(
            "storm-coordination",
            AIR,
            SpellType.INSTANT,
            cost=3,
            boost=Boost(4),
            does=(Give((plus(Stat.INITIATIVE, 2),), Until.END_OF_TURN, Who(OWN)), Draw(1)),
        ),
        # Extended Sight 18. Your wind network gives Actions at any distance.
        Card(
            "wind-master",
            AIR,
            SpellType.CREATURE,
            cost=4,
            range=6,
            boost=Boost(5),
            body=Body(life=3, movement=5, defense=3, melee=3, ranged=4, keywords=(extended_sight(18),)),
            lines=(FarNetwork(),),
        ),
    ),
)
