"""Asides in the terminal: whoever wants to be stopped is offered them once in each turn of a bot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import magehall
from tests.terminal.person import Person, seating

POSITION: dict[str, Any] = {
    "game": "mage_knight",
    "seats": 2,
    "tiles": {"1,-3": "countryside-1", "3,-2": "countryside-2"},
    "heroes": [
        {"hero": "goldyx", "space": "2,-3", "hand": ["march"], "skills": ["motivation-goldyx"]},
        {"hero": "tovak", "space": "0,0", "hand": ["march", "rage"]},
    ],
    "order": [1, 0],
    "turn": 1,
}


def test_who_wants_to_be_stopped_may_step_in_once_in_the_turn_of_a_bot(tmp_path: Path) -> None:
    match = magehall.load_position(POSITION)
    person = Person(["hint", "plunder", ""])
    person.play(match, tmp_path, seating(2, stops=True))
    assert person.prompts[:3] == ["1–2, Enter ›", "1–2, Enter ›", "1, Enter ›"]
    assert "In the turn of another you may:" in person.shown
    assert "A bot would let it be." in person.shown
    assert match.moves[0] == (0, "plunder")
    assert match.moves[1][0] == 1, "nothing more was done, and the turn of the bot went on"
    assert (0, "use:motivation-goldyx") not in match.moves


def test_who_does_not_is_asked_in_turn_alone(tmp_path: Path) -> None:
    match = magehall.load_position(POSITION)
    person = Person([])
    person.play(match, tmp_path, seating(2))
    assert match.moves[0][0] == 1
    assert "In the turn of another" not in person.shown
