"""Moves, engagement, pushes and sight, played from positions."""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.model.distances import engaged
from tests.games.colors_of_magic.scenario import Scene
from tests.games.colors_of_magic.tables import position


def why(scene: Scene, id: str, seat: int = 0) -> tuple[str, str] | None:
    """Why an option is refused, and its rule; None where it is possible."""
    refusal = scene.match.why_not(seat, id)
    return None if refusal is None else (refusal.reason.key.removeprefix("refused-"), refusal.rule)


@pytest.mark.rule("move.difficult")
def test_four_inches_of_movement_are_two_in_a_forest() -> None:
    scene = position("movement_an_inch_of_forest_costs_two").does(0, "activate:commander")
    assert why(scene, "go:32,48") is None
    assert why(scene, "go:33,48") == ("too-far", "move.measure")


@pytest.mark.rule("table.distance", "move.engaged")
def test_an_inch_exactly_is_engaged_and_a_quarter_more_is_not() -> None:
    scene = position("movement_distances_include_their_number")
    assert engaged(scene.state, "guardian") == ["goblin"]
    assert engaged(scene.state, "orc") == []


@pytest.mark.rule("move.passing")
def test_an_ally_is_crossed_and_never_overlapped() -> None:
    scene = position("movement_allies_are_crossed_and_not_stood_on").does(0, "activate:commander")
    assert why(scene, "go:28,48") is None, "bases may touch"
    assert why(scene, "go:36,48") is None
    for place in ("29,48", "32,48", "35,48"):
        assert why(scene, f"go:{place}") == ("occupied", "move.passing")


@pytest.mark.rule("move.engage-stop")
def test_the_way_is_closed_where_the_stop_would_fall_on_an_ally() -> None:
    scene = position("movement_a_stop_on_an_ally_closes_the_way").does(0, "activate:commander")
    assert why(scene, "go:32,48") is None
    for place in ("36,48", "37,48", "40,48"):
        assert why(scene, f"go:{place}") is not None


@pytest.mark.rule("combat.opportunity")
def test_all_who_are_engaged_strike_in_the_order_of_their_player() -> None:
    scene = position("movement_every_engaged_enemy_strikes")
    scene.does(0, "activate:guardian", "disengage")
    assert scene.offers(1, "pick:") == ["pick:orc", "pick:pup"]
    scene.does(1, "pick:pup")
    assert scene.offers(1, "pick:") == ["pick:orc"]
    scene.does(1, "pick:orc")
    assert (scene.damage("pup"), scene.damage("orc"), scene.damage("guardian")) == (1, 0, 0)
    assert not scene.creature("orc").tapped
    assert scene.asks == {0: "ask-go"}


@pytest.mark.rule("combat.opportunity")
def test_zorp_lets_the_guardian_go() -> None:
    scene = position("movement_who_has_no_melee_does_not_strike")
    scene.does(0, "activate:guardian", "disengage")
    assert scene.asks == {0: "ask-go"}
    assert scene.happened("attack-declared") == []


@pytest.mark.rule("move.disengage", "move.engaged-start")
def test_who_leaves_may_pass_them_and_must_end_free_of_them() -> None:
    scene = position("movement_who_leaves_must_end_free").does(0, "activate:guardian")
    assert why(scene, "go:30,48") == ("engaged", "move.engaged-start")
    scene.does(0, "disengage").does(1, "pick:orc")
    assert why(scene, "go:42,42") is not None
    assert why(scene, "go:46,39") is None, "past the orc, an inch and a bit away"


@pytest.mark.rule("move.forced", "move.engaged")
def test_a_pushed_creature_goes_on_past_an_enemy_and_is_engaged_at_the_end() -> None:
    scene = position("movement_a_push_engages_and_is_not_stopped")
    scene.does(0, "cast:pushing-current", "pick:orc")
    assert scene.place("orc") == (42, 48)
    assert engaged(scene.state, "orc") == ["turtle"]
    assert scene.happened("attack-declared") == []


@pytest.mark.rule("move.push-pull", "move.forced")
def test_a_push_stops_where_the_base_touches_the_rock() -> None:
    scene = position("movement_a_push_ends_before_a_rock").does(0, "cast:pushing-current", "pick:orc")
    assert scene.place("orc") == (20, 64)


@pytest.mark.rule("move.forced", "windows")
def test_a_push_opens_no_window_for_who_waits_for_a_move() -> None:
    """The spirit ends within four inches of the orc and his master, who holds Flash Fire."""
    scene = position("movement_a_push_is_no_move_of_its_own")
    match = scene.match
    match.apply(0, "cast:pushing-current")
    if 0 in match.pending and "pick:spirit" in scene.offers(0):
        match.apply(0, "pick:spirit")
    while match.state.course.active == 0 and match.pending:
        for seat, decision in dict(match.pending).items():
            assert decision.find("cast:flash-fire") is None
            match.apply(seat, "pass")
    assert scene.place("spirit") == (42, 48)


@pytest.mark.rule("table.sight")
def test_one_free_line_is_enough_and_none_is_too_few() -> None:
    scene = position("sight_one_free_line_is_enough").does(0, "cast:incinerate")
    assert sorted(scene.offers(0, "pick:")) == ["pick:hound", "pick:orc"]
    assert why(scene, "pick:goblin") == ("no-sight", "table.sight")


@pytest.mark.rule("table.sight")
def test_own_creatures_never_block_and_hostile_ones_do() -> None:
    scene = position("sight_enemies_block_and_own_do_not").does(0, "activate:commander")
    assert why(scene, "shoot:orc") is None, "the Sentinel is his own"
    assert why(scene, "shoot:colossus") is None, "a target never blocks itself"
    assert why(scene, "shoot:goblin") is not None, "behind the Colossus"


@pytest.mark.rule("move.push-pull", "monster.drowned-queen")
def test_the_undertow_ends_at_contact_and_reaches_six_inches() -> None:
    scene = position("movement_a_pull_ends_at_contact").passes()
    assert scene.place("orc") == (54, 48), "contact"
    assert scene.place("sentinel") == (70, 48), "six inches away, two inches nearer"
    assert scene.place("goblin") == (48, 79), "a quarter of an inch too far"


@pytest.mark.rule("move.teleport", "keyword.teleport")
def test_a_teleport_counts_from_edge_to_edge() -> None:
    scene = position("movement_a_teleport_is_measured_from_edge_to_edge")
    scene.does(0, "activate:sentinel", "use:sentinel:teleport")
    assert why(scene, "place:48,48") is None
    assert why(scene, "place:49,48") == ("too-far", "move.teleport")
    scene.does(0, "place:48,48").passes()
    assert "attack-declared" not in scene.story, "nobody strikes at who teleports"


@pytest.mark.rule("move.swap")
def test_a_swap_into_a_wall_is_not_offered() -> None:
    scene = position("movement_a_swap_needs_room_for_both").does(0, "cast:position-swap", "pick:colossus")
    assert why(scene, "pick:goblin") == ("does-not-fit-there", "move.swap")
    scene.does(0, "pick:orc").passes()
    assert (scene.place("colossus"), scene.place("orc")) == ((70, 70), (48, 48))


@pytest.mark.rule("table.sight")
def test_a_hill_hides_who_stands_behind_and_not_who_touches_it() -> None:
    scene = position("sight_a_hill_is_no_wall_for_who_touches_it").does(0, "activate:commander")
    assert why(scene, "shoot:on-the-slope") is None
    assert why(scene, "shoot:behind") == ("no-sight", "table.sight")
