"""The Whispering Tyrant: what he forces on others feeds him. [mage.whispering-tyrant]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Boost, Card, Mage, Spend
from magehall.games.colors_of_magic.cards.keywords import EPHEMERAL
from magehall.games.colors_of_magic.cards.lines import Trigger, When
from magehall.games.colors_of_magic.cards.vocabulary import (
    AIR,
    ENEMY,
    INCH,
    OWN,
    On,
    SpellType,
    Stat,
    TokenKind,
    Until,
)
from magehall.games.colors_of_magic.cards.words.asks import Centre, Target
from magehall.games.colors_of_magic.cards.words.attacks import AttackNow
from magehall.games.colors_of_magic.cards.words.base import (
    Cost,
    Count,
    Counted,
    Ref,
    Restriction,
    Who,
    bound,
    plus,
)
from magehall.games.colors_of_magic.cards.words.changes import Give, GiveZone
from magehall.games.colors_of_magic.cards.words.conditions import Spent
from magehall.games.colors_of_magic.cards.words.flow import Branch, ChooseCreature, ForEach, If, OneOf
from magehall.games.colors_of_magic.cards.words.hands import Draw, GainTokens, OpponentDiscards
from magehall.games.colors_of_magic.cards.words.moves import Push, Swap, Toward

_CODEX = (
    # When it is activated: an enemy within 6 inches cannot attack in its next activation.
    Card(
        "emissary-of-discord",
        AIR,
        SpellType.CREATURE,
        cost=2,
        range=6,
        boost=Boost(2),
        body=Body(life=2, movement=4, defense=2, melee=2, ranged=2),
        lines=(
            When(
                "word-of-discord",
                (Trigger(On.ACTIVATED, subject=Ref.SELF),),
                (
                    ChooseCreature(Who(ENEMY, within=6)),
                    Give((bound(Restriction.CANNOT_ATTACK),), Until.IN_NEXT_ACTIVATION),
                ),
            ),
        ),
    ),
    # Ephemeral. When it comes into play you may move an enemy within 3 inches 1 inch in any direction.
    Card(
        "elusive-echo",
        AIR,
        SpellType.CREATURE,
        cost=2,
        copies=2,
        range=6,
        boost=Boost(2),
        body=Body(life=2, movement=5, defense=1, melee=1, ranged=1, keywords=(EPHEMERAL,)),
        lines=(
            When(
                "startling-echo",
                (Trigger(On.ENTERED_PLAY, subject=Ref.SELF),),
                (ChooseCreature(Who(ENEMY, within=3)), Push(1, toward=Toward.AIM)),
                may=True,
            ),
        ),
    ),
    # When it comes into play gain a token. Whenever Seeds of Dissonance gives a token, gain one more.
    Card(
        "dissonance-weaver",
        AIR,
        SpellType.CREATURE,
        cost=3,
        range=6,
        boost=Boost(3),
        body=Body(life=2, movement=4, defense=2, melee=3, ranged=2),
        lines=(
            When("first-thread", (Trigger(On.ENTERED_PLAY, subject=Ref.SELF),), (GainTokens(1),)),
            When("woven-dissonance", (Trigger(On.FORBADE, by=OWN),), (GainTokens(1),)),
        ),
    ),
    # Move an enemy up to 3 inches in any direction; with a token it may then change places with your creature.
    Card(
        "gale-of-misdirection",
        AIR,
        SpellType.INSTANT,
        cost=3,
        range=8,
        boost=Boost(4),
        asks=(Target(Who(ENEMY)),),
        does=(
            Push(3, toward=Toward.AIM, up_to=True),
            If(Spent(), (ChooseCreature(Who(OWN), Ref.SECOND, may=True), Swap())),
        ),
        spend=Spend(0, 1),
    ),
    # Move an enemy up to 2 inches towards another of that player or a monster; with a token it attacks that one in
    # melee, and you play its duel cards. The token the card speaks of is that of Seeds of Dissonance.
    Card(
        "voice-of-command",
        AIR,
        SpellType.INSTANT,
        cost=3,
        range=6,
        boost=Boost(4),
        asks=(Target(Who(ENEMY)),),
        does=(
            ChooseCreature(Who(ENEMY, with_target=True), Ref.SECOND),
            Push(2, toward=Toward.SECOND, up_to=True),
            If(Spent(), (AttackNow(Ref.TARGET, melee_only=True, at=Ref.SECOND, commanded=True, may=False),)),
        ),
        spend=Spend(0, 1),
    ),
    # Enemies that touch a zone of 3 inches, anywhere, cannot move in their next activation; with a token they
    # cannot attack either.
    Card(
        "mental-stasis-zone",
        AIR,
        SpellType.INSTANT,
        cost=4,
        boost=Boost(5),
        asks=(Centre(3 * INCH),),
        does=(
            GiveZone((bound(Restriction.CANNOT_MOVE),), Until.IN_NEXT_ACTIVATION, 3 * INCH),
            If(Spent(), (GiveZone((bound(Restriction.CANNOT_ATTACK),), Until.IN_NEXT_ACTIVATION, 3 * INCH),)),
        ),
        spend=Spend(0, 1),
    ),
    # Draw a card, and one more for each of up to 2 tokens.
    Card(
        "mind-weave",
        AIR,
        SpellType.INSTANT,
        cost=2,
        range=0,
        boost=Boost(3),
        does=(Draw(Count(Counted.SPENT, plus=1)),),
        spend=Spend(0, 2),
    ),
    # Up to 2 enemies, with a token 3: each is moved 2 inches in any direction, or has no Action in its next activation.
    Card(
        "tyrants-decree",
        AIR,
        SpellType.INSTANT,
        cost=3,
        range=9,
        boost=Boost(5),
        asks=(Target(Who(ENEMY), count=2, up_to=True, more_if_spent=1),),
        does=(
            ForEach(
                Ref.TARGET,
                (
                    OneOf(
                        (
                            Branch("decree-march", (Push(2, toward=Toward.AIM),)),
                            Branch(
                                "decree-idle",
                                (Give((bound(Restriction.CANNOT_ACT),), Until.IN_NEXT_ACTIVATION),),
                            ),
                        )
                    ),
                ),
            ),
        ),
        spend=Spend(0, 1),
    ),
    # An enemy has 1 less in duels until end of turn; with a token 1 melee less too.
    Card(
        "whisper-of-doubt",
        AIR,
        SpellType.INSTANT,
        cost=1,
        range=6,
        boost=Boost(2),
        asks=(Target(Who(ENEMY)),),
        does=(
            Give((plus(Stat.INITIATIVE, -1),), Until.END_OF_TURN),
            If(Spent(), (Give((plus(Stat.MELEE, -1),), Until.END_OF_TURN),)),
        ),
        spend=Spend(0, 1),
    ),
    # Move an enemy 1 inch in any direction. The token the card speaks of is that of Seeds of Dissonance.
    Card(
        "mental-nudge",
        AIR,
        SpellType.INSTANT,
        cost=1,
        range=4,
        boost=Boost(1),
        asks=(Target(Who(ENEMY)),),
        does=(Push(1, toward=Toward.AIM),),
    ),
)

WHISPERING_TYRANT = Mage(
    "whispering-tyrant",
    AIR,
    Body(life=10, movement=5, defense=3, melee=1, ranged=3),
    flow=5,
    codex=_CODEX,
    token=TokenKind.DISSONANCE,
    most_tokens=5,
    left_out="whisper-of-doubt",
    lines=(
        # A token for each spell or ability of yours that moves enemies by force, or forbids them something.
        When("seeds-of-dissonance", (Trigger(On.FORBADE, by=OWN),), (GainTokens(1),)),
        # A token when an opponent casts a spell: that one discards a card, or an enemy has 1 Defence less this turn.
        When(
            "symphony-of-chaos",
            (Trigger(On.SPELL_CAST, by=ENEMY),),
            (
                OneOf(
                    (
                        Branch("symphony-discard", (OpponentDiscards(1),)),
                        Branch(
                            "symphony-weaken",
                            (ChooseCreature(Who(ENEMY)), Give((plus(Stat.DEFENSE, -1),), Until.END_OF_TURN)),
                        ),
                    )
                ),
            ),
            may=True,
            cost=Cost(tokens=1),
        ),
    ),
)
