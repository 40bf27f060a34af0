"""Rulings on the end phase and on what a turn leaves. [turn.end]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import FIRE, MarkerKind, Stat, Until
from magehall.games.colors_of_magic.cards.words.base import Restriction, bound, plus
from magehall.games.colors_of_magic.model.deeds import Keep, PickPlace
from magehall.games.colors_of_magic.model.frames.turn import EndPhase, Turns
from magehall.games.colors_of_magic.model.pieces import (
    Agreement,
    Away,
    Burn,
    Goal,
    Lasting,
    LateHarm,
    Marker,
    Permanent,
    Reduction,
)
from magehall.games.colors_of_magic.model.values import stat
from tests.games.colors_of_magic.bare import keyword_for_good
from tests.games.colors_of_magic.field import Field, field


def table(seats: int = 2, turn_limit: int = 15, *, to_passer: bool = False) -> tuple[Field, str, str]:
    """Two mages far apart."""
    agreed = Agreement("giant", "birch-rows", seats, turn_limit, token_to_first_passer=to_passer)
    scene = field(seats, agreed=agreed)
    mage = scene.puts("ash-blade-pyromancer", 0, (10, 10))
    other = scene.puts("ash-prophet", 1, (80, 80))
    return scene, mage, other


def end(scene: Field) -> Field:
    return scene.calls(EndPhase(tuple(scene.state.seats)))


# Effects


@pytest.mark.rule("keyword.burn")
@pytest.mark.rule("keyword.regeneration")
@pytest.mark.rule("turn.words")
def test_who_was_not_activated_ends_its_turn_now() -> None:
    scene, mage, other = table()
    for id in (mage, other):
        creature = scene.state.edit_creature(id)
        creature.burns = [Burn(2, 1, other)]
        creature.lasting = [keyword_for_good(KeywordId.REGENERATION, 1)]
    scene.state.edit_creature(other).activations = 1
    end(scene)
    assert scene.state.creature(mage).damage == 2 - 1
    assert scene.state.creature(other).damage == 0
    assert len(scene.state.creature(other).burns) == 1


@pytest.mark.rule("card.salamander-pup")
def test_damage_that_waited_comes_now() -> None:
    scene, mage, other = table()
    scene.state.edit_creature(mage).late = [LateHarm(1, 1, other, FIRE)] * 2
    end(scene)
    assert (scene.state.creature(mage).damage, scene.state.creature(mage).late) == (2, [])


@pytest.mark.rule("card.banishment")
def test_the_banished_come_back_to_their_place_or_the_nearest_free_one() -> None:
    scene, mage, other = table()
    for id in (mage, other):
        scene.state.edit_creature(id).away = Away.BANISHED
    scene.puts("ash-hound", 0, (80, 80))
    end(scene)
    # Four places are equally near: its owner chooses.
    assert scene.seat == 1
    assert scene.refuses(PickPlace(85, 80)) == ("nearer-place", "card.banishment")
    scene.does("place:80,84")
    assert (scene.state.creature(other).x, scene.state.creature(other).y) == (80, 84)
    back = scene.state.creature(mage)
    assert (back.x, back.y, back.away) == (10, 10, None)


@pytest.mark.rule("keyword.ephemeral")
def test_ephemeral_creatures_go_and_are_not_destroyed() -> None:
    scene, _, _ = table()
    card = scene.state.player(0).deck[-1]
    scene.state.edit_player(0).deck.pop()
    echo = scene.puts("elusive-echo", 0, (40, 40), card=card)
    end(scene)
    assert echo not in scene.state.things
    assert scene.state.player(0).discard == [card]
    assert (scene.happened("creature-died"), scene.happened("creature-vanished")) == (0, 1)


@pytest.mark.rule("turn.upkeep")
def test_upkeep_is_paid_or_the_permanent_goes() -> None:
    scene, _, _ = table()
    scene.state.add("p1", Permanent("morphic-current", 0, -1))
    scene.state.add("p2", Permanent("morphic-current", 0, -1))
    scene.state.edit_player(0).mana = 1
    end(scene)
    assert scene.offers() == ["keep:p1", "decline"]
    assert scene.refuses(Keep("p2")) == ("no-upkeep-now", "turn.upkeep")
    scene.does("keep:p1")
    # Nothing is left for the second: nobody is asked, and it is gone.
    assert list(scene.state.permanents()) == ["p1"]
    assert scene.state.player(0).mana == 0


@pytest.mark.rule("card.water-portal")
def test_portals_vanish_in_their_last_turn() -> None:
    scene, _, _ = table()
    scene.state.add("p1", Permanent("water-portal", 0, -1, ends=1))
    scene.state.add("p2", Permanent("water-portal", 0, -1, ends=2))
    scene.state.add("m1", Marker(MarkerKind.PORTAL, 40, 40, permanent="p1"))
    end(scene)
    assert list(scene.state.permanents()) == ["p2"]
    assert not scene.state.markers()


# What is left


@pytest.mark.rule("turn.end")
@pytest.mark.rule("card.stasis-field")
def test_all_untap_but_who_loses_the_next_activation() -> None:
    scene, mage, other = table()
    early = scene.puts("ash-hound", 0, (40, 40), tapped=True)
    scene.state.edit_creature(early).lasting = [Lasting(bound(Restriction.STASIS), Until.END_OF_TURN)]
    scene.state.edit_creature(mage).tapped = True
    held = scene.state.edit_creature(other)
    held.tapped, held.lasting = True, [Lasting(bound(Restriction.STASIS), Until.NEXT_ACTIVATION)]
    end(scene)
    tapped = [scene.state.creature(id).tapped for id in (mage, early, other)]
    assert tapped == [False, False, True]
    end(scene)
    assert not scene.state.creature(other).tapped
    assert not scene.state.creature(other).lasting


@pytest.mark.rule("concepts.stacking")
@pytest.mark.rule("turn.words")
def test_what_lasts_until_end_of_turn_ends_last() -> None:
    scene, mage, _ = table()
    scene.state.edit_creature(mage).lasting = [
        Lasting(plus(Stat.MELEE, 1), until)
        for until in (Until.END_OF_TURN, Until.NEXT_MELEE_ATTACK, Until.FOR_GOOD)
    ]
    end(scene)
    assert stat(scene.state, mage, Stat.MELEE) == 3 + 1


@pytest.mark.rule("damage.life")
def test_a_life_that_was_only_lent_is_gone() -> None:
    scene, _, _ = table()
    hound = scene.puts("ash-hound", 0, (40, 40), damage=2)
    scene.state.edit_creature(hound).lasting = [Lasting(plus(Stat.LIFE, 2), Until.END_OF_TURN)]
    end(scene)
    assert hound not in scene.state.things


@pytest.mark.rule("turn.has-not-moved")
def test_end_phases_without_a_move_are_counted() -> None:
    scene, mage, other = table()
    scene.state.edit_creature(other).x = 70
    scene.state.edit_creature(other).still = 3
    end(scene)
    assert (scene.state.creature(mage).still, scene.state.creature(other).still) == (1, 0)


@pytest.mark.rule("turn.mana")
def test_mana_above_what_the_mage_generates_is_lost() -> None:
    scene, _, other = table()
    scene.state.edit_player(0).mana = 9
    scene.state.edit_player(1).mana = 3
    scene.puts("ash-hound", 1, (40, 40))
    end(scene)
    assert [scene.state.player(seat).mana for seat in (0, 1)] == [4, 3]
    scene.state.remove(other)
    end(scene)
    assert scene.state.player(1).mana == 0


@pytest.mark.rule("spell.reductions")
def test_what_counts_by_turns_begins_anew() -> None:
    scene, mage, _ = table()
    player = scene.state.edit_player(0)
    player.passed, player.reductions, player.archived = True, [Reduction(2)], 1
    creature = scene.state.edit_creature(mage)
    creature.used, creature.moved, creature.attacked = ["healing"], 400, True
    end(scene)
    player = scene.state.player(0)
    assert (player.passed, player.reductions, player.archived) == (False, [], 0)
    creature = scene.state.creature(mage)
    assert (creature.used, creature.moved, creature.attacked) == ([], 0, False)


@pytest.mark.rule("turn.token")
def test_the_token_passes_clockwise() -> None:
    scene, _, _ = table(3)
    scene.puts("ash-hound", 2, (40, 40))
    scene.state.edit_course().first = 2
    scene.state.edit_course().first_passer = 1
    end(scene)
    assert scene.state.course.first == 0


@pytest.mark.rule("turn.token")
@pytest.mark.rule("setup.options")
def test_by_an_option_the_token_goes_to_who_passed_first() -> None:
    scene, _, _ = table(3, to_passer=True)
    scene.puts("ash-hound", 2, (40, 40))
    scene.state.edit_course().first_passer = 2
    end(scene)
    assert (scene.state.course.first, scene.state.course.first_passer) == (2, -1)


# Turn after turn


@pytest.mark.rule("turn")
@pytest.mark.rule("turn.phases")
@pytest.mark.rule("turn.order")
def test_phases_follow_each_other_and_the_next_turn_begins() -> None:
    scene, mage, other = table()
    scene.state.edit_course().turn = 0
    scene.calls(Turns())
    assert (scene.state.course.turn, scene.state.course.phase, scene.seat) == (1, "activation", 0)
    scene.does("pass", "pass")
    assert (scene.state.course.turn, scene.state.course.phase, scene.seat) == (2, "activation", 1)
    assert scene.happened("turn-began") == 2
    assert [len(scene.state.player(seat).hand) for seat in (0, 1)] == [6, 6]
    assert (mage in scene.state.things, other in scene.state.things) == (True, True)


@pytest.mark.rule("victory.limit")
def test_after_the_last_turn_most_points_win() -> None:
    scene, _, _ = table(turn_limit=2)
    scene.state.edit_player(1).points = 3
    scene.calls(Turns()).does("pass", "pass")
    assert not scene.asked
    assert (scene.state.course.winners, scene.state.course.reason) == ([1], "most-points")


@pytest.mark.rule("victory.limit")
def test_without_objectives_left_most_points_win() -> None:
    scene, _, _ = table(turn_limit=0)
    goals = scene.state.edit_goals()
    goals.left = {id: Goal(id, 0) for id in goals.left}
    scene.calls(Turns()).does("pass", "pass")
    assert scene.state.course.winners == [0, 1]


@pytest.mark.rule("turn.has-not-moved")
def test_where_all_stand_is_remembered_when_a_turn_begins() -> None:
    scene, mage, _ = table()
    scene.state.edit_creature(mage).x = 30
    scene.calls(Turns())
    assert scene.state.creature(mage).turn_x == 30
