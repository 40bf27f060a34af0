"""Commands that need a source checkout: coverage and benchmark."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import magehall
from magehall.terminal.errors import UserError


def checkout() -> Path:
    """The root folder of the source checkout."""
    return Path(magehall.__file__).resolve().parents[2]


def tests_folder() -> Path:
    """The tests folder; raises UserError where there is none."""
    folder = checkout() / "tests"
    if not folder.is_dir():
        raise UserError("coverage counts the tests, so it needs the source checkout: run it in a git clone")
    return folder


def run_bench(arguments: Sequence[str]) -> int:
    """Run the benchmark as a subprocess; raises UserError where there is none."""
    script = checkout() / "bench" / "run.py"
    if not script.is_file():
        raise UserError("the bench needs the source checkout: run 'magehall bench' in a git clone")
    return subprocess.run([sys.executable, str(script), *arguments], check=False).returncode
