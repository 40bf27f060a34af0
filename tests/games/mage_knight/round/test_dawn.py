"""Rulings on the start of a day: what lies face down shows itself before tactics are chosen."""

from __future__ import annotations

import pytest

from tests.games.mage_knight.scenario import Scene, hero, quest

KEEP, RUINS, BESIDE_THE_KEEP, FAR_AWAY = "4,-3", "2,-4", "4,-2", "1,0"
"""Countryside 3 has a keep in the north-east, countryside 8 ruins."""


def night_ends(**options: str) -> Scene:
    """The last turn of a night, in which a hero waits beside a keep; then tactics of the next round are chosen."""
    scene = quest(
        hero("tovak", hand=["march"], deck=[], space=FAR_AWAY),
        hero("goldyx", hand=["march"], deck=[], space=BESIDE_THE_KEEP),
        scenario="full-conquest",
        tiles={"3,-2": "countryside-3", "1,-3": "countryside-8"},
        options=options,
        round=2,
        announced=1,
        last_turns=[0],
        leaves_dice=True,
    )
    assert not scene.state.realm.tokens[KEEP][0].up
    assert not scene.state.realm.ruins[RUINS].up
    scene.does(0, "end:turn", "shed:march")
    assert "ask-tactic" in scene.asks.values()
    return scene


@pytest.mark.rule("reveal.garrison")
def test_a_new_day_shows_the_garrison_next_to_any_hero_before_tactics_are_chosen() -> None:
    assert night_ends().state.realm.tokens[KEEP][0].up


@pytest.mark.rule("reveal.ruins")
def test_a_new_day_turns_up_all_ruins_before_tactics_are_chosen() -> None:
    assert night_ends().state.realm.ruins[RUINS].up


@pytest.mark.rule("reveal.ruins", "reveal.garrison")
def test_a_new_night_shows_nothing() -> None:
    darkness = night_ends(daylight="darkness")
    assert not darkness.state.realm.ruins[RUINS].up
    assert not darkness.state.realm.tokens[KEEP][0].up
