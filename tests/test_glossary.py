"""The glossary says what the declarations say, and there is no word that no card has."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules

import pytest

from magehall.kernel.records import Value
from tests.scripts import page_is_as_written, script

WORDS = {
    "battle_mages": ("cards.effects",),
    "colors_of_magic": ("cards.words", "cards.lines", "cards.instincts"),
    "mage_knight": ("cards.words",),
    "mage_wars": ("cards.effects", "cards.answers", "cards.lasting", "cards.prices"),
}
"""The modules and packages of words."""


def words(game: str) -> Iterator[type[Value]]:
    """The kinds of words that a game has, without those that only others are made of."""
    for part in WORDS[game]:
        found = import_module(f"magehall.games.{game}.{part}")
        inside = iter_modules(getattr(found, "__path__", ()), f"{found.__name__}.")
        for module in (found, *(import_module(one.name) for one in inside)):
            for kind in vars(module).values():
                ours = (
                    isinstance(kind, type) and issubclass(kind, Value) and kind.__module__ == module.__name__
                )
                if ours and not kind.__subclasses__():
                    yield kind


def test_the_glossary_is_written_anew_after_each_change_of_words() -> None:
    assert page_is_as_written("glossary"), "run scripts/glossary"


@pytest.mark.parametrize("game", WORDS)
def test_some_card_has_every_word(game: str) -> None:
    glossary = script("glossary")
    used = glossary.uses(glossary.moments()[game])
    known = list(words(game))
    assert len(known) > 10
    assert [kind.__name__ for kind in known if kind not in used] == []
