"""Rulings on safe spaces, forced withdrawal and the portal. [move.withdraw]"""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.vocabulary import LAKE, RED, Site
from magehall.games.mage_knight.model.agreement import Agreement
from magehall.games.mage_knight.model.pieces import NOWHERE, CityState, Token
from magehall.games.mage_knight.model.realm import is_safe, site_at
from magehall.games.mage_knight.model.turn_state import CostRule, TurnState
from magehall.games.mage_knight.movement.withdrawal import withdraw
from tests.games.mage_knight.bare import bare
from tests.games.mage_knight.scenario import hero, quest

MAP = {"0,0": "start-a", "1,-3": "countryside-2", "3,-2": "countryside-3"}
WET = {"0,0": "start-a", "3,-2": "countryside-5"}


@pytest.mark.rule("move.withdraw")
def test_who_ends_on_a_lake_goes_back_with_a_wound_for_each_space() -> None:
    frozen = TurnState(costs=(CostRule((LAKE,), fixed=1),))
    scene = bare(WET, at="2,-1", turn=frozen, move=1).does("move:3,-2")
    assert withdraw(scene.flow, 0) == 1
    assert (scene.hero.space, scene.hero.hand) == ("2,-1", ["wound"])


@pytest.mark.rule("move.withdraw")
def test_the_way_back_is_the_way_one_came() -> None:
    scene = bare(MAP, at="1,-1", move=9, others=["2,-1", "2,-2"]).does("move:2,-1", "move:2,-2")
    assert withdraw(scene.flow, 0) == 2
    assert (scene.hero.space, scene.hero.hand) == ("1,-1", ["wound", "wound"])


@pytest.mark.rule("move.withdraw")
def test_nobody_withdraws_from_a_safe_space() -> None:
    scene = bare(MAP, at="1,-1", move=9).does("move:2,-1")
    assert withdraw(scene.flow, 0) == 0
    assert scene.hero.hand == []


@pytest.mark.rule("move.safe")
def test_a_safe_space_is_open_to_all_and_without_another_hero() -> None:
    tokens = {"4,-3": [Token("guardsmen", up=True)], "1,-4": [Token("prowlers", up=True)]}
    scene = bare(MAP, others=["3,-3"], tokens=tokens)
    unsafe = ["0,1", "4,-3", "1,-4", "3,-3"]
    assert [space for space in ("0,0", "2,-1", *unsafe) if not is_safe(scene.state, 0, space)] == unsafe


@pytest.mark.rule("move.shared")
def test_several_heroes_share_the_portal_and_a_conquered_city() -> None:
    scene = bare({"0,0": "start-a", "3,-2": "core-8"}, others=["0,0", "3,-2"])
    scene.state.edit_realm().cities["3,-2"] = CityState(RED, 4, shields=(1,))
    assert is_safe(scene.state, 0, "0,0")
    assert is_safe(scene.state, 0, "3,-2")


@pytest.mark.rule("site.portal")
def test_a_hero_who_ends_on_the_portal_waits_beyond_it() -> None:
    scene = quest(hero("tovak", space="0,0"), hero("goldyx", space="0,0"))
    scene.does(0, "end:turn")
    assert scene.hero(0).space == NOWHERE
    assert scene.happened("hero-left-map", 0)
    scene.does(1, "end:turn")
    assert scene.hero(0).space == "0,0"
    assert scene.happened("hero-appeared", 0)


@pytest.mark.rule("scenario.one-to-return")
def test_a_closed_portal_is_a_space_like_any_other() -> None:
    agreement = Agreement("one-to-return", 4, [3], portal_closes=True)
    assert site_at(bare(MAP, agreement=agreement).state, "0,0") is Site.PORTAL
    later = bare(MAP, agreement=agreement, day=2, others=["0,0"])
    assert site_at(later.state, "0,0") is None
    assert not is_safe(later.state, 0, "0,0")
