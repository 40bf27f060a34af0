"""Mirror Games: creatures, spells and blows end up elsewhere. [school.mirror-games]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Boost, Card, School
from magehall.games.colors_of_magic.cards.lines import Portals, Trigger, When
from magehall.games.colors_of_magic.cards.vocabulary import (
    ENEMY,
    OWN,
    WATER,
    MarkerKind,
    On,
    SpellType,
    Stat,
    Until,
)
from magehall.games.colors_of_magic.cards.words.asks import ASpell, Markers, Target
from magehall.games.colors_of_magic.cards.words.attacks import RedirectAttack
from magehall.games.colors_of_magic.cards.words.base import Count, Counted, Ref, Who, plus
from magehall.games.colors_of_magic.cards.words.changes import Give
from magehall.games.colors_of_magic.cards.words.flow import ChooseCreature
from magehall.games.colors_of_magic.cards.words.hands import Draw
from magehall.games.colors_of_magic.cards.words.harm import Damage
from magehall.games.colors_of_magic.cards.words.moves import Rearrange, Swap
from magehall.games.colors_of_magic.cards.words.pieces import LayMarkers
from magehall.games.colors_of_magic.cards.words.spells import RedirectSpell

MIRROR_GAMES = School(
    "mirror-games",
    WATER,
    (
        # When it takes damage and lives, it may change places with another creature of yours within 6 inches.
        Card(
            "water-reflection",
            WATER,
            SpellType.CREATURE,
            cost=1,
            copies=2,
            range=6,
            boost=Boost(1),
            body=Body(life=2, movement=5, defense=1, melee=2, ranged=3),
            lines=(
                When(
                    "substitution",
                    (Trigger(On.DAMAGED, subject=Ref.SELF),),
                    does=(
                        ChooseCreature(Who(OWN, within=6, other=True), may=True),
                        Swap(Ref.SELF, Ref.TARGET),
                    ),
                ),
            ),
        ),
        # When an opponent's spell has your creature as target, give it another legal target.
        Card(
            "redirect",
            WATER,
            SpellType.INSTANT,
            cost=1,
            copies=2,
            boost=Boost(2),
            triggers=(Trigger(On.SPELL_CAST, by=ENEMY, object=Who(OWN)),),
            asks=(ASpell(ENEMY, at_own_creature=True),),
            does=(RedirectSpell(),),
        ),
        # Any two creatures on the table change places.
        Card(
            "position-swap",
            WATER,
            SpellType.INSTANT,
            cost=2,
            copies=2,
            boost=Boost(2),
            asks=(Target(), Target(Who(but=Ref.TARGET), pick=Ref.SECOND)),
            does=(Swap(Ref.TARGET, Ref.SECOND),),
        ),
        # When another creature of yours within 3 inches is attacked, it may become the target instead.
        Card(
            "mirror-guardian",
            WATER,
            SpellType.CREATURE,
            cost=2,
            range=6,
            boost=Boost(3),
            body=Body(life=2, movement=4, defense=3, melee=2),
            lines=(
                When(
                    "interception",
                    (Trigger(On.ATTACK_DECLARED, object=Who(OWN, within=3, other=True)),),
                    does=(RedirectAttack(Ref.SELF),),
                    may=True,
                ),
            ),
        ),
        # When your creature took combat damage, who dealt it takes as much. Draw a card.
        Card(
            "damage-reflection",
            WATER,
            SpellType.INSTANT,
            cost=3,
            boost=Boost(4),
            triggers=(Trigger(On.DAMAGE_DEALT, subject=Who(OWN), combat=True),),
            does=(Damage(Count(Counted.HAPPENED), Ref.OBJECT), Draw(1)),
        ),
        # Two portals anywhere, until the end of the next turn: once a turn each creature may go from one to the other.
        Card(
            "water-portal",
            WATER,
            SpellType.PERMANENT,
            cost=3,
            boost=Boost(4),
            asks=(Markers(MarkerKind.PORTAL, 2),),
            does=(LayMarkers(MarkerKind.PORTAL, turns=1),),
            lines=(Portals(),),
        ),
        # Put all creatures to any free places. All have 1 Movement more until end of turn.
        Card(
            "grand-illusion",
            WATER,
            SpellType.INSTANT,
            cost=4,
            boost=Boost(5),
            does=(Rearrange(), Give((plus(Stat.MOVEMENT, 1),), Until.END_OF_TURN, Who())),
        ),
    ),
)
