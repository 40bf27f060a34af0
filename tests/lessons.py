"""Lessons for tests: each with its table, and played rightly up to a question."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import magehall
from magehall import Match
from magehall.kernel.documents.position_files import lesson_folder, read_lesson
from magehall.kernel.game import find_game
from magehall.kernel.ledger import ledger
from magehall.kernel.matches.positions import Lesson, LessonStep
from magehall.kernel.text import LOCALES, render

CITED = re.compile(r"(?:Rules?|Règles?|Правил[оа])\u00a0?: ((?:[a-z0-9-]+(?:\.[a-z0-9-]+)?(?:, )?)+)$")


def lesson_files(game: str) -> dict[str, Path]:
    """The files of a game's lessons by name; the number before it is left out."""
    files = sorted(lesson_folder(find_game(game)).glob("*.yaml"))
    return {path.stem.lstrip("0123456789_"): path for path in files}


@cache
def _loaded(game: str, name: str) -> tuple[Match[Any], Lesson]:
    match = magehall.load_position(lesson_files(game)[name])
    lesson = read_lesson(match)
    assert lesson is not None
    return match, lesson


def open_lesson(game: str, name: str) -> tuple[Match[Any], Lesson]:
    """A lesson at its first question, with a table of its own."""
    match, lesson = _loaded(game, name)
    return match.clone(), lesson


def answer(match: Match[Any], lesson: Lesson, step: LessonStep, right: str = "") -> None:
    """Give a right answer, the first if none is named; then the others move as the lesson says."""
    for seat, option in [(lesson.seat, right or step.right[0]), *step.then]:
        match.apply(seat, option)
        match.game.check(match.state)


def answered(game: str, name: str, upto: int | None = None) -> tuple[Match[Any], Lesson]:
    """A lesson with its first ``upto`` steps answered rightly, or all of them."""
    match, lesson = open_lesson(game, name)
    for step in lesson.steps[:upto]:
        answer(match, lesson, step)
    return match, lesson


def offered(match: Match[Any], seat: int) -> set[str]:
    """What a seat may choose now; nothing if it is not asked."""
    decision = match.pending.get(seat)
    return {option.id for option in decision.options} if decision is not None else set()


def words(lesson: Lesson) -> list[str]:
    """The keys of all that a lesson says."""
    return [lesson.title, *(key for step in lesson.steps for key in (step.say, step.hint, step.praise))]


def check_rules_taught(game: str, name: str) -> None:
    """A lesson ends with the rules it taught, the same in every language, and the ledger has them."""
    _, lesson = open_lesson(game, name)
    cited = []
    for locale in LOCALES:
        found = CITED.search(render(game, lesson.steps[-1].praise, {}, locale, {}))
        assert found is not None, locale
        cited.append(found[1].split(", "))
    unknown = set(cited[0]) - set(ledger(find_game(game)))
    assert not unknown, f"the ledger has no {unknown}"
    assert cited == [cited[0]] * len(LOCALES), f"languages differ: {cited}"
