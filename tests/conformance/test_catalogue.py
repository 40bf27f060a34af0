"""Every card of every game can be looked up: it has names, a sheet in each language, and rules that exist."""

from __future__ import annotations

import pytest

from magehall.kernel.contracts.catalogue import Catalogue
from magehall.kernel.game import find_game
from magehall.kernel.ledger import ledger
from magehall.kernel.text import LOCALES, has_message
from tests.conformance.test_typography import loose

all_games = pytest.mark.parametrize("game", ["battle_mages", "colors_of_magic", "mage_knight", "mage_wars"])
"""The games in the box; the toys of tests have no cards to look up."""


def catalogue(game: str) -> Catalogue:
    found = find_game(game).catalogue
    assert found is not None
    return found


@all_games
def test_every_card_has_an_id_of_its_own_and_names_in_every_language(game: str) -> None:
    names = catalogue(game).names()
    assert len({card.id for card in names}) == len(names) > 0
    for card in names:
        assert card.keys
        for locale in LOCALES:
            assert all(has_message(game, key, locale) for key in card.keys), card.id


@all_games
@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_has_a_sheet_that_says_something(game: str, locale: str) -> None:
    rules = ledger(find_game(game))
    for card in catalogue(game).names():
        sheets = catalogue(game).sheets(card.id, locale)
        assert sheets, card.id
        assert len({(sheet.kind, sheet.variant) for sheet in sheets}) == len(sheets), card.id
        for sheet in sheets:
            lines = (sheet.name, sheet.kind, *sheet.facts, *sheet.does)
            assert sheet.facts or sheet.does, card.id
            assert all(line == line.strip() and line and "\n" not in line for line in lines), card.id
            assert sheet.rules, card.id
            assert set(sheet.rules) <= rules.keys(), card.id


@all_games
def test_sheets_keep_french_punctuation_on_the_line(game: str) -> None:
    for card in catalogue(game).names():
        for sheet in catalogue(game).sheets(card.id, "fr"):
            assert [found for line in (*sheet.facts, *sheet.does) for found in loose(line)] == [], card.id
