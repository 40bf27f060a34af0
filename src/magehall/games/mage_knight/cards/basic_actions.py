"""Basic actions: the cards of which every hero's first deck is made. [cards.action]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.kinds import Action
from magehall.games.mage_knight.cards.vocabulary import (
    BASIC_COLORS,
    BLACK,
    BLUE,
    FIRE,
    GREEN,
    ICE,
    RANGED,
    RED,
    SIEGE,
    WHITE,
)
from magehall.games.mage_knight.cards.words.flow import AtEndOfTurn, OneOf, Per
from magehall.games.mage_knight.cards.words.gains import Discard, Draw, PlayAnother
from magehall.games.mage_knight.cards.words.mana import (
    SAME,
    GainCrystal,
    GainMana,
    MoreSourceDice,
    PayMana,
    TurnSourceDie,
)
from magehall.games.mage_knight.cards.words.points import Attack, Block, Heal, Influence, Move

BASIC_ACTIONS = (
    # Attack 2 or block 2. Strong: attack 4.
    Action("rage", RED, basic=(OneOf(((Attack(2),), (Block(2),))),), strong=(Attack(4),)),
    # Attack 2 or block 2. Strong: block 5.
    Action("determination", BLUE, basic=(OneOf(((Attack(2),), (Block(2),))),), strong=(Block(5),)),
    # Move 2. Strong: ranged attack 3.
    Action("swiftness", WHITE, basic=(Move(2),), strong=(Attack(3, RANGED),)),
    # Move 2. Strong: move 4.
    Action("march", GREEN, basic=(Move(2),), strong=(Move(4),)),
    # Move 2. Strong: move 4.
    Action("stamina", BLUE, basic=(Move(2),), strong=(Move(4),)),
    # Heal 1 or draw a card. Strong: heal 2 or draw two cards.
    Action(
        "tranquility",
        GREEN,
        basic=(OneOf(((Heal(1),), (Draw(1),))),),
        strong=(OneOf(((Heal(2),), (Draw(2),))),),
        healing=True,
    ),
    # Influence 2. Strong: influence 4.
    Action("promise", WHITE, basic=(Influence(2),), strong=(Influence(4),)),
    # Influence 2. Strong: influence 5, and a step less reputation at the end of the turn.
    Action("threaten", RED, basic=(Influence(2),), strong=(Influence(5), AtEndOfTurn(reputation=-1))),
    # Pay a basic mana: a crystal of its colour. Strong: a crystal of any basic colour.
    Action("crystallize", BLUE, basic=(PayMana(), GainCrystal(SAME)), strong=(GainCrystal(BASIC_COLORS),)),
    # One more die of the Source. Strong: turn a die to any colour but gold, and gain two mana of it.
    Action(
        "mana-draw",
        WHITE,
        basic=(MoreSourceDice(1),),
        strong=(TurnSourceDie((*BASIC_COLORS, BLACK)), GainMana(SAME, 2)),
    ),
    # A blue, white or red mana. Strong: another action's strong effect for free, with 2 more.
    Action(
        "concentration",
        GREEN,
        basic=(GainMana((BLUE, WHITE, RED)),),
        strong=(PlayAnother(strong=True, bonus=2),),
    ),
    # Discard a card: move, influence, attack or block 3. Strong: 5.
    Action(
        "improvisation",
        RED,
        basic=(Discard(), OneOf(((Move(3),), (Influence(3),), (Attack(3),), (Block(3),)))),
        strong=(Discard(), OneOf(((Move(5),), (Influence(5),), (Attack(5),), (Block(5),)))),
    ),
    # Arythea's own. Attack 2, block 2 or ranged attack 1. Strong: attack or block 4, fire attack or fire block 3, ranged
    # attack 3, or siege attack 2.
    Action(
        "battle-versatility",
        RED,
        basic=(OneOf(((Attack(2),), (Block(2),), (Attack(1, RANGED),))),),
        strong=(
            OneOf(
                (
                    (Attack(4),),
                    (Block(4),),
                    (Attack(3, element=FIRE),),
                    (Block(3, FIRE),),
                    (Attack(3, RANGED),),
                    (Attack(2, SIEGE),),
                )
            ),
        ),
        hero="arythea",
    ),
    # Tovak's own. Ice attack 2 or ice block 3. Strong: ice block 5, and 1 more for each icon on the blocked token.
    Action(
        "cold-toughness",
        BLUE,
        basic=(OneOf(((Attack(2, element=ICE),), (Block(3, ICE),))),),
        strong=(Block(5, ICE, per_icon=1),),
        hero="tovak",
    ),
    # Norowas' own. Influence 2; used in an interaction, a fame at the end of the turn. Strong: influence 4; a fame and a
    # step of reputation.
    Action(
        "noble-manners",
        WHITE,
        basic=(Influence(2), AtEndOfTurn(fame=1, per=Per.IN_INTERACTION)),
        strong=(Influence(4), AtEndOfTurn(fame=1, reputation=1, per=Per.IN_INTERACTION)),
        hero="norowas",
    ),
    # Goldyx' own. A blue, white or red mana, or a green crystal. Strong: another action's strong effect for free, with 3
    # more.
    Action(
        "will-focus",
        GREEN,
        basic=(OneOf(((GainMana((BLUE, WHITE, RED)),), (GainCrystal((GREEN,)),))),),
        strong=(PlayAnother(strong=True, bonus=3),),
        hero="goldyx",
    ),
)
"""Every basic action."""
