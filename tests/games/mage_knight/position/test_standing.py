"""Heroes of whom a position says nothing stand on their tracks as at the start."""

from __future__ import annotations

from typing import Any

import pytest

import magehall
from tests.games.mage_knight.scenario import hero, quest


@pytest.mark.rule("scenario.blitz", "variant.rampage")
@pytest.mark.parametrize(
    ("said", "entry", "standing"),
    [
        ({}, {}, (0, 0, 1)),
        ({"scenario": "blitz-conquest"}, {}, (1, 2, 1)),
        ({"scenario": "blitz-conquest"}, {"fame": 0, "reputation": 0}, (0, 0, 1)),
        ({"scenario": "blitz-conquest"}, {"level": 5}, (0, 2, 5)),
        ({"options": {"rampaging": "more"}}, {}, (0, -2, 1)),
        ({"options": {"rampaging": "even-more"}}, {"reputation": 1}, (0, 1, 1)),
    ],
)
def test_fame_and_reputation_that_are_left_out_are_those_of_the_start(
    said: dict[str, Any], entry: dict[str, int], standing: tuple[int, int, int]
) -> None:
    scene = quest(hero("tovak", space="1,0", **entry), hero("arythea"), **said)
    found = scene.hero()
    assert (found.fame, found.reputation, found.level) == standing
    again = magehall.load_position(magehall.describe_position(scene.match))
    assert again.state.things == scene.state.things
