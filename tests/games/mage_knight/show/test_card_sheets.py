"""What is said of a unit's abilities has the numbers of their words, in three languages."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight import MAGE_KNIGHT
from magehall.games.mage_knight.cards.catalogue import UNIT_CARDS
from magehall.games.mage_knight.cards.kinds import UnitCard
from magehall.games.mage_knight.show.card_sheets import QuestSheets
from magehall.kernel.game import register
from magehall.kernel.text import LOCALES
from tests.games.mage_knight.cards.test_declarations import declared_numbers, numbers

register(MAGE_KNIGHT)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("unit", UNIT_CARDS.values(), ids=lambda unit: unit.id)
def test_the_abilities_of_a_unit_give_the_numbers_of_its_words(unit: UnitCard, locale: str) -> None:
    sheet = next(
        sheet for sheet in QuestSheets().sheets(unit.id, locale) if sheet.rules == (f"unit.{unit.id}",)
    )
    for ability, text in zip(unit.abilities, sheet.does, strict=True):
        assert declared_numbers(ability.does) <= {int(number) for number in numbers(text)}, text
