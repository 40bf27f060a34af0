"""Types of a view that are the same in every game.

Clients get them as JSON, and their TypeScript is generated from here (docs/adding-a-game.md).
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from magehall.kernel.text import Arg, Args


class PromptView(Struct, frozen=True, gc=False):
    """What a seat is asked, as a message of the game."""

    key: str
    args: Args


class OptionView(Struct, gc=False):
    """One answer a seat may give.

    It is not frozen: hints for people are added where people look.
    """

    id: str
    verb: str
    subject: str
    target: str
    rule: str
    key: str
    args: Args
    harms: bool | UnsetType = UNSET
    """It hurts our own side or helps an enemy. Such options stand last."""

    mark: list[Arg] | UnsetType = UNSET
    """What sets it apart from another that reads alike: a place, an owner (`#n`), a number."""


class SpaceView(Struct, frozen=True, gc=False):
    """Options beyond the list: their verb and, where drawable, their rows. A book of one's own is such an option."""

    verb: str
    rows: list[list[int]] | UnsetType = UNSET


class DecisionView(Struct, gc=False):
    """A question with its options, to the seat that is asked.

    It is not frozen: people are shown the options in another order.
    """

    key: str
    args: Args
    rule: str
    options: list[OptionView]
    space: SpaceView | UnsetType = UNSET
    """Options nobody could list; absent where the list is all there is."""


class ScoreLineView(Struct, frozen=True, gc=False):
    """One line of a score sheet, with the points of each seat."""

    key: str
    args: Args
    points: list[int]


class ResultView(Struct, frozen=True, gc=False):
    """How a match ended by its rules."""

    winners: list[int]
    scores: list[int]
    key: str
    args: Args
    sheet: list[ScoreLineView] | UnsetType = UNSET
    """How the scores come about, where a game counts more than one thing."""


class View(Struct, gc=False):
    """What a seat, or a spectator, may see of a match.

    It is not frozen: a table shows some of it otherwise, such as no question to a seat that passes.
    """

    game: str
    version: int
    seat: int | None
    commitment: str
    table: Any
    """The game's own part."""

    waiting: dict[str, PromptView]
    """What everyone is asked who is asked something, by seat."""

    decision: DecisionView | UnsetType = UNSET
    aside: DecisionView | UnsetType = UNSET
    """What the seat may do while others are asked; nobody waits for it."""

    result: ResultView | UnsetType = UNSET
    like: dict[str, int] | UnsetType = UNSET
    """Numbers for the things of which there are several alike in one place, by id."""


class EventView(Struct, frozen=True, gc=False):
    """A happening as one seat may know it, as a message of the game."""

    event: str
    rule: str
    key: str
    args: Args
