"""Reach of a hero: the spaces it could move to, with costs. [move]"""

from __future__ import annotations

from heapq import heappop, heappush

from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.moving import why_not_moving
from magehall.games.mage_knight.model.realm import is_hostile, terrain_at
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.movement.moves import spaces_next_to, step_provokes, why_not_step
from magehall.games.mage_knight.show.view_types import StepView


def reach(state: Quest, seat: int) -> list[StepView]:
    """The spaces a hero could move to with its points, by cost. [move.adjacent]"""
    choice = Choice(state, seat)
    if why_not_moving(choice) is not None:
        return []
    start = choice.hero.space
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
        for space in spaces_next_to(choice, here):
            terrain = terrain_at(state, space)
            cost = None if terrain is None else choice.cost_of(terrain)
            if space == start or cost is None or spent + cost > choice.turn.move:
                continue
            if why_not_step(choice, here, space) is not None:
                continue
            if space not in found or spent + cost < found[space].cost:
                found[space] = StepView(space, spent + cost, _stops(choice, here, space), here)
                heappush(queue, (spent + cost, space))
    return sorted(found.values(), key=lambda step: (step.cost, step.place))


def _stops(choice: Choice, start: str, space: str) -> bool:
    """Whether a step ends the move. Past another hero it goes on. [move.fortified] [move.provoke] [move.heroes]"""
    return is_hostile(choice.state, choice.seat, space) or bool(step_provokes(choice, start, space))
