"""Message types that a client may send over the WebSocket. Anything else is refused."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Number = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
"""Versions and numbers of lines: what fits a column of every database."""

ShortText = Annotated[str, Meta(max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Pace = Literal["slow", "normal", "fast", "instant"]
Stop = Literal["always", "able", "matters", "never"]
DEFAULT_STOP: Stop = "matters"
StopAt = Literal["always", "never"]
WindowName = Annotated[str, Meta(max_length=40)]
MOST_WINDOWS = 100
"""More windows than any game has."""

MOST_PLANNED = 100
"""More moves than a turn has in which nothing is drawn or revealed."""

Planned = Annotated[list[ShortText], Meta(max_length=MOST_PLANNED)]

OfferKind = Literal["undo", "draw", "abort", "adjourn", "resume", "replace"]


class ClientMessage(Struct, tag_field="type", forbid_unknown_fields=True):
    """Base of all messages from a client."""


class Hello(ClientMessage, tag="hello"):
    """Subscribe: send me the state, and the log from where I have it. Sent first of all, after a gap, and when I want
    another language or pace."""

    since: Number = 0
    lang: Literal["en", "fr", "ru"] = "en"
    pace: Pace = "normal"


class MoveMessage(ClientMessage, tag="move"):
    """Make a move at the version I see."""

    version: Number
    option: ShortText


class Plan(ClientMessage, tag="plan"):
    """Try my moves in order, on a copy that nobody else sees."""

    moves: Planned


class PlayOut(ClientMessage, tag="play-out"):
    """Make the moves I have planned at the version I see. All are made, or none; only the last may be one that could not
    be tried."""

    version: Number
    moves: Annotated[Planned, Meta(min_length=1)]


class Why(ClientMessage, tag="why"):
    """Ask why an option, or any, is not offered; after what I have planned."""

    version: Number
    option: ShortText | None = None
    planned: Planned = []


class Reasons(ClientMessage, tag="reasons"):
    """Ask why a bot made the move that led to this version."""

    version: Number


class Undo(ClientMessage, tag="undo"):
    """Undo my last move, where the rules allow it."""


class Offer(ClientMessage, tag="offer"):
    """Make an offer to the others."""

    what: OfferKind


class Answer(ClientMessage, tag="answer"):
    """Accept or decline an offer."""

    what: OfferKind
    yes: bool


class Resign(ClientMessage, tag="resign"):
    """Resign the match."""


class Abort(ClientMessage, tag="abort"):
    """Abort the match before it has begun in earnest."""


class Chat(ClientMessage, tag="chat"):
    """Send a chat message."""

    text: ChatText


class Emote(ClientMessage, tag="emote"):
    """Send an emote."""

    name: Literal["hello", "well-played", "thanks", "oops", "hurry", "wow"]


class Stops(ClientMessage, tag="stops"):
    """Set at which windows I want to be asked. Always, when able to act, only where that could matter, or never; and at
    which of them always or never, whatever holds for the others."""

    windows: Stop
    at: Annotated[dict[WindowName, StopAt], Meta(max_length=MOST_WINDOWS)] = {}


class ReportMessage(ClientMessage, tag="report"):
    """Report a chat message to the operators."""

    message: Number
    reason: Annotated[str, Meta(max_length=500)] = ""


class MuteMessage(ClientMessage, tag="mute"):
    """Mute someone, or unmute."""

    person: Annotated[str, Meta(max_length=32)]
    muted: bool = True


class Ping(ClientMessage, tag="ping"):
    """Keepalive; answered with a pong."""


AnyMessage = (
    Hello | MoveMessage | Plan | PlayOut | Why | Reasons | Undo | Offer | Answer | Resign | Abort | Chat | Emote | Stops | ReportMessage
    | MuteMessage | Ping
)  # fmt: skip

decoder: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)
