"""Explanations of bot moves, on request. What a bot thought is kept with its move; while the match runs only what is
public is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from magehall.bots.bot import Choice
from magehall.kernel.records import to_builtins
from magehall.table.rooms.journal.explanations import choice_of
from magehall.table.rooms.room.room_state import RoomState
from magehall.table.wire.server_messages import ReasonsMessage, WeighedOption

KEPT = 5
"""So many of the options a bot weighed are kept, the best ones."""


def kept(choice: Choice) -> dict[str, Any]:
    """A bot's reasoning as stored in its move's journal entry."""
    short = replace(choice, weighed=choice.weighed[:KEPT])
    return {"choice": to_builtins(short)}


async def reasons(room: RoomState, version: int, lang: str) -> ReasonsMessage:
    """The answer to why the move that led to ``version`` was made. ``chosen`` is None where nothing can be told: a
    person's move, or one about which there is more to say when the match is over (``whole``)."""
    entry = await room.journal.entry(room.id, version) if 0 < version <= room.version else None
    choice = choice_of(entry) if entry is not None else None
    if choice is not None and not room.is_ended:
        public = any(
            explanation.version == version and explanation.public for explanation in room.explanations
        )
        choice = replace(choice, weighed=choice.weighed[:1]) if public else None
    seat = entry.seat if entry is not None else None
    return told(version, seat, choice, lang, room.names(lang), whole=room.is_ended)


def told(
    version: int, seat: int | None, choice: Choice | None, lang: str, names: Mapping[int, str], *, whole: bool
) -> ReasonsMessage:
    """Serialise a bot's reasoning for the move that led to ``version``. Browsers read it at the table and in a
    replay."""
    return ReasonsMessage(
        version=version,
        seat=seat,
        chosen=choice.option.text(lang, names) if choice is not None else None,
        why=choice.why.render(lang, names) if choice is not None else "",
        weighed=[
            WeighedOption(entry.option.text(lang, names), round(100 * entry.value), entry.looks)
            for entry in (choice.weighed if choice is not None else ())
        ],
        whole=whole,
    )
