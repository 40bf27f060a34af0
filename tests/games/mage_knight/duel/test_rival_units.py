"""Rulings on effects that aim at the units of a rival."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.reference import Effect
from magehall.games.mage_knight.cards.vocabulary import (
    FIRE,
    MELEE,
    PHYSICAL,
    RANGED,
    WHITE,
    Element,
    Resistance,
    Site,
)
from magehall.games.mage_knight.effects.unit_values import unit_armor, unit_resistances
from magehall.games.mage_knight.model.combat_state import AttackPoints, BlockPoints
from magehall.games.mage_knight.model.frames.duel import Duel
from magehall.games.mage_knight.model.frames.effects import Resolve
from magehall.games.mage_knight.model.pieces import Unit
from tests.games.mage_knight.duel.meeting import ME, RIVAL, Meeting, duel, melee


def rival_unit(scene: Meeting, card: str, *, owner: int = RIVAL) -> str:
    """Give a player a unit."""
    id = scene.state.new_id("unit")
    scene.state.add(id, Unit(card, owner))
    scene.state.edit_hero(owner).units.append(id)
    return id


def plays(scene: Meeting, seat: int, source: str, part: str) -> Meeting:
    """A player carries out the effect of a card."""
    return scene.begins(Resolve(seat, Effect(source, part)))


@pytest.mark.rule("duel.effects", "card.tremor")
def test_an_effect_weakens_an_unwounded_unit_of_the_rival_for_this_duel_and_never_below_one() -> None:
    scene = melee()
    unit = rival_unit(scene, "peasants")
    plays(scene, ME, "tremor", "basic").answers("choose:weaken-one-3", f"target:{unit}")
    assert unit_armor(scene.state, unit) == 1
    scene.answers("let-be", "let-be")
    assert scene.state.unit(unit).armor_less == 0


@pytest.mark.rule("duel.effects", "combat.resist-effects")
def test_a_red_effect_does_nothing_to_a_unit_that_resists_fire() -> None:
    scene = melee()
    unit, other = rival_unit(scene, "fire-mages"), rival_unit(scene, "peasants")
    assert Resistance.FIRE in unit_resistances(scene.state, unit)
    plays(scene, ME, "demolish", "strong")
    assert scene.offered("target") == [f"target:{other}"]


@pytest.mark.rule("duel.effects", "card.whirlwind")
def test_what_destroys_an_enemy_wounds_a_unit_and_no_hero_is_aimed_at() -> None:
    scene = melee()
    unit = rival_unit(scene, "peasants")
    plays(scene, ME, "whirlwind", "strong").answers(f"target:{unit}")
    assert scene.state.unit(unit).wounds == 1


@pytest.mark.rule("duel.effects", "card.whirlwind")
def test_a_unit_kept_from_attacking_takes_its_part_off_the_attack() -> None:
    scene = melee()
    unit = rival_unit(scene, "peasants", owner=ME)
    scene.state.edit_combat().attacks += [
        AttackPoints(3, MELEE, PHYSICAL, unit),
        AttackPoints(4, MELEE, PHYSICAL),
    ]
    scene.pending = scene.flow.run()
    scene.answers("launch")
    assert scene.asked == (RIVAL, "ask-duel-block")
    plays(scene, RIVAL, "whirlwind", "basic").answers(f"target:{unit}")
    assert scene.state.top(Duel).points == 4


@pytest.mark.rule("duel.enemies")
def test_units_that_take_part_in_the_attack_count_for_who_blocks_it_though_they_are_spent() -> None:
    scene = melee()
    unit, idle = (rival_unit(scene, card, owner=ME) for card in ("peasants", "herbalists"))
    for id in (unit, idle):
        scene.state.edit_unit(id).ready = False
    scene.state.edit_combat().attacks += [AttackPoints(3, MELEE, PHYSICAL, unit)]
    scene.pending = scene.flow.run()
    scene.answers("launch")
    plays(scene, RIVAL, "flame-wall", "strong").answers("choose:fire-block-7")
    assert [block.points for block in scene.combat.blocks] == [7 + 2 * 2], "the hero and the peasants"


def attacked_by(unit: str, *more: AttackPoints, card: str = "peasants") -> tuple[Meeting, str]:
    """The rival is to block an attack to which a unit gave so much, with more points of cards."""
    scene = melee()
    id = rival_unit(scene, card, owner=ME)
    scene.state.edit_combat().attacks += [AttackPoints(3, MELEE, Element(unit), id), *more]
    scene.pending = scene.flow.run()
    scene.answers("launch")
    return scene, id


@pytest.mark.rule("duel.effects", "duel.block")
def test_an_attack_has_no_element_of_a_unit_that_was_kept_from_attacking() -> None:
    scene, unit = attacked_by("physical", AttackPoints(4, MELEE, FIRE))
    assert scene.state.top(Duel).elements == (FIRE, PHYSICAL)
    plays(scene, RIVAL, "whirlwind", "basic").answers(f"target:{unit}")
    assert scene.state.top(Duel).elements == (FIRE,)
    scene.blocks(4)
    assert scene.state.top(Duel).points == 2, "a physical block is inefficient against fire alone"


@pytest.mark.rule("duel.effects", "duel.damage")
def test_a_unit_resists_no_element_that_was_taken_off_the_attack() -> None:
    scene, unit = attacked_by("fire", AttackPoints(4, MELEE, PHYSICAL), card="fire-mages")
    target = rival_unit(scene, "fire-mages")
    plays(scene, RIVAL, "whirlwind", "basic").answers(f"target:{unit}", "endure")
    assert scene.asked == (ME, "ask-spoils")
    scene.answers(f"hurt:{target}")
    assert scene.state.unit(target).wounds == 1, "armor 4 against 4 physical damage"


@pytest.mark.rule("duel.effects", "card.banner-of-fear")
def test_a_banner_of_fear_takes_what_a_unit_gave_off_an_attack_of_a_rival() -> None:
    scene, unit = attacked_by("physical", AttackPoints(4, MELEE, PHYSICAL))
    bearer = rival_unit(scene, "foresters")
    scene.state.edit_unit(bearer).banner = "banner-of-fear"
    scene.pending = scene.flow.run()
    fame = scene.state.hero(RIVAL).fame
    assert scene.offered("cancel") == [f"cancel:{bearer}:{unit}"]
    scene.answers(f"cancel:{bearer}:{unit}")
    assert scene.state.top(Duel).points == 4
    assert scene.state.hero(RIVAL).fame == fame + 1
    assert not scene.state.unit(bearer).ready
    assert not scene.offered("cancel")


@pytest.mark.rule("duel.cancel", "duel.effects")
def test_an_attack_that_was_cancelled_was_not_blocked() -> None:
    scene = melee().strikes(9)
    shield = BlockPoints(4, FIRE, effect=Effect("burning-shield", "basic", (0, 0)))
    scene.state.edit_combat().blocks.append(shield)
    scene.state.edit_combat().skips_blocking = True
    scene.answers("endure")
    assert scene.asked == (RIVAL, "ask-duel-attack")
    assert scene.combat.attacks == []


@pytest.mark.rule("duel.cancel", "card.banner-of-fear")
def test_blocks_and_damage_are_skipped_only_when_a_rival_attacks() -> None:
    scene = duel("fully")
    scene.state.edit_hero(RIVAL).hand.append("banner-of-fear")
    scene.pending = scene.flow.run()
    assert "play:banner-of-fear:strong" not in scene.offered()
    scene.answers("let-be")
    scene.strikes(4, mode=RANGED)
    scene.answers("play:banner-of-fear:strong", "endure")
    assert scene.asked == (RIVAL, "ask-duel-attack")


@pytest.mark.rule("duel.fortified", "duel.effects", "unit.illusionists")
def test_illusionists_keep_no_unit_behind_walls_from_attacking() -> None:
    for site, found in ((Site.KEEP, False), (Site.VILLAGE, True)):
        scene = duel("fully", site)
        unit = rival_unit(scene, "utem-crossbowmen")
        scene.state.edit_combat().attacks.append(AttackPoints(2, RANGED, PHYSICAL, unit))
        scene.pending = scene.flow.run()
        scene.answers("launch")
        assert scene.asked == (ME, "ask-duel-block")
        illusionists = scene.unit("illusionists")
        scene.hero(mana=[WHITE])
        scene.pending = scene.flow.run()
        assert (f"activate:{illusionists}:ability-1" in scene.offered()) is found


@pytest.mark.rule("duel.fortified", "duel.effects", "card.tremor")
def test_an_earthquake_takes_twice_the_armor_from_a_unit_behind_walls() -> None:
    for site, armor in ((Site.KEEP, 1), (Site.VILLAGE, 4)):
        scene = melee("fully", site)
        unit = rival_unit(scene, "altem-guardians")
        plays(scene, ME, "tremor", "strong").answers(scene.offered("choose:weaken-one")[0], f"target:{unit}")
        assert unit_armor(scene.state, unit) == armor


@pytest.mark.rule("duel.effects", "card.burning-shield", "combat.resist-effects")
def test_a_shield_that_blocks_only_units_that_resist_it_harms_none() -> None:
    shield = BlockPoints(4, FIRE, effect=Effect("burning-shield", "strong", (0, 0)))
    for card, wounds in (("fire-mages", 0), ("peasants", 1)):
        scene, unit = attacked_by("physical", card=card)
        scene.state.edit_combat().blocks.append(shield)
        scene.answers("endure")
        if wounds:
            scene.answers(f"target:{unit}")
        assert scene.asked == (RIVAL, "ask-duel-attack")
        assert scene.state.unit(unit).wounds == wounds
