"""Plans at the prompt: what is tried changes nothing, and what is played out is what was tried."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import magehall
from magehall.kernel.decision import BrokenRule
from magehall.kernel.matches.match import Match
from magehall.terminal.prompt import DecisionPrompt
from magehall.terminal.store import Store
from tests.table.rooms.brittle import FIRST, OTHER
from tests.table.rooms.brittle import brittle as brittle
from tests.terminal.person import Person, new_match, seating

Sit = Callable[..., tuple[Match[Any], Person]]
REST, ROLL = (FIRST, "rest"), (FIRST, "roll")
HERO: dict[str, Any] = {
    "game": "mage_knight",
    "seats": 1,
    "heroes": [{"hero": "tovak", "space": "0,0", "hand": ["march", "rage", "swiftness"]}],
}


@pytest.fixture
def sit(tmp_path: Path) -> Sit:
    """Types these lines at a game that is made up, in which ``rest`` can be tried, ``roll`` draws and ``knock`` opens a
    window; then the input ends."""

    def sit(*lines: str, locale: str = "en") -> tuple[Match[Any], Person]:
        match, person = magehall.new_match("brittle", seats=2), Person(lines)
        person.play(match, tmp_path, seating(2, locale))
        return match, person

    return sit


def flat(person: Person) -> str:
    return " ".join(person.shown.split())


def test_what_is_tried_changes_nothing_and_says_so(sit: Sit, tmp_path: Path) -> None:
    match, person = sit("plan", "rest", "rest", "save", "plan drop", "quit")
    assert list(match.moves) == []
    assert [prompt.partition(" ·")[0] for prompt in person.prompts] == [
        "1–7 ›",
        "Only a plan, seen by nobody",
        "Only a plan of one move, seen by nobody",
        *["Only a plan of 2 moves, seen by nobody"] * 2,
        "1–7 ›",
    ]
    assert "You are planning" in flat(person)
    assert "The plan is dropped" in flat(person)
    kept = tmp_path / "saves" / "brittle-1.json"
    assert list(magehall.load_match(kept.read_bytes()).moves) == []


def test_what_is_tried_is_taken_back_step_by_step(sit: Sit) -> None:
    match, person = sit("plan", "undo", "rest", "rest", "undo", "plan", "undo", "undo", "plan play", "quit")
    assert person.shown.count("Taken back.") == 2
    assert person.shown.count("Nothing is planned yet.") == 3
    assert "of one move" in person.prompts[6]
    assert list(match.moves) == []


def test_what_is_played_out_is_what_was_tried(sit: Sit, tmp_path: Path) -> None:
    match, person = sit("plan", "rest", "rest", "plan play", "rest", "quit")
    assert list(match.moves) == [REST] * 3
    assert person.prompts[4] == "1–7 ›"
    assert Store(tmp_path).resume()[0].moves == match.moves


def test_a_plan_may_end_with_a_move_that_cannot_be_tried(sit: Sit) -> None:
    match, person = sit("plan", "rest", "roll", "rest", "why", "?", "plan", "plan play", "quit")
    assert "it cannot only be tried" in flat(person)
    assert "stands last in the plan" in flat(person)
    assert "of 2 moves" in person.prompts[3]
    assert list(match.moves) == [REST, ROLL], "once it stands there, nothing comes after it"


def test_the_move_that_cannot_be_tried_is_taken_back_first(sit: Sit) -> None:
    match, _ = sit("plan", "rest", "roll", "undo", "rest", "plan play", "quit")
    assert list(match.moves) == [REST, REST]
    match, _ = sit("plan", "roll", "plan play", "quit")
    assert list(match.moves) == [ROLL], "it may stand alone"


def test_a_plan_ends_where_others_may_answer(sit: Sit) -> None:
    match, person = sit("plan", "rest", "knock", "pass", "1", "", "why", "undo", "rest", "plan play", "quit")
    assert "Others may answer here" in flat(person)
    assert "1–" not in person.prompts[3]
    assert list(match.moves) == [REST, REST]


@pytest.mark.parametrize("line", ["plan drop", "plan play"])
def test_without_a_plan_there_is_nothing_to_drop_or_play(sit: Sit, line: str) -> None:
    _, person = sit(line, "quit")
    assert "Nothing is planned yet." in person.shown
    assert person.prompts == ["1–7 ›"] * 2


def test_other_words_after_plan_are_explained(sit: Sit) -> None:
    _, person = sit("plan perhaps", "plan", "plan perhaps", "quit")
    assert flat(person).count("Say plan alone") == 2


def test_in_a_window_nothing_is_planned(tmp_path: Path) -> None:
    match, person = magehall.new_match("brittle", seats=2), Person(["plan"])
    match.apply(FIRST, "knock")
    match.apply(OTHER, "pass")
    person.play(match, tmp_path, seating(2))
    assert "There is nothing to plan here" in flat(person)
    assert person.prompts == ["1–2 ›"] * 2


def test_a_game_without_moves_to_try_says_so(tmp_path: Path) -> None:
    person = Person(["plan"])
    person.play(new_match(2), tmp_path, seating(2))
    assert "In this game nothing can be tried" in flat(person)
    assert len(person.prompts) == 2


@pytest.mark.parametrize("line", ["quit", None])
def test_who_leaves_keeps_the_match_without_the_plan(sit: Sit, tmp_path: Path, line: str | None) -> None:
    _, person = sit("rest", "plan", "rest", *([line] if line else []))
    assert "The plan is dropped" in flat(person)
    assert "Until next time." in person.shown
    assert list(Store(tmp_path).resume()[0].moves) == [REST]


def test_control_c_in_the_middle_of_trying_keeps_the_match(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask, asked = DecisionPrompt.ask, []

    def interrupted(self: DecisionPrompt, **how: Any) -> Any:
        asked.append(self)
        if len(asked) == 4:
            raise KeyboardInterrupt
        return ask(self, **how)

    monkeypatch.setattr(DecisionPrompt, "ask", interrupted)
    sit("rest", "plan", "rest", "rest")
    assert list(Store(tmp_path).resume()[0].moves) == [REST]


def test_a_bug_met_while_trying_keeps_the_match_and_is_not_swallowed(sit: Sit, tmp_path: Path) -> None:
    with pytest.raises(BrokenRule):
        sit("rest", "plan", "rest", "break")
    assert list(Store(tmp_path).resume()[0].moves) == [REST]


def test_what_would_happen_is_shown_and_marked(tmp_path: Path) -> None:
    match = magehall.load_position(HERO)
    person = Person(["plan", "play:march:basic", "log", "why nonsense", "plan", "plan play"])
    person.play(match, tmp_path, seating(1))
    planned = [line for line in person.shown.splitlines() if line.startswith("  planned: ")]
    assert any("March" in line for line in planned)
    assert "── only a plan" in person.shown.casefold()
    assert list(match.moves) == [(0, "play:march:basic")]
    real = [line for line in person.shown.splitlines() if "March" in line and line not in planned]
    assert any(line.startswith("  Anna plays March") for line in real), "then it is told as what happened"


@pytest.mark.parametrize(
    ("locale", "begin", "play", "undo", "drop"),
    [
        ("fr", "plan", "plan jouer", "annuler", "plan renoncer"),
        ("ru", "план", "план сыграть", "отмена", "план бросить"),
    ],
)
def test_planning_has_words_in_each_language(
    sit: Sit, locale: str, begin: str, play: str, undo: str, drop: str
) -> None:
    match, _ = sit(begin, "rest", "rest", undo, play, begin, "rest", drop, "quit", locale=locale)
    assert list(match.moves) == [REST]
    match, _ = sit(begin, "rest", "lang en", "rest", "plan play", "quit", locale=locale)
    assert list(match.moves) == [REST, REST], "another language keeps the plan"
