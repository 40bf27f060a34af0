"""Snapshots: moments to which a match can return at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

from magehall.kernel.chance import Mark
from magehall.kernel.decision import Decision
from magehall.kernel.state import State

S = TypeVar("S", bound=State)

MOST_SNAPSHOTS = 200
"""So many moments can be gone back to at once; for others the moves since an earlier one are made again."""

APART = 8
"""So many moves lie between two snapshots, at least. A snapshot makes the next edit of each thing a copy, and going back is
rare: to make so few moves again takes it less than keeping a snapshot before each of them took everyone."""


class Snapshot(Generic[S]):
    """The match before a move. Nothing in it is written again. Its answers count, and not those of its state: while
    several answer one question, their snapshots share a state."""

    __slots__ = ("answers", "asked", "chance", "log", "pending", "state")

    def __init__(
        self,
        state: S,
        answers: dict[int, str],
        chance: Mark,
        log: int,
        asked: dict[int, Decision],
        pending: dict[int, Decision],
    ) -> None:
        self.state = state
        self.answers = answers
        self.chance = chance
        self.log = log
        self.asked = asked
        self.pending = pending

    def restored(self) -> S:
        """The state as it was, to go on from."""
        state = self.state.clone()
        state.answers = self.answers.copy()
        return state


def shifted(snapshots: Mapping[int, Snapshot[S]], events: int) -> dict[int, Snapshot[S]]:
    """The same moments, for a log with so many more events before them."""
    return {
        length: Snapshot(kept.state, kept.answers, kept.chance, kept.log + events, kept.asked, kept.pending)
        for length, kept in snapshots.items()
    }


def is_due(snapshots: dict[int, Snapshot[S]], moves: int, floor: int, decision: Decision) -> bool:
    """Whether a snapshot is kept before the next move. One is at the floor, and later where there is a choice."""
    if floor not in snapshots:
        return True
    return moves - next(reversed(snapshots)) >= APART and decision.forced is None


def kept_state(snapshots: dict[int, Snapshot[S]], state: S, asked: dict[int, Decision]) -> S:
    """The state for a new snapshot: a clone. Snapshots of one question that several answer share theirs."""
    last = next(reversed(snapshots.values())) if snapshots else None
    return last.state if last is not None and last.asked is asked else state.clone()


def drop_oldest(snapshots: dict[int, Snapshot[S]], floor: int) -> None:
    """Keep no more than so many moments, and always the floor."""
    if len(snapshots) > MOST_SNAPSHOTS:
        oldest = next(length for length in snapshots if length != floor)  # they stand in their order
        del snapshots[oldest]


def last_before(snapshots: Mapping[int, Snapshot[S]], to: int, floor: int) -> int | None:
    """The last moment from the floor to ``to`` of which there is a snapshot."""
    return max([length for length in snapshots if floor <= length <= to], default=None)
