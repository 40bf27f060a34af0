"""What the set-up remembers. [setup]"""

from __future__ import annotations

from magehall.kernel.frame import Frame


class Draft(Frame):
    """A draft of advanced actions; ``picks`` were made by everyone. [variant.draft]"""

    picks: int = 0


class Auction(Frame):
    """An auction of a hero. ``holder`` bid most so far, ``passed`` do not want it. [variant.auction]"""

    hero: str
    holder: int
    bid: int = 0
    passed: tuple[int, ...] = ()


class SettingUp(Frame):
    """The set-up of a match; ``order`` is that in which heroes are chosen. [setup]"""

    order: tuple[int, ...]
