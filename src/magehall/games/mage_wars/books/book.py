"""A spellbook: whose it is, which spells it holds, and what they cost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from magehall.games.mage_wars.books.training import TRAININGS, Training, points, shares, training_of
from magehall.games.mage_wars.cards import SPELLS
from magehall.games.mage_wars.cards.card import Card, School
from magehall.kernel.records import Value

SPELL: Final[Mapping[str, Card]] = {card.id: card for card in SPELLS}
"""The library: every spell of the box, as often as one likes. [spellbooks.library]"""

MOST_COPIES: Final = 99
"""No rule, only what the record and the code can hold; the rules allow far fewer."""

LONGEST_NAME: Final = 40


class Book(Value):
    """A spellbook, legal or not. ``cards`` are ids with their copies in the order of ids, each once, so that equal
    books compare equal; ``Book.of`` puts them in order. Raises ValueError for what no book can be: an unknown mage,
    cards out of order, fewer than one or more than 99 copies, a name of several lines or of more than 40 characters."""

    mage: str
    cards: tuple[tuple[str, int], ...] = ()
    element: School | None = None
    """What a wizard was trained in besides the arcane school."""
    name: str = ""

    def __post_init__(self) -> None:
        if self.mage not in TRAININGS:
            raise ValueError(f"there is no mage {self.mage!r}; the mages are {', '.join(TRAININGS)}")
        ids = [card for card, _ in self.cards]
        if ids != sorted(set(ids)):
            raise ValueError("the cards of a book stand in the order of their ids, each once")
        for card, copies in self.cards:
            if not 1 <= copies <= MOST_COPIES:
                raise ValueError(f"{copies} copies of {card!r}: a book holds 1 to {MOST_COPIES} of a card")
        if len(self.name) > LONGEST_NAME or not self.name.isprintable() or self.name != self.name.strip():
            raise ValueError(f"a book's name is one line of at most {LONGEST_NAME} characters")

    @classmethod
    def of(
        cls,
        mage: str,
        cards: Mapping[str, int] | Iterable[tuple[str, int]] = (),
        element: School | None = None,
        name: str = "",
    ) -> Book:
        """A book of these cards in any order. What stands twice adds up, and no copies of a card are no card."""
        counted: dict[str, int] = {}
        for card, copies in cards.items() if isinstance(cards, Mapping) else cards:
            counted[card] = counted.get(card, 0) + copies
        held = tuple(sorted((card, copies) for card, copies in counted.items() if copies))
        return cls(mage, held, element, name)

    @property
    def training(self) -> Training:
        """What the mage of the book was trained in, the element included."""
        return training_of(self.mage, self.element)

    @property
    def size(self) -> int:
        """How many cards the book holds."""
        return sum(copies for _, copies in self.cards)


def spells(book: Book) -> tuple[tuple[Card, int], ...]:
    """The spells of a book with their copies. Ids that are no spell are left out."""
    return tuple((SPELL[card], copies) for card, copies in book.cards if card in SPELL)


def total_points(book: Book) -> int:
    """The spell points of the whole book."""
    training = book.training
    return sum(copies * points(card, training) for card, copies in spells(book))


def points_by_school(book: Book) -> dict[School, int]:
    """The spellbook points that each school takes, in the order of ``School``. Schools that take nothing are left out."""
    training = book.training
    sums = dict.fromkeys(School, 0)
    for card, copies in spells(book):
        for part in shares(card, training):
            sums[part.school] += copies * part.points
    return {school: taken for school, taken in sums.items() if taken}
