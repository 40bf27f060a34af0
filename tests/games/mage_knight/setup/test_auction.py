"""Rulings on the auction of heroes."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.model.deeds.setup import Bid
from magehall.games.mage_knight.model.values import level_of
from tests.games.mage_knight.rounds import Rounds, begun


def auction(seats: int = 3) -> tuple[Rounds, list[int]]:
    """A match whose heroes are bid for, and the order in which they are chosen."""
    scene = begun(seats, scenario="full-conquest", auction=True)
    return scene, list(scene.state.calendar.order)


@pytest.mark.rule("variant.auction")
def test_a_hero_nobody_else_wants_is_taken_without_a_loss() -> None:
    scene, (first, second, third) = auction()
    scene.does(first, "hero:tovak").does(second, "bid:none").does(third, "bid:none")
    assert scene.state.hero(first).name == "tovak"
    assert scene.state.hero(first).fame == 0
    assert scene.asked == (second, "ask-hero")


@pytest.mark.rule("variant.auction")
def test_who_chooses_earlier_need_only_match_a_bid_and_others_must_exceed_it() -> None:
    scene, (first, second, third) = auction()
    scene.does(first, "hero:tovak").does(second, "bid:2")
    assert scene.asked == (first, "ask-bid")
    assert scene.offers(first)[:2] == ["bid:none", "bid:2"]
    scene.does(first, "bid:2")
    assert scene.why_not(second, Bid(2)) == ("refused-bid-too-low", "variant.auction")
    scene.does(second, "bid:none")
    assert scene.offers(third)[:2] == ["bid:none", "bid:3"]
    scene.does(third, "bid:4").does(first, "bid:none")
    assert scene.state.hero(third).name == "tovak"
    assert [scene.state.hero(seat).fame for seat in (first, second, third)] == [0, 0, -4]
    assert scene.asked == (first, "ask-hero")


@pytest.mark.rule("variant.auction", "levels")
def test_fame_below_nought_is_still_level_one() -> None:
    assert level_of(-4) == 1


@pytest.mark.rule("variant.auction", "tactics.choose")
def test_first_tactics_are_chosen_in_reverse_order_whatever_was_bid() -> None:
    scene, (first, second) = auction(2)
    scene.does(first, "hero:tovak").does(second, "bid:5").does(first, "bid:none", "hero:goldyx")
    assert scene.state.hero(second).fame == -5
    assert scene.asked == (second, "ask-tactic")
    scene, (first, second) = auction(2)
    scene.does(first, "hero:tovak").does(second, "bid:5").does(first, "bid:5").does(second, "bid:none")
    scene.does(second, "hero:goldyx")
    assert scene.state.hero(first).fame == -5
    assert scene.asked == (second, "ask-tactic")
