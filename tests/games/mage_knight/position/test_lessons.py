"""The lessons: the right answer is the one that helps. That it is offered, and said in all languages, is asked of all
games in `tests/conformance/test_lessons.py`."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight import MAGE_KNIGHT
from magehall.games.mage_knight.cards.vocabulary import RED
from magehall.terminal.learn import find_lessons
from tests.games.mage_knight.scenario import Scene
from tests.lessons import answered, check_rules_taught, lesson_files


def steps(name: str, upto: int | None = None) -> Scene:
    """A lesson with its first ``upto`` steps answered rightly, or all of them."""
    return Scene(answered("mage_knight", name, upto)[0])


def test_the_lessons_teach_what_they_should_in_this_order() -> None:
    assert list(find_lessons(MAGE_KNIGHT)) == [
        "01_first_steps",
        "02_powering",
        "03_crystals",
        "04_exploring",
        "05_challenging",
        "06_provoking",
        "07_blocking",
        "08_wounds",
        "09_resting",
        "10_recruiting",
        "11_units",
        "12_siege",
        "13_resistances",
        "14_night",
        "15_levels",
        "16_mage_tower",
        "17_city",
        "18_first_reconnaissance",
    ]


@pytest.mark.parametrize("name", lesson_files("mage_knight"))
def test_every_lesson_ends_with_the_rules_it_taught(name: str) -> None:
    check_rules_taught("mage_knight", name)


# What makes each right answer right


def test_the_forest_takes_a_march_and_a_card_sideways() -> None:
    scene = steps("first_steps")
    assert scene.hero().space == "1,-1"
    assert scene.hero().hand == ["tranquility"]
    assert "move:1,-1" not in steps("first_steps", 1).offers(0)


def test_one_powered_card_crosses_two_plains_and_the_gold_die_stays() -> None:
    scene = steps("powering")
    assert (scene.hero().space, scene.turn().move) == ("1,-2", 0)
    assert scene.state.source.dice == ["black", "gold"]
    plain = steps("powering", 0)
    plain.does(0, "play:stamina:basic", "move:0,-1")
    assert "move:1,-2" not in plain.offers(0)


def test_the_red_crystal_is_kept_for_rage() -> None:
    scene = steps("crystals")
    assert scene.hero().crystals == {RED: 1}
    assert scene.hero().space == "2,-3"
    scene.does(0, "end:turn", "keep:hand", "begin:turn")
    assert "rage" in scene.hero().hand


def test_the_tile_brings_fame() -> None:
    scene = steps("exploring")
    assert scene.hero().fame == 1
    assert "4,-5" in scene.state.realm.tiles
    assert not steps("exploring", 0).offers(0, "explore:")


def test_the_orcs_fall_before_they_strike() -> None:
    scene = steps("challenging")
    hero = scene.hero()
    assert (hero.fame, hero.reputation, hero.hand.count("wound")) == (2, 1, 0)
    hasty = steps("challenging", 1).does(0, "next:block")
    assert not hasty.offers(0, "play:swiftness:strong")


def test_the_way_through_the_glade_provokes_the_hags() -> None:
    assert steps("provoking").hero().space == "4,-2"
    hasty = steps("provoking", 0)
    hasty.does(0, "move:3,-2")
    assert [hasty.foe().enemy, hasty.combat.phase] == ["cursed-hags", "ranged"]


def test_the_block_leaves_what_the_attack_needs() -> None:
    scene = steps("blocking")
    assert (scene.hero().fame, scene.hero().hand) == (2, ["march"])
    short = steps("blocking", 0)
    short.does(0, "play:determination:basic", "choose:block-2")
    assert "block:foe-1" not in short.offers(0)
    greedy = steps("blocking", 0)
    greedy.does(0, "play:improvisation:basic", "discard:threaten", "choose:block-3", "play:march:block")
    greedy.does(0, "block:foe-1", "play:determination:basic", "choose:attack-2")
    assert not greedy.offers(0, "strike:")


def test_whoever_blocks_the_riders_cannot_defeat_them() -> None:
    scene = steps("wounds")
    assert (scene.hero().fame, scene.hero().hand.count("wound")) == (3, 2)
    careful = steps("wounds", 0)
    careful.does(0, "play:improvisation:basic", "discard:stamina", "choose:block-3", "play:rage:basic")
    careful.does(0, "choose:block-2", "play:march:block", "block:foe-1")
    assert careful.offers(0) == ["next:end"]


def test_a_healed_wound_is_gone_and_a_rested_one_comes_back() -> None:
    scene = steps("resting")
    hero = scene.hero()
    assert "wound" not in hero.hand
    assert [*hero.discard, *hero.deck, *scene.turn().played].count("wound") == 1


def test_only_the_foresters_serve_a_village() -> None:
    scene = steps("recruiting")
    assert [scene.state.unit(id).card for id in scene.hero().units] == ["foresters"]
    before = steps("recruiting", 3)
    assert before.turn().influence == 5
    assert before.offers(0, "recruit:") == ["recruit:foresters"]
    assert before.refuses(0, "recruit:utem-swordsmen")


def test_the_unit_takes_it_all_for_one_wound() -> None:
    scene = steps("units")
    assert scene.state.unit("foresters").wounds == 1
    assert "wound" not in scene.hero().hand
    alone = steps("units", 0)
    alone.does(0, "damage:foe-1:hero")
    assert alone.hero().hand.count("wound") == 2


def test_neither_arrows_nor_unpowered_catapults_take_the_keep() -> None:
    scene = steps("siege")
    assert scene.state.realm.shields["5,-6"] == (0,)
    assert (scene.hero().reputation, scene.hero().hand.count("wound")) == (-1, 0)
    weak = steps("siege", 1).does(0, "activate:catapults:ability-0", "play:swiftness:strong", "pay:die-white")
    assert not weak.offers(0, "strike:")


def test_rage_is_resisted_and_fire_is_not() -> None:
    assert steps("resistances").state.realm.shields["5,-6"] == (0,)
    blunt = steps("resistances", 0)
    blunt.does(0, "play:rage:strong", "pay:crystal-red", "play:cold-toughness:basic", "choose:ice-attack-2")
    assert not blunt.offers(0, "strike:")


def test_the_ranged_spell_does_not_reach_the_worm() -> None:
    scene = steps("night")
    assert scene.state.realm.shields["1,-2"] == (0,)
    assert scene.hero().hand.count("wound") == 1
    weak = steps("night", 1).does(0, "play:fireball:basic", "pay:crystal-red")
    assert not weak.offers(0, "strike:")
    assert not steps("night", 1).offers(0, "activate:")


def test_level_two_brings_a_skill_and_a_card_on_the_deck() -> None:
    scene = steps("levels")
    hero = scene.hero()
    assert (hero.level, list(hero.skills), hero.deck[0]) == (2, ["double-time"], "ice-shield")


def test_only_ice_stops_the_fire() -> None:
    scene = steps("mage_tower")
    assert scene.state.realm.shields["4,-5"] == (0,)
    assert "snowstorm" in scene.hero().hand
    blunt = steps("mage_tower", 1).does(0, "play:rage:basic", "choose:block-2", "play:rage:basic")
    blunt.does(0, "choose:block-2", "play:cold-toughness:basic", "choose:ice-block-3")
    assert "block:foe-1" not in blunt.offers(0)


def test_the_city_asks_for_one_point_more_and_resists_ice() -> None:
    scene = steps("city")
    city = scene.state.realm.cities["4,-5"]
    assert (city.garrison, city.shields) == ((), (0,))
    cold = steps("city", 1).does(0, "activate:catapults:ability-2", "pay:crystal-blue")
    cold.does(0, "play:crushing-bolt:strong", "pay:crystal-green")
    assert not cold.offers(0, "strike:")


def test_the_guided_game_leads_to_level_two_and_goes_on_to_its_end() -> None:
    scene = steps("first_reconnaissance")
    hero = scene.hero()
    assert (hero.fame, hero.level, hero.reputation) == (3, 2, 1)
    assert [scene.state.unit(id).card for id in hero.units] == ["peasants"]
    assert "wound" not in hero.hand
    while scene.match.pending:
        options = scene.offers(0)
        ends = ("end:turn", "keep:hand", "announce", "begin:turn", "skip")
        scene.does(0, next((option for option in options if option.startswith(ends)), options[0]))
    assert scene.match.result is not None
    assert scene.state.calendar.round == 3
