"""Two creatures change places. [move.swap]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.ground.places import fits, radius_of
from magehall.games.colors_of_magic.model.distances import sharing
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import has, restricted
from magehall.games.colors_of_magic.model.words import refuse
from magehall.games.colors_of_magic.movement.putting import put_at
from magehall.kernel.decision import Verdict
from magehall.kernel.flow import Flow


def can_be_put(state: Skirmish, id: str, by: int) -> bool:
    """Whether an effect of a player can teleport or swap a creature. [keyword.immovable]"""
    return state.creature(id).owner == by or not (
        has(state, id, KeywordId.IMMOVABLE) or restricted(state, id, Restriction.CANNOT_BE_MOVED)
    )


def why_not_swap(state: Skirmish, first: str, second: str, by: int) -> Verdict:
    """Why two creatures cannot change places: one is held, or does not fit. [move.swap]"""
    if first == second or not (state.stands(first) and state.stands(second)):
        return refuse("not-on-table", "move.swap")
    if not (can_be_put(state, first, by) and can_be_put(state, second, by)):
        return refuse("immovable", "keyword.immovable")
    one, other = state.creature(first), state.creature(second)
    if second in sharing(state, first):
        return refuse("same-base", "move.swap")
    both = (*sharing(state, first), *sharing(state, second))
    if fits(state, (other.x, other.y), radius_of(state, first), both) and fits(
        state, (one.x, one.y), radius_of(state, second), both
    ):
        return None
    return refuse("does-not-fit-there", "move.swap")


def swap(flow: Flow[Skirmish], first: str, second: str, invocation: str) -> None:
    """Two creatures change places at one moment; both enter what lies there. [move.swap]"""
    one, other = flow.state.creature(first), flow.state.creature(second)
    places = ((other.x, other.y), (one.x, one.y))
    put_at(flow, second, places[1], invocation)
    put_at(flow, first, places[0], invocation)
