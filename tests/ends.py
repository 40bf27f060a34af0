"""Pytest plugin: the watchdog behind pytest-timeout.

pytest-timeout fails a test by an exception in its main thread. A test may swallow that, wait for a task that does, or hold
the interpreter; and once a test has failed, nothing watches its teardown. So each phase of a test has a second, later end:
faulthandler prints the stack of every thread and ends the process, which xdist reports as a failure of that test.

Tasks that wait are on no thread's stack: theirs are printed when pytest-timeout's time is up.
"""

from __future__ import annotations

import asyncio
import faulthandler
import io
import os
import signal
from collections.abc import Callable, Generator
from types import FrameType

import pytest
from _pytest.faulthandler import fault_handler_stderr_fd_key  # standard error as it is without capturing

LATER = 2
"""The watchdog waits so many times as long as pytest-timeout."""


@pytest.hookimpl(wrapper=True)
def pytest_timeout_set_timer(item: pytest.Item) -> Generator[None, object, object]:
    """Have the stacks of tasks printed before pytest-timeout interrupts their loop."""
    result = yield
    interrupt = signal.getsignal(signal.SIGALRM)
    if callable(interrupt):
        signal.signal(signal.SIGALRM, _after_the_tasks(item.config, interrupt))
    return result


def _after_the_tasks(
    config: pytest.Config, interrupt: Callable[[int, FrameType | None], object]
) -> Callable[[int, FrameType | None], None]:
    def handler(number: int, frame: FrameType | None) -> None:
        told = io.StringIO()
        for task in _tasks():
            task.print_stack(file=told)
        os.write(config.stash[fault_handler_stderr_fd_key], told.getvalue().encode())
        interrupt(number, frame)

    return handler


def _tasks() -> set[asyncio.Task[object]]:
    try:
        return asyncio.all_tasks()
    except RuntimeError:  # no loop runs in this thread
        return set()


def _watched(item: pytest.Item) -> Generator[None, object, object]:
    config = item.config
    marked = item.get_closest_marker("timeout")
    seconds = float(
        marked.args[0] if marked else config.getoption("timeout") or config.getini("timeout") or 0
    )
    if not seconds or config.getoption("usepdb"):
        return (yield)
    faulthandler.dump_traceback_later(
        LATER * seconds, file=config.stash[fault_handler_stderr_fd_key], exit=True
    )
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    """Watch over the fixtures a test asks for."""
    return (yield from _watched(item))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Watch over the test itself."""
    return (yield from _watched(item))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, object, object]:
    """Watch over what its fixtures do afterwards."""
    return (yield from _watched(item))
