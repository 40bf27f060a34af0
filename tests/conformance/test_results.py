"""Results: teams win and lose together, and score sheets add up."""

from __future__ import annotations

import pytest

from magehall.kernel.game import Result, ScoreLine
from magehall.kernel.text import Text
from tests.conformance.random_games import begin, ended, finished, on_every_table
from tests.kernel.scratch import make_known
from tests.toy.game import LARDER, MidnightLarder


@on_every_table
def test_every_seat_is_in_one_team_from_the_start(game: str, seats: int) -> None:
    for seed in range(4):
        match, _ = begin(game, seats, seed)
        assert sorted(seat for team in match.teams for seat in team) == list(range(seats))
        assert [team[0] for team in match.teams] == sorted(min(team) for team in match.teams)


@on_every_table
def test_whole_teams_win(game: str, seats: int) -> None:
    match = finished(game, seats)
    assert match.result is not None
    winners = set(match.result.winners)
    assert all(set(team) <= winners or not set(team) & winners for team in match.teams)


@on_every_table
def test_a_sheet_says_where_the_scores_come_from(game: str, seats: int) -> None:
    result = finished(game, seats).result
    assert result is not None
    columns = [line.points for line in result.sheet]
    assert not columns or tuple(map(sum, zip(*columns, strict=True))) == result.scores


class CountedLarder(MidnightLarder):
    """The toy game with a score sheet."""

    id = "counted_larder"

    def outcome(self, state: object) -> Result:
        result = super().outcome(state)  # type: ignore[arg-type]  # as the game has it
        words = Text(LARDER.id, "result-pies")
        half = tuple(score // 2 for score in result.scores)
        rest = tuple(score - part for score, part in zip(result.scores, half, strict=True))
        return Result(
            result.winners, result.scores, result.reason, (ScoreLine(words, half), ScoreLine(words, rest))
        )


def test_everyone_is_shown_the_sheet_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    game = CountedLarder()
    game.windows = game.positions = game
    make_known(game, monkeypatch)
    match = ended(game.id, 2, 1)
    assert match.result is not None
    shown = match.view(None)["result"]["sheet"]
    assert [line["points"] for line in shown] == [list(line.points) for line in match.result.sheet]
    assert {line["key"] for line in shown} == {"result-pies"}
