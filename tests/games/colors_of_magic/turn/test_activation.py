"""Rulings on an activation: its move, its Action, its beginning and its end. [turn.activation]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import (
    AttackKind,
    MarkerKind,
    Stat,
    TerrainKind,
    Until,
    ZoneKind,
)
from magehall.games.colors_of_magic.cards.words.base import Restriction, bound, plus
from magehall.games.colors_of_magic.model.deeds import ActWith, AttackTarget, Disengage, Go, UseLine
from magehall.games.colors_of_magic.model.frames.turn import Activation, OneAction
from magehall.games.colors_of_magic.model.pieces import (
    Burn,
    Lasting,
    Marker,
    Permanent,
    Piece,
    Terrain,
    Zone,
)
from magehall.games.colors_of_magic.model.state import TERRAIN
from magehall.games.colors_of_magic.model.values import stat
from tests.games.colors_of_magic.bare import keyword_for_good
from tests.games.colors_of_magic.field import Field, field


def duel_field() -> tuple[Field, str, str]:
    """An own hound, and an enemy golem within 2 inches of it."""
    scene = field()
    scene.puts("ash-blade-pyromancer", 0, (10, 90))
    scene.puts("ash-prophet", 1, (90, 90))
    hound = scene.puts("ash-hound", 0, (20, 20))
    golem = scene.puts("scroll-golem", 1, (32, 20))
    return scene, hound, golem


# Move and Action


@pytest.mark.rule("turn.activation")
def test_one_click_on_a_place_moves_and_an_action_may_follow() -> None:
    scene, hound, golem = duel_field()
    scene.calls(Activation(hound, 0))
    assert scene.asked[0].space == "go"
    assert scene.state.creature(hound).tapped
    scene.does("go:24,20")
    assert (scene.state.creature(hound).x, scene.state.creature(hound).y) == (24, 20)
    assert scene.refuses(Go(30, 30)) == ("moved-already", "turn.activation")
    scene.does(f"strike:{golem}")
    assert scene.state.creature(hound).attacked
    # The move and the Action are used up: nothing is left to choose.
    assert not scene.asked


@pytest.mark.rule("turn.activation")
def test_the_action_may_come_first() -> None:
    scene, hound, golem = duel_field()
    scene.state.edit_creature(golem).x = 25
    scene.calls(Activation(hound, 0)).does(f"strike:{golem}")
    assert scene.refuses(AttackTarget(golem, AttackKind.MELEE)) == ("acted-already", "turn.activation")
    assert "disengage" in scene.offers()


@pytest.mark.rule("move.engaged-start")
@pytest.mark.rule("move.disengage")
def test_who_begins_engaged_disengages_instead_of_moving() -> None:
    scene, hound, golem = duel_field()
    scene.state.edit_creature(golem).x = 26
    scene.calls(Activation(hound, 0))
    assert scene.asked[0].space == ""
    assert scene.refuses(Go(16, 20)) == ("engaged", "move.engaged-start")
    scene.does("disengage")
    assert scene.seat == 1
    scene.does("decline")
    assert scene.asked[0].space == "go"
    scene.does("go:8,20")
    assert scene.state.creature(hound).x == 8


@pytest.mark.rule("move.engaged-start")
def test_who_began_engaged_has_no_normal_move_even_if_it_wins() -> None:
    scene, hound, golem = duel_field()
    enemy = scene.state.edit_creature(golem)
    enemy.x, enemy.damage, enemy.lasting = 26, 1, [Lasting(plus(Stat.DEFENSE, -2), Until.FOR_GOOD)]
    # A free ability that is still there keeps the question open.
    scene.state.edit_creature(hound).lasting = [keyword_for_good(KeywordId.HEALING, 1)]
    scene.puts("shard-golem", 0, (20, 26), damage=1)
    scene.calls(Activation(hound, 0)).does(f"strike:{golem}")
    assert golem not in scene.state.things
    assert scene.refuses(Go(16, 20)) == ("began-engaged", "move.engaged-start")
    assert scene.offers() == [f"use:{hound}:healing", "end"]


@pytest.mark.rule("move.disengage")
def test_who_is_free_has_nothing_to_leave() -> None:
    scene, hound, _ = duel_field()
    scene.calls(Activation(hound, 0))
    assert scene.refuses(Disengage()) == ("not-engaged", "move.disengage")


@pytest.mark.rule("turn.activation")
def test_who_cannot_act_may_move() -> None:
    scene, hound, golem = duel_field()
    scene.state.edit_creature(golem).x = 25
    scene.state.edit_creature(hound).lasting = [Lasting(bound(Restriction.CANNOT_ACT), Until.END_OF_TURN)]
    scene.calls(Activation(hound, 0))
    assert scene.refuses(AttackTarget(golem, AttackKind.MELEE)) == ("cannot-act", "turn.activation")
    assert "disengage" in scene.offers()


@pytest.mark.rule("setup.options")
def test_by_an_option_a_second_move_takes_the_action() -> None:
    scene, hound, golem = duel_field()
    scene.state.edit("agreement", type(scene.state.agreement)).move_as_action = True
    scene.calls(Activation(hound, 0)).does("go:20,30", "go:24,20")
    assert (scene.state.creature(hound).x, scene.state.creature(hound).y) == (24, 20)
    assert not scene.asked
    assert golem in scene.state.on_table()


# Volley, one Action at once


@pytest.mark.rule("keyword.volley")
def test_a_volley_is_one_action_with_another_target_each() -> None:
    scene = field()
    archer = scene.puts("wind-scout", 0, (20, 20), lasting=[keyword_for_good(KeywordId.VOLLEY, 2)])
    first, second, third = (scene.puts("scroll-golem", 1, (50, y)) for y in (20, 40, 60))
    scene.calls(Activation(archer, 0)).does(f"shoot:{first}")
    assert scene.offers() == [f"shoot:{second}", f"shoot:{third}", "end"]
    assert scene.refuses(AttackTarget(first, AttackKind.RANGED)) == ("shot-already", "keyword.volley")
    scene.does(f"shoot:{second}")
    assert not scene.offers("shoot")
    assert scene.happened("shot-declared") == 2


@pytest.mark.rule("card.whisper-network")
def test_one_action_at_once_taps_nobody_and_may_be_let_be() -> None:
    scene, hound, golem = duel_field()
    scene.state.edit_creature(golem).x = 25
    scene.calls(OneAction(hound, 0))
    assert scene.offers() == [f"strike:{golem}", "end"]
    scene.does(f"strike:{golem}")
    assert not scene.state.creature(hound).tapped


# The beginning and the end


@pytest.mark.rule("keyword.aura-of-fear")
def test_fear_lasts_as_long_as_the_activation() -> None:
    scene, hound, golem = duel_field()
    scene.state.edit_creature(golem).lasting = [keyword_for_good(KeywordId.AURA_OF_FEAR, 3)]
    scene.puts("scroll-golem", 1, (20, 32), lasting=[keyword_for_good(KeywordId.AURA_OF_FEAR, 1)])
    scene.calls(Activation(hound, 0))
    assert stat(scene.state, hound, Stat.MELEE) == 2 - 1
    scene.does("go:8,20")
    assert not scene.asked
    assert stat(scene.state, hound, Stat.MELEE) == 2


@pytest.mark.rule("table.scorched")
def test_who_begins_in_scorched_terrain_is_burnt_once() -> None:
    scene, hound, _ = duel_field()
    for id in ("z1", "z2"):
        scene.state.add(id, Zone(ZoneKind.SCORCHED, 20, 28, 12, 1))
    scene.calls(Activation(hound, 0))
    assert scene.state.creature(hound).damage == 1


@pytest.mark.rule("keyword.burn")
@pytest.mark.rule("keyword.regeneration")
def test_fire_then_regeneration_at_the_end() -> None:
    scene, hound, golem = duel_field()
    own = scene.state.edit_creature(golem)
    own.burns = [Burn(1, 0, hound)]
    own.lasting = [keyword_for_good(KeywordId.REGENERATION, 2)]
    scene.calls(Activation(golem, 1)).does("end")
    creature = scene.state.creature(golem)
    assert (creature.damage, creature.burns) == (0, [])
    assert (scene.happened("damage-taken"), scene.happened("creature-healed")) == (1, 1)


@pytest.mark.rule("keyword.burn")
def test_fire_set_during_the_activation_waits_for_the_next() -> None:
    scene, hound, golem = duel_field()
    scene.calls(Activation(golem, 1))
    scene.state.edit_creature(golem).burns.append(Burn(1, 0, hound))
    scene.does("end")
    assert scene.state.creature(golem).damage == 0
    assert len(scene.state.creature(golem).burns) == 1


@pytest.mark.rule("keyword.persistent-burn")
def test_a_persistent_fire_goes_on_until_an_action_puts_it_out() -> None:
    scene, hound, golem = duel_field()
    scene.state.edit_creature(golem).burns = [Burn(1, 0, hound, persistent=True)]
    scene.calls(Activation(golem, 1)).does("end")
    assert scene.state.creature(golem).damage == 1
    scene.calls(Activation(golem, 1))
    assert scene.refuses(ActWith(hound, "put-out")) == ("not-on-fire", "keyword.persistent-burn")
    scene.does(f"act:{golem}:put-out", "end")
    assert (scene.state.creature(golem).damage, scene.state.creature(golem).burns) == (1, [])


@pytest.mark.rule("keyword.persistent-burn")
def test_a_move_into_water_puts_it_out() -> None:
    scene, hound, golem = duel_field()
    scene.state.edit_creature(golem).burns = [Burn(1, 0, hound, persistent=True)]
    scene.state.remove(TERRAIN)
    pond = Piece(TerrainKind.POND, ((40, 10), (50, 10), (50, 30), (40, 30)))
    scene.state.add(TERRAIN, Terrain((pond,)))
    scene.calls(Activation(golem, 1)).does("go:38,20")
    assert scene.state.creature(golem).burns == []


@pytest.mark.rule("turn.words")
def test_what_lasts_until_its_next_activation_ends_with_it() -> None:
    scene, hound, _ = duel_field()
    fresh = Lasting(plus(Stat.MELEE, 4), Until.NEXT_ACTIVATION, fresh=True)
    old = Lasting(plus(Stat.MELEE, 1), Until.NEXT_ACTIVATION)
    scene.state.edit_creature(hound).lasting = [fresh, old]
    scene.calls(Activation(hound, 0)).does("end")
    assert stat(scene.state, hound, Stat.MELEE) == 2 + 4
    scene.calls(Activation(hound, 0)).does("end")
    assert stat(scene.state, hound, Stat.MELEE) == 2


# Markers that enemies destroy


@pytest.mark.rule("card.earth-dominion")
def test_an_enemy_destroys_a_territory_that_it_touches() -> None:
    scene, hound, golem = duel_field()
    scene.state.add("p1", Permanent("earth-dominion", 0, -1))
    for id, place in (("m1", (32, 22)), ("m2", (60, 60))):
        scene.state.add(id, Marker(MarkerKind.TERRITORY, *place, permanent="p1"))
    scene.calls(Activation(golem, 1))
    assert scene.refuses(ActWith("m2", "raze")) == ("marker-not-touched", "card.earth-dominion")
    scene.does("act:m1:raze", "end")
    assert list(scene.state.markers()) == ["m2"]
    own = scene.state.edit_creature(hound)
    own.x, own.y = 60, 64
    scene.calls(Activation(hound, 0))
    assert scene.refuses(ActWith("m2", "raze")) == ("own-marker", "card.earth-dominion")
    scene.does("end")
    enemy = scene.state.edit_creature(golem)
    enemy.x, enemy.y = 60, 56
    scene.calls(Activation(golem, 1)).does("act:m2:raze")
    assert "p1" not in scene.state.things


# Leaps and sweeps


@pytest.mark.rule("concepts.authority")
@pytest.mark.rule("card.storm-lynx")
def test_a_leap_leaves_an_engagement_without_free_attacks_once_a_turn() -> None:
    scene, _, golem = duel_field()
    lynx = scene.puts("storm-lynx", 0, (32, 26))
    scene.calls(Activation(lynx, 0)).does(f"use:{lynx}:leap")
    assert (scene.seat, scene.asked[0].space) == (0, "go")
    scene.does("go:32,12")
    assert scene.state.creature(lynx).y == 12
    assert scene.happened("attack-declared") == 0
    scene.does("end")
    scene.calls(Activation(lynx, 0))
    assert scene.refuses(UseLine(lynx, "leap")) == ("used-this-turn", "card.storm-lynx")
    assert golem in scene.state.on_table()


@pytest.mark.rule("card.storm-lynx")
def test_only_who_has_the_line_leaps() -> None:
    scene, hound, _ = duel_field()
    scene.calls(Activation(hound, 0))
    assert scene.refuses(UseLine(hound, "leap"))[0] == "no-such-move"


@pytest.mark.rule("card.air-elemental")
def test_a_sweep_crosses_bases_and_may_push_whom_it_crossed() -> None:
    scene, _, golem = duel_field()
    elemental = scene.puts("air-elemental", 0, (44, 20))
    scene.calls(Activation(elemental, 0)).does(f"use:{elemental}:sweep", "go:24,26")
    assert scene.state.creature(elemental).x == 24
    assert "decline" in scene.offers()
    scene.does("aim:32,0")
    assert (scene.state.creature(golem).x, scene.state.creature(golem).y) == (32, 16)


@pytest.mark.rule("card.air-elemental")
def test_who_is_engaged_does_not_sweep_away() -> None:
    scene, _, _ = duel_field()
    elemental = scene.puts("air-elemental", 0, (32, 28))
    scene.calls(Activation(elemental, 0))
    assert scene.refuses(UseLine(elemental, "sweep")) == ("engaged", "move.engaged-start")
