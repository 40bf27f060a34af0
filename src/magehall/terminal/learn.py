"""Lessons: positions that ask for the right move, and say why it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from magehall.kernel.decision import Option
from magehall.kernel.game import Game
from magehall.kernel.match import Match
from magehall.kernel.position_files import read_lesson
from magehall.kernel.positions import Lesson, LessonStep
from magehall.kernel.text import Text
from magehall.kernel.validation import suggest
from magehall.terminal.desk import Desk, Leave
from magehall.terminal.store import open_position
from magehall.terminal.table import News
from magehall.terminal.talk import AskAgain, Talk
from magehall.terminal.trouble import Trouble
from magehall.terminal.words import Words


def find_lessons(game: Game[Any]) -> dict[str, tuple[Match[Any], Lesson]]:
    """The lessons of a game in their order, by file name; each at its position."""
    found = []
    for path in sorted((game.folder / "positions" / "lessons").glob("*.yaml")):
        match = open_position(path)
        lesson = read_lesson(match)
        if lesson is not None:
            found.append((lesson.order, path.stem, match, lesson))
    return {name: (match, lesson) for _, name, match, lesson in sorted(found, key=lambda entry: entry[:2])}


def choose_lesson(lessons: dict[str, tuple[Match[Any], Lesson]], wanted: str, game: str) -> str:
    """The lesson a number or a name means."""
    names = list(lessons)
    if wanted.isdecimal() and len(wanted) < 5 and 1 <= int(wanted) <= len(names):
        return names[int(wanted) - 1]
    fits = [name for name in names if name in (wanted, Path(wanted).stem)] or [
        name for name in names if f"_{wanted.casefold()}" in f"_{name}"
    ]
    if len(fits) != 1:
        there = f"there are {', '.join(names)}, or 1 to {len(names)}"
        raise Trouble(f"no lesson {wanted!r} of {game}: {there}{'' if fits else suggest(wanted, names)}")
    return fits[0]


def learn(desk: Desk, game: Game[Any], wanted: str, name: str) -> None:
    """Play one lesson, or all of them from the first."""
    lessons = find_lessons(game)
    if not lessons:
        raise Trouble(f"{game.id} has no lessons yet: try 'magehall play {game.id}'")
    try:
        if wanted:
            _teach(desk, *lessons[choose_lesson(lessons, wanted, game.id)], name)
            return
        for number, (match, lesson) in enumerate(lessons.values(), 1):
            desk.say("lesson-number", "dim", number=number, lessons=len(lessons))
            _teach(desk, match, lesson, name)
            if number < len(lessons) and desk.ask(desk.words.say("lesson-next")).strip():
                break
        desk.say("lessons-done", "bold", game=game.id)
    except Leave:
        desk.say("lessons-left", game=game.id)


def _teach(desk: Desk, match: Match[Any], lesson: Lesson, name: str) -> None:
    seats = range(match.setup.seats)
    bots = [seat for seat in seats if seat != lesson.seat]
    desk.words = Words(desk.words.locale, match.setup.seats, {lesson.seat: name}, bots)
    desk.say("lesson-title", "bold", title=desk.words.text(Text(match.game.id, lesson.title)))
    desk.line()
    news = News(desk, match, lesson.seat)
    news.skip()
    for step in lesson.steps:
        option = _question(desk, match, lesson, step)
        match.apply(lesson.seat, option)
        news.tell(whole=True)
        desk.line(_text(desk, match, step.praise), "green")
        for seat, answer in step.then:
            match.apply(seat, answer)
        news.tell(whole=True)
        desk.line()
    desk.say("lesson-done", "bold green")


def _question(desk: Desk, match: Match[Any], lesson: Lesson, step: LessonStep) -> Option:
    """Ask until the answer is right; a wrong one changes nothing and earns a hint."""

    def hint(_rest: str) -> None:
        desk.line(_text(desk, match, step.hint), "yellow")

    talk = Talk(desk, match, lesson.seat, {"hint": hint})
    show = True
    while True:
        if show:
            desk.line(_text(desk, match, step.say))
        try:
            option = talk.ask(show=show)
        except AskAgain:
            show = True
            continue
        if option.id in step.right:
            return option
        desk.say("lesson-wrong", "yellow", option=desk.words.option(option))
        hint("")
        show = False


def _text(desk: Desk, match: Match[Any], key: str) -> str:
    return desk.words.text(Text(match.game.id, key))
