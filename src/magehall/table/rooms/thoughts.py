"""Which moves of bots can be explained, and to whom: kept beside the match, so that nobody has to ask in vain."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from magehall.bots.bot import Choice
from magehall.kernel.event import Event
from magehall.kernel.history import History
from magehall.table.rooms.lines import MOVE, UNDO, Line


class Thought(Struct, frozen=True):
    """A move a bot gave reasons for: the version it led to, the number of its first happening in the log and of the one
    after its last, and whether the players may hear its reasons before the match is over."""

    version: int
    first: int
    end: int
    public: bool


def choice_of(line: Line) -> Choice | None:
    """What a bot thought about the move of this entry; None for all else."""
    found = (line.data or {}).get("choice") if line.kind == MOVE else None
    return msgspec.convert(found, Choice) if found is not None else None


def follow(
    thoughts: Sequence[Thought], line: Line, version: int, first: int, events: History[Event]
) -> list[Thought]:
    """The thoughts after one more entry, which led to ``version``, with all ``events`` of the match as it is now;
    those from ``first`` on are the entry's own."""
    if line.kind == UNDO:
        # What was taken back is gone from the log, and what led to it is not explained before the end.
        return [replace(thought, public=False) for thought in thoughts if thought.end <= len(events)]
    thought = thought_of(line, version, first, events[first:])
    return list(thoughts) if thought is None else [*thoughts, thought]


def thought_of(
    line: Line, version: int, first: int, happened: Sequence[Event], *, later: bool = False
) -> Thought | None:
    """What there is to say of the entry that led to ``version``, whose own happenings, from number ``first`` on, are
    given; public only ``later``, when the match is over, where something was taken back since."""
    choice = choice_of(line)
    if choice is None:
        return None
    public = not later and _is_public(choice, happened)
    return Thought(version, first, first + len(happened), public)


def explained(thoughts: Iterable[Thought], since: int, *, whole: bool) -> list[tuple[int, int]]:
    """The lines of the log that can be asked about, as pairs of the happening's number and the version: while the match
    runs those from ``since`` on whose reasons are public, and all of them in the end (``whole``)."""
    return [
        (thought.first, thought.version)
        for thought in thoughts
        if thought.first < thought.end and (whole or (thought.public and thought.first >= since))
    ]


def _is_public(choice: Choice, events: Iterable[Event]) -> bool:
    """Whether the log of those who see least names all that the option names; and there was something to weigh, for
    that a bot could do nothing else would tell what it holds."""
    said = {value for event in events for value in event.data.values()}
    named = choice.option.words.args.values()
    return bool(choice.weighed) and bool(named) and all(value in said for value in named)
