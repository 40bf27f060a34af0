"""Rulings on blocks: elements, swift, icons, what follows, and banners."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.reference import Effect
from magehall.games.mage_knight.cards.vocabulary import (
    COLD_FIRE,
    FIRE,
    ICE,
    MELEE,
    PHYSICAL,
    Element,
    Pile,
    Site,
)
from magehall.games.mage_knight.model.combat_state import AttackPoints
from tests.games.mage_knight.combat.skirmish import Skirmish, at_site, beside_rampaging


def blocking(*enemies: str) -> Skirmish:
    """A hero challenged these rampaging enemies; the block phase begins."""
    scene, space = beside_rampaging()
    return scene.lies(*enemies, at=space).challenges(space).does("next:block")


@pytest.mark.rule("combat.block")
def test_a_block_reaches_the_whole_attack_or_does_nothing() -> None:
    scene = blocking("prowlers").block(3)
    refusal = scene.refusal("block:foe-1")
    assert (refusal.reason.key, refusal.reason.args) == (
        "refused-block-short",
        {"points": 3, "needed": 4, "missing": 1},
    )
    scene.block(1).does("block:foe-1")
    assert scene.asks == "ask-attack-phase", "no attack is left, so damage is skipped"
    assert scene.state.foe("foe-1").blocked
    assert scene.me.hand == []


@pytest.mark.rule("combat.block")
def test_too_little_block_lessens_no_damage() -> None:
    scene = blocking("prowlers").block(3).does("next:damage")
    assert scene.me.hand == ["wound", "wound"]


@pytest.mark.rule("combat.block")
def test_enemies_are_blocked_one_at_a_time_and_points_are_used_up() -> None:
    scene = blocking("prowlers", "prowlers").block(8)
    assert scene.offers("block") == ["block:foe-1", "block:foe-2"]
    scene.does("block:foe-2")
    assert scene.combat.blocks == []
    assert scene.refuses("block:foe-2") == ("blocked-already", "combat.block")
    assert scene.refuses("block:foe-1") == ("no-block-points", "combat.block")


@pytest.mark.rule("enemy.swift")
def test_swift_doubles_what_a_block_must_reach_and_not_the_damage() -> None:
    scene = blocking("wolf-riders").block(5)
    assert scene.refusal("block:foe-1").reason.args["needed"] == 6
    scene.does("next:damage")
    assert scene.me.hand == ["wound", "wound"], "damage 3 against armor 2"


@pytest.mark.rule("enemy.swift")
def test_a_block_that_slows_meets_the_plain_attack() -> None:
    scene = blocking("wolf-riders").block(2, slows=True).block(1)
    assert scene.offers("block") == ["block:foe-1"]


@pytest.mark.rule("block.efficient")
@pytest.mark.parametrize(
    ("enemy", "attack", "efficient"),
    [
        ("prowlers", 4, {PHYSICAL, FIRE, ICE, COLD_FIRE}),
        ("fire-mages", 6, {ICE, COLD_FIRE}),
        ("ice-mages", 5, {FIRE, COLD_FIRE}),
        ("high-dragon", 6, {COLD_FIRE}),
    ],
)
def test_only_the_opposite_element_or_cold_fire_blocks_an_element_in_full(
    enemy: str, attack: int, efficient: set[Element]
) -> None:
    for element in Element:
        scene = blocking(enemy).block(attack, element)
        assert bool(scene.offers("block")) == (element in efficient)
        if element not in efficient:
            assert scene.refuses("block:foe-1") == ("block-inefficient", "block.efficient")


@pytest.mark.rule("block.efficient")
def test_inefficient_blocks_are_added_up_before_they_are_halved_once() -> None:
    scene = blocking("fire-mages").block(3).block(3).block(3, ICE)
    assert scene.offers("block") == ["block:foe-1"]


@pytest.mark.rule("card.cold-toughness")
def test_icons_are_those_printed_on_the_token_alone() -> None:
    scene = at_site(Site.KEEP).lies("guardsmen").assaults().does("next:block")
    scene.block(1, ICE, per_icon=1)
    assert scene.refusal("block:foe-1").reason.args["points"] == 2, "the icon, not the walls"
    scene = blocking("ice-dragon").block(2, FIRE, per_icon=1)
    assert scene.offers("block") == ["block:foe-1"], "ice, paralyze and two resistances"


@pytest.mark.rule("combat.block")
def test_what_a_block_does_on_success_is_done_once_and_at_that_enemy() -> None:
    effect = Effect("burning-shield", "basic", (0, 0))
    scene = blocking("prowlers", "prowlers").block(2, effect=effect).block(2).does("block:foe-2")
    assert scene.combat.later == [AttackPoints(4, MELEE, FIRE)]
    assert scene.combat.attacks == []
    assert scene.block(4).does("block:foe-1").combat.attacks == [AttackPoints(4, MELEE, FIRE)]


@pytest.mark.rule("combat.resist-effects")
def test_a_red_shield_does_not_destroy_who_resists_fire_though_the_block_counts() -> None:
    effect = Effect("burning-shield", "strong", (0, 0))
    scene = blocking("fire-mages").block(6, ICE, effect=effect).does("block:foe-1")
    assert scene.asks == "ask-attack-phase"
    assert scene.state.foe("foe-1").blocked


@pytest.mark.rule("combat.destroy")
def test_destroyed_by_a_block_is_defeated_with_its_fame() -> None:
    effect = Effect("burning-shield", "strong", (0, 0))
    scene = blocking("prowlers").block(4, effect=effect).does("block:foe-1")
    assert scene.over
    assert scene.me.fame == 2
    assert scene.me.reputation == 1


@pytest.mark.rule("combat.destroy")
def test_a_second_effect_on_an_enemy_destroyed_by_the_first_does_nothing() -> None:
    effect = Effect("burning-shield", "strong", (0, 0))
    scene = blocking("prowlers", "prowlers").block(2, effect=effect).block(2, effect=effect)
    scene.does("block:foe-1")
    assert list(scene.state.foes()) == ["foe-2"]


@pytest.mark.rule("combat.no-attack")
def test_who_is_held_is_not_blocked_and_deals_no_damage() -> None:
    scene = blocking("prowlers", "prowlers")
    scene.foe("foe-1", held=True)
    assert scene.block(9).refuses("block:foe-1") == ("attacks-not", "combat.no-attack")
    scene.does("next:damage")
    assert scene.me.hand == ["wound", "wound"]


@pytest.mark.rule("card.diplomacy")
def test_influence_becomes_block_of_the_element_that_was_chosen() -> None:
    scene, space = beside_rampaging(Pile.RED)
    scene.lies("ice-dragon", at=space).turn(influence=6, influence_block=FIRE).challenges(space)
    scene.does("next:block", "convert:block:6", "block:foe-1")
    assert scene.asks == "ask-attack-phase"
    assert scene.state.turn(0).influence == 0


@pytest.mark.rule("card.banner-of-fear")
def test_a_banner_of_fear_cancels_an_attack_for_a_fame() -> None:
    scene, space = beside_rampaging()
    bearer = scene.unit("peasants", banner="banner-of-fear")
    scene.lies("prowlers", "prowlers", at=space).challenges(space).does("next:block")
    scene.does(f"cancel:{bearer}:foe-2")
    assert scene.me.fame == 1
    assert not scene.state.foe("foe-2").blocked, "cancelling is not blocking"
    assert scene.refuses(f"cancel:{bearer}:foe-1") == ("banner-unit-spent", "card.banner-of-fear")


@pytest.mark.rule("card.banner-of-fear")
def test_a_wounded_unit_cancels_nothing() -> None:
    scene, space = beside_rampaging()
    bearer = scene.unit("peasants", banner="banner-of-fear", wounds=1)
    plain = scene.unit("herbalists")
    scene.lies("prowlers", at=space).challenges(space).does("next:block")
    assert scene.refuses(f"cancel:{bearer}:foe-1") == ("banner-unit-wounded", "card.banner-of-fear")
    assert scene.refuses(f"cancel:{plain}:foe-1") == ("banner-cancels-nothing", "card.banner-of-fear")


@pytest.mark.rule("combat.skip-blocking")
def test_skipped_blocks_and_damage_lead_straight_to_the_attack() -> None:
    scene, space = beside_rampaging()
    scene.lies("orc-summoners", "prowlers", at=space).challenges(space)
    scene.state.edit_combat().skips_blocking = True
    scene.does("next:block")
    assert scene.asks == "ask-attack-phase"
    assert "monster-summoned" not in scene.story
    assert scene.me.hand == []
