"""Every position of a rulebook's case names its rule, and a test in the ``examples`` folder of its game plays it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from magehall.kernel.game import find_game
from magehall.kernel.ledger import ledger

GAMES = sorted(folder.parent.name for folder in Path(__file__).parent.glob("*/examples"))


def positions(game: str) -> Path:
    """Where the example positions of a game lie."""
    return find_game(game).folder / "positions" / "examples"


@cache
def played(game: str) -> str:
    """All tests of examples of a game, as written."""
    tests = sorted((Path(__file__).parent / game / "examples").glob("test_examples_*.py"))
    return "".join(path.read_text(encoding="utf-8") for path in tests)


def test_there_are_games_with_tests_of_examples() -> None:
    assert {"colors_of_magic", "mage_knight"} <= set(GAMES)


@pytest.mark.parametrize(
    ("game", "name"),
    [(game, name) for game in GAMES for name in sorted(path.stem for path in positions(game).glob("*.yaml"))],
)
def test_a_position_cites_rules_of_the_ledger_and_is_played(game: str, name: str) -> None:
    text = (positions(game) / f"{name}.yaml").read_text(encoding="utf-8")
    cited = re.findall(r"\[([a-z0-9.-]+)\]", "".join(re.findall(r"^#.*\n", text, re.MULTILINE)))
    assert cited
    assert set(cited) <= set(ledger(find_game(game)))
    assert f'"{name}"' in played(game)
