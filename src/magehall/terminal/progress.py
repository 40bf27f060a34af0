"""Progress display of a bot tournament, and how to stop it."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Protocol

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from magehall.terminal.ui import TextUI

BAR_SECONDS = 0.5
LINE_SECONDS = 30.0
"""So often, at most, the standing is worked out and shown: beside a bar, and as a line of its own."""

Show = Callable[[], None]


class SeriesProgress(Protocol):
    """Progress of a series of games."""

    @property
    def games(self) -> int:
        """The number of games."""

    @property
    def played(self) -> Sequence[object]:
        """The games that are over."""

    def shares(self) -> str:
        """The standings so far."""


@contextmanager
def show_progress(
    ui: TextUI, duel: SeriesProgress, tick: Callable[[], float] = time.monotonic
) -> Iterator[Show]:
    """Show progress as a bar, or as lines on standard error. There is a bar on a terminal, else a line now and then.

    Gives what is to be called after every game."""
    if ui.console.is_terminal:
        with _bar(ui, duel, tick) as show:
            yield show
    else:
        yield _now_and_then(
            lambda: print(standing(ui, duel), file=sys.stderr, flush=True), LINE_SECONDS, tick
        )


@contextmanager
def _bar(ui: TextUI, duel: SeriesProgress, tick: Callable[[], float]) -> Iterator[Show]:
    """Progress bar."""
    columns = (MofNCompleteColumn(), BarColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=ui.console, transient=True) as progress:
        task = progress.add_task("", total=duel.games)
        describe = _now_and_then(lambda: progress.update(task, description=duel.shares()), BAR_SECONDS, tick)

        def show() -> None:
            describe()
            progress.update(task, completed=len(duel.played))

        yield show


def _now_and_then(show: Show, seconds: float, tick: Callable[[], float]) -> Show:
    """Throttle: call ``show`` at most every so many seconds."""
    due = tick() + seconds

    def maybe() -> None:
        nonlocal due
        if tick() >= due:
            due = tick() + seconds
            show()

    return maybe


def standing(ui: TextUI, duel: SeriesProgress) -> str:
    """The standings so far, in one line."""
    return ui.translator.say("duel-so-far", done=len(duel.played), games=duel.games, standings=duel.shares())


@contextmanager
def stopped_by_sigterm() -> Iterator[None]:
    """Context manager: SIGTERM raises KeyboardInterrupt, as Ctrl-C does."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
