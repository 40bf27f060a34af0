"""Names as people write them."""

from __future__ import annotations

import pytest

from magehall.kit.names import LONGEST_QUOTE, folded, quoted, spellings
from tests.toy.game import LARDER


@pytest.mark.parametrize("written", ["Épée-d'Œuf", "epee d'oeuf", "EPEE DOEUF", " épée_d’œuf "])
def test_capitals_accents_and_signs_make_no_difference(written: str) -> None:
    assert folded(written) == "epeedoeuf"


def test_a_thing_goes_by_its_id_and_by_its_name_in_every_language() -> None:
    found = spellings(LARDER.id, [("hush", "option-hush"), ("creak", "option-creak")])
    assert found["hush"] == ("hush",)
    assert len([written for written, ids in found.items() if ids == ("creak",)]) > 1


def test_what_two_things_are_called_means_both() -> None:
    found = spellings(LARDER.id, [("one", "option-hush"), ("other", "option-hush"), ("bare", "no-such-key")])
    assert ("one", "other") in found.values()
    assert found["bare"] == ("bare",), "what has no message goes by its id alone"


@pytest.mark.parametrize(
    ("text", "shown"),
    [("owl", "owl"), ("@card-owl", "card-owl"), ("# 3", "3"), ("a\nb\t", "a b"), ("x" * 41, "x" * 40 + "…")],
)
def test_a_quote_is_short_and_read_as_nothing_else(text: str, shown: str) -> None:
    assert quoted(text) == shown
    assert len(shown) <= LONGEST_QUOTE + 1
