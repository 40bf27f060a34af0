"""Non-interference: what a seat may not see changes no byte of what it receives, until the game itself reveals it."""

from __future__ import annotations

from itertools import cycle, islice
from typing import Any

import msgspec

from magehall import Match, state_hash
from magehall.kernel.codec import codec
from tests.conformance.random_games import ENOUGH, decisions, on_every_table, random_move, sampled
from tests.conformance.worlds import bent_twin, common_move, first_difference, loud_twin, received

STEPS = 30


@on_every_table
def test_an_imagined_world_looks_like_the_true_one(game: str, seats: int) -> None:
    for match, luck in sampled(game, seats, moments=60):
        before = match.save()
        for seat in range(seats):
            world = match.imagine(seat, str(luck.random()))
            world.game.check(world.state)
            # An imagined world has no past, so it counts its moves from nought.
            assert msgspec.json.encode(world.view(seat) | {"version": 0}) == msgspec.json.encode(
                match.view(seat) | {"version": 0}
            )
            assert world.pending.get(seat) == match.pending.get(seat)
            assert list(world.pending) == list(match.pending)
            assert {s: d.prompt for s, d in world.pending.items()} == {
                s: d.prompt for s, d in match.pending.items()
            }
        assert match.save() == before


@on_every_table
def test_two_worlds_a_seat_cannot_tell_apart_stay_so_until_something_is_revealed(
    game: str, seats: int
) -> None:
    # Each moment through the eyes of one seat: what follows from it is looked at for many steps.
    for (match, luck), seat in zip(sampled(game, seats, moments=90), cycle(range(seats)), strict=False):
        truth, twin = match.clone(), loud_twin(match, seat, str(luck.random()))
        assert received(truth, seat) == received(twin, seat)
        for _ in range(STEPS):
            move = common_move(truth, twin, luck)
            if move is None or step_reveals(truth, twin, seat, move):
                break


def step_reveals(truth: Match[Any], twin: Match[Any], seat: int, move: tuple[int, str]) -> bool:
    """Make one move in both worlds. Whether the seat can now tell them apart; if so, by an event that reveals."""
    trace = truth.state.trace()
    shown, imagined = truth.apply(*move), twin.apply(*move)
    events = first_difference(shown, imagined, seat)
    if events is not None:
        assert any(event.reveals for event in events), (
            f"after {move} at {trace}, seat {seat} can tell two worlds apart by {events}, of which none reveals"
        )
        return True
    assert received(truth, seat) == received(twin, seat), (
        f"after {move} at {trace}, seat {seat} sees what no event told it"
    )
    return False


@on_every_table
def test_imagined_worlds_can_be_played_to_their_end(game: str, seats: int) -> None:
    looked_at = 0
    for match, luck in sampled(game, seats, moments=10):
        if looked_at > 2 * ENOUGH:
            return
        before = state_hash(match)
        for seat in range(seats):
            world = match.imagine(seat, str(luck.random()))
            while world.pending:
                world.apply(*random_move(world, luck))
            assert world.result is not None
            assert world.events == []
            looked_at += len(world.moves)
        assert state_hash(match) == before


@on_every_table
def test_equal_seeds_imagine_equal_worlds(game: str, seats: int) -> None:
    for match, _ in sampled(game, seats, moments=10):
        for seat in range(seats):
            assert state_hash(match.imagine(seat, "x")) == state_hash(match.imagine(seat, "x"))


@on_every_table
def test_what_others_hide_is_really_imagined_anew(game: str, seats: int) -> None:
    """Without this, a game that imagines nothing would pass every test above."""
    unlike: set[tuple[int, int]] = set()
    pairs = {(seat, other) for seat in range(seats) for other in range(seats) if seat != other}
    for seed in range(8):  # In some modes of a game, allies hide nothing from each other.
        for match, luck in islice(decisions(game, seats, seed), 0, 150, 15):
            for seat in range(seats):
                world = match.imagine(seat, str(luck.random()))
                unlike |= {
                    (seat, other)
                    for other in range(seats)
                    if world.view(other)["table"] != match.view(other)["table"]
                }
            if unlike == pairs:
                return
    assert unlike == pairs


@on_every_table
def test_what_others_have_answered_in_secret_is_imagined_anew_too(game: str, seats: int) -> None:
    """A bot that knew the plans already made would play with open cards."""
    choices = changed = 0
    for match, luck in sampled(game, seats, moments=72):
        for seat in range(seats):
            for other in set(match.state.answers) - {seat}:
                world = match.imagine(seat, str(luck.random()))
                answer = world.state.answers.pop(other)
                world.advance()
                assert world.pending[other].find(answer) is not None
                choices += len(world.pending[other].options) > 1
                changed += answer != match.state.answers[other]
    assert changed or choices < 10


@on_every_table
def test_what_an_event_has_told_a_seat_no_imagined_world_contradicts(game: str, seats: int) -> None:
    """If a seat can tell by an event that things are not so, then things are not so in any world it imagines; else the
    event says more than the game thinks it does."""
    for match, luck in sampled(game, seats, moments=48):
        move = random_move(match, luck)
        truth, other = match.clone(), bent_twin(match, luck.randrange(4))
        told, told_otherwise = truth.apply(*move), other.apply(*move)
        is_otherwise = bool(truth.pending) and things_of(truth) != things_of(other)
        for seat in range(seats):
            if is_otherwise and first_difference(told, told_otherwise, seat):
                imagined = [truth.imagine(seat, str(luck.random())) for _ in range(4)]
                assert things_of(other) not in [things_of(world) for world in imagined], (
                    f"after {move}, seat {seat} knows better by {first_difference(told, told_otherwise, seat)}"
                )


def things_of(match: Match[Any]) -> bytes:
    """What is on the table, hidden things and all."""
    return codec(match.game).write_things(match.state.things)


@on_every_table
def test_a_spectator_sees_nothing_that_some_seat_does_not(game: str, seats: int) -> None:
    for match, _ in sampled(game, seats, moments=24):
        spectator = match.view(None)
        assert "decision" not in spectator
        for seat in range(seats):
            assert_shows_no_more(spectator, match.view(seat) | {"seat": None}, "view")
        for event in match.events:
            assert event.seen_by(None) == {"event": event.name, "rule": event.rule, **event.data}


def assert_shows_no_more(less: Any, more: Any, where: str) -> None:
    """Every part of ``less`` is in ``more`` too; what ``less`` hides is None."""
    if isinstance(less, dict):
        assert less.keys() <= more.keys(), where
        for key, value in less.items():
            assert_shows_no_more(value, more[key], f"{where}.{key}")
    elif isinstance(less, list):
        assert len(less) == len(more), where
        for place, value in enumerate(less):
            assert_shows_no_more(value, more[place], f"{where}[{place}]")
    else:
        assert less is None or less == more, where
