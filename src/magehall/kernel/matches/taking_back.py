"""The moments to which a seat may take back."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, NamedTuple

from magehall.kernel.history import History

if TYPE_CHECKING:  # a match takes back by this
    from magehall.kernel.matches.match import Match


class Recent(NamedTuple):
    """Places in the moves. At some a seat had no choice, at others it let a window pass."""

    forced: History[int]
    passes: History[int]


def points_of(match: Match[Any], seat: int) -> list[int]:
    """The moments before the moves of ``seat`` since the floor, newest first. Another seat's move ends them, unless it
    only let a window pass."""
    points: list[int] = []
    if type(seat) is not int:
        return points
    for place in range(len(match.moves) - 1, match.undo_floor - 1, -1):
        if match.moves[place][0] == seat:
            points.append(place)
        elif place not in match.recall().passes:
            break
    return points


def last_choice_of(match: Match[Any], seat: int, unasked: Collection[int]) -> int | None:
    """The last of those moments at which ``seat`` had a choice, and was asked."""
    points = points_of(match, seat)
    no_choice = {*match.recall().forced, *unasked} if points else set()
    return next((place for place in points if place not in no_choice), None)
