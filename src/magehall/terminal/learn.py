"""Lessons: positions that ask for the right move, with explanations."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from magehall.kernel.decision import Option
from magehall.kernel.documents.position_files import lesson_folder, read_lesson
from magehall.kernel.game import Game
from magehall.kernel.matches.match import Match
from magehall.kernel.matches.positions import Lesson, LessonStep
from magehall.kernel.text import Text
from magehall.kernel.validation import suggest
from magehall.terminal.errors import UserError
from magehall.terminal.play import Play
from magehall.terminal.prompt import AskAgain, DecisionPrompt
from magehall.terminal.store import Seating, Store, open_position
from magehall.terminal.table import EventFeed
from magehall.terminal.translator import Translator
from magehall.terminal.ui import Leave, TextUI

OPPONENT = "greedy"
"""Who plays the other seats of a match that goes on after its lesson."""


def find_lessons(game: Game[Any]) -> dict[str, tuple[Match[Any], Lesson]]:
    """The lessons of a game at their positions, by file name."""
    found = []
    for path in sorted(lesson_folder(game).glob("*.yaml")):
        match = open_position(path)
        lesson = read_lesson(match)
        if lesson is not None:
            found.append((lesson.order, path.stem, match, lesson))
    return {name: (match, lesson) for _, name, match, lesson in sorted(found, key=lambda entry: entry[:2])}


def choose_lesson(lessons: dict[str, tuple[Match[Any], Lesson]], wanted: str, game: str) -> str:
    """The lesson with that number or name."""
    names = list(lessons)
    if wanted.isdecimal() and len(wanted) < 5 and 1 <= int(wanted) <= len(names):
        return names[int(wanted) - 1]
    fits = [name for name in names if name in (wanted, Path(wanted).stem)] or [
        name for name in names if f"_{wanted.casefold()}" in f"_{name}"
    ]
    if len(fits) != 1:
        there = f"there are {', '.join(names)}, or 1 to {len(names)}"
        raise UserError(f"no lesson {wanted!r} of {game}: {there}{'' if fits else suggest(wanted, names)}")
    return fits[0]


def learn(ui: TextUI, game: Game[Any], wanted: str, name: str, store: Store) -> None:
    """Play one lesson, or all of them from the first. A match that goes on after its lesson is kept in ``store``."""
    lessons = find_lessons(game)
    if not lessons:
        raise UserError(f"{game.id} has no lessons yet: try 'magehall play {game.id}'")
    try:
        if wanted:
            _teach(ui, *lessons[choose_lesson(lessons, wanted, game.id)], name, store)
            return
        for number, (match, lesson) in enumerate(lessons.values(), 1):
            ui.say("lesson-number", "dim", number=number, lessons=len(lessons))
            _teach(ui, match, lesson, name, store)
            if number < len(lessons) and ui.ask(ui.translator.say("lesson-next")).strip():
                break
        ui.say("lessons-done", "bold", game=game.id)
    except Leave:
        ui.say("lessons-left", game=game.id)


def _teach(ui: TextUI, match: Match[Any], lesson: Lesson, name: str, store: Store) -> None:
    seats = range(match.setup.seats)
    bots = [seat for seat in seats if seat != lesson.seat]
    ui.translator = Translator(ui.translator.locale, match.setup.seats, {lesson.seat: name}, bots)
    ui.say("lesson-title", "bold", title=ui.translator.text(Text(match.game.id, lesson.title)))
    ui.line()
    feed = EventFeed(ui, match, lesson.seat)
    feed.skip()
    for step in lesson.steps:
        option = _question(ui, match, lesson, step)
        match.apply(lesson.seat, option)
        feed.tell(whole=True)
        ui.line(_text(ui, match, step.praise), "green")
        for seat, answer in step.then:
            match.apply(seat, answer)
        feed.tell(whole=True)
        ui.line()
    ui.say("lesson-done", "bold green")
    if lesson.goes_on and match.pending:
        ui.say("lesson-goes-on", "bold")
        seating = Seating(lesson.seat, name, dict.fromkeys(bots, OPPONENT), ui.translator.locale)
        Play(ui, match, seating, store).run()


def _question(ui: TextUI, match: Match[Any], lesson: Lesson, step: LessonStep) -> Option:
    """Ask until the answer is right. A wrong one changes nothing and earns a hint."""

    def hint(_rest: str) -> None:
        ui.line(_text(ui, match, step.hint), "yellow")

    prompt = DecisionPrompt(ui, match, lesson.seat, {"hint": hint})
    show = True
    while True:
        if show:
            ui.line(_text(ui, match, step.say))
        try:
            option = prompt.ask(show=show)
        except AskAgain:
            show = True
            continue
        if option.id in step.right:
            return option
        ui.say("lesson-wrong", "yellow", option=ui.translator.option(option))
        hint("")
        show = False


def _text(ui: TextUI, match: Match[Any], key: str) -> str:
    return ui.translator.text(Text(match.game.id, key))
