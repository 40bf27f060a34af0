"""What the rulebook says of single cases in turns and rounds, played from positions."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.vocabulary import GREEN, RED
from tests.games.mage_knight.tables import position


@pytest.mark.rule("cards.cost")
def test_any_card_is_never_a_wound() -> None:
    scene = position("cards_any_card_is_no_wound")
    assert "play:improvisation:basic" not in scene.offers(0)
    assert scene.refuses(0, "play:improvisation:basic")[1] == "cards.cost"


@pytest.mark.rule("cards.play")
def test_a_card_that_was_played_is_not_made_strong_afterwards() -> None:
    scene = position("cards_no_mana_afterwards").does(0, "play:march:basic")
    assert not scene.offers(0, "play:march")
    scene.does(0, "play:rage:move")
    assert scene.turn().move == 3


@pytest.mark.rule("turn.before")
def test_the_first_player_may_plunder_before_the_first_turn() -> None:
    scene = position("turn_plundering_before_the_first_turn").does(0, "plunder")
    assert len(scene.hero().hand) == 3
    assert scene.hero().reputation == -1
    assert not scene.offers(0, "plunder")


@pytest.mark.rule("rest.standard")
def test_a_rest_lays_wounds_into_the_discard_pile() -> None:
    scene = position("rest_wounds_are_only_discarded").does(0, "rest:march:2")
    assert scene.hero().hand == []
    assert sorted(scene.hero().discard) == ["march", "wound", "wound"]


@pytest.mark.rule("rest.slow")
def test_a_hand_of_wounds_alone_recovers_one_at_a_time() -> None:
    scene = position("rest_slow_recovery").does(0, "recover")
    assert scene.hero().hand == ["wound"]
    assert scene.hero().discard == ["wound"]


@pytest.mark.rule("move.jump")
def test_a_leap_ignores_what_lies_between_and_provokes_nobody() -> None:
    scene = position("movement_leap_over_the_orcs")
    scene.does(0, "play:space-bending:basic", "pay:crystal-blue", "move:4,-2")
    assert scene.hero().space == "4,-2"
    assert scene.turn().move == 3
    assert scene.state.combat is None


@pytest.mark.rule("explore.place")
def test_the_position_is_named_before_the_tile_is_seen() -> None:
    scene = position("exploring_two_positions")
    assert scene.offers(0, "explore:") == ["explore:5,-8", "explore:7,-7"]
    scene.does(0, "explore:7,-7")
    assert scene.state.realm.tiles["7,-7"].tile == "countryside-4"


@pytest.mark.rule("interact.bonus")
def test_a_good_reputation_alone_recruits() -> None:
    scene = position("interaction_reputation_alone_pays").does(0, "interact", "recruit:peasants")
    assert scene.hero().hand == ["march"]
    assert scene.turn().influence == 1


@pytest.mark.rule("reputation.track")
@pytest.mark.parametrize(("seat", "left"), [(0, 1), (1, 0)])
def test_two_steps_down_cost_one_influence_and_four_cost_two(seat: int, left: int) -> None:
    scene = position("interaction_two_steps_down_cost_one")
    if seat == 1:
        scene.does(0, "end:turn", "shed:march", "keep:hand").does(1, "begin:turn")
    scene.does(seat, "interact", "play:promise:basic")
    assert scene.turn(seat).influence == left


@pytest.mark.rule("reputation.track")
def test_two_steps_up_give_one_influence() -> None:
    scene = position("interaction_two_steps_up_give_one").does(0, "interact", "play:promise:basic")
    assert scene.offers(0, "recruit:") == ["recruit:herbalists"]


@pytest.mark.rule("interact.recruit")
def test_a_unit_acts_at_once_but_does_not_pay_for_itself() -> None:
    scene = position("interaction_unit_does_not_pay_for_itself").does(0, "interact", "play:promise:basic")
    assert scene.refuses(0, "recruit:peasants")[0] == "refused-too-few-influence"
    scene.does(0, "play:threaten:basic", "recruit:peasants")
    (unit,) = scene.hero().units
    scene.does(0, f"activate:{unit}:ability-1")
    assert scene.turn().influence == 2


@pytest.mark.rule("rewards.crystal")
def test_a_black_die_is_a_fame_and_a_gold_one_a_crystal_by_choice() -> None:
    scene = position("finish_crystals_by_the_dice").does(0, "reward:random-crystal", "color:red")
    assert scene.hero().fame == 10
    assert scene.hero().crystals == {RED: 1}


@pytest.mark.rule("rewards.unit")
def test_a_unit_won_may_wait_for_the_command_token_of_the_level() -> None:
    scene = position("finish_unit_waits_for_its_token").does(0, "wait:unit", "reward:unit", "unit:foresters")
    assert [scene.state.unit(id).card for id in scene.hero().units] == ["peasants", "foresters"]


@pytest.mark.rule("draw.keep")
def test_beside_a_keep_all_own_keeps_add_to_the_hand() -> None:
    scene = position("finish_hand_beside_two_keeps").does(0, "end:turn", "keep:hand")
    assert len(scene.hero().hand) == 7


@pytest.mark.rule("draw.empty", "tactic.long-night")
def test_long_night_refills_the_deck_in_the_middle_of_drawing() -> None:
    scene = position("finish_long_night_in_the_middle").does(0, "end:turn", "keep:hand", "tactic:long-night")
    assert len(scene.hero().hand) == 5
    assert scene.hero().deck == []


@pytest.mark.rule("site.glade")
def test_a_glade_takes_a_wound_of_hand_or_discard_pile_and_none_of_a_unit() -> None:
    scene = position("finish_glade_heals_no_unit")
    assert not scene.offers(0, "heal:")
    scene.does(0, "end:turn")
    assert scene.offers(0) == ["glade:hand", "glade:discard", "glade:none"]


@pytest.mark.rule("move.withdraw")
def test_who_stands_on_a_lake_goes_back_with_a_wound_for_each_space() -> None:
    scene = position("finish_forced_withdrawal")
    scene.does(0, "play:frost-bridge:strong", "pay:crystal-blue", "move:2,-4", "end:turn")
    assert scene.hero().space == "2,-3"
    assert scene.hero().hand.count("wound") == 1


@pytest.mark.rule("heal.points", "combat.no-healing")
def test_healing_points_are_lost_when_a_combat_begins() -> None:
    scene = position("healing_is_lost_in_combat").does(0, "challenge:3,-3")
    assert scene.turn().healing == 0
    assert not scene.offers(0, "heal:")
    assert not scene.offers(0, "play:tranquility")


@pytest.mark.rule("heal.units")
def test_a_poisoned_unit_is_healed_twice_at_the_price_of_its_level() -> None:
    scene = position("healing_poisoned_unit_twice").does(0, "heal:guardsmen")
    assert (scene.state.unit("guardsmen").wounds, scene.turn().healing) == (1, 2)
    scene.does(0, "heal:guardsmen")
    assert (scene.state.unit("guardsmen").wounds, scene.turn().healing) == (0, 0)


@pytest.mark.rule("dummy", "dummy.turn")
def test_two_green_crystals_of_the_dummy_player_turn_up_two_more_cards() -> None:
    scene = position("dummy_goldyx_turns_up_two_more").does(0, "end:turn", "shed:march")
    dummy = scene.state.dummy
    assert dummy is not None
    assert (len(dummy.discard), dummy.discard[2]) == (5, "march")


@pytest.mark.rule("gain.crystal")
def test_a_fourth_crystal_of_a_colour_is_a_mana_token() -> None:
    scene = position("crystals_a_fourth_is_mana").does(0, "play:fire-bolt:basic")
    assert scene.hero().crystals == {RED: 3}
    assert scene.hero().mana == [RED]


@pytest.mark.rule("site.mine")
def test_a_mine_gives_no_fourth_crystal() -> None:
    scene = position("mine_gives_no_fourth").does(0, "end:turn", "keep:hand")
    assert scene.hero().crystals == {GREEN: 3}
    assert scene.hero().mana == []


@pytest.mark.rule("units.recruit")
def test_without_a_free_token_a_unit_leaves_the_game_for_the_new_one() -> None:
    scene = position("units_disband_to_recruit").does(
        0, "interact", "play:promise:basic", "play:threaten:basic"
    )
    scene.does(0, "recruit:peasants", "disband:herbalists")
    assert [scene.state.unit(id).card for id in scene.hero().units] == ["peasants"]
    assert "herbalists" not in scene.state.things


@pytest.mark.rule("interact.reputation", "interact.heal")
def test_reputation_counts_once_however_much_is_bought() -> None:
    scene = position("interaction_reputation_counts_once").does(0, "interact", "play:promise:basic")
    scene.does(0, "play:threaten:basic", "buy:healing", "buy:healing")
    assert (scene.turn().healing, scene.turn().influence) == (2, 0)
    assert scene.refuses(0, "buy:healing")[0] == "refused-too-few-influence"


@pytest.mark.rule("interact.spell", "offers.refill")
def test_a_spell_costs_seven_and_its_mana_and_the_offer_fills_at_once() -> None:
    scene = position("interaction_spell_in_a_tower").does(0, "interact", "play:promise:basic")
    assert scene.offers(0, "buy:") == ["buy:spell:snowstorm"], "there is mana for no other"
    scene.does(0, "buy:spell:snowstorm", "pay:crystal-blue")
    assert scene.hero().deck[0] == "snowstorm"
    assert scene.state.offers.spells == ["tremor", "fireball", "restoration"]


@pytest.mark.rule("city.white", "interact.shields")
def test_the_white_city_calls_elites_and_recruits_units_of_every_site() -> None:
    scene = position("city_white_calls_an_elite").does(0, "interact")
    assert scene.turn().influence == 7, "5 of reputation and 2 of shields"
    scene.does(0, "buy:elite")
    assert len(scene.state.offers.units) == 2
    scene.does(0, "play:promise:basic", "recruit:red-cape-monks")
    assert scene.turn().influence == 0


@pytest.mark.rule("levels.common", "solo.skills")
def test_a_skill_of_the_common_offer_brings_the_lowest_action() -> None:
    scene = position("levels_common_skill_brings_the_lowest_action").does(0, "skill:flight")
    assert "ice-shield" in [*scene.hero().deck, *scene.hero().hand]
    common = scene.state.offers.skills
    assert {"cold-swordsmanship", "double-time"} < set(common)
    assert len(common) == 3, "and one of Goldyx's own"


@pytest.mark.rule("draw.limit")
def test_who_holds_more_than_the_limit_keeps_it_and_draws_nothing() -> None:
    scene = position("finish_hand_above_the_limit").does(0, "end:turn", "keep:hand")
    assert len(scene.hero().hand) == 6


@pytest.mark.rule("round.announce", "round.pass")
def test_who_announces_the_end_of_the_round_gets_nothing_of_the_mine() -> None:
    scene = position("round_pass_gives_no_mine").does(0, "announce:end")
    assert scene.hero(0).crystals == {}
    assert scene.hero(0).hand == ["march"]
    assert list(scene.asks) == [1]


@pytest.mark.rule("interact.reputation")
def test_on_the_x_nobody_deals_with_a_hero() -> None:
    scene = position("interaction_nobody_deals_on_the_x")
    assert scene.refuses(0, "interact") == ("refused-reputation-x", "interact.reputation")
