"""Why did you do that? What a bot thought is kept with its move; while the match runs only what is public is told."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from magehall.bots.bot import Choice
from magehall.table.rooms.journal import MOVE, UNDO, Line
from magehall.table.rooms.room import Room

KEPT = 5
"""So many of the options a bot weighed are kept, the best ones."""


def kept(choice: Choice) -> dict[str, Any]:
    """A bot's thoughts as its move's entry has them."""
    short = replace(choice, weighed=choice.weighed[:KEPT])
    return {"choice": msgspec.to_builtins(short)}


async def reasons(room: Room, version: int, lang: str) -> dict[str, Any]:
    """The answer to whoever asks why the move that led to ``version`` was made. ``lines`` is empty where nothing can be
    told: a person's move, or one about which there is more to say when the match is over (``whole``)."""
    lines: list[Line] = []
    if 0 < version <= room.version:
        lines = await room.journal.since(room.id, version - 1)
    choice = _choice(lines[0]) if lines else None
    if choice is not None and not room.is_ended:
        undone = any(line.kind == UNDO for line in lines)
        public = not undone and _is_public(room, version, choice)
        choice = replace(choice, weighed=choice.weighed[:1]) if public else None
    return {
        "type": "reasons",
        "version": version,
        "seat": lines[0].seat if lines else None,
        "lines": choice.explain(lang, room.names(lang)) if choice is not None else [],
        "whole": room.is_ended,
    }


def _choice(line: Line) -> Choice | None:
    found = (line.data or {}).get("choice") if line.kind == MOVE else None
    return msgspec.convert(found, Choice) if found is not None else None


def _is_public(room: Room, version: int, choice: Choice) -> bool:
    """Whether the log of those who see least names all that the option names; and there was something to weigh, for
    that a bot could do nothing else would tell what it holds."""
    start, end = room.marks[version - 1], room.marks[version]
    if start == 0 or not choice.weighed:
        return False  # nothing is known of where the events before a snapshot began
    said = {value for event in room.match.events[start:end] for value in event.data.values()}
    named = choice.option.words.args.values()
    return bool(named) and all(value in said for value in named)
