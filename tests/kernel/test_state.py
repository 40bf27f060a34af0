"""State: one gate for writing, and clones that share everything until one of the two writes."""

from __future__ import annotations

import pytest

from magehall.kernel.records import container_fields, copy_record
from magehall.kernel.state import State, Thing
from tests.kernel.scratch import Slate


class Pebble(Thing):
    weight: int = 1


def slate_and_pebble() -> State:
    state = State()
    state.add("slate", Slate(["a"], {"a": 1}, 1))
    state.add("pebble", Pebble())
    return state


def test_a_thing_is_asked_for_with_its_kind() -> None:
    state = slate_and_pebble()
    assert state.get("pebble", Pebble).weight == 1
    with pytest.raises(TypeError, match="pebble is a Pebble, not a Slate"):
        state.get("pebble", Slate)
    with pytest.raises(TypeError, match="slate is a Slate, not a Pebble"):
        state.edit("slate", Pebble)
    with pytest.raises(KeyError):
        state.get("nothing", Slate)


def test_what_a_state_owns_is_edited_in_place() -> None:
    state = slate_and_pebble()
    thing = state.get("slate", Slate)
    assert state.edit("slate", Slate) is thing
    assert state.edit("slate", Slate) is thing


def test_a_clone_shares_every_thing_until_one_of_the_two_edits_it() -> None:
    state = slate_and_pebble()
    clone = state.clone()
    assert clone.get("slate", Slate) is state.get("slate", Slate)
    edited = clone.edit("slate", Slate)
    assert edited is not state.get("slate", Slate)
    assert clone.edit("slate", Slate) is edited, "the copy is made once"
    assert clone.get("pebble", Pebble) is state.get("pebble", Pebble), "and only of what is edited"


def test_the_original_copies_too_because_its_clone_still_reads_the_old() -> None:
    state = slate_and_pebble()
    clone = state.clone()
    state.edit("slate", Slate).total = 99
    assert clone.get("slate", Slate).total == 1


def test_lists_and_dicts_of_an_edited_thing_are_its_own() -> None:
    state = slate_and_pebble()
    clone = state.clone()
    thing = clone.edit("slate", Slate)
    thing.marks.append("b")
    thing.counts["b"] = 2
    assert state.get("slate", Slate) == Slate(["a"], {"a": 1}, 1)
    assert thing == Slate(["a", "b"], {"a": 1, "b": 2}, 1)


def test_a_clone_of_a_clone_is_independent_of_both() -> None:
    first = slate_and_pebble()
    second = first.clone()
    second.edit("pebble", Pebble).weight = 2
    third = second.clone()
    third.edit("pebble", Pebble).weight = 3
    second.edit("pebble", Pebble).weight = 20
    assert [state.get("pebble", Pebble).weight for state in (first, second, third)] == [1, 20, 3]


def test_things_added_or_removed_in_one_are_not_so_in_the_other() -> None:
    state = slate_and_pebble()
    clone = state.clone()
    clone.add("new", Pebble(7))
    clone.remove("pebble")
    state.remove("slate")
    assert set(state.things) == {"pebble"}
    assert set(clone.things) == {"slate", "new"}
    clone.add("pebble", Pebble(5))
    assert clone.edit("pebble", Pebble) is clone.get("pebble", Pebble)


def test_answers_not_yet_complete_are_copied() -> None:
    state = slate_and_pebble()
    state.answers[0] = "yes"
    clone = state.clone()
    clone.answers[1] = "no"
    assert state.answers == {0: "yes"}
    assert clone.answers == {0: "yes", 1: "no"}


def test_the_fields_that_must_be_copied_are_found_by_their_types() -> None:
    assert container_fields(Slate) == ("marks", "counts")
    assert container_fields(Pebble) == ()
    slate = Slate(["a"])
    twin = copy_record(slate)
    assert twin == slate
    assert twin.marks is not slate.marks
