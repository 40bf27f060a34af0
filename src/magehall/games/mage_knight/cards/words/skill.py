"""Words that only skills know."""

from __future__ import annotations

from magehall.games.mage_knight.cards.words.base import Word


class SidewaysWound(Word):
    """Play a wound sideways for that value. It is discarded at the end of the turn. [sideways]"""

    points: int


class SidewaysBonus(Word):
    """One sideways card gives that instead of 1. [sideways]

    ``advanced`` for an advanced action, spell or artifact; ``without_die`` where no Source die is used this turn."""

    points: int
    advanced: int = 0
    without_die: int = 0


class SidewaysForMana(Word):
    """Pay a mana to raise the value of one sideways card. It gives ``points`` instead of 1; ``same_color`` for an
    action or spell of the mana's colour."""

    points: int
    same_color: int


class LockMotivation(Word):
    """No other skill of that name until the end of one's next turn."""


class PassWoundOn(Word):
    """Throw away up to so many wounds in hand. One of them goes to the nearest hero's hand instead."""

    most: int


class FreezeSource(Word):
    """Keep others from their usual Source die until one's next turn. That turn brings a crystal of a colour shown
    there."""


class ExploitMana(Word):
    """Gain a mana of any colour but gold. Until one's next turn others take a wound for each other colour they use."""
