"""Words: rendered in three languages, and complained about where one of them lacks something."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import magehall
from magehall.kernel.text import KERNEL, LOCALES, Text, has_message, messages, register_texts, text_problems

Write = Callable[..., str]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a folder of words, the same ones in every language unless told, and gives the domain's name."""

    def words(en: str, fr: str | None = None, ru: str | None = None) -> str:
        for locale, text in zip(LOCALES, (en, fr, ru), strict=True):
            (tmp_path / f"{locale}.ftl").write_text(en if text is None else text, encoding="utf-8")
        register_texts("draft", tmp_path)
        return "draft"

    return words


def test_a_text_is_rendered_in_the_language_asked_for(write: Write) -> None:
    write("owl = owl", "owl = hibou", "owl = сова")
    assert [Text("draft", "owl").render(locale) for locale in LOCALES] == ["owl", "hibou", "сова"]


def test_blanks_are_filled_with_numbers_names_messages_and_people(write: Write) -> None:
    write("owl = owl\nsees = { $who } sees { $count } { $what } and { $other }.")
    text = Text("draft", "sees", {"who": "#1", "count": 3, "what": "@owl", "other": "a cat"})
    assert text.render() == "Seat 2 sees 3 owl and a cat."
    assert text.render("fr", {1: "Ada"}) == "Ada sees 3 owl and a cat."


def test_a_language_counts_as_it_counts(write: Write) -> None:
    write(
        "pies = { $n ->\n    [one] one pie\n   *[other] { $n } pies\n}",
        "pies = { $n ->\n    [one] { $n } tourte\n   *[other] { $n } tourtes\n}",
        "pies = { $n ->\n    [one] { $n } пирог\n    [few] { $n } пирога\n   *[many] { $n } пирогов\n}",
    )

    def counted(locale: str) -> list[str]:
        return [Text("draft", "pies", {"n": n}).render(locale) for n in (0, 1, 2, 5, 21)]

    assert counted("en") == ["0 pies", "one pie", "2 pies", "5 pies", "21 pies"]
    assert counted("fr") == ["0 tourte", "1 tourte", "2 tourtes", "5 tourtes", "21 tourtes"]
    assert counted("ru") == ["0 пирогов", "1 пирог", "2 пирога", "5 пирогов", "21 пирог"]


def test_no_invisible_characters_stand_around_a_blank(write: Write) -> None:
    write("owl = an { $size } owl")
    assert Text("draft", "owl", {"size": "old"}).render() == "an old owl"


def test_the_kernel_lends_its_own_words(write: Write) -> None:
    write("owl = owl")
    assert Text("draft", "option-pass").render("fr") == "Passer"
    assert has_message("draft", "option-pass", "ru")
    assert not has_message("draft", "option-fly", "ru")


def test_a_message_that_does_not_exist_is_an_error(write: Write) -> None:
    write("owl = owl")
    with pytest.raises(KeyError, match=r"no message 'bat' in draft/fr\.ftl"):
        Text("draft", "bat").render("fr")
    with pytest.raises(KeyError, match="no message 'bat'"):
        Text("draft", "option-pass", {"what": "@bat"}).render()


def test_a_blank_left_empty_is_an_error(write: Write) -> None:
    write("owl = { $size } owl")
    with pytest.raises(KeyError, match=r"draft/en\.ftl: owl: .*size"):
        Text("draft", "owl").render()


def test_words_may_lie_in_several_files(write: Write, tmp_path: Path) -> None:
    for locale in LOCALES:
        (tmp_path / f"birds.{locale}.ftl").write_text("crow = crow", encoding="utf-8")
    write("owl = owl")
    assert Text("draft", "crow").render("ru") == "crow"
    assert sorted(messages("draft", "en")) == ["crow", "owl"]
    assert list(text_problems("draft")) == []


def test_words_that_are_whole_have_no_problems(write: Write) -> None:
    assert list(text_problems(write("owl = { $size } owl"))) == []
    assert list(text_problems(KERNEL)) == []


def test_a_key_missing_in_a_language_is_told(write: Write) -> None:
    domain = write("owl = owl\ncat = cat", "owl = hibou", "cat = кот")
    assert list(text_problems(domain)) == ["draft: cat is missing in fr", "draft: owl is missing in ru"]


def test_a_placeholder_missing_in_a_language_is_told(write: Write) -> None:
    domain = write("owl = { $size } owl", "owl = hibou")
    assert list(text_problems(domain)) == [
        "draft: owl has other placeholders in one language than in another"
    ]


def test_a_placeholder_inside_a_plural_counts(write: Write) -> None:
    plural = "owls = { $n ->\n    [one] an owl of { $who }\n   *[other] { $n } owls of { $who }\n}"
    assert list(text_problems(write(plural))) == []
    domain = write(plural, plural.replace("{ $who }", "nobody"))
    assert list(text_problems(domain)) == [
        "draft: owls has other placeholders in one language than in another"
    ]


def test_an_unreadable_entry_and_a_key_that_stands_twice_are_told(write: Write) -> None:
    domain = write("owl = owl\nowl = another", "owl = hibou\n!! what is this", "owl = сова")
    problems = list(text_problems(domain))
    assert "draft/en.ftl: owl stands twice" in problems
    assert "draft/fr.ftl: cannot be read: '!! what is this'" in problems


def test_a_language_without_a_file_lacks_every_key(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("owl = owl", encoding="utf-8")
    register_texts("lonely", tmp_path)
    assert list(text_problems("lonely")) == ["lonely: owl is missing in fr, ru"]


def test_a_message_finds_what_it_refers_to_wherever_that_stands(write: Write) -> None:
    write(
        'both = { -owl(number: "many") } and { cat.name }\n'
        "# a remark = no message\n"
        "-owl = { $number ->\n    [many] owls\n   *[one] owl\n}\n"
        "cat = cat\n    .name = the { small-cat }\n"
        "small-cat =\n    kitten\n"
    )
    assert Text("draft", "both").render() == "owls and the kitten"
    assert not has_message("draft", "remark", "en")
    assert Text("draft", "small-cat").render() == "kitten"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("domain", [KERNEL, *magehall.games()])
def test_every_message_that_fluent_reads_in_a_file_is_found_by_its_key(domain: str, locale: str) -> None:
    assert [key for key in messages(domain, locale) if not has_message(domain, key, locale)] == []
