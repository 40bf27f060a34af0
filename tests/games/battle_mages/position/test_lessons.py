"""The lessons: the right answer is the one that helps. That it is offered, and said in all languages, is asked of all
games in `tests/conformance/test_lessons.py`."""

from __future__ import annotations

import pytest

from magehall.games.battle_mages import BATTLE_MAGES
from magehall.terminal.learn import find_lessons
from tests.games.battle_mages.scenario import Duel
from tests.lessons import answered


def steps(name: str, upto: int) -> Duel:
    """A lesson with its first ``upto`` steps answered rightly."""
    return Duel(answered("battle_mages", name, upto)[0])


def test_the_lessons_teach_what_they_should_in_this_order() -> None:
    assert list(find_lessons(BATTLE_MAGES)) == [
        "merging",
        "specialisation",
        "centre_card",
        "counters",
        "saving_a_rare",
        "three_rares",
        "fusion",
        "one_answer",
    ]


# What makes each right answer right


def test_merging_sends_six_damage_on() -> None:
    assert steps("merging", 1).life(0) == 20
    duel = steps("merging", 2)
    assert duel.lives == [20, 11, 20]


def test_specialisation_wins_the_duel() -> None:
    duel = steps("specialisation", 2)
    assert duel.lives == [13, 0]
    assert duel.winners == (0,)


@pytest.mark.parametrize("wrong", ["cast:stone-hand", "cast:rockfall"])
def test_earth_would_not_have_finished_the_mage_of_earth(wrong: str) -> None:
    duel = steps("specialisation", 1).does(0, wrong).does(1, "draw:pile", "cast:spore-cloud")
    assert duel.life(1) == 1


def test_the_centre_card_saves_a_mage_who_would_have_fallen() -> None:
    assert steps("centre_card", 2).lives == [6, 10, 20]
    lost = steps("centre_card", 0)
    lost.does(0, "draw:pile", "cast:hail-volley")
    assert lost.life(0) == 0


def test_retaliate_eliminates_the_mage_who_aimed() -> None:
    assert steps("counters", 2).lives == [1, 20, 0]
    shielded = steps("counters", 1).does(0, "counter:shield")
    assert shielded.life(2) == 4
    undefended = steps("counters", 0)
    assert undefended.does(0, "cast:tide-whip").life(0) == 0


def test_saving_the_shield_saves_six_life() -> None:
    duel = steps("saving_a_rare", 2)
    assert duel.life(0) == 19
    assert "heal" in duel.hand(0)
    assert steps("saving_a_rare", 1).does(0, "cast:heal").life(0) == 19 - 6 + 3


def test_three_rares_keeps_both_life_savers() -> None:
    duel = steps("three_rares", 2)
    assert sorted(duel.hand(0)) == ["rebirth", "shield"]
    assert duel.life(0) == 17
    careless = steps("three_rares", 1).does(0, "draw:pile")
    assert not [option for option in careless.offers(0) if option.startswith("cast:ember")]


def test_fusion_wins_the_duel() -> None:
    assert steps("fusion", 1).lives == [6, 0, 2]
    assert steps("fusion", 2).winners == (0,)


@pytest.mark.parametrize(
    "wrong", ["cast:fusion:water", "cast:fusion:fire", "cast:stone-hand", "cast:hail-volley"]
)
def test_no_other_start_would_have_won(wrong: str) -> None:
    duel = steps("fusion", 1).does(0, wrong).does(2, "draw:pile", "cast:gale-cutter")
    assert duel.life(2) > 0


def test_of_two_equal_blows_only_one_can_be_survived() -> None:
    assert steps("one_answer", 2).life(0) == 1
    assert steps("one_answer", 1).does(0, "answer:spell-0").life(0) == 0
    for wrong in ("merge:flame-wheel", "cast:stone-hand"):
        duel = steps("one_answer", 0)
        assert duel.does(0, wrong).life(0) == 0
