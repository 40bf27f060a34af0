"""How far a match has come: the match itself, and which part of its log and which thoughts of bots belong to which
version."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from magehall.kernel.match import Match
from magehall.table.rooms.lines import MOVE, UNDO, Line, carry_out
from magehall.table.rooms.thoughts import Thought, follow, thought_of
from magehall.table.rooms.trouble import Trouble, follow_trouble


class Question(Struct, frozen=True):
    """The open question of a match, which may be one to several seats: the version since which it has been open, and by
    seat the version at which one last answered it or took its answer back."""

    since: int
    acts: Mapping[int, int] = {}


class Course(Struct, frozen=True):
    """A match at a version. ``marks`` are, by version, how many of that version's happenings still stand in the log.
    One that is not ``whole`` has come from a snapshot, for tables nobody looks at: it has no marks and no thoughts."""

    match: Match[Any]
    version: int
    question: Question
    marks: Sequence[int] = ()
    thoughts: Sequence[Thought] = ()
    whole: bool = False
    trouble: Trouble | None = None
    unasked: frozenset[int] = frozenset()
    """The places of the match's moves that the table made without asking; known where it is whole."""

    def twin(self) -> Course:
        """The same with a match that goes on by itself."""
        return replace(self, match=self.match.clone())

    def asked_since(self, seat: int) -> int:
        """The version since which the open question has been as it is for ``seat``, whatever others answered to it."""
        return max(self.question.since, self.question.acts.get(seat, 0))

    def is_asked(self, seat: int, version: int) -> bool:
        """Whether ``seat`` is still asked what it was asked at ``version``."""
        return seat in self.match.pending and self.asked_since(seat) <= version <= self.version

    def after(self, line: Line) -> Course:
        """The course after one more entry. The match may be the same object, moved on."""
        takes_back_answer = self._takes_back_answer(line)
        match, version = carry_out(self.match, line), self.version + 1
        trouble = follow_trouble(self.trouble, line, version, len(match.moves))
        question = Question(version)
        if line.seat is not None and ((line.kind == MOVE and match.state.answers) or takes_back_answer):
            question = Question(self.question.since, {**self.question.acts, line.seat: version})
        if not self.whole:
            return Course(match, version, question, trouble=trouble)
        events = match.events
        thoughts = follow(self.thoughts, line, version, self.marks[-1], events)
        # What was taken back is not in the log any more, and who has read it has to read on from before it.
        marks = [min(mark, len(events)) for mark in self.marks] if line.kind == UNDO else self.marks
        unasked = frozenset(place for place in self.unasked if place < len(match.moves))
        if _is_unasked(line):
            unasked |= {len(match.moves) - 1}
        return Course(match, version, question, [*marks, len(events)], thoughts, True, trouble, unasked)

    def _takes_back_answer(self, line: Line) -> bool:
        """Whether a seat takes back no more than its own answer to the open question."""
        moves = self.match.moves
        return (
            line.kind == UNDO
            and line.seat in self.match.state.answers
            and _left_by(line) == len(moves) - 1
            and moves[-1][0] == line.seat
        )


def whole_course(match: Match[Any], lines: Sequence[Line]) -> Course:
    """The course of ``match``, which is at its start, through all its entries. Only moves that stand in the end are
    made: a match may have had any number of take-backs, and each would play it from its start once more."""
    depths = [0]
    standing: list[int] = []
    trouble = None
    for version, line in enumerate(lines, 1):
        if line.kind == MOVE:
            standing.append(version)
        elif line.kind == UNDO:
            del standing[_left_by(line) :]
        depths.append(len(standing))
        trouble = follow_trouble(trouble, line, version, len(standing))
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
    told = [thought for thought in thoughts if thought is not None]
    unasked = frozenset(place for place, version in enumerate(standing) if _is_unasked(lines[version - 1]))
    question = _open_question(match, lines)
    return Course(match, len(lines), question, marks, told, True, trouble, unasked)


def _open_question(match: Match[Any], lines: Sequence[Line]) -> Question:
    """The question at the end of all entries. Where one of its answers was taken back, it counts as new."""
    given = len(match.state.answers)
    first = len(lines) - given + 1
    acts = {line.seat: version for version, line in enumerate(lines[first - 1 :], first) if line.kind == MOVE}
    if given and acts.keys() == match.state.answers.keys():
        return Question(first - 1, {seat: version for seat, version in acts.items() if seat is not None})
    return Question(len(lines))


def taken_back(lines: Iterable[Line], to: int) -> list[Line]:
    """The moves among all entries of a match that would be taken back if only ``to`` were left."""
    standing: list[Line] = []
    for line in lines:
        if line.kind == MOVE:
            standing.append(line)
        elif line.kind == UNDO:
            del standing[_left_by(line) :]
    return standing[to:]


def _is_unasked(line: Line) -> bool:
    return line.kind == MOVE and (line.data or {}).get("unasked", False)


def _left_by(line: Line) -> int:
    return int((line.data or {})["to"])
