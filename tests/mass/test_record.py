"""What ``record.py`` beside this file promises: the same rules make the same recording, and others do not."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import magehall
from tests.mass.record import differences, main

GAME = min(magehall.games())
FEW = ("--games", "1", "--most", "30", "--game", GAME)


def test_what_did_not_change_is_the_same_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = tmp_path / "before.json"
    assert main([*FEW, "--out", str(before)]) == 0
    assert main([*FEW, "--against", str(before)]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith("all the same")


def test_what_changed_is_told_with_its_game_and_its_decision(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = tmp_path / "before.json"
    main([*FEW, "--out", str(before)])
    recorded = msgspec.json.decode(before.read_bytes())
    changed = min(recorded)
    recorded[changed][7] = "otherwise"
    before.write_bytes(msgspec.json.encode(recorded))
    assert main([*FEW, "--against", str(before)]) == 1
    assert capsys.readouterr().out.splitlines()[-2] == f"{changed}: differs from decision 7 on"


def test_games_that_are_missing_or_longer_differ_too() -> None:
    before = {"a": ["1", "2"], "b": ["1"]}
    after = {"a": ["1", "2", "3"], "c": ["1"]}
    assert list(differences(before, after)) == [
        "a: differs from decision 2 on",
        "b: only before",
        "c: only after",
    ]
