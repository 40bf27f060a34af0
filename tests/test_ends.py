"""Whatever hangs, a run of the tests ends, fails, and shows where it hung."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conditions import listen_to_interrupts
from tests.ends import LATER
from tests.table.support import LONG

ROOT = Path(__file__).parents[1]
SECONDS = 2
WITHIN = [sys.executable, str(ROOT / "scripts" / "within")]

HANGING = """
import asyncio
import threading
import time

import pytest


def hang_for_good():
    time.sleep(10_000)


def test_that_waits():
    hang_for_good()


def test_in_an_event_loop():
    async def hang_in_a_task():
        await asyncio.sleep(10_000)

    asyncio.run(hang_in_a_task())


@pytest.fixture
def slow_to_come():
    hang_for_good()


def test_in_its_setup(slow_to_come):
    pass


@pytest.fixture
def slow_to_go():
    yield
    hang_for_good()


def test_in_its_teardown(slow_to_go):
    pass


def test_after_the_others():
    pass
"""

STUBBORN = """
import asyncio
import time

import pytest


def test_that_swallows_its_cancellation():
    async def go_on():
        while True:
            try:
                await asyncio.sleep(10_000)
            except asyncio.CancelledError:
                pass

    asyncio.run(go_on())


@pytest.fixture
def slow_to_go():
    yield
    time.sleep(10_000)


def test_that_fails_and_then_hangs(slow_to_go):
    assert False


def test_after_the_others():
    pass
"""


def ended_run(folder: Path, tests: str, *arguments: str) -> tuple[dict[str, int], str]:
    """Run ``tests`` with the settings of our own; how many of them ended how, and what was printed."""
    file = folder / "test_hanging.py"
    file.write_text(tests)
    plugins = [f"-p{plugin}" for plugin in ("pytest_timeout", "xdist", "tests.ends", "no:cacheprovider")]
    ours = ["-c", str(ROOT / "pyproject.toml"), f"--timeout={SECONDS}"]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *ours, *plugins, *arguments, str(file)],
        env=os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        cwd=ROOT, capture_output=True, text=True, timeout=LONG, check=False,
    )  # fmt: skip
    printed = run.stdout + run.stderr
    assert run.returncode == 1, printed
    counted = re.findall(r"(\d+) (\w+)", run.stdout.rstrip().splitlines()[-1].partition(" in ")[0])
    return {word: int(number) for number, word in counted}, printed


@pytest.mark.slow
def test_a_test_that_hangs_fails_with_its_stack_and_the_others_go_on(tmp_path: Path) -> None:
    ends, printed = ended_run(tmp_path, HANGING)
    # What hangs in its teardown has passed before, and is an error besides.
    assert ends == {"failed": 2, "passed": 2, "errors": 2}, printed
    assert printed.count("Failed: Timeout") >= 4
    assert ", in hang_in_a_task\n" in printed, "a task that waits is on no thread's stack"
    for where in ("hang_for_good", "slow_to_come", "slow_to_go"):
        assert where in printed


@pytest.mark.slow
def test_a_test_that_will_not_be_stopped_is_ended_with_its_worker(tmp_path: Path) -> None:
    ends, printed = ended_run(tmp_path, STUBBORN, "-n1")
    assert ends == {"failed": 3, "passed": 1}, printed
    assert "crashed while running" in printed
    assert printed.count(f"Timeout (0:00:{LATER * SECONDS:02})!") == 2
    assert "in go_on" in printed
    assert "in slow_to_go" in printed


def begin(*command: str, seconds: str = str(LONG)) -> subprocess.Popen[str]:
    """A Python program under ``scripts/within``, once it has said that it runs."""
    run = subprocess.Popen(
        [*WITHIN, seconds, sys.executable, "-c", *command],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=listen_to_interrupts,
    )  # fmt: skip
    assert run.stdout is not None
    assert run.stdout.readline() == "here\n"
    return run


def said(run: subprocess.Popen[str]) -> str:
    """All that a program and its children print, until the last of them is gone."""
    return "".join(run.communicate(timeout=LONG))


LINGERING = """
import threading, time
def linger():
    print("here", flush=True)
    time.sleep(10_000)
threading.Thread(target=linger).start()
"""
WITH_A_CHILD = """
import subprocess
subprocess.Popen(["sleep", "10000"])
print("here", flush=True)
"""


def test_a_run_whose_time_is_up_shows_the_stacks_of_all_its_threads() -> None:
    run = begin(LINGERING)
    run.send_signal(signal.SIGALRM)  # which is how its time ends
    printed = said(run)
    assert run.returncode == 124
    assert "in linger" in printed
    assert f"did not end within {LONG} seconds" in printed


def test_a_run_that_ignores_everything_ends_all_the_same(tmp_path: Path) -> None:
    deaf = "import signal, time; signal.signal(signal.SIGABRT, signal.SIG_IGN); print('here', flush=True); time.sleep(10_000)"
    run = begin(deaf)
    run.send_signal(signal.SIGALRM)
    assert run.stderr is not None
    assert "did not end" in run.stderr.readline()
    run.send_signal(signal.SIGALRM)  # the time for last words is up as well
    said(run)
    assert run.returncode == 124


def test_time_does_run_out() -> None:
    run = subprocess.run([*WITHIN, "1", "sleep", "10000"], timeout=LONG, check=False, capture_output=True)
    assert run.returncode == 124


def test_no_child_outlives_its_run() -> None:
    run = begin(WITH_A_CHILD)
    said(run)  # would wait for the child, which holds the same pipe
    assert run.returncode == 0


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_run_that_is_stopped_stops(number: signal.Signals) -> None:
    run = begin(LINGERING.replace("start()", "run()"))
    run.send_signal(number)
    said(run)
    assert run.returncode == 128 + number


STOPPED_EARLY = """
import os, runpy, signal, subprocess, sys
begin = subprocess.Popen
_, number, script, *rest = sys.argv
def interrupted(*command, **how):
    child = begin(*command, **how)
    os.kill(os.getpid(), int(number))
    return child
subprocess.Popen = interrupted
sys.argv[:] = [script, *rest]
runpy.run_path(script, run_name="__main__")
"""


@pytest.mark.parametrize(
    ("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGALRM, 124)]
)
def test_a_run_that_is_stopped_before_it_knows_its_child_stops(number: signal.Signals, status: int) -> None:
    run = subprocess.Popen(
        [sys.executable, "-c", STOPPED_EARLY, str(int(number)), WITHIN[1], str(LONG), "sleep", "10000"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=listen_to_interrupts,
    )  # fmt: skip
    said(run)  # would wait for the child, which holds the same pipe
    assert run.returncode == status


def test_a_run_within_its_time_ends_as_its_command_does() -> None:
    assert subprocess.run([*WITHIN, str(LONG), "true"], check=False, timeout=LONG).returncode == 0
    assert subprocess.run([*WITHIN, str(LONG), "false"], check=False, timeout=LONG).returncode == 1
    assert os.access(WITHIN[1], os.X_OK)
