"""Why did you do that? What a bot thought is kept with its move; while the match runs only what is public is told."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from magehall.bots.bot import Choice
from magehall.table.rooms.room import Room
from magehall.table.rooms.thoughts import choice_of

KEPT = 5
"""So many of the options a bot weighed are kept, the best ones."""


def kept(choice: Choice) -> dict[str, Any]:
    """A bot's thoughts as its move's entry has them."""
    short = replace(choice, weighed=choice.weighed[:KEPT])
    return {"choice": msgspec.to_builtins(short)}


async def reasons(room: Room, version: int, lang: str) -> dict[str, Any]:
    """The answer to whoever asks why the move that led to ``version`` was made. ``chosen`` is None where nothing can be
    told: a person's move, or one about which there is more to say when the match is over (``whole``)."""
    lines = await room.journal.since(room.id, version - 1) if 0 < version <= room.version else []
    choice = choice_of(lines[0]) if lines else None
    if choice is not None and not room.is_ended:
        public = any(thought.version == version and thought.public for thought in room.thoughts)
        choice = replace(choice, weighed=choice.weighed[:1]) if public else None
    names = room.names(lang)
    return {
        "type": "reasons",
        "version": version,
        "seat": lines[0].seat if lines else None,
        "chosen": choice.option.text(lang, names) if choice is not None else None,
        "why": choice.why.render(lang, names) if choice is not None else "",
        "weighed": [
            {
                "option": entry.option.text(lang, names),
                "percent": round(100 * entry.value),
                "looks": entry.looks,
            }
            for entry in (choice.weighed if choice is not None else ())
        ],
        "whole": room.is_ended,
    }
