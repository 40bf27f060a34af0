"""Rulings on healing points. [heal]"""

from __future__ import annotations

import pytest

from tests.games.mage_knight.scenario import fight, hero, quest, unit

TILES = {"1,-3": "countryside-2"}


@pytest.mark.rule("heal.points", "heal.use")
def test_a_healing_point_returns_a_wound_of_the_hand_to_its_pile() -> None:
    scene = quest(hero("arythea", hand=["tranquility", "wound", "wound"]))
    scene.does(0, "play:tranquility:basic", "choose:heal-1")
    assert scene.turn().healing == 1
    scene.does(0, "heal:hand")
    assert (scene.hero().hand, scene.hero().discard) == (["wound"], [])
    assert scene.turn().healing == 0
    assert scene.offers(0, "heal:") == []


@pytest.mark.rule("heal.use")
def test_wounds_in_the_discard_pile_are_not_healed() -> None:
    scene = quest(hero("arythea", hand=["march"], discard=["wound"]), healing=2)
    assert scene.refuses(0, "heal:hand") == ("refused-no-wound", "heal.use")


@pytest.mark.rule("heal.units")
def test_a_wound_of_a_unit_takes_points_equal_to_its_level_at_once() -> None:
    units = [unit("utem-guardsmen", wounds=1)]
    poor = quest(hero("arythea", units=units), healing=1)
    assert poor.refuses(0, "heal:unit-1") == ("refused-too-little-healing", "heal.units")
    scene = quest(hero("arythea", units=units), healing=3).does(0, "heal:unit-1")
    assert (scene.state.unit("unit-1").wounds, scene.turn().healing) == (0, 1)


@pytest.mark.rule("heal.units")
def test_a_poisoned_unit_is_healed_twice() -> None:
    scene = quest(hero("arythea", units=[unit("peasants", wounds=2)]), healing=2).does(0, "heal:unit-1")
    assert scene.refuses(0, "activate:unit-1:ability-2") == ("refused-unit-wounded", "units.activate")
    scene.does(0, "heal:unit-1", "activate:unit-1:ability-2")
    assert scene.turn().move == 2


@pytest.mark.rule("combat.no-healing")
def test_a_card_with_the_hand_is_not_played_in_combat_not_even_to_draw() -> None:
    scene = quest(hero("arythea", hand=["tranquility", "wound"]), combat=fight("prowlers"))
    assert scene.refuses(0, "play:tranquility:basic") == ("refused-in-combat", "combat.no-healing")


@pytest.mark.rule("combat.no-healing", "combat.start")
def test_healing_points_are_lost_when_a_combat_begins() -> None:
    me = hero("arythea", hand=["tranquility", "wound"], space="0,-3")
    scene = quest(me, tiles=TILES, tokens={"1,-4": ["prowlers"]})
    scene.does(0, "play:tranquility:basic", "choose:heal-1", "challenge:1,-4")
    assert scene.turn().healing == 0
    assert scene.asks == {0: "ask-ranged-phase"}
    assert scene.offers(0, "heal:") == []
