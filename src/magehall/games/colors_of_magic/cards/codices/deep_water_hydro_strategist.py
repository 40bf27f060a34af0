"""The Strategist of the Depths: who moves others learns from it. [mage.deep-water-hydro-strategist]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Boost, Card, Mage, Spend
from magehall.games.colors_of_magic.cards.keywords import ELUSIVE
from magehall.games.colors_of_magic.cards.lines import (
    Action,
    Aura,
    Free,
    PushesFarther,
    Sweep,
    Trigger,
    Upkeep,
    When,
)
from magehall.games.colors_of_magic.cards.vocabulary import (
    ENEMY,
    OWN,
    WATER,
    MarkerKind,
    On,
    SpellType,
    TokenKind,
    Until,
    ZoneKind,
)
from magehall.games.colors_of_magic.cards.words.asks import Aim, AMarker, AnOpponent, Markers, Target, TheOne
from magehall.games.colors_of_magic.cards.words.base import Cost, Ref, Restriction, Who, bound
from magehall.games.colors_of_magic.cards.words.changes import Give
from magehall.games.colors_of_magic.cards.words.conditions import Spent, There
from magehall.games.colors_of_magic.cards.words.flow import ChooseCreature, If
from magehall.games.colors_of_magic.cards.words.hands import Draw, GainTokens, Tax
from magehall.games.colors_of_magic.cards.words.moves import (
    MoveMarker,
    Order,
    Push,
    RedirectPush,
    Toward,
    push_or_pull,
)
from magehall.games.colors_of_magic.cards.words.pieces import LayMarkers

DEEP_WATER_HYDRO_STRATEGIST = Mage(
    "deep-water-hydro-strategist",
    WATER,
    # An insight for each spell or ability of yours that reduces, stops or forces the movement of an enemy.
    # Action, 2 insights: the next spell of an opponent costs 2 mana more.
    body=Body(life=10, movement=6, defense=3, melee=1, ranged=3),
    flow=4,
    token=TokenKind.TIDE,
    most_tokens=3,
    lines=(
        When("tidal-insight", (Trigger(On.HINDERED, by=OWN),), does=(GainTokens(1),)),
        Action("abyssal-disruption", asks=(AnOpponent(),), does=(Tax(2),), cost=Cost(tokens=2)),
    ),
    codex=(
        # Elusive. When its move ends engaged, or it disengages, you may push or pull one of those enemies 1 inch.
        Card(
            "tidal-sprite",
            WATER,
            SpellType.CREATURE,
            cost=2,
            boost=Boost(3),
            body=Body(life=2, movement=6, defense=2, melee=1, keywords=(ELUSIVE,)),
            lines=(
                When(
                    "hindering-current",
                    (
                        Trigger(On.MOVED, subject=Ref.SELF, when=(There(Who(ENEMY, engaged=True)),)),
                        Trigger(On.DISENGAGED, subject=Ref.SELF),
                    ),
                    does=(ChooseCreature(Who(ENEMY, engaged=True), may=True), push_or_pull(1)),
                ),
            ),
        ),
        # Once a turn, when an enemy ends its move within 3 inches, you may push it 2 inches away.
        Card(
            "geyser-tortoise",
            WATER,
            SpellType.CREATURE,
            cost=4,
            boost=Boost(5, loser_damage=1),
            body=Body(life=3, movement=2, defense=3, melee=1),
            lines=(
                When(
                    "protective-eruption",
                    (Trigger(On.MOVED, subject=Who(ENEMY, within=3)),),
                    does=(Push(2, Ref.SUBJECT),),
                    may=True,
                    once=True,
                ),
            ),
        ),
        # Once a turn pull an enemy within 8 inches 3 inches towards it.
        Card(
            "deep-sea-siren",
            WATER,
            SpellType.CREATURE,
            cost=5,
            boost=Boost(5),
            body=Body(life=3, movement=4, defense=3, melee=1),
            lines=(
                Free(
                    "bewitching-song",
                    asks=(Target(Who(ENEMY, within=8)),),
                    does=(Push(3, toward=Toward.SOURCE),),
                ),
            ),
        ),
        # Also costs 3 insights. It cannot be pushed or pulled. It may move straight across creatures and push them 3 inches.
        Card(
            "leviathan",
            WATER,
            SpellType.CREATURE,
            cost=8,
            boost=Boost(5, winner_damage=4),
            body=Body(life=5, movement=5, defense=4, melee=4, size=3),
            spend=Spend(least=3, most=3),
            lines=(Aura(Ref.SELF, (bound(Restriction.CANNOT_BE_PUSHED),)), Sweep(3)),
        ),
        # When a creature is about to be pushed or pulled, choose a new aim. 1 insight: 2 inches farther.
        Card(
            "redirect-current",
            WATER,
            SpellType.INSTANT,
            cost=2,
            boost=Boost(9),
            triggers=(Trigger(On.FORCED),),
            asks=(Aim(),),
            spend=Spend(most=1),
            does=(RedirectPush(more_if_spent=2),),
        ),
        # When an enemy enters water or scorched terrain, it cannot move until the end of its next activation.
        Card(
            "flash-freeze",
            WATER,
            SpellType.INSTANT,
            cost=2,
            range=6,
            boost=Boost(8),
            triggers=(
                Trigger(On.ENTERED_WATER, subject=Who(ENEMY)),
                Trigger(On.ENTERED_ZONE, subject=Who(ENEMY), zone=ZoneKind.SCORCHED),
            ),
            asks=(TheOne(Ref.SUBJECT),),
            does=(Give((bound(Restriction.CANNOT_MOVE),), Until.NEXT_ACTIVATION),),
        ),
        # Everyone's pushes and pulls go 2 inches farther. In each of your end phases 1 insight, or discard it.
        Card(
            "high-tide",
            WATER,
            SpellType.PERMANENT,
            cost=3,
            boost=Boost(7),
            lines=(PushesFarther(2), Upkeep(Cost(tokens=1))),
        ),
        # Three geysers that block movement. Once a turn move one of them up to 3 inches.
        Card(
            "geyser-field",
            WATER,
            SpellType.PERMANENT,
            cost=4,
            range=10,
            boost=Boost(3),
            asks=(Markers(MarkerKind.GEYSER, 3),),
            does=(LayMarkers(MarkerKind.GEYSER),),
            lines=(Free("shift-geyser", asks=(AMarker(MarkerKind.GEYSER),), does=(MoveMarker(3),)),),
        ),
        # Push or pull an enemy 2 inches. 1 insight: draw a card.
        Card(
            "subtle-current",
            WATER,
            SpellType.EPHEMERAL,
            cost=1,
            range=8,
            boost=Boost(6),
            asks=(Target(Who(ENEMY)),),
            spend=Spend(most=1),
            does=(push_or_pull(2), If(Spent(), then=(Draw(1),))),
        ),
        # Push all creatures 6 inches in one direction. 2 insights: 2 damage to enemies that anything stops.
        Card(
            "tsunami",
            WATER,
            SpellType.EPHEMERAL,
            cost=7,
            boost=Boost(1),
            spend=Spend(most=2, each=2),
            does=(Push(6, Who(), Toward.AIM, order=Order.FARTHEST_ALONG, damage_if_stopped=2),),
        ),
    ),
)
