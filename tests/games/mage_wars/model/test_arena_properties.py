"""What holds in any arena, whatever walls stand in it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magehall.games.mage_wars.model.arena import (
    APPRENTICE,
    FREE_FOR_ALL,
    STANDARD,
    Arena,
    Border,
    sight,
    sight_to_border,
)

ARENAS = (APPRENTICE, STANDARD, FREE_FOR_ALL, Arena(2, 3), Arena(1, 4), Arena(5, 1))


@st.composite
def walled(draw: st.DrawFn) -> tuple[Arena, frozenset[Border]]:
    arena = draw(st.sampled_from(ARENAS))
    bits = draw(st.integers(0, 2 ** len(arena.borders) - 1))
    return arena, frozenset(border for place, border in enumerate(arena.borders) if bits >> place & 1)


def mirrored(arena: Arena, across: bool, down: bool, turned: bool) -> tuple[Arena, Callable[[int], int]]:
    """The arena seen in a mirror: west for east, north for south, or columns for rows."""

    def image(zone: int) -> int:
        column, row = arena.place(zone)
        column = arena.columns - 1 - column if across else column
        row = arena.rows - 1 - row if down else row
        return column * arena.rows + row if turned else row * arena.columns + column

    return (Arena(arena.rows, arena.columns) if turned else arena), image


@pytest.mark.parametrize("arena", ARENAS)
def test_every_zone_is_found_again_by_its_name(arena: Arena) -> None:
    assert [arena.zone(arena.name(zone)) for zone in arena.zones] == list(arena.zones)


@pytest.mark.parametrize("arena", ARENAS)
def test_if_one_border_continues_another_the_other_continues_it(arena: Arena) -> None:
    for border in arena.borders:
        assert border not in arena.continuations(border)
        assert arena.continuations(border)[: len(arena.in_line(border))] == arena.in_line(border)
        for other in arena.continuations(border):
            assert border in arena.continuations(other)
            assert (border in arena.in_line(other)) == (other in arena.in_line(border))


@given(walled())
def test_seeing_is_mutual(scene: tuple[Arena, frozenset[Border]]) -> None:
    arena, walls = scene
    for a, b in product(arena.zones, repeat=2):
        assert sight(arena, a, b, walls) == sight(arena, b, a, walls)


@pytest.mark.parametrize("arena", ARENAS)
def test_distance_is_the_fewest_steps(arena: Arena) -> None:
    for a in arena.zones:
        reached, steps = {a}, 0
        while reached:
            assert {b for b in arena.zones if arena.distance(a, b) == steps} == reached
            known = {b for b in arena.zones if arena.distance(a, b) <= steps}
            reached = {b for zone in reached for b in arena.neighbours(zone).values()} - known
            steps += 1


@pytest.mark.rule("movement.los-line")
@pytest.mark.parametrize("arena", ARENAS)
def test_without_blocking_walls_everything_is_seen(arena: Arena) -> None:
    for zone in arena.zones:
        assert all(sight(arena, zone, other, frozenset()) for other in arena.zones)
        assert all(sight_to_border(arena, zone, border, frozenset()) for border in arena.borders)


@given(walled(), st.data())
def test_one_more_wall_never_shows_anything_new(
    scene: tuple[Arena, frozenset[Border]], data: st.DataObject
) -> None:
    arena, walls = scene
    more = walls | {data.draw(st.sampled_from(arena.borders))}
    for zone in arena.zones:
        for other in arena.zones:
            assert sight(arena, zone, other, walls) or not sight(arena, zone, other, more)
        for border in arena.borders:
            assert sight_to_border(arena, zone, border, walls) or not sight_to_border(
                arena, zone, border, more
            )


@given(walled(), st.booleans(), st.booleans(), st.booleans())
def test_an_arena_in_a_mirror_is_the_same_arena(
    scene: tuple[Arena, frozenset[Border]], across: bool, down: bool, turned: bool
) -> None:
    arena, walls = scene
    other, image = mirrored(arena, across, down, turned)

    def moved(border: Border) -> Border:
        first, second = arena.sides(border)
        return other.border(image(first), image(second))

    far_walls = frozenset(map(moved, walls))
    for a in arena.zones:
        for b in arena.zones:
            assert arena.distance(a, b) == other.distance(image(a), image(b))
            assert sight(arena, a, b, walls) == sight(other, image(a), image(b), far_walls)
        for border in arena.borders:
            assert arena.distance_to_border(a, border) == other.distance_to_border(image(a), moved(border))
            assert sight_to_border(arena, a, border, walls) == sight_to_border(
                other, image(a), moved(border), far_walls
            )
    for border in arena.borders:
        assert set(map(moved, arena.continuations(border))) == set(other.continuations(moved(border)))


Point = tuple[int, int]


def middle(arena: Arena, zone: int) -> Point:
    """The middle of a zone, in half zones from the north-west corner of the arena."""
    column, row = arena.place(zone)
    return 2 * column + 1, 2 * row + 1


def ends(arena: Arena, border: Border) -> tuple[Point, Point]:
    """The two ends of a border: a quarter turn about its middle takes them to the middles of its zones."""
    (x, y), (other_x, other_y) = (middle(arena, zone) for zone in arena.sides(border))
    at_x, at_y = (x + other_x) // 2, (y + other_y) // 2
    return (at_x - (y - at_y), at_y + (x - at_x)), (at_x + (y - at_y), at_y - (x - at_x))


def side(a: Point, b: Point, point: Point) -> int:
    """On which side of the line from a to b a point lies: 1, -1, or 0 for on it."""
    turn = (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])
    return (turn > 0) - (turn < 0)


def seen_by_sides(arena: Arena, a: int, b: int, walls: frozenset[Border]) -> bool:
    """Sight worked out another way: wall by wall, from the side of the line on which each end of it lies."""
    eye, target = middle(arena, a), middle(arena, b)
    touching: dict[Point, set[int]] = {}
    for one, two in (ends(arena, wall) for wall in walls):
        if side(one, two, eye) == side(one, two, target):
            continue  # eye and target are on the same side of this wall
        here, there = side(eye, target, one), side(eye, target, two)
        if here * there < 0:
            return False
        if here == 0:
            touching.setdefault(one, set()).add(there)
        if there == 0:
            touching.setdefault(two, set()).add(here)
    return all(len(sides) < 2 for sides in touching.values())


@given(walled(), st.data())
def test_sight_agrees_with_a_check_of_wall_after_wall(
    scene: tuple[Arena, frozenset[Border]], data: st.DataObject
) -> None:
    arena, walls = scene
    eye = data.draw(st.sampled_from(arena.zones))
    for zone in arena.zones:
        assert sight(arena, eye, zone, walls) == seen_by_sides(arena, eye, zone, walls)


@pytest.mark.rule("movement.los-wall")
@given(walled(), st.data())
def test_a_wall_is_seen_where_one_of_its_zones_would_be_seen_without_it(
    scene: tuple[Arena, frozenset[Border]], data: st.DataObject
) -> None:
    arena, walls = scene
    border = data.draw(st.sampled_from(arena.borders))
    for eye in arena.zones:
        expected = any(seen_by_sides(arena, eye, zone, walls - {border}) for zone in arena.sides(border))
        assert sight_to_border(arena, eye, border, walls) == expected
