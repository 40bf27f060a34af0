"""Answers that leave no choice: they are known as such, and a take-back goes past them."""

from __future__ import annotations

import pytest

from magehall import BrokenRule, Decision, IllegalMove
from magehall.kernel.decision import make_option
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame
from magehall.kernel.matches.match import Match
from magehall.kernel.state import State
from tests.kernel.scratch import WORDS, Slate, play, question

GO, ELSE = make_option(WORDS, "rule", "go"), make_option(WORDS, "rule", "else")


class Path(Frame):
    """Seat 0 chooses, has no choice twice, and chooses again; then it is seat 1's turn without a choice."""

    turn: int = 0


def choose(path: Path, flow: Flow[State]) -> Asked:
    asked = (("left", "right"), ("on",), ("on",), ("left", "right"), ("on",))
    return question(path.turn // 4, *asked[path.turn])


def walk(path: Path, flow: Flow[State]) -> None:
    path.turn += 1
    if path.turn < 5:
        path.go("choose")


PATH = Procedure(choose=choose, walk=walk)


def walked(*options: str) -> Match[State]:
    match = play({Path: PATH})
    for option in options:
        match.apply(min(match.pending), option)
    return match


def test_one_option_is_forced_unless_more_is_accepted() -> None:
    assert Decision(0, WORDS, "rule", (GO,)).forced is GO
    assert Decision(0, WORDS, "rule", (GO, ELSE)).forced is None
    assert Decision(0, WORDS, "rule", (GO,), "book").forced is None


def test_a_take_back_goes_to_the_last_choice() -> None:
    match = walked("left", "on", "on")
    assert list(match.forced) == [1, 2]
    match.undo_choice(0)
    assert match.moves == []
    with pytest.raises(IllegalMove):
        match.undo_choice(0)


def test_single_moves_can_be_taken_back_all_the_same() -> None:
    match = walked("left", "on", "on")
    match.undo(0)
    assert [option for _, option in match.moves] == ["left", "on"]


def test_a_choice_is_taken_back_alone() -> None:
    match = walked("left", "on", "on", "right")
    match.undo_choice(0)
    assert [option for _, option in match.moves] == ["left", "on", "on"]
    match.undo_choice(0)
    assert match.moves == []


def test_what_another_had_to_answer_ends_the_take_backs() -> None:
    match = walked("left", "on", "on", "right", "on")
    assert match.last_choice(0) is None
    assert match.last_choice(1) is None, "there was nothing to choose"


def test_what_was_made_without_asking_goes_with_the_choice_before_it() -> None:
    match = walked("left", "on", "on", "right")
    assert match.last_choice(0) == 3
    assert match.last_choice(0, unasked={3}) == 0


def test_copies_know_it_too() -> None:
    match = walked("left", "on", "on").clone()
    assert list(match.forced) == [1, 2]
    assert match.last_choice(0) == 0


def break_in(path: Path, flow: Flow[State]) -> None:
    flow.state.edit("slate", Slate).marks.append(flow.answer.verb)
    path.turn += 1
    if path.turn == 3:
        raise ZeroDivisionError("thin ice")
    path.go("choose")


def test_a_rule_that_breaks_after_forced_moves_leaves_the_match_as_it_was() -> None:
    match = play({Path: Procedure(choose=choose, walk=break_in)})
    match.apply(0, "left")
    match.apply(0, "on")
    before, asked = match.save(), match.pending
    with pytest.raises(BrokenRule):
        match.apply(0, "on")
    assert match.save() == before
    assert match.pending == asked
    assert list(match.forced) == [1]
    assert match.state.get("slate", Slate).marks == ["left", "on"]


def test_a_take_back_to_a_forced_moment_leaves_all_as_it_was_then() -> None:
    match = walked("left")
    before = match.save()
    match.apply(0, "on")
    match.apply(0, "on")
    match.undo(0, to=1)
    assert match.save() == before
    assert list(match.forced) == []
    match.undo(0)
    assert match.moves == []
