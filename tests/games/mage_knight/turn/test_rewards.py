"""Rewards at the end of a turn: in any order, each by its own rule."""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.mage_knight.cards.kinds import Reward, RewardKind
from magehall.games.mage_knight.cards.vocabulary import BLUE, GREEN, RED, WHITE
from magehall.games.mage_knight.model.deeds.turn import TakeReward, TakeWonCard, WaitForLevel
from magehall.games.mage_knight.model.pieces import Unit
from magehall.games.mage_knight.model.state import Quest
from tests.games.mage_knight.rounds import Rounds, ending, hero_with, turn_with

ARTIFACT, SPELL, ACTION, UNIT = (
    Reward(RewardKind.ARTIFACT),
    Reward(RewardKind.SPELL),
    Reward(RewardKind.ADVANCED_ACTION),
    Reward(RewardKind.UNIT),
)


def won(*rewards: Reward, **hero: Any) -> Rounds:
    """A turn that ends with these rewards."""
    return ending(turn_with(rewards=list(rewards)), hero_with(hand=[], deck=[], **hero)).does(0, "end:turn")


@pytest.mark.rule("rewards", "rewards.order")
def test_rewards_are_taken_in_any_order_at_the_end_of_the_turn() -> None:
    scene = won(SPELL, Reward(RewardKind.FAME, 2), ACTION)
    assert scene.offers(0) == ["reward:spell", "reward:fame", "reward:advanced-action"]
    assert scene.why_not(0, TakeReward("artifact")) == ("refused-not-won", "rewards.order")
    scene.does(0, "reward:fame")
    assert scene.state.hero(0).fame == 2
    assert scene.offers(0) == ["reward:spell", "reward:advanced-action"]


@pytest.mark.rule("rewards.artifact")
def test_of_all_artifacts_won_one_more_is_drawn_and_the_rest_stacked_in_any_order() -> None:
    scene = won(ARTIFACT, Reward(RewardKind.ARTIFACT, 1))
    drawn = scene.state.offers.artifact_deck[:3]
    scene.does(0, "reward:artifact")
    assert scene.offers(0) == [f"put-back:{card}" for card in drawn]
    scene.does(0, f"put-back:{drawn[1]}")
    assert scene.offers(0) == [f"stack:{drawn[0]}", f"stack:{drawn[2]}"]
    scene.does(0, f"stack:{drawn[0]}")
    assert scene.state.hero(0).hand == [drawn[2], drawn[0]]
    assert scene.state.offers.artifact_deck[-1] == drawn[1]


@pytest.mark.rule("rewards.artifact")
def test_with_a_single_artifact_left_it_is_kept() -> None:
    def last(state: Quest) -> None:
        state.edit_offers().artifact_deck = ["ruby-ring"]

    scene = ending(turn_with(rewards=[ARTIFACT]), hero_with(hand=[], deck=[]), last)
    scene.does(0, "end:turn", "reward:artifact")
    assert scene.state.hero(0).hand == ["ruby-ring"]
    assert scene.state.offers.artifact_deck == []


@pytest.mark.rule("rewards.card")
def test_a_spell_comes_from_its_offer_onto_the_deck() -> None:
    scene = won(SPELL)
    offers = list(scene.state.offers.spells)
    following = scene.state.offers.spell_deck[0]
    scene.does(0, "reward:spell", f"gain:{offers[2]}")
    assert scene.state.hero(0).hand == [offers[2]]
    assert scene.state.offers.spells == [following, *offers[:2]]


@pytest.mark.rule("rewards.card")
def test_an_advanced_action_never_comes_from_among_the_units() -> None:
    def monastery(state: Quest) -> None:
        offers = state.edit_offers()
        offers.monastery = [offers.action_deck.pop(0)]

    scene = ending(turn_with(rewards=[ACTION]), hero_with(hand=[], deck=[]), monastery)
    scene.does(0, "end:turn", "reward:advanced-action")
    there = scene.state.offers.monastery[0]
    assert scene.why_not(0, TakeWonCard(there)) == ("refused-monastery-card", "rewards.card")


@pytest.mark.rule("rewards.crystal")
def test_each_random_crystal_has_a_die_gold_by_choice_and_black_for_fame() -> None:
    scene = ending(
        turn_with(rewards=[Reward(RewardKind.RANDOM_CRYSTAL, 4)]),
        hero_with(hand=[], deck=[], crystals={RED: 3}),
    ).does(0, "end:turn")
    scene.loaded(1, 2, 5, 6).does(0, "reward:random-crystal")
    assert scene.state.hero(0).crystals == {RED: 3, BLUE: 1}
    assert (scene.state.hero(0).fame, scene.state.hero(0).mana) == (1, [])
    scene.does(0, "color:green")
    assert scene.state.hero(0).crystals[GREEN] == 1


@pytest.mark.rule("rewards.crystal")
def test_a_crystal_of_each_colour_leaves_out_those_there_are_three_of() -> None:
    scene = won(Reward(RewardKind.CRYSTALS), crystals={WHITE: 3})
    scene.does(0, "reward:crystals")
    assert scene.state.hero(0).crystals == {WHITE: 3, RED: 1, BLUE: 1, GREEN: 1}


@pytest.mark.rule("rewards.dungeon")
@pytest.mark.parametrize(("die", "reward"), [(5, "spell"), (6, "spell"), (1, "artifact"), (4, "artifact")])
def test_a_die_decides_what_a_dungeon_holds(die: int, reward: str) -> None:
    scene = won(Reward(RewardKind.SPELL_OR_ARTIFACT)).loaded(die).does(0, "reward:spell-or-artifact")
    assert scene.offers(0) == [f"reward:{reward}"]


# Units


def full_ranks(state: Quest) -> None:
    """Give seat 0 a unit under the only command token."""
    state.edit_hero(0).units = ["unit-1"]
    state.add("unit-1", Unit("peasants", 0))


@pytest.mark.rule("rewards.unit")
def test_a_unit_won_is_any_of_the_offer() -> None:
    scene = won(UNIT).does(0, "reward:unit")
    unit = scene.state.offers.units[0]
    scene.does(0, f"unit:{unit}")
    assert [scene.state.unit(id).card for id in scene.state.hero(0).units] == [unit]


@pytest.mark.rule("rewards.unit")
def test_without_a_level_to_come_a_unit_cannot_wait() -> None:
    scene = ending(full_ranks, turn_with(rewards=[UNIT]), hero_with(hand=[], deck=[])).does(0, "end:turn")
    assert scene.offers(0) == ["reward:unit"]
    assert scene.why_not(0, WaitForLevel()) == ("refused-no-token-to-come", "rewards.unit")


@pytest.mark.rule("rewards.unit", "levels.token")
def test_a_unit_may_wait_for_the_command_token_of_a_level() -> None:
    risen = hero_with(hand=[], deck=[], level=2, fame=8)
    scene = ending(full_ranks, turn_with(rewards=[UNIT, SPELL]), risen).does(0, "end:turn")
    scene.does(0, "wait:unit")
    assert scene.offers(0) == ["reward:spell"]
    spell = scene.state.offers.spells[0]
    scene.does(0, "reward:spell", f"gain:{spell}")
    assert scene.state.hero(0).level == 3
    assert scene.offers(0) == ["reward:unit"]
    unit = scene.state.offers.units[0]
    scene.does(0, "reward:unit", f"unit:{unit}")
    assert len(scene.state.hero(0).units) == 2


@pytest.mark.rule("rewards.unit")
def test_with_a_free_command_token_there_is_nothing_to_wait_for() -> None:
    scene = won(UNIT, level=2, fame=8)
    assert scene.why_not(0, WaitForLevel()) == ("refused-command-token-free", "rewards.unit")
