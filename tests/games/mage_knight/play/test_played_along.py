"""Rulings on cards that play another card, on cards in combat, and on a hand of wounds."""

from __future__ import annotations

import pytest

from tests.games.mage_knight.scenario import fight, hero, quest


@pytest.mark.rule("card.concentration")
def test_concentration_needs_another_action_that_can_be_used_now() -> None:
    scene = quest(hero("goldyx", hand=["will-focus", "rage"], crystals={"green": 1}))
    assert scene.refuses(0, "play:will-focus:strong")[0] == "refused-not-in-combat"
    able = quest(hero("goldyx", hand=["will-focus", "march"], crystals={"green": 1}))
    able.does(0, "play:will-focus:strong", "pay:crystal-green", "with:march")
    assert able.turn().move == 4 + 3


@pytest.mark.rule("combat.phases")
def test_cards_are_played_in_the_phases_of_a_combat() -> None:
    scene = quest(hero("tovak", hand=["rage", "march"]), combat=fight("prowlers", phase="attack"))
    scene.does(0, "play:rage:basic", "choose:attack-2", "play:march:attack", "strike:foe-1")
    assert scene.state.combat is None
    assert scene.hero().fame == 2


@pytest.mark.rule("draw.discard")
def test_who_holds_only_wounds_is_asked_before_drawing_all_the_same() -> None:
    scene = quest(hero("tovak", hand=["wound"], deck=["march"]), at="ending")
    assert scene.offers(0) == ["keep:hand"]
    scene.does(0, "keep:hand")
    assert scene.hero().hand == ["wound", "march"]


@pytest.mark.rule("turn.one-card")
def test_who_holds_only_wounds_recovers_and_starts_no_combat() -> None:
    tiles, tokens = {"3,-2": "countryside-1"}, {"3,-3": ["prowlers"]}
    wounded = quest(hero("tovak", hand=["wound"], space="2,-2"), tiles=tiles, tokens=tokens)
    assert wounded.refuses(0, "challenge:3,-3") == ("refused-only-wounds", "turn.one-card")
    assert "recover" in wounded.offers(0)
    able = quest(hero("tovak", hand=["wound", "march"], space="2,-2"), tiles=tiles, tokens=tokens)
    assert "challenge:3,-3" in able.offers(0)
