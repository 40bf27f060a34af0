"""Moving from space to space for move points. [movement]"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from magehall.games.mage_knight.cards.vocabulary import Terrain
from magehall.games.mage_knight.model.aims import may_duel
from magehall.games.mage_knight.model.costs import CHEAPEST, cost_to_enter
from magehall.games.mage_knight.model.deeds.movement import MoveTo
from magehall.games.mage_knight.model.hexes import is_space, neighbors, within
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.moving import why_not_moving
from magehall.games.mage_knight.model.pieces import NOWHERE
from magehall.games.mage_knight.model.realm import (
    city_at,
    is_hostile,
    is_revealed,
    provoked_by,
    rampages_at,
    rivals_at,
    terrain_at,
)
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.games.mage_knight.model.words import refuse, say
from magehall.games.mage_knight.movement.arrive import enter
from magehall.games.mage_knight.movement.secrets import TUNNELS
from magehall.kernel.decision import Deed, Option, Verdict
from magehall.kernel.flow import Flow

LEAP = 2
"""How far spaces count as adjacent for who leaps. [card.space-bending]"""


def reach(choice: Choice) -> int:
    """How far the next step may lead. [card.space-bending]"""
    return LEAP if choice.turn.leaps else 1


def _next_spaces(choice: Choice) -> tuple[str, ...]:
    return spaces_next_to(choice, choice.hero.space)


def spaces_next_to(choice: Choice, start: str) -> tuple[str, ...]:
    """The spaces that a step from a space could lead to. [move.adjacent] [card.space-bending]"""
    return within(start, LEAP) if choice.turn.leaps else neighbors(start)


def _moves(choice: Choice) -> bool:
    return choice.hero.space != NOWHERE and choice.turn.stage is Stage.MOVEMENT and not choice.fighting


def _steps(choice: Choice) -> list[Option]:
    """The steps for which the move points suffice."""
    found: list[Option] = []
    points = choice.turn.move
    if not _moves(choice) or (points < CHEAPEST and not choice.turn.costs):
        return found
    for space in _next_spaces(choice):
        terrain = terrain_at(choice.state, space)
        cost = None if terrain is None else choice.cost_of(terrain)
        if terrain is not None and cost is not None and cost <= points:
            key, rule = _manner(choice, space)
            found.append(_step(space, key, rule, terrain, cost))
    return found


@cache
def _step(space: str, key: str, rule: str, terrain: Terrain, cost: int) -> Option:
    return MoveTo(space).option(say(key, space=space, terrain=f"@terrain-{terrain}", cost=cost), rule)


def _other_steps(choice: Choice) -> Iterator[Deed]:
    """Steps onto the spaces around, possible or not."""
    if _moves(choice):
        for space in _next_spaces(choice):
            if is_revealed(choice.state, space):
                yield MoveTo(space)


def _manner(choice: Choice, space: str) -> tuple[str, str]:
    if is_hostile(choice.state, choice.seat, space):
        return "option-assault", "move.fortified"
    if step_provokes(choice, choice.hero.space, space):
        return "option-move-provoking", "move.provoke"
    return "option-move", "move.adjacent"


def step_provokes(choice: Choice, start: str, space: str) -> tuple[str, ...]:
    """The spaces whose enemies a step provokes; a leap provokes nobody. [move.provoke] [move.jump]"""
    return () if choice.turn.leaps else provoked_by(choice.state, start, space)


def _why_not(choice: Choice, deed: MoveTo) -> Verdict:
    verdict = why_not_moving(choice)
    if verdict is not None:
        return verdict
    state, space = choice.state, deed.space
    near = space in _next_spaces(choice)
    if not (near or is_space(space)) or not is_revealed(state, space):
        return refuse("unrevealed", "move.revealed")
    if not near:
        return refuse("not-adjacent", "move.adjacent")
    terrain = terrain_at(state, space)
    cost = None if terrain is None else choice.cost_of(terrain)
    if cost is None:
        return refuse("terrain-closed", "move.terrain", terrain=f"@terrain-{terrain}")
    return why_not_step(choice, choice.hero.space, space) or _why_not_paying(choice, cost)


def why_not_step(choice: Choice, start: str, space: str) -> Verdict:
    """Why no step leads from a space onto another, whatever it costs. [move.rampaging] [city.closed] [move.heroes]"""
    state, seat = choice.state, choice.seat
    if rampages_at(state, space):
        return refuse("rampaging-there", "move.rampaging")
    city = city_at(state, space)
    if city is not None and city.closed:
        return refuse("city-closed", "city.closed")
    rivals = rivals_at(state, seat, space)
    if rivals and step_provokes(choice, start, space):
        return refuse("provoking-onto-hero", "move.provoke-hero")
    if rivals and is_hostile(state, seat, space) and not may_duel(state, seat, rivals[0]):
        return refuse("keep-held", "move.no-duel")
    return None


def _why_not_paying(choice: Choice, cost: int) -> Verdict:
    if choice.turn.move < cost:
        return refuse("too-few-move", "move.points", cost=cost, points=choice.turn.move)
    return None


def _move(flow: Flow[Quest], seat: int, deed: MoveTo) -> None:
    cost = cost_to_enter(flow.state, seat, deed.space)
    assert cost is not None
    flow.state.edit_turn(seat).move -= cost
    enter(flow, seat, deed.space)


def _all_moves(choice: Choice) -> list[Option]:
    return [*_steps(choice), *TUNNELS.candidates(choice)]


MOVES = Repertoire(_all_moves, {MoveTo: DeedRule(_why_not, _move), **TUNNELS.rules}, _other_steps)
