"""Duels of bots: fair, the same every time, and won by the better bot."""

from __future__ import annotations

import os
from itertools import pairwise

import msgspec
import pytest

from magehall.lab.duel import (
    Duel,
    PlayedGame,
    Report,
    pairings,
    render,
    rows,
    run_duel,
    score_rows,
)

DUELS = int(os.environ.get("MAGEHALL_DUELS", "10"))
"""``make strength`` plays 80."""
MANY = DUELS >= 40
"""Enough games to tell a small difference."""


def timeless(report: Report) -> list[PlayedGame]:
    """All that must not depend on the machine."""
    return [msgspec.structs.replace(game, seconds=()) for game in report.played]


def test_equal_arguments_give_equal_duels_on_any_number_of_processes() -> None:
    alone = run_duel("battle_mages", ["greedy", "random"], games=4, seats=3, seed=5, processes=1)
    together = run_duel("battle_mages", ["greedy", "random"], games=4, seats=3, seed=5, processes=2)
    assert timeless(alone) == timeless(together)
    other = run_duel("battle_mages", ["greedy", "random"], games=4, seats=3, seed=6, processes=1)
    assert timeless(alone) != timeless(other)


def test_it_adds_up() -> None:
    report = run_duel("battle_mages", ["random", "greedy"], games=6, seats=4, processes=1)
    assert [game.number for game in report.played] == list(range(6))
    assert sum(standing.wins for standing in report.standings) == pytest.approx(6)
    assert sum(standing.expected for standing in report.standings) == pytest.approx(1)
    assert sum(standing.decisions for standing in report.standings) == 6 * report.mean_decisions
    assert report.mean_decisions < report.mean_moves
    assert sum(report.reasons.values()) == 6
    for standing in report.standings:
        assert standing.low <= standing.share <= standing.high
        assert standing.share == standing.wins / 6


def test_a_duel_says_how_it_stands_after_every_game() -> None:
    duel = Duel("battle_mages", ["random", "greedy"], games=5, seed=3)
    for number, _ in enumerate(duel.play(processes=1), start=1):
        so_far = duel.report()
        assert len(so_far.played) == number
        assert sum(standing.wins for standing in so_far.standings) == pytest.approx(number)
        games = "5 games of" if number == 5 else f"{number} of 5 games of"
        assert render(so_far).splitlines()[-1].startswith(games)
    whole = run_duel("battle_mages", ["random", "greedy"], games=5, seed=3, processes=1)
    assert timeless(whole) == timeless(duel.report())


def test_the_options_of_the_game_reach_every_game() -> None:
    dealt = run_duel("battle_mages", ["random"], games=2, seed=5, processes=1, options={"mages": "deal"})
    chosen = run_duel("battle_mages", ["random"], games=2, seed=5, processes=1, options={"mages": "choose"})
    assert timeless(dealt) != timeless(chosen)
    assert "at 2 seats, mages=deal, seed 5" in render(dealt)
    with pytest.raises(ValueError, match="mages"):
        run_duel("battle_mages", ["random"], games=1, processes=1, options={"mages": "nonsense"})


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_in_a_round_every_bot_plays_every_seat_of_one_deal(seats: int) -> None:
    games = pairings("battle_mages", ["a", "b"], 10, seats, seed=1)
    for one, two in zip(games[::2], games[1::2], strict=True):
        assert one.deal == two.deal
        assert all({first, second} == {"a", "b"} for first, second in zip(one.bots, two.bots, strict=True))
    assert all(one.deal != two.deal for one, two in pairwise(games[::2]))


def test_one_against_three() -> None:
    report = run_duel("battle_mages", ["greedy", "random", "random", "random"], games=4, seats=4, processes=1)
    assert {standing.bot: standing.expected for standing in report.standings} == {
        "greedy": 0.25,
        "random": 0.75,
    }


def test_a_tie_is_shared() -> None:
    report = run_duel("midnight_larder", ["random", "greedy"], games=12, seats=3, processes=1)
    assert any(0 < won < 1 for game in report.played for won in game.wins)
    assert sum(standing.wins for standing in report.standings) == pytest.approx(12)


@pytest.mark.parametrize(
    ("game", "bots", "games", "seats"),
    [
        ("chess", ["random"], 1, 2),
        ("battle_mages", ["random"], 1, 7),
        ("battle_mages", ["random"], 0, 2),
        ("battle_mages", [], 1, 2),
        ("battle_mages", ["random", "random", "greedy"], 1, 2),
        ("battle_mages", ["oracle"], 1, 2),
    ],
)
def test_what_does_not_fit_is_refused_in_one_line(game: str, bots: list[str], games: int, seats: int) -> None:
    with pytest.raises(ValueError) as caught:
        run_duel(game, bots, games=games, seats=seats, processes=1)
    assert "\n" not in str(caught.value)


def test_the_report_reads_well() -> None:
    report = run_duel("battle_mages", ["random", "greedy"], games=8, seed=2, processes=1)
    assert [row[0] for row in rows(report)] == ["greedy", "random"]
    text = render(report)
    assert "95 % interval" in text
    assert "8 games of battle_mages at 2 seats, seed 2" in text


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random_by_far(seats: int) -> None:
    report = run_duel(
        "battle_mages",
        ["greedy", "random"],
        games=DUELS,
        seats=seats,
        seed="strength",
        processes=None if MANY else 1,
    )
    greedy = report.standings[0]
    assert greedy.bot == "greedy"
    assert greedy.verdict == "better"
    if MANY:
        assert greedy.share > 0.85


@pytest.mark.slow
def test_search_beats_greedy_and_so_random() -> None:
    """A few games tell only the large difference."""
    if MANY:
        report = run_duel("battle_mages", ["search:60", "greedy"], games=DUELS, seed="strength")
        assert report.standings[0].share > 0.5
    else:
        report = run_duel("battle_mages", ["search:25", "random"], games=DUELS, seed="strength", processes=1)
        assert report.standings[0].verdict == "better"
    assert report.standings[0].bot.startswith("search")


def test_a_bot_alone_is_reported_by_its_score_sheet() -> None:
    report = run_duel("mage_knight", ["random"], games=3, seats=1, processes=1)
    headings, only = score_rows(report)
    assert headings[:3] == ("bot", "mean score", "fame")
    total = sum(game.scores[0] for game in report.played)
    assert only[1].startswith(f"{total / 3:.1f} ±")
    assert total == sum(points[0] for game in report.played for points in game.sheet.values())
    assert "mean score" in render(report)


def test_a_game_without_a_score_sheet_has_no_table_of_scores() -> None:
    report = run_duel("battle_mages", ["random"], games=1, processes=1)
    assert score_rows(report) == []
    assert "mean score" not in render(report)
