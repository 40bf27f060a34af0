"""Rulings on plundering and on the altars of ruins. [site.plunder] [site.altar]"""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.vocabulary import BLUE, GOLD, NIGHT
from magehall.games.mage_knight.interaction.plunder import plunder, why_not_plunder
from magehall.games.mage_knight.model.deeds.interaction import OfferToAltar
from magehall.games.mage_knight.model.pieces import Hero, RuinsToken
from magehall.games.mage_knight.model.turn_state import Stage, TurnState
from tests.games.mage_knight.bare import Bare, bare

MAP = {"0,0": "start-a", "1,-3": "countryside-2", "3,-2": "countryside-3"}
RUINED = {"0,0": "start-a", "3,-2": "countryside-8"}
RUINS = "4,-3"


def why_not(scene: Bare, seat: int) -> tuple[str, str] | None:
    verdict = why_not_plunder(scene.state, seat)
    return None if verdict is None else (verdict.reason.key.removeprefix("refused-"), verdict.rule)


@pytest.mark.rule("site.plunder")
def test_plundering_gives_two_cards_for_a_step_of_reputation_once_between_turns() -> None:
    scene = bare(MAP, others=["2,-1"])
    scene.state.edit_hero(1).deck = ["march", "stamina", "rage"]
    assert why_not(scene, 1) is None
    plunder(scene.flow, 1)
    robber = scene.state.hero(1)
    assert (robber.hand, robber.deck, robber.reputation) == (["march", "stamina"], ["rage"], -1)
    assert why_not(scene, 1) == ("plundered-already", "site.plunder")


@pytest.mark.rule("site.plunder")
def test_nobody_plunders_in_a_turn_of_their_own_or_without_a_village() -> None:
    scene = bare(MAP, at="2,-1", others=["2,-2"])
    assert why_not(scene, 0) == ("plunder-in-turn", "site.plunder")
    assert why_not(scene, 1) == ("no-village", "site.plunder")
    before = bare(MAP, at="2,-1", turn=TurnState(stage=Stage.BEFORE))
    assert why_not(before, 0) is None


def at_altar(hero: Hero, **more: object) -> Bare:
    scene = bare(RUINED, at=RUINS, hero=hero, ruins={RUINS: RuinsToken("altar-blue", up=True)})
    for name, value in more.items():
        setattr(scene.state.edit_calendar(), name, value)
    return scene.again()


@pytest.mark.rule("site.altar")
def test_three_mana_of_its_colour_make_an_altar_give_fame() -> None:
    scene = at_altar(Hero("tovak", mana=[BLUE, GOLD], crystals={BLUE: 1})).does("altar")
    scene.does("pay:token-blue", "pay:token-gold:blue", "pay:crystal-blue")
    assert (scene.hero.fame, scene.turn.stage) == (7, Stage.AFTER)
    assert scene.state.realm.shields == {RUINS: (0,)}
    assert RUINS not in scene.state.realm.ruins
    assert scene.refuses(OfferToAltar()) == ("no-altar", "site.altar")


@pytest.mark.rule("site.altar")
def test_an_altar_wants_all_three_and_no_gold_at_night() -> None:
    hero = Hero("tovak", mana=[BLUE, BLUE])
    assert at_altar(hero).refuses(OfferToAltar()) == ("not-enough-mana", "mana.pay")
    hero = Hero("tovak", mana=[BLUE, BLUE, GOLD])
    assert at_altar(hero, time=NIGHT).refuses(OfferToAltar()) == ("gold-at-night", "mana.gold")


@pytest.mark.rule("site.altar")
def test_an_altar_is_the_action_of_the_turn_and_of_one_hero() -> None:
    token = {RUINS: RuinsToken("altar-blue", up=True)}
    mana = [BLUE, BLUE, BLUE]
    after = bare(
        RUINED, at=RUINS, ruins=token, hero=Hero("tovak", mana=mana[:]), turn=TurnState(stage=Stage.AFTER)
    )
    assert after.refuses(OfferToAltar()) == ("action-over", "site.altar")
    crowd = bare(RUINED, at=RUINS, ruins=token, hero=Hero("tovak", mana=mana[:]), others=[RUINS])
    assert crowd.refuses(OfferToAltar()) == ("hero-here", "move.heroes")
