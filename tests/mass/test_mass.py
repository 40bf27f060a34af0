"""What ``run.py`` beside this file promises: it plays every mode, and what breaks is found, told and counted."""

from __future__ import annotations

import re
from typing import Any

import pytest

import magehall
from tests.mass.run import Mode, main, modes, run


def test_every_number_of_seats_and_every_choice_is_a_mode_and_none_is_played_twice() -> None:
    for game in magehall.games().values():
        found = list(modes(game.id))
        assert {mode.seats for mode in found} == set(game.seats)
        openings = [
            magehall.state_hash(magehall.new_match(game.id, mode.seats, seed=0, options=dict(mode.chosen)))
            for mode in found
        ]
        assert len(set(openings)) == len(openings)


@pytest.mark.parametrize("terminal", ["0", "1"], ids=["nowhere", "terminal"])
def test_games_that_hold_leave_a_line_each_wherever_the_bar_goes(
    terminal: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TTY_COMPATIBLE", terminal)  # what rich goes by
    game = min(magehall.games().values(), key=lambda game: game.id)
    assert main(["--games", "1", "--game", game.id]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(list(modes(game.id)))
    for line in lines:
        assert re.fullmatch(
            rf"{game.id}, \d seats.*: 1 games, [\d,]+ decisions, longest [\d,]+, \d+ s: nothing found", line
        )


@pytest.mark.parametrize("game", sorted(magehall.games()))
def test_a_broken_invariant_is_found(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = 0

    def check(_game: Any, _state: Any) -> None:
        nonlocal seen
        seen += 1
        if seen == 7:
            raise ValueError("a card is lost")

    monkeypatch.setattr(type(magehall.games()[game]), "check", check)
    mode = next(modes(game))
    seen = 0
    tally = run(mode, range(2))
    assert (tally.games, tally.findings) == (2, 1)
    assert tally.longest == tally.decisions > 0, "the other game was played to its end"
    printed = capsys.readouterr().out
    assert "game 0 of" in printed
    assert "a card is lost" in printed
    assert "1 FINDINGS" in tally.line(mode)


def test_a_mode_says_what_was_chosen() -> None:
    assert (
        Mode("some_game", 3, {"mode": "long", "deck": "small"}).name
        == "some_game, 3 seats, mode=long deck=small"
    )
    assert Mode("some_game", 2, {}).name == "some_game, 2 seats"
