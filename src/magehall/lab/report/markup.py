"""Markup: HTML and SVG elements, with everything escaped that is text."""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence
from typing import NewType

from msgspec import Struct

Markup = NewType("Markup", str)
"""HTML that is safe to put on the page."""

VOID = frozenset({"input", "meta"})
"""Elements that hold nothing and have no end."""


def text(words: object) -> Markup:
    """Words as they are, whatever stands in them."""
    return Markup(html.escape(str(words)))


def join(parts: Iterable[Markup]) -> Markup:
    """Markup one after the other."""
    return Markup("".join(parts))


def element(tag: str, *inside: Markup, **attributes: object) -> Markup:
    """An element. ``class_`` and ``aria_label`` are written ``class`` and ``aria-label``; what is None or False is left
    out."""
    written = "".join(_attribute(name, value) for name, value in attributes.items())
    if tag in VOID:
        return Markup(f"<{tag}{written}>")
    return Markup(f"<{tag}{written}>{''.join(inside)}</{tag}>")


def _attribute(name: str, value: object) -> str:
    if value is None or value is False:
        return ""
    name = name.rstrip("_").replace("_", "-")
    return f" {name}" if value is True else f' {name}="{html.escape(str(value))}"'


class Column(Struct, frozen=True):
    """A column of a table: its heading, and whether it holds numbers."""

    heading: str
    numbers: bool = True
    sortable: bool = True


class Cell(Struct, frozen=True):
    """Cell of a table. ``key`` is the number it is sorted by, if it shows another."""

    inside: Markup
    key: float | None = None


def cell(words: object, key: float | None = None) -> Cell:
    """A cell with words."""
    return Cell(text(words), key)


def table(
    caption: str,
    columns: Sequence[Column],
    rows: Sequence[Sequence[Cell]],
    *,
    id: str | None = None,
    captioned: bool = False,
) -> Markup:
    """A table whose columns sort by a button. The first cell of each row is its heading. A caption that only repeats the
    heading above is not shown."""
    head = element("tr", *(_heading(column) for column in columns))
    body = [
        element(
            "tr",
            *(
                _cell(column, one, place)
                for place, (column, one) in enumerate(zip(columns, row, strict=True))
            ),
        )
        for row in rows
    ]
    whole = element(
        "table",
        element("caption", text(caption), class_=None if captioned else "unseen"),
        element("thead", head),
        element("tbody", *body),
        id=id,
    )
    return element("div", whole, class_="scroll", tabindex="0", role="region", aria_label=caption)


def _heading(column: Column) -> Markup:
    kind = "number" if column.numbers else None
    inside = text(column.heading)
    if column.sortable:
        inside = element("button", inside, type="button")
    return element("th", inside, scope="col", class_=kind)


def _cell(column: Column, one: Cell, place: int) -> Markup:
    kind = "number" if column.numbers else None
    if place == 0:
        return element("th", one.inside, scope="row", class_=kind)
    return element("td", one.inside, class_=kind, data_key=one.key)
