"""Watching bots play many games: how it stands meanwhile, and the way to stop them."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Protocol

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from magehall.terminal.desk import Desk

BAR_SECONDS = 0.5
LINE_SECONDS = 30.0
"""So often, at most, the standing is worked out and shown: beside a bar, and as a line of its own."""

Show = Callable[[], None]


class Contest(Protocol):
    """Many games, some of them played."""

    @property
    def games(self) -> int:
        """How many there are."""

    @property
    def played(self) -> Sequence[object]:
        """Those that are over."""

    def shares(self) -> str:
        """How it stands."""


@contextmanager
def told(desk: Desk, duel: Contest, tick: Callable[[], float] = time.monotonic) -> Iterator[Show]:
    """Tell how a duel stands: by a bar on a terminal, else by a line on standard error now and then.

    Gives what is to be called after every game."""
    if desk.console.is_terminal:
        with _bar(desk, duel, tick) as show:
            yield show
    else:
        yield _now_and_then(
            lambda: print(standing(desk, duel), file=sys.stderr, flush=True), LINE_SECONDS, tick
        )


@contextmanager
def _bar(desk: Desk, duel: Contest, tick: Callable[[], float]) -> Iterator[Show]:
    columns = (MofNCompleteColumn(), BarColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=desk.console, transient=True) as progress:
        task = progress.add_task("", total=duel.games)
        describe = _now_and_then(lambda: progress.update(task, description=duel.shares()), BAR_SECONDS, tick)

        def show() -> None:
            describe()
            progress.update(task, completed=len(duel.played))

        yield show


def _now_and_then(show: Show, seconds: float, tick: Callable[[], float]) -> Show:
    due = tick() + seconds

    def maybe() -> None:
        nonlocal due
        if tick() >= due:
            due = tick() + seconds
            show()

    return maybe


def standing(desk: Desk, duel: Contest) -> str:
    """How it stands, in one line."""
    return desk.words.say("duel-so-far", done=len(duel.played), games=duel.games, standings=duel.shares())


@contextmanager
def stopped_by_sigterm() -> Iterator[None]:
    """SIGTERM stops what runs meanwhile as Ctrl-C does."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
