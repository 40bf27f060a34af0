"""Rulings on advanced actions about people, units and learning. [cards.action]"""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.mage_knight.cards.vocabulary import GREEN
from tests.games.mage_knight.cards.plays import VILLAGE, attack, dealing, in_phase
from tests.games.mage_knight.scenario import Scene, fight, hero, quest, unit

NO_DICE: dict[str, Any] = {"source": ["black"] * 3}
"""By day a Source of no use."""


# Heroic Tale


@pytest.mark.rule("card.heroic-tale")
def test_heroic_tale_is_rewarded_for_units_recruited_before_and_after() -> None:
    own: dict[str, Any] = {"fame": 9, "crystals": {"white": 1}}
    scene = dealing("heroic-tale", "promise", "threaten", offers={"units": ["peasants", "herbalists"]}, **own)
    scene.does(0, "play:promise:basic", "play:threaten:basic", "recruit:peasants")
    scene.does(0, "play:heroic-tale:strong", "pay:crystal-white")
    assert scene.turn().influence == 6
    scene.does(0, "recruit:herbalists")
    assert (scene.hero().fame, scene.hero().reputation) == (9, 0)
    scene.does(0, "end:turn")
    assert (scene.hero().fame, scene.hero().reputation) == (9 + 2, 2)


@pytest.mark.rule("card.heroic-tale", "card.call-to-arms")
def test_a_unit_recruited_by_call_to_glory_counts_for_heroic_tale() -> None:
    own = hero("tovak", hand=["heroic-tale", "call-to-arms"], space=VILLAGE, mana=["white", "black"])
    night: dict[str, Any] = {"time": "night", "round": 2, "source": ["red"] * 3}
    scene = quest(own, tiles={"3,-2": "countryside-3"}, offers={"units": ["peasants"]}, **night)
    scene.does(0, "interact")
    scene.does(0, "play:heroic-tale:basic", "play:call-to-arms:strong", "pay:token-white", "pay:token-black")
    scene.does(0, "unit:peasants", "end:turn")
    assert scene.hero().reputation == 1


@pytest.mark.rule("card.heroic-tale")
def test_basic_heroic_tale_gives_reputation_alone() -> None:
    scene = dealing("heroic-tale", offers={"units": ["herbalists"]}).does(0, "play:heroic-tale:basic")
    assert scene.turn().influence == 3
    scene.does(0, "recruit:herbalists", "end:turn")
    assert (scene.hero().fame, scene.hero().reputation) == (0, 1)
    alone = dealing("heroic-tale").does(0, "play:heroic-tale:basic", "end:turn")
    assert (alone.hero().fame, alone.hero().reputation) == (0, 0)


@pytest.mark.rule("card.heroic-tale")
def test_units_won_as_rewards_are_not_recruited() -> None:
    turn = {
        "seat": 0,
        "stage": "interaction",
        "dealt": True,
        "path": [VILLAGE],
        "rewards": [{"kind": "unit"}],
    }
    own = hero("tovak", hand=["heroic-tale"], space=VILLAGE)
    scene = quest(own, tiles={"3,-2": "countryside-3"}, offers={"units": ["peasants"]}, turns=[turn])
    scene.does(0, "play:heroic-tale:basic", "end:turn", "reward:unit", "unit:peasants")
    assert (len(scene.hero().units), scene.hero().reputation) == (1, 0)


# Regeneration


def readying(*units: dict[str, Any], use: str = "basic") -> Scene:
    scene = quest(
        hero(
            "tovak",
            hand=["regeneration", "wound"],
            crystals={"green": 1},
            units=list(units),
            fame=50,
            level=7,
        )
    )
    pays = ["pay:crystal-green"] if use == "strong" else []
    return scene.does(0, f"play:regeneration:{use}", *pays)


@pytest.mark.rule("card.regeneration")
def test_regeneration_heals_and_readies_a_unit_of_its_level_wounded_or_not() -> None:
    spent = [unit("peasants", ready=False, wounds=1), unit("guardian-golems", ready=False)]
    scene = readying(*spent, unit("fire-mages", ready=False), unit("herbalists"))
    assert scene.turn().healing == 1
    assert scene.offers(0) == [f"unit:{id}" for id in scene.hero().units[:2]]
    assert scene.refuses(0, f"unit:{scene.hero().units[2]}")[0] == "refused-level-too-high"
    assert scene.refuses(0, f"unit:{scene.hero().units[3]}")[0] == "refused-already-ready"
    scene.does(0, f"unit:{scene.hero().units[0]}")
    readied = scene.state.unit(scene.hero().units[0])
    assert (readied.ready, readied.wounds) == (True, 1)


@pytest.mark.rule("card.regeneration")
def test_strong_regeneration_readies_units_of_the_third_level() -> None:
    scene = readying(unit("fire-mages", ready=False), use="strong")
    assert scene.turn().healing == 2
    assert scene.does(0, scene.offers(0, "unit:")[0]).state.unit(scene.hero().units[0]).ready


@pytest.mark.rule("card.regeneration")
def test_regeneration_heals_without_a_spent_unit_but_never_in_combat() -> None:
    scene = readying(unit("peasants"))
    assert scene.turn().healing == 1
    assert scene.asks == {0: "ask-turn"}
    for phase in ("ranged", "block", "attack"):
        fighting = in_phase(phase, "regeneration", units=[unit("peasants", ready=False)])
        assert fighting.refuses(0, "play:regeneration:basic") == ("refused-in-combat", "combat.no-healing")


# In Need


@pytest.mark.rule("card.in-need")
def test_in_need_counts_wounds_in_hand_and_on_units() -> None:
    own: dict[str, Any] = {
        "units": [unit("peasants", wounds=1)],
        "discard": ["wound"],
        "crystals": {"green": 1},
    }
    scene = dealing("in-need", "wound", "wound", **own).does(0, "play:in-need:basic")
    assert scene.turn().influence == 2 + 3
    strong = dealing("in-need", "wound", "wound", **own).does(0, "play:in-need:strong", "pay:crystal-green")
    assert strong.turn().influence == 4 + 2 * 3
    assert dealing("in-need").does(0, "play:in-need:basic").turn().influence == 2


# Learning


@pytest.mark.rule("card.learning")
def test_learning_buys_an_advanced_action_once_into_the_discard_pile() -> None:
    offers = {"actions": ["ambush", "diplomacy"], "action_deck": ["agility"]}
    scene = dealing("learning", "intimidate", "heroic-tale", "in-need", offers=offers, crystals={"red": 1})
    scene.does(0, "play:learning:basic")
    assert scene.turn().influence == 2
    assert scene.refuses(0, "learn:ambush:right-0")[0] == "refused-too-few-influence"
    scene.does(0, "play:intimidate:strong", "pay:crystal-red", "choose:influence-8", "play:heroic-tale:basic")
    scene.does(0, "learn:ambush:right-0")
    assert (scene.turn().influence, scene.hero().discard) == (13 - 6, ["ambush"])
    assert scene.state.offers.actions == ["agility", "diplomacy"]
    assert scene.refuses(0, "learn:diplomacy:right-0") == ("refused-no-right", "card.learning")


@pytest.mark.rule("card.learning")
def test_strong_learning_buys_into_hand() -> None:
    offers = {"actions": ["ambush"], "action_deck": ["agility"]}
    scene = dealing("learning", "threaten", offers=offers, crystals={"white": 1, "red": 1})
    scene.does(0, "play:learning:strong", "pay:crystal-white", "play:threaten:strong", "pay:crystal-red")
    assert scene.turn().influence == 4 + 5
    scene.does(0, "learn:ambush:right-0")
    assert (scene.turn().influence, scene.hero().hand) == (0, ["ambush"])


@pytest.mark.rule("card.learning")
def test_learning_also_buys_outside_an_interaction_reputation_aside() -> None:
    own = hero("tovak", hand=["learning", "promise"], crystals={"white": 1}, reputation=-7)
    scene = quest(own, offers={"actions": ["ambush"], "action_deck": ["agility"]}, **NO_DICE)
    assert scene.refuses(0, "play:promise:strong")[0] == "refused-not-interacting"
    scene.does(0, "play:learning:basic", "play:promise:strong", "pay:crystal-white")
    assert scene.turn().influence == 2 + 4
    scene.does(0, "learn:ambush:right-0")
    assert (scene.turn().influence, scene.hero().discard) == (0, ["ambush"])


@pytest.mark.rule("card.learning", "combat.special")
def test_learning_is_special_and_buys_in_every_phase_of_a_combat() -> None:
    for phase in ("ranged", "block", "damage", "attack"):
        own = hero("tovak", hand=["learning", "promise", "march", "rage"], mana=["white", "white"])
        offers = {"actions": ["swift-bolt"], "action_deck": ["agility"]}
        scene = quest(own, offers=offers, combat=fight("prowlers", phase=phase), **NO_DICE)
        assert scene.refuses(0, "play:promise:basic") == ("refused-not-interacting", "effects.when")
        scene.does(0, "play:learning:strong", "pay:token-white", "play:promise:strong", "pay:token-white")
        assert scene.refuses(0, "learn:swift-bolt:right-0") == (
            "refused-too-few-influence",
            "interact.points",
        )
        scene.does(0, "play:march:influence", "learn:swift-bolt:right-0")
        assert (scene.turn().influence, scene.hero().hand) == (0, ["rage", "swift-bolt"])


# Training


@pytest.mark.rule("card.training")
def test_training_trades_an_action_for_an_advanced_one_of_its_colour() -> None:
    offers = {"actions": ["ambush", "diplomacy", "in-need"], "action_deck": ["agility"]}
    own = hero("tovak", hand=["training", "march", "rage", "wound"], crystals={"green": 1})
    scene = quest(own, offers=offers).does(0, "play:training:basic")
    assert scene.offers(0) == ["throw:march"]
    assert scene.refuses(0, "throw:rage") == ("refused-no-such-color-offered", "offers")
    scene.does(0, "throw:march")
    assert scene.offers(0) == ["take:ambush", "take:in-need"]
    scene.does(0, "take:in-need")
    assert (scene.hero().hand, scene.hero().discard) == (["rage", "wound"], ["in-need"])
    assert scene.state.offers.actions == ["agility", "ambush", "diplomacy"]
    strong = quest(own, offers=offers).does(
        0, "play:training:strong", "pay:crystal-green", "throw:march", "take:ambush"
    )
    assert strong.hero().hand == ["rage", "wound", "ambush"]


@pytest.mark.rule("card.training")
def test_training_needs_a_card_of_the_colour_on_offer() -> None:
    own = hero("tovak", hand=["training", "rage"])
    green = quest(own, offers={"actions": ["ambush"]})
    assert green.refuses(0, "play:training:basic") == ("refused-no-such-color-offered", "offers")
    alone = quest(hero("tovak", hand=["training", "wound"]), offers={"actions": ["ambush"]})
    assert alone.refuses(0, "play:training:basic") == ("refused-nothing-to-give-action", "cards.cost")


@pytest.mark.rule("card.training")
@pytest.mark.rule("card.concentration")
def test_a_card_that_is_being_played_is_not_thrown_away() -> None:
    own = hero("tovak", hand=["concentration", "training", "rage"], crystals={"green": 1})
    scene = quest(own, offers={"actions": ["ambush"]})
    assert scene.refuses(0, "play:concentration:strong") == ("refused-no-such-color-offered", "offers")


# Magic Talent


@pytest.mark.rule("card.magic-talent")
def test_magic_talent_takes_nothing_from_an_empty_offer_whatever_mana_there_is() -> None:
    scene = quest(hero("tovak", hand=["magic-talent"], mana=["blue", "red"]))
    assert scene.refuses(0, "play:magic-talent:strong") == ("refused-empty-offer", "offers")


@pytest.mark.rule("card.magic-talent")
def test_magic_talent_casts_a_spell_of_the_offer_which_stays_there() -> None:
    own = hero("tovak", hand=["magic-talent", "march", "wound"], crystals={"red": 2})
    scene = quest(own, offers={"spells": ["fireball", "snowstorm"]}, combat=fight("prowlers"), **NO_DICE)
    assert scene.offers(0, "play:fireball") == []
    scene.does(0, "play:magic-talent:basic")
    assert scene.offers(0) == ["discard:march"]
    scene.does(0, "discard:march", "play:fireball:basic", "pay:crystal-red")
    assert [entry.points for entry in scene.combat.attacks] == [5]
    assert scene.state.offers.spells == ["fireball", "snowstorm"]
    assert "fireball" not in scene.turn().played
    assert scene.refuses(0, "play:fireball:basic")[0] == "refused-not-held"


@pytest.mark.rule("card.magic-talent")
def test_the_mana_of_the_spell_is_paid_and_at_night_its_strong_effect_too() -> None:
    offers = {"spells": ["fireball"]}
    day = quest(
        hero("tovak", hand=["magic-talent", "march"], mana=["red", "black"]),
        offers=offers,
        combat=fight("prowlers"),
        **NO_DICE,
    )
    day.does(0, "play:magic-talent:basic", "discard:march")
    assert day.refuses(0, "play:fireball:strong") == ("refused-black-by-day", "mana.black")
    assert day.refuses(0, "play:fireball:attack")[0] == "refused-not-held"
    night = quest(
        hero("tovak", hand=["magic-talent", "march"], mana=["red", "black"]),
        offers=offers,
        time="night",
        combat=fight("prowlers"),
    )
    night.does(0, "play:magic-talent:basic", "discard:march", "play:fireball:strong")
    night.does(0, "pay:token-red", "pay:token-black")
    assert [entry.points for entry in night.combat.attacks] == [8]
    poor = quest(
        hero("tovak", hand=["magic-talent", "march"]), offers=offers, combat=fight("prowlers"), **NO_DICE
    )
    poor.does(0, "play:magic-talent:basic", "discard:march")
    assert poor.refuses(0, "play:fireball:basic")[1] == "mana.pay"


@pytest.mark.rule("card.magic-talent")
def test_strong_magic_talent_takes_a_spell_of_the_colour_paid() -> None:
    own = hero("tovak", hand=["magic-talent"], crystals={"blue": 1, "red": 1, "green": 1})
    offers = {"spells": ["fireball", "snowstorm"], "spell_deck": ["tremor"]}
    scene = quest(own, offers=offers, **NO_DICE).does(0, "play:magic-talent:strong", "pay:crystal-blue")
    assert scene.offers(0) == ["pay:crystal-red"]
    scene.does(0, "pay:crystal-red")
    assert scene.offers(0) == ["take:fireball"]
    scene.does(0, "take:fireball")
    assert scene.hero().discard == ["fireball"]
    assert scene.state.offers.spells == ["tremor", "snowstorm"]
    assert scene.hero().crystals[GREEN] == 1


@pytest.mark.rule("card.magic-talent")
def test_magic_talent_takes_another_card_first() -> None:
    scene = quest(hero("tovak", hand=["magic-talent", "wound"]), offers={"spells": ["fireball"]})
    assert scene.refuses(0, "play:magic-talent:basic") == ("refused-nothing-to-give-not-wound", "cards.cost")


@pytest.mark.rule("card.magic-talent")
@pytest.mark.rule("card.ambush")
def test_a_spell_of_the_offer_is_a_deed_card_like_others() -> None:
    own = hero("tovak", hand=["magic-talent", "march", "ambush"], crystals={"red": 1}, space="2,-2")
    scene = quest(
        own,
        tiles={"3,-2": "countryside-1"},
        tokens={"3,-3": ["prowlers"]},
        offers={"spells": ["fireball"]},
        **NO_DICE,
    )
    scene.does(0, "play:ambush:basic", "play:magic-talent:basic", "discard:march", "challenge:3,-3")
    scene.does(0, "play:fireball:basic", "pay:crystal-red")
    assert scene.combat.attacks[0].points == attack(5 + 1).points


@pytest.mark.rule("card.intimidate", "card.diplomacy", "effects.when")
def test_a_card_for_several_parts_of_a_turn_is_not_said_to_fit_only_one() -> None:
    scene = quest(hero("tovak", hand=["intimidate", "diplomacy", "promise"]))
    assert scene.refuses(0, "play:intimidate:basic") == ("refused-not-now", "effects.when")
    assert scene.refuses(0, "play:diplomacy:basic") == ("refused-not-now", "effects.when")
    assert scene.refuses(0, "play:promise:basic") == ("refused-not-interacting", "effects.when")
