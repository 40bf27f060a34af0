"""That a sentence has been read before hides nothing that is wrong with another."""

from __future__ import annotations

from pathlib import Path

import pytest

from magehall.kernel.text import LOCALES, Arg, Text, register_texts
from tests.conformance.words import assert_text

WORDS = """
said = { $who } has { $count ->
    [one] { $count } card
    [7] { $forgotten }
   *[other] { $count } cards
} of { $name }.
good = Good
broken = Br{ "{" }ken
"""


def text(who: Arg = "#0", count: int = 2, name: str = "@good") -> Text:
    return Text("scratch", "said", {"who": who, "count": count, "name": name})


@pytest.fixture
def read(tmp_path: Path) -> None:
    for locale in LOCALES:
        (tmp_path / f"{locale}.ftl").write_text(WORDS, encoding="utf-8")
    register_texts("scratch", tmp_path)
    assert_text(text())


@pytest.mark.usefixtures("read")
@pytest.mark.parametrize("other", [text("#1"), text(count=102), text(count=40)])
def test_what_is_right_is_right_with_another_seat_or_number(other: Text) -> None:
    assert_text(other)


@pytest.mark.usefixtures("read")
@pytest.mark.parametrize("wrong", [text(name="@missing"), text(name="@broken"), text(count=7), text("???")])
def test_what_is_wrong_is_found_though_its_like_was_read_before(wrong: Text) -> None:
    with pytest.raises((AssertionError, KeyError)):
        assert_text(wrong)
