"""Own moves: how far, what stops them, and leaving a combat; and moves by force."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish

START = (40, 48)


def moving(*others: dict[str, Any], face: str = "scroll-golem", **more: Any) -> Scene:
    """A golem with Movement 3 about to move."""
    scene = skirmish(creature(face, 0, START, **more.pop("own", {})), *others, **more)
    return scene.does(0, f"activate:{face}").passes()


def why(scene: Scene, x: int, y: int) -> str:
    """Why the golem cannot go there."""
    return scene.refuses(0, f"go:{x},{y}")[0].removeprefix("refused-")


@pytest.mark.rule("move")
@pytest.mark.rule("move.measure")
def test_a_creature_moves_as_many_inches_as_its_movement() -> None:
    scene = moving()
    assert why(scene, 53, 48) == "too-far"
    scene.does(0, "go:52,48").passes()
    assert scene.place("scroll-golem") == (52, 48)


@pytest.mark.rule("move.measure")
def test_a_diagonal_step_costs_seven_fifths() -> None:
    # Sixty pay eight diagonal steps, and no ninth.
    assert why(moving(), 49, 57) == "too-far"
    assert moving().does(0, "go:48,56").passes().place("scroll-golem") == (48, 56)


@pytest.mark.rule("move.difficult")
def test_difficult_ground_costs_double() -> None:
    forest = {"kind": "forest", "corners": [[42, 40], [60, 40], [60, 56], [42, 56]]}
    scene = moving(terrain=[forest])
    assert why(scene, 52, 48) == "too-far"
    scene.does(0, "go:46,48").passes()
    assert scene.place("scroll-golem") == (46, 48)


@pytest.mark.rule("move.passing")
def test_a_move_crosses_allies_and_does_not_end_on_them() -> None:
    scene = moving(creature("tome-guardian", 0, (46, 48)))
    assert why(scene, 46, 48) == "occupied"
    scene.does(0, "go:51,48").passes()
    assert scene.place("scroll-golem") == (51, 48)


@pytest.mark.rule("move.engage-stop")
def test_the_first_point_within_an_inch_of_an_enemy_ends_a_move() -> None:
    scene = moving(creature("tome-guardian", 1, (53, 48)))
    # Eight steps between the centres are an inch between the edges.
    assert why(scene, 47, 48) == "engagement-in-the-way"
    scene.does(0, "go:45,48").passes()
    assert scene.place("scroll-golem") == (45, 48)


@pytest.mark.rule("table.lattice")
@pytest.mark.rule("move.passing")
def test_the_table_ends_at_its_edge() -> None:
    scene = moving(own={"began_at": (40, 48)})
    assert why(scene, 97, 48) == "off-table"


@pytest.mark.rule("move.impassable")
def test_rocks_are_no_place_to_stand() -> None:
    rock = {"kind": "rock", "corners": [[44, 44], [48, 44], [48, 52], [44, 52]]}
    assert why(moving(terrain=[rock]), 46, 48) == "impassable"


@pytest.mark.rule("keyword.flying")
def test_a_flyer_crosses_rocks() -> None:
    rock = {"kind": "rock", "corners": [[44, 30], [46, 30], [46, 66], [44, 66]]}
    flying = {"keywords": [{"id": "flying"}]}
    assert why(moving(terrain=[rock]), 50, 48) in ("too-far", "no-way-there")
    scene = moving(terrain=[rock], own=flying).does(0, "go:50,48").passes()
    assert scene.place("scroll-golem") == (50, 48)


@pytest.mark.rule("move.engaged-start")
def test_the_engaged_have_no_normal_move() -> None:
    scene = moving(creature("tome-guardian", 1, (48, 48)))
    assert scene.offers(0, "go:") == []
    assert why(scene, 36, 48) == "engaged"
    assert "disengage" in scene.offers(0)


@pytest.mark.rule("move.disengage")
def test_who_disengages_is_struck_first_and_ends_out_of_engagement() -> None:
    scene = moving(creature("storm-lynx", 1, (48, 48)))
    scene.does(0, "disengage").passes()
    assert scene.asks == {1: "ask-free-attack"}
    scene.does(1, "pick:storm-lynx").fights()
    assert scene.damage("scroll-golem") == 1
    assert why(scene, 41, 47) == "still-engaged"
    scene.does(0, "go:34,48").passes()
    assert scene.place("scroll-golem") == (34, 48)
    assert not scene.creature("storm-lynx").tapped


@pytest.mark.rule("combat.opportunity")
def test_a_free_attack_is_a_choice() -> None:
    scene = moving(creature("storm-lynx", 1, (48, 48)))
    scene.does(0, "disengage").passes()
    scene.does(1, "decline").does(0, "go:34,48").passes()
    assert scene.damage("scroll-golem") == 0


@pytest.mark.rule("combat.opportunity")
def test_who_dies_of_a_free_attack_does_not_move() -> None:
    scene = moving(creature("storm-lynx", 1, (48, 48)), own={"damage": 1})
    scene.does(0, "disengage").passes()
    scene.does(1, "pick:storm-lynx").fights()
    assert not scene.lives("scroll-golem")
    assert scene.asks == {1: "ask-turn"}


@pytest.mark.rule("move.disengage")
def test_other_enemies_stop_who_disengages() -> None:
    scene = moving(creature("storm-lynx", 1, (48, 48)), creature("tome-guardian", 1, (28, 48)))
    scene.does(0, "disengage").passes()
    scene.does(1, "decline")
    # Four steps on the way the guardian is an inch away.
    assert why(scene, 34, 48) == "engagement-in-the-way"
    scene.does(0, "go:36,48").passes()
    assert scene.place("scroll-golem") == (36, 48)


@pytest.mark.rule("move.immobilised")
def test_the_immobilised_do_not_move_and_may_act() -> None:
    bound = {"mod": {"restriction": "cannot-move"}, "until": "end-of-turn"}
    scene = moving(creature("tome-guardian", 1, (48, 48)), own={"lasting": [bound]})
    assert "disengage" not in scene.offers(0)
    assert scene.offers(0, "strike:") == ["strike:tome-guardian"]


# By force


def pushed(at: tuple[int, int] = (48, 48), *others: dict[str, Any], **more: Any) -> Scene:
    """A creature of seat 1 that an attack with Impact pushes an inch to the right."""
    scene = skirmish(
        creature("obsidian-golem", 0, (at[0] - 8, at[1]), keywords=[{"id": "impact"}]),
        creature("tome-guardian", 1, at, **more),
        *others,
    )
    return scene.does(0, "activate:obsidian-golem", "strike:tome-guardian").fights()


@pytest.mark.rule("move.push-pull")
def test_a_push_goes_straight_away_from_its_source() -> None:
    assert pushed().place("tome-guardian") == (52, 48)


@pytest.mark.rule("move.forced")
def test_a_push_stops_before_a_base_and_that_is_hitting_an_obstacle() -> None:
    scene = pushed((48, 48), creature("scroll-golem", 1, (54, 48)))
    assert scene.place("tome-guardian") == (50, 48)
    assert scene.happened("push-stopped")


@pytest.mark.rule("move.forced")
def test_a_push_stops_at_the_edge_of_the_table() -> None:
    scene = pushed((92, 48))
    assert scene.place("tome-guardian") == (94, 48)
    assert scene.happened("push-stopped")


@pytest.mark.rule("move.forced")
def test_engagement_does_not_stop_a_push() -> None:
    scene = pushed((48, 48), creature("scroll-golem", 0, (52, 56)))
    assert scene.place("tome-guardian") == (52, 48)


@pytest.mark.rule("keyword.immovable")
def test_the_immovable_are_not_pushed() -> None:
    scene = pushed((48, 48), keywords=[{"id": "immovable"}])
    assert scene.place("tome-guardian") == (48, 48)


@pytest.mark.rule("move.forced")
def test_a_push_is_no_move_to_answer() -> None:
    scene = skirmish(
        creature("obsidian-golem", 0, (40, 48), keywords=[{"id": "impact"}]),
        creature("tome-guardian", 1, (48, 48)),
        forces=[force(hand=["flash-fire"], mana=2, at=(60, 56)), force()],
    )
    scene.does(0, "activate:obsidian-golem", "strike:tome-guardian").fights()
    assert "creature-moved" not in scene.story
    assert scene.damage("tome-guardian") == 1
