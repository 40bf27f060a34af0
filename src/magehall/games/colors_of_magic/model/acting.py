"""Who does what now: the activation, single Action or monster's turn of a creature. [turn.activation]"""

from __future__ import annotations

from magehall.games.colors_of_magic.model.frames.turn import Activation, MonsterTurn, OneAction
from magehall.games.colors_of_magic.model.state import Skirmish


def is_activated_now(state: Skirmish, id: str) -> bool:
    """Whether a creature is in its activation, or a monster in its turn. [turn.words]"""
    return any(isinstance(frame, Activation | MonsterTurn) and frame.creature == id for frame in state.stack)


def acting(state: Skirmish, id: str) -> Activation | OneAction | MonsterTurn | None:
    """The innermost procedure in which a creature does its Action. It remembers what was done. [card.deja-vu]"""
    for frame in reversed(state.stack):
        if isinstance(frame, Activation | OneAction | MonsterTurn) and frame.creature == id:
            return frame
    return None
