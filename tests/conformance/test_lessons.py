"""Every lesson of every game can be answered rightly and wrongly, and says all its words in three languages."""

from __future__ import annotations

import pytest

import magehall
from magehall.kernel.game import find_game
from magehall.kernel.text import LOCALES, messages, render
from magehall.terminal.learn import find_lessons
from tests.lessons import answer, answered, lesson_files, offered, open_lesson, words

TAUGHT = [game for game in sorted(magehall.games()) if lesson_files(game)]
LESSONS = [pytest.param(game, name, id=f"{game}-{name}") for game in TAUGHT for name in lesson_files(game)]

on_every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)
in_every_taught_game = pytest.mark.parametrize("game", TAUGHT)
in_every_language = pytest.mark.parametrize("locale", LOCALES)


@in_every_taught_game
def test_the_lessons_follow_each_other(game: str) -> None:
    found = find_lessons(find_game(game))
    assert sorted(found) == [path.stem for path in lesson_files(game).values()]
    assert [lesson.order for _, lesson in found.values()] == list(range(1, len(found) + 1))


@on_every_lesson
def test_every_right_answer_is_offered_and_so_is_a_wrong_one(game: str, name: str) -> None:
    """Of places all that are right lie in the space, and one is on the list."""
    match, lesson = open_lesson(game, name)
    assert lesson.steps
    for step in lesson.steps:
        options = offered(match, lesson.seat)
        assert step.right
        assert step.right[0] in options
        assert options - set(step.right)
        assert [id for id in step.right if match.why_not(lesson.seat, id) is not None] == []
        if not match.pending[lesson.seat].space:
            assert set(step.right) < options
        assert set(match.pending) <= {lesson.seat, *(seat for seat, _ in step.then)}, "nobody is left waiting"
        answer(match, lesson, step)
    assert not match.unused_dice


@on_every_lesson
def test_each_right_answer_leads_to_the_next_question(game: str, name: str) -> None:
    """Where several answers are right, all of them lead on."""
    _, lesson = open_lesson(game, name)
    for number, step in enumerate(lesson.steps):
        before, _ = answered(game, name, number)
        for right in step.right:
            match = before.clone()
            answer(match, lesson, step, right)
            for following in lesson.steps[number + 1 : number + 2]:
                possible = [id for id in following.right if match.why_not(lesson.seat, id) is None]
                assert possible, right
                if not match.pending[lesson.seat].space:
                    assert set(following.right) <= offered(match, lesson.seat), right


@on_every_lesson
def test_no_answer_is_right_while_the_lesson_makes_the_moves(game: str, name: str) -> None:
    """Or a quick learner would be praised for a question that has not been asked. What the lesson itself answers for the
    learner may be the right answer once more."""
    match, lesson = open_lesson(game, name)
    for step, following in zip(lesson.steps, lesson.steps[1:], strict=False):
        match.apply(lesson.seat, step.right[0])
        given = {option for seat, option in step.then if seat == lesson.seat}
        for seat, option in step.then:
            assert not set(following.right) & offered(match, lesson.seat) - given
            match.apply(seat, option)


@in_every_language
@on_every_lesson
def test_every_word_of_a_lesson_exists_in_three_languages(game: str, name: str, locale: str) -> None:
    said = words(open_lesson(game, name)[1])
    assert len(set(said)) == len(said)
    for key in said:
        assert key.startswith(f"lesson-{name.replace('_', '-')}-")
        shown = render(game, key, {}, locale, {})
        assert shown.strip()
        assert "{" not in shown


@in_every_language
@in_every_taught_game
def test_no_word_is_left_over(game: str, locale: str) -> None:
    said = {key for name in lesson_files(game) for key in words(open_lesson(game, name)[1])}
    assert {key for key in messages(game, locale) if key.startswith("lesson-")} == said


@in_every_taught_game
def test_french_sets_its_spaces(game: str) -> None:
    """A no-break space before high punctuation and inside quotation marks."""
    for key in messages(game, "fr"):
        if key.startswith("lesson-"):
            text = render(game, key, {}, "fr", {})
            for place, mark in enumerate(text):
                assert mark not in ":;!?»" or text[place - 1] in "\u00a0\u202f", text
                assert mark != "«" or text[place + 1] == "\u00a0", text
            assert "'" not in text
