"""Response models of reference data."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from magehall.table.schemas import Shown


class GameOut(Shown):
    """A game of the hall."""

    id: str
    version: int = Field(description="of the rules as programmed")
    title: str = Field(description="the message key of its name, in its own texts")
    titles: dict[str, str] = Field(description="its name by language")
    about: dict[str, str] = Field(description="what it is, in a sentence, by language")
    seats: list[int] = Field(description="with how many it can be played")
    options: dict[str, Any] = Field(description="the options of a new match, as JSON Schema")
    bots: list[str] = Field(description="bots to play with, from weak to strong")
    lessons: int
    windows: list[str] = Field(
        description="the moments in which others may act, by name, as they come in the rules"
    )
    plannable: bool = Field(description="whether a turn has moves that can be tried before they are made")
    books: str = Field(
        description="the verb of options that play a book of one's own; empty where nobody brings one"
    )


class RuleOut(Shown):
    """A rule of the ledger."""

    id: str
    where: str = Field(description="the place in the rulebook")
    en: str = Field(description="the rule in our words")
    fr: str
    ru: str
    ruling: str = Field(description="our reason, where the rulebook leaves the point open; else empty")
    house: bool = Field(description="our own text, where the box's is not known")
    status: str


class LessonOut(Shown):
    """A lesson in the list."""

    id: str
    title: str = Field(description="message key")
    seats: int
    seat: int = Field(description="the learner's")
    steps: int


class StepOut(Shown):
    """One question of a lesson; the texts are message keys of the game."""

    say: str
    right: list[str] = Field(description="the options that are right")
    praise: str
    hint: str
    then: list[tuple[int, str]] = Field(description="what the others do afterwards: seat and option")


class LessonDetails(Shown):
    """A lesson with its steps."""

    id: str
    title: str
    seats: int
    seat: int
    steps: list[StepOut]
