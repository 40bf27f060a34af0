"""The moments to which a seat may take back."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection
from typing import TYPE_CHECKING, Any, NamedTuple

from magehall.kernel.callers import from_anyone
from magehall.kernel.history import History

if TYPE_CHECKING:  # a match takes back by this
    from magehall.kernel.matches.match import Match


class Recent(NamedTuple):
    """Places in the moves, in their order. At some a seat had no choice, at others it let a window pass."""

    forced: History[int]
    passes: History[int]

    def cut(self, length: int) -> None:
        """Drop the places of all but the first ``length`` moves."""
        for places in self:
            places.cut(_count_before(places, length))


def _count_before(places: History[int], start: int) -> int:
    """How many of the places lie before ``start``, by bisection."""
    # Over their numbers: a compiled history is no sequence in the eyes of C.
    return bisect_left(range(len(places)), start, key=lambda number: places[number])


def _since(places: History[int], start: int, most: int) -> set[int]:
    """Those of the places that lie at ``start`` or after it. They are among the last ``most``."""
    return {place for place in places.since(max(0, len(places) - most)) if place >= start}


@from_anyone
def points_of(match: Match[Any], seat: int) -> list[int]:
    """The moments before the moves of ``seat`` since the floor, newest first. Another seat's move ends them, unless it
    only let a window pass."""
    points: list[int] = []
    if type(seat) is not int:
        return points
    floor = match.undo_floor
    recent = match.moves.since(floor)
    passes: set[int] | None = None  # a match from a file has to be played again to know them
    for place in range(floor + len(recent) - 1, floor - 1, -1):
        if recent[place - floor][0] == seat:
            points.append(place)
            continue
        if passes is None:
            passes = _since(match.recall().passes, floor, len(recent))
        if place not in passes:
            break
    return points


@from_anyone
def last_choice_of(match: Match[Any], seat: int, unasked: Collection[int]) -> int | None:
    """The last of those moments at which ``seat`` had a choice, and was asked."""
    points = points_of(match, seat)
    if not points:
        return None
    floor = match.undo_floor
    forced = _since(match.recall().forced, floor, len(match.moves) - floor)
    return next((place for place in points if place not in forced and place not in unasked), None)
