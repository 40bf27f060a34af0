"""The books of the box, and books as codes and lists that travel from one player to another."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from magehall.games.mage_wars import MAGE_WARS
from magehall.games.mage_wars.books import (
    APPRENTICE,
    BOX_BOOKS,
    STARTER,
    Book,
    BookError,
    BoxBook,
    problems,
    read_book,
    read_code,
    read_list,
    total_points,
    write_code,
    write_list,
)
from magehall.games.mage_wars.books.book import SPELL
from magehall.games.mage_wars.books.code import MAGES as NUMBERED_MAGES
from magehall.games.mage_wars.books.printed_codes import PRINTED_CODES
from magehall.games.mage_wars.books.symbols import (
    ALPHABET,
    Bits,
    check_symbols,
    gamma,
    heard,
    number,
    to_symbols,
)
from magehall.games.mage_wars.books.training import ELEMENTS, TRAININGS
from magehall.games.mage_wars.cards.card import School
from magehall.games.mage_wars.model.words import GAME
from magehall.kernel.text import LOCALES, register_texts, text_problems

register_texts(GAME, MAGE_WARS.folder / "locale")

WOLVES = Book.of("beastmaster", {"timber_wolf": 3, "lair": 1}, name="Wolves of the north")
WOLVES_CODE = write_code(WOLVES)

names = st.text(st.characters(exclude_categories=("C", "Z"), include_characters=" "), max_size=40).map(
    str.strip
)
books = st.builds(
    Book.of,
    st.sampled_from(sorted(TRAININGS)),
    st.dictionaries(st.sampled_from(sorted(SPELL)), st.integers(1, 99), max_size=60),
    st.sampled_from((None, *ELEMENTS)),
    names,
)


def refused(text: str) -> str:
    """The message key with which ``text`` is refused as a code."""
    with pytest.raises(BookError) as caught:
        read_code(text)
    for locale in LOCALES:
        assert caught.value.text(locale)
    return caught.value.code


def refused_list(text: str) -> str:
    with pytest.raises(BookError) as caught:
        read_list(text)
    for locale in LOCALES:
        assert caught.value.text(locale)
    return caught.value.code


def forged(bits: str) -> str:
    """A code whose size and check symbols are right, whatever the bits mean."""
    payload = to_symbols(bits)
    symbols = to_symbols(number(2 + len(payload) + 4, 10)) + payload
    return "MWB1" + symbols + check_symbols(symbols)


# The box


@pytest.mark.rule("spellbooks.starter")
@pytest.mark.parametrize("mage", sorted(TRAININGS))
def test_every_starter_book_is_legal_and_spends_all_spell_points(mage: str) -> None:
    book = STARTER[mage]
    assert book.mage == mage
    assert total_points(book) == 120
    assert problems(book) == ()


@pytest.mark.rule("spellbooks.starter")
@pytest.mark.rule("spellbooks.wizard-element")
def test_the_wizards_starter_book_is_meant_for_air_and_too_dear_with_any_other_element() -> None:
    totals = {
        element: total_points(Book.of("wizard", STARTER["wizard"].cards, element)) for element in ELEMENTS
    }
    assert totals == {School.AIR: 120, School.EARTH: 142, School.FIRE: 141, School.WATER: 140}


@pytest.mark.rule("spellbooks.starter")
def test_how_many_spells_the_starter_books_hold() -> None:
    sizes = {mage: book.size for mage, book in STARTER.items()}
    assert sizes == {"beastmaster": 68, "priestess": 55, "warlock": 59, "wizard": 59}


@pytest.mark.rule("setup.apprentice-books")
def test_the_apprentice_lists_keep_the_rules_of_books_as_well() -> None:
    assert {mage: book.size for mage, book in APPRENTICE.items()} == {
        "beastmaster": 33,
        "priestess": 30,
        "warlock": 30,
        "wizard": 30,
    }
    assert {mage: total_points(book) for mage, book in APPRENTICE.items()} == {
        "beastmaster": 57,
        "priestess": 61,
        "warlock": 56,
        "wizard": 69,
    }
    for book in APPRENTICE.values():
        assert problems(book) == ()


def test_the_box_has_two_books_a_mage_each_with_a_title_in_three_languages() -> None:
    assert len({entry.id for entry in BOX_BOOKS}) == 2 * len(TRAININGS)
    for entry in BOX_BOOKS:
        assert len({entry.title.render(locale) for locale in LOCALES}) == len(LOCALES)


def test_every_text_exists_in_three_languages_with_the_same_placeholders() -> None:
    assert [problem for problem in text_problems(GAME) if "book" in problem] == []


# Codes


@pytest.mark.parametrize("entry", BOX_BOOKS, ids=lambda entry: entry.id)
def test_a_book_of_the_box_goes_through_a_code_short_enough_to_paste(entry: BoxBook) -> None:
    code = write_code(entry.book)
    assert read_code(code) == entry.book
    assert len(code) < 90
    assert set(code) <= {*ALPHABET, "-"}


@given(books)
def test_every_book_comes_back_from_its_code_exactly(book: Book) -> None:
    assert read_code(write_code(book)) == book


def test_the_largest_book_fits_into_a_code() -> None:
    largest = Book.of("wizard", dict.fromkeys(SPELL, 99), School.WATER, "\U0001f43a" * 40)
    assert read_code(write_code(largest)) == largest


def test_codes_written_today_are_read_for_ever() -> None:
    """Never change these two: somebody has them in a letter."""
    assert write_code(WOLVES) == "MWB1-1FV05-7C0B4-GMAXQ-PRXK5-ECG6Y-SH0EH-M6A83-EDXS7-8T0WA-91"
    assert (
        write_code(Book.of("wizard", {"fireball": 2, "wall_of_stone": 1}, School.FIRE))
        == "MWB1-0F44C-N00QY-RNSE6"
    )


def test_every_spell_has_a_printed_code_of_its_own() -> None:
    assert set(PRINTED_CODES) == set(SPELL)
    assert len(set(PRINTED_CODES.values())) == len(PRINTED_CODES)
    assert set(NUMBERED_MAGES) == set(TRAININGS)


def test_capitals_hyphens_spaces_and_look_alikes_do_not_matter() -> None:
    for written in (
        WOLVES_CODE.lower(),
        WOLVES_CODE.replace("-", ""),
        WOLVES_CODE.replace("-", " \n"),
        f"`{WOLVES_CODE}`.",
        WOLVES_CODE.replace("-", "–"),
        "MWB1" + WOLVES_CODE[4:].replace("1", "l").replace("0", "O"),
    ):
        assert read_code(written) == WOLVES


def test_a_code_that_is_cut_anywhere_is_told_to_be_cut() -> None:
    whole = heard(WOLVES_CODE)
    for length in range(len("MWB"), len(whole)):
        assert refused(whole[:length]) == "book-code-short"


def test_one_wrong_symbol_anywhere_is_found() -> None:
    whole = heard(WOLVES_CODE)
    told = {
        refused(whole[:at] + wrong + whole[at + 1 :])
        for at in range(len("MWB1"), len(whole))
        for wrong in ALPHABET
        if wrong != whole[at]
    }
    assert told == {"book-code-mistyped", "book-code-short", "book-code-long"}


def test_two_exchanged_symbols_anywhere_are_found() -> None:
    body = heard(WOLVES_CODE)[len("MWB1") :]
    for first in range(len(body)):
        for second in range(first + 1, len(body)):
            if body[first] != body[second]:
                swapped = list(body)
                swapped[first], swapped[second] = body[second], body[first]
                refused("MWB1" + "".join(swapped))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "book-code-none"),
        ("hello", "book-code-none"),
        ("3 timber_wolf", "book-code-none"),
        ("MWB", "book-code-short"),
        ("MWB2-00000", "book-code-version"),
        ("MWBЖ", "book-code-version"),
        ("MWB1-00U00", "book-code-symbol"),
        (WOLVES_CODE + "00", "book-code-long"),
        (WOLVES_CODE + WOLVES_CODE, "book-code-long"),
        ("MWB1" * 10_000, "book-text-too-long"),
        (forged(""), "book-code-short"),
        (forged(gamma(5) + gamma(1) + gamma(1) + gamma(1)), "book-code-newer-mage"),
        (forged(gamma(1) + gamma(6) + gamma(1) + gamma(1)), "book-code-damaged"),
        (forged(gamma(1) + gamma(1) + gamma(2) + gamma(1) + gamma(1) + gamma(1)), "book-code-newer-card"),
        (forged(gamma(1) + gamma(1) + gamma(2) + gamma(2) + gamma(100) + gamma(1)), "book-code-damaged"),
        (forged(gamma(1) + gamma(1) + gamma(9)), "book-code-damaged"),
        (forged(gamma(1) + gamma(1) + gamma(1) + gamma(2) + number(0xFF, 8)), "book-code-damaged"),
        (forged(gamma(1) + gamma(1) + gamma(1) + gamma(2) + number(ord("\n"), 8)), "book-code-damaged"),
        (forged(gamma(1) + gamma(1) + gamma(1) + gamma(1) + "00000"), "book-code-damaged"),
        (forged(gamma(1) + gamma(1) + gamma(1) + gamma(1) + "1"), "book-code-damaged"),
    ],
)
def test_what_is_wrong_with_a_code_is_told(text: str, key: str) -> None:
    assert refused(text) == key


def test_a_card_of_a_later_set_is_named_by_what_is_printed_on_it() -> None:
    """C10 is a number the box does not use."""
    unknown = forged(gamma(1) + gamma(1) + gamma(2) + gamma(1 * 128 + 10 + 1) + gamma(1) + gamma(1))
    with pytest.raises(BookError, match="MW1C10"):
        read_code(unknown)


@pytest.mark.parametrize(
    ("book", "key"),
    [
        (Book.of("wizard", {"pikachu": 1}), "book-unknown-card"),
        (Book.of("wizard", {"wizard": 1}), "book-unknown-card"),
        (Book.of("wizard", {"dispel": 1}, School.DARK), "book-code-element"),
    ],
)
def test_what_no_code_can_name_is_not_written(book: Book, key: str) -> None:
    with pytest.raises(BookError) as caught:
        write_code(book)
    assert caught.value.code == key
    assert str(caught.value)


@given(st.text() | st.text().map("MWB1".__add__) | st.text(ALPHABET).map("MWB1".__add__))
def test_any_text_is_a_book_or_a_clear_error(text: str) -> None:
    for read in (read_code, read_list, read_book):
        said: object
        try:
            said = read(text)
        except BookError as error:
            said = str(error)
        assert isinstance(said, Book) or said


@given(st.text("01", max_size=300))
def test_a_forged_code_with_right_check_symbols_is_a_book_or_an_error_and_a_book_has_one_code(
    bits: str,
) -> None:
    code = forged(bits)
    try:
        book = read_code(code)
    except BookError:
        return
    assert heard(write_code(book)) == code


@given(st.lists(st.integers(1, 10_000)))
def test_numbers_come_back_from_their_bits(numbers: list[int]) -> None:
    bits = Bits("".join(gamma(value) for value in numbers))
    assert [bits.gamma() for _ in numbers] == numbers
    assert bits.rest == ""


# Lists


@given(books, st.sampled_from((None, *LOCALES)))
@settings(max_examples=50)
def test_every_book_comes_back_from_its_list_in_any_language(book: Book, locale: str | None) -> None:
    assert read_list(write_list(book, locale)) == book
    assert read_book(write_list(book, locale)) == book


@pytest.mark.parametrize("locale", [None, *LOCALES])
def test_every_spell_is_understood_by_the_name_it_is_written_with(locale: str | None) -> None:
    everything = Book.of("wizard", dict.fromkeys(SPELL, 1), School.EARTH)
    assert read_list(write_list(everything, locale)) == everything


def test_a_list_reads_as_the_box_prints_it() -> None:
    assert write_list(WOLVES) == (
        "name: Wolves of the north\nmage: beastmaster\n\n# conjuration\n1 lair\n\n# creature\n3 timber_wolf\n"
    )
    assert write_list(WOLVES, "fr") == (
        "nom: Wolves of the north\nmagicien: Maître des bêtes\n\n"
        "# Conjuration\n1 Tanière\n\n# Créature\n3 Loup des bois\n"
    )


@pytest.mark.parametrize(
    "line",
    [
        "3 timber_wolf",
        "3 Timber Wolf",
        "  3x TIMBER WOLF ",
        "3 × loup des bois",
        "- 3 Лесной волк",
        "2 timber wolf\ntimber-wolf",
        f"3 {PRINTED_CODES['timber_wolf']}",
        "003 timber_wolf",
    ],
)
def test_many_ways_to_write_three_wolves(line: str) -> None:
    wolves = Book.of("beastmaster", {"timber_wolf": 3})
    assert read_list(f"mage: beastmaster\n{line}") == wolves
    assert read_list(f"# the pack\nmagicien : maitre des betes\n\n{line}\n") == wolves
    assert read_list(f"{line}\nМаг: хозяин зверей") == wolves


def test_element_and_name_are_read_from_the_head_of_a_list() -> None:
    book = read_list("nom : Éclairs: tous !\nmagicien : Sorcier\nélément : eau\n1 éclair")
    assert book == Book.of("wizard", {"lightning_bolt": 1}, School.WATER, "Éclairs: tous !")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "book-list-no-mage"),
        ("3 timber_wolf", "book-list-no-mage"),
        ("mage: bard", "book-list-bad-mage"),
        ("mage: wizard\nmage: wizard", "book-list-twice"),
        ("mage: wizard\nelement: dark", "book-list-bad-element"),
        ("mage: wizard\nname: " + "x" * 41, "book-list-bad-name"),
        ("mage: wizard\n3 pikachu", "book-list-unknown"),
        ("mage: wizard\n@card-lair: 3", "book-list-unknown"),
        ("mage: wizard\n-3 dispel", "book-list-unknown"),
        ("mage: wizard\n!", "book-list-unknown"),
        ("mage: wizard\n0 dispel", "book-list-copies"),
        ("mage: wizard\n100 dispel", "book-list-copies"),
        ("mage: wizard\n" + "9" * 5000 + " dispel", "book-list-copies"),
        ("mage: wizard\n60 dispel\n60 dispel", "book-list-copies"),
        ("mage: wizard\n" + "#" * 20_000, "book-text-too-long"),
    ],
)
def test_what_is_wrong_with_a_list_is_told(text: str, key: str) -> None:
    assert refused_list(text) == key


def test_the_line_that_is_wrong_is_told() -> None:
    with pytest.raises(BookError, match="Line 3: no spell is called “pikachu”"):
        read_list("mage: wizard\n\n2 pikachu")


def test_a_list_of_what_is_no_spell_is_not_written() -> None:
    with pytest.raises(BookError, match="No spell is called “pikachu”"):
        write_list(Book.of("wizard", {"pikachu": 1}))


def test_a_code_and_a_list_are_told_apart() -> None:
    assert read_book(f"  {WOLVES_CODE}\n") == WOLVES
    assert read_book("# MWB, my wolf book\n" + write_list(WOLVES)) == WOLVES
    with pytest.raises(BookError) as caught:
        read_book(WOLVES_CODE[:-3])
    assert caught.value.code == "book-code-short"
