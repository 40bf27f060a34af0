"""How far a match has come: the match itself, and which part of its log and which thoughts of bots belong to which
version."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from magehall.kernel.match import Match
from magehall.table.rooms.lines import MOVE, UNDO, Line, carry_out
from magehall.table.rooms.thoughts import Thought, follow, thought_of


class Course(Struct, frozen=True):
    """A match at a version. ``marks`` are, by version, how many of that version's happenings still stand in the log.
    One that is not ``whole`` has come from a snapshot, for tables nobody looks at: it has no marks and no thoughts."""

    match: Match[Any]
    version: int
    marks: Sequence[int] = ()
    thoughts: Sequence[Thought] = ()
    whole: bool = False

    def twin(self) -> Course:
        """The same with a match that goes on by itself."""
        return Course(self.match.clone(), self.version, self.marks, self.thoughts, self.whole)

    def after(self, line: Line) -> Course:
        """The course after one more entry. The match may be the same object, moved on."""
        match, version = carry_out(self.match, line), self.version + 1
        if not self.whole:
            return Course(match, version)
        events = match.events
        thoughts = follow(self.thoughts, line, version, self.marks[-1], events)
        # What was taken back is not in the log any more, and who has read it has to read on from before it.
        marks = [min(mark, len(events)) for mark in self.marks] if line.kind == UNDO else self.marks
        return Course(match, version, [*marks, len(events)], thoughts, True)


def whole_course(match: Match[Any], lines: Sequence[Line]) -> Course:
    """The course of ``match``, which is at its start, through all its entries. Only moves that stand in the end are
    made: a match may have had any number of take-backs, and each would play it from its start once more."""
    depths = [0]
    standing: list[int] = []
    for version, line in enumerate(lines, 1):
        if line.kind == MOVE:
            standing.append(version)
        elif line.kind == UNDO:
            del standing[_left_by(line) :]
        depths.append(len(standing))
    places = [len(match.events)]
    for version in standing:
        match = carry_out(match, lines[version - 1])
        places.append(len(match.events))
    marks = [0] * len(depths)
    stood = len(standing)
    for version in range(len(lines), -1, -1):
        marks[version] = places[min(depths[version], stood)]
        if version and lines[version - 1].kind == UNDO:
            stood = min(stood, _left_by(lines[version - 1]))
    undone = max((version for version, line in enumerate(lines, 1) if line.kind == UNDO), default=0)
    thoughts = [
        thought_of(
            lines[version - 1],
            version,
            places[place],
            match.events[places[place] : places[place + 1]],
            later=version < undone,
        )
        for place, version in enumerate(standing)
    ]
    return Course(match, len(lines), marks, [thought for thought in thoughts if thought is not None], True)


def taken_back(lines: Iterable[Line], to: int) -> list[Line]:
    """The moves among all entries of a match that would be taken back if only ``to`` were left."""
    standing: list[Line] = []
    for line in lines:
        if line.kind == MOVE:
            standing.append(line)
        elif line.kind == UNDO:
            del standing[_left_by(line) :]
    return standing[to:]


def _left_by(line: Line) -> int:
    return int((line.data or {})["to"])
