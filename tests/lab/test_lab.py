"""The lab plays the same games everywhere, keeps them, and goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

from magehall.lab.lab import Lab
from magehall.lab.plan import Plan, make_plan, task
from magehall.lab.playing import Outcome, play
from magehall.lab.report.page import report_page
from magehall.lab.results import ResultsError, ResultsFile, read_results


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan("colors_of_magic", options={"scenario": ["wisp-night", "giant"], "turn_limit": 2})


@pytest.fixture(scope="module")
def whole(plan: Plan) -> Lab:
    lab = Lab(plan, 6)
    list(lab.play(processes=1))
    return lab


def test_the_games_and_the_report_are_the_same_on_any_number_of_processes(plan: Plan, whole: Lab) -> None:
    together = Lab(plan, 6)
    list(together.play(processes=2))
    assert together.outcomes() == whole.outcomes()
    pages = [report_page(plan, lab.outcomes(), 6) for lab in (together, whole)]
    assert pages[0] == pages[1]


def test_an_outcome_adds_up(plan: Plan, whole: Lab) -> None:
    for number, outcome in enumerate(whole.outcomes()):
        assert outcome.problem == ""
        assert outcome.entries == task(plan, number).entries
        assert sum(outcome.wins) == pytest.approx(1) or outcome.is_draw
        assert outcome.first in (0, 1)
        assert 1 <= outcome.rounds <= 2
        assert 0 < outcome.decisions < outcome.moves
        for uses in outcome.uses:
            assert sum(uses["drawn"].values()) >= 5


def test_a_longer_lab_begins_with_the_same_games_and_plays_only_the_others(plan: Plan, whole: Lab) -> None:
    longer = Lab(plan, 7, whole.outcomes())
    assert [outcome.number for outcome in longer.play(processes=1)] == [6]
    assert longer.outcomes()[:6] == whole.outcomes()
    assert list(longer.play(processes=1)) == [], "nothing is left"
    assert len(Lab(plan, 2, whole.outcomes()).played) == 2, "a shorter one has only its own"


def test_a_game_that_breaks_off_is_told_and_does_not_end_the_others(
    plan: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("magehall.lab.playing.MOST_MOVES", 5)
    lab = Lab(plan, 2)
    assert all("no end after 5 moves" in outcome.problem for outcome in lab.play(processes=1))
    assert not lab.has_results
    assert len(lab.played) == 2


def test_another_version_of_the_rules_is_told(plan: Plan) -> None:
    other = Plan(plan.game, 99, plan.seats, plan.seed, plan.bots, plan.entrants, plan.levels, plan.options)
    assert "not 99" in play(task(other, 0)).problem


# Results


def kept(path: Path, plan: Plan, outcomes: list[Outcome]) -> Path:
    file = ResultsFile(path, plan, [], anew=True)
    for outcome in outcomes:
        file.append(outcome)
    file.close()
    return path


def test_results_are_read_as_they_were_written(tmp_path: Path, plan: Plan, whole: Lab) -> None:
    path = kept(tmp_path / "lab.jsonl", plan, whole.outcomes())
    assert read_results(path, plan) == whole.outcomes()
    with pytest.raises(ResultsError, match="exists"):
        ResultsFile(path, plan, [], anew=True)


def test_a_line_cut_short_is_played_again(tmp_path: Path, plan: Plan, whole: Lab) -> None:
    path = kept(tmp_path / "lab.jsonl", plan, whole.outcomes())
    path.write_bytes(path.read_bytes()[:-20])
    there = read_results(path, plan)
    assert there == whole.outcomes()[:-1]
    file = ResultsFile(path, plan, there, anew=False)
    file.append(whole.outcomes()[-1])
    file.close()
    assert read_results(path, plan) == whole.outcomes()


def test_results_of_another_plan_are_refused(tmp_path: Path, plan: Plan, whole: Lab) -> None:
    path = kept(tmp_path / "lab.jsonl", plan, whole.outcomes())
    with pytest.raises(ResultsError, match="other seed"):
        read_results(path, make_plan("colors_of_magic", seed="other", options={"turn_limit": 2}))


@pytest.mark.parametrize("damage", ["garbage", "twice", "empty", "no heading", "missing"])
def test_damaged_results_are_refused_in_one_line(tmp_path: Path, plan: Plan, whole: Lab, damage: str) -> None:
    path = tmp_path / "lab.jsonl"
    if damage != "missing":
        kept(path, plan, whole.outcomes())
        heading, *games = path.read_bytes().splitlines(keepends=True)
        path.write_bytes(
            {
                "garbage": b"".join([heading, b"{}\n", *games]),
                "twice": b"".join([heading, *games, games[0]]),
                "empty": b"",
                "no heading": b"".join(games),
            }[damage]
        )
    with pytest.raises(ResultsError) as caught:
        read_results(path, plan)
    assert "lab.jsonl" in str(caught.value)
    assert "\n" not in str(caught.value)
