"""Units: twenty regular ones and twenty of the elite. [units]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.kinds import Ability, UnitCard
from magehall.games.mage_knight.cards.vocabulary import (
    ANY_COLOR,
    BLACK,
    BLUE,
    COLD_FIRE,
    FIRE,
    FOREST,
    GREEN,
    HILLS,
    ICE,
    PHYSICAL,
    RANGED,
    RED,
    SIEGE,
    SWAMP,
    WHITE,
    Element,
    Resistance,
    Site,
)
from magehall.games.mage_knight.cards.words.base import Word
from magehall.games.mage_knight.cards.words.enemies import At, ConvertAttacks, Hold, Weaken
from magehall.games.mage_knight.cards.words.flow import OneOf
from magehall.games.mage_knight.cards.words.mana import GainCrystal, GainMana
from magehall.games.mage_knight.cards.words.points import Attack, Block, Heal, Influence, Move
from magehall.games.mage_knight.cards.words.travel import TerrainChange
from magehall.games.mage_knight.cards.words.units import PayForMore, ReadyUnit, UnitsResist, WoundItself

VILLAGE, MONASTERY, KEEP, TOWER, CITY = Site.VILLAGE, Site.MONASTERY, Site.KEEP, Site.MAGE_TOWER, Site.CITY
RESISTS_FIRE, RESISTS_ICE, RESISTS_PHYSICAL = Resistance.FIRE, Resistance.ICE, Resistance.PHYSICAL


def fight(points: int, element: Element = PHYSICAL) -> Word:
    """Attack or block."""
    return OneOf(((Attack(points, element=element),), (Block(points, element),)))


REGULAR_UNITS = (
    # Attack or block 2; influence 2; move 2.
    UnitCard(
        "peasants",
        copies=3,
        cost=4,
        level=1,
        armor=3,
        sites=(VILLAGE,),
        abilities=(Ability((fight(2),)), Ability((Influence(2),)), Ability((Move(2),))),
    ),
    # For green, heal 2; ready a unit of level 1 or 2; a green mana.
    UnitCard(
        "herbalists",
        copies=2,
        cost=3,
        level=1,
        armor=2,
        sites=(VILLAGE, MONASTERY),
        abilities=(Ability((Heal(2),), GREEN), Ability((ReadyUnit(2),)), Ability((GainMana((GREEN,)),))),
    ),
    # Move 2, and forests, hills and swamps cost 1 less; block 3.
    UnitCard(
        "foresters",
        copies=2,
        cost=5,
        level=1,
        armor=4,
        sites=(VILLAGE,),
        abilities=(Ability((Move(2), TerrainChange((FOREST, HILLS, SWAMP), -1))), Ability((Block(3),))),
    ),
    # Attack or block 3; ranged attack 2.
    UnitCard(
        "utem-crossbowmen",
        copies=2,
        cost=6,
        level=2,
        armor=4,
        sites=(VILLAGE, KEEP),
        abilities=(Ability((fight(3),)), Ability((Attack(2, RANGED),))),
    ),
    # Attack 2; block 4, and the enemy is not swift.
    UnitCard(
        "utem-guardsmen",
        copies=2,
        cost=5,
        level=2,
        armor=5,
        sites=(VILLAGE, KEEP),
        abilities=(Ability((Attack(2),)), Ability((Block(4, slows=True),))),
    ),
    # Attack or block 3; attack or block 6, and a wound.
    UnitCard(
        "utem-swordsmen",
        copies=2,
        cost=6,
        level=2,
        armor=4,
        sites=(KEEP,),
        abilities=(Ability((fight(3),)), Ability((fight(6), WoundItself()))),
    ),
    # Attack or block 2; for red, fire block 4; for blue, ice block 4.
    UnitCard(
        "guardian-golems",
        copies=2,
        cost=7,
        level=2,
        armor=3,
        sites=(KEEP, TOWER),
        abilities=(Ability((fight(2),)), Ability((Block(4, FIRE),), RED), Ability((Block(4, ICE),), BLUE)),
        resistances=(RESISTS_PHYSICAL,),
    ),
    # Influence 4; for white, an unfortified enemy does not attack; a white crystal.
    UnitCard(
        "illusionists",
        copies=2,
        cost=7,
        level=2,
        armor=2,
        sites=(TOWER, MONASTERY),
        abilities=(
            Ability((Influence(4),)),
            Ability((Hold(unfortified=True),), WHITE),
            Ability((GainCrystal((WHITE,)),)),
        ),
        resistances=(RESISTS_PHYSICAL,),
    ),
    # Attack or block 3; for red, fire attack or fire block 4.
    UnitCard(
        "red-cape-monks",
        copies=1,
        cost=7,
        level=2,
        armor=4,
        sites=(MONASTERY,),
        abilities=(Ability((fight(3),)), Ability((fight(4, FIRE),), RED)),
    ),
    # Attack or block 3; for blue, ice attack or ice block 4.
    UnitCard(
        "northern-monks",
        copies=1,
        cost=7,
        level=2,
        armor=4,
        sites=(MONASTERY,),
        abilities=(Ability((fight(3),)), Ability((fight(4, ICE),), BLUE)),
    ),
    # Attack or block 3; for green, siege attack 4.
    UnitCard(
        "savage-monks",
        copies=1,
        cost=7,
        level=2,
        armor=4,
        sites=(MONASTERY,),
        abilities=(Ability((fight(3),)), Ability((Attack(4, SIEGE),), GREEN)),
    ),
)
"""Units with a silver back."""

ELITE_UNITS = (
    # Attack or block 3; for red, ranged fire attack 4.
    UnitCard(
        "fire-golems",
        copies=2,
        cost=8,
        level=3,
        armor=4,
        sites=(KEEP, TOWER),
        abilities=(Ability((fight(3),)), Ability((Attack(4, RANGED, FIRE),), RED)),
        resistances=(RESISTS_FIRE, RESISTS_PHYSICAL),
        elite=True,
    ),
    # Attack or block 3; for blue, ice attack 6.
    UnitCard(
        "ice-golems",
        copies=2,
        cost=8,
        level=3,
        armor=4,
        sites=(KEEP, TOWER),
        abilities=(Ability((fight(3),)), Ability((Attack(6, element=ICE),), BLUE)),
        resistances=(RESISTS_ICE, RESISTS_PHYSICAL),
        elite=True,
    ),
    # Ranged fire attack 3; for red, fire attack or fire block 6; a red mana and a red crystal.
    UnitCard(
        "fire-mages",
        copies=2,
        cost=9,
        level=3,
        armor=4,
        sites=(TOWER, MONASTERY),
        abilities=(
            Ability((Attack(3, RANGED, FIRE),)),
            Ability((fight(6, FIRE),), RED),
            Ability((GainMana((RED,)), GainCrystal((RED,)))),
        ),
        resistances=(RESISTS_FIRE,),
        elite=True,
    ),
    # Ice attack or ice block 4; for blue, siege ice attack 4; a blue mana and a blue crystal.
    UnitCard(
        "ice-mages",
        copies=2,
        cost=9,
        level=3,
        armor=4,
        sites=(TOWER, MONASTERY),
        abilities=(
            Ability((fight(4, ICE),)),
            Ability((Attack(4, SIEGE, ICE),), BLUE),
            Ability((GainMana((BLUE,)), GainCrystal((BLUE,)))),
        ),
        resistances=(RESISTS_ICE,),
        elite=True,
    ),
    # Attack or block 5; for red, ranged fire attack 6.
    UnitCard(
        "amotep-gunners",
        copies=2,
        cost=8,
        level=3,
        armor=6,
        sites=(KEEP, CITY),
        abilities=(Ability((fight(5),)), Ability((Attack(6, RANGED, FIRE),), RED)),
        elite=True,
    ),
    # Attack or block 5; for blue, an enemy does not attack and has 3 armor less.
    UnitCard(
        "amotep-freezers",
        copies=2,
        cost=8,
        level=3,
        armor=6,
        sites=(KEEP, CITY),
        abilities=(Ability((fight(5),)), Ability((Hold(), Weaken(3, At.SAME)), BLUE)),
        elite=True,
    ),
    # Siege attack 3; for red, siege fire attack 5; for blue, siege ice attack 5.
    UnitCard(
        "catapults",
        copies=3,
        cost=9,
        level=3,
        armor=4,
        sites=(KEEP, CITY),
        abilities=(
            Ability((Attack(3, SIEGE),)),
            Ability((Attack(5, SIEGE, FIRE),), RED),
            Ability((Attack(5, SIEGE, ICE),), BLUE),
        ),
        elite=True,
    ),
    # Two mana of any colours; cold fire attack or block 5, 7 for a blue or a red mana, 9 for both; for black, all attacks
    # become cold fire, or siege.
    UnitCard(
        "altem-mages",
        copies=2,
        cost=12,
        level=4,
        armor=5,
        sites=(CITY,),
        abilities=(
            Ability((GainMana(ANY_COLOR, 2),)),
            Ability((PayForMore(2), fight(5, COLD_FIRE))),
            Ability((OneOf(((ConvertAttacks(to_siege=False),), (ConvertAttacks(to_siege=True),))),), BLACK),
        ),
        resistances=(RESISTS_FIRE, RESISTS_ICE),
        elite=True,
    ),
    # Attack 5; block 8, and the enemy is not swift; for green, all units resist everything.
    UnitCard(
        "altem-guardians",
        copies=3,
        cost=11,
        level=4,
        armor=7,
        sites=(CITY,),
        abilities=(
            Ability((Attack(5),)),
            Ability((Block(8, slows=True),)),
            Ability((UnitsResist(),), GREEN),
        ),
        elite=True,
    ),
)
"""Units with a golden back."""
