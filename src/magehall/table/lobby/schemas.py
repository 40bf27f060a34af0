"""Request and response models of the lobby."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from pydantic import AfterValidator, Field, StringConstraints

from magehall.table.schemas import Heard, Shown, stored_as
from magehall.table.wire.server_messages import ClockState, Ending, TableState

OPTIONS_LIMIT = 4_000
POSITION_LIMIT = 64_000
MOST_SEATS = 12


def bounded(limit: int) -> AfterValidator:
    """Validator: JSON of at most ``limit`` bytes."""

    def check(value: Any) -> Any:
        try:
            size = len(msgspec.json.encode(value))
        except (TypeError, ValueError, RecursionError, OverflowError):
            raise ValueError("this is not plain JSON") from None
        if size > limit:
            raise ValueError(f"this has {size} bytes; at most {limit} are taken")
        return value

    return AfterValidator(check)


TableId = Annotated[str, StringConstraints(pattern=r"^[a-z]{8}$")]
GameId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]{1,40}$")]
Invite = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Contribution = Annotated[
    str,
    StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$"),
    Field(description="What I add to the seed: random letters and digits from my own machine."),
]
Contributes = Annotated[
    bool,
    Field(
        description="I add to the seed myself, with `ready`, once I have seen the commitment. Otherwise the hall does, "
        "and I am ready at once."
    ),
]
BotSpec = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Options = Annotated[dict[str, Any], bounded(OPTIONS_LIMIT)]
ClockShown = Annotated[dict[str, Any], stored_as(ClockState)]
EndingShown = Annotated[dict[str, Any], stored_as(Ending)]
PositionDocument = Annotated[str | dict[str, Any], bounded(POSITION_LIMIT)]


class Clock(Heard):
    """Time control. None, minutes with an increment in seconds, or so many days a move."""

    kind: Literal["none", "live", "correspondence"] = "none"
    minutes: Annotated[int, Field(ge=1, le=180)] = 15
    increment: Annotated[int, Field(ge=0, le=120)] = 10
    days: Annotated[int, Field(ge=1, le=30)] = 3

    def stored(self) -> dict[str, Any]:
        """The fields that matter for this kind of clock."""
        kept = {"none": set(), "live": {"minutes", "increment"}, "correspondence": {"days"}}[self.kind]
        return self.model_dump(include={"kind", *kept})


class NewTable(Heard):
    """A table to be created. ``chairs`` says seat by seat who sits there: "me", "open", or a bot such as
    "search:200"."""

    game: GameId
    chairs: Annotated[list[BotSpec], Field(min_length=1, max_length=MOST_SEATS)]
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)] | None = None
    options: Options = {}
    public: bool = False
    clock: Clock = Clock()
    spectator_delay: Annotated[int, Field(ge=0, le=3600, description="In seconds.")] = 0
    position: PositionDocument | None = None
    contributes: Contributes = False


class Quick(Heard):
    """Request of a quick match: against a bot, or whoever is there."""

    game: GameId
    bot: BotSpec | None = None
    contributes: Contributes = False


class Join(Heard):
    """Request to join. A table that is not public wants its invite."""

    invite: Invite | None = None


class ChangeChair(Heard):
    """Give a chair to a bot, or with none make it free. Whoever sat there has to go."""

    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)]
    bot: BotSpec | None = None


class Ready(Heard):
    """I am ready, with my contribution to the seed. Without it the hall contributes for me."""

    contribution: Contribution | None = None


class Again(Heard):
    """Request of a rematch. With seats rotated; or on from a corrected position, in the same seats."""

    contributes: Contributes = False
    position: PositionDocument | None = None


class ChairShown(Shown):
    """A chair: a person's, a bot's, or free. Where both stand, a bot plays on for a person who left."""

    seat: int
    person: str | None
    name: str
    """Empty for a bot, for a free chair, and for somebody who is no longer here."""

    guest: bool
    gone: bool
    bot: str | None
    ready: bool


class TableShown(Shown):
    """A table as the lobby shows it to one person. Only those who sit there see the invite."""

    id: str
    game: str
    seats: int
    options: dict[str, Any]
    public: bool
    state: TableState
    clock: ClockShown
    spectator_delay: int
    from_position: bool
    lesson: str | None
    imported: bool
    host: str
    commitment: str
    created: datetime
    started: datetime | None
    ended: datetime | None
    result: EndingShown | None
    rematch_of: str | None
    rematch: str | None
    chairs: list[ChairShown]
    you: int | None
    invite: str | None


class TableList(Shown):
    """My tables (on the first page), and a page of public ones. ``next`` is where the next page begins."""

    mine: list[TableShown]
    tables: list[TableShown]
    next: str | None
