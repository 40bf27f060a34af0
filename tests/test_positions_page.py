"""The page about position files says what their schemas say, and every key of a schema says what it means."""

from __future__ import annotations

import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

import magehall

SCRIPT = Path(__file__).resolve().parents[1] / "scripts/positions"
GAMES = ("battle_mages", "colors_of_magic", "mage_knight", "mage_wars")


def script() -> ModuleType:
    """The script as a module."""
    loader = SourceFileLoader("positions", str(SCRIPT))
    spec = spec_from_loader("positions", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_the_page_is_written_anew_after_each_change_of_a_schema() -> None:
    done = subprocess.run([sys.executable, SCRIPT, "--check"], check=False, timeout=120)
    assert done.returncode == 0, "run scripts/positions"


@pytest.mark.parametrize("game", GAMES)
def test_every_key_says_what_it_means(game: str) -> None:
    positions = script()
    records = [
        record
        for record in positions.records(magehall.games()[game].positions.schema)
        if "position" in record.__module__.split(".")
    ]
    assert records
    unsaid = [
        f"{record.__name__}.{name}"
        for record in records
        for name in vars(record).get("__annotations__", ())
        if name not in positions.remarks(record)
    ]
    assert unsaid == []
