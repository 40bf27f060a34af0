"""A game whose rules break on purpose, to see what a table makes of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from magehall import Decision, Option, Result
from magehall.kernel.flow import Asked, Flow, Procedure, Window
from magehall.kernel.frame import Frame
from magehall.kernel.state import State
from tests.kernel.scratch import WORDS, Scratch, Slate, make_known, question
from tests.toy import game as toy

FIRST, OTHER = 0, 1


class Turn(Frame):
    """The first seat chooses what happens; it goes on like that for ever."""


def ask_turn(_turn: Turn, flow: Flow[State]) -> Asked:
    return question(FIRST, "rest", "roll", "break", "knock", "curse", "trap", "end")


def act_turn(turn: Turn, flow: Flow[State]) -> None:
    turn.go("ask")
    verb = flow.answer.verb
    if verb == "break":
        raise KeyError("a rule that breaks")
    if verb == "end":
        turn.stop()
    if verb == "roll":
        flow.chance.roll("die", 6)
    called = {"knock": Knock, "curse": Curse, "trap": Trap}.get(verb)
    if called is not None:
        flow.call(called())


TURN = Procedure(ask=ask_turn, act=act_turn)


class Knock(Frame):
    """A window in which ringing breaks a rule."""


def begin_knock(_knock: Knock, flow: Flow[State]) -> None:
    """The window opens after this."""


def done_knock(_knock: Knock, flow: Flow[State]) -> None:
    flow.state.edit("slate", Slate).marks.append("knocked")


KNOCK = Procedure(begin=begin_knock, done=done_knock)


class Curse(Frame):
    """A window after which a rule breaks, whatever is answered."""


def begin_curse(_curse: Curse, flow: Flow[State]) -> None:
    """The window opens after this."""


def done_curse(_curse: Curse, flow: Flow[State]) -> None:
    raise KeyError("a rule that breaks")


CURSE = Procedure(begin=begin_curse, done=done_curse)


class Trap(Frame):
    """The other seat is asked something of which each answer breaks a rule."""


def ask_trap(_trap: Trap, flow: Flow[State]) -> Asked:
    return question(OTHER, "left", "right")


def act_trap(_trap: Trap, flow: Flow[State]) -> None:
    raise KeyError("a rule that breaks")


TRAP = Procedure(ask=ask_trap, act=act_trap)


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

    def aside(self, state: State, seat: int) -> Decision | None:
        return question(OTHER, "wave", "stumble") if seat == OTHER else None

    def do_aside(self, flow: Flow[State], seat: int, option: Option) -> None:
        if option.verb == "stumble":
            raise KeyError("a rule that breaks")
        flow.state.edit("slate", Slate).marks.append("waved")

    def outcome(self, state: State) -> Result:
        return Result((FIRST,), (1, 0), WORDS)

    def determinise(self, state: State, seat: int, chance: Any) -> None:
        """Nothing is hidden."""

    def check(self, state: State) -> None:
        state.get("slate", Slate)


BRITTLE = Brittle({Turn: TURN, Knock: KNOCK, Curse: CURSE, Trap: TRAP}, Rings())


@pytest.fixture(autouse=True)
def brittle(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is there, wherever a test imports this."""
    make_known(BRITTLE, monkeypatch)
