"""Index of bot moves that can be explained, and to whom. It is kept beside the match, so that nobody has to ask in
vain."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from magehall.bots.bot import Choice
from magehall.kernel.event import LogEntry
from magehall.kernel.history import History
from magehall.kernel.records import convert
from magehall.table.rooms.journal.entry import MOVE, UNDO, JournalEntry


class Explanation(Struct, frozen=True):
    """A bot move with reasons. ``version`` is the one it led to, ``first`` the number of its first event in the log and
    ``end`` of the one after its last; ``public`` says whether the players may hear its reasons before the match is
    over."""

    version: int
    first: int
    end: int
    public: bool


def choice_of(entry: JournalEntry) -> Choice | None:
    """The bot's reasoning in this entry; None for all else."""
    found = (entry.data or {}).get("choice") if entry.kind == MOVE else None
    return convert(found, Choice) if found is not None else None


def follow_explanations(
    explanations: Sequence[Explanation],
    entry: JournalEntry,
    version: int,
    first: int,
    events: History[LogEntry],
) -> Sequence[Explanation]:
    """The explanations after one more entry. It led to ``version``, with all ``events`` of the match as it is now;
    those from ``first`` on are the entry's own."""
    if entry.kind == UNDO:
        # What was taken back is gone from the log, and what led to it is not explained before the end.
        return [
            replace(explanation, public=False)
            for explanation in explanations
            if explanation.end <= len(events)
        ]
    if not entry.data:
        return explanations
    explanation = explanation_of(entry, version, first, events[first:])
    return explanations if explanation is None else [*explanations, explanation]


def explanation_of(
    entry: JournalEntry, version: int, first: int, happened: Sequence[LogEntry], *, later: bool = False
) -> Explanation | None:
    """The explanation of the entry that led to ``version``. Its own events, from number ``first`` on, are given; it is
    public only ``later``, when the match is over, where something was taken back since."""
    choice = choice_of(entry)
    if choice is None:
        return None
    public = not later and _is_public(choice, happened)
    return Explanation(version, first, first + len(happened), public)


def explained(explanations: Iterable[Explanation], since: int, *, whole: bool) -> list[tuple[int, int]]:
    """The log lines that can be asked about. They are pairs of the event's number and the version: while the match runs
    those from ``since`` on whose reasons are public, and all of them in the end (``whole``)."""
    return [
        (explanation.first, explanation.version)
        for explanation in explanations
        if explanation.first < explanation.end
        and (whole or (explanation.public and explanation.first >= since))
    ]


def _is_public(choice: Choice, events: Iterable[LogEntry]) -> bool:
    """Whether the public log names all that the option names. There also has to be something to weigh, for that a bot
    could do nothing else would tell what it holds."""
    said = {value for event in events for value in event.data.values()}
    named = choice.option.words.args.values()
    return bool(choice.weighed) and bool(named) and all(value in said for value in named)
