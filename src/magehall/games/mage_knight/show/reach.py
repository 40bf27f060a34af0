"""Reach of a hero: the spaces it could move to, with costs. [move]"""

from __future__ import annotations

from heapq import heappop, heappush

from magehall.games.mage_knight.model.costs import cost_to_enter
from magehall.games.mage_knight.model.hexes import neighbors
from magehall.games.mage_knight.model.pieces import NOWHERE
from magehall.games.mage_knight.model.realm import is_hostile, provoked_by, rampages_at, rivals_at
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.games.mage_knight.show.view_types import StepView


def reach(state: Quest, seat: int) -> list[StepView]:
    """The spaces a hero could move to with its points, by cost. [move.adjacent]"""
    turn, start = state.turn(seat), state.hero(seat).space
    if turn.stage is not Stage.MOVEMENT or start == NOWHERE:
        return []
    found: dict[str, StepView] = {}
    queue: list[tuple[int, str]] = [(0, start)]
    done: set[str] = set()
    while queue:
        spent, here = heappop(queue)
        if here in done:
            continue
        done.add(here)
        if here in found and found[here].stops:
            continue
        for space in neighbors(here):
            cost = cost_to_enter(state, seat, space)
            if cost is None or spent + cost > turn.move or rampages_at(state, space):
                continue
            if space != start and (space not in found or spent + cost < found[space].cost):
                found[space] = StepView(space, spent + cost, _stops(state, seat, here, space))
                heappush(queue, (spent + cost, space))
    return sorted(found.values(), key=lambda step: (step.cost, step.place))


def _stops(state: Quest, seat: int, start: str, space: str) -> bool:
    """Whether a step ends the move. [move.fortified] [move.provoke] [move.heroes]"""
    return (
        is_hostile(state, seat, space)
        or bool(rivals_at(state, seat, space))
        or bool(provoked_by(state, start, space))
    )
