"""Wrong arguments of every command: one line that says what to do, and exit status 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.person import Run

WRONG = [
    ["nonsense"],
    ["--nonsense"],
    ["play", "nonsense"],
    ["play", "--seats", "nine"],
    ["play", "--seats", "9"],
    ["play", "--seats", "0"],
    ["play", "--seats", "-1"],
    ["play", "--seat", "4"],
    ["play", "--seat", "0"],
    ["play", "--bots", "nonsense"],
    ["play", "--bots", ""],
    ["play", "--bots", "random,random,random"],
    ["play", "--bots", "search:0"],
    ["play", "--seats", "1", "--bots", "random"],
    ["play", "--lang", "de"],
    ["play", "--option", "mages"],
    ["play", "--option", "mages=nonsense"],
    ["play", "--option", "nonsense=1"],
    ["play", "--option", "first_seat=7"],
    ["play", "--option", "=1"],
    ["play", "--load", "MISSING"],
    ["play", "--load", "GARBAGE"],
    ["play", "--load", "FOLDER"],
    ["play", "--load", "SAVED", "--seats", "3"],
    ["play", "--load", "SAVED", "--resume"],
    ["play", "--load", "FINISHED"],
    ["play", "midnight_larder", "--load", "SAVED"],
    ["play", "--position", "MISSING"],
    ["play", "--position", "GARBAGE"],
    ["play", "--position", "FOLDER"],
    ["play", "--resume"],
    ["play", "--resume", "--seed", "7"],
    ["play", "battle_mages", "more"],
    ["play", "--seed"],
    ["play", "new\nline"],
    ["learn"],
    ["learn", "nonsense"],
    ["learn", "battle_mages", "no-such-lesson"],
    ["learn", "battle_mages", "1", "2"],
    ["replay"],
    ["replay", "MISSING"],
    ["replay", "GARBAGE"],
    ["replay", "FOLDER"],
    ["replay", "SAVED", "--seat", "9"],
    ["replay", "SAVED", "--seat", "x"],
    ["verify"],
    ["verify", "MISSING"],
    ["verify", "SAVED", "--commitment"],
    ["verify", "SAVED", "--commitment", "zz"],
    ["verify", "SAVED", "--contribution", "mine"],
    ["verify", "SAVED", "--contribution", "first=mine"],
    ["learn", "battle_mages", "e"],
    ["duel", "battle_mages", "random", "random", "random", "--seats", "2"],
    ["rules"],
    ["rules", "nonsense"],
    ["rules", "battle_mages", "--lang", "xx"],
    ["duel"],
    ["duel", "battle_mages"],
    ["duel", "nonsense", "random", "random"],
    ["duel", "battle_mages", "random", "nonsense"],
    ["duel", "battle_mages", "random", "random", "--games", "0"],
    ["duel", "battle_mages", "random", "random", "--games", "x"],
    ["duel", "battle_mages", "random", "random", "--seats", "9"],
    ["duel", "battle_mages", "random", "random", "--processes", "-2"],
    ["duel", "battle_mages", "random", "random", "--option", "mages"],
    ["duel", "battle_mages", "random", "random", "--option", "mages=nonsense"],
    ["duel", "battle_mages", "random", "random", "--option", "nonsense=1"],
    ["duel", "mage_wars", "random", "random", "--option", "mode=teams"],
    ["duel", "mage_wars", "random", "random", "--seats", "4", "--option", "mode=apprentice"],
    ["bench", "--nonsense"],
    ["bench", "--runs", "0"],
    ["bench", "--seconds", "-1"],
    ["bench", "--seconds", "nan"],
    ["games", "more"],
    ["texts", "more"],
]


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_wrong_arguments_get_one_helpful_line(
    arguments: list[str], run: Run, tmp_path: Path, saved: Path, finished: Path
) -> None:
    garbage = tmp_path / "garbage"
    garbage.write_bytes(b"\x00\xff{[garbage")
    files = {
        "MISSING": tmp_path / "missing.json",
        "GARBAGE": garbage,
        "FOLDER": tmp_path,
        "SAVED": saved,
        "FINISHED": finished,
    }
    outcome = run(*(str(files.get(argument, argument)) for argument in arguments))
    assert outcome.status == 2
    assert outcome.out == ""
    assert outcome.err.count("\n") == 1
    assert outcome.err.startswith("magehall: ")
    assert len(outcome.err) > len("magehall: ") + 10


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["plya"], "expected one of play, learn, replay, verify"),
        (["plya"], "found 'plya'; did you mean 'play'?"),
        (["play", "battle_mage"], "did you mean 'battle_mages'?"),
        (["rules", "Battle Mages"], "did you mean 'battle_mages'?"),
        (["play", "--bots", "serch"], "did you mean 'search'?"),
        (["play", "--lang", "eng"], "expected one of en, fr, ru, found 'eng'"),
        (["play", "--seats", "two"], "--seats: expected a whole number, found 'two'"),
        (
            ["duel", "battle_mages", "random", "--games", "0"],
            "expected a whole number of at least 1, found '0'",
        ),
        (["bench", "--seconds", "soon"], "expected a number of seconds above 0, found 'soon'"),
        (["learn", "battle_mages", "mreging"], "did you mean 'merging'?"),
        (["verify", "match.json", "--commitment", "zz"], "expected the 64 digits"),
    ],
)
def test_a_wrong_word_is_answered_with_the_right_ones(arguments: list[str], said: str, run: Run) -> None:
    outcome = run(*arguments)
    assert outcome.status == 2
    assert said in outcome.err
