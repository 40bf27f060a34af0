"""What the rulebook says of single cases between players, played from positions."""

from __future__ import annotations

import pytest

from tests.games.mage_knight.scenario import Scene
from tests.games.mage_knight.tables import position


def attacked(name: str) -> Scene:
    """The rival is attacked and defends partly."""
    return position(name).does(0, "move:2,-3", "duel:seat-1").does(1, "defend:partly")


def hand_to_hand(name: str) -> Scene:
    """Both let the first phase be."""
    return attacked(name).does(1, "let-be").does(0, "let-be")


@pytest.mark.rule("move.provoke-hero")
def test_nobody_steps_onto_a_hero_if_that_provokes_an_enemy() -> None:
    scene = position("movement_no_provoking_step_onto_a_hero")
    assert scene.refuses(0, "move:3,-2") == ("refused-provoking-onto-hero", "move.provoke-hero")


@pytest.mark.rule("duel.partly")
def test_a_partial_defender_attacks_and_blocks_without_source_and_skills() -> None:
    scene = attacked("duel_partial_defence_still_fights")
    assert not scene.offers(1, "use:")
    scene.does(1, "play:swift-bolt:strong", "pay:crystal-white", "launch")
    scene.does(0, "endure").does(1, "let-go").does(0, "let-be").does(1, "let-be")
    scene.does(0, "play:rage:basic", "choose:attack-2", "launch")
    assert "play:determination:basic" in scene.offers(1)
    assert "play:determination:strong" not in scene.offers(1), "the Source has a blue die, but not for Goldyx"


@pytest.mark.rule("duel.block", "duel.damage")
def test_two_block_points_take_one_off_a_ranged_attack_and_the_rest_must_reach_the_armor() -> None:
    scene = attacked("duel_two_block_points_for_one")
    scene.does(1, "play:swift-bolt:strong", "pay:crystal-white", "launch")
    scene.does(0, "play:determination:basic", "choose:block-2", "endure")
    scene.does(1, "hurt:hero")
    assert scene.hero(0).hand.count("wound") == 1
    assert not scene.offers(1, "hurt:")


@pytest.mark.rule("duel.melee", "duel.block")
def test_a_card_played_sideways_makes_an_attack_physical_as_well() -> None:
    def blocked(*more: str) -> int:
        scene = hand_to_hand("duel_a_sideways_card_makes_it_physical")
        scene.does(0, "play:cold-toughness:basic", "choose:ice-attack-2", *more, "launch")
        scene.does(1, "play:rage:basic", "choose:block-2", "endure")
        (event,) = scene.happened("attack-reduced")
        return int(event["block"])

    assert blocked() == 1
    assert blocked("play:march:attack") == 2


@pytest.mark.rule("duel.steal")
def test_five_damage_steal_an_artifact_of_the_discard_pile_and_none_in_hand() -> None:
    scene = hand_to_hand("duel_five_points_steal")
    scene.does(0, "play:blood-rage:basic", "choose:take-wound-and-attack-5", "launch").does(1, "endure")
    assert scene.offers(0, "steal:") == ["steal:golden-grail"]
    scene.does(0, "steal:golden-grail")
    assert "golden-grail" in scene.hero(0).discard
    assert scene.hero(1).discard == []


@pytest.mark.rule("duel.drive", "duel.fame")
def test_driving_away_a_hero_two_levels_higher_gives_five_fame() -> None:
    scene = hand_to_hand("duel_driving_a_greater_hero_away")
    scene.does(0, "play:rage:basic", "choose:attack-2", "launch").does(1, "endure")
    scene.does(0, "drive:2,-2")
    assert scene.hero(1).space == "2,-2"
    assert scene.hero(0).fame == 5
    assert scene.state.combat is None


@pytest.mark.rule("duel.fortified", "card.demolish")
def test_walls_that_came_down_stay_down_for_the_whole_combat() -> None:
    scene = position("duel_walls_stay_down").does(0, "move:5,-6").does(1, "defend:partly", "let-be")
    scene.does(0, "play:demolish:basic", "pay:crystal-red", "play:swift-bolt:strong", "pay:crystal-white")
    assert "launch" in scene.offers(0)
    walls = position("duel_walls_stay_down").does(0, "move:5,-6").does(1, "defend:partly", "let-be")
    walls.does(0, "play:swift-bolt:strong", "pay:crystal-white")
    assert "launch" not in walls.offers(0)


@pytest.mark.rule("duel.first", "site.plunder")
def test_who_is_attacked_in_a_village_plunders_it_before_the_defence() -> None:
    scene = position("duel_plundering_before_the_defence").does(0, "move:2,-3", "duel:seat-1")
    assert scene.asks == {1: "ask-defence"}
    scene.does(1, "plunder")
    assert scene.hero(1).hand == ["march", "rage", "stamina"]
    assert scene.asks == {1: "ask-defence"}
