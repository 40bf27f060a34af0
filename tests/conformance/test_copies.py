"""At any decision a match can be saved, loaded and cloned; the copy is exact, and leads a life of its own."""

from __future__ import annotations

from typing import Any

from magehall import Match, load_match, state_hash
from tests.conformance.random_games import (
    begin,
    finished,
    on_every_table,
    random_move,
    sampled,
    weight,
)


def assert_same(one: Match[Any], other: Match[Any]) -> None:
    """Nobody can tell the two matches apart."""
    assert state_hash(one) == state_hash(other)
    assert one.pending == other.pending
    assert list(one.pending) == list(other.pending)
    assert one.events == other.events
    assert one.result == other.result
    seats = range(one.setup.seats)
    assert [one.view(seat) for seat in (None, *seats)] == [other.view(seat) for seat in (None, *seats)]
    assert [one.can_undo(seat) for seat in seats] == [other.can_undo(seat) for seat in seats]


@on_every_table
def test_a_loaded_match_is_the_one_that_was_saved(game: str, seats: int) -> None:
    for match, _ in sampled(game, seats, moments=36):
        data = match.save()
        loaded = load_match(data)
        assert loaded.save() == data
        assert_same(loaded, match)
        assert load_match(data.decode()).save() == data


@on_every_table
def test_a_finished_match_can_be_loaded_too(game: str, seats: int) -> None:
    match = finished(game, seats)
    loaded = load_match(match.save())
    assert loaded.save() == match.save()
    assert_same(loaded, match)


@on_every_table
def test_a_match_loaded_again_and_again_ends_like_one_never_saved(game: str, seats: int) -> None:
    """Before every move at first; later, when there is more to load, the more rarely."""
    match, luck = begin(game, seats, seed=2)
    carried, _ = begin(game, seats, seed=2)
    while match.pending:
        move = random_move(match, luck)
        if len(match.moves) % weight(match) == 0:
            carried = load_match(carried.save())
        assert match.apply(*move) == carried.apply(*move)
    assert_same(carried, match)


@on_every_table
def test_a_clone_is_exact_and_neither_side_feels_what_the_other_does(game: str, seats: int) -> None:
    for match, luck in sampled(game, seats, moments=36):
        before, data = state_hash(match), match.save()
        clone = match.clone()
        assert_same(clone, match)
        play_on(clone, luck, moves=12)
        assert (state_hash(match), match.save()) == (before, data)
        original, kept = match.clone(), match.clone()
        play_on(original, luck, moves=12)
        assert (state_hash(kept), kept.save()) == (before, data)
        assert_same(kept, match)


@on_every_table
def test_a_match_goes_on_as_if_just_loaded_whatever_happened_in_other_worlds(game: str, seats: int) -> None:
    """Clones share what was worked out, and must not find there what is true in another world only."""
    for match, luck in sampled(game, seats, moments=20):
        clone, loaded = match.clone(), load_match(match.save())
        for seat in range(seats):
            play_on(match.imagine(seat, "another world"), luck, moves=4)
            play_on(match.clone(), luck, moves=4)
        for _ in range(12):
            if match.pending:
                move = random_move(match, luck)
                assert match.apply(*move) == clone.apply(*move) == loaded.apply(*move)
        assert_same(match, clone)
        assert_same(match, loaded)


@on_every_table
def test_changing_a_view_changes_no_match(game: str, seats: int) -> None:
    for match, _ in sampled(game, seats, moments=20):
        before = state_hash(match)
        for seat in (None, *range(seats)):
            expected = repr(match.view(seat))
            spoil(match.view(seat)["table"])
            assert state_hash(match) == before
            assert repr(match.view(seat)) == expected


def play_on(match: Match[Any], luck: Any, moves: int) -> None:
    """Some more random moves."""
    for _ in range(moves):
        if match.pending:
            match.apply(*random_move(match, luck))


def spoil(part: Any) -> None:
    """Overwrite whatever can be overwritten, from the inside out."""
    if isinstance(part, dict):
        for value in part.values():
            spoil(value)
        part.clear()
    elif isinstance(part, list):
        for value in part:
            spoil(value)
        part.append("spoilt")
