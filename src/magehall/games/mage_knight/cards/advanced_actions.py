"""Advanced actions: twenty-eight cards to learn. [cards.action]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.kinds import Action
from magehall.games.mage_knight.cards.vocabulary import (
    ANY_COLOR,
    BLUE,
    DESERT,
    FIRE,
    GREEN,
    ICE,
    LAKE,
    PLAINS,
    RANGED,
    RED,
    SIEGE,
    SWAMP,
    WASTELAND,
    WHITE,
    Kind,
)
from magehall.games.mage_knight.cards.words.enemies import (
    At,
    FirstCardBonus,
    InfluenceAsBlock,
    MoveAsAttack,
    Weaken,
)
from magehall.games.mage_knight.cards.words.flow import AtEndOfTurn, OneOf, Per
from magehall.games.mage_knight.cards.words.gains import (
    BuyAdvancedAction,
    CastFromOffer,
    Discard,
    PlayAnother,
    ReturnToDeck,
    TakeFromOffer,
    TakeWound,
    ThrowAway,
    To,
)
from magehall.games.mage_knight.cards.words.mana import (
    SAME,
    GainCrystal,
    GainMana,
    GainOtherCrystals,
    GainOwnedCrystal,
    MayPay,
    MoreSourceDice,
    PayFor,
    PayMana,
    RefundCrystals,
    RerollForCrystal,
    RerollSource,
)
from magehall.games.mage_knight.cards.words.points import (
    Attack,
    Block,
    Heal,
    Influence,
    InfluencePerWound,
    Move,
)
from magehall.games.mage_knight.cards.words.travel import ACCESSIBLE, TerrainCap, TerrainChange, TerrainCost
from magehall.games.mage_knight.cards.words.units import NoDamageToUnits, ReadyUnit, UnitValues

OPEN_LAND = (PLAINS, DESERT, WASTELAND)

ADVANCED_ACTIONS = (
    # A red crystal. Strong: ranged fire attack 3.
    Action("fire-bolt", RED, basic=(GainCrystal((RED,)),), strong=(Attack(3, RANGED, FIRE),), number=1),
    # A blue crystal. Strong: ranged ice attack 3.
    Action("ice-bolt", BLUE, basic=(GainCrystal((BLUE,)),), strong=(Attack(3, RANGED, ICE),), number=2),
    # A white crystal. Strong: ranged attack 4.
    Action("swift-bolt", WHITE, basic=(GainCrystal((WHITE,)),), strong=(Attack(4, RANGED),), number=3),
    # A green crystal. Strong: siege attack 3.
    Action("crushing-bolt", GREEN, basic=(GainCrystal((GREEN,)),), strong=(Attack(3, SIEGE),), number=4),
    # Attack 2, or 5 with a wound. Strong: attack 4, or 9 with a wound.
    Action(
        "blood-rage",
        RED,
        basic=(OneOf(((Attack(2),), (TakeWound(), Attack(5)))),),
        strong=(OneOf(((Attack(4),), (TakeWound(), Attack(9)))),),
        number=5,
    ),
    # Ice block 3. Strong: and a blocked enemy has 3 armor less.
    Action(
        "ice-shield",
        BLUE,
        basic=(Block(3, ICE),),
        strong=(Block(3, ICE, if_blocked=(Weaken(3, At.SAME),)),),
        number=6,
    ),
    # Move 2; in combat move points left over become attack. Strong: move 4; or two of them a ranged attack.
    Action(
        "agility",
        WHITE,
        basic=(Move(2), MoveAsAttack()),
        strong=(Move(4), MoveAsAttack(ranged=True)),
        number=7,
    ),
    # Move 2 and heal 1. Strong: move 4 and heal 2.
    Action("refreshing-walk", GREEN, basic=(Move(2), Heal(1)), strong=(Move(4), Heal(2)), number=8),
    # Influence 4 or attack 3, and a step less reputation. Strong: influence 8 or attack 7, and two steps.
    Action(
        "intimidate",
        RED,
        basic=(OneOf(((Influence(4),), (Attack(3),))), AtEndOfTurn(reputation=-1)),
        strong=(OneOf(((Influence(8),), (Attack(7),))), AtEndOfTurn(reputation=-2)),
        number=9,
    ),
    # Move 2; swamps cost 1. Strong: move 4; swamps and lakes cost 1, and lakes may be entered.
    Action(
        "frost-bridge",
        BLUE,
        basic=(Move(2), TerrainCost((SWAMP,), 1)),
        strong=(Move(4), TerrainCost((LAKE, SWAMP), 1)),
        number=10,
    ),
    # Move 2; plains, deserts and wastelands cost 1 less. Strong: 2 less; a blue mana lets one cross lakes for nothing.
    Action(
        "song-of-wind",
        WHITE,
        basic=(Move(2), TerrainChange(OPEN_LAND, -1)),
        strong=(Move(2), TerrainChange(OPEN_LAND, -2), MayPay(BLUE, (TerrainCost((LAKE,), 0),))),
        number=11,
    ),
    # Move 2; all terrain costs 1 less, not below 2. Strong: move 4; all terrain costs 2 at most.
    Action(
        "path-finding",
        GREEN,
        basic=(Move(2), TerrainChange(ACCESSIBLE, -1, least=2)),
        strong=(Move(4), TerrainCap(2)),
        number=12,
    ),
    # A wound for a red mana and one of any colour. Strong: for three of any colours.
    Action(
        "blood-ritual",
        RED,
        basic=(TakeWound(), GainMana((RED,)), GainMana(ANY_COLOR)),
        strong=(TakeWound(), GainMana(ANY_COLOR, 3)),
        number=13,
    ),
    # Pay a mana: green for move 4, white influence 4, blue block 4, red attack 4. Strong: 7.
    Action(
        "pure-magic",
        BLUE,
        basic=(PayFor(red=(Attack(4),), blue=(Block(4),), green=(Move(4),), white=(Influence(4),)),),
        strong=(PayFor(red=(Attack(7),), blue=(Block(7),), green=(Move(7),), white=(Influence(7),)),),
        number=14,
    ),
    # Influence 3; a step of reputation for each unit recruited this turn. Strong: influence 6; a fame each too.
    Action(
        "heroic-tale",
        WHITE,
        basic=(Influence(3), AtEndOfTurn(reputation=1, per=Per.UNIT_RECRUITED)),
        strong=(Influence(6), AtEndOfTurn(fame=1, reputation=1, per=Per.UNIT_RECRUITED)),
        number=15,
    ),
    # Heal 1 and ready a unit of level 1 or 2. Strong: heal 2 and ready one of level 1 to 3.
    Action(
        "regeneration",
        GREEN,
        basic=(Heal(1), ReadyUnit(2)),
        strong=(Heal(2), ReadyUnit(3)),
        healing=True,
        number=16,
    ),
    # At the start of a combat: units attack and block with 2 more, and take no damage. Strong: 3 more.
    Action(
        "into-the-heat",
        RED,
        basic=(UnitValues(attack=2, block=2, at_start=True), NoDamageToUnits()),
        strong=(UnitValues(attack=3, block=3, at_start=True), NoDamageToUnits()),
        number=17,
    ),
    # Move 2; may go under a deed deck that is not empty. Strong: move 4; may go on top of it.
    Action(
        "steady-tempo",
        BLUE,
        basic=(Move(2), ReturnToDeck(on_top=False)),
        strong=(Move(4), ReturnToDeck(on_top=True)),
        number=18,
    ),
    # Influence 2, and influence may be used as block. Strong: influence 4, as ice or fire block.
    Action(
        "diplomacy",
        WHITE,
        basic=(Influence(2), InfluenceAsBlock()),
        strong=(Influence(4), OneOf(((InfluenceAsBlock(ICE),), (InfluenceAsBlock(FIRE),)))),
        number=19,
    ),
    # Influence 2, and 1 for each wound in hand and on units. Strong: influence 4, and 2 for each.
    Action(
        "in-need",
        GREEN,
        basic=(Influence(2), InfluencePerWound(1)),
        strong=(Influence(4), InfluencePerWound(2)),
        number=20,
    ),
    # Throw away an action: two crystals of its colour. Strong: one of each other colour.
    Action(
        "decompose",
        RED,
        basic=(ThrowAway(), GainCrystal(SAME, 2)),
        strong=(ThrowAway(), GainOtherCrystals()),
        number=21,
    ),
    # A crystal of a colour one has. Strong: crystals spent this turn come back.
    Action("crystal-mastery", BLUE, basic=(GainOwnedCrystal(),), strong=(RefundCrystals(),), number=22),
    # A crystal of the colour of a basic die, which is rerolled. Strong: reroll the Source; three dice more, and black and
    # gold count as any basic colour.
    Action(
        "mana-storm",
        WHITE,
        basic=(RerollForCrystal(),),
        strong=(RerollSource(), MoreSourceDice(3, wild=True)),
        number=23,
    ),
    # Move 2; the first attack card has 1 more or the first block card 2. Strong: move 4; 2 and 4.
    Action(
        "ambush",
        GREEN,
        basic=(Move(2), FirstCardBonus(attack=1, block=2)),
        strong=(Move(4), FirstCardBonus(attack=2, block=4)),
        number=24,
    ),
    # Another action's basic effect three times; that card is thrown away. Strong: its strong effect twice, for free.
    Action(
        "maximal-effect",
        RED,
        basic=(PlayAnother(strong=False, times=3, thrown=True),),
        strong=(PlayAnother(strong=True, times=2, thrown=True),),
        number=25,
    ),
    # Discard a card: one spell of the offer may be played. Strong: pay a mana, and a spell of its colour is discarded to
    # one's own pile.
    Action(
        "magic-talent",
        BLUE,
        basic=(Discard(), CastFromOffer()),
        strong=(PayMana(), TakeFromOffer(Kind.SPELL, To.DISCARD)),
        number=26,
    ),
    # Influence 2; once this turn 6 influence buys an advanced action, discarded. Strong: influence 4; 9 into hand.
    Action(
        "learning",
        WHITE,
        basic=(Influence(2), BuyAdvancedAction(6, To.DISCARD)),
        strong=(Influence(4), BuyAdvancedAction(9, To.HAND)),
        number=27,
    ),
    # Throw away an action: an advanced one of its colour, discarded. Strong: into hand.
    Action(
        "training",
        GREEN,
        basic=(ThrowAway(), TakeFromOffer(Kind.ADVANCED_ACTION, To.DISCARD)),
        strong=(ThrowAway(), TakeFromOffer(Kind.ADVANCED_ACTION, To.HAND)),
        number=28,
    ),
)
"""Every advanced action, in the order of their printed numbers."""
