"""Watching bots play many games: a bar that fills, then the table of results."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from magehall.terminal.desk import Desk


@contextmanager
def progress_bar(desk: Desk) -> Iterator[Callable[[int, int], None]]:
    """A bar, as a function that takes how many games are played and how many there are."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=desk.console, transient=True) as progress:
        task = progress.add_task(desk.words.say("duel-progress"), total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)
