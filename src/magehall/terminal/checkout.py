"""What only a source checkout has: the tests that the ledger counts, and the bench."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import magehall
from magehall.terminal.trouble import Trouble


def checkout() -> Path:
    """The folder of the source checkout this package runs from."""
    return Path(magehall.__file__).resolve().parents[2]


def tests_folder() -> Path:
    """The tests; raises Trouble where there are none."""
    folder = checkout() / "tests"
    if not folder.is_dir():
        raise Trouble("coverage counts the tests, so it needs the source checkout: run it in a git clone")
    return folder


def run_bench(arguments: Sequence[str]) -> int:
    """Run the bench as a program of its own; raises Trouble where there is none."""
    script = checkout() / "bench" / "run.py"
    if not script.is_file():
        raise Trouble("the bench needs the source checkout: run 'magehall bench' in a git clone")
    return subprocess.run([sys.executable, str(script), *arguments], check=False).returncode
