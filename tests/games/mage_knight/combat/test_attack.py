"""Rulings on attacks: which points count, resistances, fortifications, and sets of enemies."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.vocabulary import (
    COLD_FIRE,
    FIRE,
    ICE,
    MELEE,
    PHYSICAL,
    RANGED,
    SIEGE,
    Pile,
    Resistance,
    Site,
)
from tests.games.mage_knight.combat.skirmish import Skirmish, at_site, beside_rampaging


def facing(*enemies: str) -> Skirmish:
    """A hero challenged these rampaging enemies; the ranged phase begins."""
    scene, space = beside_rampaging()
    return scene.lies(*enemies, at=space).challenges(space)


def attacking(*enemies: str) -> Skirmish:
    """The same in the attack phase: nobody dealt damage."""
    scene = facing(*enemies)
    for id in scene.combat.foes:
        scene.foe(id, held=True)
    return scene.does("next:block")


@pytest.mark.rule("combat.attack")
@pytest.mark.rule("combat.defeated")
def test_an_attack_that_reaches_the_armor_defeats_and_gives_fame_at_once() -> None:
    scene = attacking("prowlers").attack(3).does("strike:foe-1")
    assert scene.over
    assert scene.me.fame == 2
    assert scene.state.piles.discarded[Pile.GREEN] == ("prowlers",)


@pytest.mark.rule("combat.attack")
def test_one_point_too_little_does_nothing_and_says_so() -> None:
    scene = attacking("prowlers").attack(2)
    assert scene.offers("strike") == []
    refusal = scene.refusal("strike:foe-1")
    assert (refusal.reason.key, refusal.rule) == ("refused-attack-short", "combat.attack")
    assert refusal.reason.args == {"points": 2, "needed": 3, "missing": 1}


@pytest.mark.rule("combat.attack")
def test_several_enemies_take_the_sum_of_their_armor() -> None:
    scene = attacking("prowlers", "wolf-riders").attack(6)
    assert scene.offers("strike") == ["strike:foe-1", "strike:foe-2"]
    scene.attack(1)
    assert "strike:foe-1+foe-2" in scene.offers("strike")
    assert scene.does("strike:foe-1+foe-2").over
    assert scene.me.fame == 5


@pytest.mark.rule("combat.attack")
@pytest.mark.rule("enemy.tokens")
def test_an_attack_uses_up_every_point_that_counted() -> None:
    scene = attacking("prowlers", "prowlers").attack(9).does("strike:foe-2")
    assert scene.combat.attacks == []
    assert scene.offers() == ["next:end"]
    assert scene.state.foe("foe-1").enemy == "prowlers"


@pytest.mark.rule("combat.resistance")
def test_one_resistance_among_the_targets_halves_that_element_for_all() -> None:
    scene = attacking("prowlers", "ironclads").attack(11)
    assert "strike:foe-1+foe-2" not in scene.offers("strike")
    refusal = scene.refusal("strike:foe-1+foe-2")
    assert refusal.reason.key == "refused-attack-resisted"
    assert refusal.reason.args == {"halved": 11, "points": 5, "needed": 6, "missing": 1}
    assert "strike:foe-1" in scene.offers("strike")


@pytest.mark.rule("combat.resistance")
def test_inefficient_points_are_added_up_before_they_are_halved_once() -> None:
    scene = attacking("ironclads").attack(3).attack(3)
    assert scene.offers("strike") == ["strike:foe-1"]
    scene = attacking("ironclads").attack(1).attack(1).attack(3)
    assert scene.refusal("strike:foe-1").reason.args["points"] == 2


@pytest.mark.rule("combat.resistance")
def test_efficient_points_count_in_full_beside_inefficient_ones() -> None:
    scene = attacking("ironclads").attack(2, FIRE).attack(2)
    assert scene.offers("strike") == ["strike:foe-1"]


@pytest.mark.rule("combat.elements")
def test_cold_fire_suffers_from_one_enemy_with_both_resistances_alone() -> None:
    scene = attacking("fire-mages", "ice-mages").attack(11, COLD_FIRE)
    assert "strike:foe-1+foe-2" in scene.offers("strike")
    scene = attacking("high-dragon").attack(9, COLD_FIRE)
    assert scene.refuses("strike:foe-1") == ("attack-resisted", "combat.resistance")


@pytest.mark.rule("combat.elements")
def test_fire_and_ice_are_halved_by_their_own_resistance_only() -> None:
    scene = attacking("fire-mages").attack(5, ICE)
    assert scene.offers("strike") == ["strike:foe-1"]
    scene = attacking("fire-mages").attack(9, FIRE)
    assert scene.refusal("strike:foe-1").reason.args["points"] == 4


@pytest.mark.rule("combat.ranged")
def test_only_ranged_and_siege_attacks_count_in_the_first_phase() -> None:
    scene = facing("prowlers").attack(9, mode=MELEE)
    assert scene.refuses("strike:foe-1") == ("no-attack-points", "combat.attack")
    scene.attack(2, mode=RANGED).attack(1, mode=SIEGE).does("strike:foe-1")
    assert scene.over


@pytest.mark.rule("combat.fortified")
def test_against_one_fortified_target_ranged_points_do_not_count() -> None:
    scene = facing("diggers", "prowlers").attack(9, mode=RANGED)
    assert scene.refuses("strike:foe-1") == ("only-siege", "combat.fortified")
    assert scene.refuses("strike:foe-1+foe-2") == ("only-siege", "combat.fortified")
    assert scene.offers("strike") == ["strike:foe-2"]
    scene.attack(3, mode=SIEGE).does("strike:foe-1")
    assert [entry.mode for entry in scene.combat.attacks] == [RANGED], "what could not count stays"
    assert scene.does("strike:foe-2").over


@pytest.mark.rule("combat.fortified")
def test_who_is_fortified_twice_is_out_of_reach_before_the_attack_phase() -> None:
    scene = at_site(Site.KEEP).lies("guardsmen").assaults().attack(20, mode=SIEGE)
    assert scene.refuses("strike:foe-1") == ("doubly-fortified", "combat.fortified")
    scene.foe("foe-1", held=True)
    scene.does("next:block").attack(7)
    assert scene.does("strike:foe-1").over


@pytest.mark.rule("combat.fortified")
def test_with_the_site_ignored_an_icon_still_fortifies_once() -> None:
    scene = at_site(Site.KEEP).lies("guardsmen").turn(ignores_sites=True).assaults()
    scene.attack(9, mode=RANGED)
    assert scene.refuses("strike:foe-1") == ("only-siege", "combat.fortified")
    assert scene.attack(7, mode=SIEGE).does("strike:foe-1").over


@pytest.mark.rule("combat.fortified")
def test_an_enemy_that_lost_its_fortification_can_be_shot_inside_a_keep() -> None:
    scene = at_site(Site.KEEP).lies("guardsmen").assaults()
    scene.foe("foe-1", unfortified=True)
    assert scene.attack(7, mode=RANGED).does("strike:foe-1").over


@pytest.mark.rule("combat.attack")
def test_attack_points_left_over_carry_over_nowhere() -> None:
    scene = facing("prowlers").attack(2, mode=SIEGE)
    scene.foe("foe-1", held=True)
    scene.does("next:block")
    assert scene.asks == "ask-attack-phase"
    assert scene.combat.attacks == []


@pytest.mark.rule("combat.attack")
def test_everybody_defeated_in_the_ranged_phase_ends_the_combat() -> None:
    scene = facing("prowlers", "prowlers").attack(6, mode=RANGED).does("strike:foe-1+foe-2")
    assert scene.over
    assert "phase-begun" in scene.story
    assert scene.story.count("enemy-defeated") == 2


@pytest.mark.rule("combat.armor")
@pytest.mark.rule("enemy.values")
def test_armor_never_falls_below_one() -> None:
    scene = attacking("prowlers", "prowlers")
    scene.foe("foe-1", armor_less=9)
    scene.foe("foe-2", armor_less=2)
    assert scene.attack(2).does("strike:foe-1+foe-2").over


@pytest.mark.rule("combat.resistance")
def test_a_lost_resistance_no_longer_halves() -> None:
    scene = attacking("ironclads").attack(3)
    scene.foe("foe-1", lost_resistances=[Resistance.PHYSICAL])
    assert scene.offers("strike") == ["strike:foe-1"]


@pytest.mark.rule("combat.convert")
def test_attacks_turned_into_cold_fire_or_siege_count_as_such() -> None:
    scene = attacking("ironclads").attack(3)
    scene.state.edit_combat().all_cold_fire = True
    assert scene.attack(0).offers("strike") == ["strike:foe-1"]
    scene = facing("diggers").attack(3)
    scene.state.edit_combat().all_siege = True
    assert scene.attack(0).offers("strike") == ["strike:foe-1"]


@pytest.mark.rule("combat.double-physical")
def test_doubled_physical_attacks_are_doubled_before_they_are_halved() -> None:
    scene = attacking("ironclads").turn(doubles_physical=True).attack(3)
    assert scene.offers("strike") == ["strike:foe-1"]
    scene = facing("prowlers").turn(doubles_physical=True).attack(2, mode=RANGED)
    assert scene.refuses("strike:foe-1") == ("attack-short", "combat.attack")


@pytest.mark.rule("combat.attack")
def test_of_many_enemies_sets_beyond_the_list_are_judged_alike() -> None:
    scene = attacking(*["prowlers"] * 6).attack(9)
    assert "strike:foe-1+foe-2+foe-3" not in scene.offers()
    scene.does("strike:foe-2+foe-4+foe-6")
    assert list(scene.state.foes()) == ["foe-1", "foe-3", "foe-5"]


@pytest.mark.rule("combat.attack")
def test_a_set_out_of_order_or_with_one_twice_is_none() -> None:
    scene = attacking("prowlers", "prowlers").attack(9)
    for option in ("strike:foe-2+foe-1", "strike:foe-1+foe-1"):
        assert scene.refuses(option) == ("out-of-order", "combat.attack")
    assert scene.refuses("strike:foe-7") == ("no-such-foe", "combat.attack")


@pytest.mark.rule("combat.phases")
def test_nobody_strikes_in_the_block_phase() -> None:
    scene = facing("prowlers").does("next:block")
    assert scene.refuses("strike:foe-1") == ("no-attack-phase", "combat.phases")
    assert scene.refuses("next:end") == ("not-the-next-phase", "combat.phases")


@pytest.mark.rule("card.agility")
def test_unspent_move_points_become_attack_by_the_amount() -> None:
    scene, space = beside_rampaging()
    scene.lies("prowlers", at=space).turn(move=4, move_as_attack=True, move_as_ranged=True)
    scene.challenges(space)
    assert scene.offers("convert") == ["convert:ranged:1", "convert:ranged:2"]
    assert scene.refuses("convert:attack:1") == ("not-in-this-phase", "combat.phases")
    scene.does("convert:ranged:1")
    scene.foe("foe-1", held=True)
    scene.does("next:block")
    assert scene.offers("convert") == ["convert:attack:1", "convert:attack:2"]
    scene.does("convert:attack:2").attack(1, PHYSICAL)
    assert scene.does("strike:foe-1").over


@pytest.mark.rule("card.agility")
def test_without_agility_no_move_point_becomes_attack() -> None:
    scene, space = beside_rampaging()
    scene.lies("prowlers", at=space).turn(move=4).challenges(space)
    scene.foe("foe-1", held=True)
    scene.does("next:block")
    assert scene.refuses("convert:attack:1") == ("not-convertible", "card.agility")
    scene.turn(move_as_attack=True)
    assert scene.refuses("convert:attack:5") == ("too-few-points", "card.agility")
