"""Snapshots: moments to which a match can return at once."""

from __future__ import annotations

from typing import Generic, TypeVar

from magehall.kernel.chance import Mark
from magehall.kernel.decision import Decision
from magehall.kernel.state import State

S = TypeVar("S", bound=State)


class Snapshot(Generic[S]):
    """The match before a move. Nothing in it is written again."""

    __slots__ = ("asked", "chance", "log", "pending", "state")

    def __init__(
        self, state: S, chance: Mark, log: int, asked: dict[int, Decision], pending: dict[int, Decision]
    ) -> None:
        self.state = state
        self.chance = chance
        self.log = log
        self.asked = asked
        self.pending = pending

    def later(self, events: int) -> Snapshot[S]:
        """The same moment, for a log with so many more events before it."""
        return Snapshot(self.state, self.chance, self.log + events, self.asked, self.pending)
