"""The space of picks: any place or aim that a spell or ability takes. [spell.targets]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.words.asks import Aim
from magehall.games.colors_of_magic.ground.terrain import TABLE
from magehall.games.colors_of_magic.model.deed_reading import read_deed
from magehall.games.colors_of_magic.model.deeds import AimAt, PickPlace
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import refuse, say
from magehall.games.colors_of_magic.movement.aiming import push_rows, redirected_end
from magehall.games.colors_of_magic.movement.space_rows import rows_of
from magehall.games.colors_of_magic.spells.asking import under_way, why_not_answer
from magehall.games.colors_of_magic.spells.targets import places_of
from magehall.kernel.decision import Option, Refusal
from magehall.kernel.space import Space
from magehall.kit.lattice.points import write


class PickSpace(Space):
    """Any place or aim that what asks now would take."""

    __slots__ = ("_state",)

    def __init__(self, state: Skirmish) -> None:
        self._state = state

    def find(self, option_id: str) -> Option | Refusal:
        from_id = read_pick(option_id)
        if from_id is None:
            return refuse("does-not-fit", "spell.targets")
        state = self._state
        id, ask = under_way(state)
        refusal = why_not_answer(state, state.invocation(id), ask, from_id)
        if refusal is not None:
            return refusal
        key = "option-place" if isinstance(from_id, PickPlace) else "option-aim"
        rule = "spell.targets" if isinstance(from_id, PickPlace) else "move.push-pull"
        return from_id.option(say(key, place=write((from_id.x, from_id.y))), rule)

    def rows(self) -> list[list[int]]:
        state = self._state
        id, ask = under_way(state)
        mask = TABLE.all if isinstance(ask, Aim) else places_of(state, state.invocation(id), ask)
        return rows_of(mask)

    def preview(self, option_id: str) -> list[list[int]]:
        """An aim is that of the push about to happen. [card.redirect-current]"""
        deed = read_deed(option_id)
        return push_rows(redirected_end(self._state, (deed.x, deed.y))) if isinstance(deed, AimAt) else []


def read_pick(option_id: str) -> PickPlace | AimAt | None:
    """The place or aim that an id means."""
    deed = read_deed(option_id)
    return deed if isinstance(deed, PickPlace | AimAt) else None
