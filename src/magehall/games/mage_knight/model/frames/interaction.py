"""What running interactions remember. [interaction]"""

from __future__ import annotations

from magehall.kernel.frame import Frame


class Recruiting(Frame):
    """A unit of the offer that was paid comes into service; another may have to make place. [units.command]"""

    seat: int
    card: str
    bonded: bool = False


class LearnSpell(Frame):
    """A spell of the offer for which the mana is still to be paid. [interact.spell]"""

    seat: int
    card: str


class Altar(Frame):
    """The mana for the altar of the ruins on a space, and what it gives. [site.altar]"""

    seat: int
    space: str
