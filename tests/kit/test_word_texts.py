"""Texts of words: the key of a message, and its arguments."""

from __future__ import annotations

from enum import StrEnum

from magehall.kernel.records import Value
from magehall.kit.word_texts import NONE, slug, word_args, word_key


class Season(StrEnum):
    """When something grows."""

    EARLY_SPRING = "before the swallows"


class GrowsBack(Value):
    """A made-up word."""

    leaves: int
    season: Season
    again: bool = False
    color: str = ""
    most: int | None = None


def test_the_key_is_the_name_of_the_word() -> None:
    assert word_key(GrowsBack) == "word-grows-back"


def test_fields_are_the_arguments() -> None:
    word = GrowsBack(3, Season.EARLY_SPRING, again=True)
    assert word_args(word) == {
        "leaves": 3,
        "season": "early-spring",
        "again": "yes",
        "color": NONE,
        "most": NONE,
    }
    assert word_args(GrowsBack(0, Season.EARLY_SPRING, most=2))["again"] == "no"


def test_a_member_of_an_enumeration_goes_by_its_name() -> None:
    assert slug(Season.EARLY_SPRING) == "early-spring"
