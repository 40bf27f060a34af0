"""What a turn and its end remember. [turn]"""

from __future__ import annotations

from magehall.kernel.frame import Frame


class Turn(Frame):
    """A turn of a player. ``again``: so many turns follow at once. [turn]

    ``given`` are those whose turns, given for an assault in this one, end after it. ``followers`` are those who announced
    another turn in one they gave. [cooperation.end] [turn.extra]"""

    seat: int
    again: int = 0
    given: tuple[int, ...] = ()
    followers: tuple[int, ...] = ()


class Aside(Frame):
    """Something done in the turn of another. [turn.aside]"""

    seat: int


class Concession(Frame):
    """Giving up, with the consent of one's team. [scenario.concede]"""

    seat: int


class FinishTurn(Frame):
    """Finishing a turn; ``wanted`` is how many cards are still to be drawn. [turn.end]"""

    seat: int
    wanted: int = 0


class DrawMore(Frame):
    """The rest of the cards that an effect draws, once the deck ran out. [tactic.long-night]"""

    seat: int
    wanted: int
    rule: str


class TakeRewards(Frame):
    """Taking what was won, in any order. ``late``: it waited for a level; ``waits``: a unit shall wait for it. [rewards]"""

    seat: int
    late: bool = False
    waits: bool = False


class KeepArtifacts(Frame):
    """Keeping so many artifacts of those drawn, which lie on top of their deck. [rewards.artifact]"""

    seat: int
    keep: int
    drawn: int = 0


class TakeOffered(Frame):
    """Taking a spell or advanced action of its offer as a reward. [rewards.card]"""

    seat: int
    kind: str


class LevelUp(Frame):
    """Reaching a level; ``shown`` are the skills turned up. [levels.up]"""

    seat: int
    shown: tuple[str, ...] = ()
    common: bool = False
    skill: str = ""
