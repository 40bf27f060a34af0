"""Every match proves itself: who changes a move, a draw, the seed or the state is found out."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import magehall
from magehall import Match, verify
from magehall.kernel.chance import commit
from tests.conditions import TIMES
from tests.conformance.dice import dice_told
from tests.conformance.random_games import (
    ENOUGH,
    FINISHED,
    ended,
    finished,
    on_every_table,
    sampled,
    spacing,
    under_way,
)
from tests.kernel.forging import content_of, forge


@on_every_table
def test_every_finished_match_is_proven(game: str, seats: int) -> None:
    looked_at = 0
    for seed in range(FINISHED):
        if looked_at > ENOUGH:
            return
        match = ended(game, seats, seed)
        looked_at += len(match.moves)
        proof = verify(match.save(), commit(str(seed)))
        assert proof.holds, proof.fault
        assert proof.game == game
        assert proof.moves == len(match.moves)
        assert proof.draws == len(match.flow.chance.draws)
        assert proof.hash == magehall.state_hash(match)


@on_every_table
def test_the_dice_in_the_log_are_those_that_were_drawn_each_and_in_order(game: str, seats: int) -> None:
    """The browser compares them so; a game that tells none is left out there."""
    looked_at = 0
    for seed in range(4):
        if looked_at > ENOUGH:
            return
        match = ended(game, seats, seed)
        looked_at += len(match.moves)
        drawn = [result for _, result in match.flow.chance.draws if isinstance(result, int)]
        assert dice_told(match) in ([], drawn)


@on_every_table
def test_a_match_under_way_is_proven_as_far_as_it_goes(game: str, seats: int) -> None:
    for match, _ in sampled(game, seats, moments=15):
        assert verify(match.save()).fault == ""


@on_every_table
def test_a_tampered_move_is_named(game: str, seats: int) -> None:
    match = under_way(game, seats)
    for place in range(0, len(match.moves), 1 + len(match.moves) // 8):

        def other_option(content: dict[str, Any], place: int = place) -> None:
            content["moves"][place][1] = "no-such-thing"

        def other_seat(content: dict[str, Any], place: int = place) -> None:
            content["moves"][place][0] = 99

        for change in (other_option, other_seat):
            assert fault_of(match, change).startswith(f"move {place + 1}, ")


@on_every_table
def test_a_move_left_out_or_added_is_found(game: str, seats: int) -> None:
    match = under_way(game, seats)
    assert fault_of(match, lambda content: content["moves"].pop())
    seat, option = match.moves[-1]
    added = fault_of(match, lambda content: content["moves"].append([seat, option]))
    if match.why_not(seat, option) is None:
        assert added, "a move that could be made again leads to another state"
    else:
        assert added.startswith(f"move {len(match.moves) + 1}, ")


@on_every_table
def test_a_legal_move_put_in_the_place_of_the_true_one_is_found(game: str, seats: int) -> None:
    """Another choice leads elsewhere: to a move nobody could make, to another draw, or to another state."""
    found = 0
    for match, luck in sampled(game, seats, moments=24):
        seat, decision = luck.choice(list(match.pending.items()))
        if len(decision.options) > 1:
            one, other = luck.sample(decision.options, 2)
            true, false = match.clone(), match.clone()
            true.apply(seat, one)
            false.apply(seat, other)
            if magehall.state_hash(true) != magehall.state_hash(false):
                assert fault_of(true, lambda content, id=other.id: content["moves"][-1].__setitem__(1, id))
                found += 1
    assert found


@on_every_table
def test_a_tampered_draw_is_named(game: str, seats: int) -> None:
    match = under_way(game, seats)
    for place in range(0, len(match.flow.chance.draws), 1 + len(match.flow.chance.draws) // 8):
        label = match.flow.chance.draws[place][0]

        def another_result(content: dict[str, Any], place: int = place) -> None:
            result = content["draws"][place][1]
            content["draws"][place][1] = result[::-1] if isinstance(result, list) and len(result) > 1 else 99

        assert fault_of(match, another_result).startswith(f"draw {place + 1} ({label})")


@on_every_table
def test_a_draw_left_out_or_added_is_found(game: str, seats: int) -> None:
    match = under_way(game, seats)
    assert fault_of(match, lambda content: content["draws"].pop()).startswith("draw ")
    assert "draws" in fault_of(match, lambda content: content["draws"].append(["die", 6]))


@on_every_table
def test_another_seed_is_found(game: str, seats: int) -> None:
    match = finished(game, seats)
    assert verify(match.save(), commit(match.setup.secret)).holds
    assert "committed" in verify(match.save(), commit("another")).fault
    assert fault_of(match, lambda content: content["setup"].update(secret="another"))
    assert fault_of(match, lambda content: content["setup"].update(contributions={"0": "mine"}))


@on_every_table
def test_whoever_added_to_the_seed_finds_out_if_it_was_changed(game: str, seats: int) -> None:
    """Also where the whole match was made anew from the changed contribution, so that the file fits itself."""
    added = {seat: f"mine-{seat}" for seat in range(seats)}
    match = magehall.new_match(game, seats, 3, contributions=added)
    assert verify(match.save(), commit("3"), added).holds
    for seat in added:
        other = magehall.new_match(game, seats, 3, contributions={**added, seat: "ours"})
        assert verify(other.save(), commit("3")).holds
        assert f"seat {seat} " in verify(other.save(), commit("3"), {seat: added[seat]}).fault


@on_every_table
def test_two_contributions_cannot_be_written_as_one(game: str, seats: int) -> None:
    match = magehall.new_match(game, seats, 3, contributions={0: "a"})
    written: list[dict[str, Any]] = [
        {"secret": "3\n0=a", "contributions": {}},
        {"contributions": {"0": "a\n1=b"}},
    ]
    for other in written:

        def change(content: dict[str, Any], other: dict[str, Any] = other) -> None:
            content["setup"].update(other)

        forged = forge(match.save(), change)
        with pytest.raises(magehall.LoadError, match="more than one line"):
            verify(forged)
    with pytest.raises(magehall.OptionError, match="single line"):
        magehall.new_match(game, seats, 3, contributions={0: "a\nb"})


@on_every_table
def test_whatever_is_changed_in_a_file_it_proves_nothing_any_more(game: str, seats: int) -> None:
    """Every number, word and truth value in it, a sample of those there are many of."""
    match = under_way(game, seats)
    paths = list(_leaves(content_of(match.save())))
    luck = Random(f"{game}/{seats}")
    few = [path for path in paths if path[0] not in ("state", "floor", "moves", "draws")]
    assert {("game",), ("rules",), ("setup", "secret")} <= set(few)
    sample = min(30 * TIMES, ENOUGH * 4 // len(match.moves), len(paths)) // spacing(game, seats)
    for path in few + luck.sample(paths, sample):
        if path[:2] == ("setup", "options"):
            continue  # an option that changes nothing in this match can be written otherwise

        def change(content: Any, path: tuple[Any, ...] = path) -> None:
            for step in path[:-1]:
                content = content[step]
            told = content[path[-1]]
            other = not told if isinstance(told, bool) else told + 1 if isinstance(told, int) else f"{told}x"
            content[path[-1]] = other

        assert not _is_proven(forge(match.save(), change)), path


def _leaves(content: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(content, dict | list):
        for step, inner in content.items() if isinstance(content, dict) else enumerate(content):
            yield from _leaves(inner, (*path, step))
    elif content is not None:
        yield path


def _is_proven(data: bytes) -> bool:
    try:
        return verify(data).holds
    except magehall.LoadError:
        return False


@on_every_table
def test_a_tampered_state_is_found(game: str, seats: int) -> None:
    """Whatever the file says of the table, the moves say otherwise."""
    match = finished(game, seats)

    def next_draw(content: dict[str, Any]) -> None:
        content["state"]["count"] += 1

    def a_thing_less(content: dict[str, Any]) -> None:
        content["state"]["things"].popitem()

    def a_running_procedure(content: dict[str, Any]) -> None:
        content["state"]["stack"].append({"procedure": "Window", "step": "ask", "name": "forged"})

    def an_answer(content: dict[str, Any]) -> None:
        content["state"]["answers"]["0"] = "pass"

    def undone(content: dict[str, Any]) -> None:
        content["undo_floor"] = 0 if content["undo_floor"] else 1

    for change in (next_draw, a_thing_less, a_running_procedure, an_answer, undone):
        assert "state" in fault_of(match, change), change.__name__


def fault_of(match: Match[Any], change: Any) -> str:
    """What is found wrong with the match's file once ``change`` is made to it; a forged file proves nothing."""
    forged = forge(match.save(), change)
    assert content_of(forged) != content_of(match.save())
    fault = verify(forged).fault
    assert fault
    return fault
