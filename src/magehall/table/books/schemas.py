"""Request and response models of decks. What they are made of, their game knows."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from pydantic import Field, StringConstraints, model_validator

from magehall.table.lobby.schemas import GameId
from magehall.table.schemas import Heard, Shown

MOST_CARDS = 500
MOST_COPIES = 99

BookId = Annotated[str, StringConstraints(pattern=r"^[a-z]{12}$")]
BookName = Annotated[str, StringConstraints(max_length=40, strip_whitespace=True)]
BookText = Annotated[
    str, StringConstraints(min_length=1, max_length=20_000), Field(description="A code, or a list of cards.")
]
Word = Annotated[str, StringConstraints(max_length=60)]
Choices = Annotated[dict[Word, Word], Field(max_length=10)]
Cards = Annotated[
    dict[Word, Annotated[int, Field(ge=0, le=MOST_COPIES)]],
    Field(max_length=MOST_CARDS, description="Copies by card."),
]


class Content(Heard):
    """Content of a book: a ``text``, or ``choices`` and ``cards``. A ``name`` beside it counts more than one in the
    text."""

    name: BookName | None = None
    text: BookText | None = None
    choices: Choices | None = None
    cards: Cards | None = None

    @property
    def said(self) -> bool:
        """Whether anything but the name is given."""
        return self.text is not None or self.choices is not None or self.cards is not None

    @model_validator(mode="after")
    def one_way(self) -> Content:
        """Validator: only one of the two ways is given."""
        if self.text is not None and (self.choices is not None or self.cards is not None):
            raise ValueError("either a text, or choices and cards")
        return self


class NewBook(Content):
    """A book to save or to check."""

    game: GameId


class FlawShown(Shown):
    """A problem of a book, in the caller's language."""

    rule: str
    text: str
    card: str = Field(description="the card it is about; empty where it is about the whole book")


class BookShown(Shown):
    """A book as its game sees it."""

    game: str
    name: str
    choices: dict[str, str]
    cards: dict[str, int]
    code: str = Field(description="the whole book, for programs")
    listing: str = Field(description="the whole book, for people")
    option: str = Field(description="the option that plays it; empty while it may not be played")
    size: int = Field(description="how many cards it holds")
    points: int
    limit: int
    shares: dict[str, int] = Field(description="what of the points goes where")
    flaws: list[FlawShown]


class DeckVariantShown(Shown):
    """What holds for books with these choices."""

    choices: dict[str, str]
    limit: int
    prices: dict[str, int] = Field(description="what a copy of a card or a set costs, by its id")
    barred: dict[str, str] = Field(description="the rule that forbids a card or a set, by its id")
    notes: dict[str, str] = Field(description="a word on each of a book's shares, such as trained")


class DeckExampleShown(Shown):
    """A ready-made book; ``key`` and ``args`` are its title, a message of the game."""

    id: str
    kind: str
    key: str
    args: dict[str, str | int]
    code: str


class DeckSetShown(Shown):
    """Cards that go into a book together."""

    id: str
    kind: str
    cards: dict[str, int] = Field(description="copies by card")


class DeckFormShown(Shown):
    """What is needed to build a book."""

    variants: list[DeckVariantShown]
    most: dict[str, int] = Field(description="how many copies a book may hold, by card")
    box: list[DeckExampleShown]
    slots: list[str] = Field(description="choices that take a set each")
    sets: list[DeckSetShown]


class SavedBook(Shown):
    """A book of mine, in the list. One that its game cannot read any more costs nothing and cannot be played."""

    id: str
    game: str
    name: str
    code: str
    choices: dict[str, str]
    option: str
    size: int
    points: int
    limit: int
    flaws: int = Field(description="how many reasons there are not to play it")
    created: datetime
    changed: datetime
