"""Words that work on the other players."""

from __future__ import annotations

from magehall.games.mage_knight.cards.words.base import Word


class OthersLoseCrystal(Word):
    """Each other player loses a crystal by lot, or takes a wound without one; one of those lost may be gained."""


class WoundsPerCrystal(Word):
    """Choose a basic colour, which is remembered: every player takes a wound for each crystal of it."""


class OthersDiscardColor(Word):
    """Choose a basic colour and gain a crystal of it; each other player discards a spell or action card of it, or shows
    the hand. ``may_keep``: one action card so discarded may be kept in hand."""

    may_keep: bool = False


class SpendOthersUnits(Word):
    """One ready unit of at most that level of each other player may be spent."""

    most: int


class ProtectFromWounds(Word):
    """At the end of the turn all wounds received in it may be thrown away."""
