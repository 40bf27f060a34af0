"""Sentences count as people do: "1 card", never "1 cards"."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import magehall

LOCALES = sorted((Path(magehall.__file__).parent / "games").glob("*/locale/*.[ef][nr].ftl"))

NOUNS = {
    "en": "cards copies creatures crystals defenders dice enemies inches points rounds schools spaces wounds",
    "fr": "blessures cartes cases créatures cristaux défenseurs dégâts dés écoles ennemis exemplaires points pouces rounds",
}
"""What the games count, in the plural."""

NEVER_ONE = {
    "board-fight-halved",
    "board-mage",
    "board-ruler-length",
    "board-zone",
    "book-build-copies",
    "book-copies",
    "book-list-copies",
    "book-points",
    "books-points",
    "cards-copies",
    "cards-force-count",
    "event-source-rolled",
    "option-challenge-many",
    "option-strike-many",
    "refused-joint-bad-shares",
    "refused-out-of-reach",
    "sketch-dummy",
}
"""Messages of which the number is never 1, or a measure with a fraction."""


def uncounted(text: str, nouns: str) -> list[str]:
    """The messages in which a bare number stands before a plural."""
    plural = re.compile(rf"\{{ \$\w+ \}} ({nouns.replace(' ', '|')})\b")
    found, message = [], ""
    for line in text.splitlines():
        if named := re.match(r"([\w-]+) =", line):
            message = named[1]
        chosen = re.match(r"\s+\*?\[", line)
        if not chosen and message not in NEVER_ONE and plural.search(line):
            found.append(line)
    return found


@pytest.mark.parametrize("path", LOCALES, ids=lambda path: f"{path.parts[-3]}-{path.name}")
def test_a_number_before_a_plural_chooses_its_form(path: Path) -> None:
    nouns = NOUNS[path.suffixes[-2].lstrip(".") if len(path.suffixes) > 1 else path.stem]
    assert uncounted(path.read_text(encoding="utf-8"), nouns) == []
