"""Rulings on damage: heroes, units, resistances, poison, paralysis, and being knocked out."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.vocabulary import Pile, Resistance, Site
from tests.games.mage_knight.combat.skirmish import Skirmish, at_site, beside_rampaging


def suffering(*enemies: str, units: tuple[str, ...] = (), **fields: object) -> Skirmish:
    """A hero with these units fights; the damage phase begins."""
    scene, space = beside_rampaging()
    for card in units:
        scene.unit(card)
    scene.hero(hand=["march", "wound"]).turn(**fields)
    return scene.lies(*enemies, at=space).challenges(space).does("next:block", "next:damage")


def wounds(scene: Skirmish) -> int:
    """Wounds in hand beyond the one held before."""
    return scene.me.hand.count("wound") - 1


@pytest.mark.rule("combat.damage-hero")
@pytest.mark.parametrize(("level", "expected"), [(1, 2), (3, 2), (7, 1)])
def test_the_hero_takes_a_wound_for_each_started_armor_value(level: int, expected: int) -> None:
    scene, space = beside_rampaging()
    scene.hero(level=level, hand=["wound"]).lies("prowlers", at=space).challenges(space)
    scene.does("next:block", "next:damage")
    assert wounds(scene) == expected


@pytest.mark.rule("enemy.brutal")
def test_brutal_doubles_damage_and_not_what_blocks_it() -> None:
    scene, space = beside_rampaging()
    scene.hero(hand=["wound"]).lies("minotaur", at=space).challenges(space).does("next:block").block(4)
    assert scene.refusal("block:foe-1").reason.args["needed"] == 5
    assert wounds(scene.does("next:damage")) == 5


@pytest.mark.rule("combat.damage")
def test_damage_of_several_enemies_comes_in_the_order_the_player_wants() -> None:
    scene = suffering("prowlers", "cursed-hags", units=("peasants",))
    assert scene.offers() == [
        "damage:foe-1:unit-1",
        "damage:foe-1:hero",
        "damage:foe-2:unit-1",
        "damage:foe-2:hero",
    ]
    scene.does("damage:foe-2:unit-1")
    assert scene.asks == "ask-attack-phase", "what is left has but one way"
    assert scene.state.unit("unit-1").wounds == 2
    assert wounds(scene) == 2


@pytest.mark.rule("combat.damage")
def test_damage_half_assigned_is_finished_before_another_enemy() -> None:
    scene = suffering("swordsmen", "prowlers", units=("peasants", "peasants"))
    scene.does("damage:foe-1:unit-1")
    assert scene.offers() == ["damage:foe-1:unit-2", "damage:foe-1:hero"]
    assert scene.refuses("damage:foe-2:hero") == ("no-damage-of-that", "combat.damage")
    scene.does("damage:foe-1:unit-2")
    assert wounds(scene) == 2, "the prowlers alone are left, and nobody else for them"


@pytest.mark.rule("combat.damage-units")
def test_a_unit_takes_its_armor_and_one_wound_however_much_it_is() -> None:
    scene = suffering("swordsmen", units=("peasants",))
    scene.does("damage:foe-1:unit-1")
    assert scene.state.unit("unit-1").wounds == 1
    assert wounds(scene) == 2, "6 less 3 against armor 2"


@pytest.mark.rule("combat.damage-units")
def test_a_spent_unit_takes_damage_and_a_wounded_one_does_not() -> None:
    scene, space = beside_rampaging()
    spent, wounded = scene.unit("peasants", ready=False), scene.unit("peasants", wounds=1)
    scene.lies("prowlers", at=space).challenges(space).does("next:block", "next:damage")
    assert scene.offers() == [f"damage:foe-1:{spent}", "damage:foe-1:hero"]
    assert scene.refuses(f"damage:foe-1:{wounded}") == ("wounded-takes-none", "combat.damage-units")


@pytest.mark.rule("combat.resistant-unit")
def test_a_resistant_unit_soaks_its_armor_unhurt_and_is_closed_all_the_same() -> None:
    scene = suffering("diggers", "diggers", units=("guardian-golems",))
    scene.does("damage:foe-1:unit-1")
    assert scene.state.unit("unit-1").wounds == 0
    assert scene.combat.closed == ["unit-1"]
    assert wounds(scene) == 2, "the second enemy could only go for the hero"


@pytest.mark.rule("combat.resistant-unit")
def test_a_resistant_unit_soaks_again_with_a_wound_where_damage_is_left() -> None:
    scene = suffering("swordsmen", units=("guardian-golems",))
    scene.does("damage:foe-1:unit-1")
    assert scene.state.unit("unit-1").wounds == 1
    assert wounds(scene) == 0, "6 is twice its armor"


@pytest.mark.rule("combat.resistant-unit")
def test_a_resistant_unit_is_not_destroyed_without_a_wound() -> None:
    scene = suffering("medusa", units=("guardian-golems",), unit_armor=3)
    scene.does("damage:foe-1:unit-1")
    assert scene.state.units(0)[0].wounds == 0


@pytest.mark.rule("combat.resistant-unit")
def test_cold_fire_is_resisted_with_both_resistances() -> None:
    both = (Resistance.FIRE, Resistance.ICE)
    scene = suffering("high-dragon", units=("peasants",), unit_resistances=both[:1])
    scene.does("damage:foe-1:unit-1")
    assert wounds(scene) == 5, "12 less 3"
    scene = suffering("high-dragon", units=("peasants",), unit_resistances=both)
    scene.does("damage:foe-1:unit-1")
    assert wounds(scene) == 3, "12 less 6"


@pytest.mark.rule("enemy.poison")
def test_poison_wounds_a_unit_twice_and_fouls_the_discard_pile_of_a_hero() -> None:
    scene = suffering("cursed-hags", units=("herbalists",))
    scene.does("damage:foe-1:unit-1")
    assert scene.state.unit("unit-1").wounds == 2
    assert wounds(scene) == 1
    assert scene.me.discard == ["wound"]
    assert scene.combat.wounds == 1, "only those in hand count for being knocked out"
    assert scene.state.turn(0).received == 2


@pytest.mark.rule("enemy.paralyze")
def test_paralysis_destroys_a_wounded_unit_and_empties_a_hand() -> None:
    scene, space = beside_rampaging()
    scene.unit("peasants", banner="banner-of-glory")
    scene.hero(hand=["march", "wound"]).lies("medusa", at=space).challenges(space)
    scene.does("next:block", "next:damage", "damage:foe-1:unit-1")
    assert scene.me.units == []
    assert "unit-1" not in scene.state.things
    assert scene.me.hand == ["wound", "wound"], "6 less 4 against armor 2"
    assert scene.me.discard == ["banner-of-glory", "march"]


@pytest.mark.rule("combat.knocked-out")
def test_wounds_up_to_the_printed_hand_limit_knock_out_and_the_fight_goes_on() -> None:
    scene = suffering("swordsmen", "prowlers")
    scene.does("damage:foe-1:hero")
    assert wounds(scene) == 5
    assert scene.combat.knocked_out
    assert scene.me.hand.count("march") == 0
    assert scene.asks == "ask-attack-phase"


@pytest.mark.rule("combat.knocked-out")
def test_wounds_held_before_the_combat_do_not_count() -> None:
    scene = suffering("werewolf")
    assert scene.combat.wounds == 4
    assert not scene.combat.knocked_out


@pytest.mark.rule("combat.knocked-out")
def test_who_is_knocked_out_midway_still_lets_units_take_damage() -> None:
    scene = suffering("minotaur", "prowlers", "prowlers", units=("peasants",))
    scene.does("damage:foe-1:hero")
    assert scene.combat.knocked_out
    assert scene.offers() == [
        "damage:foe-2:unit-1",
        "damage:foe-2:hero",
        "damage:foe-3:unit-1",
        "damage:foe-3:hero",
    ]
    scene.does("damage:foe-3:unit-1")
    assert wounds(scene) == 8, "10, 1 and 4 against armor 2"


@pytest.mark.rule("combat.no-units")
def test_units_stay_outside_a_dungeon_unless_they_are_bonded() -> None:
    scene = at_site(Site.DUNGEON).pile(Pile.BROWN, "gargoyle")
    loyal, plain = scene.unit("peasants", bonded=True), scene.unit("peasants")
    scene.enters().does("next:block", "next:damage")
    assert scene.offers() == [f"damage:foe-1:{loyal}", "damage:foe-1:hero"]
    assert scene.refuses(f"damage:foe-1:{plain}") == ("units-stay-outside", "combat.no-units")


@pytest.mark.rule("combat.safe-units")
def test_no_damage_goes_to_units_that_an_effect_keeps_safe() -> None:
    scene = suffering("prowlers", units=("peasants",), safe_units=True)
    assert wounds(scene) == 2
    assert scene.state.unit("unit-1").wounds == 0


@pytest.mark.rule("units.values")
def test_banners_and_effects_raise_the_armor_of_a_unit() -> None:
    scene, space = beside_rampaging()
    scene.unit("peasants", banner="banner-of-protection")
    scene.turn(unit_armor=1).lies("fire-mages", at=space).challenges(space)
    scene.does("next:block", "next:damage", "damage:foe-1:unit-1")
    assert scene.state.unit("unit-1").wounds == 1
    assert scene.me.hand == [], "fire 6: 5 unhurt, then 5 more"
