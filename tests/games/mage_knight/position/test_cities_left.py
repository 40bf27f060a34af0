"""A position that says the deck of tiles says how many cities there are."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_knight.scenario import hero, quest

BLUE = "3,-2"


@pytest.mark.rule("scenario.end")
@pytest.mark.parametrize(
    ("said", "last"),
    [
        ({"tile_deck": []}, True),
        ({"tile_deck": ["countryside-1"]}, True),
        ({"tile_deck": ["core-5"]}, False),
        ({}, False),
        ({"tile_deck": [], "agreement": {"cities": 2}}, False),
        ({"tile_deck": [], "options": {"city_tiles": 2}}, False),
    ],
)
def test_the_last_of_the_cities_that_can_still_come_ends_the_match(said: dict[str, Any], last: bool) -> None:
    scene = quest(
        hero("tovak", space=BLUE, hand=["rage"], deck=["march"], fame=15),
        scenario="solo-conquest",
        tiles={BLUE: "core-6"},
        cities={BLUE: {"level": 5}},
        combat={"foes": ["monks"], "phase": "attack", "attacks": [{"points": 5}]},
        **said,
    )
    scene.does(0, "strike:foe-1", "end:turn", "shed:rage")
    assert scene.state.calendar.ending is last
