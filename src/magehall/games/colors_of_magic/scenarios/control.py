"""Control of markers: who has more creatures there. [objectives.control]"""

from __future__ import annotations

from collections import Counter

from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.model.distances import near_place
from magehall.games.colors_of_magic.model.pieces import MONSTERS, Marker
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import restricted

NEAR = 1
"""Inches from a marker within which creatures count."""


def controller(state: Skirmish, marker: Marker) -> int:
    """The player who controls a marker; MONSTERS where nobody does. Monsters do not count; among equals the one whose
    creature there decides ties, if only one has such. [objectives.control] [card.stronghold-guardian]"""
    near = [
        (id, state.creature(id).owner)
        for id in near_place(state, marker.x, marker.y, marker.radius, NEAR)
        if state.creature(id).owner != MONSTERS
    ]
    counts = Counter(owner for _, owner in near)
    if not counts:
        return MONSTERS
    most = max(counts.values())
    best = [seat for seat, count in counts.items() if count == most]
    if len(best) > 1:
        best = [
            seat
            for seat in best
            if any(owner == seat and restricted(state, id, Restriction.HOLDS_TIES) for id, owner in near)
        ]
    return best[0] if len(best) == 1 else MONSTERS


def most_creatures(state: Skirmish) -> int:
    """The player with the most creatures on the table. MONSTERS where several have as many.
    [objective.outlast-the-night]"""
    counts = Counter(creature.owner for creature in state.on_table().values() if creature.owner != MONSTERS)
    if not counts:
        return MONSTERS
    most = max(counts.values())
    best = [seat for seat, count in counts.items() if count == most]
    return best[0] if len(best) == 1 else MONSTERS
