"""Records of the compiled build: native classes, each with a msgspec struct that reads it.

`make fast` puts this module in the place of `magehall.kernel.records`. For classes that are compiled it writes out the methods
below and calls ``declare``; a record of an interpreted module, such as a test, has those of ``Native``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from inspect import get_annotations
from types import UnionType
from typing import Annotated, Any, Generic, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import astuple
from mypy_extensions import mypyc_attr

BUILD = "compiled"

T = TypeVar("T")

KEYWORDS = frozenset(
    {"forbid_unknown_fields", "frozen", "gc", "kw_only", "omit_defaults", "tag", "tag_field"}
)
"""What a record may say of itself beside its fields, where it is not compiled."""

_makers: dict[type, type[Struct]] = {}
"""For each kind a struct with its fields and defaults; it has their order, and fills them in where the kind is interpreted."""

_containers: dict[type, tuple[str, ...]] = {}
_types: dict[type, dict[str, Any]] = {}
_told_types: dict[type, dict[str, str]] = {}
"""What the declaration of a compiled kind says of its fields; Python itself keeps those of an interpreted one."""

_readers: dict[type, type] = {}
"""The struct that reads a kind, or a struct with records in it: the same fields, of types that msgspec knows."""

_by_name: set[type] = set()
"""Kinds that take some field only by its name."""

_kinds: dict[type, type] = {}
_nested: dict[type, tuple[int, ...]] = {}
"""For each of those structs what it reads, and the places of its fields that have records in them."""

_builders: dict[type, Callable[[list[Any]], Native]] = {}
"""What makes a compiled kind from the values of all its fields."""

_carriers: set[type] = set()
"""Structs that are only taken apart: what was read stands for them."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Native:
    """What all records have in common."""

    def __init__(self, *values: Any, **named: Any) -> None:
        made = _makers[type(self)](*values, **named)
        for name in made.__struct_fields__:
            setattr(self, name, getattr(made, name))
        self.__post_init__()

    def __post_init__(self) -> None:
        """Look at the fields of a new record."""

    @classmethod
    def __init_subclass__(cls, **keywords: Any) -> None:
        if "__mypyc_attrs__" not in vars(cls):
            _take_in(cls, keywords)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(
            getattr(self, name) == getattr(other, name) for name in field_names(type(self))
        )

    def __hash__(self) -> int:
        return hash(tuple([getattr(self, name) for name in field_names(type(self))]))

    def __repr__(self) -> str:
        parts = [f"{name}={getattr(self, name)!r}" for name in field_names(type(self))]
        return f"{type(self).__name__}({', '.join(parts)})"

    def _twin(self) -> Native:
        """A copy that shares its lists."""
        twin: Native = type(self)(**{name: getattr(self, name) for name in field_names(type(self))})
        return twin

    def _copied(self) -> Native:
        """A copy with lists of its own."""
        twin = self._twin()
        for name in container_fields(type(self)):
            setattr(twin, name, getattr(self, name).copy())
        return twin

    def _written(self) -> object:
        """The record as it is saved. A compiled one fills its struct, which msgspec writes faster than a dict."""
        config = _makers[type(self)].__struct_config__
        fields: dict[str, object] = {name: getattr(self, name) for name in field_names(type(self))}
        if config.omit_defaults:
            fields = {name: value for name, value in fields.items() if value != default_of(type(self), name)}
        return {config.tag_field: config.tag, **fields} if config.tag_field is not None else fields


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Record(Native):
    """A record that changes, such as a piece or a running procedure. What is saved is a tree, so it never leads back to
    itself, and the garbage collector need not look at it."""

    def __hash__(self) -> int:
        raise TypeError(f"unhashable type: '{type(self).__name__}'")


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Value(Native):
    """A frozen record: equal where its fields are, and hashable where they are. It never leads back to itself."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Key(Value):
    """A value by which much is looked up. Where it is compiled it remembers its hash."""


R = TypeVar("R", bound=Native)

_METHODS = ("__init__", "__eq__", "__hash__", "__repr__", "_twin", "_copied", "_written")


def _take_in(kind: type, keywords: dict[str, Any]) -> None:
    """Take in a kind of an interpreted module: it gets the methods of ``Native`` back, and needs no defaults any more."""
    if not KEYWORDS.issuperset(keywords):
        raise TypeError(f"{kind.__name__}: a record has no {', '.join(sorted(keywords.keys() - KEYWORDS))}")
    own = vars(kind)
    for name in _METHODS:
        if name not in own or own[name] is None:
            setattr(
                kind,
                name,
                getattr(Record if issubclass(kind, Record) else Value, name, None) or getattr(Native, name),
            )
    names = list(own.get("__annotations__", ()))
    defaults = {name: own[name] for name in names if name in own}
    for name in defaults:
        delattr(kind, name)
    _make_struct(kind, names, defaults, keywords)


def declare(
    kind: type,
    builder: Callable[[list[Any]], Native] | None,
    types: dict[str, str],
    defaults: dict[str, Any],
    **keywords: Any,
) -> Any:
    """Say which fields a compiled kind has beyond those of its base, and what makes one of all. Returns its struct."""
    _told_types[kind] = types
    if builder is not None:
        _builders[kind] = builder
    return _make_struct(kind, list(types), defaults, keywords)


def carrier(kind: type) -> type:
    """Mark a struct that is only taken apart. What was read stands for it."""
    _carriers.add(kind)
    return kind


def _make_struct(
    kind: type, names: list[str], defaults: dict[str, Any], keywords: dict[str, Any]
) -> type[Struct]:
    base = _makers.get(kind.__mro__[1], Struct)
    if keywords.get("kw_only") or kind.__mro__[1] in _by_name:
        _by_name.add(kind)
    fields = [(name, Any, defaults[name]) if name in defaults else (name, Any) for name in names]
    # One lives as long as it takes to write it: no work for the garbage collector.
    made = msgspec.defstruct(
        kind.__name__, fields, bases=(base,), module=kind.__module__, **{**keywords, "gc": False}
    )
    _makers[kind] = made
    return made


def _own_types(kind: type) -> dict[str, Any]:
    """The types of the fields that a kind declares itself. All modules must be loaded when somebody asks."""
    told = _told_types.get(kind)
    if told is None:
        return get_annotations(kind, eval_str=True) if kind in _makers else {}
    names = vars(sys.modules[kind.__module__])
    return {name: eval(words, names) for name, words in told.items()}


def field_names(kind: type) -> tuple[str, ...]:
    """The names of the fields of a kind of record, in their written order."""
    made = _makers.get(kind)
    return _struct(kind).__struct_fields__ if made is None else made.__struct_fields__


def default_of(kind: type, name: str) -> object:
    """What a field of a record is if nobody says it. ``NODEFAULT`` if somebody must."""
    (found,) = [field for field in msgspec.structs.fields(_makers[kind]) if field.name == name]
    return (
        found.default_factory()
        if found.default is msgspec.NODEFAULT and callable(found.default_factory)
        else found.default
    )


def field_types(kind: type) -> dict[str, Any]:
    """The fields of a kind of record with their types, in the order in which they are written."""
    found = _types.get(kind)
    if found is None:
        hints: dict[str, Any] = {}
        if issubclass(kind, Native):
            for base in reversed(kind.__mro__):
                hints.update(_own_types(base))
        else:
            hints = get_type_hints(kind, include_extras=True)
        found = _types[kind] = {name: hints[name] for name in field_names(kind)}
    return found


def container_fields(kind: type) -> tuple[str, ...]:
    """The fields of ``kind`` that hold a list, dict or set, and so must be copied with it."""
    found = _containers.get(kind)
    if found is None:
        types = field_types(kind)
        found = tuple([name for name in types if get_origin(types[name]) in (list, dict, set)])
        _containers[kind] = found
    return found


def copy_record(record: R) -> R:
    """An independent copy of ``record``: its lists, dicts and sets are copied with it."""
    twin: Any = record._copied()
    return twin  # type: ignore[no-any-return]  # a record's copy is of its kind


def replace(record: R, **changes: Any) -> R:
    """A copy of ``record`` with some fields changed."""
    made = record._twin()
    for name, value in changes.items():
        setattr(made, name, value)
    if changes:
        made.__post_init__()
    twin: Any = made
    return twin  # type: ignore[no-any-return]  # a record's copy is of its kind


def _write(value: object) -> object:
    if isinstance(value, Native):
        return value._written()
    raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")


_encoder = msgspec.json.Encoder(enc_hook=_write)


def encode(value: Any) -> bytes:
    """Anything with records in it, as JSON."""
    return _encoder.encode(value)


def to_builtins(value: Any) -> Any:
    """Anything with records in it, as dicts and lists."""
    return msgspec.to_builtins(value, enc_hook=_write)


def convert(value: Any, kind: Any) -> Any:
    """Dicts and lists as records, with every type checked; raises msgspec.ValidationError."""
    reader = readable(kind)
    found = msgspec.convert(value, reader)
    return found if reader is kind else _lift(found)


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader(Generic[T]):
    """JSON decoder for one type that may have records in it."""

    def __init__(self, kind: Any) -> None:
        self._decoder: Any = msgspec.json.Decoder(readable(kind))

    def decode(self, data: Any) -> T:
        """What ``data`` holds; raises msgspec.ValidationError."""
        found: T = _lift(self._decoder.decode(data))
        return found


def readable(kind: Any) -> Any:
    """The type as msgspec can inspect it: with a struct in the place of each record."""
    parts = get_args(kind)
    if not parts:
        if isinstance(kind, type) and issubclass(kind, Native | Struct):
            return _reader(kind)
        return kind
    read = tuple([readable(part) for part in parts])
    if all(one is other for one, other in zip(parts, read, strict=True)):
        return kind
    origin: Any = get_origin(kind)
    if origin in (Union, UnionType):
        return Union[read]  # noqa: UP007 - made at run time
    if origin is Annotated:
        return Annotated[(read[0], *kind.__metadata__)]
    return origin[read]


def _reader(kind: type) -> type:
    """The struct that reads a record, or a struct; the same where it has no records in it."""
    found = _readers.get(kind)
    if found is not None:
        return found
    types = field_types(kind)
    read = {name: readable(types[name]) for name in types}
    nested = tuple([place for place, name in enumerate(types) if read[name] is not types[name]])
    if issubclass(kind, Struct) and not nested:
        _readers[kind] = kind
        return kind
    model = _makers[kind] if issubclass(kind, Native) else _struct(kind)
    if issubclass(kind, Struct):
        _by_name.add(kind)
    fields: list[Any] = []
    for field in msgspec.structs.fields(model):
        if field.default_factory is not msgspec.NODEFAULT:
            default: Any = msgspec.field(default_factory=field.default_factory)
            fields.append((field.name, read[field.name], default))
        elif field.default is not msgspec.NODEFAULT:
            fields.append((field.name, read[field.name], field.default))
        else:
            fields.append((field.name, read[field.name]))
    config = model.__struct_config__
    made = msgspec.defstruct(
        kind.__name__,
        fields,
        module=kind.__module__,
        kw_only=True,
        tag=config.tag,
        tag_field=config.tag_field,
        forbid_unknown_fields=config.forbid_unknown_fields,
        gc=False,
    )
    _readers[kind] = made
    _kinds[made] = kind
    _nested[made] = nested
    return made


def _struct(kind: Any) -> type[Struct]:
    made: type[Struct] = kind
    return made


def _lift(value: Any) -> Any:
    """What was read, with a record in the place of each struct that stands for one."""
    if isinstance(value, list):
        return [_lift(part) for part in value]
    if isinstance(value, dict):
        return {key: _lift(part) for key, part in value.items()}
    if isinstance(value, tuple):
        return tuple([_lift(part) for part in value])
    kind: Any = _kinds.get(type(value))
    if kind is None:
        return value
    found = list(astuple(value))
    for place in _nested[type(value)]:
        part = found[place]
        if part is not None:
            found[place] = _lift(part)
    builder: Any = _builders.get(kind)
    if builder is not None:
        return builder(found)
    names = value.__struct_fields__
    if kind in _carriers:
        for place in _nested[type(value)]:
            setattr(value, names[place], found[place])
        return value
    return kind(**dict(zip(names, found, strict=True))) if kind in _by_name else kind(*found)
