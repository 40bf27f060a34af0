"""The attack bar that an attack uses, wherever its card is by now."""

from __future__ import annotations

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.cards.card import AttackBar, Style
from magehall.games.mage_wars.model.pieces import NO_CARD

BASH = AttackBar("bash", Style.SPECIAL, 3)
"""Pushed against what cannot be passed. [movement.bash]"""


def bar_of(card: int, place: int) -> AttackBar:
    """The attack bar at a place of a card; no card means a bash."""
    return BASH if card == NO_CARD else CARDS[card].attacks[place]
