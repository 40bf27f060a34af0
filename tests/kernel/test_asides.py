"""Asides: what seats that are not asked may do meanwhile, and nobody waits for."""

from __future__ import annotations

import pytest

from magehall import Decision, IllegalMove, Match, Option, load_match
from magehall.kernel import game as games
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame
from magehall.kernel.matches.journal import Setup
from magehall.kernel.matches.save import state_hash
from magehall.kernel.state import State
from tests.kernel.scratch import Bells, Scratch, Slate, Sound, heard, question


class Speech(Frame):
    """Seat 0 speaks until it has nothing more to say."""


class Vote(Frame):
    """All are asked at once."""


class Doubt(Frame):
    """A heckler is asked something in turn."""

    seat: int


def speak(_speech: Speech, _flow: Flow[State]) -> Asked:
    return question(0, "say:a", "say:b", "end")


def go_on(speech: Speech, flow: Flow[State]) -> None:
    flow.emit(Sound(word=flow.answer.id), "rule")
    if flow.answer.verb == "say":
        speech.go("speak")


def vote(_vote: Vote, _flow: Flow[State]) -> Asked:
    return question(0, "yes", "no"), question(1, "yes", "no")


def count(_vote: Vote, _flow: Flow[State]) -> None:
    pass


def ask(doubt: Doubt, _flow: Flow[State]) -> Asked:
    return question(doubt.seat, "really")


def reply(doubt: Doubt, flow: Flow[State]) -> None:
    flow.emit(Sound(word=f"really-{doubt.seat}"), "rule")


PROCEDURES: dict[type[Frame], Procedure] = {
    Speech: Procedure(speak=speak, go_on=go_on),
    Vote: Procedure(vote=vote, count=count),
    Doubt: Procedure(ask=ask, reply=reply),
}


class Hall(Scratch):
    """Whoever does not speak may clap once, or doubt as often as they like."""

    id = "hall"

    def aside(self, state: State, seat: int) -> Decision | None:
        clapped = f"clap {seat}" in state.get("slate", Slate).marks
        return None if clapped else question(seat, "clap", "doubt") if seat == 1 else question(seat, "clap")

    def do_aside(self, flow: Flow[State], seat: int, option: Option) -> None:
        if option.verb == "doubt":
            flow.call(Doubt(seat))
            return
        flow.state.edit("slate", Slate).marks.append(f"clap {seat}")
        flow.emit(Sound(word=f"clap-{seat}"), "rule")


def hall(first: type[Frame] = Speech, bells: Bells | None = None) -> Match[State]:
    """A speech before three seats; or another procedure first."""
    game = Hall({first: PROCEDURES[first], **PROCEDURES}, bells)
    return Match.start(game, Setup(3, {}, "hall", {}))


def test_who_is_not_asked_may_do_something_aside_and_nobody_waits_for_it() -> None:
    match = hall()
    assert list(match.pending) == [0]
    assert {seat: [option.id for option in aside.options] for seat, aside in match.asides.items()} == {
        1: ["clap", "doubt"],
        2: ["clap"],
    }
    match.apply(0, "say:a")
    match.apply(2, "clap")
    assert list(match.pending) == [0]
    assert list(match.asides) == [1]
    match.apply(0, "end")
    assert heard(match) == ["say:a", "clap-2", "end"]
    assert match.result is not None
    assert not match.asides


def test_only_what_is_offered_aside_is_taken() -> None:
    match = hall()
    before = state_hash(match)
    for seat, option in [(2, "doubt"), (2, "say:a"), (0, "clap"), (5, "clap")]:
        assert match.why_not(seat, option) is not None
        with pytest.raises(IllegalMove):
            match.apply(seat, option)
    assert match.why_not(2, "clap") is None
    assert (state_hash(match), len(match.moves)) == (before, 0)


def test_an_aside_that_asks_is_answered_before_the_question_below_it() -> None:
    match = hall()
    match.apply(1, "doubt")
    assert match.state.trace() == "Speech.speak > Doubt.ask"
    assert list(match.pending) == [1]
    assert list(match.asides) == [0, 2]
    match.apply(1, "really")
    assert list(match.pending) == [0]
    assert [option.id for option in match.pending[0].options] == ["say:a", "say:b", "end"]


def test_nobody_acts_aside_while_several_are_asked_at_once() -> None:
    assert not hall(Vote).asides
    windows = Bells({"Vote.count": "bell"}, 1, most=1)
    match = hall(Vote, windows)
    match.apply(0, "yes")
    assert not match.asides


def test_an_aside_ends_taking_back_for_who_is_asked_and_can_itself_be_taken_back() -> None:
    match = hall()
    match.apply(0, "say:a")
    match.apply(1, "clap")
    assert not match.can_undo(0)
    assert match.last_choice(1) == 1, "a single option aside is a choice all the same"
    match.undo(1)
    assert list(match.asides) == [1, 2]
    assert heard(match) == ["say:a"]
    match.undo(0)
    assert heard(match) == []


def test_asides_are_saved_replayed_cloned_and_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    match = hall()
    monkeypatch.setitem(games._games, match.game.id, match.game)
    for seat, option in [(0, "say:a"), (2, "clap"), (1, "doubt"), (1, "really")]:
        match.apply(seat, option)
        twin = load_match(match.save())
        assert (twin.pending, twin.asides) == (match.pending, match.asides)
        assert twin.events == match.events
        assert state_hash(match.replayed(match.moves)) == state_hash(match)
    copy = match.clone()
    copy.apply(1, "clap")
    assert list(match.asides) == [1]
    assert [option["id"] for option in match.view(1)["aside"]["options"]] == ["clap", "doubt"]
    assert "aside" not in match.view(0)
    assert "aside" not in match.view(None)
    assert list(match.view(1)["waiting"]) == ["0"]
