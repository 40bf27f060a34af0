"""Watching bots: one is told how it stands, and may stop them at any time."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from magehall.lab.duel import Duel
from magehall.terminal import progress
from magehall.terminal.translator import Translator
from magehall.terminal.ui import TextUI
from tests.conditions import listen_to_interrupts
from tests.table.support import LONG
from tests.terminal.person import Person, Run


class Time:
    """A second for every look at the clock."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "of 12 games: "), ("fr", "sur 12. "), ("ru", "из 12. ")],
    ids=["en", "fr", "ru"],
)
def test_without_a_terminal_a_line_now_and_then_says_how_it_stands(
    lang: str, words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "LINE_SECONDS", 4.0)
    person = Person()
    ui = TextUI(person.console(), Translator(lang), person.read)
    duel = Duel("midnight_larder", ["random", "greedy"], games=12, seats=3)
    with progress.show_progress(ui, duel, Time()) as tell:
        for _ in duel.play(processes=1):
            tell()
    lines = capsys.readouterr().err.splitlines()
    assert 0 < len(lines) < 6, "not after every game"
    assert all(words in line and "random" in line and "greedy" in line and "%" in line for line in lines)
    assert person.shown == "", "what is printed in the end can go to a file"


DUEL = """
import sys
from magehall.cli import main
from magehall.terminal import progress
progress.LINE_SECONDS = 0.0
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("processes", ["1", "2"])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_duel_that_is_stopped_says_how_it_stood(number: signal.Signals, processes: str) -> None:
    words = ["duel", "battle_mages", "random", "greedy", "--games", "20000", "--processes", processes]
    run = subprocess.Popen(
        [sys.executable, "-c", DUEL, *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        preexec_fn=listen_to_interrupts,
    )  # fmt: skip
    try:
        assert run.stderr is not None
        assert "of 20,000 games: random" in run.stderr.readline()
        if number == signal.SIGINT:
            os.killpg(run.pid, number)  # as a terminal does
        else:
            run.send_signal(number)
        out, err = run.communicate(timeout=LONG)
    finally:
        run.kill()
    assert run.returncode == 130
    assert "95 % interval" in out
    assert " of 20000 games of battle_mages" in out
    assert err.splitlines()[-1] == "magehall: stopped"
    assert "Traceback" not in err


def test_a_duel_that_is_stopped_before_its_first_game_is_over_only_stops(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("magehall.lab.duel.play", stop)
    outcome = run("duel", "battle_mages", "random", "greedy", "--processes", "1")
    assert outcome.status == 130
    assert outcome.out == ""
