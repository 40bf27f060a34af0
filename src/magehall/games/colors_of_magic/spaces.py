"""The option space of a decision, by verb and asking procedure.

What the rows of a space mean in a view is said in ``movement/space_rows.py``.
"""

from __future__ import annotations

from magehall.games.colors_of_magic.model.frames.moves import Aiming, Move, Putting
from magehall.games.colors_of_magic.model.frames.spells import Cast, Use
from magehall.games.colors_of_magic.model.frames.turn import Activation, SettingUp
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.movement.aiming import Aims
from magehall.games.colors_of_magic.movement.move import Way
from magehall.games.colors_of_magic.movement.putting import Places
from magehall.games.colors_of_magic.setup.forces import Forces
from magehall.games.colors_of_magic.spells.pick_space import PickSpace
from magehall.games.colors_of_magic.turn.activation import ActivationWay
from magehall.kernel.decision import Decision
from magehall.kernel.space import Space


def space_of(state: Skirmish, decision: Decision) -> Space:
    """The options beyond the list of a decision."""
    top = state.stack[-1]
    if isinstance(top, SettingUp):
        return Forces()
    if isinstance(top, Activation):
        return ActivationWay(state)
    if isinstance(top, Move):
        return Way(state)
    if isinstance(top, Aiming):
        return Aims(state)
    if isinstance(top, Putting):
        return Places(state)
    if isinstance(top, Cast | Use):
        return PickSpace(state)
    raise LookupError(f"no space of {decision.space!r} where {type(top).__name__} asks")
