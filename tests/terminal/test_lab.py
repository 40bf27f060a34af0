"""``magehall lab``: it plays, keeps, goes on, is stopped, and refuses in one line."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conditions import listen_to_interrupts
from tests.terminal.person import Run

LONG = 300
QUICK = ["--option", "turn_limit=1", "--scenarios", "wisp-night", "--processes", "1"]


def test_it_writes_a_report_and_goes_on_from_its_results(run: Run, tmp_path: Path) -> None:
    report = tmp_path / "first.html"
    words = ["lab", "colors_of_magic", *QUICK, "--out", str(report), "--lang"]
    outcome = run(*words, "en", "--games", "2")
    assert outcome.status == 0
    assert f"Report: {report}" in outcome.out
    assert "2 games in " in outcome.out
    results = report.with_suffix(".jsonl").read_bytes()
    assert len(results.splitlines()) == 3
    assert json.loads(results.splitlines()[0])["plan"]["bots"] == ["greedy"], "whose games say something"
    again = run(*words, "en", "--games", "2")
    assert again.status == 2
    assert "--resume" in again.err
    more = run(*words, "fr", "--games", "4", "--resume")
    assert more.status == 0
    assert "2 parties en " in more.out
    assert report.with_suffix(".jsonl").read_bytes().startswith(results)
    assert "ce que le laboratoire a trouvé" in report.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["nonsense"],
        ["battle_mages"],
        ["colors_of_magic", "--games", "0"],
        ["colors_of_magic", "--seats", "9"],
        ["colors_of_magic", "--bots", "nonsense"],
        ["colors_of_magic", "--bots", ""],
        ["colors_of_magic", "--scenarios", "nonsense"],
        ["colors_of_magic", "--scenarios", "giant", "--option", "scenario=ritual"],
        ["colors_of_magic", "--entrants", "tomb-guardian"],
        ["colors_of_magic", "--option", "ranged_duel=perhaps"],
        ["colors_of_magic", "--option", "nonsense=1"],
        ["colors_of_magic", "--out", "report.txt"],
        ["colors_of_magic", "--out", "nowhere/report.html"],
        ["colors_of_magic", "--resume"],
    ],
)
def test_what_does_not_fit_is_refused_in_one_line(
    run: Run, words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    outcome = run("lab", *words)
    assert outcome.status == 2
    assert outcome.err.startswith("magehall: ")
    assert len(outcome.err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_cluster_that_is_not_there_leaves_nothing_behind(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    outcome = run("lab", "colors_of_magic", "--ray", "local", "--out", str(tmp_path / "lab.html"))
    assert outcome.status == 2
    assert "magehall[ray]" in outcome.err
    assert list(tmp_path.iterdir()) == []


def test_games_that_all_break_off_are_no_report(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("magehall.lab.playing.MOST_MOVES", 3)
    report = tmp_path / "lab.html"
    outcome = run("lab", "colors_of_magic", *QUICK, "--games", "2", "--out", str(report), "--lang", "en")
    assert outcome.status == 1
    assert "nothing to report" in outcome.err
    assert not report.exists()
    assert b"no end after 3 moves" in report.with_suffix(".jsonl").read_bytes()


LAB = """
import sys
from magehall.cli import main
from magehall.terminal import progress
progress.LINE_SECONDS = 0.0
if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_lab_that_is_stopped_reports_what_was_played(tmp_path: Path, processes: str) -> None:
    program = tmp_path / "program.py"
    program.write_text(LAB)
    report = tmp_path / "lab.html"
    words = [*QUICK[:-1], processes, "--games", "4000", "--out", str(report), "--lang", "en"]
    run = subprocess.Popen(
        [sys.executable, str(program), "lab", "colors_of_magic", *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        preexec_fn=listen_to_interrupts,
    )  # fmt: skip
    try:
        assert run.stderr is not None
        assert "of 4,000 games: first player" in run.stderr.readline()
        os.killpg(run.pid, signal.SIGINT)  # as a terminal does
        out, err = run.communicate(timeout=LONG)
    finally:
        run.kill()
    assert run.returncode == 130
    assert err.splitlines()[-1] == "magehall: stopped"
    assert "Traceback" not in err
    assert f"Report: {report}" in out
    page = report.read_text(encoding="utf-8")
    assert "of 4,000 games: stopped before the end" in page
