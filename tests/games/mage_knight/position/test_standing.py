"""What a position says of heroes: their tracks are as at the start, and mana is listed or counted."""

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


@pytest.mark.rule("mana.crystals")
def test_crystals_and_mana_are_listed_or_counted() -> None:
    listed = quest(hero("tovak", crystals=["red", "blue", "red"], mana=["green", "green"]))
    counted = quest(hero("tovak", crystals={"red": 2, "blue": 1}, mana={"green": 2}))
    assert listed.state.things == counted.state.things
    with pytest.raises(magehall.PositionError, match="there are no gold crystals"):
        quest(hero("tovak", crystals=["gold"]))


@pytest.mark.rule("city.garrison")
def test_a_city_is_named_by_its_space() -> None:
    with pytest.raises(magehall.PositionError, match="expected a space"):
        quest(hero("tovak"), cities={"blue": {"level": 3}})
