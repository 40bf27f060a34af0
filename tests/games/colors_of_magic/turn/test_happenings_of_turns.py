"""Rulings on what turns set off: abilities that wait for a phase, an activation or its end. [turn.words]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import MarkerKind, ZoneKind
from magehall.games.colors_of_magic.model.deeds import ActWith
from magehall.games.colors_of_magic.model.frames.turn import Activation, Activations, Collect, EndPhase
from magehall.games.colors_of_magic.model.pieces import Agreement, Held, Marker, Permanent, Zone
from tests.games.colors_of_magic.field import Field, field


def mages(scene: Field) -> None:
    """Two mages out of the way."""
    scene.puts("ash-blade-pyromancer", 0, (4, 90))
    scene.puts("ash-prophet", 1, (90, 90))


@pytest.mark.rule("turn.words")
@pytest.mark.rule("mage.unbound-elementalist")
def test_the_beginning_of_a_players_turn_is_the_third_step_of_the_collect_phase() -> None:
    scene = field()
    scene.state.edit_player(0).mage = "unbound-elementalist"
    scene.puts("unbound-elementalist", 0, (10, 10))
    scene.calls(Collect((0,)))
    assert len(scene.state.player(0).hand) == 3
    assert scene.offers() == ["form:liquid", "form:solid", "form:gaseous"]


@pytest.mark.rule("turn.words")
@pytest.mark.rule("turn.end")
def test_the_end_of_a_players_turn_is_the_second_step_of_the_end_phase() -> None:
    scene = field()
    mages(scene)
    scene.puts("incandescent-colossus", 0, (20, 20))
    near = scene.puts("shard-golem", 1, (32, 20))
    far = scene.puts("shard-golem", 1, (60, 20))
    scene.calls(EndPhase((0, 1)))
    assert [scene.state.creature(id).damage for id in (near, far)] == [1, 0]


@pytest.mark.rule("turn.activation")
def test_an_activation_is_seen_by_those_who_wait_for_it() -> None:
    scene = field()
    mages(scene)
    scene.puts("living-bonfire", 0, (20, 20))
    near = scene.puts("shard-golem", 1, (26, 20))
    scene.calls(Activation(near, 1))
    assert scene.state.creature(near).damage == 1


@pytest.mark.rule("card.stasis-field")
def test_who_ends_an_activation_in_a_stasis_field_loses_the_next() -> None:
    scene = field()
    mages(scene)
    scene.state.add("p1", Permanent("stasis-field", 0, -1))
    scene.state.add("z1", Zone(ZoneKind.STASIS, 40, 40, 12, 0, "p1"))
    golem = scene.puts("shard-golem", 1, (40, 40))
    scene.calls(Activation(golem, 1)).does("end")
    scene.calls(EndPhase((0, 1)))
    assert scene.state.creature(golem).tapped
    scene.calls(EndPhase((0, 1)))
    assert not scene.state.creature(golem).tapped


@pytest.mark.rule("objectives.actions")
def test_the_action_of_an_objective_is_that_of_the_activation() -> None:
    scene = field(agreed=Agreement("ember-forge", "birch-rows", 2))
    mages(scene)
    scene.state.add("m1", Marker(MarkerKind.ANVIL, 48, 48, 6, objective="light-the-forge", cards=1))
    hound = scene.puts("ash-hound", 0, (48, 56))
    scene.state.edit_player(0).mana = 3
    scene.calls(Activation(hound, 0)).does("act:m1:stoke")
    assert scene.state.goals.left["light-the-forge"].progress == 1
    assert scene.state.player(0).mana == 1
    assert scene.refuses(ActWith("m1", "stoke")) == ("acted-already", "turn.activation")


@pytest.mark.rule("objectives.ingredients")
@pytest.mark.rule("turn.free-abilities")
def test_an_ingredient_is_used_in_ones_own_turn_before_the_action() -> None:
    scene = field()
    mages(scene)
    scene.state.edit_player(0).ingredients = [Held("giants-nail")]
    scene.calls(Activations(0)).does("ingredient:giants-nail")
    assert scene.seat == 0
    assert scene.state.player(0).mana == 2
    assert not scene.offers("ingredient")
