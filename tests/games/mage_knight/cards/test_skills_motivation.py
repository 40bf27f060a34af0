"""Rulings on Motivation, which every hero has. [skill.motivation]"""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.mage_knight.model.pieces import SkillState
from tests.games.mage_knight.scenario import Scene, hero, quest

COLORS = {"arythea": "red", "goldyx": "green", "norowas": "white", "tovak": "blue"}


def motivated(name: str, **more: Any) -> dict[str, Any]:
    """A hero with Motivation and a hand to play from."""
    return hero(name, skills=[f"motivation-{name}"], hand=["march", "rage"], **more)


@pytest.mark.rule("skill.motivation")
@pytest.mark.parametrize("name", COLORS)
def test_motivation_draws_two_cards_and_alone_at_the_table_brings_a_mana(name: str) -> None:
    scene = quest(motivated(name)).does(0, f"use:motivation-{name}")
    assert len(scene.hero().hand) == 4
    assert scene.hero().mana == [COLORS[name]]
    assert scene.hero().skills[f"motivation-{name}"] is SkillState.DOWN


@pytest.mark.rule("skill.motivation")
def test_only_who_alone_has_the_least_fame_gains_the_mana() -> None:
    behind = quest(motivated("tovak", fame=1), motivated("goldyx", fame=2)).does(0, "use:motivation-tovak")
    assert behind.hero(0).mana == ["blue"]
    level = quest(motivated("tovak", fame=1), motivated("goldyx", fame=1)).does(0, "use:motivation-tovak")
    assert (level.hero(0).mana, len(level.hero(0).hand)) == ([], 4)


def ends(scene: Scene, seat: int) -> None:
    """Play a card and end the turn."""
    scene.does(seat, scene.offers(seat, "play:")[0], "end:turn", "keep:hand")


@pytest.mark.rule("skill.motivation")
def test_after_a_motivation_nobody_uses_one_until_the_end_of_the_next_turn_of_who_did() -> None:
    scene = quest(motivated("tovak"), motivated("goldyx")).does(0, "use:motivation-tovak")
    ends(scene, 0)
    scene.does(1, *scene.offers(1, "begin:turn"))
    assert scene.refuses(1, "use:motivation-goldyx") == ("refused-motivated", "skill.motivation")
    ends(scene, 1)
    scene.does(0, *scene.offers(0, "begin:turn"))
    ends(scene, 0)
    scene.does(1, "use:motivation-goldyx")
    assert scene.hero(1).skills["motivation-goldyx"] is SkillState.DOWN


@pytest.mark.rule("skill.motivation", "turn.before")
def test_motivation_serves_before_ones_turn_and_its_mana_stays_for_that_turn() -> None:
    scene = quest(motivated("tovak"), hero("goldyx", fame=5), at="before")
    scene.does(0, "use:motivation-tovak")
    assert len(scene.hero(0).hand) == 4
    scene.does(0, *scene.offers(0, "begin:turn"))
    assert scene.hero(0).mana == ["blue"]


@pytest.mark.rule("skill.motivation", "turn.before")
def test_a_motivation_before_ones_turn_frees_the_others_after_that_turn() -> None:
    scene = quest(motivated("tovak"), motivated("goldyx"), at="before").does(0, "use:motivation-tovak")
    ends(scene, 0)
    scene.does(1, "use:motivation-goldyx")
    assert len(scene.hero(1).hand) == 4


@pytest.mark.rule("turn.before", "skills.use")
def test_other_skills_wait_for_the_turn() -> None:
    me = hero("tovak", skills=["motivation-tovak", "double-time"], hand=["march"])
    scene = quest(me, at="before")
    assert scene.refuses(0, "use:double-time") == ("refused-not-before-turn", "turn.before")
