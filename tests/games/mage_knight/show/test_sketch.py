"""The sketch for a terminal: it fits, it has words in every language, and tells no more than the view."""

from __future__ import annotations

import re

import pytest

from magehall.games.mage_knight import MAGE_KNIGHT
from magehall.kit.columns import size
from tests.games.mage_knight.scenario import Scene, down, fight, hero, quest

NAMES = {0: "Ann [1]", 1: "Bob"}
EAST, NORTH = "3,-2", "1,-3"


def scene() -> Scene:
    return quest(
        hero(
            "tovak", hand=["march", "rage", "wound"], units=["peasants"], crystals={"red": 2}, mana=["gold"]
        ),
        hero("goldyx", hand=["crystallize"], space="2,-1", skills=["freezing-power"]),
        tiles={EAST: "countryside-1", NORTH: "countryside-4"},
        tokens={"2,-2": [down("wolf-riders")]},
        offers={"units": ["herbalists"], "spells": ["fireball"], "actions": ["fire-bolt"]},
        combat=fight(
            "cursed-hags", phase="attack", attacks=[{"points": 2, "mode": "siege", "element": "cold-fire"}]
        ),
        move=4,
    )


def drawn(found: Scene, seat: int | None, locale: str = "en") -> str:
    return MAGE_KNIGHT.sketch(found.match.view(seat), locale, NAMES)


@pytest.mark.parametrize("locale", ["en", "fr", "ru"])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_it_fits_into_a_terminal_with_all_its_words(locale: str, seat: int | None) -> None:
    for found in (scene(), quest(at="tactics"), quest(move=6, tiles={EAST: "countryside-1"})):
        text = drawn(found, seat if seat != 1 else 0, locale)
        assert max(size(line) for line in text.splitlines()) <= 80
        assert not re.search(r"sketch-|name-|site-|terrain-", text)


def test_it_shows_the_own_hand_and_no_other() -> None:
    assert "March" in drawn(scene(), 0)
    assert "Crystallize" not in drawn(scene(), 0)
    assert "Crystallize" in drawn(scene(), 1)
    assert "March" not in drawn(scene(), None)


def test_it_shows_enemies_with_what_is_missing() -> None:
    assert "Cursed Hags" in drawn(scene(), 0)
    assert "3 missing" in drawn(scene(), 0)
    assert "Wolf Riders" not in drawn(scene(), 0)


def test_it_is_empty_before_the_table_is_set() -> None:
    assert drawn(quest(at="setup", order=[0]), 0) == ""
