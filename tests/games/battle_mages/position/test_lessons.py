"""The lessons: every step can be answered rightly and wrongly, and the right answer is the one that helps."""

from __future__ import annotations

import pytest

import magehall
from magehall.games.battle_mages import BATTLE_MAGES
from magehall.kernel.documents.position_files import lesson_folder, read_lesson
from magehall.kernel.matches.positions import Lesson
from magehall.kernel.text import LOCALES, messages, render
from tests.games.battle_mages.scenario import Duel

FILES = sorted(lesson_folder(BATTLE_MAGES).glob("*.yaml"))
NAMES = [path.stem for path in FILES]


def open_lesson(name: str) -> tuple[Duel, Lesson]:
    """A lesson at its first question."""
    match = magehall.load_position(FILES[NAMES.index(name)])
    lesson = read_lesson(match)
    assert lesson is not None
    return Duel(match), lesson


def steps(name: str, upto: int) -> Duel:
    """A lesson with its first ``upto`` steps answered rightly."""
    duel, lesson = open_lesson(name)
    for step in lesson.steps[:upto]:
        duel.does(lesson.seat, step.right[0])
        for seat, option in step.then:
            duel.does(seat, option)
    return duel


def test_the_lessons_teach_what_they_should_in_this_order() -> None:
    ordered = sorted(NAMES, key=lambda name: open_lesson(name)[1].order)
    assert ordered == [
        "merging",
        "specialisation",
        "centre_card",
        "counters",
        "saving_a_rare",
        "three_rares",
        "fusion",
        "one_answer",
    ]
    assert [open_lesson(name)[1].order for name in ordered] == list(range(1, len(NAMES) + 1))


@pytest.mark.parametrize("name", NAMES)
def test_every_right_answer_is_offered_and_so_is_a_wrong_one(name: str) -> None:
    duel, lesson = open_lesson(name)
    assert lesson.steps
    for step in lesson.steps:
        assert list(duel.asks) == [lesson.seat]
        offered = duel.offers(lesson.seat)
        assert step.right
        assert set(step.right) <= set(offered)
        assert set(offered) - set(step.right)
        duel.does(lesson.seat, step.right[0])
        for seat, option in step.then:
            duel.does(seat, option)


@pytest.mark.parametrize("name", NAMES)
def test_each_right_answer_leads_to_the_next_question(name: str) -> None:
    """Where several answers are right, all of them lead on."""
    _, lesson = open_lesson(name)
    for number, step in enumerate(lesson.steps):
        for right in step.right:
            duel = steps(name, number).does(lesson.seat, right)
            for seat, option in step.then:
                duel.does(seat, option)
            following = lesson.steps[number + 1 :]
            assert not following or set(following[0].right) <= set(duel.offers(lesson.seat))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", NAMES)
def test_every_word_of_a_lesson_exists_in_three_languages(name: str, locale: str) -> None:
    _, lesson = open_lesson(name)
    said = [lesson.title, *(key for step in lesson.steps for key in (step.say, step.hint, step.praise))]
    assert len(set(said)) == len(said)
    for key in said:
        assert render("battle_mages", key, {}, locale, {}).strip()


@pytest.mark.parametrize("locale", LOCALES)
def test_no_word_is_left_over(locale: str) -> None:
    lessons = [open_lesson(name)[1] for name in NAMES]
    said = {lesson.title for lesson in lessons}
    said |= {key for lesson in lessons for step in lesson.steps for key in (step.say, step.hint, step.praise)}
    assert {key for key in messages("battle_mages", locale) if key.startswith("lesson-")} == said


def test_french_sets_its_spaces() -> None:
    """A no-break space before high punctuation and inside quotation marks."""
    for key in messages("battle_mages", "fr"):
        if key.startswith("lesson-"):
            words = render("battle_mages", key, {}, "fr", {})
            for place, mark in enumerate(words):
                assert mark not in ":;!?»" or words[place - 1] in "\u00a0\u202f", words
                assert mark != "«" or words[place + 1] == "\u00a0", words
            assert "'" not in words


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
    lost, _ = open_lesson("centre_card")
    lost.does(0, "draw:pile", "cast:hail-volley")
    assert lost.life(0) == 0


def test_retaliate_eliminates_the_mage_who_aimed() -> None:
    assert steps("counters", 2).lives == [1, 20, 0]
    shielded = steps("counters", 1).does(0, "counter:shield")
    assert shielded.life(2) == 4
    undefended, _ = open_lesson("counters")
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
        duel, _ = open_lesson("one_answer")
        assert duel.does(0, wrong).life(0) == 0
