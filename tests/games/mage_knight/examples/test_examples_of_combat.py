"""What the rulebook says of single cases in combat, played from positions."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.vocabulary import Pile
from tests.games.mage_knight.tables import position


@pytest.mark.rule("combat.provoked")
def test_one_step_provokes_two_and_both_are_fought() -> None:
    scene = position("movement_one_step_provokes_two").does(0, "move:4,-4")
    assert sorted(scene.state.foe(id).enemy for id in scene.combat.foes) == ["prowlers", "wolf-riders"]


@pytest.mark.rule("combat.fortified")
def test_fortified_twice_is_out_of_reach_even_of_siege_until_the_attack_phase() -> None:
    scene = position("combat_fortified_twice")
    scene.does(0, "activate:catapults:ability-1", "pay:crystal-red")
    assert scene.refuses(0, "strike:foe-1") == ("refused-doubly-fortified", "combat.fortified")
    assert scene.refuses(0, "strike:foe-1+foe-2") == ("refused-doubly-fortified", "combat.fortified")
    scene.does(0, "strike:foe-2")
    assert scene.combat.foes == ["foe-1"]


@pytest.mark.rule("combat.attack")
def test_an_attack_too_small_does_nothing_and_is_gone_in_the_next_phase() -> None:
    scene = position("combat_too_little_carries_nowhere")
    scene.does(0, "challenge:3,-3", "play:swiftness:strong", "pay:crystal-white")
    assert scene.refuses(0, "strike:foe-1") == ("refused-attack-short", "combat.attack")
    scene.does(0, "next:block", "next:damage", "play:rage:basic", "choose:attack-2")
    assert scene.refuses(0, "strike:foe-1") == ("refused-attack-short", "combat.attack")


@pytest.mark.rule("combat.resistance")
def test_one_resistance_among_the_targets_halves_for_all_of_them() -> None:
    scene = position("combat_one_resistance_halves_for_all")
    assert scene.refuses(0, "strike:foe-1+foe-2") == ("refused-attack-resisted", "combat.resistance")
    assert scene.offers(0, "strike:") == ["strike:foe-1", "strike:foe-2"]


@pytest.mark.rule("combat.elements")
def test_cold_fire_is_halved_by_no_two_enemies_that_resist_one_half_each() -> None:
    scene = position("combat_cold_fire_needs_both_resistances").does(0, "strike:foe-1+foe-2")
    assert scene.state.combat is None
    assert scene.hero().fame == 14


@pytest.mark.rule("block.efficient")
def test_inefficient_block_points_are_added_up_before_they_are_halved() -> None:
    scene = position("combat_inefficient_blocks_are_added_then_halved").does(0, "block:foe-1")
    assert [event["points"] for event in scene.happened("enemy-blocked")] == [6]


@pytest.mark.rule("enemy.swift")
def test_a_swift_attack_doubles_what_the_block_takes_and_not_the_damage() -> None:
    scene = position("combat_swift_doubles_the_block")
    assert scene.refuses(0, "block:foe-1") == ("refused-block-short", "combat.block")
    scene.does(0, "play:march:block", "block:foe-1")
    assert scene.foe().blocked
    hit = position("combat_swift_doubles_the_block").does(0, "next:damage")
    assert hit.hero().hand.count("wound") == 2


@pytest.mark.rule("enemy.brutal", "combat.damage-hero")
def test_a_brutal_attack_doubles_the_damage_and_each_started_armor_is_a_wound() -> None:
    scene = position("combat_brutal_doubles_the_damage").does(0, "next:damage")
    assert scene.hero().hand.count("wound") == 4


@pytest.mark.rule("combat.resistant-unit")
def test_a_resistant_unit_soaks_its_armor_twice_for_one_wound() -> None:
    scene = position("combat_resistant_unit_soaks_twice").does(0, "damage:foe-1:golems")
    assert scene.state.unit("golems").wounds == 1
    assert scene.hero().hand.count("wound") == 2, "only the three of the guardsmen reach the hero"


@pytest.mark.rule("combat.resistant-unit")
def test_a_resistant_unit_that_stayed_unhurt_takes_no_more_in_this_combat() -> None:
    scene = position("combat_resistant_unit_soaks_twice").does(0, "damage:foe-2:golems")
    assert scene.state.unit("golems").wounds == 0
    assert scene.hero().hand.count("wound") == 3, "all six of the swordsmen"


@pytest.mark.rule("enemy.poison")
def test_poison_wounds_a_unit_twice_and_a_hero_in_hand_and_discard_pile() -> None:
    scene = position("combat_poison").does(0, "damage:foe-1:foresters")
    assert scene.state.unit("foresters").wounds == 2
    assert scene.hero().hand.count("wound") == scene.hero().discard.count("wound") == 2


@pytest.mark.rule("enemy.paralyze")
def test_paralysis_destroys_a_unit_and_empties_the_hand_but_for_wounds() -> None:
    scene = position("combat_paralysis").does(0, "damage:foe-1:foresters")
    assert scene.hero().units == []
    assert set(scene.hero().hand) == {"wound"}
    assert sorted(scene.hero().discard) == ["march", "rage"]


@pytest.mark.rule("combat.knocked-out")
def test_a_wound_of_a_card_knocks_out_as_well_and_units_fight_on() -> None:
    scene = position("combat_wounds_of_cards_knock_out")
    scene.does(0, "play:blood-rage:basic", "choose:take-wound-and-attack-5")
    assert scene.combat.knocked_out
    assert scene.hero().hand == ["wound"] * 5
    assert scene.hero().discard == ["march"]
    assert scene.offers(0, "activate:") == ["activate:peasants:ability-0"]


@pytest.mark.rule("enemy.summon")
def test_a_summoned_monster_attacks_for_its_summoner_and_is_gone_in_the_attack_phase() -> None:
    scene = position("combat_summoned_stands_in").does(0, "challenge:3,-3", "next:block")
    assert [scene.state.foe(id).enemy for id in scene.combat.foes] == ["orc-summoners", "gargoyle"]
    assert not scene.offers(0, "block:foe-1")
    scene.does(0, "next:damage", "play:rage:strong", "pay:crystal-red", "strike:foe-1")
    assert scene.hero().hand.count("wound") == 3
    assert scene.hero().fame == 4, "nothing for the gargoyle"


@pytest.mark.rule("combat.joining", "site.conquered")
def test_orcs_that_join_an_assault_are_open_to_arrows_and_need_not_fall() -> None:
    scene = position("outcome_orcs_need_not_fall").does(0, "move:5,-6", "challenge:6,-7")
    scene.does(0, "activate:catapults:ability-1", "pay:crystal-red", "strike:foe-1")
    scene.does(0, "next:block", "next:damage", "damage:foe-2:hero", "next:end")
    assert scene.state.realm.shields["5,-6"] == (0,)
    assert [token.enemy for token in scene.state.realm.tokens["6,-7"]] == ["prowlers"]
    arrows = position("outcome_orcs_need_not_fall").does(0, "move:5,-6", "challenge:6,-7")
    arrows.does(0, "play:swiftness:strong", "pay:crystal-white")
    assert arrows.offers(0, "strike:") == ["strike:foe-2"]


@pytest.mark.rule("combat.undefeated")
def test_the_monster_of_a_den_stays_there_for_all_to_see() -> None:
    scene = position("outcome_den_keeps_its_monster")
    scene.does(0, "enter:0,-3", "next:block", "next:damage", "next:end")
    (token,) = scene.state.realm.tokens["0,-3"]
    assert (token.enemy, token.up) == ("gargoyle", True)


@pytest.mark.rule("combat.undefeated")
def test_what_was_drawn_in_a_dungeon_is_discarded() -> None:
    scene = position("outcome_dungeon_is_drawn_anew")
    scene.does(0, "enter:1,-2", "next:block", "next:damage", "next:end")
    assert "1,-2" not in scene.state.realm.tokens
    assert "gargoyle" in scene.state.piles.discarded[Pile.BROWN]


@pytest.mark.rule("combat.withdrawal")
def test_going_back_after_a_failed_assault_costs_reputation_and_no_further_wound() -> None:
    scene = position("outcome_going_back_costs_no_wound")
    scene.does(0, "move:5,-6", "next:block", "next:damage", "next:end")
    hero = scene.hero()
    assert (hero.space, hero.reputation, hero.hand.count("wound")) == ("4,-5", -1, 2)


@pytest.mark.rule("city.bonus")
def test_the_blue_city_strengthens_ice_and_fire_by_two_and_cold_fire_by_one() -> None:
    scene = position("city_blue_strengthens_attacks").does(0, "move:4,-5")
    found = {foe["card"]: foe["attack"] for foe in scene.view(0)["combat"]["foes"]}
    assert found == {"crossbowmen": 4, "ice-mages": 7, "altem-mages": 5}


@pytest.mark.rule("city.bonus")
def test_the_red_city_makes_physical_attacks_brutal() -> None:
    scene = position("city_red_makes_brutal").does(0, "move:4,-5")
    found = {foe["card"]: foe["traits"] for foe in scene.view(0)["combat"]["foes"]}
    assert found == {"werewolf": ["swift", "brutal"], "fire-mages": []}


@pytest.mark.rule("city.bonus", "combat.joining")
def test_the_white_city_gives_its_defenders_one_armor_more_and_nobody_who_joins() -> None:
    scene = position("city_white_hardens_armor")
    found = {foe["card"]: foe["armor"] for foe in scene.view(0)["combat"]["foes"]}
    assert found == {"gunners": 7, "swamp-dragon": 9}


@pytest.mark.rule("city.bonus", "enemy.poison", "combat.resistant-unit")
def test_in_the_green_city_a_unit_that_resists_takes_its_armor_unhurt_then_two_wounds() -> None:
    scene = position("city_green_poisons").does(0, "damage:foe-1:golems")
    assert scene.state.unit("golems").wounds == 2
    assert "wound" not in scene.hero().hand


@pytest.mark.rule("combat.resistant-unit", "combat.elements")
def test_cold_fire_hurts_a_unit_that_resists_only_one_of_its_elements() -> None:
    scene = position("combat_a_unit_needs_both_resistances_for_cold_fire")
    scene.does(0, "damage:foe-1:one", "damage:foe-1:both")
    assert [scene.state.unit(id).wounds for id in ("one", "both")] == [2, 0]


@pytest.mark.rule("city.leader")
def test_with_equal_shields_the_first_one_leads_the_city() -> None:
    scene = position("city_first_shield_breaks_the_tie").does(0, "strike:foe-1")
    city = scene.view(0)["realm"]["spaces"]
    leads = [space["city"]["leader"] for space in city if space.get("city")]
    assert leads == [1]


@pytest.mark.rule("keep.rival")
def test_the_garrison_of_a_rivals_keep_gives_half_its_fame_rounded_up() -> None:
    scene = position("keep_of_a_rival_gives_half_the_fame").does(0, "move:5,-6")
    scene.does(0, "activate:catapults:ability-1", "pay:crystal-red", "strike:foe-1")
    assert (scene.hero().fame, scene.hero().reputation) == (2, -1)
    assert scene.state.realm.shields["5,-6"] == (0,)


@pytest.mark.rule("combat.burn", "rewards.artifact")
def test_a_burned_monastery_costs_three_reputation_and_gives_one_artifact_of_two() -> None:
    scene = position("monastery_burned_for_an_artifact").does(0, "burn:5,-6")
    assert scene.hero().reputation == -3
    scene.does(0, "play:fireball:basic", "pay:crystal-red", "strike:foe-1", "end:turn", "reward:artifact")
    assert len(scene.offers(0)) == 2
    scene.does(0, scene.offers(0)[0])
    held = [*scene.hero().deck, *scene.hero().hand]
    assert ("golden-grail" in held) != ("ruby-ring" in held)


@pytest.mark.rule("combat.adventure")
def test_nobody_joins_the_monster_of_an_adventure_site() -> None:
    scene = position("dungeon_has_no_joining")
    assert scene.offers(0, "challenge:") == ["challenge:2,-2"]
    scene.does(0, "enter:1,-2")
    assert (len(scene.combat.foes), scene.combat.phase) == (1, "ranged")
