"""Rulings on spells of the block phase, and on those that skip it."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.vocabulary import FIRE, MELEE
from magehall.games.mage_knight.model.combat_state import AttackPoints, Phase
from tests.games.mage_knight.cards.casting import EVERY_COLOR, caster, casts, casts_strongly
from tests.games.mage_knight.scenario import hero, quest

SUMMONER = {"enemy": "orc-summoners", "hidden": True}
MONSTER = {"enemy": "gargoyle", "origin": "summoned", "summoner": "foe-1"}


# Burning Shield


@pytest.mark.rule("card.burning-shield")
def test_a_burning_shield_that_blocks_attacks_anybody_later() -> None:
    scene = caster("diggers", {"enemy": "wolf-riders", "held": True}, hand=["burning-shield"], phase="block")
    casts(scene, "burning-shield", "red")
    (shield,) = scene.combat.blocks
    assert (shield.points, shield.element) == (4, FIRE)
    scene.does(0, "block:foe-1")
    assert scene.combat.phase is Phase.ATTACK
    assert scene.combat.attacks == [AttackPoints(4, MELEE, FIRE)]
    assert scene.does(0, "strike:foe-2").hero().fame == 3


@pytest.mark.rule("card.burning-shield")
def test_a_burning_shield_that_fails_gives_no_attack() -> None:
    scene = caster("swordsmen", hand=["burning-shield"], phase="block")
    casts(scene, "burning-shield", "red").does(0, "next:damage")
    assert scene.combat.phase is Phase.ATTACK
    assert scene.combat.attacks == []


@pytest.mark.rule("card.burning-shield")
def test_an_exploding_shield_destroys_whom_it_blocks_but_for_who_resists_fire() -> None:
    scene = caster("prowlers", "diggers", hand=["burning-shield"], phase="block")
    casts_strongly(scene, "burning-shield", "red", "block:foe-1")
    assert list(scene.state.foes()) == ["foe-2"]
    assert (scene.hero().fame, scene.combat.phase) == (2, Phase.BLOCK)
    proof = caster("fire-golems", hand=["burning-shield", "rage"], phase="block")
    proof.does(0, "play:rage:basic", "choose:block-2")
    casts_strongly(proof, "burning-shield", "red", "block:foe-1")
    assert (list(proof.state.foes()), proof.foe().blocked) == (["foe-1"], True)
    assert proof.combat.phase is Phase.ATTACK


@pytest.mark.rule("card.burning-shield")
def test_an_exploding_shield_may_end_the_combat() -> None:
    scene = caster("prowlers", hand=["burning-shield"], phase="block")
    casts_strongly(scene, "burning-shield", "red", "block:foe-1")
    assert (scene.state.combat, scene.hero().fame, scene.turn().defeated) == (None, 2, 1)


@pytest.mark.rule("card.burning-shield")
def test_an_exploding_shield_on_a_summoned_monster_gives_no_fame() -> None:
    scene = caster(SUMMONER, MONSTER, hand=["burning-shield", "march"], phase="block")
    scene.does(0, "play:march:block")
    casts_strongly(scene, "burning-shield", "red", "block:foe-2")
    assert scene.hero().fame == 0
    assert list(scene.state.foes()) == ["foe-1"]
    assert scene.turn().defeated == 0


# Wings of Night


@pytest.mark.rule("card.wings-of-wind")
def test_wings_of_night_need_a_move_point_left_for_each_enemy() -> None:
    short = caster("prowlers", "prowlers", hand=["wings-of-wind"], move_left=1)
    refused = short.refuses(0, "play:wings-of-wind:strong")
    assert refused == ("refused-too-few-move-points", "card.wings-of-wind")
    for phase in ("ranged", "block"):
        scene = caster("prowlers", "prowlers", hand=["wings-of-wind"], move_left=2, phase=phase)
        casts_strongly(scene, "wings-of-wind", "white")
        if phase == "ranged":
            scene.does(0, "next:block")
        assert scene.combat.phase is Phase.ATTACK
        assert scene.combat.wounds == 0
    late = caster("prowlers", hand=["wings-of-wind"], move_left=2, phase="attack")
    assert late.refuses(0, "play:wings-of-wind:strong")[1] == "effects.when"


@pytest.mark.rule("card.wings-of-wind")
def test_wings_of_night_count_the_move_points_left_when_the_combat_began() -> None:
    mage = hero("tovak", hand=["wings-of-wind"], mana=EVERY_COLOR, deck=[], space="0,-3")
    orcs = {"1,-4": ["prowlers"]}
    scene = quest(mage, time="night", tiles={"1,-3": "countryside-2"}, tokens=orcs, move=1)
    scene.does(0, "challenge:1,-4")
    assert scene.combat.move_left == 1
    casts_strongly(scene, "wings-of-wind", "white", "next:block")
    assert scene.combat.phase is Phase.ATTACK


# Whirlwind in the block phase


@pytest.mark.rule("card.whirlwind")
def test_a_whirlwind_holds_a_monster_that_was_summoned() -> None:
    scene = caster(SUMMONER, MONSTER, hand=["whirlwind"], phase="block")
    casts(scene, "whirlwind", "white")
    assert scene.offers(0) == ["target:foe-2"]
    scene.does(0, "target:foe-2")
    assert scene.combat.phase is Phase.ATTACK
    assert (list(scene.state.foes()), scene.combat.wounds) == (["foe-1"], 0)
