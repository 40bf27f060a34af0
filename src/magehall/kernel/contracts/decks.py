"""Decks: what people build at home and bring to the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct

from magehall.kernel.text import Text


class Deck(Struct, frozen=True):
    """A deck list: its choices, and the copies of each card. It need not be fit for play."""

    choices: Mapping[str, str] = {}
    cards: Mapping[str, int] = {}
    name: str = ""


class DeckProblem(Struct, frozen=True):
    """Why a deck may not be played. It names the rule, and the card it is about, if it is about one."""

    rule: str
    text: Text
    card: str = ""


class DeckCheck(Struct, frozen=True):
    """A deck with its validation result. ``code`` and ``listing`` say all of it, for programs and for people;
    ``option`` is the id of the option that plays it, empty while there are problems."""

    deck: Deck
    code: str
    listing: str
    option: str
    size: int
    points: int
    limit: int
    shares: Mapping[str, int]
    problems: tuple[DeckProblem, ...]


class DeckVariant(Struct, frozen=True):
    """The prices and bans for decks with these choices.

    ``prices`` is what a copy of each card or a set costs, ``barred`` the rule that forbids a card or set, ``notes`` a
    word on the kinds of cards among which ``DeckCheck.shares`` divides the points.
    """

    choices: Mapping[str, str]
    limit: int
    prices: Mapping[str, int]
    barred: Mapping[str, str] = {}
    notes: Mapping[str, str] = {}


class DeckExample(Struct, frozen=True):
    """A ready-made deck, such as one that comes in the box."""

    id: str
    kind: str
    title: Text
    code: str


class DeckSet(Struct, frozen=True):
    """Cards that go into a deck together, such as a school of magic."""

    id: str
    kind: str
    cards: Mapping[str, int]


class DeckForm(Struct, frozen=True):
    """The description of a game's decks for a deck builder.

    There is a variant for each combination of choices. The values a choice offers are those of the variants that agree
    with the choices before it; a variant without a choice stands for those who have not made it yet. ``most`` is the
    number of copies of each card that a deck may hold; what is not in it cannot be put into a deck by itself.

    ``slots`` are further choices, each of which takes one of the ``sets`` and brings its cards. All slots take the same
    sets, in any order, so that nobody has to list the combinations.
    """

    variants: tuple[DeckVariant, ...]
    most: Mapping[str, int]
    box: tuple[DeckExample, ...] = ()
    slots: tuple[str, ...] = ()
    sets: tuple[DeckSet, ...] = ()


class DeckError(ValueError):
    """What cannot be a deck at all; ``reason`` says why and what to do."""

    def __init__(self, reason: Text, rule: str) -> None:
        super().__init__(reason.render())
        self.reason = reason
        self.rule = rule


class DeckRules(Protocol):
    """The deck-building rules of a game. Everything raises DeckError for what is no deck."""

    verb: str
    """The verb of the options that play a deck: where a question has a space of it, people bring their own."""

    def parse(self, text: str) -> Deck:
        """The deck that a code or a list describes."""

    def check(self, deck: Deck, locale: str) -> DeckCheck:
        """A deck's price and all its problems. The list is written in ``locale``."""

    def describe(self) -> DeckForm:
        """What somebody who builds needs to know beforehand."""
