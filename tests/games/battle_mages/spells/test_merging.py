"""The sheet, "Fusionner les sorts", and its worked example under "Infliger des Dégâts"."""

from __future__ import annotations

from pathlib import Path

import pytest

import magehall
from magehall.games.battle_mages import BATTLE_MAGES
from tests.games.battle_mages.scenario import Duel, bolt, chain, mage, scenario

EXAMPLE = Path(BATTLE_MAGES.folder) / "positions" / "examples" / "worked_example_chain.yaml"


@pytest.mark.rule("merge.damage")
def test_worked_example_stone_hand_rock_projectile_and_rockfall_make_six() -> None:
    """The sheet's drawing: +1 (Stone Hand), then 2 (Rock Projectile), then 3 (Rockfall), total 6."""
    duel = Duel(magehall.load_position(EXAMPLE))
    duel.does(0, "cast:stone-hand")
    assert duel.aimed_at(1) == [("stone-hand", 1)]
    duel.does(1, "draw:pile", "merge:rock-projectile")
    assert duel.aimed_at(2) == [("rock-projectile", 1 + 2)]
    duel.does(2, "draw:pile", "merge:rockfall")
    assert duel.aimed_at(0) == [("rockfall", 1 + 2 + 3)]
    duel.does(0, "draw:pile", "cast:ember-lance")
    assert duel.lives == [14, 20, 20]


@pytest.mark.rule("merge.damage")
def test_a_fourth_and_a_fifth_card_add_four_and_five() -> None:
    fourth = scenario(mage("rockfall"), mage(), mage(), aimed=[chain("earth", 6, by=2, last="stone-hand")])
    assert fourth.does(0, "merge:rockfall").aimed_at(1) == [("rockfall", 10)]
    fifth = scenario(mage("rockfall"), mage(), mage(), aimed=[chain("earth", 10, by=2, last="stone-hand")])
    assert fifth.does(0, "merge:rockfall").aimed_at(1) == [("rockfall", 15)]


@pytest.mark.rule("merge.same-type")
def test_only_a_common_spell_of_the_chains_type_merges() -> None:
    duel = scenario(
        mage("rockfall", "ember-lance", "heal"),
        mage(),
        mage(),
        aimed=[chain("earth", 1, by=2, last="stone-hand")],
    )
    assert duel.offers(0) == ["cast:ember-lance", "merge:rockfall", "cast:heal"]
    assert duel.refuses(0, "merge:ember-lance") == ("refused-other-type", "merge.same-type")


@pytest.mark.rule("merge.same-type")
def test_without_a_chain_there_is_nothing_to_merge_with() -> None:
    duel = scenario(mage("rockfall", "fusion"), mage(), mage())
    assert duel.refuses(0, "merge:rockfall") == ("refused-no-chain", "merge.same-type")
    assert duel.refuses(0, "merge:fusion") == ("refused-no-chain", "merge.same-type")


@pytest.mark.rule("merge.same-type")
def test_a_rare_spell_in_the_air_is_no_chain() -> None:
    duel = scenario(mage("rockfall", "fusion"), mage(), mage(), aimed=[bolt("rage", 3, by=2)])
    assert not [option for option in duel.offers(0) if option.startswith("merge")]
    assert duel.refuses(0, "merge:fusion") == ("refused-no-chain", "merge.same-type")


def test_a_chain_aimed_at_another_is_not_yours_to_merge_with() -> None:
    duel = scenario(
        mage("rockfall"), mage(), mage(), aimed=[chain("earth", 1, by=1, at=2, last="stone-hand")]
    )
    assert duel.offers(0) == ["cast:rockfall"]


@pytest.mark.rule("merge.other-major")
def test_a_card_with_the_chains_last_image_does_not_merge() -> None:
    duel = scenario(mage("stone-hand"), mage(), mage(), aimed=[chain("earth", 1, by=2, last="stone-hand")])
    assert duel.offers(0) == ["cast:stone-hand"]
    assert duel.refuses(0, "merge:stone-hand") == ("refused-same-image", "merge.other-major")


@pytest.mark.rule("merge.other-major")
def test_only_the_last_image_of_a_chain_counts() -> None:
    """Stone Hand began the chain, Rockfall went on: Stone Hand merges again."""
    duel = scenario(mage("rockfall"), mage(), mage(), aimed=[chain("earth", 1, by=2, last="stone-hand")])
    duel.does(0, "merge:rockfall")
    again = scenario(mage("stone-hand"), mage(), mage(), aimed=[chain("earth", 3, by=2, last="rockfall")])
    assert again.does(0, "merge:stone-hand").aimed_at(1) == [("stone-hand", 6)]


@pytest.mark.rule("merge.protects")
def test_merging_spares_you_and_sends_the_whole_chain_to_the_next_mage() -> None:
    duel = scenario(mage("rockfall"), mage(), mage(), aimed=[chain("earth", 6, by=2, last="stone-hand")])
    duel.does(0, "merge:rockfall")
    assert duel.life(0) == 20
    assert [(spell["by"], spell["at"], spell["chain"]) for spell in duel.air] == [(0, 1, 4)]


@pytest.mark.rule("merge.protects")
def test_merging_with_one_chain_does_not_stop_another_spell() -> None:
    aimed = [chain("earth", 6, by=2, last="stone-hand"), bolt("thunder", 2, by=1)]
    duel = scenario(mage("rockfall"), mage(), mage(), aimed=aimed)
    duel.does(0, "merge:rockfall")
    assert duel.life(0) == 18


@pytest.mark.rule("merge.always")
def test_a_card_that_fits_the_chain_cannot_start_one_of_its_own() -> None:
    duel = scenario(mage("rockfall"), mage(), mage(), aimed=[chain("earth", 1, by=2, last="stone-hand")])
    assert duel.offers(0) == ["merge:rockfall"]
    assert duel.refuses(0, "cast:rockfall") == ("refused-must-merge", "merge.always")


@pytest.mark.rule("merge.always")
def test_nobody_is_made_to_play_the_card_that_fits() -> None:
    duel = scenario(
        mage("rockfall", "ember-lance"), mage(), mage(), aimed=[chain("earth", 1, by=2, last="stone-hand")]
    )
    duel.does(0, "cast:ember-lance")
    assert duel.life(0) == 19


@pytest.mark.rule("merge.fusion")
@pytest.mark.parametrize("spell", ["stone-hand", "rock-projectile", "rockfall"])
def test_after_fusion_any_card_of_the_chains_type_merges(spell: str) -> None:
    duel = scenario(mage("fusion"), mage(spell), mage(), aimed=[chain("earth", 1, by=2, last=spell)])
    duel.does(0, "merge:fusion").does(1, "draw:pile")
    assert duel.does(1, f"merge:{spell}").aimed_at(2) == [(spell, 6)]


@pytest.mark.rule("merge.fusion")
def test_fusion_keeps_the_chains_type() -> None:
    duel = scenario(
        mage("fusion"), mage("ember-lance"), mage(), aimed=[chain("earth", 1, by=2, last="stone-hand")]
    )
    duel.does(0, "merge:fusion").does(1, "draw:pile")
    assert duel.refuses(1, "merge:ember-lance") == ("refused-other-type", "merge.same-type")


@pytest.mark.rule("merge.any-chain")
def test_a_chain_that_was_dodged_on_to_you_can_be_merged_with() -> None:
    aimed = [chain("earth", 1, by=2, last="stone-hand")]
    duel = scenario(mage("dodge"), mage("rockfall"), mage(), aimed=aimed)
    duel.does(0, "counter:dodge").does(1, "draw:pile", "merge:rockfall")
    assert duel.aimed_at(2) == [("rockfall", 3)]
    assert duel.life(1) == 20


@pytest.mark.rule("merge.any-chain")
def test_a_chain_from_across_the_table_can_be_merged_with() -> None:
    duel = scenario(
        mage("rockfall"), mage(), mage(), mage(), aimed=[chain("earth", 1, by=1, last="stone-hand")]
    )
    assert duel.does(0, "merge:rockfall").aimed_at(1) == [("rockfall", 3)]


@pytest.mark.rule("merge.any-chain")
def test_with_two_chains_the_merging_mage_says_which() -> None:
    aimed = [chain("earth", 1, by=1, last="stone-hand"), chain("earth", 6, by=2, last="stone-hand")]
    duel = scenario(mage("rockfall"), mage(), mage(), aimed=aimed)
    duel.does(0, "merge:rockfall")
    assert duel.asks == {0: "ask-which-spell"}
    duel.does(0, "answer:spell-1")
    assert duel.life(0) == 19
    assert duel.aimed_at(1) == [("rockfall", 10)]


def test_of_two_chains_only_those_the_card_fits_are_asked_about() -> None:
    aimed = [chain("earth", 1, by=1, last="rockfall"), chain("earth", 6, by=2, last="stone-hand")]
    duel = scenario(mage("rockfall"), mage(), mage(), aimed=aimed)
    duel.does(0, "merge:rockfall")
    assert duel.aimed_at(1) == [("rockfall", 10)]
    assert duel.life(0) == 19
