"""The sheet, "Cartes de Sorts Communs"."""

from __future__ import annotations

from collections import Counter

import pytest

from magehall.games.battle_mages.cards import COMMON_SPELLS, Common, School
from magehall.games.battle_mages.deck.box import deck
from tests.games.battle_mages.scenario import mage, scenario


@pytest.mark.rule("common.types")
def test_six_types_of_three_spells_in_four_copies() -> None:
    assert Counter(spell.school for spell in COMMON_SPELLS) == dict.fromkeys(School, 3)
    assert [spell.copies for spell in COMMON_SPELLS] == [4] * 18
    in_deck = Counter(deck(3))
    assert [in_deck[number] for number in range(18)] == [4] * 18


@pytest.mark.rule("common.types")
def test_the_spells_the_sheet_names_are_of_its_types() -> None:
    types = {spell.id: spell.school.value for spell in COMMON_SPELLS}
    assert types["poisoned-blade"] == "air"
    assert {name for name, school in types.items() if school == "earth"} == {
        "stone-hand",
        "rock-projectile",
        "rockfall",
    }


@pytest.mark.rule("common.major")
@pytest.mark.parametrize("spell", COMMON_SPELLS, ids=lambda spell: spell.id)
def test_a_common_spell_counts_for_one_damage_of_its_type(spell: Common) -> None:
    stranger = "fire" if spell.school is not School.FIRE else "water"
    duel = scenario(mage(spell.id, school=stranger), mage(school=spell.school.value), mage(), pile=["heal"])
    duel.does(0, f"cast:{spell.id}")
    (aimed,) = duel.air
    expected = {"spell": spell.id, "by": 0, "at": 1, "damage": 1, "school": spell.school.value, "chain": 1}
    assert aimed == expected


@pytest.mark.rule("common.major")
@pytest.mark.parametrize("spell", COMMON_SPELLS, ids=lambda spell: spell.id)
def test_only_the_major_image_counts_when_another_merges(spell: Common) -> None:
    """The minor images are the type's other two spells: both of these merge, the major one does not."""
    family = [other.id for other in COMMON_SPELLS if other.school is spell.school]
    duel = scenario(mage(spell.id), mage(*family), mage(), pile=["heal"])
    duel.does(0, f"cast:{spell.id}").does(1, "draw:pile")
    merging = [option for option in duel.offers(1) if option.startswith("merge:")]
    assert merging == [f"merge:{other}" for other in family if other != spell.id]
