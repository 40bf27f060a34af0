"""A game in which seats are asked what leaves them no choice, and may take back what led there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from magehall import Decision, Option
from magehall.kernel.flow import Asked, Flow, Procedure, Window
from magehall.kernel.frame import Frame
from magehall.kernel.records import replace
from magehall.kernel.state import State
from tests.kernel.scratch import Scratch, make_known, question
from tests.toy import game as toy

FIRST, OTHER = 0, 1


class Road(Frame):
    """The first seat chooses a way, for ever."""


def ask_road(_road: Road, flow: Flow[State]) -> Asked:
    return question(FIRST, "rest", "alley", "cellar", "gate", "both")


def act(road: Road, flow: Flow[State]) -> None:
    road.go("ask")
    ways = {"alley": Alley, "cellar": Cellar, "gate": Gate, "both": Both}
    called = ways.get(flow.answer.verb)
    if called is not None:
        flow.call(called())


ROAD = Procedure(ask=ask_road, act=act)


class Alley(Frame):
    """One option, and everyone sees that."""


def ask_alley(_alley: Alley, flow: Flow[State]) -> Asked:
    return replace(question(FIRST, "on"), rule="open")


ALLEY = Procedure(ask=ask_alley)


class Cellar(Frame):
    """One option, and only the seat knows that."""


def ask_cellar(_cellar: Cellar, flow: Flow[State]) -> Asked:
    return question(FIRST, "on")


CELLAR = Procedure(ask=ask_cellar)


class Both(Frame):
    """Both are asked at once; the first seat has no choice, and nobody else knows."""


def ask_both(_both: Both, flow: Flow[State]) -> Asked:
    return question(FIRST, "on"), question(OTHER, "left", "right")


BOTH = Procedure(ask=ask_both)


class Gate(Frame):
    """A window for the first seat alone."""


def begin(_gate: Gate, flow: Flow[State]) -> None:
    """The window opens after this."""


def done(_gate: Gate, flow: Flow[State]) -> None:
    """It is over."""


GATE = Procedure(begin=begin, done=done)


class Knocks:
    """The windows."""

    after = {"Gate.begin": "gate"}

    def who(self, state: State, window: Window, opener: Frame) -> Sequence[int]:
        return (FIRST,) if opener.step else ()

    def ask(self, state: State, window: Window, opener: Frame, seat: int) -> Decision:
        return question(seat, "pass", "knock")

    def reply(self, flow: Flow[State], window: Window, opener: Frame, seat: int, option: Option) -> None:
        """Nobody opens."""
        opener.stop()


class Narrow(Scratch):
    """The game."""

    id = "narrow"
    folder = Path(toy.__file__).parent

    def determinise(self, state: State, seat: int, chance: Any) -> None:
        """Nothing is hidden but by word."""

    def forced_openly(self, state: State, decision: Decision) -> bool:
        return decision.rule == "open"

    def window_matters(self, state: State, window: Window, opener: Frame, seat: int) -> bool:
        return False


NARROW = Narrow({Road: ROAD, Alley: ALLEY, Cellar: CELLAR, Gate: GATE, Both: BOTH}, Knocks())


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is there, wherever a test imports this."""
    make_known(NARROW, monkeypatch)
