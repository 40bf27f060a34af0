"""Procedures: steps in order, jumps, questions, calls; and what is left of them when something breaks."""

from __future__ import annotations

import pytest

from magehall import BrokenRule
from magehall.kernel.event import Private, PrivateEvent
from magehall.kernel.flow import Asked, Flow, Procedure, merge_procedures
from magehall.kernel.frame import Frame
from magehall.kernel.records import replace
from magehall.kernel.state import State
from magehall.kernel.view_types import EventView
from tests.kernel.scratch import Slate, Sound, heard, play, question, sounds


def say(flow: Flow[State], word: str) -> None:
    flow.emit(Sound(word=word), "rule")


class Song(Frame):
    """Three steps, nothing else."""


def verse(_song: Song, flow: Flow[State]) -> None:
    say(flow, "verse")


def chorus(_song: Song, flow: Flow[State]) -> None:
    say(flow, "chorus")


def end(_song: Song, flow: Flow[State]) -> None:
    say(flow, "end")


SONG = Procedure(verse=verse, chorus=chorus, end=end)


def test_chapters_are_merged_and_no_frame_has_two_procedures() -> None:
    assert merge_procedures({Song: SONG}, {}) == {Song: SONG}
    with pytest.raises(ValueError, match="two procedures for Song"):
        merge_procedures({Song: SONG}, {Song: SONG})


def test_steps_run_in_their_order_and_the_match_is_over_when_no_procedure_is_left() -> None:
    match = play({Song: SONG})
    assert heard(match) == ["verse", "chorus", "end"]
    assert match.pending == {}
    assert match.result is not None
    assert match.state.trace() == "(at rest)"


def test_two_steps_of_one_name_are_refused_also_in_one_stage() -> None:
    with pytest.raises(ValueError, match="two steps are called 'verse'"):
        Procedure(song=(verse, chorus, verse))
    with pytest.raises(ValueError, match="two steps are called 'verse'"):
        Procedure(verse=chorus, rest=(verse, end))


def test_every_step_belongs_to_a_stage_and_the_last_of_a_stage_opens_its_window() -> None:
    song = Procedure(begin=verse, rest=(chorus, end))
    assert [song.stage(step) for step in (*song.steps, "")] == ["begin", "rest", "rest", ""]
    assert song.stages() == {"begin": "begin", "rest": "end"}


class Skipping(Frame):
    pass


def first(skipping: Skipping, flow: Flow[State]) -> None:
    say(flow, "first")
    skipping.go("third")


def second(skipping: Skipping, flow: Flow[State]) -> None:
    say(flow, "second")
    skipping.stop()


def third(skipping: Skipping, flow: Flow[State]) -> None:
    say(flow, "third")
    skipping.go("second")


def never(_skipping: Skipping, flow: Flow[State]) -> None:
    say(flow, "never")


SKIPPING = Procedure(first=first, second=second, third=third, never=never)


def test_go_jumps_to_a_step_and_stop_skips_what_is_left() -> None:
    assert heard(play({Skipping: SKIPPING})) == ["first", "third", "second"]


class Caller(Frame):
    pass


def call_two(_caller: Caller, flow: Flow[State]) -> None:
    flow.call(Song())
    flow.call(Encore())
    say(flow, "called")


def after(_caller: Caller, flow: Flow[State]) -> None:
    say(flow, "after")


CALLER = Procedure(call_two=call_two, after=after)


class Encore(Frame):
    pass


def encore(_encore: Encore, flow: Flow[State]) -> None:
    say(flow, "encore")


ENCORE = Procedure(encore=encore)


def test_what_is_called_last_runs_first_and_the_next_step_waits_for_all_of_it() -> None:
    match = play({Caller: CALLER, Song: SONG, Encore: ENCORE})
    assert heard(match) == ["called", "encore", "verse", "chorus", "end", "after"]


class Quiz(Frame):
    """Asks one seat, then none, and notes in which steps the answer is there."""


def ask_quiz(_quiz: Quiz, flow: Flow[State]) -> Asked:
    return question(1, "yes", "no:really")


def hear(_quiz: Quiz, flow: Flow[State]) -> None:
    say(flow, f"{flow.answer.verb}-{flow.answer.subject}")


def later(_quiz: Quiz, flow: Flow[State]) -> None:
    say(flow, f"later-{len(flow.answers)}")


def ask_nobody(_quiz: Quiz, flow: Flow[State]) -> Asked:
    return None


def hear_nobody(_quiz: Quiz, flow: Flow[State]) -> None:
    say(flow, f"nobody-{len(flow.answers)}")


QUIZ = Procedure(ask=ask_quiz, hear=hear, later=later, ask_nobody=ask_nobody, hear_nobody=hear_nobody)


def test_the_answer_is_there_for_the_one_step_after_the_question() -> None:
    match = play({Quiz: QUIZ})
    assert match.state.trace() == "Quiz.ask"
    assert sounds(match.apply(1, "no:really")) == ["no-really", "later-0", "nobody-0"]


class Poll(Frame):
    """Asks three seats at once, the last one first."""


def ask_poll(_poll: Poll, flow: Flow[State]) -> Asked:
    return question(2, "a", "b"), question(0, "a", "b"), question(1, "a", "b")


def count_poll(_poll: Poll, flow: Flow[State]) -> None:
    say(flow, " ".join(f"{seat}{option.verb}" for seat, option in flow.answers.items()))


POLL = Procedure(ask=ask_poll, count=count_poll)


def test_answers_of_several_come_in_the_order_of_asking_not_of_answering() -> None:
    match = play({Poll: POLL})
    assert list(match.pending) == [2, 0, 1]
    assert match.apply(0, "b") == []
    assert match.apply(1, "a") == []
    assert list(match.pending) == [2]
    assert sounds(match.apply(2, "b")) == ["2b 0b 1a"]
    assert match.state.answers == {}


class Errands(Frame):
    """Two seats that run two errands each, and wait for nobody."""

    left: tuple[int, ...] = (2, 2)


def ask_errands(errands: Errands, flow: Flow[State]) -> Asked:
    return tuple(replace(question(seat, "run"), apart=True) for seat, left in enumerate(errands.left) if left)


def run_errand(errands: Errands, flow: Flow[State]) -> None:
    for seat in flow.answers:
        errands.left = tuple(left - (place == seat) for place, left in enumerate(errands.left))
        say(flow, f"{seat}-ran")
        errands.go("ask")


ERRANDS = Procedure(ask=ask_errands, run=run_errand)


def test_who_is_asked_apart_waits_for_nobody() -> None:
    match = play({Errands: ERRANDS})
    assert list(match.pending) == [0, 1]
    assert sounds(match.apply(1, "run")) == ["1-ran"]
    assert list(match.pending) == [0, 1]
    assert match.can_undo(1), "nothing was answered together"
    assert not match.can_undo(0)
    assert sounds(match.apply(1, "run")) == ["1-ran"]
    assert list(match.pending) == [0]
    match.undo(1)
    assert list(match.pending) == [0, 1]
    assert match.state.answers == {}


class NobodyThere(Frame):
    pass


def ask_nobody_there(_nobody_there: NobodyThere, flow: Flow[State]) -> Asked:
    return tuple(question(seat, "a") for seat in range(0))


def go_on(_nobody_there: NobodyThere, flow: Flow[State]) -> None:
    say(flow, f"went-on-{len(flow.answers)}")


NOBODY_THERE = Procedure(ask=ask_nobody_there, go_on=go_on)


def test_a_question_to_nobody_is_no_question_and_no_end() -> None:
    assert heard(play({NobodyThere: NOBODY_THERE})) == ["went-on-0"]


class Memory(Frame):
    """Its fields are saved and cloned with it."""

    left: int = 2


def ask_memory(memory: Memory, flow: Flow[State]) -> Asked:
    return question(0, "again") if memory.left else None


def count_memory(memory: Memory, flow: Flow[State]) -> None:
    if memory.left:
        memory.left -= 1
        memory.go("ask")


MEMORY = Procedure(ask=ask_memory, count=count_memory)


def test_a_procedure_remembers_in_its_fields_and_a_clone_has_its_own() -> None:
    match = play({Memory: MEMORY})
    match.apply(0, "again")
    clone = match.clone()
    clone.apply(0, "again")
    assert clone.result is not None
    assert match.result is None
    match.apply(0, "again")
    assert match.result is not None


class Fragile(Frame):
    pass


def ask_fragile(_fragile: Fragile, flow: Flow[State]) -> Asked:
    return question(0, "good", "bad")


def write(fragile: Fragile, flow: Flow[State]) -> None:
    flow.state.edit("slate", Slate).marks.append(flow.answer.verb)
    say(flow, "written")
    if flow.answer.verb == "bad":
        raise ZeroDivisionError("a mistake of ours")
    fragile.go("ask")


FRAGILE = Procedure(ask=ask_fragile, write=write)


def test_a_rule_that_breaks_is_reported_with_its_trace_and_leaves_the_match_as_it_was() -> None:
    match = play({Fragile: FRAGILE})
    match.apply(0, "good")
    before = match.save()
    with pytest.raises(
        BrokenRule, match=r"scratch: bad by seat 0 failed at Fragile.ask|Fragile.end"
    ) as broken:
        match.apply(0, "bad")
    assert "a mistake of ours" in str(broken.value)
    assert isinstance(broken.value.__cause__, ZeroDivisionError)
    assert match.save() == before
    assert heard(match) == ["written"]
    match.apply(0, "good")
    assert match.state.get("slate", Slate).marks == ["good", "good"]


def test_a_clone_goes_on_after_a_broken_rule_too() -> None:
    match = play({Fragile: FRAGILE})
    clone = match.clone()
    with pytest.raises(BrokenRule):
        clone.apply(0, "bad")
    assert clone.save() == match.save()


class Treadmill(Frame):
    pass


def ask_treadmill(_treadmill: Treadmill, flow: Flow[State]) -> Asked:
    return question(0, "start")


def turn(treadmill: Treadmill, flow: Flow[State]) -> None:
    treadmill.go("turn")


TREADMILL = Procedure(ask=ask_treadmill, turn=turn)


def test_a_procedure_that_would_run_for_ever_is_stopped() -> None:
    match = play({Treadmill: TREADMILL})
    before = match.save()
    with pytest.raises(BrokenRule, match=r"steps without a question: Treadmill\.turn"):
        match.apply(0, "start")
    assert match.save() == before


class Whisper(Frame):
    pass


class Told(PrivateEvent):
    who: str
    word: Private[str]


class Mumbled(PrivateEvent):
    word: Private[str]


def tell(_whisper: Whisper, flow: Flow[State]) -> None:
    flow.tell((1,), Told(who="#0", word="swordfish"), "rule")
    flow.tell((), Mumbled(word="nobody hears"), "rule")


WHISPER = Procedure(tell=tell)


def test_an_event_has_the_same_place_for_everyone_but_its_secret_only_for_its_audience() -> None:
    told, mumbled = play({Whisper: WHISPER}).events
    assert told.seen_by(1) == {"event": "told", "rule": "rule", "who": "#0", "word": "swordfish"}
    assert told.seen_by(0) == told.seen_by(None) == {"event": "told", "rule": "rule", "who": "#0"}
    heard_of = EventView("told", "rule", "event-told", {"who": "#0"})
    assert told.shown(1) == EventView("told", "rule", "event-told-seen", {"who": "#0", "word": "swordfish"})
    assert told.shown(0) == told.shown(None) == heard_of
    assert mumbled.seen_by(0) == mumbled.seen_by(None) == {"event": "mumbled", "rule": "rule"}
