"""Every rule of the ledger is in the code and in a test, in whatever room."""

from __future__ import annotations

from pathlib import Path

from magehall.games.mage_wars import MAGE_WARS
from magehall.kernel.ledger import coverage


def test_every_rule_is_done_named_by_code_and_proven_by_a_test() -> None:
    covered = coverage(MAGE_WARS, Path(__file__).parent)
    assert len(covered) > 500
    assert [entry.rule.id for entry in covered if not entry.whole] == []
