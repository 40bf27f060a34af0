"""What typed lines mean."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magehall.kernel.text import LOCALES
from magehall.terminal.commands import COMMANDS, Chosen, Command, Nothing, Unclear, understand
from magehall.terminal.translator import Translator, language
from tests.terminal.person import new_match

OPTIONS = new_match(2).pending[0].options
WORDS = {locale: Translator(locale) for locale in LOCALES}


@given(st.text(), st.sampled_from(LOCALES))
def test_every_line_means_something_or_is_unclear(line: str, locale: str) -> None:
    meaning = understand(line, OPTIONS, WORDS[locale])
    assert isinstance(meaning, Chosen | Command | Nothing | Unclear)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_is_known_in_english_and_in_the_language(locale: str, name: str) -> None:
    own = WORDS[locale].say(f"command-{name}")
    for word in (name, own, own.upper()):
        assert understand(f"{word} rest of it", OPTIONS, WORDS[locale]) == Command(name, "rest of it")


@pytest.mark.parametrize("locale", LOCALES)
def test_no_command_hides_another(locale: str) -> None:
    own = [WORDS[locale].say(f"command-{name}") for name in COMMANDS]
    assert len({*own}) == len(COMMANDS)
    for name, word in zip(COMMANDS, own, strict=True):
        assert word == name or word not in COMMANDS
        assert WORDS[locale].say(f"usage-{name}").startswith(word)


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB"}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(environment: dict[str, str], expected: str) -> None:
    assert language(environment) == expected
