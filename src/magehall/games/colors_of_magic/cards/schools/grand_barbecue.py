"""The Grand Barbecue: fire all around. [school.grand-barbecue]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Boost, Card, School
from magehall.games.colors_of_magic.cards.keywords import source
from magehall.games.colors_of_magic.cards.lines import Trigger, When
from magehall.games.colors_of_magic.cards.vocabulary import ENEMY, FIRE, INCH, OWN, On, SpellType
from magehall.games.colors_of_magic.cards.words.asks import Centre, TheOne
from magehall.games.colors_of_magic.cards.words.base import Near, Ref, Who
from magehall.games.colors_of_magic.cards.words.harm import Damage, LateDamage, ZoneDamage
from magehall.games.colors_of_magic.cards.words.pieces import LayScorched

GRAND_BARBECUE = School(
    "grand-barbecue",
    FIRE,
    (
        # Source 1. Whom it damages in combat, attacking or defending, takes 1 damage more in the end phase.
        Card(
            "salamander-pup",
            FIRE,
            SpellType.CREATURE,
            cost=2,
            copies=2,
            range=6,
            boost=Boost(3, winner_damage=1),
            body=Body(life=2, movement=5, defense=2, melee=3, keywords=(source(1),)),
            lines=(
                When(
                    "ignition",
                    (Trigger(On.DAMAGED, object=Ref.SELF, combat=True),),
                    does=(LateDamage(1, Ref.SUBJECT),),
                ),
            ),
        ),
        # Creatures activated while engaged with it take 1 damage. Where it dies the ground is scorched, 3 inches around.
        Card(
            "living-bonfire",
            FIRE,
            SpellType.CREATURE,
            cost=4,
            copies=2,
            range=6,
            boost=Boost(5, winner_damage=2, loser_damage=1),
            body=Body(life=3, movement=3, defense=3, melee=2),
            lines=(
                When(
                    "immolation",
                    (Trigger(On.ACTIVATED, subject=Who(engaged=True)),),
                    does=(Damage(1, Ref.SUBJECT),),
                ),
                When(
                    "last-crackle",
                    (Trigger(On.DIED, subject=Ref.SELF),),
                    does=(LayScorched(Ref.SELF, radius=3 * INCH),),
                ),
            ),
        ),
        # When an enemy ends its move within 6 inches of a creature of yours, 1 damage to it.
        Card(
            "flash-fire",
            FIRE,
            SpellType.INSTANT,
            cost=2,
            copies=2,
            range=4,
            boost=Boost(3),
            triggers=(Trigger(On.MOVED, subject=Who(ENEMY, within=6, near=Near.OWN_CREATURE)),),
            asks=(TheOne(Ref.SUBJECT),),
            does=(Damage(1),),
        ),
        # In every end phase 1 damage to all enemies within 2 inches.
        Card(
            "incandescent-colossus",
            FIRE,
            SpellType.CREATURE,
            cost=5,
            copies=2,
            range=6,
            boost=Boost(5),
            body=Body(life=4, movement=3, defense=4, melee=3, size=2),
            lines=(When("ash-aura", (Trigger(On.END, by=OWN),), does=(Damage(1, Who(ENEMY, within=2)),)),),
        ),
        # 1 damage to every creature within 3 inches of a point, your own too.
        Card(
            "fireball",
            FIRE,
            SpellType.EPHEMERAL,
            cost=3,
            copies=2,
            range=10,
            boost=Boost(5),
            asks=(Centre(3 * INCH),),
            does=(ZoneDamage(1, 3 * INCH),),
        ),
    ),
)
