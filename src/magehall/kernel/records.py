"""Records: typed classes of annotated fields, and what depends on them.

In plain Python a record is a msgspec struct. `make fast` puts a native class in its place, made from the same declaration,
and another module in the place of this one. So whoever copies, writes or reads records does it with what stands here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Generic, TypeVar, dataclass_transform, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import replace

__all__ = [
    "BUILD",
    "Key",
    "Reader",
    "Record",
    "Value",
    "carrier",
    "container_fields",
    "convert",
    "copy_record",
    "default_of",
    "encode",
    "field_names",
    "field_types",
    "readable",
    "replace",
    "to_builtins",
]

BUILD = "plain"
"""Which of the two builds this is."""


class Record(Struct):
    """A record that changes, such as a piece or a running procedure."""


@dataclass_transform(frozen_default=True)
class Value(Struct, frozen=True, gc=False):
    """A frozen record: equal where its fields are, and hashable where they are. It never leads back to itself."""


class Key(Value, cache_hash=True):
    """A value by which much is looked up. It remembers its hash."""


R = TypeVar("R", bound=Record | Value)
T = TypeVar("T")

_containers: dict[type[Struct], tuple[str, ...]] = {}


def field_names(kind: type[Struct]) -> tuple[str, ...]:
    """The names of the fields of a kind of record, in their written order."""
    return kind.__struct_fields__


def default_of(kind: type[Struct], name: str) -> object:
    """What a field of a record is if nobody says it. ``NODEFAULT`` if somebody must."""
    (found,) = [field for field in msgspec.structs.fields(kind) if field.name == name]
    return (
        found.default_factory()
        if found.default is msgspec.NODEFAULT and callable(found.default_factory)
        else found.default
    )


@cache  # the types of a record with many fields take a millisecond
def field_types(kind: type[Struct]) -> Mapping[str, Any]:
    """The fields of a kind of record, with types and marks. They come in the order in which they are written."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind.__struct_fields__}


def container_fields(kind: type[Struct]) -> tuple[str, ...]:
    """The fields of ``kind`` that hold a list, dict or set. They must be copied with it."""
    found = _containers.get(kind)
    if found is None:
        types = field_types(kind).items()
        found = tuple(name for name, hint in types if get_origin(hint) in (list, dict, set))
        _containers[kind] = found
    return found


def copy_record(record: R) -> R:
    """An independent copy of ``record``: its lists, dicts and sets are copied with it."""
    twin = replace(record)
    for name in container_fields(type(record)):
        setattr(twin, name, getattr(record, name).copy())
    return twin


encode = msgspec.json.Encoder().encode
"""Anything with records in it, as JSON."""

to_builtins = msgspec.to_builtins
"""Anything with records in it, as dicts and lists."""

convert = msgspec.convert
"""Dicts and lists as records, with every type checked; raises msgspec.ValidationError."""


class Reader(Generic[T]):
    """JSON decoder for one type that may have records in it."""

    __slots__ = ("decode",)

    def __init__(self, kind: Any) -> None:
        decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind)
        self.decode = decoder.decode


def readable(kind: Any) -> Any:
    """The type as msgspec can inspect it."""
    return kind


def carrier(kind: type[Struct]) -> type[Struct]:
    """Mark a struct that is only taken apart. Once read it need not be made again with its records."""
    return kind
