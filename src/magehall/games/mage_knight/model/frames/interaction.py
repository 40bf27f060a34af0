"""What running interactions remember. [interaction]"""

from __future__ import annotations

from magehall.kernel.frame import Frame


class Recruiting(Frame):
    """Arrival of a paid unit of the offer in service. Another may have to make place. [units.command]"""

    seat: int
    card: str
    bonded: bool = False


class LearnSpell(Frame):
    """A spell of the offer for which the mana is still to be paid. [interact.spell]"""

    seat: int
    card: str


class Altar(Frame):
    """Payment of mana to an altar of ruins, and what it gives. [site.altar]"""

    seat: int
    space: str
