"""Rulings on what meets in the middle of a combat: copies, deaths, banners, summoners, walls and elements."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.foes import values
from tests.games.mage_knight.scenario import fight, hero, quest, unit

NO_RED = ["blue", "blue", "blue"]


@pytest.mark.rule("cards.action", "cards.play")
def test_of_two_copies_of_a_card_one_is_powered_and_the_other_stays_in_hand() -> None:
    scene = quest(
        hero("tovak", hand=["rage", "rage"], mana=["red"]),
        combat=fight("minotaur", phase="attack"),
        source=NO_RED,
    )
    scene.does(0, "play:rage:strong", "pay:token-red")
    assert scene.hero().hand == ["rage"]
    assert scene.turn().played == ["rage"]
    assert scene.refuses(0, "play:rage:strong")[1] == "mana.pay"
    scene.does(0, "play:rage:attack")
    assert sum(entry.points for entry in scene.combat.attacks) == 5


@pytest.mark.rule("enemy.paralyze", "units.banner", "combat.damage-units")
def test_a_unit_destroyed_in_combat_leaves_its_banner_and_the_rest_of_the_damage() -> None:
    scene = quest(
        hero("tovak", hand=["rage"], units=[unit("peasants", banner="banner-of-glory"), "peasants"], fame=15),
        combat=fight("medusa", "prowlers", phase="damage"),
    )
    first, second = scene.hero().units
    scene.does(0, f"damage:foe-1:{first}")
    assert scene.hero().units == [second]
    assert scene.hero().discard == ["banner-of-glory"]
    assert scene.offers(0) == [f"damage:foe-1:{second}", "damage:foe-1:hero"]


@pytest.mark.rule("enemy.summon", "combat.target", "combat.armor")
def test_a_summoner_weakened_before_stays_so_and_is_out_of_reach_while_its_monster_stands() -> None:
    scene = quest(
        hero("tovak", hand=["tremor", "whirlwind"], mana=["green", "white"]),
        combat=fight("orc-summoners", "prowlers"),
    )
    scene.does(0, "play:tremor:basic", "pay:token-green", "choose:weaken-one-3", "target:foe-1", "next:block")
    assert set(scene.state.foes()) == {"foe-2", "foe-3"}
    scene.does(0, "play:whirlwind:basic", "pay:token-white")
    assert scene.offers(0) == ["target:foe-2", "target:foe-3"]
    scene.does(0, "target:foe-3", "next:damage")
    assert set(scene.state.foes()) == {"foe-1", "foe-2"}, "the monster held is gone with the damage"
    assert values.armor(scene.state, scene.foe(1)) == 1


@pytest.mark.rule("units.activate", "combat.damage-units")
def test_a_unit_wounded_in_the_damage_phase_attacks_no_more() -> None:
    scene = quest(
        hero("tovak", hand=["rage"], units=["utem-swordsmen"]),
        combat=fight("prowlers", phase="damage"),
    )
    (id,) = scene.hero().units
    assert scene.offers(0, "damage:foe-1:")
    scene.does(0, f"damage:foe-1:{id}")
    assert scene.asks == {0: "ask-attack-phase"}
    assert scene.refuses(0, f"activate:{id}:ability-0") == ("refused-unit-wounded", "units.activate")


@pytest.mark.rule("card.expose", "combat.fortified", "combat.resistance")
def test_who_is_exposed_inside_a_keep_is_shot_though_it_was_fortified_twice() -> None:
    scene = quest(
        hero("tovak", hand=["expose", "swiftness", "swiftness"], mana=["white", "white", "white"]),
        combat=fight({"enemy": "guardsmen", "origin": "garrison"}, site="keep", fortified=True, assault=True),
    )
    assert scene.refuses(0, "strike:foe-1") == ("refused-doubly-fortified", "combat.fortified")
    scene.does(0, "play:expose:basic", "pay:token-white", "target:foe-1")
    scene.does(0, "play:swiftness:strong", "pay:token-white", "play:swiftness:strong", "pay:token-white")
    scene.does(0, "strike:foe-1")
    assert scene.hero().fame == 3


@pytest.mark.rule("combat.elements", "combat.resistance")
def test_two_targets_that_each_resist_one_element_do_not_hinder_cold_fire() -> None:
    cold = {"points": 11, "mode": "melee", "element": "cold-fire"}
    scene = quest(
        hero("tovak", hand=["rage"]),
        combat=fight("ice-mages", "fire-mages", phase="attack", attacks=[cold]),
    )
    scene.does(0, "strike:foe-1+foe-2")
    assert scene.hero().fame == 10


@pytest.mark.rule("card.amulet-of-the-sun", "night.inside", "mana.gold")
def test_the_amulet_of_the_sun_makes_gold_usable_in_a_dungeon_by_day() -> None:
    scene = quest(
        hero("tovak", hand=["amulet-of-the-sun", "rage"]),
        combat=fight("minotaur", site="dungeon", units=False, night=True, phase="attack"),
        source=NO_RED,
    )
    scene.does(0, "play:amulet-of-the-sun:basic", "play:rage:strong", "pay:token-gold:red")
    assert scene.hero().mana == []


@pytest.mark.rule("combat.knocked-out", "wounds.hero")
def test_wounds_of_ones_own_cards_knock_out_and_the_attack_they_paid_for_counts() -> None:
    scene = quest(
        hero("tovak", hand=["blood-rage", "rage"], units=["utem-swordsmen"]),
        combat=fight("prowlers", phase="attack", wounds=4),
    )
    scene.does(0, "play:blood-rage:basic")
    scene.does(0, scene.offers(0, "choose:")[1])
    assert scene.combat.knocked_out
    assert scene.hero().hand == ["wound"]
    assert scene.hero().discard == ["rage"]
    (id,) = scene.hero().units
    assert scene.offers(0, f"activate:{id}")
    scene.does(0, "strike:foe-1")
    assert scene.hero().fame == 2


@pytest.mark.rule("combat.resistant-unit", "card.call-to-arms", "units.recruit")
def test_a_unit_recruited_in_place_of_one_that_took_damage_unhurt_may_take_damage() -> None:
    scene = quest(
        hero("tovak", hand=["call-to-arms"], mana=["white", "black"], units=["guardian-golems"]),
        combat=fight("golems", "prowlers", phase="damage"),
        offers={"units": ["foresters"]},
        time="night",
    )
    (golems,) = scene.hero().units
    scene.does(0, f"damage:foe-1:{golems}")
    assert scene.refuses(0, f"damage:foe-2:{golems}") == ("refused-unit-closed", "combat.resistant-unit")
    scene.does(0, "play:call-to-arms:strong", "pay:token-white", "pay:token-black")
    scene.does(0, "unit:foresters", f"disband:{golems}")
    (foresters,) = scene.hero().units
    scene.does(0, f"damage:foe-2:{foresters}")
    assert scene.state.unit(foresters).wounds == 1


@pytest.mark.rule("card.banner-of-glory", "card.call-to-arms", "units.recruit")
def test_a_unit_recruited_in_place_of_one_that_fought_brings_its_own_fame() -> None:
    scene = quest(
        hero("tovak", hand=["call-to-arms", "banner-of-glory"], mana=["white", "black"], units=["peasants"]),
        combat=fight("high-dragon", phase="attack"),
        offers={"units": ["utem-guardsmen"]},
        time="night",
    )
    (peasants,) = scene.hero().units
    scene.does(0, "play:banner-of-glory:strong", f"activate:{peasants}:ability-0", "choose:attack-2")
    assert scene.hero().fame == 1
    scene.does(0, "play:call-to-arms:strong", "pay:token-white", "pay:token-black")
    scene.does(0, "unit:utem-guardsmen", f"disband:{peasants}")
    (guards,) = scene.hero().units
    scene.does(0, f"activate:{guards}:ability-0")
    assert scene.hero().fame == 2
