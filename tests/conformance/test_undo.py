"""Undo: one's own moves, and never past a die, a secret that is out, or another seat's answer that is no pass."""

from __future__ import annotations

from typing import Any

import pytest

from magehall import IllegalMove, Match, load_match, state_hash
from magehall.kernel.flow import Window
from tests.conditions import TIMES
from tests.conformance.random_games import (
    ENOUGH,
    begin,
    on_every_table,
    random_move,
    sampled,
    spacing,
    weight,
)


def seats_that_can_undo(match: Match[Any]) -> list[int]:
    return [seat for seat in range(match.setup.seats) if match.can_undo(seat)]


@on_every_table
def test_undo_returns_to_exactly_the_decision_before(game: str, seats: int) -> None:
    undone = 0
    for match, luck in sampled(game, seats, moments=150):
        after = match.clone()
        seat, option = random_move(match, luck)
        after.apply(seat, option)
        if after.can_undo(seat):
            after.undo(seat)
            undone += 1
            assert state_hash(after) == state_hash(match)
            assert after.save() == match.save()
            assert after.pending == match.pending
            assert after.events == match.events
    assert undone


@on_every_table
def test_one_can_go_back_to_any_moment_that_is_offered(game: str, seats: int) -> None:
    most = moments = 200 * TIMES // spacing(game, seats)
    for seed in range(100 * TIMES):
        match, luck = begin(game, seats, seed)
        files = [match.save()]
        while match.pending and moments > 0:
            match.apply(*random_move(match, luck))
            files.append(match.save())
            if luck.randrange(10) == 0:
                for seat in range(seats):
                    for point in match.undo_points(seat):
                        back = match.clone()
                        back.undo(seat, point)
                        assert back.save() == files[point]
                        assert back.events == match.events[: len(back.events)]
                        moments -= weight(back)
    assert moments < most


@on_every_table
def test_a_match_from_a_file_goes_back_to_the_same_moments(game: str, seats: int) -> None:
    for match, _ in sampled(game, seats, moments=12):
        loaded = load_match(match.save())
        for seat in range(seats):
            assert loaded.undo_points(seat) == match.undo_points(seat)
            for point in match.undo_points(seat)[:3]:
                one, other = loaded.clone(), match.clone()
                one.undo(seat, point)
                other.undo(seat, point)
                assert one.save() == other.save()


@on_every_table
def test_undo_crosses_no_draw_no_reveal_and_no_answer_of_others_but_a_pass(game: str, seats: int) -> None:
    looked_at = 0
    for seed in range(6 * TIMES):
        match, luck = begin(game, seats, seed)
        while match.pending:
            looked_at += 1
            if looked_at > ENOUGH // 2:
                return
            drawn, secret = len(match.flow.chance.draws), dict(match.state.answers)
            is_last_to_answer = len(match.pending) == 1
            could = seats_that_can_undo(match)
            in_window = isinstance(match.state.stack[-1], Window)
            seat, option = random_move(match, luck)
            events = match.apply(seat, option)
            can = seats_that_can_undo(match)
            if in_window and option == "pass":
                assert set(can) <= {seat, *could}
                secret = {other: answer for other, answer in secret.items() if answer != "pass"}
            else:
                assert set(can) <= {seat}, "only the one who moved may take back"
            if len(match.flow.chance.draws) > drawn:
                assert not can, f"{option} led to a draw"
            if revealed := [entry.name for entry in events if entry.event.reveals]:
                assert not can, f"{option} led to {revealed}"
            if secret and is_last_to_answer:
                assert not can, f"{option} brought the secret answers {secret} to light"


@on_every_table
def test_where_undo_is_not_allowed_it_is_refused_and_changes_nothing(game: str, seats: int) -> None:
    for match, _ in sampled(game, seats, moments=40):
        before = match.save()
        strangers: list[Any] = [-1, 99, None, "0", [], 0.0, True]
        for seat in (*range(seats), *strangers):
            if type(seat) is not int or not match.can_undo(seat):
                with pytest.raises(IllegalMove) as refused:
                    match.undo(seat)
                assert refused.value.code == "refused-undo"
        assert match.save() == before
