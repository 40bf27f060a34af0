"""Every program of ours says what it is for when it is asked, and does nothing else."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import magehall
from tests.table.support import LONG

SOURCE = Path(magehall.__file__).parent
PROGRAMS = sorted(
    ".".join(("magehall", *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__main__")
    for path in SOURCE.rglob("*.py")
    if '\nif __name__ == "__main__":' in path.read_text(encoding="utf-8")
)


def test_the_programs_are_found() -> None:
    assert {"magehall.cli", "magehall.table"} <= set(PROGRAMS)


@pytest.mark.parametrize("program", PROGRAMS)
def test_help_is_printed_and_nothing_is_started(program: str, tmp_path: Path) -> None:
    asked = subprocess.run(
        [sys.executable, "-m", program, "--help"],
        cwd=tmp_path, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=LONG, check=False,
    )  # fmt: skip
    assert (asked.returncode, asked.stderr) == (0, "")
    assert asked.stdout.startswith("usage: ")
    assert list(tmp_path.iterdir()) == [], "a server would have made its database"


@pytest.mark.parametrize("program", ["magehall.table", "magehall.table.bots.worker"])
def test_arguments_nobody_knows_are_refused(program: str, tmp_path: Path) -> None:
    asked = subprocess.run(
        [sys.executable, "-m", program, "--prot=9000"],
        cwd=tmp_path, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=LONG, check=False,
    )  # fmt: skip
    assert asked.returncode == 2
    assert "--prot=9000" in asked.stderr
    assert list(tmp_path.iterdir()) == []
