"""Timeline of a match: its state, with log positions and explanations by version."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from magehall.kernel.history import History
from magehall.kernel.matches.match import Match
from magehall.kernel.text import Text
from magehall.table.rooms.journal.entry import MOVE, UNDO, JournalEntry, apply_entry
from magehall.table.rooms.journal.explanations import Explanation, explanation_of, follow_explanations
from magehall.table.rooms.journal.rule_failure import RuleFailure, follow_failure


class Question(Struct, frozen=True):
    """The open question of a match, which several seats may answer. ``since`` is the version since which it has been
    open, ``acts`` by seat the version at which one last answered it or took its answer back."""

    since: int
    acts: Mapping[int, int] = {}

    def goes_on(self, entry: JournalEntry, version: int) -> Question:
        """The question, still open to others, after what one seat did."""
        return self if entry.seat is None else Question(self.since, {**self.acts, entry.seat: version})


class Timeline(Struct, frozen=True):
    """A match at a version. ``marks`` are, by version, how many of that version's events still stand in the log. One
    that is not ``whole`` has come from a snapshot, for tables nobody looks at: it has no marks and no explanations."""

    match: Match[Any]
    version: int
    question: Question
    marks: History[int] = field(default_factory=History)
    explanations: Sequence[Explanation] = ()
    whole: bool = False
    failure: RuleFailure | None = None
    unasked: frozenset[int] = frozenset()
    """The places of the match's moves that the table made without asking; known where it is whole."""

    def fork(self) -> Timeline:
        """A copy with an independent clone of the match."""
        return replace(self, match=self.match.clone())

    def asked_since(self, seat: int) -> int:
        """The version since which ``seat`` has been asked the open question. What others answered to it does not
        count."""
        return max(self.question.since, self.question.acts.get(seat, 0))

    def is_asked(self, seat: int, version: int) -> bool:
        """Whether ``seat`` is still asked what it was asked at ``version``."""
        return seat in self.match.pending and self.asked_since(seat) <= version <= self.version

    def after(self, entry: JournalEntry) -> Timeline:
        """The timeline after one more entry. The match may be the same object, moved on."""
        takes_back_answer = self._takes_back_answer(entry)
        aside = _prompts(self.match) if entry.kind == MOVE and entry.seat not in self.match.pending else None
        others_apart = _others_apart(self.match, entry)
        match, version = apply_entry(self.match, entry), self.version + 1
        failure = follow_failure(self.failure, entry, version, len(match.moves))
        question = Question(version)
        if entry.seat is not None and ((entry.kind == MOVE and match.state.answers) or takes_back_answer):
            question = self.question.goes_on(entry, version)
        elif aside is not None and _prompts(match) == aside:
            question = self.question  # what is done aside leaves it open
        elif others_apart and _others_apart(match, entry) == others_apart:
            question = self.question.goes_on(entry, version)
        if not self.whole:
            return Timeline(match, version, question, failure=failure)
        events = match.events
        explanations = follow_explanations(self.explanations, entry, version, self.marks[-1], events)
        # What was taken back is not in the log any more, and who has read it has to read on from before it.
        marks, unasked = self.marks.fork(), self.unasked
        if entry.kind == UNDO:
            marks = History(min(mark, len(events)) for mark in marks)
            unasked = frozenset(place for place in unasked if place < len(match.moves))
        marks.append(len(events))
        if _is_unasked(entry):
            unasked |= {len(match.moves) - 1}
        return Timeline(match, version, question, marks, explanations, True, failure, unasked)

    def _takes_back_answer(self, entry: JournalEntry) -> bool:
        """Whether a seat undoes only its own answer to the open question."""
        if entry.kind != UNDO:
            return False
        moves = self.match.moves
        return (
            entry.seat in self.match.state.answers
            and _left_by(entry) == len(moves) - 1
            and moves[-1][0] == entry.seat
        )


def _prompts(match: Match[Any]) -> dict[int, Text]:
    """What is asked of whom."""
    return {seat: decision.prompt for seat, decision in match.pending.items()}


def _others_apart(match: Match[Any], entry: JournalEntry) -> dict[int, Text]:
    """The prompts of other seats that are asked apart. One move made or taken back leaves them open."""
    if entry.kind != MOVE and not (entry.kind == UNDO and _left_by(entry) >= len(match.moves) - 1):
        return {}
    return {
        seat: decision.prompt
        for seat, decision in match.pending.items()
        if seat != entry.seat and decision.apart
    }


def full_timeline(match: Match[Any], entries: Sequence[JournalEntry]) -> Timeline:
    """Replay all entries of ``match``, which is at its start. Only moves that stand in the end are made: a match may
    have had any number of take-backs, and each would play it from its start once more."""
    depths = [0]
    standing: list[int] = []
    failure = None
    for version, entry in enumerate(entries, 1):
        if entry.kind == MOVE:
            standing.append(version)
        elif entry.kind == UNDO:
            del standing[_left_by(entry) :]
        depths.append(len(standing))
        failure = follow_failure(failure, entry, version, len(standing))
    places = [len(match.events)]
    apart = Question(0)
    for version in standing:
        entry = entries[version - 1]
        others = _others_apart(match, entry)
        match = apply_entry(match, entry)
        places.append(len(match.events))
        apart = (
            apart.goes_on(entry, version)
            if others and _others_apart(match, entry) == others
            else Question(version)
        )
    marks = [0] * len(depths)
    stood = len(standing)
    for version in range(len(entries), -1, -1):
        marks[version] = places[min(depths[version], stood)]
        if version and entries[version - 1].kind == UNDO:
            stood = min(stood, _left_by(entries[version - 1]))
    undone = max((version for version, entry in enumerate(entries, 1) if entry.kind == UNDO), default=0)
    explanations = [
        explanation_of(
            entries[version - 1],
            version,
            places[place],
            match.events[places[place] : places[place + 1]],
            later=version < undone,
        )
        for place, version in enumerate(standing)
    ]
    told = [explanation for explanation in explanations if explanation is not None]
    unasked = frozenset(place for place, version in enumerate(standing) if _is_unasked(entries[version - 1]))
    question = _open_question(match, entries)
    if undone <= apart.since < question.since and apart.acts:
        question = apart
    return Timeline(match, len(entries), question, History(marks), told, True, failure, unasked)


def _open_question(match: Match[Any], entries: Sequence[JournalEntry]) -> Question:
    """The question that is open after all entries. Where one of its answers was taken back, it counts as new."""
    given = len(match.state.answers)
    first = len(entries) - given + 1
    acts = {
        entry.seat: version for version, entry in enumerate(entries[first - 1 :], first) if entry.kind == MOVE
    }
    if given and acts.keys() == match.state.answers.keys():
        return Question(first - 1, {seat: version for seat, version in acts.items() if seat is not None})
    return Question(len(entries))


def taken_back(entries: Iterable[JournalEntry], to: int) -> list[JournalEntry]:
    """The moves that an undo to ``to`` moves would take back."""
    standing: list[JournalEntry] = []
    for entry in entries:
        if entry.kind == MOVE:
            standing.append(entry)
        elif entry.kind == UNDO:
            del standing[_left_by(entry) :]
    return standing[to:]


def _is_unasked(entry: JournalEntry) -> bool:
    """Whether the table made this move without asking."""
    return entry.kind == MOVE and (entry.data or {}).get("unasked", False)


def _left_by(entry: JournalEntry) -> int:
    """How many moves an undo leaves."""
    return int((entry.data or {})["to"])
