"""Every rule of the sheet is in the ledger, in the code and in a test; every text exists in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from magehall.games.battle_mages import BATTLE_MAGES
from magehall.games.battle_mages.cards import RARE_SPELLS
from magehall.kernel.ledger import Coverage, coverage, ledger
from magehall.kernel.text import LOCALES, text_problems

COVERED = coverage(BATTLE_MAGES, Path(__file__).parent)


@pytest.mark.parametrize("entry", COVERED, ids=lambda entry: entry.rule.id)
def test_every_rule_is_done_named_by_code_and_proven_by_a_test(entry: Coverage) -> None:
    assert entry.code, f"no code names {entry.rule.id}"
    assert entry.tests, f"no test proves {entry.rule.id}"
    assert entry.whole


def test_every_rare_spell_has_an_entry_that_says_whether_its_text_is_ours() -> None:
    rules = ledger(BATTLE_MAGES)
    for spell in RARE_SPELLS:
        assert rules[spell.rule].house == spell.house


def test_every_rule_is_summed_up_in_three_languages_that_differ() -> None:
    for rule in ledger(BATTLE_MAGES).values():
        assert len({rule.text(locale) for locale in LOCALES}) == len(LOCALES), rule.id


def test_every_text_exists_in_three_languages_with_the_same_placeholders() -> None:
    assert list(text_problems("battle_mages")) == []
