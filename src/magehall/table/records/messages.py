"""Message types of replays and match files, as HTTP answers with them."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Literal

from msgspec import Raw, Struct

from magehall.kernel.matches.save import Saved
from magehall.kernel.view_types import EventView, View
from magehall.table.wire.server_messages import Ending, ReasonsMessage, TableState

if TYPE_CHECKING:
    EncodedView = Raw
else:  # for the schema: a replay keeps its views as the bytes they are sent as
    EncodedView = View

StepKind = Literal["start", "move", "undo", "end"]


class ReplayStep(Struct, frozen=True):
    """One step of a replay, with the view after it."""

    version: int
    kind: StepKind
    seat: int | None
    """Null where several answered one question together."""

    option: str | None
    """What I chose myself."""

    at: datetime | None
    end: Ending | None
    """The end of a match that ended otherwise than by its rules."""

    events: list[EventView]
    view: EncodedView
    reasons: list[ReasonsMessage]
    """Why bots moved as they did here; none of people, of moves without a choice, and before the match is over."""


class Replay(Struct, frozen=True):
    """A page of a replay, as one viewer saw it."""

    table: str
    game: str
    seat: int | None
    state: TableState
    names: dict[str, str]
    """The names of the seats, by number."""

    total: int
    start: int
    next: int | None
    whole: bool
    """Whether the match is over and all of it can be seen here."""

    files: bool
    """Whether I may also have its file, its positions and its proof."""

    steps: list[ReplayStep]


class MatchFile(Struct, frozen=True):
    """A saved match as a file."""

    magehall: int
    """The version of the file's schema."""

    digest: str
    """The SHA-256 of the content."""

    match: Saved
