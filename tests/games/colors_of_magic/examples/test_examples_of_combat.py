"""Duels, shots and damage, played from positions."""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat
from tests.games.colors_of_magic.tables import position


@pytest.mark.rule("combat.reach")
def test_the_golem_strikes_two_inches_far_and_no_farther() -> None:
    scene = position("combat_reach_is_the_size_in_inches").does(0, "activate:golem")
    assert scene.offers(0, "strike:") == ["strike:goblin"]
    assert scene.refuses(0, "strike:orc") == ("refused-out-of-reach", "combat.reach")


@pytest.mark.rule("combat.duel")
def test_the_defender_begins_and_a_pass_is_not_for_good() -> None:
    scene = position("combat_the_defender_begins_and_who_passed_may_play")
    scene.does(0, "activate:sentinel", "strike:orc").passes()
    assert scene.asks == {1: "ask-duel"}
    scene.lays(1).lays(0, "zone-control")
    scene.lays(1, "tribal-bond").lays(0)
    assert scene.asks == {1: "ask-duel"}, "one pass ends nothing"
    scene.lays(1, "fireball").lays(0, "iron-hide").passes()
    assert scene.damage("orc") == 1, "3 + 2 + 7 against 2 + 3 + 5"


@pytest.mark.rule("combat.tie", "cards.discard")
def test_a_tie_hurts_nobody_and_costs_the_cards() -> None:
    scene = position("combat_a_tie_discards_the_cards").does(0, "activate:sentinel", "strike:orc").passes()
    scene.lays(1, "tribal-bond").lays(0, "zone-control").passes()
    assert (scene.damage("orc"), scene.damage("sentinel")) == (0, 0)
    assert (scene.discard(0), scene.discard(1)) == (["zone-control"], ["tribal-bond"])


@pytest.mark.rule("combat.duel-effects")
def test_a_defender_who_wins_deals_the_damage_of_attack_lines() -> None:
    scene = position("combat_a_winning_defender_uses_attack_lines")
    scene.does(0, "activate:golem", "strike:orc").passes().lays(1, "ash-hound").passes()
    assert (scene.damage("golem"), scene.damage("orc")) == (3, 0)


@pytest.mark.rule("combat.duel-effects")
def test_the_loser_still_burns_the_winner_by_a_defence_line() -> None:
    scene = position("combat_the_loser_uses_defence_lines")
    scene.does(0, "activate:golem", "strike:orc").passes().lays(1, "living-bonfire").lays(0, "iron-hide")
    scene.passes()
    assert (scene.damage("golem"), scene.damage("orc")) == (1, 1)


@pytest.mark.rule("combat.blow", "keyword.armor", "force.codex")
def test_armour_takes_its_share_of_the_whole_blow_once() -> None:
    scene = position("combat_boosts_are_one_blow").does(0, "activate:sentinel", "strike:colossus").passes()
    scene.lays(0, "shard-golem").lays(0, "iron-hide").passes()
    assert scene.damage("colossus") == 1 + 2 - 1


@pytest.mark.rule("combat.ranged")
def test_three_against_three_misses_and_against_two_hits() -> None:
    equal = position("combat_equal_power_does_not_hit").does(0, "activate:commander", "shoot:hound")
    assert equal.passes().damage("hound") == 0
    more = position("combat_equal_power_does_not_hit").does(0, "activate:commander", "shoot:orc")
    assert more.passes().damage("orc") == 1


@pytest.mark.rule("combat.cover")
def test_only_the_forest_that_no_line_avoids_counts() -> None:
    scene = position("combat_cover_on_the_best_line").does(0, "activate:commander")
    before = scene.match.clone()
    scene.does(0, "shoot:colossus").passes()
    assert [event["power"] for event in scene.happened("shot-compared")] == [2]
    before.apply(0, "shoot:orc")
    assert before.state.creature("orc").damage == 0, "two forests"


@pytest.mark.rule("combat.cover", "spell.range")
def test_no_forest_covers_against_a_spell() -> None:
    scene = position("combat_cover_on_the_best_line").does(0, "cast:incinerate", "pick:colossus")
    assert not scene.passes().lives("colossus")


@pytest.mark.rule("keyword.flying")
def test_a_flyer_is_hit_by_one_more_power_for_one_damage() -> None:
    scene = position("combat_flyers_are_easier_to_hit").does(0, "activate:commander", "shoot:hound").passes()
    assert [event["power"] for event in scene.happened("shot-compared")] == [4]
    assert scene.damage("hound") == 1


@pytest.mark.rule("keyword.flying")
def test_a_flyer_shoots_over_a_wall() -> None:
    scene = position("combat_flyers_shoot_without_a_line")
    scene.does(0, "activate:commander", "shoot:orc").passes()
    assert scene.damage("orc") == 1


@pytest.mark.rule("damage.life")
def test_the_golem_of_scrolls_dies_with_the_last_card() -> None:
    scene = position("damage_a_shrinking_maximum_kills")
    assert scene.lives("golem")
    scene.does(0, "cast:tome-guardian").passes()
    assert not scene.lives("golem")


@pytest.mark.rule("concepts.armour-word", "keyword.armor")
def test_armour_on_a_card_is_defence_and_the_keyword_stops_no_spell() -> None:
    scene = position("damage_armour_on_cards_is_defence").does(0, "cast:iron-hide", "pick:sentinel", "pay")
    scene.passes()
    assert scene.value("sentinel", Stat.DEFENSE) == 5
    burnt = position("damage_armour_on_cards_is_defence").does(0, "cast:incinerate", "pick:colossus", "pay")
    assert not burnt.passes().lives("colossus"), "four damage, not two"


@pytest.mark.rule("victory.last")
def test_five_points_do_not_help_who_has_nobody_left() -> None:
    scene = position("victory_the_last_one_standing_comes_before_points")
    scene.does(0, "activate:geo", "shoot:orc").passes()
    assert scene.match.result is not None
    assert scene.match.result.winners == (0,)
    assert scene.match.result.scores == (0, 5)


@pytest.mark.rule("turn.no-mage", "victory.last")
def test_a_player_without_mage_goes_on() -> None:
    scene = position("victory_a_dead_mage_does_not_lose").does(0, "cast:incinerate", "pick:pyro").passes()
    assert not scene.lives("pyro")
    assert scene.match.result is None
    assert "activate:goblin" in scene.offers(1)


@pytest.mark.rule("combat.opportunity", "monsters.duels")
def test_gorb_strikes_at_the_sentinel_with_a_card() -> None:
    scene = position("combat_a_free_attack_of_a_monster_takes_a_card")
    scene.does(0, "activate:sentinel", "disengage").passes()
    assert len(scene.happened("monster-card-drawn")) == 1
    assert scene.damage("sentinel") == 1, "2 + 5 against 3"
