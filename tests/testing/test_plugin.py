"""The pytest plugin: a test that leaves loaded dice fails, and says which."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

MODULE = """
import magehall
from magehall.testing import Scenario
from magehall.kernel.game import register
from tests.toy.game import LARDER

register(LARDER)

def raid(dice):
    Scenario(magehall.load_position({"game": LARDER.id, "seats": 2, "thieves": [{}, {}], "dice": dice}))

def test_all_used(): raid([1, 1])
def test_some_left(): raid([1, 1, 6])
def test_again_all_used(): raid([2, 2])
"""


def test_a_test_that_leaves_dice_fails(tmp_path: Path) -> None:
    (tmp_path / "test_raids.py").write_text(MODULE, encoding="utf-8")
    root = Path(__file__).parents[2]
    plugins = ("-p", "magehall.testing.plugin", "-p", "no:cacheprovider")
    command = [sys.executable, "-m", "pytest", "-q", *plugins, f"--rootdir={tmp_path}", str(tmp_path)]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout
    assert "loaded dice never used: [6]" in done.stdout
    assert "ERROR at teardown of test_some_left" in done.stdout
    assert "3 passed, 1 error" in done.stdout
