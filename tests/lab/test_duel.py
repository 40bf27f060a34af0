"""Contests between bots add up, repeat themselves, and tell strong from weak."""

from __future__ import annotations

import pytest

from magehall.lab.duel import run_duel, wilson


def test_a_duel_repeats_itself_on_any_number_of_processes() -> None:
    one = run_duel("battle_mages", ["random", "greedy"], games=6, seats=2, seed=4, processes=1)
    two = run_duel("battle_mages", ["random", "greedy"], games=6, seats=2, seed=4, processes=2)
    assert [s.wins for s in one.standings] == [s.wins for s in two.standings]
    assert [(p.number, p.wins, p.moves) for p in one.played] == [
        (p.number, p.wins, p.moves) for p in two.played
    ]


def test_every_game_has_one_win_to_share_and_every_bot_every_seat() -> None:
    report = run_duel("battle_mages", ["random", "random", "greedy"], games=7, seats=4, seed=1, processes=1)
    assert len(report.played) >= 7
    assert sum(s.wins for s in report.standings) == pytest.approx(len(report.played))
    assert sum(s.expected for s in report.standings) == pytest.approx(1)


def test_the_interval_holds_the_share_and_narrows() -> None:
    low, high = wilson(70, 100)
    assert low < 0.7 < high
    assert high - low > wilson(700, 1000)[1] - wilson(700, 1000)[0]
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_is_clearly_better_than_random(seats: int) -> None:
    report = run_duel("battle_mages", ["greedy", "random"], games=30, seats=seats, seed=11, processes=1)
    assert report.standings[0].low > report.standings[0].expected
