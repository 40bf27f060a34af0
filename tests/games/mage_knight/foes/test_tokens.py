"""Rulings on piles of enemy tokens and on what enemies withstand."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.catalogue import ENEMY_TOKENS
from magehall.games.mage_knight.cards.vocabulary import BLUE, GREEN, RED, Pile, Resistance
from magehall.games.mage_knight.foes.tokens import discard_token, draw_token
from magehall.games.mage_knight.foes.values import fame, immune
from magehall.games.mage_knight.model.combat_state import Foe, Origin
from tests.games.mage_knight.combat.skirmish import beside_rampaging


@pytest.mark.rule("enemy.piles")
def test_an_empty_pile_is_made_anew_of_its_discards() -> None:
    scene, _ = beside_rampaging()
    scene.pile(Pile.GREY, "golems")
    assert draw_token(scene.flow, Pile.GREY) == "golems"
    assert draw_token(scene.flow, Pile.GREY) is None
    discard_token(scene.flow, "golems")
    assert scene.state.piles.discarded[Pile.GREY] == ("golems",)
    assert draw_token(scene.flow, Pile.GREY) == "golems"
    assert scene.state.piles.discarded[Pile.GREY] == ()


@pytest.mark.rule("combat.resist-effects")
def test_red_effects_fail_on_fire_resistance_and_blue_ones_on_ice_resistance() -> None:
    scene, _ = beside_rampaging()
    fire, ice = Foe("fire-mages", Origin.GARRISON), Foe("ice-mages", Origin.GARRISON)
    found = [(immune(scene.state, fire, color), immune(scene.state, ice, color)) for color in (RED, BLUE)]
    assert found == [(True, False), (False, True)]
    assert not immune(scene.state, fire, GREEN)
    assert not immune(scene.state, fire, None)
    fire.lost_resistances.append(Resistance.FIRE)
    assert not immune(scene.state, fire, RED)


@pytest.mark.rule("enemy.fame")
def test_fame_is_printed_and_effects_add_to_it() -> None:
    assert fame(Foe("prowlers", Origin.RAMPAGING)) == 2
    assert fame(Foe("prowlers", Origin.RAMPAGING, more_fame=1)) == 3
    assert fame(Foe("prowlers", Origin.DRAWN, double_fame=True)) == 4
    assert fame(Foe("gargoyle", Origin.SUMMONED)) == 0


@pytest.mark.rule("enemy.abilities")
def test_a_summoner_has_no_attack_of_its_own() -> None:
    assert [enemy.id for enemy in ENEMY_TOKENS.values() if not enemy.attack] == [
        "orc-summoners",
        "illusionists",
    ]
