"""Lessons at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

import magehall
from magehall.kernel.documents.position_files import lesson_folder
from magehall.kernel.text import LOCALES
from magehall.terminal.learn import find_lessons
from magehall.terminal.translator import Translator
from tests.terminal.person import Run

LESSON = """
game: battle_mages
seats: 2
mages:
  - school: fire
    hand: [ember-lance, heal, shield]
  - school: water
    hand: [tide-whip]
pile: [rockfall, gale-cutter, falling-sky]
at: play
lesson:
  title: spell-heal
  order: %d
  steps:
    - say: ask-play
      right: [cast:ember-lance]
      praise: spell-fusion
      hint: refused-alive
      then: [[1, draw:pile], [1, cast:tide-whip]]
    - say: ask-draw
      right: ["draw:pile"]
      praise: spell-rage
      hint: refused-alive
"""


@pytest.fixture
def lessons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    game = magehall.games()["battle_mages"]
    folder = tmp_path / "positions" / "lessons"
    folder.mkdir(parents=True)
    (folder / "b_first.yaml").write_text(LESSON % 1)
    (folder / "a_second.yaml").write_text(LESSON % 2)
    monkeypatch.setattr(game, "folder", tmp_path)
    return folder


def test_a_wrong_answer_earns_a_hint_and_changes_nothing(run: Run, lessons: Path) -> None:
    outcome = run("learn", "battle_mages", "1", lines=["cast:heal", "hint", "", "ember", "1"])
    assert outcome.status == 0
    assert "Allowed, but there is better than: Cast Heal." in outcome.out
    assert outcome.out.count("Rebirth can be used only after your own elimination.") == 2
    assert "Fusion" in outcome.out
    assert "That was the lesson." in outcome.out


def test_lessons_come_in_their_order(run: Run, lessons: Path) -> None:
    assert list(find_lessons(magehall.games()["battle_mages"])) == ["b_first", "a_second"]
    outcome = run("learn", "battle_mages", lines=["ember", "1", "", "ember", "1"])
    assert outcome.status == 0
    assert "Lesson 1 of 2" in outcome.out
    assert "Lesson 2 of 2" in outcome.out
    assert "magehall play battle_mages" in outcome.out


def test_one_may_leave_a_lesson(run: Run, lessons: Path) -> None:
    assert "magehall learn battle_mages" in run("learn", "battle_mages", lines=["quit"]).out
    assert "magehall learn battle_mages" in run("learn", "battle_mages", "second").out


def test_a_guided_game_goes_on_after_its_last_step_and_can_be_resumed(run: Run) -> None:
    _, lesson = find_lessons(magehall.games()["mage_knight"])["18_first_reconnaissance"]
    steps = [step.right[0] for step in lesson.steps]
    outcome = run("learn", "mage_knight", "18", lines=[*steps, "skill:dark-paths", "gain:agility", "quit"])
    assert outcome.status == 0, outcome.err
    assert "That was the lesson." in outcome.out
    assert "The game goes on: play it to its end, or leave with quit." in outcome.out
    after = outcome.out.partition("The game goes on")[2]
    assert "Dark Paths" in after
    assert "magehall play --resume" in after
    assert "Dark Paths" in run("play", "--resume", lines=["quit"]).out


def test_a_guided_match_goes_on_against_a_bot(run: Run) -> None:
    _, lesson = find_lessons(magehall.games()["colors_of_magic"])["17_first_skirmish"]
    steps = [step.right[0] for step in lesson.steps]
    outcome = run("learn", "colors_of_magic", "17", lines=[*steps, "pay", "place 40,44", "quit"])
    assert outcome.status == 0, outcome.err
    after = outcome.out.partition("The game goes on")[2]
    assert "Stronghold Guardian comes into play at 40,44." in " ".join(after.split())
    assert "magehall play --resume" in after


def test_other_lessons_end_with_their_last_step(run: Run) -> None:
    lessons = find_lessons(magehall.games()["mage_knight"])
    assert [name for name, (_, lesson) in lessons.items() if lesson.goes_on] == ["18_first_reconnaissance"]
    name = next(iter(lessons))
    outcome = run("learn", "mage_knight", "1", lines=[step.right[0] for step in lessons[name][1].steps])
    assert "The game goes on" not in outcome.out


def test_a_game_without_lessons_says_so(run: Run, lessons: Path) -> None:
    for file in lessons.iterdir():
        file.unlink()
    outcome = run("learn", "battle_mages")
    assert outcome.status == 2
    assert "no lessons yet" in outcome.err


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "game",
    [game.id for game in magehall.games().values() if lesson_folder(game).is_dir()],
)
def test_every_lesson_there_is_can_be_learnt_with_its_own_answers(run: Run, game: str, locale: str) -> None:
    lessons = find_lessons(magehall.games()[game])
    answers = [[step.right[0] for step in lesson.steps] for _, lesson in lessons.values()]
    lines = [line for of_one in answers for line in (*of_one, "")][:-1]
    outcome = run("learn", game, "--lang", locale, lines=lines)
    assert outcome.status == 0, outcome.err
    words = Translator(locale)
    assert outcome.out.count(words.say("lesson-done")) == len(lessons) > 0
    wrong = words.say("lesson-wrong", option="|").partition("|")[0]
    assert wrong not in outcome.out, "no answer was taken for a wrong one"
    assert f"learn {game}" not in outcome.out, "nobody left before the end"


def test_every_folder_of_lessons_belongs_to_a_game_that_can_teach_them() -> None:
    taught = {path.parents[2].name for path in _games().glob("*/positions/lessons/*.yaml")}
    assert taught <= set(magehall.games())
    assert {game for game in taught if find_lessons(magehall.games()[game])} == taught != set()


def _games() -> Path:
    return Path(magehall.__file__).parent / "games"
