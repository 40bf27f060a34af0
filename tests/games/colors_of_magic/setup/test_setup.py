"""Rulings on set-up, from the choice of forces to the first turn. [setup.order]"""

from __future__ import annotations

from typing import Literal

import pytest

from magehall.games.colors_of_magic.model.deeds import Deploy, LeaveOut, PickPlace, TakeCorner
from magehall.games.colors_of_magic.model.values import is_codex
from magehall.games.colors_of_magic.piles.knowledge import is_known
from magehall.games.colors_of_magic.setup.forces import READY
from magehall.games.colors_of_magic.setup.options import ForceOption, SkirmishOptions
from magehall.games.colors_of_magic.setup.table import set_table
from tests.games.colors_of_magic.field import Field

PROPHET = next(ready for ready in READY if ready.mage == "ash-prophet")


def begun(*mages: str, seats: int = 2, scenario: Literal["giant", "wisp-night"] = "giant") -> Field:
    """A match at its first question; forces are given where ``mages`` are."""
    forces = [next(ready for ready in READY if ready.mage == mage) for mage in mages]
    given = [ForceOption(one.mage, one.schools) for one in forces]
    scene = Field(seats)
    set_table(scene.flow, seats, SkirmishOptions(scenario, forces=given))
    return scene.runs()


def own(scene: Field) -> list[str]:
    """The creatures of players."""
    return [id for id, creature in scene.state.on_table().items() if creature.owner >= 0]


@pytest.mark.rule("force")
@pytest.mark.rule("force.same-mage")
def test_all_choose_at_once_and_the_same_mage_is_allowed() -> None:
    scene = begun()
    assert set(scene.asked) == {0, 1}
    scene.does(PROPHET.id, seat=0)
    assert set(scene.asked) == {0, 1}
    scene.does("force:ash-prophet:stone-skin+grand-barbecue+zephyr-dance", seat=1)
    assert [scene.state.player(seat).mage for seat in (0, 1)] == ["ash-prophet", "ash-prophet"]
    assert scene.state.player(1).schools == ("grand-barbecue", "stone-skin", "zephyr-dance")
    assert scene.happened("force-chosen") == 2


@pytest.mark.rule("force.codex-of-eleven")
def test_who_has_eleven_codex_cards_leaves_one_out() -> None:
    scene = begun("tomb-guardian", "ash-prophet")
    assert (scene.seat, scene.offers()[0]) == (0, "leave-out:spectral_guard")
    assert scene.refuses(LeaveOut("zephyr-sprite")) == ("not-in-codex", "force.codex-of-eleven")
    scene.does("leave-out:zombie_horde")
    (left,) = scene.state.player(0).left_out
    assert (scene.state.face(left), is_known(scene.state, left, 1)) == ("zombie_horde", True)


@pytest.mark.rule("setup.corners")
@pytest.mark.rule("setup.order")
@pytest.mark.rule("setup.deploy")
def test_two_take_opposite_corners_and_stand_wholly_inside() -> None:
    scene = begun("ash-prophet", "gust-aeromancer")
    first = scene.seat
    assert scene.offers() == ["corner:0", "corner:2"]
    assert scene.refuses(TakeCorner(1)) == ("no-such-corner", "setup.corners")
    scene.does("corner:2")
    assert [scene.state.player(seat).corner for seat in (first, 1 - first)] == [2, 0]
    assert (scene.seat, scene.asked[first].space) == (first, "place")
    assert scene.refuses(PickPlace(73, 90)) == ("outside-corner", "setup.corners")
    scene.does("place:74,90")
    assert scene.seat == 1 - first
    scene.does("place:20,20")
    assert len(own(scene)) == 2


@pytest.mark.rule("setup.corners")
@pytest.mark.rule("seats.more")
def test_three_take_corners_clockwise() -> None:
    scene = begun("ash-prophet", "gust-aeromancer", "spell-splicer", seats=3)
    first = scene.seat
    assert scene.offers() == ["corner:0", "corner:1", "corner:2", "corner:3"]
    scene.does("corner:3")
    corners = [scene.state.player((first + step) % 3).corner for step in range(3)]
    assert corners == [3, 0, 1]


@pytest.mark.rule("setup.hands")
@pytest.mark.rule("setup.first-player")
@pytest.mark.rule("force.codex")
def test_hands_are_dealt_and_the_last_to_deploy_names_who_begins() -> None:
    scene = begun("ash-prophet", "gust-aeromancer")
    first = scene.seat
    scene.does("corner:0", "place:10,10", "place:90,90")
    assert scene.seat == 1 - first
    for seat in (0, 1):
        player = scene.state.player(seat)
        assert (len(player.hand), len(player.deck)) == (15, 25)
        assert sum(is_codex(card) for card in player.hand) == 10
        assert not any(is_codex(card) for card in player.deck)
        assert all(is_known(scene.state, card, 1 - seat) == is_codex(card) for card in player.hand)
    scene.does(f"first:{first}")
    assert (scene.state.course.first, scene.state.course.turn) == (first, 1)
    # The first collect phase is over: mana and three cards for both.
    assert [len(scene.state.player(seat).hand) for seat in (0, 1)] == [18, 18]
    assert all(scene.state.player(seat).mana > 0 for seat in (0, 1))


@pytest.mark.rule("keyword.servant")
@pytest.mark.rule("scenario.wisp-night")
def test_a_servant_comes_free_of_cost_near_its_mage() -> None:
    scene = begun("ash-prophet", "ash-prophet", scenario="wisp-night")
    first = scene.seat
    scene.does("corner:0", "place:10,10")
    assert scene.offers() == ["servant:ash-seer", "servant:cinder-phantom", "decline"]
    assert scene.refuses(Deploy("oracle-of-flames")) == ("no-servant", "keyword.servant")
    scene.does("servant:ash-seer")
    assert scene.refuses(PickPlace(60, 60))[0] == "too-far"
    scene.does("place:20,10")
    # One of those that the scenario names, no more.
    assert scene.seat == 1 - first
    scene.does("place:90,90", "decline")
    assert len(own(scene)) == 3
    held = [len(scene.state.player(seat).hand) for seat in (first, 1 - first)]
    assert held == [14, 15]


@pytest.mark.rule("keyword.servant")
def test_a_codex_card_that_was_left_out_is_no_servant() -> None:
    scene = begun("tomb-guardian", "ash-prophet", scenario="wisp-night")
    scene.does("leave-out:zombie_horde")
    # The lot names who deploys first.
    deploys = ["place:10,10"] if scene.seat == 0 else ["place:10,10", "decline", "place:90,90"]
    scene.does("corner:0", *deploys)
    assert scene.seat == 0
    assert scene.offers() == [
        "servant:spectral_guard",
        "servant:porteur_de_pestilence",
        "servant:faucheur_d_ames",
        "servant:animated_gargoyle",
        "decline",
    ]
    assert scene.refuses(Deploy("zombie_horde")) == ("no-servant", "keyword.servant")
