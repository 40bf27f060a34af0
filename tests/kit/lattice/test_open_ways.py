"""Tests for moves with nothing in the way."""

from __future__ import annotations

from hypothesis import given, settings

from magehall.kit.lattice.open_ways import is_open, open_cost, open_places
from magehall.kit.lattice.regions import COST_OF_INCH, Ground, reach
from tests.kit.lattice.test_regions import LATTICE, MOVEMENTS, START, TABLES, Table


@settings(max_examples=60)
@given(TABLES, MOVEMENTS)
def test_where_nothing_is_in_the_way_is_all_there_may_be(table: Table, movement: int) -> None:
    ground = table.ground()
    region = reach(ground, START, movement)
    assert not region.places & ~open_places(ground, START, movement)


@settings(max_examples=60)
@given(TABLES, MOVEMENTS)
def test_an_open_way_is_a_way_and_none_is_cheaper(table: Table, movement: int) -> None:
    ground = table.ground()
    region = reach(ground, START, movement)
    for point in LATTICE.points(open_places(ground, START, movement)):
        cost = region.cost(point)
        if is_open(ground, START, point):
            assert cost == open_cost(START, point) <= movement * COST_OF_INCH
        elif cost is not None:
            assert cost >= open_cost(START, point)


def test_on_an_empty_table_every_way_is_open() -> None:
    ground = Ground(LATTICE, 1)
    region = reach(ground, START, 2)
    assert open_places(ground, START, 2) == region.places
    assert all(is_open(ground, START, point) for point in LATTICE.points(region.places))
    assert all(open_cost(START, point) == region.cost(point) for point in LATTICE.points(region.places))
