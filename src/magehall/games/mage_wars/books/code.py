"""Spellbooks as short codes to copy and paste: MWB1-0K4GT-...

After the letters MWB and the version come, in groups of five symbols: how many symbols there are, mage and element,
the cards with their copies, the book's name, and the check symbols. Cards are told by their printed codes, in the order
of these and each by its distance from the one before; so a book has one code, and cards added later change no code.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from magehall.games.mage_wars.books.book import Book
from magehall.games.mage_wars.books.errors import BookError
from magehall.games.mage_wars.books.printed_codes import PRINTED_CODES
from magehall.games.mage_wars.books.symbols import (
    ALPHABET,
    BITS,
    CHECK_SYMBOLS,
    Bits,
    check_symbols,
    gamma,
    heard,
    number,
    to_bits,
    to_symbols,
)
from magehall.games.mage_wars.cards.card import School
from magehall.kit.names import quoted

BOOK = "book"
"""The verb of choosing a book of one's own, by its code."""

PREFIX: Final = "MWB"
VERSION: Final = "1"
LONGEST_TEXT: Final = 20_000

# What stands in these lists is told by its place: add at the end, and never take away.
MAGES: Final = ("beastmaster", "priestess", "warlock", "wizard")
ELEMENTS: Final = (None, School.AIR, School.EARTH, School.FIRE, School.WATER)
SETS: Final = ("MW1",)
TYPES: Final = "ACEIJQW"

# The room a set has for types, and a type for cards.
TYPES_A_SET: Final = 16
CARDS_A_TYPE: Final = 128

_SIZE_SYMBOLS: Final = 2
_GROUP: Final = 5


def catalogue_number(printed: str) -> int:
    """The number that stands for a printed code such as MW1C01."""
    parts = re.fullmatch(r"(\w{3})([A-Z])(\d\d)", printed)
    if parts is None:
        raise ValueError(f"{printed!r} is no printed code")
    set_and_type = SETS.index(parts[1]) * TYPES_A_SET + TYPES.index(parts[2])
    return set_and_type * CARDS_A_TYPE + int(parts[3])


_NUMBER: Final[Mapping[str, int]] = {
    card: catalogue_number(printed) for card, printed in PRINTED_CODES.items()
}
_CARD: Final[Mapping[int, str]] = {number: card for card, number in _NUMBER.items()}


def write_code(book: Book) -> str:
    """The code of ``book``, legal or not. Raises BookError for a card or an element that no code can name."""
    bits = _head(book) + _cards(book) + _name(book)
    payload = to_symbols(bits)
    size = _SIZE_SYMBOLS + len(payload) + CHECK_SYMBOLS
    if size >= len(ALPHABET) ** _SIZE_SYMBOLS:
        raise BookError("book-too-large")
    symbols = to_symbols(number(size, BITS * _SIZE_SYMBOLS)) + payload
    symbols += check_symbols(symbols)
    groups = [symbols[at : at + _GROUP] for at in range(0, len(symbols), _GROUP)]
    return "-".join([PREFIX + VERSION, *groups])


def read_code(text: str) -> Book:
    """The book that a code stands for. It has the very same cards, element and name; anything else raises BookError.
    Capitals, hyphens, spaces and line breaks do not matter."""
    symbols = _checked(text)
    bits = Bits(to_bits(symbols[_SIZE_SYMBOLS:-CHECK_SYMBOLS]))
    try:
        mage, element = _read_head(bits)
        cards = _read_cards(bits)
        name = _read_name(bits)
        if bits.rest.strip("0") or len(bits.rest) >= BITS:
            raise BookError("book-code-damaged")
        return Book.of(mage, cards, element, name)
    except BookError:
        raise
    except ValueError as error:  # OutOfBits, UnicodeDecodeError, or something no book can be
        raise BookError("book-code-damaged") from error


def looks_like_code(text: str) -> bool:
    """Whether ``text`` begins as a code does."""
    begin = text.lstrip()[: 8 * len(PREFIX)]
    return heard(begin).startswith(PREFIX) and not begin.startswith("#")


def _checked(text: str) -> str:
    """The symbols behind prefix and version, verified by their checksum. Raises BookError where they are not as they
    were written."""
    if len(text) > LONGEST_TEXT:
        raise BookError("book-text-too-long", most=LONGEST_TEXT)
    said = heard(text)
    if not said.startswith(PREFIX):
        raise BookError("book-code-none", prefix=PREFIX + VERSION)
    version, symbols = said[len(PREFIX) : len(PREFIX) + 1], said[len(PREFIX) + 1 :]
    if version not in ("", VERSION):
        raise BookError("book-code-version", version=quoted(version), known=VERSION)
    for symbol in symbols:
        if symbol not in ALPHABET:
            raise BookError("book-code-symbol", symbol=quoted(symbol))
    size = _size(symbols)
    if len(symbols) < size:
        raise BookError("book-code-short", prefix=PREFIX + VERSION)
    if len(symbols) > size:
        raise BookError("book-code-long")
    if check_symbols(symbols[:-CHECK_SYMBOLS]) != symbols[-CHECK_SYMBOLS:]:
        raise BookError("book-code-mistyped")
    return symbols


def _size(symbols: str) -> int:
    """How many symbols there should be."""
    least = _SIZE_SYMBOLS + 1 + CHECK_SYMBOLS
    if len(symbols) < _SIZE_SYMBOLS:
        return least
    return max(least, int(to_bits(symbols[:_SIZE_SYMBOLS]), 2))


def _head(book: Book) -> str:
    if book.element not in ELEMENTS:
        raise BookError("book-code-element", element=f"@school-{book.element}")
    return gamma(MAGES.index(book.mage) + 1) + gamma(ELEMENTS.index(book.element) + 1)


def _read_head(bits: Bits) -> tuple[str, School | None]:
    mage, element = bits.gamma() - 1, bits.gamma() - 1
    if mage >= len(MAGES):
        raise BookError("book-code-newer-mage")
    if element >= len(ELEMENTS):
        raise BookError("book-code-damaged")
    return MAGES[mage], ELEMENTS[element]


def _cards(book: Book) -> str:
    numbered = []
    for card, copies in book.cards:
        if card not in _NUMBER:
            raise BookError("book-unknown-card", card=quoted(card))
        numbered.append((_NUMBER[card], copies))
    bits, last = gamma(len(numbered) + 1), -1
    for place, copies in sorted(numbered):
        bits += gamma(place - last) + gamma(copies)
        last = place
    return bits


def _read_cards(bits: Bits) -> list[tuple[str, int]]:
    cards, place = [], -1
    for _ in range(bits.gamma() - 1):
        place += bits.gamma()
        if place not in _CARD:
            raise BookError("book-code-newer-card", code=_printed(place))
        cards.append((_CARD[place], bits.gamma()))
    return cards


def _printed(place: int) -> str:
    """The printed number of an unknown card, as far as known."""
    set_and_type, card = divmod(place, CARDS_A_TYPE)
    in_set, kind = divmod(set_and_type, TYPES_A_SET)
    if in_set < len(SETS) and kind < len(TYPES):
        return f"{SETS[in_set]}{TYPES[kind]}{card:02}"
    return quoted(str(place))


def _name(book: Book) -> str:
    letters = book.name.encode()
    return gamma(len(letters) + 1) + "".join(number(letter, 8) for letter in letters)


def _read_name(bits: Bits) -> str:
    return bytes(bits.number(8) for _ in range(bits.gamma() - 1)).decode()
