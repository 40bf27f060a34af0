"""A game whose rules break on purpose, to see what a table makes of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from magehall import Decision, Option, Result
from magehall.kernel.flow import Asked, Flow, Frame, Window
from magehall.kernel.state import State
from tests.kernel.scratch import WORDS, Scratch, Slate, make_known, question
from tests.toy import game as toy

FIRST, OTHER = 0, 1


class Turn(Frame):
    """The first seat chooses what happens; it goes on like that for ever."""

    def ask(self, flow: Flow[State]) -> Asked:
        return question(FIRST, "rest", "roll", "break", "knock", "curse", "trap", "end")

    def act(self, flow: Flow[State]) -> None:
        self.go("ask")
        verb = flow.answer.verb
        if verb == "break":
            raise KeyError("a rule that breaks")
        if verb == "end":
            self.stop()
        if verb == "roll":
            flow.chance.roll("die", 6)
        called = {"knock": Knock, "curse": Curse, "trap": Trap}.get(verb)
        if called is not None:
            flow.call(called())

    steps = (ask, act)


class Knock(Frame):
    """A window in which ringing breaks a rule."""

    def begin(self, flow: Flow[State]) -> None:
        """The window opens after this."""

    def done(self, flow: Flow[State]) -> None:
        flow.state.edit("slate", Slate).marks.append("knocked")

    steps = (begin, done)


class Curse(Frame):
    """A window after which a rule breaks, whatever is answered."""

    def begin(self, flow: Flow[State]) -> None:
        """The window opens after this."""

    def done(self, flow: Flow[State]) -> None:
        raise KeyError("a rule that breaks")

    steps = (begin, done)


class Trap(Frame):
    """The other seat is asked something of which each answer breaks a rule."""

    def ask(self, flow: Flow[State]) -> Asked:
        return question(OTHER, "left", "right")

    def act(self, flow: Flow[State]) -> None:
        raise KeyError("a rule that breaks")

    steps = (ask, act)


class Rings:
    """The windows: the other seat may ring."""

    after = {"Knock.begin": "knock", "Curse.begin": "curse"}

    def who(self, state: State, window: Window, opener: Frame) -> Sequence[int]:
        return (FIRST, OTHER) if opener.step else ()

    def ask(self, state: State, window: Window, opener: Frame, seat: int) -> Decision:
        return question(seat, "pass", "ring")

    def reply(self, flow: Flow[State], window: Window, opener: Frame, seat: int, option: Option) -> None:
        raise KeyError("a rule that breaks")


class Brittle(Scratch):
    """The game."""

    id = "brittle"
    folder = Path(toy.__file__).parent

    def outcome(self, state: State) -> Result:
        return Result((FIRST,), (1, 0), WORDS)

    def determinise(self, state: State, seat: int, chance: Any) -> None:
        """Nothing is hidden."""

    def check(self, state: State) -> None:
        state.get("slate", Slate)


BRITTLE = Brittle(Turn(), Knock, Curse, Trap, windows=Rings())


@pytest.fixture(autouse=True)
def brittle(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is there, wherever a test imports this."""
    make_known(BRITTLE, monkeypatch)
