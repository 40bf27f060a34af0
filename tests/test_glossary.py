"""The glossary says what the declarations say, and there is no word that no card has."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

import pytest

from magehall.kernel.records import Value

ROOT = Path(__file__).resolve().parents[1]
SCRIPT = ROOT / "scripts/glossary"

WORDS = {
    "battle_mages": ("cards.effects",),
    "colors_of_magic": ("cards.words", "cards.lines", "cards.instincts"),
    "mage_knight": ("cards.words",),
    "mage_wars": ("cards.effects", "cards.answers", "cards.lasting", "cards.prices"),
}
"""The modules and packages of words."""


def script() -> ModuleType:
    """The script as a module."""
    loader = SourceFileLoader("glossary", str(SCRIPT))
    spec = spec_from_loader("glossary", loader)
    assert spec is not None
    module = module_from_spec(spec)
    sys.modules["glossary"] = module
    loader.exec_module(module)
    return module


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
    done = subprocess.run([sys.executable, SCRIPT, "--check"], check=False, timeout=120)
    assert done.returncode == 0, "run scripts/glossary"


@pytest.mark.parametrize("game", WORDS)
def test_some_card_has_every_word(game: str) -> None:
    glossary = script()
    used = glossary.uses(glossary.moments()[game])
    known = list(words(game))
    assert len(known) > 10
    assert [kind.__name__ for kind in known if kind not in used] == []
