"""The Ash Prophet: he sees what comes, and hides in ash. [mage.ash-prophet]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Boost, Card, Mage
from magehall.games.colors_of_magic.cards.lines import Action, Aura, Free, Trigger, When
from magehall.games.colors_of_magic.cards.vocabulary import (
    ENEMY,
    FIRE,
    INCH,
    OWN,
    AttackKind,
    CreatureType,
    On,
    SpellType,
    TokenKind,
    ZoneKind,
)
from magehall.games.colors_of_magic.cards.words.asks import APlayer, Centre, Placement, Target, TheOne
from magehall.games.colors_of_magic.cards.words.attacks import RedirectAttack
from magehall.games.colors_of_magic.cards.words.base import Cost, Near, Ref, Restriction, Who, bound
from magehall.games.colors_of_magic.cards.words.changes import Foretell
from magehall.games.colors_of_magic.cards.words.conditions import There
from magehall.games.colors_of_magic.cards.words.flow import ChooseCreature
from magehall.games.colors_of_magic.cards.words.hands import GainTokens, LookAtTop, Whose
from magehall.games.colors_of_magic.cards.words.moves import Manner, MoveNow, Teleport
from magehall.games.colors_of_magic.cards.words.pieces import LayZone

# Whom Prophetic Intervention may put in the place of the creature attacked.
STAND_IN = Who(OWN, within=1, near=Near.ATTACKER, but=Ref.OBJECT)

ASH_PROPHET = Mage(
    "ash-prophet",
    FIRE,
    # A charge for each enemy that your spells, creatures or permanents destroy.
    # Action, 1 charge: look at the top two cards of anyone's grimoire and put them back in any order.
    body=Body(life=8, movement=6, defense=3, melee=2, ranged=3),
    flow=5,
    token=TokenKind.ASH,
    most_tokens=3,
    lines=(
        When("ash-charge", (Trigger(On.DIED, by=OWN, subject=Who(ENEMY)),), does=(GainTokens(1),)),
        Action("vision-of-ash", asks=(APlayer(),), does=(LookAtTop(2, Whose.NAMED),), cost=Cost(tokens=1)),
    ),
    codex=(
        # In your collect phase look at the top two cards of your grimoire and put them back in any order.
        Card(
            "ash-seer",
            FIRE,
            SpellType.CREATURE,
            cost=2,
            boost=Boost(3, winner_damage=1),
            body=Body(life=2, movement=4, defense=2, melee=2),
            lines=(When("prescience", (Trigger(On.COLLECT, by=OWN),), does=(LookAtTop(2, Whose.OWN),)),),
        ),
        # Comes into play touching scorched terrain or an ash cloud. Only adjacent creatures may attack it.
        Card(
            "cinder-phantom",
            FIRE,
            SpellType.CREATURE,
            cost=3,
            range=8,
            boost=Boost(5, winner_damage=2),
            body=Body(life=2, movement=5, defense=2, melee=2, types=(CreatureType.UNDEAD,)),
            placement=Placement.ON_ASH,
            lines=(Aura(Ref.SELF, (bound(Restriction.ONLY_ADJACENT_ATTACK),)),),
        ),
        # Once a turn: the opponent says whether an enemy within 8 inches will be activated this turn, and is bound by it.
        Card(
            "oracle-of-flames",
            FIRE,
            SpellType.CREATURE,
            cost=4,
            boost=Boost(5, winner_damage=1),
            body=Body(life=3, movement=3, defense=2, melee=2),
            lines=(
                Free(
                    "flame-revelation",
                    asks=(Target(Who(ENEMY, within=8, untapped=True, but_monsters=True)),),
                    does=(Foretell(),),
                ),
            ),
        ),
        # Your other adjacent creatures cannot be attacked.
        Card(
            "foresworn-guardian",
            FIRE,
            SpellType.CREATURE,
            cost=5,
            boost=Boost(5, loser_damage=2),
            body=Body(life=3, movement=3, defense=3, melee=2),
            lines=(Aura(Who(OWN, within=1), (bound(Restriction.NO_ATTACK_TARGET),)),),
        ),
        # When your creature is attacked in melee, another of yours adjacent to the attacker becomes the target.
        Card(
            "prophetic-intervention",
            FIRE,
            SpellType.INSTANT,
            cost=3,
            range=6,
            boost=Boost(5),
            triggers=(
                Trigger(
                    On.ATTACK_DECLARED, object=Who(OWN), attack=AttackKind.MELEE, when=(There(STAND_IN),)
                ),
            ),
            asks=(TheOne(Ref.OBJECT),),
            does=(ChooseCreature(STAND_IN, pick=Ref.SECOND), RedirectAttack(Ref.SECOND)),
        ),
        # When a spell targets your creature, teleport it up to 4 inches; out of range or sight, the spell fails.
        Card(
            "smoke-and-mirrors",
            FIRE,
            SpellType.INSTANT,
            cost=2,
            range=6,
            boost=Boost(3),
            triggers=(Trigger(On.SPELL_CAST, object=Who(OWN)),),
            asks=(TheOne(Ref.OBJECT),),
            does=(Teleport(4),),
        ),
        # A cloud of ash of radius 4 that blocks sight.
        Card(
            "ash-veil",
            FIRE,
            SpellType.PERMANENT,
            cost=3,
            range=12,
            boost=Boost(5),
            asks=(Centre(4 * INCH),),
            does=(LayZone(ZoneKind.CLOUD, 4 * INCH),),
        ),
        # All ground is difficult for enemies.
        Card(
            "field-of-ashes",
            FIRE,
            SpellType.PERMANENT,
            cost=4,
            boost=Boost(5),
            lines=(Aura(Who(ENEMY), (bound(Restriction.ALL_DIFFICULT),)),),
        ),
        # Your mage moves up to 6 inches, across creatures and obstacles.
        Card(
            "cinder-step",
            FIRE,
            SpellType.EPHEMERAL,
            cost=2,
            boost=Boost(3),
            does=(MoveNow(6, Ref.MAGE, Manner.LEAP),),
        ),
        # Look at the top three cards of anyone's grimoire and put them back in any order.
        Card(
            "prophetic-flames",
            FIRE,
            SpellType.EPHEMERAL,
            cost=1,
            boost=Boost(2),
            asks=(APlayer(),),
            does=(LookAtTop(3, Whose.NAMED),),
        ),
    ),
)
