"""What a game declares: words in three languages, a ledger, records that copy whole, windows that exist."""

from __future__ import annotations

import ast
import re
from enum import Enum
from typing import Annotated, Any, get_args, get_origin

import msgspec
import pytest

import magehall
from magehall.kernel.event import PrivateEvent, declaration
from magehall.kernel.ledger import ledger
from magehall.kernel.records import BUILD, Record, Value, default_of, field_names, field_types
from magehall.kernel.text import LOCALES, messages, text_problems
from tests.conformance.random_games import on_every_game

CONTAINERS = (list, dict, set)


@on_every_game
def test_the_words_are_whole_in_three_languages(game: str) -> None:
    assert list(text_problems(game)) == []
    assert {locale for locale in LOCALES if messages(game, locale)} == set(LOCALES)


@on_every_game
def test_the_ledger_can_be_read(game: str) -> None:
    assert ledger(magehall.games()[game])


@on_every_game
def test_every_event_has_words_and_they_ask_for_nothing_else_than_its_fields(game: str) -> None:
    """Those who may not read the private fields are not told of them; no words are left for events that are gone."""
    expected: dict[str, set[str]] = {}
    for declared in map(declaration, magehall.games()[game].events):
        expected[declared.key] = {*declared.public}
        if declared.private:
            expected[declared.seen_key] = {*declared.public, *declared.private}
    for locale in LOCALES:
        said = {key: blanks for key, blanks in messages(game, locale).items() if key.startswith("event-")}
        assert said.keys() == expected.keys()
        for key, blanks in said.items():
            assert blanks <= expected[key], f"{locale}: {key}"


@on_every_game
def test_events_have_names_of_their_own_and_fields_that_words_can_show(game: str) -> None:
    events = magehall.games()[game].events
    assert len({declaration(event).name for event in events}) == len(events)
    for event in events:
        declared = declaration(event)
        assert bool(declared.private) == issubclass(event, PrivateEvent), event.__name__
        assert field_names(event) == declared.public + declared.private, "what is private stands last"
        assert {plain(hint) for hint in field_types(event).values()} <= {str, int}, event.__name__


def plain(hint: Any) -> Any:
    """A type without its marks."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


@on_every_game
def test_every_event_is_made_somewhere_and_by_the_names_of_its_fields(game: str) -> None:
    """Two fields of one type are easily given in the wrong order."""
    declared = {event.__name__ for event in magehall.games()[game].events}
    made = set()
    for file in magehall.games()[game].folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in declared:
                made.add(node.func.id)
                assert not node.args, f"{file.name}:{node.lineno}"
    assert made == declared


@on_every_game
def test_the_options_are_told_as_json_schema(game: str) -> None:
    declared = magehall.games()[game]
    schema = msgspec.json.decode(msgspec.json.encode(declared.options_schema))
    assert "$defs" in schema
    assert declared.read_options({}) == declared.read_options(None)
    with pytest.raises(magehall.OptionError):
        declared.read_options({"no such option": 1})


@on_every_game
def test_id_version_and_seats_are_sound(game: str) -> None:
    declared = magehall.games()[game]
    assert re.fullmatch(r"[a-z][a-z_]*", declared.id)
    assert declared.version >= 1
    assert list(declared.seats) == sorted(set(declared.seats))
    assert declared.seats[0] >= 1


@on_every_game
def test_windows_open_after_stages_that_exist(game: str) -> None:
    declared = magehall.games()[game]
    procedures = declared.procedures.items()
    stages = {f"{frame.__name__}.{stage}" for frame, procedure in procedures for stage in procedure.stages()}
    assert set(declared.windows.after) <= stages


@on_every_game
def test_every_procedure_has_steps(game: str) -> None:
    for frame, procedure in magehall.games()[game].procedures.items():
        assert procedure.steps, frame.__name__


@on_every_game
def test_the_memory_of_a_procedure_cannot_be_shared_by_accident(game: str) -> None:
    """A clone copies frames field by field; so no field may hold what can change."""
    for frame in magehall.games()[game].tables:
        for name, hint in field_types(frame).items():
            assert not changeable(hint), f"{frame.__name__}.{name} is {hint}"


@on_every_game
def test_a_thing_copies_whole(game: str) -> None:
    """A list, dict or set stands plainly as a field, so that the copy sees it, and holds nothing that can change."""
    for thing in magehall.games()[game].things:
        for name, hint in field_types(thing).items():
            parts = get_args(hint) if get_origin(hint) in CONTAINERS else (hint,)
            assert not any(changeable(part) for part in parts), f"{thing.__name__}.{name} is {hint}"


@on_every_game
@pytest.mark.skipif(BUILD != "plain", reason="native records tell no settings; the declarations are the same")
def test_what_goes_without_saying_is_one_object(game: str) -> None:
    """A thing is written without the fields that hold the very object of their default. Another that equals it would be
    written, and files of equal matches differ."""
    for thing in magehall.games()[game].things:
        if thing.__struct_config__.omit_defaults:
            for name in field_names(thing):
                usual = default_of(thing, name)
                assert usual is msgspec.NODEFAULT or is_one_object(usual), (
                    f"{thing.__name__}.{name} is {usual!r}"
                )


def is_one_object(value: object) -> bool:
    """Whether Python has this value once. Of an empty list or dict msgspec looks at the length."""
    if isinstance(value, Enum) or value in (None, True, False, "", (), [], {}):
        return True
    return type(value) is int and -5 <= value <= 256


def changeable(hint: Any) -> bool:
    """Whether a value of this type, or a part of it, can change: a container, or a record that is not frozen."""
    if hint in CONTAINERS or get_origin(hint) in CONTAINERS:
        return True
    if isinstance(hint, type) and issubclass(hint, Record):
        return True
    if isinstance(hint, type) and issubclass(hint, Value):
        return any(map(changeable, field_types(hint).values()))
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return not hint.__struct_config__.frozen or any(map(changeable, field_types(hint).values()))
    return any(changeable(part) for part in get_args(hint) if part is not Ellipsis)
