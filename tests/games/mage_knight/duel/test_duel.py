"""Rulings on combat between players."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.reference import Effect
from magehall.games.mage_knight.cards.vocabulary import (
    BLACK,
    FIRE,
    ICE,
    MELEE,
    NIGHT,
    PHYSICAL,
    RANGED,
    RED,
    SIEGE,
    WHITE,
    Site,
)
from magehall.games.mage_knight.combat.starts import STARTS
from magehall.games.mage_knight.duel.procedure import fame_for
from magehall.games.mage_knight.duel.starts import DUELS, must_attack
from magehall.games.mage_knight.foes.values import enemies_faced
from magehall.games.mage_knight.model.combat_state import AttackPoints, BlockPoints
from magehall.games.mage_knight.model.deeds.duel import AttackHero
from magehall.games.mage_knight.model.frames.duel import Duel
from magehall.games.mage_knight.model.hexes import neighbors
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.pieces import Unit
from magehall.games.mage_knight.model.realm import is_safe
from magehall.games.mage_knight.model.turn_state import Stage
from tests.games.mage_knight.duel.meeting import ME, RIVAL, Meeting, duel, meeting, melee


def refused(scene: Meeting) -> tuple[str, str]:
    """Why the rival cannot be attacked."""
    return scene.reason_against(DUELS, AttackHero(RIVAL))


@pytest.mark.rule("duel.start")
def test_whose_move_ends_on_another_hero_must_attack() -> None:
    scene = meeting()
    assert must_attack(Choice(scene.state, ME)) == RIVAL
    choice = Choice(scene.state, ME)
    assert [option.id for option in DUELS.candidates(choice)] == ["duel:seat-1"]
    assert not scene.possible(STARTS)


@pytest.mark.rule("duel.start")
def test_no_duel_on_the_portal_nor_after_the_end_is_announced() -> None:
    scene = meeting()
    scene.state.edit_calendar().announced = RIVAL
    assert refused(scene) == ("duel-forbidden", "duel.start")
    assert must_attack(Choice(scene.state, ME)) is None
    assert refused(meeting(Site.PORTAL)) == ("duel-nobody-here", "duel.start")
    scene = meeting()
    scene.turn(stage=Stage.AFTER)
    assert refused(scene) == ("no-combat-now", "combat.one-action")


@pytest.mark.rule("duel.fully")
def test_a_full_defence_costs_the_next_turn_and_protects_from_more_attacks() -> None:
    scene = duel("fully")
    assert scene.state.calendar.flipped == [RIVAL]
    assert scene.state.turn(RIVAL).dice_left == 1
    scene.answers("let-be", "let-be", "let-be", "let-be")
    assert scene.asked == (RIVAL, "ask-given-turn")
    scene.answers("stand-down")
    assert not scene.state.has_turn(RIVAL), "the turn was finished"
    scene.turn(stage=Stage.MOVEMENT)
    scene.state.edit_hero(ME).space = scene.space
    assert refused(scene) == ("duel-face-down", "duel.fully")


@pytest.mark.rule("duel.partly")
def test_a_partial_defence_has_no_die_and_ends_at_once() -> None:
    scene = duel("partly")
    turn = scene.state.turn(RIVAL)
    assert turn.dice_left == 0
    scene.state.edit_turn(RIVAL).played.append("rage")
    scene.answers("let-be", "let-be", "let-be", "let-be")
    assert not scene.pending
    assert not scene.state.has_turn(RIVAL)
    assert scene.state.hero(RIVAL).discard == ["rage"]
    assert scene.state.calendar.flipped == []


@pytest.mark.rule("duel.attack")
def test_the_defender_attacks_first_and_then_they_alternate() -> None:
    scene = duel()
    assert scene.asked == (RIVAL, "ask-duel-attack")
    assert scene.why_not("launch") == ("duel-no-points", "duel.attack")
    scene.strikes(1, mode=RANGED)
    assert scene.asked == (ME, "ask-duel-block")
    scene.answers("endure")
    assert scene.asked == (ME, "ask-duel-attack"), "1 is less than any armor"
    scene.answers("let-be")
    assert scene.asked == (RIVAL, "ask-duel-attack")


@pytest.mark.rule("duel.roles", "duel.passing")
@pytest.mark.rule("duel.melee")
def test_two_passes_in_a_row_lead_to_melee_which_the_aggressor_begins() -> None:
    scene = duel().answers("let-be", "let-be")
    assert scene.asked == (ME, "ask-duel-attack")
    assert scene.state.top(Duel).melee


@pytest.mark.rule("duel.fortified")
def test_behind_walls_only_siege_reaches_the_defender_before_melee() -> None:
    scene = duel(site=Site.MAGE_TOWER).answers("let-be")
    scene.state.edit_combat().attacks.append(AttackPoints(9, RANGED, PHYSICAL))
    assert scene.why_not("launch") == ("duel-no-points", "duel.fortified")
    scene.strikes(2, mode=SIEGE)
    assert scene.state.top(Duel).points == 2
    walls = duel(site=Site.MAGE_TOWER).strikes(3, mode=RANGED)
    assert walls.state.top(Duel).points == 3, "the aggressor has no walls"


@pytest.mark.rule("duel.block")
def test_two_points_block_one_of_a_ranged_attack_unless_they_slow_it() -> None:
    assert duel().strikes(6, mode=RANGED).blocks(5).state.top(Duel).points == 4
    assert duel().strikes(6, mode=RANGED).blocks(3, slows=True).state.top(Duel).points == 3
    assert melee().strikes(6).blocks(4).state.top(Duel).points == 2


@pytest.mark.rule("duel.block")
def test_a_block_efficient_against_one_element_of_the_attack_is_efficient() -> None:
    scene = melee()
    scene.state.edit_combat().attacks.append(AttackPoints(3, MELEE, ICE))
    assert scene.strikes(3, FIRE).blocks(4, ICE).state.top(Duel).points == 2
    assert melee().strikes(6, FIRE).blocks(4, FIRE).state.top(Duel).points == 4


@pytest.mark.rule("duel.damage")
def test_the_attacker_assigns_damage_by_whole_armor_values() -> None:
    scene = melee()
    for number, card in enumerate(("peasants", "guardian-golems"), 1):
        scene.state.add(f"unit-{number}", Unit(card, RIVAL))
        scene.state.edit_hero(RIVAL).units.append(f"unit-{number}")
    scene.strikes(7).answers("endure")
    assert scene.asked == (ME, "ask-spoils")
    assert {"hurt:hero", "hurt:unit-1", "hurt:unit-2", "let-go"} <= set(scene.offered())
    scene.answers("hurt:unit-1")
    assert scene.state.unit("unit-1").wounds == 1
    assert scene.why_not("hurt:unit-1") == ("wounded-takes-none", "duel.damage")
    assert scene.why_not("hurt:unit-2") == ("duel-too-little", "duel.damage"), "3, doubled as it resists"
    scene.answers("hurt:hero", "hurt:hero")
    assert scene.state.hero(RIVAL).hand == ["wound", "wound"]
    assert scene.asked == (RIVAL, "ask-duel-attack")


@pytest.mark.rule("combat.knocked-out")
def test_too_many_wounds_knock_out_in_a_duel_too() -> None:
    scene = melee()
    scene.state.edit_hero(RIVAL).hand = ["march"]
    scene.strikes(10).answers("endure", *["hurt:hero"] * 5)
    assert scene.state.hero(RIVAL).hand == ["wound"] * 5
    assert scene.state.hero(RIVAL).discard == ["march"]


@pytest.mark.rule("duel.steal")
def test_artifacts_within_reach_can_be_stolen_in_melee() -> None:
    scene = melee()
    rival = scene.state.edit_hero(RIVAL)
    rival.discard, rival.hand, rival.deck = ["ruby-ring"], ["golden-grail"], ["sapphire-ring"]
    scene.state.add("unit-1", Unit("peasants", RIVAL, banner="banner-of-glory"))
    rival.units.append("unit-1")
    scene.strikes(14).answers("endure")
    assert scene.offered("steal") == ["steal:ruby-ring"]
    scene.answers("hurt:unit-1")
    assert scene.offered("steal") == ["steal:ruby-ring", "steal:banner-of-glory"]
    scene.answers("steal:banner-of-glory", "steal:ruby-ring")
    assert scene.me.discard == ["banner-of-glory", "ruby-ring"]
    assert scene.state.unit("unit-1").banner == ""


@pytest.mark.rule("duel.steal")
@pytest.mark.rule("duel.drive")
def test_before_melee_nothing_is_stolen_and_nobody_driven_away() -> None:
    scene = duel()
    scene.state.edit_hero(ME).discard = ["ruby-ring"]
    scene.strikes(9, mode=RANGED).answers("endure")
    near = neighbors(scene.space)[0]
    assert scene.offered("steal") == scene.offered("drive") == []
    assert scene.why_not("steal:ruby-ring") == ("duel-melee-only", "duel.steal")
    assert scene.why_not(f"drive:{near}") == ("duel-melee-only", "duel.drive")


@pytest.mark.rule("duel.drive")
@pytest.mark.rule("duel.fame")
def test_driving_a_rival_away_wins_the_duel_and_its_fame() -> None:
    scene = melee()
    scene.state.edit_hero(RIVAL).level = 3
    scene.strikes(5).answers("endure")
    spaces = scene.offered("drive")
    assert spaces
    space = spaces[0].removeprefix("drive:")
    assert is_safe(scene.state, RIVAL, space)
    scene.answers(f"drive:{space}")
    assert scene.state.hero(RIVAL).space == space
    assert scene.me.space == scene.space
    assert scene.me.fame == 5
    assert scene.over
    assert scene.state.turn(ME).stage is Stage.AFTER


@pytest.mark.rule("duel.fame")
def test_only_who_stood_lower_gains_fame() -> None:
    scene = meeting()
    assert fame_for(scene.state, ME, RIVAL) == 0
    scene.state.edit_hero(RIVAL).fame = 2
    assert (fame_for(scene.state, ME, RIVAL), fame_for(scene.state, RIVAL, ME)) == (1, 0)


@pytest.mark.rule("duel.end")
def test_without_a_winner_the_aggressor_goes_back() -> None:
    scene = melee()
    came_from = scene.state.turn(ME).path[0]
    scene.answers("let-be", "let-be")
    assert scene.me.space == came_from
    assert scene.state.hero(RIVAL).space == scene.space
    assert not [id for id in scene.state.things if id.startswith("combat")]
    assert (scene.me.fame, scene.state.hero(RIVAL).fame) == (0, 0)


@pytest.mark.rule("duel.keep")
def test_a_keep_whose_owner_is_there_is_fought_for_in_person() -> None:
    scene = meeting(Site.KEEP)
    scene.owned(RIVAL)
    scene.assaults()
    assert scene.me.reputation == -1
    assert scene.asked == (RIVAL, "ask-defence")
    scene.answers("defend:partly", "let-be", "let-be")
    scene.strikes(9).answers("endure")
    scene.answers(scene.offered("drive")[0])
    assert scene.state.realm.shields[scene.space] == (ME,)
    assert is_safe(scene.state, ME, scene.space)


@pytest.mark.rule("duel.cancel")
def test_skipping_blocks_and_damage_cancels_one_attack() -> None:
    scene = melee().strikes(9)
    scene.state.edit_combat().skips_blocking = True
    scene.answers("endure")
    assert scene.asked == (RIVAL, "ask-duel-attack")
    scene.answers("let-be").strikes(9).answers("endure")
    assert scene.asked == (ME, "ask-spoils"), "one attack alone"


@pytest.mark.rule("duel.effects")
def test_what_a_block_gives_on_success_needs_the_whole_attack_blocked() -> None:
    shield = BlockPoints(4, FIRE, effect=Effect("burning-shield", "basic", (0, 0)))
    scene = melee().strikes(5)
    scene.state.edit_combat().blocks.append(shield)
    scene.answers("endure")
    assert scene.state.combat is not None
    assert scene.asked == (RIVAL, "ask-duel-attack")
    assert scene.state.combat.attacks == []
    scene = melee().strikes(4)
    scene.state.edit_combat().blocks.append(shield)
    scene.answers("endure")
    assert scene.state.combat is not None
    assert scene.state.combat.attacks == [AttackPoints(4, MELEE, FIRE)]


@pytest.mark.rule("duel.enemies")
def test_a_rival_counts_as_many_enemies_as_the_hero_and_units_that_can_act() -> None:
    scene = melee()
    for number, unit in enumerate((Unit("peasants", RIVAL), Unit("peasants", RIVAL, ready=False)), 1):
        scene.state.add(f"unit-{number}", unit)
        scene.state.edit_hero(RIVAL).units.append(f"unit-{number}")
    assert enemies_faced(scene.state) == 2


@pytest.mark.rule("card.cold-toughness", "duel.block")
def test_a_block_that_counts_icons_counts_the_mana_spent_on_the_attack() -> None:
    scene = melee()
    scene.state.edit_turn(ME).mana_used += (RED,)
    scene.pending = scene.flow.run()
    scene.strikes(9, FIRE)
    scene.state.edit_combat().blocks.append(BlockPoints(5, ICE, per_icon=1))
    scene.pending = scene.flow.run()
    scene.answers("endure")
    assert scene.state.top(Duel).points == 3


@pytest.mark.rule("card.wings-of-wind", "duel.enemies")
def test_wings_of_night_need_a_move_point_for_the_rival_and_each_ready_unit() -> None:
    scene = duel("fully").strikes(4, mode=RANGED)
    scene.state.add("unit-9", Unit("peasants", RIVAL))
    scene.state.edit_hero(RIVAL).units.append("unit-9")
    scene.hero(hand=["wings-of-wind"], mana=[WHITE, BLACK])
    scene.state.edit_calendar().time = NIGHT

    def offered(move_left: int) -> bool:
        scene.state.edit_combat().move_left = move_left
        scene.pending = scene.flow.run()
        return "play:wings-of-wind:strong" in scene.offered()

    assert scene.asked == (ME, "ask-duel-block")
    assert not offered(1)
    assert offered(2)


@pytest.mark.rule("duel.first", "site.plunder")
def test_who_is_attacked_in_a_village_may_plunder_it_first() -> None:
    scene = meeting()
    scene.state.edit_hero(RIVAL).deck = ["march", "rage", "stamina"]
    scene.begins(Duel(ME, RIVAL)).answers("plunder")
    assert scene.state.hero(RIVAL).hand == ["march", "rage"]
    assert scene.state.hero(RIVAL).reputation == -1
    assert scene.asked == (RIVAL, "ask-defence")
    assert scene.offered() == ["defend:fully", "defend:partly"]
