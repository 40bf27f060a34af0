"""JSON Schema of msgspec records, with the docstrings of their fields as descriptions."""

from __future__ import annotations

import ast
import enum
import inspect
import textwrap
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.inspect import EnumType, Field, StructType, Type, multi_type_info

REF = "#/$defs/"


def definitions(types: Sequence[type[Struct]], ref: str = REF) -> dict[str, Any]:
    """The schemas of these records and of all they are made of, by name. ``ref`` is where a document keeps them."""
    _, found = msgspec.json.schema_components(types, ref_template=ref + "{name}")
    for known in _records(types):
        schema = found[known.__name__]
        schema["description"] = _first_paragraph(known)
        fields = schema.get("properties", {})
        for name, text in _field_docs(known).items():
            # Beside a reference a description would make another type of it.
            plain = {"allOf": [fields[name]]} if "$ref" in fields[name] else fields[name]
            fields[name] = {**plain, "description": text}
    return dict(sorted(found.items()))


def _records(types: Sequence[type[Struct]]) -> set[type[Struct | enum.Enum]]:
    """The classes of all records and enumerations in these types."""
    found: set[type[Struct | enum.Enum]] = set()
    waiting: list[Any] = list(multi_type_info(types))
    while waiting:
        part = waiting.pop()
        if isinstance(part, StructType | EnumType):
            if part.cls in found:
                continue
            found.add(part.cls)
        waiting += _parts(part)
    return found


def _parts(part: Any) -> Iterator[Any]:
    """The types directly inside a type that msgspec describes."""
    if isinstance(part, Type | Field):
        for value in msgspec.structs.astuple(part):
            yield from value if isinstance(value, tuple) else (value,)


def _first_paragraph(known: type[Struct | enum.Enum]) -> str:
    """What a record is. Further paragraphs say how it is programmed, and are no business of a client."""
    return " ".join((inspect.getdoc(known) or "").split("\n\n")[0].split())


@cache
def _field_docs(known: type[Struct | enum.Enum]) -> dict[str, str]:
    """The docstrings below the fields of a class, inherited ones included, by field."""
    told: dict[str, str] = {}
    for parent in reversed(known.__mro__):
        if not parent.__module__.startswith("msgspec") and issubclass(parent, Struct):
            body = ast.parse(textwrap.dedent(inspect.getsource(parent))).body[0]
            assert isinstance(body, ast.ClassDef)
            for field, below in zip(body.body, body.body[1:], strict=False):
                match field, below:
                    case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(
                        value=ast.Constant(value=str(text))
                    ):
                        told[name] = " ".join(text.split())
    return told
