"""Rulings on leaps, flights and journeys. [move.jump]"""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.vocabulary import LAKE, SWAMP
from magehall.games.mage_knight.model.deeds.movement import LandOn, MoveTo
from magehall.games.mage_knight.model.frames.movement import Flight, Journey
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.moving import why_not_jump
from magehall.games.mage_knight.model.pieces import Token
from magehall.games.mage_knight.model.turn_state import Stage, TurnState
from tests.games.mage_knight.bare import bare

MAP = {"0,0": "start-a", "1,-3": "countryside-2", "3,-2": "countryside-3"}
ORC = {"1,-4": [Token("prowlers", up=True)]}
KEEP = {"4,-3": [Token("guardsmen", up=True)]}


def leaping() -> TurnState:
    return TurnState(leaps=True)


@pytest.mark.rule("move.jump")
def test_a_leap_costs_only_the_space_it_ends_on_and_provokes_nobody() -> None:
    scene = bare(MAP, at="0,-3", turn=leaping(), move=3, tokens=ORC).does("move:2,-4")
    assert (scene.hero.space, scene.turn.move, scene.combats) == ("2,-4", 0, [])


@pytest.mark.rule("move.jump")
def test_a_leap_may_be_an_assault_and_is_no_longer_than_two_spaces() -> None:
    scene = bare(MAP, at="3,-2", turn=leaping(), move=9, tokens=KEEP)
    assert scene.refuses(MoveTo("0,-2")) == ("not-adjacent", "move.adjacent")
    scene = bare(MAP, at="2,-2", turn=leaping(), move=9, tokens=KEEP)
    assert scene.does("move:4,-3").combats == [("4,-3", "")]


@pytest.mark.rule("move.fly")
def test_a_flight_passes_over_anything_onto_a_safe_space() -> None:
    scene = bare(MAP, at="0,-3", move=2, tokens=ORC).calls(Flight(0, (0, 2)))
    assert scene.refuses(LandOn("1,-4")) == ("not-safe", "move.safe")
    assert scene.refuses(LandOn("3,-3")) == ("out-of-reach", "move.fly")
    scene.does("land:2,-4")
    assert (scene.hero.space, scene.turn.move, scene.combats) == ("2,-4", 0, [])


@pytest.mark.rule("move.fly")
def test_a_flight_takes_move_points_by_its_length() -> None:
    scene = bare(MAP, at="0,-3", move=1).calls(Flight(0, (0, 2)))
    assert scene.refuses(LandOn("2,-4")) == ("too-few-move", "move.fly")
    assert scene.does("land:1,-3").turn.move == 1


@pytest.mark.rule("move.fly")
def test_a_flight_may_be_left_alone() -> None:
    assert bare(MAP, move=5).calls(Flight(0, (0, 2))).does("stay").hero.space == "0,0"


@pytest.mark.rule("move.travel")
def test_a_journey_goes_under_mountains_but_not_by_lakes() -> None:
    tiles = {"0,0": "start-a", "3,-2": "countryside-5"}
    wet = (SWAMP, LAKE)
    scene = bare(tiles, at="2,-1").calls(Journey(0, 2, wet))
    assert scene.refuses(LandOn("3,-2")) == ("out-of-reach", "move.travel")
    assert "land:3,-3" in scene.offers
    assert scene.refuses(LandOn("4,-3")) == ("out-of-reach", "move.travel")


@pytest.mark.rule("move.travel")
@pytest.mark.rule("card.underground-travel")
def test_an_attack_from_underground_ends_at_a_fortified_site_without_its_walls() -> None:
    scene = bare(MAP, at="2,-1", tokens=KEEP).calls(Journey(0, 3, (SWAMP, LAKE), assault=True))
    assert scene.refuses(LandOn("2,-2")) == ("nothing-to-assault", "card.underground-travel")
    scene.does("land:4,-3")
    assert scene.combats == [("4,-3", "")]
    assert scene.turn.ignores_sites
    assert scene.turn.path == ["2,-1", "4,-3"]


@pytest.mark.rule("card.underground-travel")
def test_an_attack_from_underground_may_end_at_a_rival() -> None:
    scene = bare(MAP, at="2,-1", others=["3,-3"]).calls(Journey(0, 3, (SWAMP, LAKE), assault=True))
    assert scene.does("land:3,-3").combats == [("3,-3", "")]


@pytest.mark.rule("move.jump")
def test_a_jump_is_not_begun_out_of_movement_or_without_a_landing() -> None:
    after = bare(MAP, turn=TurnState(stage=Stage.AFTER))
    verdict = why_not_jump(Choice(after.state, 0), Flight(0, (0,)))
    assert verdict is not None
    assert verdict.rule == "move.before-action"
    poor = bare(MAP)
    for jump, reason in (
        (Flight(0, (1,)), "refused-too-few-move"),
        (Journey(0, 1, (SWAMP, LAKE), assault=True), "refused-no-landing"),
    ):
        verdict = why_not_jump(Choice(poor.state, 0), jump)
        assert verdict is not None
        assert verdict.reason.key == reason
