"""Who may cast and use abilities at a moment, full or quick."""

from __future__ import annotations

from magehall.games.mage_wars.model.frames import Activation
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import Duel
from magehall.games.mage_wars.model.values import has
from magehall.games.mage_wars.model.words import no
from magehall.kernel.decision import Moment, Refusal

HELPLESS_MAGE = no("incapacitated-mage", "conditions.incapacitated-mage")
QUICKCAST_FULL = no("quickcast-full", "round.quickcast-once")
QUICKCAST_USED = no("quickcast-used", "round.quickcast-once")


class Acting(Moment[Duel]):
    """An object that may cast or use abilities now. ``full`` says whether for a full action, ``barred`` why for none at
    all."""

    __slots__ = ("actor", "barred", "full")

    def __init__(self, state: Duel, seat: int, actor: str, full: bool, barred: Refusal | None = None) -> None:
        super().__init__(state, seat)
        self.actor = actor
        self.full = full
        self.barred = barred


def too_slow(acting: Acting) -> Refusal:
    """Why there is no time for a full action. [actions.full-without-move] [round.quickcast-once]
    [conditions.incapacitated-mage]"""
    state = acting.state
    if not isinstance(state.stack[-1], Activation):
        return QUICKCAST_FULL
    if has(state, acting.actor, "incapacitated"):
        return HELPLESS_MAGE
    return no("moved-full", "actions.full-without-move", what=label(state, acting.actor))
