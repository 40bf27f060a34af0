"""Spells: twenty, of which the last four harm other players. [cards.spell]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.kinds import Spell
from magehall.games.mage_knight.cards.vocabulary import (
    BLUE,
    COLD_FIRE,
    FIRE,
    GREEN,
    ICE,
    LAKE,
    RANGED,
    RED,
    SIEGE,
    SWAMP,
    WHITE,
    Resistance,
)
from magehall.games.mage_knight.cards.words.enemies import (
    At,
    Destroy,
    Hold,
    IgnoreSiteFortifications,
    LoseFortification,
    LoseResistances,
    SkipBlocking,
    Weaken,
)
from magehall.games.mage_knight.cards.words.flow import OneOf
from magehall.games.mage_knight.cards.words.gains import (
    AnotherTurn,
    HandLimit,
    RecoverDiscarded,
    TakeBackPlayedCards,
    TakeWound,
)
from magehall.games.mage_knight.cards.words.mana import SAME, ClaimSourceDie, GainCrystal, PayFor
from magehall.games.mage_knight.cards.words.points import Attack, Block, Heal
from magehall.games.mage_knight.cards.words.rivals import (
    OthersDiscardColor,
    OthersLoseCrystal,
    SpendOthersUnits,
    WoundsPerCrystal,
)
from magehall.games.mage_knight.cards.words.travel import Fly, Leap, Travel
from magehall.games.mage_knight.cards.words.units import BorrowUnit, ReadyLevels, ReadyUnit, RecruitFree

WETLAND = (SWAMP, LAKE)

SPELLS = (
    # Ranged fire attack 5. Strong: a wound, and siege fire attack 8.
    Spell(
        "fireball",
        "firestorm",
        RED,
        (Attack(5, RANGED, FIRE),),
        (TakeWound(), Attack(8, SIEGE, FIRE)),
        number=1,
    ),
    # Ranged ice attack 5. Strong: a wound, and siege ice attack 8.
    Spell(
        "snowstorm",
        "blizzard",
        BLUE,
        (Attack(5, RANGED, ICE),),
        (TakeWound(), Attack(8, SIEGE, ICE)),
        number=2,
    ),
    # One enemy loses fortifications and resistances; ranged attack 2. Strong: all lose one or the other; ranged attack 3.
    Spell(
        "expose",
        "mass-expose",
        WHITE,
        basic=(LoseFortification(), LoseResistances(At.SAME), Attack(2, RANGED)),
        strong=(OneOf(((LoseFortification(At.ALL),), (LoseResistances(At.ALL),))), Attack(3, RANGED)),
        number=3,
    ),
    # One enemy has 3 armor less, or all have 2 less. Strong: fortified ones twice as much.
    Spell(
        "tremor",
        "earthquake",
        GREEN,
        basic=(OneOf(((Weaken(3),), (Weaken(2, At.ALL),))),),
        strong=(OneOf(((Weaken(3, fortified=6),), (Weaken(2, At.ALL, fortified=4),))),),
        number=4,
    ),
    # Fire attack 5 or fire block 7. Strong: 2 more for each enemy.
    Spell(
        "flame-wall",
        "flame-wave",
        RED,
        basic=(OneOf(((Attack(5, element=FIRE),), (Block(7, FIRE),))),),
        strong=(OneOf(((Attack(5, element=FIRE, per_enemy=2),), (Block(7, FIRE, per_enemy=2),))),),
        number=5,
    ),
    # Pay a mana: blue for ice attack 8, red cold fire attack 7, white ranged ice attack 6, green siege ice attack 5.
    # Strong: 3 more.
    Spell(
        "mana-bolt",
        "mana-thunderbolt",
        BLUE,
        basic=(
            PayFor(
                red=(Attack(7, element=COLD_FIRE),),
                blue=(Attack(8, element=ICE),),
                green=(Attack(5, SIEGE, ICE),),
                white=(Attack(6, RANGED, ICE),),
            ),
        ),
        strong=(
            PayFor(
                red=(Attack(10, element=COLD_FIRE),),
                blue=(Attack(11, element=ICE),),
                green=(Attack(8, SIEGE, ICE),),
                white=(Attack(9, RANGED, ICE),),
            ),
        ),
        number=6,
    ),
    # One enemy does not attack. Strong: destroy one in the attack phase.
    Spell("whirlwind", "tornado", WHITE, basic=(Hold(),), strong=(Destroy(),), number=7),
    # Travel three spaces, not by swamps or lakes, onto a safe one. Strong: onto a fortified site or a hero.
    Spell(
        "underground-travel",
        "underground-attack",
        GREEN,
        basic=(Travel(3, WETLAND),),
        strong=(Travel(3, WETLAND, assault=True),),
        number=8,
    ),
    # Fire block 4; if it succeeds, fire attack 4 later. Strong: if it succeeds, the blocked enemy is destroyed.
    Spell(
        "burning-shield",
        "exploding-shield",
        RED,
        basic=(Block(4, FIRE, if_blocked=(Attack(4, element=FIRE),)),),
        strong=(Block(4, FIRE, if_blocked=(Destroy(At.SAME),)),),
        number=9,
    ),
    # One enemy does not attack and loses fire resistance. Strong: and has 4 armor less.
    Spell(
        "chill",
        "lethal-chill",
        BLUE,
        basic=(Hold(), LoseResistances(At.SAME, (Resistance.FIRE,))),
        strong=(Hold(), Weaken(4, At.SAME)),
        number=10,
    ),
    # Fly up to five spaces, a move point each. Strong: skip block and damage with move points for all enemies.
    Spell(
        "wings-of-wind",
        "wings-of-night",
        WHITE,
        basic=(Fly((1, 2, 3, 4, 5)),),
        strong=(SkipBlocking(by_move=True),),
        number=11,
    ),
    # Heal 3, in a forest 5. Strong: and ready units of 3 levels together, in a forest 5.
    Spell(
        "restoration",
        "rebirth",
        GREEN,
        basic=(Heal(3, in_forest=5),),
        strong=(Heal(3, in_forest=5), ReadyLevels(3, in_forest=5)),
        number=12,
        healing=True,
    ),
    # Sites fortify nobody, and all enemies have 1 armor less. Strong: destroy one in the attack phase, the others have 1
    # armor less.
    Spell(
        "demolish",
        "disintegrate",
        RED,
        basic=(IgnoreSiteFortifications(), Weaken(1, At.ALL)),
        strong=(Destroy(), Weaken(1, At.OTHERS)),
        number=13,
    ),
    # Spaces two away count as adjacent. Strong: take back the cards played, draw none, and have another turn.
    Spell(
        "space-bending",
        "time-bending",
        BLUE,
        basic=(Leap(),),
        strong=(TakeBackPlayedCards(), AnotherTurn()),
        number=14,
    ),
    # Use an ability of a unit in the offer. Strong: recruit one of them for nothing.
    Spell("call-to-arms", "call-to-glory", WHITE, basic=(BorrowUnit(),), strong=(RecruitFree(),), number=15),
    # Two random cards of the discard pile go on top of or under the deck; two cards over the hand limit. Strong: chosen.
    Spell(
        "meditation",
        "trance",
        GREEN,
        basic=(RecoverDiscarded(2, chosen=False), HandLimit(2)),
        strong=(RecoverDiscarded(2, chosen=True), HandLimit(2)),
        number=16,
    ),
    # The others lose a crystal or take a wound, and one crystal may be gained. Strong: a wound for each crystal of a
    # colour, to everybody; then two crystals of it.
    Spell(
        "mana-meltdown",
        "mana-radiance",
        RED,
        basic=(OthersLoseCrystal(),),
        strong=(WoundsPerCrystal(), GainCrystal(SAME, 2)),
        number=17,
        interactive=True,
    ),
    # Keep a basic die: three mana now, or one in each later turn. Strong: and its colour is cursed for others.
    Spell(
        "mana-claim",
        "mana-curse",
        BLUE,
        basic=(ClaimSourceDie(),),
        strong=(ClaimSourceDie(curses=True),),
        number=18,
        interactive=True,
    ),
    # A crystal of a colour; the others discard a card of it. Strong: an action so discarded may be kept.
    Spell(
        "mind-read",
        "mind-steal",
        WHITE,
        basic=(OthersDiscardColor(),),
        strong=(OthersDiscardColor(may_keep=True),),
        number=19,
        interactive=True,
    ),
    # Ready a unit, then spend one of level 1 or 2 of each other player. Strong: ready and heal it; level 1 to 3.
    Spell(
        "energy-flow",
        "energy-steal",
        GREEN,
        basic=(ReadyUnit(), SpendOthersUnits(2)),
        strong=(ReadyUnit(heals=True), SpendOthersUnits(3)),
        number=20,
        healing=True,
        interactive=True,
    ),
)
"""Every spell, in the order of their printed numbers."""
