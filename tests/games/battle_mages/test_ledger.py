"""Every rule of the sheet is in the ledger, in the code and in a test; every text exists in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from magehall.games.battle_mages import BATTLE_MAGES
from magehall.games.battle_mages.cards import COMMON_SPELLS, FACES, RARE_SPELLS, School
from magehall.games.battle_mages.deck.box import deck
from magehall.kernel.ledger import Coverage, coverage, ledger
from magehall.kernel.text import LOCALES, is_house, text_problems

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


SHEET = {
    "en": {
        *("mage-air", "spell-fusion", "spell-retaliate", "spell-shield", "spell-dodge"),
        *("spell-poisoned-blade", "spell-stone-hand", "spell-rock-projectile", "spell-rockfall"),
    },
    "fr": {
        *("mage-air", "spell-fusion", "spell-explosion", "spell-blind", "spell-paralyze", "spell-deception"),
        *("spell-dodge", "spell-fear", "spell-icy-hand", "spell-mind-control", "spell-rage", "spell-thunder"),
        *("spell-tornado", "spell-rebirth", "spell-leech", "spell-heal"),
    },
    "ru": set[str](),
}
"""The names the rules sheet prints, language by language."""


@pytest.mark.rule("names.mages")
@pytest.mark.rule("names.cards")
@pytest.mark.parametrize("locale", LOCALES)
def test_a_name_that_the_sheet_does_not_print_in_a_language_is_marked_as_ours(locale: str) -> None:
    names = {f"mage-{school}" for school in School} | {f"spell-{face.id}" for face in FACES}
    ours = {name for name in names if is_house("battle_mages", name, locale)}
    assert ours == names - SHEET[locale]
    assert ledger(BATTLE_MAGES)["names.cards"].house
    assert ledger(BATTLE_MAGES)["names.mages"].house


@pytest.mark.rule("setup.box")
def test_the_bonus_cards_for_another_game_are_in_no_deck() -> None:
    assert len(deck(6)) == 72 + 28
    assert {FACES[face] for face in deck(6)} == {*COMMON_SPELLS, *RARE_SPELLS}
