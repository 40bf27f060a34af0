"""Rulings on effects that are neither attack nor block: they serve in every phase of a combat. [combat.special]"""

from __future__ import annotations

import pytest

from tests.games.mage_knight.scenario import fight, hero, quest


@pytest.mark.rule("combat.special", "combat.damage")
def test_special_effects_serve_in_the_damage_phase_and_points_do_not() -> None:
    own = hero("tovak", hand=["march", "rage"], deck=["stamina", "swiftness"], skills=["motivation-tovak"])
    scene = quest(own, combat=fight("prowlers", phase="damage"))
    assert scene.offers(0) == ["damage:foe-1:hero", "use:motivation-tovak"]
    scene.does(0, "use:motivation-tovak")
    assert scene.hero().hand.count("wound") == 2, "alone, nothing was left to do but to take it"
    assert scene.asks == {0: "ask-attack-phase"}


@pytest.mark.rule("combat.special", "effects.when", "combat.no-healing")
def test_points_and_healing_are_refused_in_the_damage_phase() -> None:
    own = hero("tovak", hand=["rage", "tranquility"], skills=["motivation-tovak"])
    scene = quest(own, combat=fight("prowlers", phase="damage"))
    assert scene.refuses(0, "play:rage:basic")[1] == "effects.when"
    assert scene.refuses(0, "play:rage:attack") == ("refused-not-attacking", "sideways")
    assert scene.refuses(0, "play:rage:block") == ("refused-not-blocking", "sideways")
    assert scene.refuses(0, "play:tranquility:basic") == ("refused-in-combat", "combat.no-healing")


@pytest.mark.rule("combat.special", "combat.resistant-unit")
def test_a_unit_may_be_given_resistances_before_it_takes_the_damage() -> None:
    own = hero("tovak", units=["altem-guardians", "utem-guardsmen"], mana=["green"], level=3)
    scene = quest(own, combat=fight("prowlers", phase="damage"), source=["black"] * 3)
    scene.does(0, scene.offers(0, "activate:unit-1")[0], "pay:token-green")
    scene.does(0, "damage:foe-1:unit-2")
    assert scene.state.unit("unit-2").wounds == 0, "its armor of 5 withstands an attack of 4"
    assert scene.hero().hand.count("wound") == 0


@pytest.mark.rule("combat.special", "card.chill")
def test_who_attacked_already_deals_damage_though_an_effect_keeps_it_from_attacking() -> None:
    own = hero("tovak", hand=["chill"], mana=["blue"], units=["peasants"])
    scene = quest(own, combat=fight("fire-mages", phase="damage"), source=["black"] * 3)
    scene.does(0, "play:chill:basic", "pay:token-blue", "target:foe-1")
    assert not scene.foe().held
    assert "damage:foe-1:hero" in scene.offers(0)
    assert scene.foe().lost_resistances


@pytest.mark.rule("combat.damage")
def test_damage_is_assigned_without_a_question_where_all_see_that_nothing_else_could_be_done() -> None:
    scene = quest(hero("tovak"), hero("goldyx"), combat=fight("prowlers", phase="block"))
    scene.does(0, "next:damage")
    assert scene.hero().hand.count("wound") == 2
    assert scene.asks == {0: "ask-attack-phase"}


@pytest.mark.rule("combat.damage", "combat.special")
def test_who_holds_cards_is_asked_for_the_others_do_not_know_what_they_could_do() -> None:
    scene = quest(hero("tovak", hand=["rage"]), hero("goldyx"), combat=fight("prowlers", phase="block"))
    scene.does(0, "next:damage")
    assert scene.asks == {0: "ask-damage-phase"}
    assert scene.offers(0) == ["damage:foe-1:hero"]


@pytest.mark.rule(
    "combat.target", "combat.no-attack", "combat.armor", "combat.resistance", "combat.fortified"
)
def test_the_log_says_at_whom_an_effect_was_aimed_and_what_it_did() -> None:
    scene = quest(
        hero("tovak", hand=["whirlwind", "expose", "tremor"], mana=["white", "white", "green"]),
        combat=fight("prowlers", "diggers"),
    )
    scene.does(0, "play:whirlwind:basic", "pay:token-white", "target:foe-2")
    assert [event["enemy"] for event in scene.happened("enemy-held")] == ["@name-diggers"]
    scene.does(0, "play:tremor:basic", "pay:token-green", "choose:weaken-one-3", "target:foe-1")
    assert [event["armor"] for event in scene.happened("enemy-weakened")] == [1]
    scene.does(0, "play:expose:basic", "pay:token-white", "target:foe-2")
    assert {"fortification-lost", "resistance-lost"} <= set(scene.story)


@pytest.mark.rule("combat.convert", "card.sword-of-justice", "card.agility", "sideways")
def test_attacks_that_all_became_siege_serve_in_the_first_phase_but_for_sideways_cards() -> None:
    scene = quest(
        hero("tovak", hand=["sword-of-justice", "rage", "march"], mana=["black"], units=["altem-mages"]),
        time="night",
        combat=fight("guardsmen", move_left=2),
        turns=[{"seat": 0, "stage": "combat", "move_as_attack": True}],
    )
    assert scene.refuses(0, "play:sword-of-justice:basic") == ("refused-not-ranged", "combat.ranged")
    assert not scene.offers(0, "convert")
    scene.does(0, "activate:unit-1:ability-2", "pay:token-black", "choose:convert-to-siege")
    assert scene.refuses(0, "play:march:attack")[1] == "sideways"
    scene.does(0, "convert:attack:2", "play:rage:basic", "choose:attack-2")
    scene.does(0, "play:sword-of-justice:basic", "discard:march", "enough", "strike:foe-1")
    assert scene.hero().fame == 3
