"""Regions against a plain search for the cheapest way, step by step."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import pairwise
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from magehall.kit.lattice.masks import Lattice, Mask
from magehall.kit.lattice.points import INCH, Point, distance_squared
from magehall.kit.lattice.regions import COST_OF_INCH, Ground, Reason, Region, reach
from magehall.kit.lattice.shapes import Disc, Polygon
from tests.kit.lattice.tables import discs, polygons

SIZE = 20
LATTICE = Lattice(SIZE)
START = (10, 9)
PRICES = {(0, 1): 5, (1, 1): 7, (1, 2): 11}
STEPS = [
    (dx, dy, PRICES[min(abs(dx), abs(dy)), max(abs(dx), abs(dy))])
    for dx in range(-2, 3)
    for dy in range(-2, 3)
    if (min(abs(dx), abs(dy)), max(abs(dx), abs(dy))) in PRICES
]


class Table(NamedTuple):
    """What stands around a mover of a radius."""

    radius: int
    hostile: list[Disc]
    allied: list[Disc]
    rocks: list[Polygon]
    mud: list[Polygon]

    def ground(self, *, allied: bool = True) -> Ground:
        bases = stops = occupied = impassable = difficult = 0
        for disc in self.hostile:
            bases |= LATTICE.overlapping(disc, self.radius)
            stops |= LATTICE.touching(disc, self.radius + INCH)
        for disc in self.allied if allied else ():
            occupied |= LATTICE.overlapping(disc, self.radius)
        for rock in self.rocks:
            impassable |= LATTICE.overlapping(rock, self.radius)
        for mud in self.mud:
            difficult |= LATTICE.polygon(mud)
        return Ground(
            LATTICE,
            self.radius,
            bases=bases,
            impassable=impassable,
            occupied=occupied,
            difficult=difficult,
            stops=stops,
        )


TABLES = st.builds(
    Table,
    st.sampled_from((0, 2, 3)),
    st.lists(discs(SIZE, 2), max_size=2),
    st.lists(discs(SIZE, 3), max_size=2),
    st.lists(polygons(SIZE), max_size=1),
    st.lists(polygons(SIZE), max_size=2),
)
MOVEMENTS = st.integers(0, 4)


def between(point: Point, dx: int, dy: int) -> list[Point]:
    """The two points that a long step passes: those nearest to its middle."""
    if abs(dx) + abs(dy) < 3:
        return []
    x, y = point
    near = [(x + i, y + j) for i in range(-2, 3) for j in range(-2, 3)]
    return sorted(near, key=lambda p: (2 * (p[0] - x) - dx) ** 2 + (2 * (p[1] - y) - dy) ** 2)[:2]


def steps_from(ground: Ground, start: Point, at: Point) -> list[tuple[Point, int]]:
    """The steps that a mover may take from a point, and their cost."""

    def holds(mask: Mask, point: Point) -> bool:
        return LATTICE.contains(mask, point)

    if at != start and holds(ground.stops, at):
        return []
    found = []
    for dx, dy, price in STEPS:
        to = (at[0] + dx, at[1] + dy)
        passed = between(at, dx, dy)
        if not holds(ground.passable, to):
            continue
        if any(not holds(ground.passable, p) or holds(ground.stops, p) for p in passed):
            continue
        rough = holds(ground.difficult, at) or holds(ground.difficult, to)
        found.append((to, price * 2 if rough else price))
    return found


def cheapest(ground: Ground, start: Point, budget: int) -> dict[Point, int]:
    """What each point costs, by Dijkstra's algorithm."""
    costs: dict[Point, int] = {}
    queue = [(0, start)]
    while queue:
        cost, at = heappop(queue)
        if at in costs:
            continue
        costs[at] = cost
        for to, price in steps_from(ground, start, at):
            if cost + price <= budget:
                heappush(queue, (cost + price, to))
    return costs


def test_the_points_between_the_ends_of_a_long_step() -> None:
    assert sorted(between((5, 5), 2, 1)) == [(6, 5), (6, 6)]
    assert sorted(between((5, 5), -1, -2)) == [(4, 4), (5, 4)]


@settings(max_examples=60)
@given(TABLES, MOVEMENTS)
def test_the_wavefront_equals_a_plain_search(table: Table, movement: int) -> None:
    ground = table.ground()
    region = reach(ground, START, movement)
    costs = cheapest(ground, START, movement * COST_OF_INCH)
    everywhere = [(x, y) for x in range(SIZE + 1) for y in range(SIZE + 1)]
    assert {point: region.cost(point) for point in everywhere} == {p: costs.get(p) for p in everywhere}
    ends = [
        point
        for point in costs
        if point != START
        and distance_squared(point, START) <= (movement * INCH) ** 2
        and LATTICE.contains(ground.free, point)
    ]
    assert region.places == LATTICE.mask(ends)


@settings(max_examples=30)
@given(TABLES, MOVEMENTS, polygons(SIZE))
def test_bands_part_the_places_by_what_they_cost(table: Table, movement: int, dear: Polygon) -> None:
    ground = table.ground()
    ground.tolls, ground.toll = LATTICE.polygon(dear), COST_OF_INCH
    region = reach(ground, START, movement)
    found = 0
    for inches, band in region.bands():
        assert not found & band
        found |= band
        for point in LATTICE.points(band):
            cost = region.cost(point)
            assert cost is not None
            toll = ground.toll if LATTICE.contains(ground.tolls, point) else 0
            assert (inches - 1) * COST_OF_INCH < cost + toll <= inches * COST_OF_INCH
    assert found == region.places


@settings(max_examples=30)
@given(TABLES, MOVEMENTS)
def test_paths_are_legal_and_as_cheap_as_said(table: Table, movement: int) -> None:
    ground = table.ground()
    region = reach(ground, START, movement)
    for end in LATTICE.points(region.places):
        chain = region.path(end)
        assert chain[0] == START
        assert chain[-1] == end
        cost = 0
        for at, to in pairwise(chain):
            cost += dict(steps_from(ground, START, at))[to]
        assert cost == region.cost(end)
        assert region.path(end) == chain


@given(TABLES, MOVEMENTS)
def test_more_movement_reaches_no_less(table: Table, movement: int) -> None:
    ground = table.ground()
    less, more = reach(ground, START, movement), reach(ground, START, movement + 1)
    assert less.places & ~more.places == 0


@given(TABLES, st.sampled_from(("hostile", "allied", "rocks", "mud")), discs(SIZE, 2), polygons(SIZE))
def test_more_obstacles_open_nothing(table: Table, kind: str, disc: Disc, polygon: Polygon) -> None:
    more = {
        "hostile": table._replace(hostile=[*table.hostile, disc]),
        "allied": table._replace(allied=[*table.allied, disc]),
        "rocks": table._replace(rocks=[*table.rocks, polygon]),
        "mud": table._replace(mud=[*table.mud, polygon]),
    }[kind]
    assert reach(more.ground(), START, 3).places & ~reach(table.ground(), START, 3).places == 0


@settings(max_examples=30)
@given(TABLES, MOVEMENTS)
def test_a_reason_wherever_a_move_cannot_end_and_nowhere_else(table: Table, movement: int) -> None:
    region = reach(table.ground(), START, movement)
    for point in [(x, y) for x in range(-1, SIZE + 2, 3) for y in range(-1, SIZE + 2, 3)]:
        assert (region.why_not(point) is None) == LATTICE.contains(region.places, point)


@settings(max_examples=30)
@given(TABLES, MOVEMENTS, st.tuples(st.integers(0, SIZE), st.integers(0, SIZE)))
def test_the_nearest_place_is_then_the_cheapest(table: Table, movement: int, target: Point) -> None:
    region = reach(table.ground(), START, movement)

    def rank(point: Point) -> tuple[int, int | None, int, int]:
        return distance_squared(point, target), region.cost(point), point[1], point[0]

    assert region.nearest(target) == min(LATTICE.points(region.places), key=rank, default=None)


@given(TABLES, MOVEMENTS, st.integers(0, 30))
def test_what_is_reached_for_a_cost(table: Table, movement: int, cost: int) -> None:
    region = reach(table.ground(), START, movement)
    found = {point for point in LATTICE.points(LATTICE.all) if (region.cost(point) or 0) <= cost}
    found = {point for point in found if region.cost(point) is not None}
    assert region.reached(cost) == LATTICE.mask(found)


TALL = Lattice(40)
"""A table on which an inch is not far."""


def column(x: int, bottom: int = 0, top: int = 40) -> Polygon:
    return Polygon([(x, bottom), (x + 2, bottom), (x + 2, top), (x, top)])


@pytest.mark.parametrize(
    ("point", "reason"),
    [
        ((20, 1), Reason.OFF_TABLE),
        ((20, 60), Reason.OFF_TABLE),
        ((20, 20), Reason.SAME_PLACE),
        ((11, 20), Reason.IMPASSABLE),
        ((3, 20), Reason.TOO_FAR),
        ((8, 20), Reason.UNREACHABLE),
        ((30, 20), Reason.BLOCKED_BY_BASE),
        ((32, 28), Reason.STOPPED),
        ((20, 30), Reason.OCCUPIED),
        ((20, 12), Reason.BARRED),
        ((20, 35), Reason.TOO_FAR),
        ((20, 16), None),
    ],
)
def test_why_not(point: Point, reason: Reason | None) -> None:
    foe, friend = Disc((30, 22), 2), Disc((20, 30), 2)
    ground = Ground(
        TALL,
        2,
        bases=TALL.overlapping(foe, 2),
        impassable=TALL.overlapping(column(10), 2),
        occupied=TALL.overlapping(friend, 2),
        barred=TALL.disc((20, 12), 2),
        stops=TALL.touching(foe, 2 + INCH),
    )
    assert Region(ground, (20, 20), 3 if point == (20, 35) else 4).why_not(point) is reason


def test_mud_makes_a_place_too_far() -> None:
    ground = Ground(TALL, 2, difficult=TALL.polygon(column(22)))
    assert reach(ground, (20, 20), 1).why_not((24, 20)) is Reason.TOO_FAR
    assert reach(ground, (20, 20), 2).cost((24, 20)) == 10 + 10 + 10 + 10 - 5


def test_an_allied_base_is_crossed_and_not_stood_on() -> None:
    walls = TALL.overlapping(column(0, 0, 17), 2) | TALL.mask((x, y) for x in range(41) for y in (18, 22))
    friend = Disc((24, 20), 2)
    ground = Ground(TALL, 2, impassable=walls, occupied=TALL.overlapping(friend, 2))
    region = reach(ground, (18, 20), 3)
    assert region.why_not((24, 20)) is Reason.OCCUPIED
    assert region.cost((28, 20)) == 50
    assert TALL.contains(region.places, (28, 20))


def test_what_is_crossable_is_crossed_and_says_why_one_cannot_stand_there() -> None:
    foe = Disc((26, 20), 2)
    rock, base = TALL.overlapping(column(10), 2), TALL.overlapping(foe, 2)
    ground = Ground(TALL, 2, bases=base, impassable=rock)
    free = Ground(TALL, 2, bases=base, impassable=rock, crossable=rock | base)
    assert reach(ground, (18, 20), 4).why_not((6, 20)) is Reason.UNREACHABLE
    region = reach(free, (18, 20), 4)
    assert region.cost((6, 20)) == 60
    assert region.cost((32, 20)) == 70
    assert region.why_not((6, 20)) is None
    assert region.why_not((11, 20)) is Reason.IMPASSABLE
    assert region.why_not((26, 20)) is Reason.BLOCKED_BY_BASE
    assert region.places & ~free.free == 0


def test_the_stop_on_an_allied_base_closes_the_way() -> None:
    walls = TALL.mask((x, y) for x in range(41) for y in (18, 22))
    foe, friend = Disc((34, 20), 2), Disc((26, 20), 2)
    ground = Ground(
        TALL,
        2,
        impassable=walls,
        bases=TALL.overlapping(foe, 2),
        stops=TALL.touching(foe, 2 + INCH),
        occupied=TALL.overlapping(friend, 2),
    )
    region = reach(ground, (18, 20), 4)
    assert region.cost((26, 20)) == 40
    assert region.why_not((26, 20)) is Reason.OCCUPIED
    assert region.why_not((30, 20)) is Reason.STOPPED
    assert [x for x, y in TALL.points(region.places) if y == 20][-1] == 22


def test_a_toll_must_be_left_over_at_the_end() -> None:
    ground = Ground(TALL, 2, tolls=TALL.disc((30, 20), 4), toll=COST_OF_INCH)
    region = reach(ground, (20, 20), 2)
    assert region.why_not((26, 20)) is Reason.TOO_FAR
    assert reach(ground, (20, 20), 3).why_not((26, 20)) is None
    assert region.why_not((25, 20)) is None


def test_who_begins_at_a_stop_may_leave_it() -> None:
    foe = Disc((20, 25), 2)
    ground = Ground(TALL, 2, bases=TALL.overlapping(foe, 2), stops=TALL.touching(foe, 2 + INCH))
    region = reach(ground, (20, 20), 2)
    assert region.why_not((20, 12)) is Reason.STOPPED
    assert region.why_not((20, 19)) is None


def test_without_movement_there_is_no_place() -> None:
    assert reach(Ground(TALL, 2), (20, 20), 0).places == 0
    assert reach(Ground(TALL, 2), (20, 20), -1).places == 0
