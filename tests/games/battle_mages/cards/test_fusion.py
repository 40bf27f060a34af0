"""Fusion, the one rare spell the sheet prints ("Sorts Rares")."""

from __future__ import annotations

import pytest

from tests.games.battle_mages.scenario import bolt, chain, mage, scenario

SCHOOLS = ["fire", "water", "air", "earth", "death", "poison"]


@pytest.mark.rule("rare.fusion")
@pytest.mark.parametrize("school", SCHOOLS)
def test_fusion_merges_with_a_chain_of_any_type(school: str) -> None:
    duel = scenario(mage("fusion"), mage(), mage(), aimed=[chain(school, 3, by=2)])
    duel.does(0, "merge:fusion")
    assert duel.life(0) == 20
    assert [(spell["school"], spell["damage"], spell["at"]) for spell in duel.air] == [(school, 6, 1)]


@pytest.mark.rule("rare.fusion")
def test_fusion_merges_with_fusion() -> None:
    duel = scenario(mage("fusion"), mage("fusion"), mage("fusion"), pile=["heal", "leech"])
    duel.does(0, "cast:fusion:earth")
    duel.does(1, "draw:pile", "merge:fusion").does(2, "draw:pile", "merge:fusion")
    assert duel.aimed_at(0) == [("fusion", 6)]


@pytest.mark.rule("rare.fusion")
def test_fusion_that_starts_a_chain_declares_its_type() -> None:
    duel = scenario(mage("fusion"), mage("rockfall", "ember-lance"), mage(), pile=["heal"])
    assert duel.offers(0) == [f"cast:fusion:{school}" for school in SCHOOLS]
    duel.does(0, "cast:fusion:earth").does(1, "draw:pile")
    assert duel.offers(1) == ["cast:ember-lance", "merge:rockfall", "cast:heal"]


@pytest.mark.rule("rare.fusion")
def test_fusion_does_not_merge_with_a_rare_spell() -> None:
    duel = scenario(mage("fusion"), mage(), mage(), aimed=[bolt("rage", 3, by=2)])
    assert duel.offers(0) == [f"cast:fusion:{school}" for school in SCHOOLS]


@pytest.mark.rule("rare.fusion")
@pytest.mark.parametrize("counter", ["retaliate", "shield", "dodge"])
def test_retaliate_shield_and_dodge_counter_fusion(counter: str) -> None:
    duel = scenario(mage("fusion"), mage(counter), mage(), pile=["heal"])
    duel.does(0, "cast:fusion:death").does(1, "draw:pile", f"counter:{counter}")
    assert duel.life(1) == 20
    assert duel.aimed_at(1) == []


@pytest.mark.rule("rare.fusion")
def test_fusion_that_fits_a_chain_merges_and_starts_none() -> None:
    duel = scenario(mage("fusion"), mage(), mage(), aimed=[chain("earth", 1, by=2, last="rockfall")])
    assert duel.offers(0) == ["merge:fusion"]
