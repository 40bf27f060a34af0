"""Every rule of the ledger that is not marked as missing is in the code and in a test, in whatever room."""

from __future__ import annotations

from pathlib import Path

from magehall.games.mage_knight import MAGE_KNIGHT
from magehall.kernel.ledger import DONE, coverage


def test_every_rule_is_named_by_code_and_proven_by_a_test() -> None:
    covered = coverage(MAGE_KNIGHT, Path(__file__).parent)
    assert len(covered) > 400
    assert [entry.rule.id for entry in covered if entry.rule.status == DONE and not entry.whole] == []
