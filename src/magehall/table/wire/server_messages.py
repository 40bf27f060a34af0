"""Message types that the server sends over the WebSocket.

The client's TypeScript is generated from them (``magehall.table.wire_schema``).
"""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import UNSET, Struct, UnsetType

from magehall.kernel.view_types import EventView, View

TableState = Literal["open", "playing", "over", "aborted", "adjourned"]


class ServerMessage(Struct, frozen=True, tag_field="type"):
    """Base of all messages to a client."""


class SeatState(Struct, frozen=True):
    """Who sits in a seat, and how much time is left there."""

    seat: int
    name: str
    person: str | None
    bot: str | None
    here: bool
    clock: int | None
    """Milliseconds left, if there is a clock."""

    running: bool


class OfferState(Struct, frozen=True):
    """An offer, and who has said yes to it."""

    by: int | None
    yes: list[int]
    seat: int | UnsetType = UNSET
    """Whose bot would be replaced."""


class TroubleState(Struct, frozen=True):
    """A rule that broke, as everyone is told of it."""

    version: int
    still: bool
    """Whether nothing can go on before all agree on something."""

    text: str


class ClockState(Struct, frozen=True):
    """Time control of a table, with what matters for its kind."""

    kind: Literal["none", "live", "correspondence"] | UnsetType = UNSET
    minutes: int | UnsetType = UNSET
    increment: int | UnsetType = UNSET
    days: int | UnsetType = UNSET


class Ending(Struct, frozen=True):
    """How a match ended, by its rules or otherwise (`resigned`, `flag`, `draw`)."""

    winners: list[int]
    scores: list[int]
    reason: str
    seat: int | UnsetType | None = UNSET
    """Whose doing it was."""


class TableSummary(Struct, frozen=True):
    """The table at which a match is played."""

    id: str
    game: str
    state: TableState
    seats: int
    public: bool
    clock: ClockState
    result: Ending | None
    commitment: str
    host: str
    window: bool


class StateMessage(ServerMessage, frozen=True, tag="state"):
    """All that a browser is shown of a table."""

    version: int
    view: View
    events: list[EventView]
    """What happened since `events_from`, counted from the first happening of the match."""

    events_from: int
    explained: list[tuple[int, int]]
    """The happenings a bot can be asked about: each one's number, and the version its move led to."""

    seats: list[SeatState]
    names: dict[str, str]
    you: int | None
    asked_since: int | None
    """The version since which we have been asked this, whatever others answered meanwhile; null if nothing is asked."""

    held: bool
    """We have answered this window, and the others have not."""

    can_undo: bool
    can_plan: bool
    """Our moves can be tried before they are made."""

    offers: dict[str, OfferState]
    trouble: TroubleState | None
    table: TableSummary


class ChatLine(Struct, frozen=True):
    """A line of the chat."""

    id: int
    person: str
    name: str
    text: str
    at: str


class ChatHistoryMessage(ServerMessage, frozen=True, tag="chat-history"):
    """What was said at a table, and whom this person does not read."""

    lines: list[ChatLine]
    muted: list[str]


class ChatMessage(ServerMessage, frozen=True, tag="chat"):
    """A line of the chat that was just said."""

    id: int
    person: str
    name: str
    text: str
    at: str


class EmoteMessage(ServerMessage, frozen=True, tag="emote"):
    """An emote that was just sent."""

    seat: int
    person: str
    name: str


class RefusalLine(Struct, frozen=True):
    """Why something cannot be chosen now."""

    option: str
    message: str
    rule: str


class WhyMessage(ServerMessage, frozen=True, tag="why"):
    """Why options are not offered. Of one that may be chosen, what it would do, for the board to draw."""

    version: int
    refusals: list[RefusalLine]
    option: str = ""
    """The option that was asked for; empty for all."""

    preview: list[list[int]] = []


class PlanMessage(ServerMessage, frozen=True, tag="plan"):
    """How the table would look after the moves that someone tries."""

    version: int
    moves: list[str]
    """Those that could be tried."""

    view: View
    events: list[EventView]
    """What would happen."""

    refused: RefusalLine | None = None
    """Why the next of the moves could not be tried."""

    beyond: bool = False
    """Whether that one can be made all the same, after the others."""


class WeighedOption(Struct, frozen=True):
    """An option a bot weighed, with its value in percent."""

    option: str
    percent: int
    looks: int
    """In how many imagined worlds it looked."""


class ReasonsMessage(ServerMessage, frozen=True, tag="reasons"):
    """Why a bot made the move that led to a version."""

    version: int
    seat: int | None
    chosen: str | None
    """What it chose; null where nothing can be told."""

    why: str
    weighed: list[WeighedOption]
    """What it expected of this option, and of the others it weighed once the match is over."""

    whole: bool
    """Whether the match is over, and so all of it is told."""


class RefusedMessage(ServerMessage, frozen=True, tag="refused"):
    """The answer to a message that did not count."""

    code: str
    message: str
    rule: str
    version: int


class ReportedMessage(ServerMessage, frozen=True, tag="reported"):
    """The answer to a report of a chat message."""

    message: int
    known: bool


class PongMessage(ServerMessage, frozen=True, tag="pong"):
    """The answer to a ping."""


class ByeMessage(ServerMessage, frozen=True, tag="bye"):
    """The last message before the server closes the connection."""

    reason: str


Note = ChatMessage | EmoteMessage
"""What is told to everyone at a table as it is said."""

AnyServerMessage = (
    StateMessage | ChatHistoryMessage | ChatMessage | EmoteMessage | PlanMessage | WhyMessage | ReasonsMessage
    | RefusedMessage | ReportedMessage | PongMessage | ByeMessage
)  # fmt: skip

SERVER_MESSAGES: tuple[type[ServerMessage], ...] = get_args(AnyServerMessage)
