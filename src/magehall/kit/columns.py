"""Text in columns of a terminal: width, cutting, padding and lines of several words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from unicodedata import east_asian_width

WIDTH = 78
"""What a sketch may fill of a terminal with 80 columns."""


def size(markup: str) -> int:
    """How many columns a text takes without its markup."""
    return cells(re.sub(r"\[[^]]*]", "", markup))


def cells(text: str) -> int:
    """How many columns a text takes."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def pad(text: str, width: int) -> str:
    """The text with spaces up to ``width`` columns."""
    return text + " " * (width - cells(text))


def cut(text: str, width: int) -> str:
    """The text, shortened to ``width`` columns where it is longer."""
    if cells(text) <= width:
        return text
    while cells(text) > width - 1:
        text = text[:-1]
    return f"{text.rstrip()}…"


def no_markup(text: str) -> str:
    """The text without brackets, which would be markup. What people wrote must not be read as such."""
    return text.replace("[", "(").replace("]", ")")


def spread(
    head: str, words: Iterable[str], gap: int = 3, width: int = WIDTH, indent: int = WIDTH
) -> list[str]:
    """Words after a head, in as few lines as they need. Further lines begin below the end of the head, or at ``indent``
    where that comes first."""
    indent = min(indent, size(head))
    lines, room = [head], width - size(head)
    for word in words:
        if room < size(word) and lines[-1].strip():
            lines.append(" " * indent)
            room = width - indent
        lines[-1] += word + " " * gap
        room -= size(word) + gap
    return [line.rstrip() for line in lines]
