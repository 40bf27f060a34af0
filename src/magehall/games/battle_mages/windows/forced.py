"""Forced decisions: their only option is plain to everybody at the table."""

from __future__ import annotations

from magehall.games.battle_mages.model.frames import Deception
from magehall.games.battle_mages.model.state import Battle
from magehall.kernel.decision import Decision


def forced_openly(state: Battle, decision: Decision) -> bool:
    """Whether everyone can see that there is no choice. All see the pile, the centre and the mages left to choose, and
    count the cards in hands."""
    match decision.prompt.key:
        case "ask-draw" | "ask-mage" | "ask-virtual-mage":
            return True
        case "ask-give":
            return len(state.mage(decision.seat).hand) == 1
        case "ask-take":
            frame = state.stack[-1]
            assert isinstance(frame, Deception)
            return len(state.mage(frame.victim).hand) == 1
    return False
