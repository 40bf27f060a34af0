"""The lessons: the right answer is the one that helps. That it is offered, and said in all languages, is asked of all
games in `tests/conformance/test_lessons.py`."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

import magehall
from magehall.games.mage_wars import MAGE_WARS
from magehall.kernel.documents.position_files import read_lesson
from magehall.kernel.matches.positions import Lesson
from magehall.terminal.learn import find_lessons
from tests.games.mage_wars.scenario import BLANK, CRIT2, HIT, Battle
from tests.lessons import check_rules_taught, lesson_files


def open_lesson(name: str, dice: list[int] | None = None) -> tuple[Battle, Lesson]:
    """A lesson at its first question, with its own dice or with others. What a wrong answer leaves of them is not
    counted."""
    document: dict[str, Any] = yaml.safe_load(lesson_files("mage_wars")[name].read_text(encoding="utf-8"))
    if dice is not None:
        document["dice"] = dice
    battle = Battle(magehall.load_position(document), leaves_dice=True)
    lesson = read_lesson(battle.match)
    assert lesson is not None
    return battle, lesson


def answer(battle: Battle, seat: int, option: str) -> None:
    """A seat answers the question before it; unlike in other tests no window passes by itself."""
    assert option in battle.offers(seat), f"seat {seat} is asked {battle.asks}, not offered {option!r}"
    battle.match.apply(seat, option)
    MAGE_WARS.check(battle.match.state)


def steps(name: str, upto: int | None = None, dice: list[int] | None = None) -> Battle:
    """A lesson with its first ``upto`` steps answered rightly, or all of them."""
    battle, lesson = open_lesson(name, dice)
    for step in lesson.steps[:upto]:
        answer(battle, lesson.seat, step.right[0])
        for seat, option in step.then:
            answer(battle, seat, option)
    return battle


def test_the_lessons_teach_what_they_should_in_this_order() -> None:
    assert list(find_lessons(MAGE_WARS)) == [
        "01_first_steps",
        "02_move_and_strike",
        "03_full_attack",
        "04_planning",
        "05_summoning",
        "06_line_of_sight",
        "07_hindering",
        "08_past_the_guard",
        "09_on_guard",
        "10_defenses",
        "11_quickcast",
        "12_bear_strength",
        "13_rhino_hide",
        "14_block",
        "15_jinx",
        "16_conditions",
        "17_dispelling",
        "18_what_lies_hidden",
    ]


@pytest.mark.parametrize("name", lesson_files("mage_wars"))
def test_every_lesson_ends_with_the_rules_it_taught(name: str) -> None:
    check_rules_taught("mage_wars", name)


# What makes each right answer right


def test_the_wolf_reaches_the_enemy_mage_in_two_moves_only_by_the_straight_way() -> None:
    assert steps("first_steps").zone("wolf") == "c2"
    astray = steps("first_steps", 1)
    answer(astray, 0, "move:wolf:a1")
    assert "move:wolf:c2" not in astray.offers(0)


def test_the_wolf_destroys_the_imp_after_its_move() -> None:
    assert not steps("move_and_strike").exists("imp")
    astray, _ = open_lesson("move_and_strike")
    answer(astray, 0, "move:wolf:b1")
    assert "attack:wolf.bite:imp" not in astray.offers(0)


def test_seven_dice_destroy_the_slayer_and_five_do_not() -> None:
    assert not steps("full_attack").exists("slayer")
    quick = steps("full_attack", 1)
    answer(quick, 0, "attack:grizzly.claws:slayer")
    assert quick.damage("slayer") == 10
    moved = steps("full_attack", 1)
    answer(moved, 0, "move:grizzly:c1")
    assert moved.offers(0, "attack:grizzly.claws:imp")
    assert not moved.offers(0, "attack:grizzly.heavy-claw-strike:")


def test_both_spells_of_the_plan_are_cast() -> None:
    battle = steps("planning")
    assert (battle.mana(0), battle.damage("mage-0")) == (0, 4)
    assert battle.zone(battle.new("timber_wolf")) == "a1"


def test_the_bear_cannot_be_paid_for() -> None:
    battle, _ = open_lesson("planning")
    for option in ("prepare:steelclaw-grizzly", "prepare:minor-heal", "pass", "activate:mage-0"):
        answer(battle, 0, option)
    assert battle.offers(0, "cast:") == ["cast:minor-heal:mage-0"]


def test_wolf_and_fireball_cannot_both_be_paid_for() -> None:
    battle, _ = open_lesson("planning")
    for option in (
        "prepare:timber-wolf",
        "prepare:fireball",
        "pass",
        "activate:mage-0",
        "cast:timber-wolf:a1",
    ):
        answer(battle, 0, option)
    assert battle.prepared(0) == ["fireball"]
    assert not battle.offers(0, "cast:")


def test_the_summoned_wolf_acts_in_the_next_round() -> None:
    battle, _ = open_lesson("summoning")
    answer(battle, 0, "cast:timber-wolf:b1")
    assert not battle.piece("timber-wolf-4").active
    following = steps("summoning", 1)
    assert following.round == 2
    assert following.piece("timber-wolf-4").active
    assert not steps("summoning").exists("fox")


def test_who_moves_first_does_not_summon() -> None:
    battle, _ = open_lesson("summoning")
    answer(battle, 0, "move:mage-0:a1")
    assert not battle.offers(0, "cast:")


def test_the_wall_hides_the_mage_from_one_zone_and_not_from_the_other() -> None:
    battle, _ = open_lesson("line_of_sight")
    assert battle.refuses(0, "cast:lightning-bolt:mage-1")
    assert steps("line_of_sight").winners == (0,)


def test_the_imp_holds_up_the_fox_and_not_the_falcon() -> None:
    fox, _ = open_lesson("hindering")
    answer(fox, 0, "activate:fox")
    answer(fox, 0, "move:fox:b2")
    assert not fox.offers(0, "move:")
    assert steps("hindering").winners == (0,)


def test_the_mage_cannot_be_bitten_while_the_skeleton_guards() -> None:
    battle, _ = open_lesson("past_the_guard")
    answer(battle, 0, "activate:wolf")
    assert "attack:wolf.bite:mage-1" not in battle.offers(0)
    assert steps("past_the_guard").winners == (0,)


def test_the_guard_draws_the_attack_and_strikes_back() -> None:
    battle = steps("on_guard")
    assert (battle.damage("mage-0"), battle.damage("knight")) == (22, 2)
    assert not battle.exists("slayer")
    let_off = steps("on_guard", 1)
    answer(let_off, 0, "pass")
    assert let_off.damage("slayer") == 9


def test_without_a_guard_the_slayer_reaches_the_mage() -> None:
    battle, _ = open_lesson("on_guard")
    answer(battle, 0, "finish:knight")
    answer(battle, 1, "activate:slayer")
    answer(battle, 1, "move:slayer:a1")
    assert "attack:slayer.hellsword:mage-0" in battle.offers(1)


def test_the_faerie_can_avoid_the_lightning_and_not_the_geyser() -> None:
    assert not steps("defenses", 1).exists("faerie")
    battle, _ = open_lesson("defenses", [6])
    answer(battle, 0, "cast:lightning-bolt:faerie")
    assert battle.asks == {1: "ask-defend"}
    answer(battle, 1, battle.offers(1, "defend:")[0])
    assert battle.damage("faerie") == 3


def test_the_bobcat_is_hurt_where_it_does_not_defend_itself() -> None:
    assert steps("defenses").damage("cat") == 1
    battle = steps("defenses", 1, [HIT, HIT, BLANK, 2, HIT, HIT, HIT])
    answer(battle, 0, "pass")
    assert not battle.exists("cat")


def test_the_push_gives_the_bear_its_full_attack() -> None:
    assert steps("quickcast").winners == (0,)
    walked, _ = open_lesson("quickcast")
    answer(walked, 0, "activate:grizzly")
    answer(walked, 0, "move:grizzly:b2")
    assert not walked.offers(0, "attack:grizzly.heavy-claw-strike:")
    answer(walked, 0, "attack:grizzly.claws:mage-1")
    assert walked.damage("mage-1") == 23


def test_the_strength_must_be_revealed_before_the_roll() -> None:
    assert not steps("bear_strength").exists("slayer")
    late = steps("bear_strength", 3)
    answer(late, 0, "pass")
    answer(late, 0, "pass")
    assert late.asks == {0: "ask-reveal-attack-rolled"}
    answer(late, 0, "reveal:veil-5")
    assert late.damage("slayer") == 11


def test_the_hide_saves_the_wolf_even_after_the_roll() -> None:
    assert steps("rhino_hide").damage("wolf") == 8
    stingy = steps("rhino_hide", 4)
    answer(stingy, 0, "pass")
    assert not stingy.exists("wolf")


def test_a_wolf_that_is_activated_guards_no_longer() -> None:
    battle, _ = open_lesson("rhino_hide")
    answer(battle, 0, "activate:wolf")
    assert not battle.piece("wolf").guard


def test_the_block_avoids_the_blow_if_it_waits_and_is_paid() -> None:
    battle = steps("block")
    assert (battle.damage("mage-0"), battle.mana(0)) == (20, 4)
    unpaid = steps("block", 2, [CRIT2] * 7)
    answer(unpaid, 0, "refuse:veil-4")
    assert unpaid.winners == (1,)
    early = steps("block", 1)
    answer(early, 0, "reveal:veil-4")
    assert not early.exists("veil-4")
    assert early.discard(0) == ["block"]


def test_the_jinx_stops_the_fireball_and_a_nullify_does_not() -> None:
    battle = steps("jinx")
    assert (battle.damage("wolf"), battle.mana(0), battle.mana(1)) == (6, 1, 8)
    assert not battle.piece("mage-1").active
    unpaid = steps("jinx", 2, [HIT] * 6 + [1])
    answer(unpaid, 0, "refuse:veil-5")
    assert not unpaid.exists("wolf")
    nullify, _ = open_lesson("jinx", [HIT] * 6 + [1])
    nullify.does(0, "cast:nullify:wolf").does(1, "activate:mage-1").does(1, "cast:fireball:wolf").passes()
    assert not nullify.exists("wolf")


def test_the_knight_outlives_its_burn_but_not_its_rot() -> None:
    battle = steps("conditions")
    assert battle.round == 2
    assert battle.exists("knight")
    assert battle.markers("knight") == {}
    assert not battle.exists("slayer")
    assert not battle.exists("imp")
    rotten = steps("conditions", 1, [HIT, HIT, HIT, BLANK, BLANK])
    answer(rotten, 0, "cure:burn")
    rotten.does(1, "activate:mage-1").does(1, "finish:mage-1").does(0, "activate:knight")
    rotten.does(0, "attack:knight.longsword:imp")
    assert not rotten.exists("knight")


def test_the_slayer_struck_down_for_nothing_leaves_the_imp() -> None:
    battle = steps("conditions", 2, [CRIT2] + [BLANK] * 4)
    answer(battle, 0, "attack:knight.longsword:slayer")
    assert not battle.exists("slayer")
    assert "activate:imp" in battle.offers(1)


def test_the_hide_is_in_the_way_and_the_boots_are_not_enough() -> None:
    assert steps("dispelling").winners == (0,)
    boots, _ = open_lesson("dispelling")
    boots.does(0, "cast:dissolve:mage-1", "choose:dissolve:boots", "activate:wolf", "attack:wolf.bite:mage-1")
    assert boots.damage("mage-1") == 23
    assert boots.winners is None


def test_the_hidden_block_would_have_stopped_the_bite() -> None:
    assert steps("what_lies_hidden").winners == (0,)
    hasty, _ = open_lesson("what_lies_hidden")
    hasty.does(0, "activate:wolf", "attack:wolf.bite:mage-1").does(1, "pay:veil-7")
    assert hasty.happened("attack-avoided")
    assert hasty.damage("mage-1") == 20
