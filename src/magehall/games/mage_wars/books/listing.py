"""Spellbooks as lists that people write and read: one spell a line, "3 timber_wolf".

Written with ids or with the names of a language; read with ids, printed codes and the names of every language alike,
whatever the capitals, accents, hyphens and apostrophes. A line that begins with "#" says nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from magehall.games.mage_wars.books.book import MOST_COPIES, SPELL, Book
from magehall.games.mage_wars.books.code import LONGEST_TEXT, looks_like_code, read_code
from magehall.games.mage_wars.books.errors import BookError
from magehall.games.mage_wars.books.printed_codes import PRINTED_CODES
from magehall.games.mage_wars.books.training import ELEMENTS, TRAININGS, mage_name
from magehall.games.mage_wars.cards.card import Kind, School
from magehall.games.mage_wars.model.words import GAME, say
from magehall.kit.names import folded, quoted, spellings

FIELDS: Final = ("mage", "element", "name")

# As the box groups its lists; walls are conjurations there.
_GROUPS: Final = (
    (Kind.EQUIPMENT,),
    (Kind.CONJURATION, Kind.WALL),
    (Kind.CREATURE,),
    (Kind.ENCHANTMENT,),
    (Kind.INCANTATION,),
    (Kind.ATTACK,),
)
# A hyphen or a bullet may come first, and "x" or a times sign may stand behind the number.
_ENTRY: Final = re.compile(r"(?:[-*•]\s+)?(?:(?P<copies>[0-9]+)\s*(?:[x×х]\s+|×|\s+))?(?P<card>\S.*)")


def write_list(book: Book, locale: str | None = None) -> str:
    """The list of ``book``, with the names of ``locale`` or with ids. Raises BookError for what is no spell."""
    for card, _ in book.cards:
        if card not in SPELL:
            raise BookError("book-unknown-card", card=quoted(card))
    lines = [_field("name", book.name, locale)] if book.name else []
    lines.append(_field("mage", _shown(book.mage, mage_name(book.mage), locale), locale))
    if book.element is not None:
        lines.append(_field("element", _shown(book.element, f"@school-{book.element}", locale), locale))
    for kinds in _GROUPS:
        held = [(SPELL[card], copies) for card, copies in book.cards if SPELL[card].kind in kinds]
        if held:
            lines += ["", f"# {_shown(kinds[0], f'@kind-{kinds[0]}', locale)}"]
            lines += [f"{copies} {_shown(card.id, card.name, locale)}" for card, copies in held]
    return "\n".join(lines) + "\n"


def read_list(text: str) -> Book:
    """The book a list describes; what stands twice adds up. Raises BookError, which tells the line, for anything that
    is no such list."""
    if len(text) > LONGEST_TEXT:
        raise BookError("book-text-too-long", most=LONGEST_TEXT)
    fields: dict[str, str] = {}
    cards: dict[str, int] = {}
    for at, line in enumerate(text.splitlines(), 1):
        written = line.strip()
        if not written or written.startswith("#"):
            continue
        key, colon, value = written.partition(":")
        field = _fields().get(folded(key)) if colon else None
        if field is None:
            card, copies = _entry(written, at)
            cards[card] = cards.get(card, 0) + copies
            if cards[card] > MOST_COPIES:
                raise BookError("book-list-copies", line=at, most=MOST_COPIES)
        elif field in fields:
            raise BookError("book-list-twice", line=at, field=quoted(key))
        else:
            fields[field] = _value(field, value.strip(), at)
    if "mage" not in fields:
        raise BookError("book-list-no-mage")
    element = School(fields["element"]) if "element" in fields else None
    try:
        return Book.of(fields["mage"], cards, element, fields.get("name", ""))
    except ValueError as error:  # only the name can still be wrong
        raise BookError("book-list-bad-name") from error


def read_book(text: str) -> Book:
    """The book of a code or a list, whichever ``text`` is. Raises BookError for neither."""
    return read_code(text) if looks_like_code(text) else read_list(text)


def _entry(written: str, at: int) -> tuple[str, int]:
    parts = _ENTRY.fullmatch(written)
    name, copies = (parts["card"], parts["copies"]) if parts else (written, None)
    found = _cards().get(folded(name), ())
    if not found:
        raise BookError("book-list-unknown", line=at, card=quoted(name))
    if len(found) > 1:
        raise BookError("book-list-ambiguous", line=at, card=quoted(name), ids=", ".join(found))
    digits = (copies or "1").lstrip("0")
    if not digits or len(digits) > len(str(MOST_COPIES)):
        raise BookError("book-list-copies", line=at, most=MOST_COPIES)
    return found[0], int(digits)


def _value(field: str, value: str, at: int) -> str:
    if field == "name":
        return value
    known = _mages() if field == "mage" else _elements()
    found = known.get(folded(value), ())
    if len(found) != 1:
        raise BookError(f"book-list-bad-{field}", line=at, value=quoted(value))
    return found[0]


def _field(field: str, value: str, locale: str | None) -> str:
    return f"{_shown(field, f'@book-field-{field}', locale)}: {value}"


def _shown(id: str, name: str, locale: str | None) -> str:
    return id if locale is None else say(name.removeprefix("@")).render(locale)


def _lookup(named: Iterable[tuple[str, str]]) -> Mapping[str, tuple[str, ...]]:
    """Lookup of ids by what people may write."""
    return spellings(GAME, ((id, name.removeprefix("@")) for id, name in named))


@cache
def _cards() -> Mapping[str, tuple[str, ...]]:
    printed = {folded(code): (card,) for card, code in PRINTED_CODES.items()}
    return {**printed, **_lookup((card.id, card.name) for card in SPELL.values())}


@cache
def _mages() -> Mapping[str, tuple[str, ...]]:
    return _lookup((mage, mage_name(mage)) for mage in TRAININGS)


@cache
def _elements() -> Mapping[str, tuple[str, ...]]:
    return _lookup((element.value, f"@school-{element}") for element in ELEMENTS)


@cache
def _fields() -> Mapping[str, str]:
    words = _lookup((field, f"@book-field-{field}") for field in FIELDS)
    return {word: fields[0] for word, fields in words.items()}
