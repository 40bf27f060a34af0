"""Rulings on units of a rival that lose their walls in a duel."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.vocabulary import RANGED, SIEGE, WHITE, Resistance, Site
from magehall.games.mage_knight.effects.unit_values import unit_armor, unit_resistances
from magehall.games.mage_knight.model.combat_state import AttackPoints
from magehall.games.mage_knight.model.frames.duel import Duel
from tests.games.mage_knight.duel.meeting import ME, RIVAL, Meeting, duel
from tests.games.mage_knight.duel.test_rival_units import plays, rival_unit


def before_the_walls(*units: str) -> tuple[Meeting, list[str]]:
    """The aggressor has the word in the first phase, before a keep with these units of the defender."""
    scene = duel("partly", Site.KEEP)
    ids = [rival_unit(scene, unit) for unit in units]
    scene.pending = scene.flow.run()
    return scene.answers("let-be"), ids


@pytest.mark.rule("duel.exposed", "card.expose")
def test_expose_takes_one_unit_out_of_its_walls_and_its_resistances() -> None:
    scene, (exposed, other) = before_the_walls("fire-mages", "peasants")
    plays(scene, ME, "expose", "basic").answers(f"target:{exposed}")
    assert Resistance.FIRE not in unit_resistances(scene.state, exposed)
    assert scene.state.unit(exposed).unfortified
    assert not scene.state.unit(other).unfortified
    assert scene.offered("launch") == ["launch:exposed"], "the ranged attack reaches nobody behind the walls"


@pytest.mark.rule("duel.exposed", "duel.fortified")
def test_ranged_attacks_reach_the_exposed_unit_and_nobody_else() -> None:
    scene, (exposed, other) = before_the_walls("peasants", "peasants")
    plays(scene, ME, "expose", "basic").answers(f"target:{exposed}")
    scene.state.edit_combat().attacks.append(AttackPoints(6, RANGED))
    scene.pending = scene.flow.run()
    scene.answers("launch:exposed", "endure")
    assert scene.asked == (ME, "ask-spoils")
    assert scene.offered("hurt") == [f"hurt:{exposed}"]
    assert scene.why_not("hurt:hero") == ("duel-behind-walls", "duel.exposed")
    assert scene.why_not(f"hurt:{other}") == ("duel-behind-walls", "duel.exposed")
    scene.answers(f"hurt:{exposed}")
    assert scene.state.unit(exposed).wounds == 1
    assert scene.asked == (RIVAL, "ask-duel-attack"), "the rest of the damage reaches nobody"


@pytest.mark.rule("duel.exposed", "duel.fortified")
def test_a_siege_attack_still_goes_at_everybody_without_the_ranged_points() -> None:
    scene, (exposed,) = before_the_walls("peasants")
    plays(scene, ME, "expose", "basic").answers(f"target:{exposed}")
    scene.state.edit_combat().attacks.append(AttackPoints(3, SIEGE))
    scene.pending = scene.flow.run()
    assert scene.offered("launch") == ["launch", "launch:exposed"]
    scene.answers("launch", "endure")
    assert scene.state.top(Duel).points == 3
    assert scene.offered("hurt") == ["hurt:hero", f"hurt:{exposed}"]


@pytest.mark.rule("duel.exposed", "card.expose")
def test_mass_expose_takes_all_units_out_of_their_walls_but_not_the_hero() -> None:
    scene, units = before_the_walls("peasants", "herbalists")
    plays(scene, ME, "expose", "strong").answers("choose:lose-fortification")
    scene.answers("launch:exposed", "endure")
    assert scene.offered("hurt") == [f"hurt:{units[0]}", f"hurt:{units[1]}"]


@pytest.mark.rule("duel.exposed", "card.tremor", "unit.illusionists")
def test_an_exposed_unit_counts_as_fortified_for_no_effect_and_only_in_this_duel() -> None:
    scene, (exposed,) = before_the_walls("altem-guardians")
    plays(scene, ME, "expose", "basic").answers(f"target:{exposed}")
    plays(scene, ME, "tremor", "strong").answers(scene.offered("choose:weaken-one")[0], f"target:{exposed}")
    assert unit_armor(scene.state, exposed) == 4
    scene.answers("let-be", "let-be", "let-be")
    assert not scene.state.unit(exposed).unfortified


@pytest.mark.rule("duel.exposed", "duel.effects", "card.expose")
def test_expose_without_a_unit_to_aim_at_still_attacks() -> None:
    scene = duel("partly").answers("let-be")
    scene.hero(mana=[WHITE], hand=["expose"])
    scene.pending = scene.flow.run()
    scene.answers("play:expose:basic", "pay:token-white", "launch")
    assert scene.state.top(Duel).points == 2


@pytest.mark.rule("duel.exposed")
def test_without_walls_there_is_one_kind_of_attack() -> None:
    scene = duel("partly")
    unit = rival_unit(scene, "peasants")
    scene.answers("let-be")
    plays(scene, ME, "expose", "basic").answers(f"target:{unit}")
    assert scene.offered("launch") == ["launch"]
    assert scene.why_not("launch:exposed") == ("duel-none-exposed", "duel.exposed")
