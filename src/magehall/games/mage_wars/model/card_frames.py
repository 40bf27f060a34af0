"""Frames of questions that a single card asks."""

from __future__ import annotations

from magehall.kernel.frame import Frame


class Sacrifice(Frame):
    """A creature is sacrificed on the altar. A friend gains as much as its level. [card.sacrificial-altar]"""

    seat: int
    friend: str
    rule: str


class TempleShot(Frame):
    """A temple shoots by as many temples as its controller pays for. [card.temple-of-light-fourth]"""

    temple: str
    seat: int
    target: str
    rule: str
