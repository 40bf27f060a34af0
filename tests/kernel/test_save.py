"""Saved matches: what is in the file, and what is said of a file that cannot be loaded."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import magehall
from magehall import LoadError, Match, load_match, verify
from magehall.kernel.matches.save import LIMIT, SCHEMA
from tests.kernel.forging import content_of, forge, sealed


@pytest.fixture
def match() -> Match[Any]:
    """The Midnight Larder after one secret plan of two."""
    started = magehall.new_match("midnight_larder", 2, seed=1, contributions={1: "mine"})
    started.apply(0, "climb:top")
    return started


def refused(data: Any) -> str:
    """What is said of a file that cannot be loaded."""
    with pytest.raises(LoadError) as error:
        load_match(data)
    return str(error.value)


def test_a_file_is_json_with_schema_digest_and_content(match: Match[Any]) -> None:
    file = json.loads(match.save())
    assert list(file) == ["magehall", "digest", "match"]
    assert file["magehall"] == SCHEMA
    content = file["match"]
    assert (content["game"], content["rules"]) == ("midnight_larder", 1)
    assert content["moves"] == {"seats": "0", "options": "climb:top"}
    assert content["setup"]["contributions"] == {"1": "mine"}
    assert content["state"]["answers"] == {"0": "climb:top"}


def test_a_file_can_be_loaded_as_bytes_or_text(match: Match[Any]) -> None:
    data = match.save()
    for form in (data, data.decode(), bytearray(data), memoryview(data)):
        assert load_match(form).save() == data  # type: ignore[arg-type]  # more than is promised, and harmless


def test_a_forged_file_with_nothing_changed_is_the_file(match: Match[Any]) -> None:
    assert sealed(content_of(match.save())) == match.save()


def test_a_truncated_file(match: Match[Any]) -> None:
    data = match.save()
    for end in (0, 1, 10, len(data) // 2, len(data) - 1):
        assert refused(data[:end]).startswith("not a saved match, or cut short: ")


def test_a_damaged_file(match: Match[Any]) -> None:
    data = match.save()
    damaged = data.replace(b"climb:top", b"climb:low", 1)
    assert damaged != data
    assert refused(damaged) == "the file is damaged: its digest does not fit its content"


@pytest.mark.parametrize(
    "foreign", [b"{}", b"[]", b"null", b'{"a": 1}', b'{"magehall":1}', b"7", b'"x"', "\ud800", "é"]
)
def test_foreign_json(foreign: bytes | str) -> None:
    assert refused(foreign).startswith("not a saved match, or cut short: ")


def test_foreign_json_in_a_true_envelope() -> None:
    assert refused(sealed({"hello": "world"})).startswith(
        "the match inside is malformed: Object contains unknown field `hello`"
    )
    assert refused(sealed([])).startswith("the match inside is malformed: ")


def test_what_is_no_file_at_all() -> None:
    assert refused(None) == "a saved match is bytes or text, not NoneType"
    assert refused(7) == "a saved match is bytes or text, not int"


def test_a_file_that_is_no_text(match: Match[Any]) -> None:
    assert refused(b"\xff\xfe\x00").startswith("not a saved match, or cut short: ")
    broken = match.save().replace(b"climb:top", b"climb:\xff\xfe", 1)
    assert refused(broken)
    assert refused(b"[" * 100_000).startswith("not a saved match, or cut short: ")


def test_a_newer_schema(match: Match[Any]) -> None:
    newer = sealed(content_of(match.save()), schema=SCHEMA + 1)
    assert (
        refused(newer)
        == f"saved by a newer Magehall (schema {SCHEMA + 1}; this one reads up to {SCHEMA}): update"
    )
    assert refused(sealed(content_of(match.save()), schema=0)) == "no such schema: 0"


def test_another_version_of_the_rules(match: Match[Any]) -> None:
    other = forge(match.save(), lambda content: content.update(rules=7))
    assert refused(other).startswith("saved under rules version 7 of midnight_larder; this is version 1: ")
    with pytest.raises(LoadError, match="played under rules version 7, this is 1"):
        verify(other)


def test_an_unknown_game(match: Match[Any]) -> None:
    unknown = forge(match.save(), lambda content: content.update(game="tiddlywinks"))
    assert refused(unknown).startswith("no game 'tiddlywinks'; there are: battle_mages, ")


def test_a_file_too_large() -> None:
    assert refused(b" " * (LIMIT + 1)) == f"the file has {LIMIT + 1} bytes; a saved match has at most {LIMIT}"


def test_a_table_the_game_does_not_have(match: Match[Any]) -> None:
    nine = forge(match.save(), lambda content: content["setup"].update(seats=9))
    assert refused(nine) == "midnight_larder has no table for 9"


def not_one_of_the_larder(match: Match[Any], change: Any) -> str:
    problem = refused(forge(match.save(), change))
    assert problem.startswith("the state inside is not one of midnight_larder: ")
    return problem.removeprefix("the state inside is not one of midnight_larder: ")


def test_a_state_of_another_game(match: Match[Any]) -> None:
    def with_dragon(content: dict[str, Any]) -> None:
        content["state"]["things"]["0"] = {"Dragon": {}}

    assert not_one_of_the_larder(match, with_dragon).startswith("Object contains unknown field `Dragon`")


def test_a_state_that_breaks_an_invariant(match: Match[Any]) -> None:
    def with_kazoo(content: dict[str, Any]) -> None:
        content["state"]["things"]["0"]["Thief"]["charms"] = ["kazoo"]

    assert not_one_of_the_larder(match, with_kazoo) == "the charms there are: creak, hush"


def test_a_procedure_at_a_step_it_does_not_have(match: Match[Any]) -> None:
    def lost(content: dict[str, Any]) -> None:
        content["state"]["stack"][-1]["step"] = "sing"

    assert (
        not_one_of_the_larder(match, lost) == "Night has no step 'sing'; its steps are: dream, plan, set_out"
    )


def test_a_question_to_a_seat_that_does_not_exist(match: Match[Any]) -> None:
    def a_third_thief(content: dict[str, Any]) -> None:
        content["state"]["things"]["2"] = content["state"]["things"]["1"]

    assert not_one_of_the_larder(match, a_third_thief) == "seat 2 is asked, but the seats are 0 to 1"


def test_answers_that_were_never_asked_for(match: Match[Any]) -> None:
    def answered(answers: dict[str, str]) -> str:
        return not_one_of_the_larder(match, lambda content: content["state"].update(answers=answers))

    assert answered({"0": "fly"}) == "seat 0 cannot have answered 'fly'"
    assert answered({"7": "climb:top"}) == "seat 7 cannot have answered 'climb:top'"
    assert answered({"0": "climb:top", "1": "climb:low"}) == "all who are asked have answered already"


def test_an_undo_that_reaches_before_the_beginning(match: Match[Any]) -> None:
    before = forge(match.save(), lambda content: content.update(undo_floor=-1))
    assert refused(before) == "undo reaches back to move -1 of 1"
    after = forge(match.save(), lambda content: content.update(undo_floor=2))
    assert refused(after) == "undo reaches back to move 2 of 1"


def test_a_file_without_its_log_tells_it_all_the_same(match: Match[Any]) -> None:
    loaded = load_match(match.save())
    assert loaded.events == match.events
    loaded.apply(1, "climb:top")
    match.apply(1, "climb:top")
    assert load_match(loaded.save()).events == match.events == loaded.events


def test_verifying_what_is_no_match() -> None:
    for data in (b"", b"{}", sealed({})):
        with pytest.raises(LoadError):
            verify(data)


def test_verifying_a_match_that_could_not_have_begun(match: Match[Any]) -> None:
    forged = forge(match.save(), lambda content: content["setup"].update(options={"cheat": True}))
    for read in (verify, load_match):
        with pytest.raises(LoadError, match="options of midnight_larder: "):
            read(forged)


def test_luck_that_no_seat_added_is_refused(match: Match[Any]) -> None:
    """A table that knows what the seats added could try out such luck until it likes the match."""
    forged = forge(match.save(), lambda content: content["setup"].update(contributions={"2": "mine"}))
    for read in (verify, load_match):
        with pytest.raises(LoadError, match="seat 2 added to the seed, but the seats are 0 to 1"):
            read(forged)


@pytest.mark.parametrize("part", [(), ("setup",), ("state",)])
def test_what_we_never_write_is_not_read(match: Match[Any], part: tuple[str, ...]) -> None:
    def slip_in(content: dict[str, Any]) -> None:
        for key in part:
            content = content[key]
        content["note"] = "see how well I played"

    assert "unknown field `note`" in refused(forge(match.save(), slip_in))


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda c: c.update(undo_floor=1), "undo_floor should be 2, the file says 1"),
        (lambda c: c["state"].update(count=9), "count should be "),
        (lambda c: c["state"].update(script=[1]), "script should be [], the file says [1]"),
        (lambda c: c["state"].update(answers={"0": "pass"}), "answers.0 should not be there"),
        (lambda c: c["state"]["things"]["1"]["Thief"].update(pies=9), "things.1.Thief.pies should be 0, the file says 9"),
        (lambda c: c["state"]["things"].pop("1"), "things.1 is missing"),
        (lambda c: c["state"].update(things=dict(reversed(c["state"]["things"].items()))), "in another order"),
        (lambda c: c["state"]["stack"].pop(), "stack should be ["),
        (lambda c: c["moves"].append([0, "fly"]), "move 3, 'fly' by seat 0: "),
        (lambda c: c["moves"].pop(), "undo_floor should be 0"),
        (lambda c: c["draws"].append(["dream", 1]), "the file tells of "),
        (lambda c: c["draws"].pop(), "the file says nothing"),
        (lambda c: c["draws"][0].__setitem__(1, 7), "draw 1 (dream): the seed gives "),
        (lambda c: c["draws"][0].__setitem__(0, "loot"), "draw 1 (dream): the file calls it 'loot'"),
        (lambda c: c["draws"][0].__setitem__(1, [1, 2]), "the file says an order of 2"),
    ],
)  # fmt: skip
def test_a_proof_names_the_first_thing_that_does_not_fit(
    match: Match[Any], change: Callable[[dict[str, Any]], object], fault: str
) -> None:
    match.apply(1, "climb:low")
    proof = verify(forge(match.save(), change))
    assert not proof.holds
    assert fault in proof.fault
    assert len(proof.fault) < 250


def test_of_two_orders_a_proof_names_the_first_place_where_they_differ() -> None:
    match = magehall.new_match("battle_mages", seats=2, seed=7, options={"mages": "deal"})
    forged = forge(match.save(), lambda content: content["draws"][1][1].reverse())
    fault = verify(forged).fault
    assert fault.startswith("draw 2 (shuffle): in place 1 the seed gives ")
    assert len(fault) < 100


def test_moves_that_do_not_lead_to_the_state_are_a_fault_of_the_file_not_of_ours(match: Match[Any]) -> None:
    """Loading does not make the moves again; whoever asks for the log does."""
    forged = load_match(forge(match.save(), lambda content: content["moves"].append([0, "fly"])))
    with pytest.raises(LoadError, match="the moves in the file do not lead to its state: "):
        assert forged.events


@pytest.mark.parametrize(
    "moves",
    [
        *([[0, "climb:top", 2]], [["climb:top", 0]], [[0, "a"], ["b"]], [{"0": "climb:top"}]),
        *(7, [7], {"a": 1}, "climb", None),
        *({"seats": "0"}, {"seats": 0, "options": "a"}, {"seats": "0", "options": "a", "note": ""}),
        *({"seats": "0", "options": "a b"}, {"seats": "00", "options": "a"}, {"seats": "", "options": "a"}),
        *(
            {"seats": "x", "options": "a"},
            {"seats": "-1", "options": "a b"},
            {"seats": "\u0661", "options": "a"},
        ),
    ],
)
def test_moves_that_are_none_are_refused(match: Match[Any], moves: object) -> None:
    told = refused(forge(match.save(), lambda content: content.update(moves=moves)))
    assert told.startswith("the match inside is malformed: ")


@pytest.mark.parametrize("moves", [[[10, "a"]], [[-1, "a"]], [[0, "a b"]], [[10, "a b"]]])
def test_pairs_that_no_match_has_made_are_refused(match: Match[Any], moves: object) -> None:
    told = refused(forge(match.save(), lambda content: content.update(moves=moves)))
    assert told == "no match has such moves: a seat is one digit, and no option has a space in its id"


def test_a_file_with_its_moves_as_pairs_is_read_and_proven_all_the_same(match: Match[Any]) -> None:
    """So they were written before schema 3."""
    match.apply(1, "climb:low")
    older = sealed(content_of(match.save()), schema=2)
    assert b'"moves":[[0,"climb:top"],[1,"climb:low"]]' in older
    assert load_match(older).save() == match.save()
    assert verify(older).holds


def test_what_goes_without_saying_is_not_written_and_may_be(match: Match[Any]) -> None:
    """Files of before schema 3 say all."""
    thief = content_of(match.save())["state"]["things"]["1"]["Thief"]
    assert "pies" not in thief

    def at_length(content: dict[str, Any]) -> None:
        content["state"]["things"]["1"]["Thief"]["pies"] = 0

    older = forge(match.save(), at_length)
    assert load_match(older).save() == match.save()
    assert verify(older).holds


def test_a_move_with_quotes_in_its_name_is_one_move(match: Match[Any]) -> None:
    def with_quotes(content: dict[str, Any]) -> None:
        content["moves"] = [[0, 'climb:"top"'], [0, "climb,"]]

    loaded = load_match(forge(match.save(), with_quotes))
    assert list(loaded.moves) == [(0, 'climb:"top"'), (0, "climb,")]
    assert list(load_match(loaded.save()).moves) == list(loaded.moves)


def test_a_match_that_was_saved_before_saves_like_one_that_was_not(match: Match[Any]) -> None:
    """What an earlier file took encoded is in the later one, and nothing of moves that were taken back."""
    match.save()
    twin = match.clone()
    twin.undo(0)
    twin.apply(0, "climb:low")
    assert twin.save() == twin.replayed(twin.moves).save()
    match.apply(1, "climb:top")
    assert match.save() == match.replayed(match.moves).save()
    assert content_of(twin.save())["moves"] == [[0, "climb:low"]]
