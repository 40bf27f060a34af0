"""Rulings on the twenty kinds of units: every ability, used through what is offered. [units]"""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.mage_knight.cards.vocabulary import (
    BLUE,
    COLD_FIRE,
    FIRE,
    ICE,
    MELEE,
    PHYSICAL,
    RANGED,
    RED,
    SIEGE,
    WHITE,
    Element,
    Mode,
)
from tests.games.mage_knight.scenario import Scene, fight, hero, quest, unit

TILES = {"3,-2": "countryside-3"}
VILLAGE = "2,-1"
EVERY_COLOR = ["red", "blue", "green", "white"]


def commanding(
    card: str,
    *enemies: str,
    phase: str = "attack",
    time: str = "day",
    also: tuple[Any, ...] = (),
    **more: Any,
) -> Scene:
    """A hero of level 9 with this unit, in combat against these enemies, with a mana of each basic colour."""
    mana = more.pop("mana", EVERY_COLOR)
    me = hero("norowas", level=9, fame=99, units=[card, *also], mana=mana)
    return quest(me, combat=fight(*(enemies or ("prowlers",)), phase=phase, **more), time=time)


def activate(scene: Scene, ability: int, *then: str) -> None:
    """Activate the unit; of its attack and its block only the one that fits the phase is offered."""
    scene.does(0, f"activate:unit-1:ability-{ability}", *then)
    fitting = scene.offers(0, "choose:")
    assert len(fitting) <= 1
    scene.does(0, *fitting)
    assert not scene.state.unit("unit-1").ready


def attack(scene: Scene, ability: int, *then: str, mode: Mode = MELEE, element: Element = PHYSICAL) -> int:
    """The attack that an ability of the unit gives; the unit is spent for it."""
    activate(scene, ability, *then)
    (points,) = scene.combat.attacks
    assert (points.mode, points.element) == (mode, element)
    return points.points


def block(scene: Scene, ability: int, *then: str, element: Element = PHYSICAL) -> int:
    """The block that an ability of the unit gives; the unit is spent for it."""
    activate(scene, ability, *then)
    (points,) = scene.combat.blocks
    assert points.element is element
    return points.points


# Regular units


@pytest.mark.rule("unit.peasants")
def test_peasants_fight_deal_or_carry() -> None:
    assert attack(commanding("peasants"), 0) == 2
    assert block(commanding("peasants", phase="block"), 0) == 2
    walking = quest(hero("norowas", units=["peasants"])).does(0, "activate:unit-1:ability-2")
    assert walking.turn().move == 2
    dealing = quest(hero("norowas", units=["peasants"], space=VILLAGE), tiles=TILES)
    dealing.does(0, "interact", "activate:unit-1:ability-1")
    assert dealing.turn().influence == 2


@pytest.mark.rule("unit.herbalists")
def test_herbalists_heal_for_green_mana_give_one_or_ready_a_unit_of_level_two_at_most() -> None:
    healing = quest(hero("norowas", units=["herbalists"], mana=["green"], hand=["wound", "wound"]))
    healing.does(0, "activate:unit-1:ability-0", "pay:token-green", "heal:hand", "heal:hand")
    assert healing.hero().hand == []
    giving = quest(hero("norowas", units=["herbalists"])).does(0, "activate:unit-1:ability-2")
    assert giving.hero().mana == ["green"]
    spent = [unit("peasants", ready=False), unit("fire-golems", ready=False)]
    readying = quest(hero("norowas", level=9, fame=99, units=["herbalists", *spent]))
    readying.does(0, "activate:unit-1:ability-1")
    assert readying.refuses(0, "unit:unit-3") == ("refused-level-too-high", "units.ready")
    readying.does(0, "unit:unit-2")
    assert readying.state.unit("unit-2").ready


@pytest.mark.rule("unit.herbalists", "combat.no-healing")
def test_herbalists_neither_heal_nor_ready_in_combat_but_still_give_mana() -> None:
    scene = commanding("herbalists", also=(unit("peasants", ready=False),))
    assert scene.refuses(0, "activate:unit-1:ability-0")[0] == "refused-in-combat"
    assert scene.refuses(0, "activate:unit-1:ability-1")[0] == "refused-in-combat"
    scene.does(0, "activate:unit-1:ability-2")
    assert scene.hero().mana == [*EVERY_COLOR, "green"]


@pytest.mark.rule("unit.foresters")
def test_foresters_lead_through_forests_hills_and_swamps_or_block() -> None:
    scene = quest(hero("norowas", units=["foresters"]))
    scene.does(0, "activate:unit-1:ability-0", "move:1,-1")
    assert scene.turn().move == 2 - (3 - 1)
    assert block(commanding("foresters", phase="block"), 1) == 3


@pytest.mark.rule("unit.utem-crossbowmen")
def test_utem_crossbowmen_fight_or_shoot() -> None:
    assert attack(commanding("utem-crossbowmen"), 0) == 3
    assert block(commanding("utem-crossbowmen", phase="block"), 0) == 3
    shooting = commanding("utem-crossbowmen", phase="ranged")
    assert shooting.refuses(0, "activate:unit-1:ability-0")[0] == "refused-not-ranged"
    assert attack(shooting, 1, mode=RANGED) == 2


@pytest.mark.rule("unit.utem-guardsmen")
def test_utem_guardsmen_block_swift_enemies_as_if_they_were_not() -> None:
    assert attack(commanding("utem-guardsmen"), 0) == 2
    scene = commanding("utem-guardsmen", "wolf-riders", phase="block")
    assert block(scene, 1) == 4
    scene.does(0, "block:foe-1")
    assert scene.foe().blocked


@pytest.mark.rule("unit.utem-swordsmen")
def test_utem_swordsmen_fight_twice_as_hard_for_a_wound() -> None:
    assert attack(commanding("utem-swordsmen"), 0) == 3
    scene = commanding("utem-swordsmen")
    assert attack(scene, 1) == 6
    assert scene.state.unit("unit-1").wounds == 1
    assert block(commanding("utem-swordsmen", phase="block"), 1) == 6


@pytest.mark.rule("unit.guardian-golems")
def test_guardian_golems_fight_or_block_fire_and_ice_for_mana() -> None:
    assert attack(commanding("guardian-golems"), 0) == 2
    assert block(commanding("guardian-golems", phase="block"), 1, "pay:token-red", element=FIRE) == 4
    assert block(commanding("guardian-golems", phase="block"), 2, "pay:token-blue", element=ICE) == 4


@pytest.mark.rule("unit.illusionists")
def test_illusionists_deal_give_a_crystal_or_keep_an_unfortified_enemy_from_attacking() -> None:
    dealing = quest(hero("norowas", units=["illusionists"], space=VILLAGE), tiles=TILES)
    assert dealing.does(0, "interact", "activate:unit-1:ability-0").turn().influence == 4
    giving = quest(hero("norowas", units=["illusionists"])).does(0, "activate:unit-1:ability-2")
    assert giving.hero().crystals[WHITE] == 1
    holding = commanding("illusionists", "diggers", "prowlers", phase="ranged")
    holding.does(0, "activate:unit-1:ability-1", "pay:token-white")
    assert holding.refuses(0, "target:foe-1") == ("refused-fortified", "combat.fortified")
    holding.does(0, "target:foe-2")
    assert (holding.foe(1).held, holding.foe(2).held) == (False, True)


@pytest.mark.rule("unit.illusionists")
def test_illusionists_are_of_no_use_against_enemies_behind_walls_alone() -> None:
    scene = commanding("illusionists", "prowlers", phase="block", site="keep", fortified=True)
    assert scene.refuses(0, "activate:unit-1:ability-1") == ("refused-fortified", "combat.fortified")


@pytest.mark.rule("unit.red-cape-monks")
def test_red_cape_monks_fight_with_fire_for_red_mana() -> None:
    assert attack(commanding("red-cape-monks"), 0) == 3
    assert attack(commanding("red-cape-monks"), 1, "pay:token-red", element=FIRE) == 4
    assert block(commanding("red-cape-monks", phase="block"), 1, "pay:token-red", element=FIRE) == 4


@pytest.mark.rule("unit.northern-monks")
def test_northern_monks_fight_with_ice_for_blue_mana() -> None:
    assert attack(commanding("northern-monks"), 0) == 3
    assert attack(commanding("northern-monks"), 1, "pay:token-blue", element=ICE) == 4
    assert block(commanding("northern-monks", phase="block"), 1, "pay:token-blue", element=ICE) == 4


@pytest.mark.rule("unit.savage-monks")
def test_savage_monks_besiege_for_green_mana() -> None:
    assert attack(commanding("savage-monks"), 0) == 3
    scene = commanding("savage-monks", "guardsmen", phase="ranged", site="keep", fortified=True)
    assert attack(scene, 1, "pay:token-green", mode=SIEGE) == 4


# The elite


@pytest.mark.rule("unit.fire-golems")
def test_fire_golems_shoot_fire_for_red_mana() -> None:
    assert block(commanding("fire-golems", phase="block"), 0) == 3
    scene = commanding("fire-golems", phase="ranged")
    assert attack(scene, 1, "pay:token-red", mode=RANGED, element=FIRE) == 4


@pytest.mark.rule("unit.ice-golems")
def test_ice_golems_strike_with_ice_for_blue_mana_in_the_attack_phase_alone() -> None:
    assert attack(commanding("ice-golems"), 0) == 3
    assert attack(commanding("ice-golems"), 1, "pay:token-blue", element=ICE) == 6
    early = commanding("ice-golems", phase="ranged")
    assert early.refuses(0, "activate:unit-1:ability-1")[0] == "refused-not-ranged"


@pytest.mark.rule("unit.fire-mages")
def test_fire_mages_shoot_fight_for_red_mana_or_give_some() -> None:
    assert attack(commanding("fire-mages", phase="ranged"), 0, mode=RANGED, element=FIRE) == 3
    assert attack(commanding("fire-mages"), 1, "pay:token-red", element=FIRE) == 6
    assert block(commanding("fire-mages", phase="block"), 1, "pay:token-red", element=FIRE) == 6
    giving = quest(hero("norowas", units=["fire-mages"])).does(0, "activate:unit-1:ability-2")
    assert (giving.hero().mana, giving.hero().crystals[RED]) == (["red"], 1)


@pytest.mark.rule("unit.ice-mages")
def test_ice_mages_fight_besiege_for_blue_mana_or_give_some() -> None:
    assert attack(commanding("ice-mages"), 0, element=ICE) == 4
    assert block(commanding("ice-mages", phase="block"), 0, element=ICE) == 4
    scene = commanding("ice-mages", phase="ranged")
    assert attack(scene, 1, "pay:token-blue", mode=SIEGE, element=ICE) == 4
    giving = quest(hero("norowas", units=["ice-mages"])).does(0, "activate:unit-1:ability-2")
    assert (giving.hero().mana, giving.hero().crystals[BLUE]) == (["blue"], 1)


@pytest.mark.rule("unit.amotep-gunners")
def test_amotep_gunners_fight_or_shoot_fire_for_red_mana() -> None:
    assert attack(commanding("amotep-gunners"), 0) == 5
    assert block(commanding("amotep-gunners", phase="block"), 0) == 5
    scene = commanding("amotep-gunners", phase="ranged")
    assert attack(scene, 1, "pay:token-red", mode=RANGED, element=FIRE) == 6


@pytest.mark.rule("unit.amotep-freezers")
def test_amotep_freezers_fight_or_freeze_an_enemy_for_blue_mana() -> None:
    assert attack(commanding("amotep-freezers"), 0) == 5
    scene = commanding("amotep-freezers", "swordsmen", "prowlers", phase="block")
    scene.does(0, "activate:unit-1:ability-1", "pay:token-blue", "target:foe-1")
    assert (scene.foe(1).held, scene.foe(1).armor_less) == (True, 3)
    assert (scene.foe(2).held, scene.foe(2).armor_less) == (False, 0)


@pytest.mark.rule("unit.amotep-freezers", "combat.resist-effects")
def test_amotep_freezers_freeze_no_enemy_that_resists_ice() -> None:
    scene = commanding("amotep-freezers", "ice-dragon", phase="block")
    assert scene.refuses(0, "activate:unit-1:ability-1") == (
        "refused-resists-effect",
        "combat.resist-effects",
    )


@pytest.mark.rule("unit.catapults")
def test_catapults_besiege_and_better_with_red_or_blue_mana() -> None:
    assert attack(commanding("catapults", phase="ranged"), 0, mode=SIEGE) == 3
    scene = commanding("catapults", phase="ranged")
    assert attack(scene, 1, "pay:token-red", mode=SIEGE, element=FIRE) == 5
    assert attack(commanding("catapults"), 2, "pay:token-blue", mode=SIEGE, element=ICE) == 5


@pytest.mark.rule("unit.altem-mages", "mana.optional")
def test_altem_mages_fight_with_cold_fire_that_red_and_blue_mana_raise() -> None:
    assert attack(commanding("altem-mages"), 1, "decline", element=COLD_FIRE) == 5
    once = commanding("altem-mages")
    assert attack(once, 1, "add:red", "pay:token-red", "decline", element=COLD_FIRE) == 7
    twice = commanding("altem-mages", phase="block")
    both = ("add:blue", "pay:token-blue", "add:red", "pay:token-red")
    assert block(twice, 1, *both, element=COLD_FIRE) == 9


@pytest.mark.rule("unit.altem-mages")
def test_altem_mages_give_two_mana_of_any_colours() -> None:
    scene = quest(hero("norowas", units=["altem-mages"]))
    scene.does(0, "activate:unit-1:ability-0", "color:gold", "color:black")
    assert scene.hero().mana == ["gold", "black"]


@pytest.mark.rule("unit.altem-mages", "mana.black")
def test_altem_mages_change_all_attacks_for_black_mana_which_serves_at_night() -> None:
    by_day = commanding("altem-mages", mana=["black"])
    assert by_day.refuses(0, "activate:unit-1:ability-2") == ("refused-black-by-day", "mana.black")
    at_night = commanding("altem-mages", mana=["black"], time="night", phase="ranged")
    at_night.does(0, "activate:unit-1:ability-2", "pay:token-black", "choose:convert-to-siege")
    assert at_night.combat.all_siege
    other = commanding("altem-mages", mana=["black"], time="night")
    other.does(0, "activate:unit-1:ability-2", "pay:token-black", "choose:convert-to-cold-fire")
    assert other.combat.all_cold_fire


@pytest.mark.rule("unit.altem-guardians")
def test_altem_guardians_fight_block_swift_enemies_or_shield_all_units_for_green_mana() -> None:
    assert attack(commanding("altem-guardians"), 0) == 5
    swift = commanding("altem-guardians", "werewolf", phase="block")
    assert block(swift, 1) == 8
    swift.does(0, "block:foe-1")
    assert swift.foe().blocked
    shielding = commanding("altem-guardians", "swordsmen", phase="block", also=("peasants",))
    shielding.does(0, "activate:unit-1:ability-2", "pay:token-green", "next:damage", "damage:foe-1:unit-2")
    assert shielding.state.unit("unit-2").wounds == 1
    shielding = commanding("altem-guardians", "golems", phase="block", also=("peasants",))
    shielding.does(0, "activate:unit-1:ability-2", "pay:token-green", "next:damage", "damage:foe-1:unit-2")
    assert shielding.state.unit("unit-2").wounds == 0
