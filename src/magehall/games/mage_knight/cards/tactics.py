"""Tactics: six for days and six for nights. [tactics]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.kinds import Tactic, When
from magehall.games.mage_knight.cards.vocabulary import DAY, NIGHT
from magehall.games.mage_knight.cards.words.gains import (
    AnotherTurn,
    Draw,
    RefillDeck,
    Rethink,
    SearchDeck,
    ShuffleHandBack,
    SparePower,
)
from magehall.games.mage_knight.cards.words.mana import RerollSource, StoreSourceDie

TACTICS = (
    # Nothing but the order.
    Tactic("early-bird", DAY, 1),
    # Discard up to three cards, draw as many, and shuffle the discard pile into the deck.
    Tactic("rethink", DAY, 2, When.CHOSEN, (Rethink(3),)),
    # Keep a basic die of the Source for one use this day.
    Tactic("mana-steal", DAY, 3, When.CHOSEN, (StoreSourceDie(),)),
    # With two cards or more before drawing, the hand limit is one higher.
    Tactic("planning", DAY, 4, When.DRAWING),
    # Draw two cards.
    Tactic("great-start", DAY, 5, When.CHOSEN, (Draw(2),)),
    # Once in the round: another turn right after this one.
    Tactic("the-right-moment", DAY, 6, When.IN_TURN, (AnotherTurn(),)),
    # Nothing but the order.
    Tactic("from-the-dusk", NIGHT, 1),
    # Once, with an empty deck: three cards of the discard pile become the deck.
    Tactic("long-night", NIGHT, 2, When.DECK_EMPTY, (RefillDeck(3),)),
    # Once a turn, before Source mana is used: reroll up to two dice, gold ones first.
    Tactic("mana-search", NIGHT, 3, When.EACH_TURN, (RerollSource(2),)),
    # Once before a turn: shuffle up to five cards of the hand into the deck and draw as many.
    Tactic("midnight-meditation", NIGHT, 4, When.BEFORE_A_TURN, (ShuffleHandBack(5),)),
    # Take a card of the deck into hand.
    Tactic("preparation", NIGHT, 5, When.CHOSEN, (SearchDeck(),)),
    # Before each turn: put the deck's top card under the tactic, or take all of them and turn it down.
    Tactic("sparing-power", NIGHT, 6, When.BEFORE_EACH_TURN, (SparePower(),)),
)
"""Every tactic, in the order of their numbers."""
