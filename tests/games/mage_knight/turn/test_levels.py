"""Levels: one for each line of the fame track."""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.mage_knight.model.deeds.turn import ChooseSkill
from magehall.games.mage_knight.model.pieces import Hero, SkillState
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.values import (
    armor,
    level_of,
    printed_hand_limit,
    reputation_influence,
)
from tests.games.mage_knight.rounds import Rounds, ending, hero_with
from tests.games.mage_knight.scenario import Scene, fight, hero, quest

OWN = ["double-time", "shield-mastery", "resistance-break"]


def risen(fame: int) -> Rounds:
    """A turn of Tovak that ends with so much fame."""
    change = hero_with(hand=[], deck=[], fame=fame, skill_pile=list(OWN))
    return ending(change).does(0, "end:turn")


@pytest.mark.rule("levels.up")
@pytest.mark.parametrize(
    ("fame", "level"),
    [(-2, 1), (0, 1), (2, 1), (3, 2), (7, 2), (8, 3), (35, 6), (98, 9), (99, 10), (150, 10)],
)
def test_the_fame_track_has_ten_lines(fame: int, level: int) -> None:
    assert level_of(fame) == level


@pytest.mark.rule("levels.token")
def test_odd_levels_turn_up_new_tokens() -> None:
    values = [
        (armor(hero), printed_hand_limit(hero)) for hero in (Hero("tovak", level=n) for n in (1, 3, 5, 7, 9))
    ]
    assert values == [(2, 5), (3, 5), (3, 6), (4, 6), (4, 7)]


@pytest.mark.rule("levels.token")
def test_reputation_adds_influence_or_forbids_dealing() -> None:
    steps = [reputation_influence(Hero("tovak", reputation=steps)) for steps in (-7, -6, -3, 0, 2, 7)]
    assert steps == [None, -5, -1, 0, 1, 5]


@pytest.mark.rule("levels.skill", "levels.action")
def test_an_even_level_shows_two_skills_of_which_one_is_kept_with_an_action_of_choice() -> None:
    scene = risen(3)
    assert scene.offers(0) == ["skill:double-time", "skill:shield-mastery"]
    assert scene.why_not(0, ChooseSkill("resistance-break")) == ("refused-skill-not-there", "levels.skill")
    scene.does(0, "skill:shield-mastery")
    actions = list(scene.state.offers.actions)
    assert scene.offers(0) == [f"gain:{card}" for card in actions]
    scene.does(0, f"gain:{actions[1]}")
    hero = scene.state.hero(0)
    assert hero.skills == {"shield-mastery": SkillState.READY}
    assert hero.skill_pile == ["resistance-break"]
    assert hero.hand == [actions[1]]
    assert "double-time" in scene.state.offers.skills


@pytest.mark.rule("levels.common", "levels.action")
def test_a_common_skill_comes_with_the_lowest_action_and_both_own_ones_go_there() -> None:
    def offered(state: Quest) -> None:
        state.edit_offers().skills = ["dark-paths", "i-feel-no-pain"]

    change = hero_with(hand=[], deck=[], fame=3, skill_pile=list(OWN))
    scene = ending(change, offered).does(0, "end:turn")
    lowest = scene.state.offers.actions[-1]
    assert scene.why_not(0, ChooseSkill("i-feel-no-pain")) == ("refused-own-common-skill", "levels.common")
    scene.does(0, "skill:dark-paths")
    assert scene.state.hero(0).hand == [lowest]
    assert set(scene.state.hero(0).skills) == {"dark-paths"}
    assert {"i-feel-no-pain", "double-time", "shield-mastery"} <= set(scene.state.offers.skills)


@pytest.mark.rule("levels.up", "levels.token")
def test_each_line_crossed_in_a_turn_is_a_level() -> None:
    scene = risen(16)
    for _ in range(2):
        scene.does(0, scene.offers(0, "skill")[0])
        scene.does(0, scene.offers(0, "gain")[0])
    assert scene.state.hero(0).level == 4
    assert len(scene.state.hero(0).skills) == 2


@pytest.mark.rule("solo.skills")
def test_alone_a_skill_gained_turns_up_one_of_the_dummy_players_hero() -> None:
    scene = risen(3)
    assert scene.state.dummy is not None
    shown = scene.state.dummy.skill_pile[0]
    scene.does(0, "skill:double-time")
    assert scene.state.offers.skills == ["shield-mastery", shown]


@pytest.mark.rule("scenario.blitz")
def test_in_a_blitz_each_new_line_brings_a_fame() -> None:
    def blitz(state: Quest) -> None:
        state.edit("agreement", type(state.agreement)).fame_per_line = 1

    change = hero_with(hand=[], deck=[], fame=7, level=2)
    scene = ending(change, hero_with(fame=8), blitz).does(0, "end:turn")
    assert (scene.state.hero(0).level, scene.state.hero(0).fame) == (3, 9)


def in_a_blitz(enemy: str, **turn: Any) -> Scene:
    """Tovak, with a fame of 2, defeats an enemy in a Blitz."""
    units = [{"card": "peasants", "id": "peasants"}]
    own = hero("tovak", hand=["march"], deck=["rage", "stamina"], space="1,-1", fame=2, units=units)
    scene = quest(
        own,
        hero("goldyx"),
        scenario="blitz-conquest",
        tiles={"1,-3": "countryside-1", "3,-2": "countryside-2"},
        offers={"units": ["foresters"], "actions": ["agility"]},
        turns=[{"seat": 0, "stage": "combat", "path": ["1,-1"], "played_or_discarded": True, **turn}],
        combat=fight(
            {"enemy": enemy, "origin": "drawn"},
            phase="attack",
            attacks=[{"points": 9, "mode": "melee", "element": "physical"}],
        ),
    )
    return scene.does(0, "strike:foe-1")


@pytest.mark.rule("scenario.blitz", "levels.up")
def test_in_a_blitz_the_fame_of_a_new_line_comes_with_the_step_onto_it_and_once() -> None:
    scene = in_a_blitz("prowlers")
    assert (scene.hero().fame, scene.hero().level) == (5, 1), "2 for the prowlers, 1 for the line"
    scene.does(0, "end:turn")
    scene.does(0, scene.offers(0, "skill:")[0])
    assert (scene.hero().fame, scene.hero().level) == (5, 2)


@pytest.mark.rule("scenario.blitz", "rewards.unit", "levels.token")
def test_in_a_blitz_a_unit_waits_for_the_token_of_a_line_that_the_fame_of_another_reaches() -> None:
    scene = in_a_blitz("medusa", rewards=[{"kind": "unit"}])
    assert scene.hero().fame == 9, "5 for the monster, 1 for the second line, 1 for the third that it reached"
    scene.does(0, "end:turn", "wait:unit")
    scene.does(0, scene.offers(0, "skill:")[0], "gain:agility")
    assert scene.hero().level == 3
    assert "reward:unit" in scene.offers(0)
