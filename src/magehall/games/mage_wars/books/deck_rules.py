"""Deck rules: spellbooks are read, checked and described without a table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from magehall.games.mage_wars.books.book import MOST_COPIES, SPELL, Book, points_by_school, total_points
from magehall.games.mage_wars.books.box import BOX_BOOKS
from magehall.games.mage_wars.books.code import BOOK, write_code
from magehall.games.mage_wars.books.errors import BookError
from magehall.games.mage_wars.books.listing import read_book, write_list
from magehall.games.mage_wars.books.problems import problems
from magehall.games.mage_wars.books.training import TRAININGS, barred_by, points, training_of
from magehall.games.mage_wars.cards import BY_SLUG
from magehall.games.mage_wars.cards.card import School
from magehall.kernel.contracts.decks import (
    Deck,
    DeckCheck,
    DeckError,
    DeckExample,
    DeckForm,
    DeckProblem,
    DeckVariant,
)
from magehall.kernel.records import replace
from magehall.kit.names import quoted

LIBRARY = "spellbooks.library"
TRAINED, OPPOSED = "trained", "opposed"
SCHOOLS = frozenset(school.value for school in School)


class SpellbookRules:
    """The spellbooks of Mage Wars. A deck's choices are its ``mage`` and, for a wizard, its ``element``; cards go by
    the names their messages have (``timber-wolf``)."""

    verb = BOOK

    def parse(self, text: str) -> Deck:
        try:
            return _deck(read_book(text))
        except BookError as error:
            raise DeckError(error.reason, LIBRARY) from error

    def check(self, deck: Deck, locale: str) -> DeckCheck:
        try:
            book = _book(deck)
            code, listing = write_code(book), write_list(book, locale)
        except BookError as error:
            raise DeckError(error.reason, LIBRARY) from error
        found = tuple(
            DeckProblem(problem.rule, problem.text, SPELL[problem.card].slug if problem.card else "")
            for problem in problems(book)
        )
        return DeckCheck(
            deck=_deck(book),
            code=code,
            listing=listing,
            # A name would only make the option longer, and nobody at the table reads it.
            option="" if found else f"{BOOK}:{write_code(replace(book, name='')).lower()}",
            size=book.size,
            points=total_points(book),
            limit=book.training.spell_points,
            shares={school.value: taken for school, taken in points_by_school(book).items()},
            problems=found,
        )

    def describe(self) -> DeckForm:
        """A variant for each mage and, where one is chosen, each element."""
        return DeckForm(
            variants=tuple(_variants()),
            most={card.slug: card.most_copies for card in SPELL.values()},
            box=tuple(DeckExample(box.id, box.kind, box.title, write_code(box.book)) for box in BOX_BOOKS),
        )


SPELLBOOK_RULES = SpellbookRules()


def _variants() -> Iterator[DeckVariant]:
    for mage, printed in TRAININGS.items():
        elements: tuple[School | None, ...] = (None, *printed.choices)
        for element in elements:
            yield _variant(mage, element)


@cache
def _variant(mage: str, element: School | None) -> DeckVariant:
    training = training_of(mage, element)
    return DeckVariant(
        choices=_choices(mage, element),
        limit=training.spell_points,
        prices={card.slug: points(card, training) for card in SPELL.values()},
        barred={card.slug: rule for card in SPELL.values() if (rule := barred_by(card, training))},
        notes={school.value: OPPOSED for school in training.opposed}
        | {school.value: TRAINED for school in training.trained},
    )


def _choices(mage: str, element: School | None) -> dict[str, str]:
    return {"mage": mage} | ({"element": element.value} if element is not None else {})


def _deck(book: Book) -> Deck:
    return Deck(
        _choices(book.mage, book.element),
        {SPELL[card].slug: copies for card, copies in book.cards},
        book.name,
    )


def _book(deck: Deck) -> Book:
    for choice in deck.choices:
        if choice not in ("mage", "element"):
            raise BookError("book-build-choice", choice=quoted(choice))
    mage, element = deck.choices.get("mage", ""), deck.choices.get("element", "")
    if mage not in TRAININGS:
        raise BookError("book-build-mage")
    if element and element not in SCHOOLS:
        raise BookError("book-build-element")
    counted: dict[str, int] = {}
    for slug, copies in deck.cards.items():
        card = BY_SLUG.get(slug)
        if card is None or card.id not in SPELL:
            raise BookError("book-unknown-card", card=quoted(slug))
        counted[card.id] = copies
    try:
        return Book.of(mage, counted, School(element) if element else None, deck.name)
    except ValueError as error:
        if all(0 <= copies <= MOST_COPIES for copies in counted.values()):
            raise BookError("book-list-bad-name") from error
        raise BookError("book-build-copies", most=MOST_COPIES) from error
