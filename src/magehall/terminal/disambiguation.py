"""Disambiguation of options with the same text.

Two wolves have one name. Where the table shows the things that options are about, with a place, an owner or both, an
option says as much of that as it takes; failing that, a number in the order of the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from magehall.kernel.decision import Option
from magehall.kernel.text import KERNEL, Text
from magehall.terminal.translator import Translator

_Thing = Mapping[str, Any]
_PLACES = ("zone", "border")
_LONGEST_CHAIN = 10


def disambiguate(options: Sequence[Option], translator: Translator, table: Mapping[str, Any]) -> list[str]:
    """The texts of options, with marks where they are equal. ``table`` is the table as the seat sees it."""
    texts = [translator.option(option) for option in options]
    alike: dict[str, list[int]] = {}
    for place, text in enumerate(texts):
        alike.setdefault(text, []).append(place)
    if len(alike) == len(options):
        return texts
    things = _things(table)
    for places in alike.values():
        if len(places) > 1:
            marks = _marks([options[place] for place in places], translator, things)
            for place, mark in zip(places, marks, strict=True):
                texts[place] += f" ({mark})"
    return texts


def _things(table: Mapping[str, Any]) -> dict[str, _Thing]:
    """All objects of the table by id."""
    return {
        thing["id"]: thing
        for part in table.values()
        if isinstance(part, list)
        for thing in part
        if isinstance(thing, Mapping) and isinstance(thing.get("id"), str)
    }


def _marks(options: Sequence[Option], translator: Translator, things: Mapping[str, _Thing]) -> list[str]:
    """A distinct mark for each option of equal text."""
    sides = [[option.subject for option in options], [option.target for option in options]]
    found = [
        _describe([_carrier(part, things) for part in side], translator, things)
        for side in sides
        if len(set(side)) > 1
    ]
    marks = [", ".join(filter(None, parts)) for parts in zip(*found, strict=True)]
    if len(set(marks)) < len(options):
        return [translator.say("like-number", number=number) for number in range(1, len(options) + 1)]
    return marks


def _carrier(part: str, things: Mapping[str, _Thing]) -> _Thing:
    """The object a part of an option's id is about, or its host. Nothing where the table shows none."""
    thing = things.get(part) or things.get(part.rpartition(".")[0])
    for _ in range(_LONGEST_CHAIN):
        if thing is None or not thing.get("host"):
            break
        thing = things.get(thing["host"])
    return thing or {}


def _describe(about: Sequence[_Thing], translator: Translator, things: Mapping[str, _Thing]) -> list[str]:
    """Place, owner and number of each object, as far as they differ."""
    places = [_place(thing) for thing in about]
    owners = [_owner(thing, translator) for thing in about]
    numbers = [_number(thing, translator, things) for thing in about]
    columns = [column for column in (places, owners) if len(set(column)) > 1]
    if len(set(zip(*columns, strict=True))) < len(about):
        columns.append(numbers)
    return [", ".join(filter(None, row)) for row in zip(*columns, strict=True)]


def _place(thing: _Thing) -> str:
    return next((thing[key] for key in _PLACES if thing.get(key)), "")


def _owner(thing: _Thing, translator: Translator) -> str:
    seat = thing.get("controller")
    if not isinstance(seat, int):
        return ""
    return translator.names.get(seat) or translator.text(Text(KERNEL, "seat", {"number": seat + 1}))


def _number(thing: _Thing, translator: Translator, things: Mapping[str, _Thing]) -> str:
    """The number of an object among equals in its place. Empty for the only one."""
    like = list(_like(thing, things))
    number = next((n for n, other in enumerate(like, 1) if other is thing), 0)
    return translator.say("like-number", number=number) if number and len(like) > 1 else ""


def _like(thing: _Thing, things: Mapping[str, _Thing]) -> Iterator[_Thing]:
    keys = ("card", "controller", "host", *_PLACES)
    for other in things.values():
        if all(other.get(key) == thing.get(key) for key in keys):
            yield other
