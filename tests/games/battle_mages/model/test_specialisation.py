"""The sheet, "Points de vie et spécialisation"."""

from __future__ import annotations

import pytest

from magehall.games.battle_mages.cards import COMMON_SPELLS, School
from tests.games.battle_mages.scenario import bolt, chain, mage, scenario

FIRST_SPELL = {school.value: next(s.id for s in COMMON_SPELLS if s.school is school) for school in School}


@pytest.mark.rule("mage.start-bonus")
@pytest.mark.parametrize("school", FIRST_SPELL)
def test_starting_a_chain_with_ones_own_type_deals_one_more(school: str) -> None:
    spell = FIRST_SPELL[school]
    duel = scenario(mage(spell, school=school), mage(), mage(), pile=["heal"])
    assert duel.does(0, f"cast:{spell}").aimed_at(1) == [(spell, 2)]


@pytest.mark.rule("mage.start-bonus")
def test_starting_a_chain_with_another_type_does_not() -> None:
    duel = scenario(mage("stone-hand", school="air"), mage(), mage())
    assert duel.does(0, "cast:stone-hand").aimed_at(1) == [("stone-hand", 1)]


@pytest.mark.rule("mage.guard")
@pytest.mark.parametrize("school", FIRST_SPELL)
def test_spells_of_ones_own_type_hurt_one_less(school: str) -> None:
    duel = scenario(
        mage("heal", school=school), mage(), mage(), aimed=[chain(school, 6, by=2)], pile=["leech"]
    )
    duel.does(0, "cast:heal")
    assert [event["damage"] for event in duel.happened("mage-hurt")] == [5]
    assert len(duel.happened("damage-guarded")) == 1


@pytest.mark.rule("mage.guard")
def test_a_spell_of_another_type_or_of_none_hurts_in_full() -> None:
    duel = scenario(
        mage("stone-hand", school="air"),
        mage(),
        mage(),
        aimed=[chain("fire", 3, by=2), bolt("rage", 3, by=1)],
    )
    duel.does(0, "cast:stone-hand")
    assert duel.life(0) == 14
    assert duel.happened("damage-guarded") == []


@pytest.mark.rule("mage.guard")
def test_the_guard_helps_against_a_retaliated_spell_too() -> None:
    duel = scenario(
        mage("retaliate"),
        mage(),
        mage("heal", school="earth"),
        aimed=[chain("earth", 6, by=2, last="rockfall")],
    )
    duel.does(0, "counter:retaliate").does(2, "pass")
    assert duel.life(2) == 15


@pytest.mark.rule("mage.guard")
def test_the_guard_does_not_shorten_a_chain_that_goes_on() -> None:
    duel = scenario(
        mage("rockfall", school="earth"), mage(), mage(), aimed=[chain("earth", 3, by=2, last="stone-hand")]
    )
    assert duel.does(0, "merge:rockfall").aimed_at(1) == [("rockfall", 6)]


@pytest.mark.rule("mage.bonus-once")
def test_the_bonus_stays_in_the_chain_and_merged_cards_add_their_own_worth() -> None:
    duel = scenario(
        mage("stone-hand", school="earth"), mage("rock-projectile"), mage("rockfall"), pile=["heal", "leech"]
    )
    duel.does(0, "cast:stone-hand")
    assert duel.aimed_at(1) == [("stone-hand", 2)]
    duel.does(1, "draw:pile", "merge:rock-projectile")
    assert duel.aimed_at(2) == [("rock-projectile", 2 + 2)]
    duel.does(2, "draw:pile", "merge:rockfall")
    assert duel.aimed_at(0) == [("rockfall", 2 + 2 + 3)]


@pytest.mark.rule("mage.bonus-once")
def test_merging_with_ones_own_type_earns_no_bonus() -> None:
    duel = scenario(
        mage("rockfall", school="earth"), mage(), mage(), aimed=[chain("earth", 1, by=2, last="stone-hand")]
    )
    assert duel.does(0, "merge:rockfall").aimed_at(1) == [("rockfall", 3)]


@pytest.mark.rule("mage.fusion-counts")
def test_fusion_declared_as_ones_own_type_earns_the_bonus() -> None:
    own = scenario(mage("fusion", school="water"), mage(), mage())
    assert own.does(0, "cast:fusion:water").aimed_at(1) == [("fusion", 2)]
    other = scenario(mage("fusion", school="water"), mage(), mage())
    assert other.does(0, "cast:fusion:fire").aimed_at(1) == [("fusion", 1)]


@pytest.mark.rule("mage.fusion-counts")
def test_the_guard_counts_against_the_declared_type() -> None:
    duel = scenario(mage("fusion"), mage("heal", school="death"), mage(), pile=["leech"])
    duel.does(0, "cast:fusion:death").does(1, "draw:pile", "cast:heal")
    assert [event["damage"] for event in duel.happened("mage-hurt")] == [0]


@pytest.mark.rule("mage.never-below-zero")
def test_the_guard_never_turns_damage_into_life() -> None:
    duel = scenario(
        mage("stone-hand", school="fire", life=10), mage(), mage(), aimed=[chain("fire", 0, by=2, cards=1)]
    )
    duel.does(0, "cast:stone-hand")
    assert duel.life(0) == 10
    assert [event["damage"] for event in duel.happened("mage-hurt")] == [0]


@pytest.mark.rule("mage.never-below-zero")
def test_one_damage_of_ones_own_type_hurts_not_at_all() -> None:
    duel = scenario(mage("stone-hand", school="fire"), mage(), mage(), aimed=[chain("fire", 1, by=2)])
    assert duel.does(0, "cast:stone-hand").life(0) == 20
