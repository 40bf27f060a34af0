"""What the rounds of a match remember. [round]"""

from __future__ import annotations

from magehall.kernel.frame import Frame


class Rounds(Frame):
    """The rounds of a match, one after the other. [round]"""


class PrepareRound(Frame):
    """Preparing a round after the first. ``place`` is who is next, in the order of the round before; ``after_day``: that
    was a day. [round.prepare]"""

    place: int = 0
    after_day: bool = False
    upgrades: tuple[str, ...] = ()
    """Advanced actions that were revealed, and who may still take one, in that order. [variant.upgrades]"""

    upgraders: tuple[int, ...] = ()


class ChooseTactics(Frame):
    """Choosing tactics, in order. ``order`` is that of choosing, the dummy among it, ``place`` who is next.
    [tactics.choose]"""

    order: tuple[int, ...] = ()
    place: int = 0


class PlayTurns(Frame):
    """The turns of a round; ``place`` is whose turn comes next in its order. [round.turns]

    ``late``: the end of the round was announced after the turn of that player, by one who followed it with another."""

    place: int = 0
    late: bool = False
