"""Rulings on units in a hero's service, and banners. [units]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_knight.scenario import Scene, fight, hero, quest, unit

TILES = {"3,-2": "countryside-3"}
VILLAGE = "2,-1"


def recruiting(*offered: str, units: tuple[Any, ...] = (), influence: int = 20) -> Scene:
    """Norowas in a village with these units on offer."""
    me = hero("norowas", space=VILLAGE, units=[*units])
    return quest(me, tiles=TILES, offers={"units": [*offered]}, influence=influence).does(0, "interact")


@pytest.mark.rule("units.activate")
def test_a_unit_is_activated_for_one_ability_and_then_spent() -> None:
    scene = quest(hero("norowas", units=["peasants"])).does(0, "activate:unit-1:ability-2")
    assert not scene.state.unit("unit-1").ready
    assert scene.refuses(0, "activate:unit-1:ability-2") == ("refused-unit-spent", "units.activate")


@pytest.mark.rule("units.activate")
def test_a_wounded_unit_is_not_activated() -> None:
    scene = quest(hero("norowas", units=[unit("peasants", wounds=1)]))
    assert scene.refuses(0, "activate:unit-1:ability-2") == ("refused-unit-wounded", "units.activate")


@pytest.mark.rule("units.ready")
def test_a_readied_unit_acts_again_but_not_while_it_is_wounded() -> None:
    spent = quest(hero("norowas", units=[unit("peasants", ready=False), "herbalists"], level=3, fame=8))
    spent.does(0, "activate:unit-2:ability-1", "unit:unit-1", "activate:unit-1:ability-2")
    assert spent.turn().move == 2
    hurt = [unit("peasants", ready=False, wounds=1), "herbalists"]
    wounded = quest(hero("norowas", units=hurt, level=3, fame=8))
    wounded.does(0, "activate:unit-2:ability-1", "unit:unit-1")
    assert wounded.state.unit("unit-1").ready
    assert wounded.refuses(0, "activate:unit-1:ability-2") == ("refused-unit-wounded", "units.activate")


@pytest.mark.rule("units.recruit", "units.offer")
def test_a_recruited_unit_may_act_at_once_and_the_offer_is_not_refilled() -> None:
    scene = recruiting("peasants", "foresters", influence=4).does(0, "recruit:peasants")
    assert scene.state.offers.units == ["foresters"]
    scene.does(0, "activate:unit-1:ability-1")
    assert scene.turn().influence == 2


@pytest.mark.rule("units.command", "units.disband")
def test_without_a_free_command_token_a_unit_is_disbanded_and_leaves_the_game() -> None:
    scene = recruiting("foresters", units=("peasants",)).does(0, "recruit:foresters", "disband:unit-1")
    assert [one.card for one in scene.state.units(0)] == ["foresters"]
    assert "peasants" not in scene.state.offers.units


@pytest.mark.rule("units.command")
def test_a_free_command_token_asks_for_no_disbanding() -> None:
    scene = recruiting("foresters").does(0, "recruit:foresters")
    assert scene.asks == {0: "ask-turn"}
    assert len(scene.state.units(0)) == 1


@pytest.mark.rule("units.reward")
def test_a_unit_for_nothing_is_any_of_the_offer_or_none() -> None:
    me = hero("norowas", hand=["call-to-arms", "march"], mana=["white", "black"])
    offers = {"units": ["peasants", "catapults"]}
    cast = ("play:call-to-arms:strong", "pay:token-white", "pay:token-black")
    scene = quest(me, offers=offers, time="night").does(0, *cast)
    scene.does(0, "unit:catapults")
    assert [one.card for one in scene.state.units(0)] == ["catapults"]
    declined = quest(me, offers=offers, time="night").does(0, *cast, "decline")
    assert list(declined.state.units(0)) == []


@pytest.mark.rule("units.values")
def test_bonuses_for_units_are_added_to_every_attack_and_block_of_theirs() -> None:
    me = hero("norowas", level=9, fame=99, hand=["into-the-heat"], units=["peasants", "utem-guardsmen"])
    scene = quest(me, combat=fight("prowlers", phase="ranged"))
    scene.does(0, "play:into-the-heat:basic", "next:block")
    scene.does(0, "activate:unit-1:ability-0", "choose:block-2", "activate:unit-2:ability-1")
    assert [one.points for one in scene.combat.blocks] == [2 + 2, 4 + 2]


# Banners


@pytest.mark.rule("units.banner")
def test_a_banner_in_hand_is_assigned_at_any_moment_which_counts_as_playing_it() -> None:
    me = hero("norowas", units=["peasants"], hand=["banner-of-glory", "march"])
    scene = quest(me).does(0, "equip:unit-1:banner-of-glory")
    assert scene.state.unit("unit-1").banner == "banner-of-glory"
    assert (scene.hero().hand, scene.turn().played) == (["march"], [])
    scene.does(0, "end:turn", "keep:hand")
    assert scene.state.unit("unit-1").banner == "banner-of-glory"
    fighting = quest(me, combat=fight("prowlers", phase="attack"))
    fighting.does(0, "equip:unit-1:banner-of-glory", "activate:unit-1:ability-0", "choose:attack-2")
    assert [one.points for one in fighting.combat.attacks] == [3]


@pytest.mark.rule("units.banner")
def test_another_banner_of_the_unit_is_discarded() -> None:
    me = hero("norowas", units=[unit("peasants", banner="banner-of-fear")], hand=["banner-of-glory"])
    scene = quest(me).does(0, "equip:unit-1:banner-of-glory")
    assert scene.hero().discard == ["banner-of-fear"]
    assert scene.state.unit("unit-1").banner == "banner-of-glory"


@pytest.mark.rule("units.banner")
def test_the_strong_effect_of_a_banner_is_played_from_hand_alone() -> None:
    spent = unit("peasants", ready=False)
    held = quest(hero("norowas", units=[spent], hand=["banner-of-courage"]))
    held.does(0, "play:banner-of-courage:strong")
    assert held.state.unit("unit-1").ready
    borne = quest(hero("norowas", units=[unit("peasants", banner="banner-of-courage")], hand=["march"]))
    assert borne.refuses(0, "play:banner-of-courage:strong") == ("refused-not-held", "cards.play")


@pytest.mark.rule("units.banner", "units.disband")
def test_the_banner_of_a_disbanded_unit_is_discarded() -> None:
    bearer = unit("peasants", banner="banner-of-glory")
    scene = recruiting("foresters", units=(bearer,)).does(0, "recruit:foresters", "disband:unit-1")
    assert scene.hero().discard == ["banner-of-glory"]
