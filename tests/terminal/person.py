"""A scripted person at a terminal: types the lines of a script and remembers what was shown."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import magehall
from magehall.cli import main
from magehall.kernel.matches.match import Match
from magehall.terminal.play import Play
from magehall.terminal.seating import translator_for
from magehall.terminal.store import Seating, Store
from magehall.terminal.ui import TextUI

FOREVER = 100_000


class Person:
    """Types the given lines; then, with ``always``, that one again and again, and otherwise closes the input."""

    def __init__(self, lines: Iterable[str] = (), always: str | None = None) -> None:
        self.lines = list(lines)
        self.always = always
        self.prompts: list[str] = []
        self.paper = io.StringIO()
        self.pauses: list[float] = []
        self.on_read: Callable[[], None] = lambda: None

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        assert len(self.prompts) < FOREVER
        self.on_read()
        if self.lines:
            return self.lines.pop(0)
        if self.always is None:
            raise EOFError
        return self.always

    @property
    def shown(self) -> str:
        return self.paper.getvalue()

    def console(self, width: int = 80) -> Console:
        return Console(file=self.paper, width=width, highlight=False)

    def play(self, match: Match[Any], folder: Path, seating: Seating, width: int = 80) -> Play:
        """Sit this person down at a match and play until the end or until the lines run out."""
        ui = TextUI(self.console(width), translator_for(match, seating), self.read, self.pauses.append)
        play = Play(ui, match, seating, Store(folder))
        play.run()
        return play


def seating(seats: int, locale: str = "en", bot: str = "random", *, stops: bool = False) -> Seating:
    """A person in the first seat, bots in the others."""
    return Seating(0, "Anna", dict.fromkeys(range(1, seats), bot), locale, stops)


def new_match(seats: int = 3, seed: int = 7, **options: Any) -> Match[Any]:
    return magehall.new_match("battle_mages", seats=seats, seed=seed, options=options)


def play_on(moves: int, seats: int = 3, seed: int = 7) -> Match[Any]:
    """A match some moves in; everyone takes the first option."""
    match = new_match(seats, seed)
    while match.pending and len(match.moves) < moves:
        seat = min(match.pending)
        match.apply(seat, match.pending[seat].options[0])
    return match


Run = Callable[..., "Outcome"]


class Outcome:
    """What a command printed and how it ended."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err


def runner(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """``run("play", "--seats", "2", lines=["1"])``: the command line with a scripted person before it."""

    def run(*arguments: str, lines: Iterable[str] = (), always: str | None = None) -> Outcome:
        person = Person(lines, always)
        monkeypatch.setattr("builtins.input", person.read)
        status = main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        return Outcome(status, printed.out, printed.err)

    return run
