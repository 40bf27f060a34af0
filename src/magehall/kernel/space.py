"""Spaces: the options of a decision that are too many to list."""

from __future__ import annotations

from magehall.kernel.decision import Option, Refusal


class Space:
    """Options beyond the list of a decision, all of one verb. Such as any book, any set of enemies, any place of a
    table.

    It is pure, and made only when somebody looks. What it takes is judged as the listed options are, and a listed option
    of its verb lies in it."""

    __slots__ = ()

    def find(self, option_id: str) -> Option | Refusal:
        """The option of that id in its one spelling, or why there is none."""
        raise NotImplementedError

    def rows(self) -> list[list[int]]:
        """What a view shows of it, where it can be drawn. A row of places has their cost, then y,
        then the first and the last x of each run; other rows mean something to the game's board alone."""
        return []

    def preview(self, option_id: str) -> list[list[int]]:
        """What one of its options would do, where that can be drawn. The rows are as ``rows`` has them. It is asked for
        one option at a time, and tells no more than its seat may know."""
        return []
