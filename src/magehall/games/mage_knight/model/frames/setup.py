"""What the set-up remembers. [setup]"""

from __future__ import annotations

from magehall.kernel.frame import Frame


class Draft(Frame):
    """A draft of advanced actions; ``picks`` were made by everyone. [variant.draft]"""

    picks: int = 0


class SettingUp(Frame):
    """The set-up of a match; ``order`` is that in which heroes are chosen, ``place`` who is next in it. [setup]"""

    order: tuple[int, ...]
    place: int = 0
