"""Rulings on playing cards: for their effects, for their price, or sideways. [cards]"""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.mage_knight.cards.catalogue import DEED_CARDS, WOUND
from magehall.games.mage_knight.cards.vocabulary import MELEE, PHYSICAL, Kind
from tests.games.mage_knight.scenario import Scene, fight, hero, quest

TILES = {"3,-2": "countryside-3"}
VILLAGE = "2,-1"


def holding(*hand: str, **more: Any) -> Scene:
    """Arythea in her turn with this hand; the dice of the Source are black."""
    return quest(hero("arythea", hand=[*hand], **more), source=["black", "black", "black"])


@pytest.mark.rule("cards.kinds")
def test_deed_cards_are_actions_spells_artifacts_and_wounds() -> None:
    assert {card.kind for card in DEED_CARDS.values()} == {
        Kind.BASIC_ACTION,
        Kind.ADVANCED_ACTION,
        Kind.SPELL,
        Kind.ARTIFACT,
    }
    assert WOUND not in DEED_CARDS


@pytest.mark.rule("cards.play")
def test_a_card_is_played_once_for_its_effect_or_its_strong_effect_or_sideways() -> None:
    scene = holding("march", crystals={"green": 2}).does(0, "play:march:basic")
    assert (scene.hero().hand, scene.turn().played) == ([], ["march"])
    assert scene.refuses(0, "play:march:move") == ("refused-not-held", "cards.play")


@pytest.mark.rule("cards.play")
def test_no_card_is_made_strong_after_it_was_played() -> None:
    scene = holding("march", crystals={"green": 2}).does(0, "play:march:basic")
    assert scene.refuses(0, "play:march:strong") == ("refused-not-held", "cards.play")
    assert scene.turn().move == 2


@pytest.mark.rule("cards.action")
def test_the_strong_effect_of_an_action_takes_mana_of_its_colour() -> None:
    poor = holding("march", crystals={"red": 1})
    assert poor.refuses(0, "play:march:strong") == ("refused-no-mana", "mana.pay")
    scene = holding("march", crystals={"green": 1}).does(0, "play:march:strong", "pay:crystal-green")
    assert scene.turn().move == 4


@pytest.mark.rule("cards.spell")
def test_a_spell_takes_mana_of_its_colour_and_strong_a_black_one_more() -> None:
    combat = fight("prowlers")
    broke = quest(hero("arythea", hand=["fireball"]), source=["black", "black", "black"], combat=combat)
    assert broke.refuses(0, "play:fireball:basic") == ("refused-no-mana", "mana.pay")
    me = hero("arythea", hand=["fireball"], mana=["red", "black"])
    cast = quest(me, combat=combat).does(0, "play:fireball:basic", "pay:token-red")
    assert cast.hero().mana == ["black"]
    strong = quest(me, combat=combat, time="night")
    strong.does(0, "play:fireball:strong", "pay:token-red", "pay:token-black")
    assert strong.hero().mana == []


@pytest.mark.rule("cards.spell", "sideways")
def test_a_spell_sideways_takes_no_mana() -> None:
    assert holding("fireball").does(0, "play:fireball:move").turn().move == 1


@pytest.mark.rule("cards.artifact")
def test_an_artifact_leaves_the_game_for_its_strong_effect_alone() -> None:
    basic = holding("golden-grail", "march").does(0, "play:golden-grail:basic", "end:turn", "keep:hand")
    assert "golden-grail" in basic.hero().discard
    strong = holding("golden-grail", "march").does(0, "play:golden-grail:strong", "end:turn", "keep:hand")
    assert "golden-grail" not in strong.hero().discard + strong.hero().hand + strong.hero().deck


@pytest.mark.rule("cards.cost")
def test_an_effect_that_costs_a_card_needs_one_and_a_wound_is_none() -> None:
    wounded = holding("improvisation", "wound")
    assert wounded.refuses(0, "play:improvisation:basic")[1] == "cards.cost"
    scene = holding("improvisation", "wound", "rage").does(0, "play:improvisation:basic")
    assert scene.refuses(0, "discard:wound") == ("refused-a-wound", "cards.cost")
    scene.does(0, "discard:rage", "choose:move-3")
    assert scene.turn().move == 3


@pytest.mark.rule("cards.discard")
def test_a_discarded_card_goes_on_the_discard_pile() -> None:
    scene = holding("improvisation", "rage").does(
        0, "play:improvisation:basic", "discard:rage", "choose:move-3"
    )
    assert scene.hero().discard == ["rage"]


@pytest.mark.rule("cards.draw")
def test_as_many_cards_are_drawn_as_there_are() -> None:
    scene = holding("tranquility", deck=["rage"], crystals={"green": 1})
    scene.does(0, "play:tranquility:strong", "pay:crystal-green", "choose:draw-2")
    assert (scene.hero().hand, scene.hero().deck) == (["rage"], [])


@pytest.mark.rule("cards.throw-away", "offers", "offers.refill")
def test_a_card_thrown_away_leaves_the_game_and_the_offer_is_refilled_at_the_top() -> None:
    offers = {"actions": ["ambush", "agility", "intimidate"], "action_deck": ["refreshing-walk"]}
    scene = quest(hero("arythea", hand=["training", "rage"]), offers=offers)
    scene.does(0, "play:training:basic", "throw:rage", "take:intimidate")
    assert scene.hero().discard == ["intimidate"]
    assert scene.state.offers.actions == ["refreshing-walk", "ambush", "agility"]
    assert "rage" not in scene.hero().hand


@pytest.mark.rule("gain.card")
def test_a_bought_spell_comes_on_top_of_the_deck() -> None:
    me = hero("arythea", space="3,-2", hand=["march"], crystals={"red": 1})
    scene = quest(
        me,
        tiles={"3,-2": "countryside-4"},
        shields={"3,-2": [0]},
        offers={"spells": ["fireball"]},
        influence=7,
    )
    scene.does(0, "interact", "buy:spell:fireball", "pay:crystal-red")
    assert scene.hero().deck[0] == "fireball"


# Sideways


@pytest.mark.rule("sideways")
def test_any_card_gives_one_point_sideways_to_move_deal_attack_or_block() -> None:
    assert holding("promise").does(0, "play:promise:move").turn().move == 1
    dealing = quest(hero("arythea", hand=["march"], space=VILLAGE), tiles=TILES)
    assert dealing.does(0, "interact", "play:march:influence").turn().influence == 1
    attacking = quest(hero("arythea", hand=["march"]), combat=fight("prowlers", phase="attack"))
    attacking.does(0, "play:march:attack")
    assert [(one.points, one.mode, one.element) for one in attacking.combat.attacks] == [(1, MELEE, PHYSICAL)]
    blocking = quest(hero("arythea", hand=["march"]), combat=fight("prowlers", phase="block"))
    blocking.does(0, "play:march:block")
    assert [(one.points, one.element) for one in blocking.combat.blocks] == [(1, PHYSICAL)]


@pytest.mark.rule("sideways")
def test_no_card_sideways_is_a_ranged_attack() -> None:
    scene = quest(hero("arythea", hand=["march"]), combat=fight("prowlers", phase="ranged"))
    assert scene.refuses(0, "play:march:attack") == ("refused-not-attacking", "sideways")


@pytest.mark.rule("wounds.cards", "sideways")
def test_a_wound_is_played_neither_for_anything_nor_sideways() -> None:
    scene = holding("wound", "march")
    assert scene.refuses(0, "play:wound:move") == ("refused-a-wound", "wounds.cards")
    assert scene.offers(0, "play:wound") == []


@pytest.mark.rule("wounds.cards", "draw.discard")
def test_a_wound_is_not_discarded_before_drawing() -> None:
    scene = holding("wound", "march", "rage").does(0, "play:march:basic", "end:turn")
    assert scene.refuses(0, "shed:wound") == ("refused-wound-stays", "draw.discard")


@pytest.mark.rule("wounds.hero")
def test_a_wounded_hero_takes_wounds_into_hand() -> None:
    scene = quest(hero("arythea", hand=["march"]), combat=fight("prowlers", phase="block")).does(
        0, "next:damage"
    )
    assert scene.hero().hand == ["march", "wound", "wound"]
