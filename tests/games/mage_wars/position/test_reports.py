"""Matches in which a rule once broke: each moment is kept as a position, with the move that broke it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import magehall
from magehall.games.mage_wars import MAGE_WARS
from tests.conformance.random_games import random_move

REPORTS = Path(__file__).parent / "reports"

MOVES = {
    "dead-end-901038": (0, "pass"),
    "purge-50140": (0, "bound:mage-wand-76.purge-magic:firebrand-imp-36"),
    "purge-51195": (2, "cast:purge-magic:flaming-hellion-164"),
}


def test_every_report_has_its_move() -> None:
    assert {path.stem for path in REPORTS.glob("*.yaml")} == set(MOVES)


@pytest.mark.parametrize("report", sorted(MOVES))
def test_the_move_that_broke_a_match_is_made_and_the_match_goes_on(report: str) -> None:
    match = magehall.load_position(REPORTS / f"{report}.yaml")
    match.apply(*MOVES[report])
    luck = Random(report)
    for _ in range(200):
        if not match.pending:
            break
        match.apply(*random_move(match, luck))
        MAGE_WARS.check(match.state)
