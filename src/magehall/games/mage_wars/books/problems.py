"""Whether a spellbook may be played, and if not, every reason why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from magehall.games.mage_wars.books.book import SPELL, Book, total_points
from magehall.games.mage_wars.books.box import APPRENTICE
from magehall.games.mage_wars.books.training import Training, barred_by, mage_name
from magehall.games.mage_wars.cards.card import Card
from magehall.games.mage_wars.model.words import say
from magehall.kernel.records import Value
from magehall.kernel.text import Text
from magehall.kit.names import quoted

Mode: TypeAlias = Literal["standard", "apprentice"]


class Problem(Value):
    """A reason why a book may not be played. It names the rule that says so, and the card it is about, if it is about
    one."""

    rule: str
    text: Text
    card: str | None = None


def problems(book: Book, mode: Mode = "standard") -> tuple[Problem, ...]:
    """All problems of a book; empty for a legal one. Those of the book as a whole come first, then card by card.

    Books are built by the rules in the standard game only. The apprentice game is played with the lists of the box:
    there the one question is whether the book is its mage's. [setup.apprentice-books]
    """
    if mode == "apprentice":
        return tuple(_against_the_list(book))
    return (*_of_the_whole(book), *_of_the_cards(book))


def _against_the_list(book: Book) -> Iterator[Problem]:
    if book.cards != APPRENTICE[book.mage].cards:
        yield Problem("setup.apprentice-books", say("book-not-apprentice", mage=mage_name(book.mage)))


def _of_the_whole(book: Book) -> Iterator[Problem]:
    training = book.training
    if training.choices and book.element not in training.choices:
        yield Problem("spellbooks.wizard-element", say("book-no-element", mage=mage_name(book.mage)))
    elif book.element is not None and not training.choices:
        yield Problem("spellbooks.wizard-element", say("book-needless-element", mage=mage_name(book.mage)))
    if not book.cards:
        yield Problem("spellbooks.library", say("book-empty"))
    if (total := total_points(book)) > training.spell_points:
        over = total - training.spell_points
        words = say("book-points", points=total, limit=training.spell_points, over=over)
        yield Problem("spellbooks.points", words)


def _of_the_cards(book: Book) -> Iterator[Problem]:
    training = book.training
    for id, copies in book.cards:
        if id in SPELL:
            yield from _of_a_spell(SPELL[id], copies, training)
        else:
            yield Problem("spellbooks.library", say("book-unknown-card", card=quoted(id)), id)


def _of_a_spell(card: Card, copies: int, training: Training) -> Iterator[Problem]:
    rule = barred_by(card, training)
    if rule == "spellbooks.mage-only":
        only = "-".join(card.mages)
        yield Problem(rule, say("book-mage-only", card=card.name, only=f"@trait-only-{only}"), card.id)
    elif rule == "spellbooks.school-only":
        only = f"@trait-only-{card.school_only}"
        yield Problem(rule, say("book-school-only", card=card.name, only=only), card.id)
    if copies > card.most_copies:
        if card.epic:
            words = say("book-epic", card=card.name, copies=copies)
            yield Problem("spellbooks.epic", words, card.id)
        else:
            words = say("book-copies", card=card.name, copies=copies, level=card.level, most=card.most_copies)
            yield Problem("spellbooks.copies", words, card.id)
