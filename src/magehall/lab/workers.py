"""Workers: play many games at once, on the cores of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar, cast

Task = TypeVar("Task")
Done = TypeVar("Done")

END_SECONDS = 5.0
"""So long a worker has to end before it is killed."""


class WorkerFailed(RuntimeError):
    """A worker raised, or ended in the middle of a game."""


def run_on_cores(
    work: Callable[[Task], Done], tasks: Sequence[Task], processes: int | None = None
) -> Iterator[Done]:
    """Do all tasks on several processes, and yield each result as it comes in. The default is one process for each
    core. ``work`` is a function of a module, and the program must be importable without side effects, as Python's
    ``spawn`` demands. A worker has one task at a time, so that nothing piles up. Closing the iterator ends them."""
    workers = min(len(tasks), processes or os.cpu_count() or 1)
    if workers <= 1:
        yield from map(work, tasks)
        return
    crew: dict[Connection, BaseProcess] = {}
    try:
        for _ in range(workers):
            pipe, process = _start(work)
            crew[pipe] = process
        waiting = iter(tasks)
        busy = [pipe for pipe in crew if _give(pipe, waiting)]
        while busy:
            # On Windows `wait` also takes handles: what comes back is what was given.
            for pipe in cast("list[Connection]", wait(busy)):
                yield _receive(pipe)
                if not _give(pipe, waiting):
                    busy.remove(pipe)
    finally:
        _end(crew)


def _start(work: Callable[[Any], Any]) -> tuple[Connection, BaseProcess]:
    # Not fork: a server or a terminal that calls this may have threads.
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(work, theirs), daemon=True)
    with _ignoring_sigint():
        process.start()
    theirs.close()  # so that the end of the process is the end of the pipe
    return ours, process


def _serve(work: Callable[[Any], Any], pipe: Connection) -> None:
    """A worker: it ends when nobody listens any more."""
    with suppress(EOFError, BrokenPipeError):
        while True:
            task = pipe.recv()
            try:
                answer = (work(task), "")
            except Exception:
                answer = (None, traceback.format_exc())
            pipe.send(answer)


def _give(pipe: Connection, waiting: Iterator[Any]) -> bool:
    """Give a worker its next task; whether there was one."""
    for task in waiting:
        pipe.send(task)
        return True
    return False


def _receive(pipe: Connection) -> Any:
    try:
        result, problem = pipe.recv()
    except (EOFError, ConnectionResetError):
        raise WorkerFailed("a worker ended in the middle of a game: is there enough memory?") from None
    if problem:
        raise WorkerFailed(problem)
    return result


def _end(crew: dict[Connection, BaseProcess]) -> None:
    for pipe, process in crew.items():
        pipe.close()
        process.terminate()
    for process in crew.values():
        process.join(END_SECONDS)
        if process.is_alive():
            process.kill()
            process.join()


@contextmanager
def _ignoring_sigint() -> Iterator[None]:
    """Make processes started meanwhile ignore SIGINT. A terminal sends it to all of them, and it is for us to end
    them."""
    if threading.current_thread() is not threading.main_thread():
        yield  # where Python allows no change of signals
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
