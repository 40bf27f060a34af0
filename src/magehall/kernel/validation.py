"""Validation: documents from outside become typed records, or exact errors. An error says where, and what would have
been right.

The library that reads them tells what it got; this tells what was expected, from the record's own types.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec import inspect as kinds

from magehall.kernel.records import convert, readable

T = TypeVar("T")

MOST_WORDS = 12
"""So many choices are listed; where there are more, how many."""

LONGEST = 40
YAML_WORDS = "YAML reads yes, no, on and off as true and false: put the word in quotes"


class Mismatch(ValueError):
    """A document that does not fit. ``path`` is the place (``$.mages[0].life``); the message says what would fit."""

    def __init__(self, message: str, path: str = "$") -> None:
        self.path = path
        super().__init__(message)


def read(document: object, kind: type[T], path: str = "$") -> T:
    """``document`` as a ``kind``; raises Mismatch where it is none. ``path`` is where it stands in something larger."""
    try:
        return convert(document, kind)
    except (msgspec.ValidationError, TypeError, ValueError) as error:
        raise explain(error, document, kind, path) from None


def explain(error: Exception, document: object, kind: object, path: str = "$") -> Mismatch:
    """What ``error``, which the library raised for ``document``, comes to in words."""
    found = _look(document, kinds.type_info(readable(kind)), path)
    if found is not None:
        return found
    message, _, place = str(error).partition(" - at `$")
    return Mismatch(message, path + place.rstrip("`"))


def unknown_key(key: object, keys: Iterable[str], path: str = "$") -> Mismatch:
    """A key that stands where it means nothing, with those that would."""
    known = sorted(keys)
    if not isinstance(key, str):
        return Mismatch(f"keys are words, not {key!r}", path)
    there = f"there are: {', '.join(known)}" if known else "there are none"
    return Mismatch(
        f"no key {_shown(key)} is known here{suggest(key, known)} ({there})",
        f"{path}.{key}",
    )


def strange_key(document: object, kind: object, path: str = "$") -> Mismatch | None:
    """The first key that no record of a document knows. Records of a game's own memory let such keys pass, which a
    person who wrote them should hear of. None where there is none."""
    return _strange(document, kinds.type_info(readable(kind)), path)


def _strange(value: object, kind: kinds.Type, path: str) -> Mismatch | None:
    if isinstance(kind, kinds.Metadata):
        return _strange(value, kind.type, path)
    if isinstance(kind, kinds.UnionType):
        records = [one for one in kind.types if isinstance(one, kinds.StructType)]
        others = [one for one in kind.types if not isinstance(one, kinds.StructType)]
        if isinstance(value, Mapping) and records:
            # Which of several records is meant, the library has found out.
            return _strange(value, records[0], path) if len(records) == 1 else None
        return _first(_strange(value, one, path) for one in others)
    if isinstance(kind, kinds.StructType) and isinstance(value, Mapping):
        fields = {field.encode_name: field.type for field in kind.fields}
        keys = {*fields, *([kind.tag_field] if kind.tag_field else [])}
        for key, inner in value.items():
            if key not in keys:
                return unknown_key(key, keys, path)
            found = _strange(inner, fields[key], f"{path}.{key}") if key in fields else None
            if found is not None:
                return found
        return None
    if isinstance(kind, kinds.DictType) and isinstance(value, Mapping):
        return _first(_strange(inner, kind.value_type, f"{path}.{key}") for key, inner in value.items())
    if isinstance(kind, kinds.StructType | kinds.DictType):
        return None
    entries = _entries(kind, value)
    if entries is None:
        return None
    return _first(
        _strange(entry, of, f"{path}[{place}]")
        for place, (entry, of) in enumerate(zip(value, entries, strict=True))  # type: ignore[call-overload]  # a list, or there were no entries
    )


def suggest(word: object, words: Iterable[object]) -> str:
    """The one of ``words`` that was probably meant. It is the end of a sentence; else nothing."""
    if not isinstance(word, str):
        return ""
    tidy = {str(known).casefold(): str(known) for known in words}
    lowered = word.casefold().strip().replace(" ", "-").replace("_", "-")
    near = get_close_matches(word.casefold(), tidy, 1, 0.6) or get_close_matches(lowered, tidy, 1, 0.6)
    return f"; did you mean {tidy[near[0]]!r}?" if near else ""


def _look(value: object, kind: kinds.Type, path: str) -> Mismatch | None:
    """The first thing in ``value`` that does not fit ``kind``. None if all does, or if it is beyond us."""
    if isinstance(kind, kinds.Metadata):
        return _look(value, kind.type, path)
    if isinstance(kind, kinds.UnionType):
        return _look_among(value, kind, path)
    if isinstance(kind, kinds.StructType):
        return _look_into(value, kind, path)
    if isinstance(kind, kinds.DictType) and isinstance(value, Mapping):
        return _first(
            _look(key, kind.key_type, path) or _look(inner, kind.value_type, f"{path}.{key}")
            for key, inner in value.items()
        )
    entries = _entries(kind, value)
    if entries is not None:
        return _first(
            _look(entry, of, f"{path}[{place}]")
            for place, (entry, of) in enumerate(zip(value, entries, strict=True))  # type: ignore[call-overload]  # a list, or there were no entries
        )
    return None if _fits(value, kind) else _wrong(value, kind, path)


def _first(found: Iterable[Mismatch | None]) -> Mismatch | None:
    return next((mismatch for mismatch in found if mismatch is not None), None)


def _entries(kind: kinds.Type, value: object) -> Sequence[kinds.Type] | None:
    """What each entry of a list must be. None where the value is no such list."""
    if not isinstance(value, list | tuple):
        return None
    if isinstance(kind, kinds.TupleType):
        return kind.item_types if len(kind.item_types) == len(value) else None
    if isinstance(kind, kinds.CollectionType):
        long_enough = len(value) >= (kind.min_length or 0)
        short_enough = kind.max_length is None or len(value) <= kind.max_length
        return [kind.item_type] * len(value) if long_enough and short_enough else None
    return None


def _look_among(value: object, kind: kinds.UnionType, path: str) -> Mismatch | None:
    tagged = [one for one in kind.types if isinstance(one, kinds.StructType) and one.tag_field]
    if tagged and isinstance(value, Mapping):
        field, tags = str(tagged[0].tag_field), {str(one.tag): one for one in tagged}
        if field not in value:
            return Mismatch(f"{field!r} is missing: expected {_one_of(sorted(tags))}", path)
        if str(value[field]) not in tags:
            return _no_choice(value[field], sorted(tags), f"{path}.{field}")
        return _look_into(value, tags[str(value[field])], path)
    found = [_look(value, one, path) for one in kind.types]
    if any(mismatch is None for mismatch in found):
        return None
    # Where one kind has the value's shape, what is wrong inside it says more than the list of kinds.
    inside = [mismatch for mismatch in found if mismatch is not None and mismatch.path != path]
    return inside[0] if len(inside) == 1 else _wrong(value, kind, path)


def _look_into(value: object, kind: kinds.StructType, path: str) -> Mismatch | None:
    if not isinstance(value, Mapping):
        return _wrong(value, kind, path)
    fields = {field.encode_name: field for field in kind.fields}
    keys = {*fields, *([kind.tag_field] if kind.tag_field else [])}
    if kind.forbid_unknown_fields:
        for key in value:
            if key not in keys:
                return unknown_key(key, keys, path)
    inner = _first(
        _look(value[key], fields[key].type, f"{path}.{key}")
        for key in value
        if isinstance(key, str) and key in fields
    )
    if inner is not None:
        return inner
    for name, field in fields.items():
        if field.required and name not in value:
            return Mismatch(f"{name!r} is missing: expected {describe(field.type)}", path)
    return None


def _fits(value: object, kind: kinds.Type) -> bool:
    if isinstance(kind, kinds.AnyType | kinds.RawType | kinds.CustomType):
        return True
    if isinstance(kind, kinds.NoneType):
        return value is None
    if isinstance(kind, kinds.BoolType):
        return isinstance(value, bool)
    if isinstance(kind, kinds.IntType):
        return type(value) is int and _within(value, kind)
    if isinstance(kind, kinds.FloatType):
        return type(value) in (int, float) and _within(value, kind)
    if isinstance(kind, kinds.StrType):
        long = kind.max_length is not None and isinstance(value, str) and len(value) > kind.max_length
        return isinstance(value, str) and not long and re.search(kind.pattern or "", value) is not None
    return any(value == word and type(value) is type(word) for word in _words(kind))


def _within(value: Any, kind: kinds.IntType | kinds.FloatType) -> bool:
    return (
        (kind.ge is None or value >= kind.ge)
        and (kind.gt is None or value > kind.gt)
        and (kind.le is None or value <= kind.le)
        and (kind.lt is None or value < kind.lt)
    )


def _words(kind: kinds.Type) -> list[object]:
    """The words, or numbers, among which there is to choose."""
    if isinstance(kind, kinds.EnumType):
        return [member.value for member in kind.cls]
    return list(kind.values) if isinstance(kind, kinds.LiteralType) else []


def _wrong(value: object, kind: kinds.Type, path: str) -> Mismatch:
    choices = [word for one in _alternatives(kind) for word in _words(one)]
    if choices and isinstance(value, str | bool):
        return _no_choice(value, choices, path, describe(kind))
    hint = f" ({YAML_WORDS})" if isinstance(value, bool) and _is_text(kind) else ""
    return Mismatch(f"expected {describe(kind)}, found {_shown(value)}{hint}", path)


def _no_choice(value: object, choices: Sequence[object], path: str, expected: str = "") -> Mismatch:
    near = f" ({YAML_WORDS})" if isinstance(value, bool) else suggest(value, choices)
    return Mismatch(f"expected {expected or _one_of(choices)}, found {_shown(value)}{near}", path)


def _alternatives(kind: kinds.Type) -> Sequence[kinds.Type]:
    if isinstance(kind, kinds.Metadata):
        return _alternatives(kind.type)
    return kind.types if isinstance(kind, kinds.UnionType) else [kind]


def _is_text(kind: kinds.Type) -> bool:
    return any(isinstance(one, kinds.StrType) for one in _alternatives(kind))


def describe(kind: kinds.Type) -> str:
    """What a value of this kind is, in words."""
    if isinstance(kind, kinds.Metadata):
        return describe(kind.type)
    if isinstance(kind, kinds.UnionType):
        parts = [describe(one) for one in kind.types if not isinstance(one, kinds.NoneType)]
        nothing = ["nothing"] if len(parts) < len(kind.types) else []
        return " or ".join([*dict.fromkeys(parts), *nothing])
    if isinstance(kind, kinds.IntType | kinds.FloatType):
        return _number(kind)
    if isinstance(kind, kinds.StructType):
        names = ", ".join(field.encode_name for field in kind.fields)
        return f"keys and values ({names})"
    if isinstance(kind, kinds.TupleType):
        return f"a list of {len(kind.item_types)}: {', then '.join(map(describe, kind.item_types))}"
    if isinstance(kind, kinds.CollectionType):
        return f"a list{_length(kind)} (each entry: {describe(kind.item_type)})"
    words = _words(kind)
    if words:
        return _one_of(words)
    plain: dict[type[kinds.Type], str] = {
        kinds.BoolType: "true or false",
        kinds.NoneType: "nothing",
        kinds.DictType: "keys and values",
    }
    if isinstance(kind, kinds.StrType):
        length = f" of at most {kind.max_length} letters" if kind.max_length is not None else ""
        return f"a text{length}" + (f" that matches {kind.pattern}" if kind.pattern else "")
    return plain.get(type(kind), "another kind of value")


def _number(kind: kinds.IntType | kinds.FloatType) -> str:
    name = "a whole number" if isinstance(kind, kinds.IntType) else "a number"
    if kind.ge is not None and kind.le is not None:
        return f"{name} from {kind.ge} to {kind.le}"
    if kind.ge is not None:
        return f"{name} of at least {kind.ge}"
    return f"{name} of at most {kind.le}" if kind.le is not None else name


def _length(kind: kinds.CollectionType) -> str:
    if kind.max_length is not None:
        return f" of {kind.min_length or 0} to {kind.max_length}"
    return f" of at least {kind.min_length}" if kind.min_length else ""


def _one_of(words: Sequence[object]) -> str:
    if len(words) == 1:
        return repr(words[0])
    listed = ", ".join(map(repr, words[:MOST_WORDS]))
    more = f" and {len(words) - MOST_WORDS} more" if len(words) > MOST_WORDS else ""
    return f"one of {listed}{more}"


def _shown(value: object) -> str:
    """A value as a person would call it who wrote it into a file."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return f"a list of {len(value)}"
    if isinstance(value, Mapping | Struct):
        return "keys and values"
    text = repr(value) if isinstance(value, str | int | float) else str(value)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 2]} …"
