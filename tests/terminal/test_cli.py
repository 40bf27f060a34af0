"""The command line: what it says when all is well, and the one line it says when it is not."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import magehall
from magehall.kernel.chance import commit
from magehall.kernel.history import History
from magehall.kernel.records import BUILD
from tests.kernel.forging import forge
from tests.terminal.person import Run, play_on

LONG = 120
"""Seconds after which a command will not end any more."""


def test_without_a_command_the_help_lists_them(run: Run) -> None:
    outcome = run()
    assert outcome.status == 0
    for command in (
        "play",
        "learn",
        "replay",
        "verify",
        "rules",
        "card",
        "duel",
        "lab",
        "bench",
        "games",
        "texts",
    ):
        assert command in outcome.out


@pytest.mark.parametrize(
    "command",
    ["play", "learn", "replay", "verify", "rules", "card", "duel", "lab", "bench", "games", "texts"],
)
def test_every_command_has_help(run: Run, command: str) -> None:
    outcome = run(command, "--help")
    assert outcome.status == 0
    assert f"usage: magehall {command}" in outcome.out


def test_version(run: Run) -> None:
    outcome = run("--version")
    assert (outcome.status, outcome.out) == (0, f"magehall {magehall.__version__} ({BUILD})\n")


def test_play_to_the_end_and_save(run: Run, tmp_path: Path) -> None:
    outcome = run("play", "--seats", "2", "--bots", "random", "--seed", "7", "--lang", "fr", always="1")
    assert outcome.status == 0
    assert outcome.err == ""
    assert "Engagement" in outcome.out
    assert magehall.load_match((tmp_path / "1.json").read_bytes()).result is not None


def test_equal_seeds_give_equal_games_bots_included(run: Run) -> None:
    games = [
        run("play", "--seed", "5", "--bots", "greedy", "--name", "Anna", lines=["1"] * 9).out
        for _ in range(2)
    ]
    assert games[0] == games[1]


def test_resume_goes_on_with_the_match_the_bots_the_name_and_the_language(run: Run, home: Path) -> None:
    run("play", "--seats", "4", "--bots", "random,greedy", "--name", "Zoë", "--lang", "fr", lines=["1", "1"])
    (file,) = (home / "matches").iterdir()
    moves = magehall.load_match(file.read_bytes()).moves
    outcome = run("play", "--resume", lines=["table"])
    assert outcome.status == 0
    assert "Zoë (vous), Basile (random), Clio (greedy), Dorian (random)" in outcome.out
    assert magehall.load_match(file.read_bytes()).moves == moves
    assert "Zoë (you)" in run("play", "--resume", "--lang", "en").out


def test_resume_says_what_is_wrong_with_a_damaged_note(run: Run, home: Path) -> None:
    run("play", "--seats", "2", "--bots", "random", lines=["1"])
    (home / "last.json").write_text("{")
    outcome = run("play", "--resume")
    assert outcome.status == 2
    assert outcome.err.count("\n") == 1
    assert "--load" in outcome.err


def test_load_goes_on_with_a_saved_match(run: Run, saved: Path) -> None:
    outcome = run(
        "play",
        "--load",
        str(saved),
        "--bots",
        "greedy,random",
        "--seat",
        "2",
        "--name",
        "Anna",
        lines=["table"],
    )
    assert outcome.status == 0
    assert "Basil (greedy), Anna (you), Clio (random)" in outcome.out


def test_position_begins_at_a_position(run: Run) -> None:
    folder = magehall.games()["battle_mages"].folder / "positions" / "examples"
    outcome = run(
        "play", "--position", str(folder / "worked_example_chain.yaml"), "--bots", "random", lines=["2"]
    )
    assert outcome.status == 0
    assert "Start a chain with Stone Hand" in outcome.out


def test_options_reach_the_game(run: Run) -> None:
    outcome = run("play", "--option", "mages=deal", "--option", "first_seat=0", "--bots", "random", lines=[])
    assert outcome.status == 0
    assert "Draw a card." in outcome.out


def test_all_bots_play_without_a_person(run: Run) -> None:
    outcome = run("play", "--all-bots", "--seats", "2", "--bots", "random,greedy", "--seed", "1")
    assert outcome.status == 0
    assert "Final scores" in outcome.out
    assert "(you)" not in outcome.out


def test_the_name_is_what_the_system_knows(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("USER", "marie")
    assert "Marie (you)" in run("play").out
    monkeypatch.setenv("USER", "root")
    assert "Guest (you)" in run("play").out
    assert "[b]x[/b] (you)" in run("play", "--name", "[b]x[/b]").out


def test_verify_proves_a_match(run: Run, finished: Path) -> None:
    outcome = run("verify", str(finished), "--commitment", commit("7").upper())
    assert outcome.status == 0
    assert "Proven" in outcome.out
    assert commit("7") in outcome.out


def test_verify_compares_what_a_seat_knows_it_added(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(magehall.new_match("battle_mages", 2, 7, contributions={1: "a=b"}).save())
    assert run("verify", str(file), "--contribution", "1=a=b").status == 0
    for other in ("1=ab", "0=a=b", "1="):
        outcome = run("verify", str(file), "--contribution", "1=a=b", "--contribution", other)
        assert outcome.status == 1
        assert "added to the seed" in outcome.out


@pytest.mark.parametrize("locale", ["en", "fr", "ru"])
def test_verify_names_the_first_thing_that_does_not_fit(
    run: Run, tmp_path: Path, saved: Path, locale: str
) -> None:
    outcome = run("verify", str(saved), "--commitment", commit("8"), "--lang", locale)
    assert outcome.status == 1
    assert "committed" in outcome.out
    forged = tmp_path / "forged.json"
    match = play_on(20)
    draws = match.flow.chance.draws
    match.flow.chance.draws = History([("shuffle", [0, 1, 2]), *draws[1:]])
    forged.write_bytes(match.save())
    outcome = run("verify", str(forged), "--lang", locale)
    assert outcome.status == 1
    assert "draw 1 (shuffle)" in outcome.out
    assert outcome.out.count("\n") == 1


def test_verify_refuses_a_tampered_or_foreign_file(run: Run, tmp_path: Path, saved: Path) -> None:
    tampered = tmp_path / "tampered.json"
    tampered.write_bytes(saved.read_bytes().replace(b"draw:pile", b"draw:pike", 1))
    outcome = run("verify", str(tampered))
    assert outcome.status == 1
    assert "digest" in outcome.out
    tampered.write_text("hello")
    assert run("verify", str(tampered)).status == 1


@pytest.mark.parametrize("command", [("replay",), ("play", "--bots", "random", "--load")])
def test_a_file_whose_moves_do_not_lead_to_its_state_is_no_bug_of_ours(
    run: Run, tmp_path: Path, saved: Path, command: tuple[str, ...]
) -> None:
    tampered = tmp_path / "tampered.json"
    tampered.write_bytes(forge(saved.read_bytes(), lambda content: content["moves"].append([0, "fly"])))
    outcome = run(*command, str(tampered))
    assert (outcome.status, outcome.out) == (2, "")
    assert outcome.err.startswith(f"magehall: {tampered}: move 21, 'fly' by seat 0: ")


def test_replay_tells_the_match_as_a_spectator(run: Run, finished: Path) -> None:
    outcome = run("replay", str(finished))
    assert outcome.status == 0
    assert "Seat 1 is dealt a card." in outcome.out
    assert "You " not in outcome.out
    assert "wins the duel" in outcome.out


@pytest.mark.parametrize(
    ("locale", "said"), [("en", "You are dealt"), ("fr", "Vous recevez"), ("ru", "Вы получаете")]
)
def test_replay_tells_the_match_as_a_seat_saw_it(run: Run, saved: Path, locale: str, said: str) -> None:
    outcome = run("replay", str(saved), "--seat", "2", "--lang", locale)
    assert outcome.status == 0
    assert " ".join(outcome.out.split()).count(said) == 2


def test_replay_step_by_step_goes_on_back_and_to_a_move(run: Run, saved: Path) -> None:
    outcome = run("replay", str(saved), "--step", lines=["", "", "-", "15", "99999", ""])
    assert outcome.status == 0
    assert "it is not over" in outcome.out
    assert run("replay", str(saved), "--step", lines=["", "q"]).status == 0
    assert run("replay", str(saved), "--step").status == 0


def test_rules_lists_all_or_those_about_a_word(run: Run) -> None:
    everything = run("rules", "battle_mages")
    assert everything.status == 0
    assert everything.out.count("§") >= 60
    shield = run("rules", "battle_mages", "shield")
    assert shield.status == 0
    assert "rare.shield" in shield.out
    assert "щит" in run("rules", "battle_mages", "щит", "--lang", "ru").out.casefold()
    assert run("rules", "battle_mages", "bicycle").status == 1


def test_coverage_counts_rules_with_code_and_test(run: Run) -> None:
    outcome = run("rules", "battle_mages", "--coverage")
    found = re.search(r"(\d+) of (\d+) rules", outcome.out)
    assert found
    assert outcome.status == (0 if found[1] == found[2] else 1)


def test_coverage_and_bench_need_the_source_checkout(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("magehall.terminal.checkout.checkout", lambda: tmp_path)
    for arguments in (["rules", "battle_mages", "--coverage"], ["bench"]):
        outcome = run(*arguments)
        assert outcome.status == 2
        assert "source checkout" in outcome.err
        assert outcome.err.count("\n") == 1


def test_bench_runs_the_script_of_the_checkout(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bench").mkdir()
    told = tmp_path / "told.json"
    script = f"import json, sys; open({str(told)!r}, 'w').write(json.dumps(sys.argv[1:])); sys.exit(3)"
    (tmp_path / "bench" / "run.py").write_text(script)
    monkeypatch.setattr("magehall.terminal.checkout.checkout", lambda: tmp_path)
    outcome = run(
        "bench", "--runs", "2", "--seconds", "0.5", "--peers", "--games", "battle_mages", "--processor"
    )
    assert outcome.status == 3
    assert json.loads(told.read_text()) == [
        "--processor",
        "--runs",
        "2",
        "--seconds",
        "0.5",
        "--games",
        "battle_mages",
        "--peers",
    ]


def test_games_lists_seats_and_options(run: Run) -> None:
    outcome = run("games")
    assert outcome.status == 0
    assert "battle_mages" in outcome.out
    assert "1 to 6 seats" in outcome.out
    assert "--option mages=choose|deal (choose)" in outcome.out
    assert "--option first_seat=0..5|null" in outcome.out


def test_texts_are_whole_in_three_languages(run: Run) -> None:
    outcome = run("texts")
    assert outcome.status == 0, outcome.out
    assert "terminal: all well" in outcome.out


def test_texts_names_what_is_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "magehall.terminal.inspection.text_problems", lambda domain: [f"{domain}: x is missing in fr"]
    )
    outcome = run("texts")
    assert outcome.status == 1
    assert "terminal: x is missing in fr" in outcome.out


def test_a_bug_is_one_line_and_a_report(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise LookupError("the cat\nate it")

    monkeypatch.setattr("magehall.cli.sit_down", broken)
    outcome = run("play", "--seed", "9")
    assert outcome.status == 70
    assert outcome.err.count("\n") == 1
    assert "Traceback" not in outcome.err + outcome.out
    report = home / "crashes" / "crash-1.txt"
    assert str(report) in outcome.err
    assert "Traceback" in report.read_text()
    assert "--seed 9" in report.read_text()


def test_a_bug_on_a_full_disk_is_still_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise LookupError("the cat")

    def full(path: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("magehall.cli.sit_down", broken)
    monkeypatch.setattr("magehall.terminal.store.write", full)
    outcome = run("play")
    assert outcome.status == 70
    assert outcome.err.count("\n") == 1
    assert "No space left" in outcome.err


def test_control_c_outside_a_match_is_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("magehall.cli.sit_down", interrupted)
    outcome = run("play")
    assert outcome.status == 130
    assert outcome.err == "magehall: stopped\n"


def test_a_reader_that_has_read_enough_is_no_error() -> None:
    command = [sys.executable, "-m", "magehall.cli", "rules", "battle_mages"]
    pipe = subprocess.PIPE
    # A pipe that holds less than is written: whoever writes is not done before the reader has gone.
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, bufsize=0, pipesize=4096) as writer:
        try:
            assert writer.stdout is not None
            assert writer.stdout.read(4).decode() == "  §"
            writer.stdout.close()
            assert writer.communicate(timeout=LONG)[1] == b""
            assert writer.returncode == 0
        finally:
            writer.kill()


def test_letters_the_terminal_cannot_show_are_no_error(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "magehall.cli", "play", "--seats", "2", "--lang", "ru", "--bots", "random"],
        input=b"1\n\xff\xfe\n1\n",
        capture_output=True,
        check=False,
        timeout=LONG,
        env={"PYTHONIOENCODING": "ascii", "HOME": str(tmp_path), "PATH": "/usr/bin"},
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    assert done.stderr == b""


def test_duel_prints_who_wins_how_often(run: Run) -> None:
    outcome = run("duel", "battle_mages", "random", "greedy", "--games", "4", "--processes", "1")
    assert outcome.status == 0
    assert "greedy" in outcome.out
    assert "%" in outcome.out
