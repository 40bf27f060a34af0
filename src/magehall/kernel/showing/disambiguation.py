"""Marks for options that read alike, such as those about two wolves.

Where the table shows the things that options are about, with a place, an owner or both, a mark says as much of that as
it takes; failing that, a number in the order of the table. Marks have no language: terminal and browser put them into
words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from magehall.kernel.decision import Option
from magehall.kernel.text import Arg

Thing = Mapping[str, Any]
"""What a view shows under an ``id``, as far as this module cares."""

Mark = tuple[Arg, ...]
"""A place, an owner (``#seat``) and a number, as far as they are needed."""

_PLACES = ("place", "zone", "border")
_OWNERS = ("owner", "controller")
_KINDS = ("card", "kind")
_LONGEST_CHAIN = 10


def marks(options: Sequence[Option], table: Mapping[str, Any]) -> dict[str, Mark]:
    """Marks of the options that read like another, by id. ``table`` is the table as the seat sees it."""
    alike: dict[object, list[Option]] = {}
    for option in options:
        alike.setdefault((option.words.key, tuple(sorted(option.words.args.items()))), []).append(option)
    found: dict[str, Mark] = {}
    if len(alike) == len(options):
        return found
    things = things_in(table)
    numbered = _numbers(things)
    for group in alike.values():
        if len(group) > 1:
            found |= zip((option.id for option in group), _marks(group, things, numbered), strict=True)
    return found


def numbers(table: Mapping[str, Any]) -> dict[str, int]:
    """The number of each thing among its like, by id. Things are alike in kind, owner and place; the only one has none."""
    return _numbers(things_in(table))


def _numbers(things: Mapping[str, Thing]) -> dict[str, int]:
    groups: dict[object, list[str]] = {}
    for id, thing in things.items():
        groups.setdefault(_likeness(thing), []).append(id)
    return {id: number for group in groups.values() if len(group) > 1 for number, id in enumerate(group, 1)}


def things_in(table: Mapping[str, Any]) -> dict[str, Thing]:
    """All that a table shows under an id."""
    return {
        thing["id"]: thing
        for part in table.values()
        if type(part) is list
        for thing in part
        if type(thing) is dict and type(thing.get("id")) is str
    }


def _likeness(thing: Thing) -> tuple[object, ...]:
    return tuple(thing.get(key) for key in (*_KINDS, *_OWNERS, "host", *_PLACES))


def _marks(options: Sequence[Option], things: Mapping[str, Thing], numbered: Mapping[str, int]) -> list[Mark]:
    """A mark for each option that reads alike. No two are the same."""
    sides = [[option.subject for option in options], [option.target for option in options]]
    found = [
        _describe([_carrier(part, things) for part in side], numbered) for side in sides if len(set(side)) > 1
    ]
    told = [tuple(part for mark in row for part in mark) for row in zip(*found, strict=True)]
    if len(set(told)) < len(options) or () in told:
        return [(number,) for number in range(1, len(options) + 1)]
    return told


def _carrier(part: str, things: Mapping[str, Thing]) -> Thing:
    """The thing that a part of an id is about, or its carrier. Nothing where the table shows none."""
    thing = things.get(part) or things.get(part.rpartition(".")[0])
    for _ in range(_LONGEST_CHAIN):
        if thing is None or not thing.get("host"):
            break
        thing = things.get(thing["host"])
    return thing or {}


def _describe(about: Sequence[Thing], numbered: Mapping[str, int]) -> list[Mark]:
    """Place, owner and number of each, as far as they differ."""
    columns: list[list[Arg]] = [[_place(thing) for thing in about], [_owner(thing) for thing in about]]
    columns = [column for column in columns if len(set(column)) > 1]
    if len(set(zip(*columns, strict=True))) < len(about):
        columns.append([numbered.get(thing.get("id", ""), 0) for thing in about])
    return [tuple(part for part in row if part) for row in zip(*columns, strict=True)]


def _place(thing: Thing) -> str:
    return next((thing[key] for key in _PLACES if thing.get(key)), "")


def _owner(thing: Thing) -> str:
    return next((f"#{thing[key]}" for key in _OWNERS if isinstance(thing.get(key), int)), "")
