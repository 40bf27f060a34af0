"""Rulings on the friendly use of gold dice. [friendly.mana]"""

from __future__ import annotations

import pytest

from tests.games.mage_knight.scenario import Scene, hero, quest


def friends(*source: str, friendly: bool = True, **more: object) -> Scene:
    """A hero among friends, with Mana Storm and Rage in hand."""
    return quest(
        hero("tovak", hand=["mana-storm", "march"], crystals={"white": 1}),
        hero("goldyx"),
        scenario="full-conquest",
        agreement={"friendly_mana": friendly},
        source=list(source),
        **more,
    )


@pytest.mark.rule("friendly.mana")
def test_a_gold_die_is_no_colour_that_another_die_shows() -> None:
    shown = friends("gold", "green", "red", "red").does(0, "play:march:strong")
    assert shown.offers(0) == ["pay:die-green"]
    assert shown.refuses(0, "pay:die-gold:green") == ("refused-gold-among-friends", "friendly.mana")
    missing = friends("gold", "blue", "red", "red").does(0, "play:march:strong")
    assert missing.offers(0) == ["pay:die-gold:green"]


@pytest.mark.rule("friendly.mana", "card.mana-storm")
def test_by_day_mana_storm_leaves_gold_dice_unless_all_are_gold() -> None:
    def storm(*source: str, friendly: bool = True, dice: int) -> list[str]:
        scene = friends(*source, friendly=friendly, dice=[1] * dice)
        return list(scene.does(0, "play:mana-storm:strong", "pay:crystal-white").state.source.dice)

    assert storm("gold", "gold", "blue", "blue", dice=2) == ["gold", "gold", "red", "red"]
    assert storm("gold", "gold", "blue", "blue", friendly=False, dice=4) == ["red"] * 4
    assert storm("gold", "gold", "gold", "gold", dice=4) == ["red"] * 4


@pytest.mark.rule("friendly.mana", "card.mana-storm")
def test_after_mana_storm_too_a_gold_die_is_by_day_no_colour_that_another_shows() -> None:
    def ways(time: str) -> list[str]:
        scene = friends(
            "gold", "blue", "green", "black", time=time, dice=[5, 1, 3, 6] if time == "night" else [1, 3, 6]
        )
        scene.does(0, "play:mana-storm:strong", "pay:crystal-white", "play:march:strong")
        return sorted(scene.offers(0))

    assert ways("day") == ["pay:die-black:green", "pay:die-green"]
    assert ways("night") == ["pay:die-black:green", "pay:die-gold:green", "pay:die-green"]
