"""Cards and mages are declared with the numbers that are printed on them."""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.catalogue import CARDS, MAGE_BY_ID, SCHOOL_BY_ID
from magehall.games.colors_of_magic.cards.faces import Boost
from magehall.games.colors_of_magic.cards.vocabulary import ARCANE
from tests.games.colors_of_magic.cards import (
    printed_air,
    printed_arcane,
    printed_earth,
    printed_fire,
    printed_water,
)
from tests.games.colors_of_magic.cards.printed import PrintedMage, of_card, of_mage

ELEMENTS = {
    "air": printed_air,
    "arcane": printed_arcane,
    "earth": printed_earth,
    "fire": printed_fire,
    "water": printed_water,
}
SCHOOLS = {school: cards for table in ELEMENTS.values() for school, cards in table.SCHOOLS.items()}
CODICES = {mage: cards for table in ELEMENTS.values() for mage, cards in table.CODICES.items()}
MAGES = [mage for table in ELEMENTS.values() for mage in table.MAGES]

ELEMENT_OF = {owner: name for name, table in ELEMENTS.items() for owner in (*table.SCHOOLS, *table.CODICES)}
"""The element of schools and mages."""


@pytest.mark.rule("concepts.card")
@pytest.mark.parametrize(
    "school",
    [
        pytest.param("citadel-builders", marks=pytest.mark.rule("school.citadel-builders")),
        pytest.param("deep-roots", marks=pytest.mark.rule("school.deep-roots")),
        pytest.param("grand-barbecue", marks=pytest.mark.rule("school.grand-barbecue")),
        pytest.param("grimoire-theory", marks=pytest.mark.rule("school.grimoire-theory")),
        pytest.param("mirages-and-false-pretenses", marks=pytest.mark.rule("school.mirages-and-false-pretenses")),
        pytest.param("mirror-games", marks=pytest.mark.rule("school.mirror-games")),
        pytest.param("precision-pyrotechnics", marks=pytest.mark.rule("school.precision-pyrotechnics")),
        pytest.param("spell-breakers", marks=pytest.mark.rule("school.spell-breakers")),
        pytest.param("stone-skin", marks=pytest.mark.rule("school.stone-skin")),
        pytest.param("temporal-flux-and-reflux", marks=pytest.mark.rule("school.temporal-flux-and-reflux")),
        pytest.param("thalassotherapy", marks=pytest.mark.rule("school.thalassotherapy")),
        pytest.param("tides-and-currents", marks=pytest.mark.rule("school.tides-and-currents")),
        pytest.param("tribal-rage", marks=pytest.mark.rule("school.tribal-rage")),
        pytest.param("wind-secrets", marks=pytest.mark.rule("school.wind-secrets")),
        pytest.param("zephyr-dance", marks=pytest.mark.rule("school.zephyr-dance")),
    ],
)  # fmt: skip
def test_a_school_has_its_cards_as_printed(school: str) -> None:
    assert tuple(of_card(card) for card in SCHOOL_BY_ID[school].cards) == SCHOOLS[school]


@pytest.mark.rule("concepts.card")
@pytest.mark.parametrize("mage", CODICES)
def test_a_codex_has_its_cards_as_printed(mage: str) -> None:
    assert tuple(of_card(card) for card in MAGE_BY_ID[mage].codex) == CODICES[mage]


@pytest.mark.rule("force.mage")
@pytest.mark.parametrize("mage", MAGES, ids=lambda mage: mage.id)
def test_a_mage_has_its_values_as_printed(mage: PrintedMage) -> None:
    assert of_mage(MAGE_BY_ID[mage.id]) == mage


def test_all_schools_and_mages_are_printed() -> None:
    assert set(SCHOOLS) == set(SCHOOL_BY_ID)
    assert set(CODICES) == {mage.id for mage in MAGES} == set(MAGE_BY_ID)


@pytest.mark.rule("force.schools")
@pytest.mark.parametrize("school", SCHOOLS)
def test_a_school_holds_ten_cards_of_its_element(school: str) -> None:
    declared = SCHOOL_BY_ID[school]
    assert {declared.element, *(card.element for card in declared.cards)} == {ELEMENT_OF[school]}
    assert sum(card.copies for card in declared.cards) == 10


@pytest.mark.rule("force.codex-of-eleven")
@pytest.mark.parametrize("mage", CODICES)
def test_a_codex_holds_ten_cards_of_its_element_once_one_is_left_out(mage: str) -> None:
    declared = MAGE_BY_ID[mage]
    assert {declared.element, *(card.element for card in declared.codex)} == {ELEMENT_OF[mage]}
    cards = [card.id for card in declared.codex for _ in range(card.copies)]
    if declared.left_out:
        cards.remove(declared.left_out)
    assert len(cards) == 10


def test_arcane_cards_print_nothing_but_initiative_for_duels() -> None:
    for card in CARDS.values():
        if card.element is ARCANE:
            assert card.boost == Boost(card.boost.initiative), card.id
