"""Moving: whether a player moves now, and where flights and journeys may end. [movement]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.vocabulary import SEA
from magehall.games.mage_knight.model.aims import may_duel
from magehall.games.mage_knight.model.frames.cooperation import JointAssault
from magehall.games.mage_knight.model.frames.movement import Flight, Journey
from magehall.games.mage_knight.model.hexes import distance, is_space, neighbors, within
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.pieces import NOWHERE
from magehall.games.mage_knight.model.realm import (
    city_at,
    city_spaces,
    is_hostile,
    is_revealed,
    is_safe,
    rivals_at,
    terrain_at,
)
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.games.mage_knight.model.words import refuse
from magehall.kernel.decision import Verdict


def why_not_moving(choice: Choice) -> Verdict:
    """Verdict on moving at all now. Movement comes before the action of a turn. [move.before-action]"""
    if choice.fighting:
        return refuse("in-combat-no-move", "move.before-action")
    if choice.turn.stage is Stage.REST:
        return refuse("resting", "move.before-action")
    if choice.turn.stage is not Stage.MOVEMENT:
        return refuse("move-over", "move.before-action")
    if choice.turn.settled:
        return refuse("glade-ends-move", "scenario.druid-nights")
    return refuse("off-the-map", "site.portal") if choice.hero.space == NOWHERE else None


def why_not_jump(choice: Choice, jump: Flight | Journey) -> Verdict:
    """Verdict on beginning a flight or a journey. It must be time to move, and there must be a space to land.
    [move.jump]"""
    verdict = why_not_moving(choice)
    if verdict is not None:
        return verdict
    around = spaces_around(choice, jump)
    if any(why_not_land(choice, jump, space) is None for space in around):
        return None
    safe = [space for space in around if _why_not_safe(choice, space) is None and space != choice.hero.space]
    if isinstance(jump, Flight) and safe and choice.state.find(JointAssault) is None:
        cost = min(flight_cost(choice, jump, space) for space in safe)
        return refuse("too-few-move", "move.fly", cost=cost, points=choice.turn.move)
    return refuse("no-landing", "move.jump")


def spaces_around(choice: Choice, jump: Flight | Journey) -> list[str]:
    """The revealed spaces that are near enough to be looked at."""
    here = choice.hero.space
    if here == NOWHERE:
        return []
    steps = len(jump.costs) if isinstance(jump, Flight) else jump.spaces
    return [space for space in within(here, steps) if is_revealed(choice.state, space)]


def why_not_land(choice: Choice, jump: Flight | Journey, space: str) -> Verdict:
    """Why a flight or a journey does not end on a space. [move.fly] [move.travel]"""
    if not is_space(space) or not is_revealed(choice.state, space):
        return refuse("unrevealed", "move.revealed")
    joint = choice.state.find(JointAssault)
    if joint is not None and choice.seat in joint.seats:
        return _why_not_join(choice, joint, jump, space)
    if isinstance(jump, Flight):
        return _why_not_fly(choice, jump, space)
    if space not in _reached(choice, jump):
        return refuse("out-of-reach", "move.travel", spaces=jump.spaces)
    return _why_not_assault(choice, space) if jump.assault else _why_not_safe(choice, space)


def _why_not_join(choice: Choice, joint: JointAssault, jump: Flight | Journey, space: str) -> Verdict:
    """Verdict on a jump during a joint assault. It leads to the city and nowhere else; nobody flies into it.
    [cooperation.march] [cooperation.tunnel]"""
    if isinstance(jump, Flight) or not jump.assault or space not in city_spaces(choice.state, joint.space):
        return refuse("joint-only-the-city", "cooperation.march")
    return (
        None if space in _reached(choice, jump) else refuse("out-of-reach", "move.travel", spaces=jump.spaces)
    )


def flight_cost(choice: Choice, flight: Flight, space: str) -> int:
    """The move points a flight to a space takes. [move.fly]"""
    return flight.costs[distance(choice.hero.space, space) - 1]


def _why_not_fly(choice: Choice, flight: Flight, space: str) -> Verdict:
    if not 0 < distance(choice.hero.space, space) <= len(flight.costs):
        return refuse("out-of-reach", "move.fly", spaces=len(flight.costs))
    verdict = _why_not_safe(choice, space)
    if verdict is not None:
        return verdict
    cost = flight_cost(choice, flight, space)
    if choice.turn.move < cost:
        return refuse("too-few-move", "move.fly", cost=cost, points=choice.turn.move)
    return None


def _why_not_safe(choice: Choice, space: str) -> Verdict:
    safe = is_safe(choice.state, choice.seat, space)
    return None if safe else refuse("not-safe", "move.safe")


def _why_not_assault(choice: Choice, space: str) -> Verdict:
    """An assault under the ground ends at a fortified site or at a rival. [card.underground-travel]"""
    state, seat = choice.state, choice.seat
    city = city_at(state, space)
    if city is not None and city.closed:
        return refuse("city-closed", "city.closed")
    rivals = rivals_at(state, seat, space)
    if rivals and not may_duel(state, seat, rivals[0]):
        return refuse("no-duel", "move.no-duel")
    if rivals or is_hostile(state, seat, space):
        return None
    return refuse("nothing-to-assault", "card.underground-travel")


def _reached(choice: Choice, journey: Journey) -> set[str]:
    """All spaces within so many steps, passing under anything but the forbidden terrains. [move.travel]"""
    start = choice.hero.space
    found, edge = {start}, [start]
    for _ in range(journey.spaces):
        edge = [
            near
            for near in dict.fromkeys(near for space in edge for near in neighbors(space))
            if near not in found and _passes(choice, journey, near)
        ]
        found.update(edge)
    return found - {start}


def _passes(choice: Choice, journey: Journey, space: str) -> bool:
    terrain = terrain_at(choice.state, space)
    return terrain is not None and terrain is not SEA and terrain not in journey.forbidden
