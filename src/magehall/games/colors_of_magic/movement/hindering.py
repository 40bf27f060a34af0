"""Who slows an own move: keywords and spells of enemies near its way. [keyword.hinder] [card.zone-control]"""

from __future__ import annotations

from magehall.games.colors_of_magic.ground.places import slowing
from magehall.games.colors_of_magic.model.distances import RADIUS, apart, base, size
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.kit.lattice.points import Point
from magehall.kit.lattice.shapes import Disc


def slowed_by(state: Skirmish, id: str, end: Point) -> list[int]:
    """The players whose creatures slow a move from here to there. They take Movement from it.
    [mage.deep-water-hydro-strategist]"""
    creature = state.creature(id)
    start, last = base(creature), Disc(end, RADIUS[size(creature)])
    hinders, spells = slowing(state, id)
    near = [other for other in hinders if not apart(base(state.creature(other)), start, 1)]
    near += [
        other
        for other, inches in spells
        if not apart(base(state.creature(other)), start, inches)
        or not apart(base(state.creature(other)), last, inches)
    ]
    owners = {state.creature(other).owner: None for other in state.on_table() if other in near}
    return [owner for owner in owners if owner >= 0]
