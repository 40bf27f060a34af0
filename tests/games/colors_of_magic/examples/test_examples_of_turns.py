"""Costs, turns, objectives and monsters, played from positions."""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat
from tests.games.colors_of_magic.scenario import Scene
from tests.games.colors_of_magic.tables import position


@pytest.mark.rule("spell.discard")
def test_a_discard_saves_one_mana_but_never_the_last() -> None:
    cheap = position("spell_the_discard_never_goes_below_one").does(0, "cast:field-commander")
    assert cheap.asks == {0: "ask-place"}
    assert cheap.player().mana == 2
    dear = position("spell_the_discard_never_goes_below_one").does(0, "cast:territorial-sentinel")
    assert sorted(dear.offers(0)) == ["cheapen:field-commander", "cheapen:iron-hide", "pay"]
    assert dear.does(0, "cheapen:iron-hide").player().mana == 2


@pytest.mark.rule("spell.reductions", "ingredient.giants-bile")
def test_an_ingredient_makes_a_spell_free() -> None:
    scene = position("spell_other_reductions_reach_zero").does(0, "cast:field-commander")
    scene.does(0, "ingredient:giants-bile")
    assert scene.asks == {0: "ask-place"}
    assert scene.damage("geo") == 0


@pytest.mark.rule("spell.blood-pact")
def test_blood_fills_two_missing_mana_and_kills_who_has_one_life() -> None:
    scene = position("spell_blood_fills_what_is_missing").does(0, "cast:incandescent-colossus")
    assert scene.offers(0, "bleed:") == ["bleed:geo", "bleed:sentinel"]
    scene.does(0, "bleed:sentinel")
    assert scene.offers(0, "bleed:") in ([], ["bleed:geo"]), "it has no more to give"
    if scene.offers(0, "bleed:"):
        scene.does(0, "bleed:geo")
    scene.does(0, scene.offers(0, "place:")[0]).passes()
    assert not scene.lives("sentinel")
    assert (scene.damage("geo"), scene.player().mana) == (1, 0)


@pytest.mark.rule("spell.cost")
def test_who_has_too_little_mana_and_blood_cannot_cast() -> None:
    scene = position("spell_no_more_blood_than_there_is")
    assert scene.refuses(0, "cast:incandescent-colossus") == ("refused-too-little-mana", "spell.cost")


@pytest.mark.rule("turn.pass", "spell.instants")
def test_who_passed_answers_an_attack() -> None:
    scene = position("turn_who_passed_still_casts_instants").does(1, "activate:orc", "strike:sentinel")
    assert scene.player().passed
    scene.does(0, "cast:reactive-plating").passes()
    assert scene.damage("orc") == 1, "4 against 3 and 3"


@pytest.mark.rule("turn.same-turn")
def test_the_mage_may_still_act_and_so_may_the_newcomer() -> None:
    scene = position("turn_casting_does_not_tap_and_newcomers_act")
    scene.does(0, "cast:territorial-sentinel")
    scene.does(0, scene.offers(0, "place:")[0]).does(1, "pass")
    assert len(scene.offers(0, "activate:")) == 2


@pytest.mark.rule("turn.free-abilities")
def test_an_ability_once_a_turn_leaves_move_and_action() -> None:
    scene = position("turn_abilities_once_a_turn_are_no_actions").does(0, "activate:commander")
    scene.does(0, "use:commander:field-command", "pick:commander").passes()
    assert scene.value("commander", Stat.MOVEMENT) == 6
    assert scene.offers(0, "go:")
    scene.does(0, "shoot:goblin").passes()
    assert scene.offers(0, "go:")
    assert scene.offers(0, "use:") == []


@pytest.mark.rule("turn.no-mage", "keyword.channeling")
def test_without_a_mage_there_is_source_alone_and_a_channeller_casts() -> None:
    scene = position("turn_without_a_mage_spells_need_a_channeller").passes()
    assert scene.player().mana == 1
    assert "cast:wind-scout" in scene.offers(0)


@pytest.mark.rule("turn.mana")
def test_mana_above_the_generation_is_lost() -> None:
    scene = position("turn_mana_is_kept_up_to_the_generation").does(0, "pass").does(1, "pass").passes()
    kept = 4
    assert (scene.player(0).mana, scene.player(1).mana) == (kept + 4, 2 + 4)


@pytest.mark.rule("cards.draw", "force.codex")
def test_a_new_grimoire_holds_no_codex_card() -> None:
    scene = position("turn_the_codex_is_never_reshuffled").passes()
    assert scene.discard().count("rock-skin") == 1


@pytest.mark.rule("objectives.control")
def test_a_monster_at_the_stone_changes_nothing() -> None:
    assert position("objectives_monsters_do_not_count_for_control").passes().player().points == 1


@pytest.mark.rule("objectives.control")
def test_one_to_one_is_contested() -> None:
    scene = position("objectives_equal_numbers_are_contested").passes()
    assert (scene.player(0).points, scene.player(1).points) == (0, 0)


@pytest.mark.rule("objective.major-power-aura", "objectives.paid")
def test_the_major_aura_is_offered_at_the_second_check_in_a_row() -> None:
    scene = position("objectives_the_major_aura_needs_two_checks")
    scene.does(0, "pass").does(1, "pass").passes()
    assert scene.offers(0, "collect:") == ["collect:minor-power-aura"]
    scene.does(0, "decline").passes()
    assert scene.state.course.turn == 2
    scene.does(1, "pass").does(0, "pass").passes()
    scene.does(0, "decline")
    assert scene.does(0, "collect:major-power-aura").player().points == 3


@pytest.mark.rule("objective.giant-nail", "objective.giant-bile")
def test_a_deep_wound_brings_one_nail_and_the_kill_brings_the_rest() -> None:
    scene = position("objectives_one_nail_for_a_deep_wound")
    _burn(scene)
    assert (scene.player().points, scene.damage("giant")) == (1, 4)
    scene.does(1, "pass")
    _burn(scene)
    assert not scene.lives("giant")
    assert scene.player().points == 5


def _burn(scene: Scene) -> None:
    scene.does(0, "cast:incinerate")
    for answer in ("pick:giant", "pay"):
        if answer in scene.offers(0):
            scene.does(0, answer)
    scene.passes()


@pytest.mark.rule("objectives.actions", "objective.light-the-forge")
def test_stoking_takes_the_action_and_two_mana() -> None:
    scene = position("objectives_an_action_stokes_the_forge").does(0, "activate:sentinel")
    (stoke,) = scene.offers(0, "act:")
    scene.does(0, stoke).passes()
    assert scene.player().mana == 0
    assert scene.offers(0, "act:") == []


@pytest.mark.rule("monsters.phase", "monsters.deck")
def test_a_monster_draws_a_card_to_move_and_another_to_attack() -> None:
    scene = position("monsters_a_card_for_the_move_and_one_for_the_attack").fights()
    assert len(scene.happened("creature-moved")) == 1
    assert len(scene.happened("monster-card-drawn")) == 2
    assert len(scene.happened("attack-declared")) == 1


@pytest.mark.rule("monsters.duels")
def test_one_card_of_the_monster_stands_against_any_number() -> None:
    scene = position("monsters_play_exactly_one_card").does(0, "activate:sentinel", "strike:grizelda")
    scene.lays(0, "reactive-plating").lays(0, "iron-hide").passes()
    assert len(scene.happened("monster-card-drawn")) == 1
    assert not scene.lives("grizelda")
    assert scene.player().points == 1


@pytest.mark.rule("monsters.symbols", "monsters.trample")
def test_the_giant_tramples_all_around_on_its_symbol() -> None:
    scene = position("monsters_symbols_replace_the_attack").passes()
    assert (scene.damage("sentinel"), scene.damage("golem")) == (1, 1)
    assert scene.happened("attack-declared") == []


@pytest.mark.rule("monster.giant-nail", "monsters.moves")
def test_the_giant_stops_two_inches_from_the_golem_and_strikes() -> None:
    scene = position("monsters_the_giant_stops_two_inches_away").fights()
    assert scene.place("giant") == (57, 48), "3 + 4 quarters of an inch for the bases, 8 between them"
    assert len(scene.happened("attack-declared")) == 1


@pytest.mark.rule("objectives.control")
def test_two_of_three_hold_a_stone_each_and_one_holds_more() -> None:
    scene = position("objectives_two_of_three_with_as_many_control_nothing").passes()
    assert [scene.player(seat).points for seat in range(3)] == [0, 0, 1]


@pytest.mark.rule("victory.limit")
def test_three_points_each_after_fifteen_turns_are_a_draw() -> None:
    scene = position("victory_equal_points_at_the_limit_are_a_draw").passes()
    assert scene.match.result is not None
    assert scene.match.result.winners == (0, 1)
