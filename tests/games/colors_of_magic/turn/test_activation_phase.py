"""Rulings on the activation phase: who does what, and when. [turn.activation-phase]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Until
from magehall.games.colors_of_magic.cards.words.base import Restriction, bound
from magehall.games.colors_of_magic.model.deeds import Activate, CastSpell
from magehall.games.colors_of_magic.model.frames.turn import Activations
from magehall.games.colors_of_magic.model.pieces import Away, Lasting
from magehall.kernel.decision import Pass
from tests.games.colors_of_magic.field import Field, field


def skirmish() -> tuple[Field, str, str, str, str]:
    """Two mages, far apart, each with a creature."""
    scene = field()
    mage = scene.puts("ash-blade-pyromancer", 0, (10, 10))
    hound = scene.puts("ash-hound", 0, (20, 10))
    other = scene.puts("ash-prophet", 1, (80, 80))
    golem = scene.puts("scroll-golem", 1, (70, 80))
    return scene, mage, hound, other, golem


def held(restriction: Restriction) -> list[Lasting]:
    return [Lasting(bound(restriction), Until.END_OF_TURN)]


@pytest.mark.rule("turn.order")
@pytest.mark.rule("turn.activation-phase")
def test_players_take_turns_with_one_thing_each() -> None:
    scene, mage, hound, other, golem = skirmish()
    scene.calls(Activations(1))
    assert scene.seat == 1
    scene.does(f"activate:{golem}", "end")
    assert scene.seat == 0
    scene.does(f"activate:{hound}", "end")
    assert (scene.seat, scene.offers("activate")) == (1, [f"activate:{other}"])
    assert scene.refuses(Activate(golem)) == ("activated-already", "turn.activation")
    assert scene.refuses(Activate(mage)) == ("not-your-creature", "turn.activation")


@pytest.mark.rule("turn.pass")
def test_who_passes_is_out_of_the_phase_and_the_other_goes_on() -> None:
    scene, mage, hound, _, _ = skirmish()
    scene.calls(Activations(1)).does("pass")
    scene.does(f"activate:{hound}", "end")
    assert scene.seat == 0
    scene.does(f"activate:{mage}", "end")
    # Nothing is left to do: who can only pass is not asked.
    assert not scene.asked
    assert [scene.state.player(seat).passed for seat in (0, 1)] == [True, True]
    assert scene.state.course.first_passer == 1


@pytest.mark.rule("turn.activation")
def test_who_is_away_or_forbidden_is_not_activated() -> None:
    scene, mage, hound, _, _ = skirmish()
    scene.state.edit_creature(mage).away = Away.BANISHED
    scene.state.edit_creature(hound).lasting = held(Restriction.CANNOT_ACTIVATE)
    spirit = scene.puts("paradox-spirit", 0, (40, 10), lasting=held(Restriction.STASIS))
    scene.puts("ash-hound", 0, (50, 10))
    scene.calls(Activations(0))
    assert scene.refuses(Activate(mage)) == ("creature-away", "turn.activation")
    assert scene.refuses(Activate(hound)) == ("cannot-activate", "turn.activation")
    assert scene.refuses(Activate(spirit)) == ("in-stasis", "card.stasis-field")


@pytest.mark.rule("card.oracle-of-flames")
def test_who_foretold_an_activation_may_not_pass_before_it() -> None:
    scene, mage, hound, _, _ = skirmish()
    scene.state.edit_creature(hound).lasting = held(Restriction.MUST_ACTIVATE)
    scene.calls(Activations(0))
    assert scene.offers() == [f"activate:{mage}", f"activate:{hound}"]
    assert scene.refuses(Pass()) == ("may-not-pass", "turn.pass")
    scene.does(f"activate:{hound}", "end", "pass")
    assert "pass" in scene.offers()


@pytest.mark.rule("card.precognition")
def test_a_foreseen_creature_comes_next_even_if_it_was_activated() -> None:
    scene, _, hound, _, _ = skirmish()
    scene.state.edit_creature(hound).tapped = True
    scene.state.edit_player(0).next_creature = hound
    scene.calls(Activations(0))
    # Only that is left, so nobody is asked before its activation.
    assert scene.state.creature(hound).activations == 1
    assert scene.state.player(0).next_creature == ""
    scene.does("end", "pass")
    assert scene.refuses(Activate(hound)) == ("activated-already", "turn.activation")


@pytest.mark.rule("card.precognition")
def test_a_foreseen_creature_that_cannot_be_activated_binds_nobody() -> None:
    scene, mage, hound, _, _ = skirmish()
    scene.state.edit_player(0).next_creature = hound
    scene.state.edit_creature(hound).lasting = held(Restriction.CANNOT_ACTIVATE)
    scene.calls(Activations(0))
    assert f"activate:{mage}" in scene.offers()
    assert "pass" in scene.offers()


@pytest.mark.rule("card.precognition")
@pytest.mark.rule("turn.free-abilities")
def test_only_free_abilities_come_before_a_foreseen_creature() -> None:
    scene, mage, hound, _, _ = skirmish()
    scene.state.edit_player(0).next_creature = hound
    guardian = scene.puts("tome-guardian", 0, (60, 20))
    player = scene.state.edit_player(0)
    player.mana = 9
    player.hand = [player.deck.pop()]
    face = scene.state.face(player.hand[0])
    scene.calls(Activations(0))
    assert scene.offers() == [f"activate:{hound}", f"use:{guardian}:deep-study"]
    assert scene.refuses(CastSpell(face)) == ("next-creature", "card.precognition")
    assert scene.refuses(Activate(mage)) == ("next-creature", "card.precognition")
    scene.does(f"activate:{hound}")
    assert f"use:{guardian}:deep-study" in scene.offers()


@pytest.mark.rule("turn.same-turn")
def test_a_new_creature_may_be_activated_in_its_first_turn() -> None:
    scene, _, _, _, _ = skirmish()
    new = scene.puts("ash-walker", 0, (30, 30), turn_x=-1, turn_y=-1)
    scene.calls(Activations(0))
    assert f"activate:{new}" in scene.offers()
