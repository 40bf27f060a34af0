"""Games made up on the spot, a procedure or two each, to see what the kernel does with them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest
from msgspec import Struct

from magehall import Decision, Game, LogEntry, Match, Option, Result
from magehall.kernel import game as games
from magehall.kernel.decision import make_option
from magehall.kernel.event import Event
from magehall.kernel.flow import Flow, Procedure, Window, Windows
from magehall.kernel.frame import Frame
from magehall.kernel.game import NoWindows
from magehall.kernel.matches.journal import Setup
from magehall.kernel.state import State, Thing
from magehall.kernel.text import KERNEL, Text, register_texts

WORDS = Text(KERNEL, "option-pass")

Procedures = Mapping[type[Frame], Procedure]


def make_known(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Register a game for one test: what runs over all games shall not run over it."""
    monkeypatch.setitem(games._games, game.id, game)
    register_texts(game.id, game.folder / "locale")


class Slate(Thing):
    """Something to write on."""

    marks: list[str] = []
    counts: dict[str, int] = {}
    total: int = 0


class Sound(Event):
    """Something to hear."""

    word: str


class Scratch(Game[State]):
    """A game that consists of the procedures it is given; the first of them begins."""

    id = "scratch"
    version = 1
    seats = (1, 2, 3)
    state = State
    things = (Slate,)

    def __init__(self, procedures: Procedures, windows: Windows[State] | None = None) -> None:
        self.procedures = procedures
        self.windows = windows or NoWindows()

    def setup(self, flow: Flow[State], seats: int, options: Any) -> None:
        flow.state.add("slate", Slate())
        flow.call(next(iter(self.procedures))())

    def view(self, state: State, seat: int | None) -> Struct:
        return Struct()

    def outcome(self, state: State) -> Result:
        return Result((), (), WORDS)


def play(procedures: Procedures, windows: Windows[State] | None = None, seats: int = 3) -> Match[State]:
    """A match of these procedures, at its first question or its end."""
    return Match.start(Scratch(procedures, windows), Setup(seats, {}, "scratch", {}))


def question(seat: int, *ids: str) -> Decision:
    """A question to ``seat`` with options of these ids."""
    return Decision(seat, WORDS, "rule", tuple(make_option(WORDS, "rule", *id.split(":")) for id in ids))


def heard(match: Match[Any]) -> list[str]:
    """The sounds so far."""
    return sounds(match.events)


def sounds(entries: Iterable[LogEntry]) -> list[str]:
    """What there is to hear in a piece of the log."""
    return [str(entry.data["word"]) for entry in entries]


class Bells:
    """Windows in which the listed seats may ring; every ring is heard, and runs a procedure if there is one."""

    def __init__(
        self, after: Mapping[str, str], *seats: int, rings: type[Frame] | None = None, most: int = 99
    ) -> None:
        self.after = after
        self.seats = seats
        self.rings = rings
        self.most = most

    def who(self, state: State, window: Window, opener: Frame) -> Sequence[int]:
        rung = len(state.get("slate", Slate).marks)
        return self.seats if opener.step and rung < self.most else ()

    def ask(self, state: State, window: Window, opener: Frame, seat: int) -> Decision:
        return question(seat, "pass", "ring", "stop")

    def reply(self, flow: Flow[State], window: Window, opener: Frame, seat: int, option: Option) -> None:
        flow.state.edit("slate", Slate).marks.append(f"{option.verb} {seat}")
        flow.emit(Sound(word=f"{option.verb}-{seat}-at-{window.name}"), "rule")
        if option.verb == "stop":
            opener.stop()
        elif self.rings is not None:
            flow.call(self.rings())
