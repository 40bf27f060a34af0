"""Disambiguation of options with the same text, in translator."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from magehall.kernel.decision import Option
from magehall.kernel.showing.disambiguation import Mark, marks
from magehall.kernel.text import KERNEL, Arg, Text
from magehall.terminal.translator import Translator


def disambiguate(options: Sequence[Option], translator: Translator, table: Mapping[str, Any]) -> list[str]:
    """The texts of options, with marks where they are equal. ``table`` is the table as the seat sees it."""
    found = marks(options, table)
    return [
        f"{translator.option(option)} ({_mark(found[option.id], translator)})"
        if option.id in found
        else translator.option(option)
        for option in options
    ]


def _mark(mark: Mark, translator: Translator) -> str:
    return ", ".join(_part(part, translator) for part in mark)


def _part(part: Arg, translator: Translator) -> str:
    if isinstance(part, int):
        return translator.say("like-number", number=part)
    if not part.startswith("#"):
        return part
    seat = int(part[1:])
    return translator.names.get(seat) or translator.text(Text(KERNEL, "seat", {"number": seat + 1}))
