"""Rulings on advanced actions that fight. [cards.action]"""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.mage_knight.cards.vocabulary import FIRE, ICE, PHYSICAL, RANGED, SIEGE, Color
from magehall.games.mage_knight.model.combat_state import AttackPoints, Phase
from tests.games.mage_knight.cards.plays import attack, blocks, dealing, in_phase
from tests.games.mage_knight.scenario import Scene, fight, hero, quest

BOLTS = [
    ("fire-bolt", "red", attack(3, RANGED, FIRE)),
    ("ice-bolt", "blue", attack(3, RANGED, ICE)),
    ("swift-bolt", "white", attack(4, RANGED)),
    ("crushing-bolt", "green", attack(3, SIEGE)),
]


@pytest.mark.rule("card.fire-bolt")
@pytest.mark.rule("card.ice-bolt")
@pytest.mark.rule("card.swift-bolt")
@pytest.mark.rule("card.crushing-bolt")
@pytest.mark.parametrize(("card", "color", "given"), BOLTS)
def test_a_bolt_is_a_crystal_or_an_attack_from_afar(card: str, color: str, given: AttackPoints) -> None:
    scene = quest(hero("tovak", hand=[card], crystals={color: 1})).does(0, f"play:{card}:basic")
    assert scene.hero().crystals == {Color(color): 2}
    for phase in ("ranged", "attack"):
        shot = in_phase(phase, card, crystals={color: 1}).does(
            0, f"play:{card}:strong", f"pay:crystal-{color}"
        )
        assert shot.combat.attacks == [given]
    assert (
        in_phase("block", card, crystals={color: 1}).refuses(0, f"play:{card}:strong")[0]
        == "refused-not-shooting"
    )


@pytest.mark.rule("card.crushing-bolt")
def test_only_a_siege_attack_reaches_behind_walls() -> None:
    def behind_walls(card: str, color: str) -> Scene:
        own = hero("tovak", hand=[card], crystals={color: 1})
        return quest(own, combat=fight("diggers")).does(0, f"play:{card}:strong", f"pay:crystal-{color}")

    assert behind_walls("crushing-bolt", "green").does(0, "strike:foe-1").hero().fame == 2
    assert behind_walls("swift-bolt", "white").offers(0, "strike") == []


@pytest.mark.rule("card.blood-rage")
def test_blood_rage_attacks_harder_for_a_wound() -> None:
    calm = in_phase("attack", "blood-rage").does(0, "play:blood-rage:basic", "choose:attack-2")
    assert (calm.combat.attacks, calm.hero().hand) == ([attack(2)], [])
    mad = in_phase("attack", "blood-rage").does(0, "play:blood-rage:basic", "choose:take-wound-and-attack-5")
    assert (mad.combat.attacks, mad.hero().hand, mad.combat.wounds) == ([attack(5)], ["wound"], 1)
    strong = ("play:blood-rage:strong", "pay:crystal-red")
    for chosen, points in (("attack-4", 4), ("take-wound-and-attack-9", 9)):
        scene = in_phase("attack", "blood-rage", crystals={"red": 1}).does(0, *strong, f"choose:{chosen}")
        assert scene.combat.attacks == [attack(points)]


@pytest.mark.rule("card.blood-rage")
def test_the_wound_of_blood_rage_counts_for_being_knocked_out() -> None:
    own = hero("tovak", hand=["blood-rage", "march", *["wound"] * 4])
    scene = quest(own, combat=fight("prowlers", phase="attack", wounds=4))
    scene.does(0, "play:blood-rage:basic", "choose:take-wound-and-attack-5")
    assert scene.combat.knocked_out
    assert scene.hero().hand == ["wound"] * 5
    assert scene.hero().discard == ["march"]


@pytest.mark.rule("card.ice-shield")
def test_ice_shield_takes_armor_from_whom_it_blocked() -> None:
    basic = in_phase("block", "ice-shield", foe="cursed-hags").does(0, "play:ice-shield:basic", "block:foe-1")
    assert basic.foe().armor_less == 0
    strong = in_phase("block", "ice-shield", foe="cursed-hags", crystals={"blue": 1})
    strong.does(0, "play:ice-shield:strong", "pay:crystal-blue")
    assert blocks(strong) == [(3, ICE)]
    strong.does(0, "block:foe-1")
    assert (strong.foe().armor_less, strong.combat.phase) == (3, Phase.ATTACK)


@pytest.mark.rule("card.ice-shield")
def test_ice_shield_leaves_one_armor_and_does_nothing_to_who_resists_ice() -> None:
    weak = in_phase("block", "ice-shield", "march", foe="diggers", crystals={"blue": 1})
    weak.does(
        0, "play:ice-shield:strong", "pay:crystal-blue", "block:foe-1", "play:march:attack", "strike:foe-1"
    )
    assert weak.hero().fame == 2
    frosty = in_phase("block", "ice-shield", "rage", foe="ice-golems", crystals={"blue": 1})
    frosty.does(
        0, "play:ice-shield:strong", "pay:crystal-blue", "play:rage:basic", "choose:block-2", "block:foe-1"
    )
    assert frosty.foe().armor_less == 0


@pytest.mark.rule("card.intimidate")
def test_intimidate_deals_or_attacks_and_costs_reputation() -> None:
    scene = dealing("intimidate", crystals={"red": 1}).does(0, "play:intimidate:basic", "choose:influence-4")
    assert (scene.turn().influence, scene.hero().reputation) == (4, 0)
    assert scene.does(0, "end:turn").hero().reputation == -1
    strong = ("play:intimidate:strong", "pay:crystal-red")
    harsh = dealing("intimidate", crystals={"red": 1}).does(0, *strong, "choose:influence-8")
    assert harsh.turn().influence == 8
    assert harsh.does(0, "end:turn").hero().reputation == -2
    assert in_phase("attack", "intimidate").does(
        0, "play:intimidate:basic", "choose:attack-3"
    ).combat.attacks == [attack(3)]
    fierce = in_phase("attack", "intimidate", crystals={"red": 1}).does(
        0, *strong, "choose:attack-7", "strike:foe-1"
    )
    assert fierce.does(0, "end:turn").hero().reputation == -2


# Move points in combat


ORCS: dict[str, Any] = {"tiles": {"3,-2": "countryside-1"}, "tokens": {"3,-3": ["prowlers"]}}


@pytest.mark.rule("card.agility")
def test_agility_makes_attack_of_move_points_that_are_left() -> None:
    scene = quest(hero("tovak", hand=["agility", "march", "stamina"], space="2,-2"), **ORCS)
    scene.does(0, "play:agility:basic", "play:march:basic")
    assert scene.turn().move == 4
    scene.does(0, "challenge:3,-3")
    assert scene.refuses(0, "play:stamina:basic")[0] == "refused-not-moving"
    assert scene.refuses(0, "convert:ranged:1")[0] == "refused-not-convertible"
    scene.does(0, "next:block", "next:damage")
    assert scene.offers(0, "convert") == [f"convert:attack:{points}" for points in (1, 2, 3, 4)]
    scene.does(0, "convert:attack:3", "strike:foe-1")
    assert scene.hero().fame == 2


@pytest.mark.rule("card.agility")
def test_strong_agility_makes_ranged_attack_of_two_points_each() -> None:
    scene = quest(hero("tovak", hand=["agility", "march"], space="2,-2", crystals={"white": 1}), **ORCS)
    scene.does(0, "play:agility:strong", "pay:crystal-white", "play:march:basic", "challenge:3,-3")
    assert scene.offers(0, "convert") == [f"convert:ranged:{points}" for points in (1, 2, 3)]
    scene.does(0, "convert:ranged:2")
    assert scene.combat.attacks == [attack(2, RANGED)]
    assert scene.combat.move_left == 2
    scene.does(0, "next:block", "next:damage")
    assert scene.offers(0, "convert") == ["convert:attack:1", "convert:attack:2"]


@pytest.mark.rule("card.agility")
def test_points_spent_on_moving_do_not_fight() -> None:
    scene = quest(hero("tovak", hand=["agility", "march"], space="2,-1"), **ORCS)
    scene.does(0, "play:agility:basic", "play:march:basic", "move:2,-2", "challenge:3,-3")
    scene.does(0, "next:block", "next:damage")
    assert scene.offers(0, "convert") == ["convert:attack:1"]


# Ambush


@pytest.mark.rule("card.ambush")
def test_ambush_raises_the_first_card_that_attacks() -> None:
    scene = quest(hero("tovak", hand=["ambush", "cold-toughness", "rage"], space="2,-2"), **ORCS)
    scene.does(0, "play:ambush:basic")
    assert scene.turn().move == 2
    scene.does(0, "challenge:3,-3", "next:block", "next:damage")
    scene.does(0, "play:cold-toughness:basic", "choose:ice-attack-2", "play:rage:basic", "choose:attack-2")
    assert scene.combat.attacks == [attack(2 + 1, element=ICE), attack(2)]


@pytest.mark.rule("card.ambush")
def test_ambush_serves_attack_or_block_whichever_comes_first() -> None:
    own = hero("tovak", hand=["ambush", "march", "stamina", "rage"], space="2,-2", crystals={"green": 1})
    scene = quest(own, **ORCS).does(0, "play:ambush:strong", "pay:crystal-green")
    assert scene.turn().move == 4
    scene.does(0, "challenge:3,-3", "next:block", "play:march:block")
    assert blocks(scene) == [(1 + 4, PHYSICAL)]
    scene.does(0, "play:stamina:block")
    assert blocks(scene)[-1] == (1, PHYSICAL)
    scene.does(0, "block:foe-1", "play:rage:basic", "choose:attack-2")
    assert scene.combat.attacks == [attack(2)]


@pytest.mark.rule("card.ambush")
def test_units_are_no_cards_of_an_ambush() -> None:
    own = hero("tovak", hand=["ambush", "march"], space="2,-2", units=["peasants"])
    scene = quest(own, **ORCS).does(0, "play:ambush:basic", "challenge:3,-3", "next:block")
    scene.does(0, f"activate:{own_unit(scene)}:ability-0", "choose:block-2", "play:march:block")
    assert blocks(scene) == [(2, PHYSICAL), (1 + 2, PHYSICAL)]


def own_unit(scene: Scene) -> str:
    return scene.hero().units[0]


# Units, and influence


@pytest.mark.rule("card.into-the-heat")
def test_into_the_heat_strengthens_units_and_keeps_them_from_harm() -> None:
    scene = in_phase("ranged", "into-the-heat", units=["peasants", "peasants"], crystals={"red": 1}, level=3)
    scene.does(0, "play:into-the-heat:basic", "next:block")
    first, second = scene.hero().units
    scene.does(0, f"activate:{first}:ability-0", "choose:block-2")
    assert blocks(scene) == [(2 + 2, PHYSICAL)]
    scene.does(0, "block:foe-1", f"activate:{second}:ability-0", "choose:attack-2")
    assert scene.combat.attacks == [attack(2 + 2)]
    strong = in_phase("ranged", "into-the-heat", units=["peasants"], crystals={"red": 1})
    strong.does(0, "play:into-the-heat:strong", "pay:crystal-red", "next:block")
    strong.does(0, f"activate:{own_unit(strong)}:ability-0", "choose:block-2")
    assert blocks(strong) == [(2 + 3, PHYSICAL)]


@pytest.mark.rule("card.into-the-heat")
def test_no_damage_goes_to_units_after_into_the_heat() -> None:
    scene = in_phase("ranged", "into-the-heat", units=["peasants"])
    scene.does(0, "play:into-the-heat:basic", "next:block", "next:damage")
    assert scene.state.unit(own_unit(scene)).wounds == 0
    assert scene.hero().hand == ["wound", "wound"]


@pytest.mark.rule("card.into-the-heat")
def test_into_the_heat_comes_before_anything_else_of_a_combat() -> None:
    scene = in_phase("ranged", "into-the-heat", "swift-bolt", crystals={"white": 1}, units=["peasants"])
    scene.does(0, "play:swift-bolt:strong", "pay:crystal-white")
    refused = ("refused-combat-begun", "card.into-the-heat")
    assert scene.refuses(0, "play:into-the-heat:basic") == refused
    later = in_phase("ranged", "into-the-heat", units=["peasants"]).does(0, "next:block")
    assert later.refuses(0, "play:into-the-heat:basic") == refused
    peace = quest(hero("tovak", hand=["into-the-heat"], units=["peasants"]))
    assert peace.refuses(0, "play:into-the-heat:basic")[0] == "refused-not-in-combat"


@pytest.mark.rule("card.into-the-heat")
def test_a_unit_that_acted_began_the_combat() -> None:
    own = hero("tovak", hand=["into-the-heat"], units=["herbalists", "peasants"], level=3)
    scene = quest(own, combat=fight("prowlers")).does(0, "activate:unit-1:ability-2")
    assert scene.refuses(0, "play:into-the-heat:basic")[0] == "refused-combat-begun"


@pytest.mark.rule("card.diplomacy")
def test_influence_serves_as_block_point_for_point_reputation_aside() -> None:
    scene = in_phase("block", "diplomacy", "promise", "march", reputation=5)
    assert scene.refuses(0, "play:promise:basic")[0] == "refused-not-interacting"
    scene.does(0, "play:diplomacy:basic", "play:promise:basic")
    assert scene.turn().influence == 4
    scene.does(0, "convert:block:4")
    assert (blocks(scene), scene.turn().influence) == ([(4, PHYSICAL)], 0)
    scene.does(0, "play:march:influence")
    assert scene.offers(0, "convert") == ["convert:block:1"]
    scene.does(0, "block:foe-1")
    assert scene.combat.phase is Phase.ATTACK


@pytest.mark.rule("card.diplomacy")
@pytest.mark.parametrize(("chosen", "element"), [("ice-influence", ICE), ("fire-influence", FIRE)])
def test_strong_diplomacy_blocks_with_ice_or_fire(chosen: str, element: str) -> None:
    scene = in_phase("block", "diplomacy", crystals={"white": 1})
    scene.does(0, "play:diplomacy:strong", "pay:crystal-white", f"choose:{chosen}", "convert:block:4")
    assert blocks(scene) == [(4, element)]


@pytest.mark.rule("card.diplomacy")
def test_diplomacy_also_deals() -> None:
    assert dealing("diplomacy").does(0, "play:diplomacy:basic").turn().influence == 2
    for phase in ("ranged", "attack"):
        assert in_phase(phase, "diplomacy").refuses(0, "play:diplomacy:basic")[0] == "refused-not-now"


@pytest.mark.rule("card.diplomacy")
def test_influence_of_units_and_of_wounds_serves_as_block_too() -> None:
    scene = in_phase("block", "diplomacy", "in-need", "wound", units=["peasants"], foe="swordsmen")
    assert scene.offers(0, f"activate:{own_unit(scene)}:ability-1") == []
    scene.does(0, "play:diplomacy:basic", "play:in-need:basic", f"activate:{own_unit(scene)}:ability-1")
    assert scene.turn().influence == 2 + 3 + 2
    scene.does(0, "convert:block:6", "block:foe-1")
    assert scene.turn().influence == 1


@pytest.mark.rule("card.diplomacy")
@pytest.mark.rule("card.concentration")
def test_diplomacy_that_goes_along_blocks_with_the_bonus() -> None:
    scene = in_phase("block", "concentration", "diplomacy", crystals={"green": 1})
    scene.does(0, "play:concentration:strong", "pay:crystal-green", "with:diplomacy", "choose:ice-influence")
    scene.does(0, "convert:block:6")
    assert blocks(scene) == [(4 + 2, ICE)]


@pytest.mark.rule("card.ice-shield")
@pytest.mark.rule("card.concentration")
def test_ice_shield_that_goes_along_still_takes_armor() -> None:
    scene = in_phase("block", "concentration", "ice-shield", foe="cursed-hags", crystals={"green": 1})
    scene.does(0, "play:concentration:strong", "pay:crystal-green", "with:ice-shield")
    assert blocks(scene) == [(3 + 2, ICE)]
    assert scene.does(0, "block:foe-1").foe().armor_less == 3


@pytest.mark.rule("card.ambush")
@pytest.mark.rule("card.maximal-effect")
def test_ambush_raises_a_card_done_several_times_once() -> None:
    scene = quest(hero("tovak", hand=["ambush", "maximal-effect", "rage"], space="2,-2"), **ORCS)
    scene.does(0, "play:ambush:basic", "challenge:3,-3", "next:block", "next:damage")
    scene.does(0, "play:maximal-effect:basic", "with:rage", *["choose:attack-2"] * 3)
    assert scene.combat.attacks == [attack(2 + 1), attack(2), attack(2)]
