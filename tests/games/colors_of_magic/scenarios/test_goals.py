"""Objectives: control, the check of the end phase, prices, Actions. [objectives]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import MarkerKind
from magehall.games.colors_of_magic.model.deeds import ActWith, PayGoal
from magehall.games.colors_of_magic.model.frames.goals import GoalCheck
from magehall.games.colors_of_magic.model.pieces import MONSTERS
from magehall.games.colors_of_magic.scenarios.control import controller
from magehall.games.colors_of_magic.scenarios.goals import begin_perform, goal_options, why_not_perform
from tests.games.colors_of_magic.lair import Lair, lair

CENTRE = (48, 48)
WALKER = "ash-walker"


def ritual(*, turn: int = 1) -> tuple[Lair, str]:
    """Seat 0 holds the ritual zone; both mages live far away."""
    table = lair("ritual", turn=turn)
    table.mage(0, (10, 10))
    table.mage(1, (86, 86))
    zone = table.marker(MarkerKind.RITUAL, CENTRE, "minor-power-aura")
    table.creature(WALKER, 0, (48, 44))
    return table, zone


# Control


@pytest.mark.rule("objectives.control")
def test_more_creatures_within_an_inch_than_every_other_player_control_a_marker() -> None:
    table, zone = ritual()
    assert controller(table.state, table.state.marker(zone)) == 0
    table.creature(WALKER, 1, (60, 48))
    assert controller(table.state, table.state.marker(zone)) == MONSTERS, "equal: nobody"
    table.creature(WALKER, 1, (48, 60))
    assert controller(table.state, table.state.marker(zone)) == 1
    table.creature(WALKER, 0, (48, 35))
    assert controller(table.state, table.state.marker(zone)) == 1, "a little over an inch away does not count"


@pytest.mark.rule("objectives.control")
def test_monsters_do_not_count_for_control() -> None:
    table, zone = ritual()
    for place in ((40, 48), (56, 48)):
        table.monster("drowned", place)
    assert controller(table.state, table.state.marker(zone)) == 0


@pytest.mark.rule("card.stronghold-guardian")
def test_a_stronghold_guardian_decides_a_tie() -> None:
    table, zone = ritual()
    table.creature("stronghold-guardian", 1, (56, 48))
    assert controller(table.state, table.state.marker(zone)) == 1
    table.creature("stronghold-guardian", 0, (40, 48))
    table.creature(WALKER, 1, (48, 56))
    assert controller(table.state, table.state.marker(zone)) == MONSTERS, "both sides have one"


# The check


@pytest.mark.rule("objectives.paid")
@pytest.mark.rule("objective.minor-power-aura")
def test_who_holds_the_ritual_may_pay_for_the_minor_aura_and_gains_a_mana() -> None:
    table, _ = ritual()
    table.pays(0, 4)
    table.calls(GoalCheck())
    assert table.offers(0) == ["collect:minor-power-aura", "decline"]
    assert table.refuses(0, PayGoal("major-power-aura")) == ("not-your-goal", "objectives.control")
    table.does(0, "collect:minor-power-aura")
    player = table.state.player(0)
    assert (player.points, player.mana) == (2, 2)
    assert table.ingredients(0) == ["fragment-of-power"]
    table.calls(GoalCheck())
    assert not table.asked, "it is taken once in the game"


@pytest.mark.rule("objectives.paid")
def test_who_cannot_pay_is_not_asked_and_who_declines_keeps_the_mana() -> None:
    table, _ = ritual()
    table.pays(0, 2)
    table.calls(GoalCheck())
    assert not table.asked
    table.pays(0, 3)
    table.calls(GoalCheck()).does(0, "decline")
    assert (table.points(0), table.state.player(0).mana) == (0, 3)


@pytest.mark.rule("objective.major-power-aura")
def test_the_major_aura_needs_control_at_two_checks_in_a_row() -> None:
    table, _ = ritual()
    table.calls(GoalCheck())
    table.pays(0, 5)
    table.calls(GoalCheck()).does(0, "decline")
    assert table.offers(0) == ["collect:major-power-aura", "decline"]
    table.does(0, "collect:major-power-aura")
    assert table.points(0) == 3
    assert table.ingredients(0) == ["essence-of-power"]


@pytest.mark.rule("objective.major-power-aura")
def test_both_auras_may_be_taken_in_one_turn_and_then_the_zone_is_gone() -> None:
    table, zone = ritual()
    table.calls(GoalCheck())
    table.pays(0, 8)
    table.calls(GoalCheck()).does(0, "collect:minor-power-aura").does(0, "collect:major-power-aura")
    assert table.points(0) == 5
    assert zone not in table.state.markers()


@pytest.mark.rule("objective.major-power-aura")
def test_a_check_without_control_begins_the_count_anew() -> None:
    table, _ = ritual()
    table.calls(GoalCheck())
    rival = table.creature(WALKER, 1, (48, 60))
    table.calls(GoalCheck())
    table.state.remove(rival)
    table.pays(0, 5)
    table.calls(GoalCheck())
    assert table.offers(0) == ["collect:minor-power-aura", "decline"]
    table.does(0, "decline")
    assert not table.asked


@pytest.mark.rule("objective.mana-source")
def test_each_stone_gives_one_card_a_turn_and_is_gone_with_the_second() -> None:
    table = lair("ritual")
    table.mage(0, (20, 76))
    table.mage(1, (86, 86))
    stone = table.marker(MarkerKind.STONE, (20, 76), "mana-source", cards=2)
    table.marker(MarkerKind.STONE, (76, 20), "mana-source", cards=2)
    table.calls(GoalCheck())
    assert (table.points(0), table.state.player(0).mana) == (1, 1)
    assert stone in table.state.markers()
    table.calls(GoalCheck())
    assert table.points(0) == 2
    assert stone not in table.state.markers()
    table.calls(GoalCheck())
    assert table.ingredients(0) == ["charged-mana-stone"] * 2


@pytest.mark.rule("objectives.order")
def test_objectives_are_checked_in_printed_order_with_control_read_once() -> None:
    table, _ = ritual()
    table.marker(MarkerKind.STONE, (10, 10), "mana-source", cards=2)
    table.pays(0, 3)
    table.calls(GoalCheck()).does(0, "collect:minor-power-aura")
    taken = [event["goal"] for event in table.happened("goal-taken")]
    assert taken == ["@objective-minor-power-aura", "@objective-mana-source"]


@pytest.mark.rule("victory.points")
def test_six_points_win_at_once_before_the_next_objective() -> None:
    table = lair("ritual")
    table.mage(0, (20, 76))
    table.mage(1, (76, 20))
    table.marker(MarkerKind.STONE, (20, 76), "mana-source", cards=2)
    table.marker(MarkerKind.STONE, (76, 20), "mana-source", cards=2)
    for seat in (0, 1):
        table.state.edit_player(seat).points = 5
    table.calls(GoalCheck())
    assert table.state.course.winners == [0]
    assert (table.points(0), table.points(1)) == (6, 5)


# Actions


def forge(*, turn: int = 1) -> tuple[Lair, str, str, str]:
    """A creature of each player at the anvil, not engaged."""
    table = lair("ember-forge", turn=turn)
    table.mage(0, (10, 10))
    table.mage(1, (86, 86))
    anvil = table.marker(MarkerKind.ANVIL, CENTRE, "light-the-forge")
    mine = table.creature(WALKER, 0, (40, 48))
    yours = table.creature(WALKER, 1, (56, 48))
    for seat in (0, 1):
        table.pays(seat, 9)
    return table, anvil, mine, yours


def stoke(table: Lair, seat: int, creature: str, anvil: str) -> None:
    deed = ActWith(anvil, "stoke")
    assert [option.deed for option in goal_options(table.state, seat, creature)] == [deed]
    assert why_not_perform(table.state, seat, creature, deed) is None
    begin_perform(table.flow, seat, creature, deed)


@pytest.mark.rule("objective.light-the-forge")
@pytest.mark.rule("objectives.actions")
def test_who_stokes_the_third_time_lights_the_forge() -> None:
    table, anvil, mine, yours = forge()
    stoke(table, 0, mine, anvil)
    refusal = why_not_perform(table.state, 0, mine, ActWith(anvil, "stoke"))
    assert refusal is not None
    assert refusal.reason.key == "refused-done-this-turn"
    stoke(table, 1, yours, anvil)
    table.calls(GoalCheck())  # the turn is over: all may stoke again
    stoke(table, 1, yours, anvil)
    assert (table.points(0), table.points(1)) == (0, 2)
    assert [table.state.player(seat).mana for seat in (0, 1)] == [7, 5]
    assert table.ingredients(1) == ["living-coal"]
    assert anvil in table.state.markers(), "the hammer is still to be shaped"
    assert not list(goal_options(table.state, 0, mine))


@pytest.mark.rule("objectives.actions")
def test_an_action_of_an_objective_needs_nearness_mana_and_no_engagement() -> None:
    table, anvil, mine, _ = forge()
    deed = ActWith(anvil, "stoke")

    def why(creature: str) -> str:
        refusal = why_not_perform(table.state, 0, creature, deed)
        assert refusal is not None
        return refusal.reason.key.removeprefix("refused-")

    assert why(table.state.mage_of(0)) == "far-from-goal"
    table.pays(0, 1)
    assert why(mine) == "too-little-mana"
    table.monster("cinder-imp", (36, 48))
    assert why(mine) == "engaged-goal"


@pytest.mark.rule("objective.shape-the-hammer")
def test_the_hammer_needs_two_checks_once_the_forge_is_lit() -> None:
    table, anvil, mine, yours = forge()
    table.calls(GoalCheck()).calls(GoalCheck())
    table.state.remove(yours)
    for _ in range(3):
        stoke(table, 0, mine, anvil)
        if table.points(0) == 0:
            table.calls(GoalCheck())
    assert table.points(0) == 2
    table.calls(GoalCheck())
    assert table.points(0) == 2, "the check of the turn in which it was lit is the first"
    table.calls(GoalCheck())
    assert table.points(0) == 5
    assert table.ingredients(0) == ["living-coal", "star-hammer"]
    assert anvil not in table.state.markers()


@pytest.mark.rule("objective.shard")
def test_gathering_takes_the_shard_that_lies_there() -> None:
    table = lair("wisp-night")
    mage = table.mage(0, (48, 20))
    table.mage(1, (86, 86))
    near = table.marker(MarkerKind.SHARD, (48, 24), "shard", ingredient="shard-of-air")
    far = table.marker(MarkerKind.SHARD, (48, 72), "shard", ingredient="shard-of-fire")
    assert [option.id for option in goal_options(table.state, 0, mage)] == [f"act:{near}:gather"]
    begin_perform(table.flow, 0, mage, ActWith(near, "gather"))
    assert table.ingredients(0) == ["shard-of-air"]
    assert list(table.state.markers()) == [far]
    assert table.points(0) == 1


@pytest.mark.rule("objective.outlast-the-night")
def test_the_most_creatures_outlast_the_night_from_turn_five_on() -> None:
    table = lair("wisp-night", turn=4)
    table.mage(0, (10, 10))
    table.mage(1, (86, 86))
    extra = table.creature(WALKER, 0, (20, 20))
    table.calls(GoalCheck())
    assert table.points(0) == 0
    table.state.edit_course().turn = 5
    rival = table.creature(WALKER, 1, (70, 70))
    table.calls(GoalCheck())
    assert table.points(0) == 0, "equal: nobody"
    table.state.remove(rival)
    table.calls(GoalCheck())
    assert table.points(0) == 2
    assert table.ingredients(0) == ["dawn-bell"]
    assert extra in table.state.creatures()
