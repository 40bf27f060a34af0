"""French sentences keep their punctuation on the line: no-break spaces, everywhere the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from magehall import games
from magehall.kernel.game import find_game
from magehall.kernel.ledger import ledger

ROOT = Path(__file__).parents[2]
FILES = sorted(
    path for folder in ("src", "web/locale", "tests/toy") for path in (ROOT / folder).rglob("*fr.ftl")
)

NO_BREAK, NARROW = "\u00a0", "\u202f"
LOOSE = re.compile(rf"(?<!{NO_BREAK})[:»](?=\s|$)|(?<!{NARROW})[;?!](?=\s|$)|«(?!{NO_BREAK})")
"""A sign that may part from its word, or stands at another distance than elsewhere."""

AS_WRITTEN = ("X-Magehall: 1", f"«{NO_BREAK}?{NO_BREAK}»", "(! ")
"""Signs that are no punctuation: a header, a command, a warning."""


def loose(sentence: str) -> list[str]:
    """The signs of a sentence without their space, each with what stands around it."""
    for text in AS_WRITTEN:
        sentence = sentence.replace(text, "")
    return [sentence[max(0, found.start() - 12) : found.end() + 4] for found in LOOSE.finditer(sentence)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_french_words_have_no_break_spaces(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    spoken = [line for line in lines if not line.lstrip().startswith("#")]
    assert [found for line in spoken for found in loose(line)] == []


@pytest.mark.parametrize("game", sorted(games()))
def test_french_rules_have_no_break_spaces(game: str) -> None:
    rules = ledger(find_game(game)).values()
    assert [(rule.id, found) for rule in rules for found in loose(rule.fr)] == []


@pytest.mark.parametrize("sentence", ["Quoi ?", "Quoi?", "Ceci : cela", "« Mot »", f"Ici{NO_BREAK}; là"])
def test_what_may_break_is_found(sentence: str) -> None:
    assert loose(sentence)
