"""Who slows an own move: keywords and spells of enemies near its way. [keyword.hinder] [card.zone-control]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.model.distances import RADIUS, apart, base, hostile, size
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import has, restrictions
from magehall.kit.lattice.points import Point
from magehall.kit.lattice.shapes import Disc


def slowed_by(state: Skirmish, id: str, end: Point) -> list[int]:
    """The players whose creatures slow a move from here to there. They take Movement from it.
    [mage.deep-water-hydro-strategist]"""
    creature = state.creature(id)
    start, last = base(creature), Disc(end, RADIUS[size(creature)])
    found: dict[int, None] = {}
    for other, one in state.on_table().items():
        if one.owner < 0 or not hostile(creature, one):
            continue
        hinders = has(state, other, KeywordId.HINDER) and not apart(base(one), start, 1)
        slows = any(
            not apart(base(one), start, mod.x) or not apart(base(one), last, mod.x)
            for mod in restrictions(state, other, Restriction.SLOWS_NEAR)
        )
        if hinders or slows:
            found[one.owner] = None
    return list(found)
