"""Words that work on the other players."""

from __future__ import annotations

from magehall.games.mage_knight.cards.words.base import Word


class OthersLoseCrystal(Word):
    """Make each other player lose a random crystal. Who has none takes a wound; one of those lost may be gained."""


class WoundsPerCrystal(Word):
    """Wound every player for each crystal of a chosen basic colour. The colour is remembered."""


class OthersDiscardColor(Word):
    """Choose a basic colour, of which each other player discards a card. It is a spell or an action, and who has none
    shows the hand; one gains a crystal of the colour. ``may_keep``: one action card so discarded may be kept in hand.
    """

    may_keep: bool = False


class SpendOthersUnits(Word):
    """Spend one ready unit of each other player, at most that level."""

    most: int


class ProtectFromWounds(Word):
    """Allow throwing away all wounds of the turn at its end."""
