"""What the scenario booklet says of single cases, played from positions."""

from __future__ import annotations

import pytest

from tests.games.mage_knight.tables import position


@pytest.mark.rule("variant.auction", "levels.up")
def test_who_bid_fame_for_a_hero_passes_nought_without_a_level() -> None:
    scene = position("auction_no_level_at_nought").does(0, "strike:foe-1", "end:turn")
    assert (scene.hero().fame, scene.hero().level, scene.hero().skills) == (1, 1, {})


@pytest.mark.rule("scenario.one-to-return", "move.no-duel")
def test_who_holds_the_portal_when_the_end_of_the_last_night_is_announced_has_won() -> None:
    scene = position("portal_taken_when_the_end_is_announced").does(0, "move:0,0")
    assert scene.refuses(0, "duel:seat-1") == ("refused-duel-forbidden", "duel.start")
    scene.does(0, "play:march:move", "end:turn", "keep:hand")
    assert scene.hero().space == "1,-1"
    assert scene.hero().hand == ["wound"], "nobody may stay beside the hero there"
    assert scene.match.result is not None
    assert scene.match.result.winners == (1,)


@pytest.mark.rule("tactics.choose")
def test_in_the_first_round_tactics_are_chosen_in_the_reverse_order_of_heroes() -> None:
    scene = position("tactics_the_last_to_choose_a_hero_is_first")
    for seat, tactic in ((0, "early-bird"), (2, "planning"), (1, "the-right-moment")):
        assert scene.asks == {seat: "ask-tactic"}
        scene.does(seat, f"take-tactic:{tactic}")
    assert scene.state.calendar.order == [0, 2, 1]


@pytest.mark.rule("variant.upgrades")
def test_actions_are_upgraded_after_the_second_of_three_nights() -> None:
    scene = position("upgrades_twice_in_six_rounds").does(0, "play:march:basic", "end:turn")
    assert set(scene.asks.values()) == {"ask-upgrade"}
    (seat,) = scene.asks
    assert len({option.rsplit(":", 1)[-1] for option in scene.offers(seat, "upgrade:")}) <= 3
    assert scene.state.calendar.round == 5


@pytest.mark.rule("city.megapolis", "score.cities")
def test_a_megapolis_counts_as_one_city() -> None:
    result = position("megapolis_counts_as_one_city").match.result
    assert result is not None
    points = {line.words.key: line.points for line in result.sheet}
    assert points["score-cities"] == (7, 4)
    assert points["score-title-cities"] == (5, 0)


@pytest.mark.rule("score.solo")
def test_cards_left_in_the_deck_of_the_dummy_player_count_one_each() -> None:
    result = position("score_cards_left_to_the_dummy").match.result
    assert result is not None
    points = {line.words.key: line.points for line in result.sheet}
    assert (points["score-dummy-deck"], points["score-not-announced"]) == ((3,), (5,))
    assert result.winners == ()


@pytest.mark.rule("scenario.mines-liberation")
def test_a_substitute_in_a_mine_is_drawn_as_the_mine_is_entered() -> None:
    scene = position("mines_substitute_is_drawn_when_it_shows").does(0, "enter:2,-1")
    assert [foe.enemy for foe in scene.state.foes().values()] == ["prowlers", "minotaur"]


@pytest.mark.rule("cooperation.tunnel")
def test_an_assault_together_may_be_proposed_from_under_the_ground() -> None:
    scene = position("cooperation_from_under_the_ground")
    scene.does(0, "invite:3,-2:seat-1", "share:2+1").does(1, "consent:given")
    scene.does(0, "play:underground-travel:strong", "pay:token-green", "pay:token-black", "land:3,-2")
    assert scene.hero(0).space == "3,-2"
    assert scene.state.calendar.flipped == [1]
