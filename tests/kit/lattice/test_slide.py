"""Forced moves."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from magehall.kit.lattice.masks import Lattice
from magehall.kit.lattice.points import Point, along, distance_squared, opposite
from magehall.kit.lattice.shapes import Disc
from magehall.kit.lattice.slide import crosses, pull, push, slide
from tests.kit.lattice.tables import discs, points

LATTICE = Lattice(96)
FREE = LATTICE.inner(2)


def test_a_push_runs_its_full_distance() -> None:
    assert push(LATTICE, (20, 20), (10, 20), 8, FREE) == ((28, 20), False)
    assert push(LATTICE, (20, 20), (17, 16), 10, FREE) == ((26, 28), False)


def test_a_push_stops_before_what_is_in_the_way() -> None:
    free = FREE & ~LATTICE.overlapping(Disc((30, 20), 2), 2)
    assert push(LATTICE, (20, 20), (10, 20), 8, free) == ((26, 20), True)
    assert push(LATTICE, (20, 20), (10, 20), 6, free) == ((26, 20), False)
    assert push(LATTICE, (3, 20), (10, 20), 8, FREE) == ((2, 20), True)


def test_a_pull_ends_at_contact_or_at_the_source() -> None:
    free = FREE & ~LATTICE.overlapping(Disc((30, 20), 2), 2)
    assert pull(LATTICE, (20, 20), (30, 20), 12, free) == ((26, 20), True)
    assert pull(LATTICE, (20, 20), (30, 20), 12, FREE) == ((30, 20), False)
    assert pull(LATTICE, (20, 20), (30, 20), 4, FREE) == ((24, 20), False)


def test_without_a_direction_nothing_moves() -> None:
    assert push(LATTICE, (20, 20), (20, 20), 8, FREE) == ((20, 20), False)


@given(points(96), points(96), st.integers(0, 40), st.lists(discs(96), max_size=4))
def test_a_slide_is_stopped_at_the_first_place_that_is_not_free(
    start: Point, aim: Point, steps: int, others: list[Disc]
) -> None:
    free = FREE
    for other in others:
        free &= ~LATTICE.overlapping(other, 2)
    end, stopped = slide(LATTICE, start, aim, steps, free)
    way = [along(start, aim, i) for i in range(steps + 1)]
    good = [place == start or LATTICE.contains(free, place) for place in way]
    assert stopped == (not all(good))
    assert end == way[good.index(False) - 1 if stopped else steps]


@given(points(96), points(96), st.integers(0, 40), discs(96))
def test_more_obstacles_never_carry_further(start: Point, aim: Point, steps: int, other: Disc) -> None:
    free = slide(LATTICE, start, aim, steps, FREE)[0]
    stopped = slide(LATTICE, start, aim, steps, FREE & ~LATTICE.overlapping(other, 2))[0]
    assert distance_squared(start, stopped) <= distance_squared(start, free)


@given(points(96), points(96), st.integers(0, 40))
def test_a_pull_never_leads_beyond_its_source(start: Point, source: Point, steps: int) -> None:
    end, _ = pull(LATTICE, start, source, steps, LATTICE.all)
    assert all(min(a, b) <= e <= max(a, b) for a, b, e in zip(start, source, end, strict=True))
    assert steps * steps < distance_squared(start, source) or end == source


def test_ten_thousand_pushes_to_and_fro_end_where_they_began() -> None:
    wide = Lattice(96)
    for aim in ((7, 3), (1, 11), (-5, 8), (-9, -2), (13, 13)):
        at = start = (48, 48)
        for i in range(10_000):
            steps = i // 2 % 17
            away = (at[0] + aim[0], at[1] + aim[1])
            goal = away if i % 2 == 0 else opposite(at, away)
            at, stopped = slide(wide, at, goal, steps, wide.all)
            assert not stopped
        assert at == start


@given(points(30), points(30), st.integers(0, 4), discs(30))
def test_a_straight_move_crosses_what_it_comes_too_near_to(
    start: Point, end: Point, radius: int, other: Disc
) -> None:
    both = (other.radius + radius) ** 2
    if min(distance_squared(start, other.centre), distance_squared(end, other.centre)) < both:
        assert crosses(start, end, radius, other)
    assert crosses(start, end, radius, other) == crosses(end, start, radius, other)
