"""The arena as geometry: zones and borders, and the books' examples on distance, walls, sight and pushes."""

from __future__ import annotations

import pytest

from magehall.games.mage_wars.model.arena import (
    APPRENTICE,
    DIRECTIONS,
    FREE_FOR_ALL,
    STANDARD,
    Arena,
    Border,
    Direction,
    push_directions,
    random_direction,
    sight,
    sight_to_border,
)


def sees(a: str, b: str, *walls: Border, arena: Arena = STANDARD) -> bool:
    for wall in walls:
        arena.sides(wall)  # a mistyped wall would be no wall at all
    return sight(arena, arena.zone(a), arena.zone(b), frozenset(walls))


def sees_wall(zone: str, wall: Border, *walls: Border, arena: Arena = STANDARD) -> bool:
    for other in walls:
        arena.sides(other)
    return sight_to_border(arena, arena.zone(zone), wall, frozenset(walls))


def names(arena: Arena, zones: tuple[int, ...]) -> list[str]:
    return [arena.name(zone) for zone in zones]


@pytest.mark.parametrize(("arena", "zones"), [(APPRENTICE, 6), (STANDARD, 12), (FREE_FOR_ALL, 24)])
def test_the_three_arenas_have_half_of_twelve_twelve_and_twice_twelve_zones(arena: Arena, zones: int) -> None:
    assert len(arena.zones) == zones


def test_corner_zones_go_round_clockwise_so_that_every_second_is_opposite() -> None:
    assert names(STANDARD, STANDARD.corners) == ["a1", "d1", "d3", "a3"]
    assert names(APPRENTICE, APPRENTICE.corners) == ["a1", "c1", "c2", "a2"]
    assert names(FREE_FOR_ALL, FREE_FOR_ALL.corners) == ["a1", "f1", "f4", "a4"]


@pytest.mark.parametrize("name", ["e1", "a4", "a0", "A1", "a", "", "a1-b1"])
def test_a_name_from_elsewhere_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no zone"):
        STANDARD.zone(name)


@pytest.mark.parametrize("zone", [-1, 12])
def test_a_number_from_elsewhere_is_refused(zone: int) -> None:
    with pytest.raises(ValueError, match="no zone number"):
        STANDARD.name(zone)


@pytest.mark.parametrize(("columns", "rows"), [(0, 3), (4, 0), (27, 1), (1, 10)])
def test_an_arena_whose_zones_could_not_be_named_is_refused(columns: int, rows: int) -> None:
    with pytest.raises(ValueError, match="cannot be"):
        Arena(columns, rows)


@pytest.mark.rule("movement.zones")
def test_zones_are_adjacent_across_a_border_and_never_across_a_corner() -> None:
    around = STANDARD.neighbours(STANDARD.zone("b2"))
    assert {way: STANDARD.name(zone) for way, zone in around.items()} == {
        "north": "b1",
        "east": "c2",
        "south": "b3",
        "west": "a2",
    }
    assert tuple(around) == DIRECTIONS
    assert list(STANDARD.neighbours(STANDARD.zone("d1"))) == ["south", "west"]


def test_a_step_over_the_edge_meets_the_wall_around_the_arena() -> None:
    corner = STANDARD.zone("d3")
    assert STANDARD.step(corner, "east") is None
    assert STANDARD.border_towards(corner, "south") is None
    assert STANDARD.border_towards(corner, "north") == "d2-d3"
    assert STANDARD.border_towards(corner, "west") == "c3-d3"


@pytest.mark.parametrize(("arena", "borders"), [(APPRENTICE, 7), (STANDARD, 17), (FREE_FOR_ALL, 38)])
def test_each_border_is_listed_once(arena: Arena, borders: int) -> None:
    assert len(arena.borders) == len(set(arena.borders)) == borders
    for border in arena.borders:
        first, second = arena.sides(border)
        assert arena.border(first, second) == arena.border(second, first) == border
        assert border in arena.borders_of(first)
        assert border in arena.borders_of(second)


def test_a_zone_knows_its_borders_and_a_border_its_zones() -> None:
    assert STANDARD.borders_of(STANDARD.zone("b2")) == ("b1-b2", "b2-c2", "b2-b3", "a2-b2")
    assert names(STANDARD, STANDARD.sides("b1-b2")) == ["b1", "b2"]
    with pytest.raises(ValueError, match="share no border"):
        STANDARD.border(STANDARD.zone("d1"), STANDARD.zone("a2"))  # neighbours in number only
    with pytest.raises(ValueError, match="no border"):
        STANDARD.sides("b1-a1")


@pytest.mark.rule("movement.distance")
def test_worked_example_the_archers_range_of_one_to_two() -> None:
    """Her own zone is range 0, the Wolf's 1 and the Bear's 2, which may lie around a corner: it counts two, not one."""
    archer, wolf, bear, other_bear = (STANDARD.zone(name) for name in ("a1", "b1", "c1", "b2"))
    assert [STANDARD.distance(archer, zone) for zone in (archer, wolf, bear, other_bear)] == [0, 1, 2, 2]


def test_a_wall_is_in_range_if_either_of_its_zones_is() -> None:
    archer, beside, next_but_one = STANDARD.zone("a1"), "a1-b1", "c1-d1"
    assert STANDARD.distance_to_border(archer, beside) == 0
    assert STANDARD.border_in_range(archer, beside, 0, 0)
    assert STANDARD.border_in_range(archer, beside, 1, 2)  # by the zone beyond it
    assert not STANDARD.border_in_range(archer, beside, 2, 3)
    assert STANDARD.distance_to_border(archer, next_but_one) == 2
    assert STANDARD.border_in_range(archer, next_but_one, 1, 2)  # by the zone before it
    assert not STANDARD.border_in_range(archer, next_but_one, 0, 1)


@pytest.mark.rule("spells.wall-extend-place")
def test_a_wall_goes_on_straight_or_around_a_corner() -> None:
    assert STANDARD.in_line("b2-c2") == ("b1-c1", "b3-c3")
    assert set(STANDARD.continuations("b2-c2")) == {"b1-c1", "b3-c3", "b1-b2", "c1-c2", "b2-b3", "c2-c3"}
    assert STANDARD.in_line("b1-b2") == ("a1-a2", "c1-c2")
    assert set(STANDARD.continuations("b1-b2")) == {"a1-a2", "c1-c2", "a1-b1", "a2-b2", "b1-c1", "b2-c2"}


@pytest.mark.rule("spells.wall-extend-place")
def test_a_wall_does_not_go_on_along_the_edge_of_the_arena() -> None:
    assert STANDARD.in_line("a1-b1") == ("a2-b2",)
    assert set(STANDARD.continuations("a1-b1")) == {"a2-b2", "a1-a2", "b1-b2"}
    assert Arena(5, 1).continuations("b1-c1") == ()


@pytest.mark.rule("spells.wall-extend-place")
def test_worked_example_the_second_wall_covers_another_border_of_the_same_zone() -> None:
    zone = STANDARD.zone("b2")
    first, *others = STANDARD.borders_of(zone)
    assert [border for border in others if border in STANDARD.continuations(first)] == ["b2-c2", "a2-b2"]


@pytest.mark.rule("movement.los-line")
def test_a_wall_hides_what_lies_straight_behind_it_near_and_far() -> None:
    assert not sees("a1", "b1", "a1-b1")
    assert not sees("a1", "d1", "b1-c1")
    assert sees("a1", "b1", "b1-c1")


@pytest.mark.rule("movement.los-line")
def test_a_slanting_line_is_stopped_by_the_borders_it_crosses_and_no_others() -> None:
    crossed = {border for border in STANDARD.borders if not sees("a1", "c2", border)}
    assert crossed == {"a1-b1", "b1-b2", "b2-c2"}


@pytest.mark.rule("movement.los-corner")
def test_worked_example_the_wolf_is_seen_past_the_corner_of_one_wall() -> None:
    for wall in STANDARD.borders:
        assert sees("b2", "c1", wall)


@pytest.mark.rule("movement.los-corner")
@pytest.mark.parametrize("walls", [("b1-b2", "b2-c2"), ("b1-c1", "c1-c2")])
def test_worked_example_the_other_creature_is_hidden_where_walls_stand_on_both_sides_of_the_corner(
    walls: tuple[Border, Border],
) -> None:
    """The Hydra of the one book and the Raven of the other: two walls close the corner of either zone."""
    assert not sees("b2", "c1", *walls)
    assert sees("b2", "c1", walls[0])
    assert sees("b2", "c1", walls[1])


@pytest.mark.rule("movement.los-corner")
@pytest.mark.parametrize("walls", [("b1-b2", "c1-c2"), ("b1-c1", "b2-c2")])
def test_nobody_sees_through_the_joint_of_a_straight_wall(walls: tuple[Border, Border]) -> None:
    assert not sees("b2", "c1", *walls)
    assert not sees("c2", "b1", *walls)


@pytest.mark.rule("movement.los-corner")
def test_walls_around_a_zone_beside_the_line_leave_the_other_side_of_the_corner_open() -> None:
    assert sees("b2", "c1", "b1-b2", "b1-c1")
    assert sees("b2", "c1", "b2-c2", "c1-c2")
    assert not sees("b2", "c1", "b1-b2", "b1-c1", "c1-c2")


@pytest.mark.rule("movement.los-corner")
def test_a_line_that_is_no_true_diagonal_may_run_through_a_corner_too() -> None:
    """From a1 to d2 it crosses a1-b1 and c2-d2, and between them meets exactly the corner of b1, b2, c1 and c2."""
    crossed = {border for border in STANDARD.borders if not sees("a1", "d2", border)}
    assert crossed == {"a1-b1", "c2-d2"}
    assert not sees("a1", "d2", "b1-c1", "b2-c2")
    assert not sees("a1", "d2", "b1-b2", "c1-c2")
    assert sees("a1", "d2", "b1-c1", "c1-c2")


@pytest.mark.rule("movement.los-corner")
def test_each_corner_on_a_long_diagonal_is_judged_by_itself() -> None:
    assert sees("a1", "c3", "a1-b1", "b2-b3")  # one wall at either corner, on opposite sides
    assert not sees("a1", "c3", "b2-c2", "b2-b3")  # both at the second


@pytest.mark.rule("movement.los-line")
def test_a_zone_sees_itself_whatever_stands_around_it() -> None:
    assert sees("b2", "b2", *STANDARD.borders)


@pytest.mark.rule("movement.los-wall")
def test_a_wall_is_seen_from_both_sides_and_does_not_hide_itself() -> None:
    assert sees_wall("b2", "b2-c2", *STANDARD.borders)
    assert sees_wall("c2", "b2-c2", *STANDARD.borders)
    assert sees_wall("a2", "b2-c2", "b2-c2")
    assert sees_wall("d2", "b2-c2", "b2-c2")


@pytest.mark.rule("movement.los-wall")
def test_a_wall_is_seen_with_either_of_its_zones_and_hidden_with_both() -> None:
    assert sees_wall("a1", "b1-b2", "a1-b1")  # b1 is hidden, b2 is not
    assert not sees_wall("a2", "b2-c2", "a2-b2")
    assert not sees_wall("a1", "c1-d1", "b1-c1", "c1-d1")


@pytest.mark.rule("movement.los-wall")
def test_a_line_that_ends_at_the_wall_itself_has_found_it() -> None:
    """From d2, b1 is hidden by another wall, and nothing but the wall in question hides a1."""
    assert not sees("d2", "b1", "b1-c1")
    assert not sees("d2", "a1", "a1-b1")
    assert sees_wall("d2", "a1-b1", "a1-b1", "b1-c1")


@pytest.mark.parametrize(
    ("source", "pushed", "ways"),
    [
        ("a2", "b2", ["east"]),
        ("d2", "b2", ["west"]),
        ("b3", "b2", ["north"]),
        ("b1", "b3", ["south"]),
        ("a3", "b2", ["north", "east"]),
        ("c1", "b2", ["south", "west"]),
        ("d3", "b2", ["north", "west"]),
        ("b2", "b2", ["north", "east", "south", "west"]),
    ],
)
def test_a_push_goes_away_from_its_source_and_off_a_diagonal_either_way(
    source: str, pushed: str, ways: list[Direction]
) -> None:
    assert list(push_directions(STANDARD, STANDARD.zone(source), STANDARD.zone(pushed))) == ways


def test_a_push_may_go_against_the_wall_around_the_arena() -> None:
    assert push_directions(STANDARD, STANDARD.zone("b1"), STANDARD.zone("a1")) == ("west",)
    assert STANDARD.step(STANDARD.zone("a1"), "west") is None


@pytest.mark.rule("movement.push-random")
def test_the_effect_die_gives_three_faces_to_each_direction() -> None:
    assert [random_direction(roll) for roll in range(1, 13)] == [way for way in DIRECTIONS for _ in range(3)]
    for roll in (0, 13):
        with pytest.raises(ValueError, match="does not show"):
            random_direction(roll)
