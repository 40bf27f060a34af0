"""Enemies that a position says to lie on the map are fought there without being named again."""

from __future__ import annotations

from typing import Any

import pytest

import magehall
from magehall.games.mage_knight.model.combat_state import Origin
from tests.games.mage_knight.scenario import fight, hero, quest

KEEP = "4,-3"
WITH_KEEP = {"3,-2": "countryside-3"}
BLUE = "3,-2"
WITH_CITY: dict[str, Any] = {"scenario": "solo-conquest", "tiles": {BLUE: "core-6"}}


@pytest.mark.rule("combat.reveal", "combat.assault")
@pytest.mark.parametrize("said", [{"combat": {}}, {"combat": fight("golems")}, {"at": "combat"}])
def test_the_token_of_a_keep_is_who_is_fought_there_named_or_not(said: dict[str, Any]) -> None:
    scene = quest(hero("tovak", space=KEEP), tiles=WITH_KEEP, tokens={KEEP: ["golems"]}, **said)
    assert [foe.origin for foe in map(scene.foe, (1,))] == [Origin.GARRISON]
    assert KEEP not in scene.state.realm.tokens
    scene.does(0, "next:block", "next:damage", "next:end")
    assert [token.enemy for token in scene.state.realm.tokens[KEEP]] == ["golems"]


@pytest.mark.rule("city.garrison", "combat.reveal")
@pytest.mark.parametrize("combat", [{}, fight("monks", "gunners")])
def test_the_garrison_of_a_city_is_who_is_fought_there_named_or_not(combat: dict[str, Any]) -> None:
    city = {"level": 3, "garrison": ["monks", "gunners"]}
    scene = quest(hero("tovak", space=BLUE), cities={BLUE: city}, combat=combat, **WITH_CITY)
    assert [scene.foe(number).enemy for number in (1, 2)] == ["monks", "gunners"]
    assert scene.combat.cities == ["blue"]
    assert not scene.state.realm.cities[BLUE].garrison


@pytest.mark.rule("combat.withdrawal")
@pytest.mark.parametrize("said", [{}, {"turns": [{"seat": 0, "stage": "combat"}]}])
def test_who_fails_before_a_city_goes_back_where_no_way_is_said(said: dict[str, Any]) -> None:
    city = {"level": 3, "garrison": ["monks", "gunners"]}
    combat = {"phase": "attack"}
    scene = quest(hero("tovak", space=BLUE), cities={BLUE: city}, combat=combat, **said, **WITH_CITY)
    scene.does(0, "next:end")
    assert scene.hero().space != BLUE
    assert len(scene.state.realm.cities[BLUE].garrison) == 2


@pytest.mark.rule("combat.challenge", "combat.joining")
@pytest.mark.parametrize("where", [{}, {"space": "3,-3"}])
def test_an_orc_said_to_rampage_beside_the_hero_is_the_one_that_is_fought(where: dict[str, str]) -> None:
    orcs = {"enemy": "prowlers", "origin": "rampaging", **where}
    scene = quest(
        hero("tovak", space="3,-2"),
        tiles={"3,-2": "countryside-2"},
        tokens={"3,-3": ["prowlers"]},
        combat=fight(orcs, phase="attack"),
    )
    assert scene.foe().space == "3,-3"
    assert "3,-3" not in scene.state.realm.tokens
    scene.does(0, "next:end")
    assert [token.enemy for token in scene.state.realm.tokens["3,-3"]] == ["prowlers"]


@pytest.mark.rule("combat.reveal")
def test_others_than_those_who_lie_there_are_a_contradiction() -> None:
    with pytest.raises(magehall.PositionError, match="who lies there is in the combat"):
        quest(
            hero("tovak", space=KEEP), tiles=WITH_KEEP, tokens={KEEP: ["golems"]}, combat=fight("guardsmen")
        )


@pytest.mark.rule("scenario.mines-liberation")
def test_a_mine_that_is_to_be_freed_is_held_unless_it_bears_a_shield() -> None:
    said: dict[str, Any] = {"scenario": "mines-liberation", "tiles": {"3,-2": "countryside-2"}}
    held = quest(hero("tovak", space="2,-1"), hero("arythea"), **said)
    assert [token.up for token in held.state.realm.tokens["2,-1"]] == [True, False]
    assert held.offers(0, "enter") == ["enter:2,-1"]
    freed = quest(hero("tovak", space="2,-1"), hero("arythea"), shields={"2,-1": [0]}, **said)
    assert "2,-1" not in freed.state.realm.tokens
    kept = {"foes": ["prowlers", "gargoyle"], "phase": "attack", "attacks": [{"points": 3}]}
    fought = quest(hero("tovak", space="2,-1"), hero("arythea"), combat=kept, **said)
    assert (fought.combat.site, fought.combat.night) == ("mine", True)
    fought.does(0, "strike:foe-1", "next:end")
    assert [token.enemy for token in fought.state.realm.tokens["2,-1"]] == ["gargoyle"]
    assert (
        magehall.load_position(magehall.describe_position(fought.match)).state.things == fought.state.things
    )
