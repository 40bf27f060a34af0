"""Frames of objectives: checks, wounds of monsters, and places to choose. [objectives]"""

from __future__ import annotations

from magehall.games.colors_of_magic.model.pieces import MONSTERS
from magehall.kernel.frame import Frame
from magehall.kernel.records import Value


class Due(Value):
    """An objective that may be collected at a check: where, and by whom. [objectives.control]"""

    objective: str
    marker: str
    seat: int


class GoalCheck(Frame):
    """Check of the objectives, one by one. ``due`` was read once before the first is taken. [objectives.order]"""

    due: tuple[Due, ...] = ()
    place: int = 0


class Wounded(Frame):
    """A monster took damage at one moment and lives. ``by`` is the player who dealt it. [objective.giant-nail]"""

    creature: str
    by: int = MONSTERS


class LayingOut(Frame):
    """A player chooses the places of what the scenario leaves open. ``place``: which of them is next. [setup.choice]"""

    seat: int
    place: int = 0
