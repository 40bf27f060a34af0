"""What ``nasty.py`` beside this file promises: it plays, tells what breaks, and stores it to be played again."""

from __future__ import annotations

from pathlib import Path

import pytest

from magehall import IllegalMove
from magehall.kernel.matches.journal import Setup
from tests.games.mage_wars.nasty import Course, Report
from tests.mass import nasty


def test_a_table_that_holds_leaves_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert nasty.main(["--tables", "1"]) == 0
    assert capsys.readouterr().out.endswith(": nothing found\n")


def test_what_breaks_is_told_counted_and_stored_once_of_each_kind(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    course = Course(
        Setup(2, {}, "seed", {}), [(0, "no such option")], 0, 0, "KeyError: Round > Move.leave: 'wolf-7'"
    )
    monkeypatch.setattr(nasty, "play", lambda seed: Report(broken=[course]))
    assert nasty.main(["--tables", "2", "--first", "5", "--store", str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert "table 5: KeyError: Round > Move.leave: 'wolf-7'" in told
    assert "2 x Move.leave: '#'" in told
    (stored,) = tmp_path.iterdir()
    with pytest.raises(IllegalMove):
        nasty.main(["--again", str(stored)])
