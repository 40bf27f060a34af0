"""Rulings on mines for which no brown token was left."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_knight.scenario import Scene, hero, quest

MINE, BESIDE, NEW_TILE, NEW_MINE = "2,-1", "3,-3", "4,-5", "4,-4"
"""Countryside 2 lies next to the start, and countryside 5, with the mine in its south-east, comes next."""

MONSTERS = ["minotaur", "gargoyle", "medusa", "crypt-worm", "werewolf"] * 2


def mines(space: str, **more: Any) -> Scene:
    """Two heroes among the mines; one of them is about to act."""
    return quest(
        hero("tovak", hand=["march", "rage", "rage"], space=space),
        hero("goldyx", space="1,0"),
        scenario="mines-liberation",
        tiles={"3,-2": "countryside-2", "1,-3": "countryside-6"},
        shields={"1,-3": [1]},
        tile_deck=["countryside-5"],
        **more,
    )


@pytest.mark.rule("scenario.mines-liberation")
def test_something_stands_for_the_brown_enemy_of_a_mine_when_no_token_is_left() -> None:
    scene = mines(BESIDE, move=2, tokens={MINE: MONSTERS}).does(0, f"explore:{NEW_TILE}")
    assert scene.state.realm.stand_ins == [NEW_MINE]
    shown = next(
        space for space in scene.match.view(1)["table"]["realm"]["spaces"] if space["place"] == NEW_MINE
    )
    assert [token["pile"] for token in shown["tokens"]] == ["green", "brown"]


def held(*tokens: str) -> Scene:
    """A hero in a mine that something stands in for."""
    return mines(MINE, tokens={MINE: list(tokens)}, stand_ins=[MINE], piles={"brown": ["medusa"]})


@pytest.mark.rule("scenario.mines-liberation")
def test_its_token_is_drawn_when_the_mine_is_entered_and_then_stays() -> None:
    scene = held("prowlers").does(0, f"enter:{MINE}")
    assert [foe.enemy for foe in scene.state.foes().values()] == ["prowlers", "medusa"]
    assert scene.state.realm.stand_ins == []
    scene.does(0, "next:block", "next:damage", "damage:foe-1:hero", "damage:foe-2:hero", "next:end")
    assert [token.enemy for token in scene.state.realm.tokens[MINE]] == ["prowlers", "medusa"]


@pytest.mark.rule("scenario.mines-liberation", "site.mine")
def test_a_mine_that_something_stands_in_for_is_not_free() -> None:
    scene = held()
    assert f"enter:{MINE}" in scene.offers(0)
    scene.does(0, "end:turn", "shed:march", "keep:hand")
    assert not any(scene.hero().crystals.values())
