"""Text in columns of a terminal: width, cutting and padding."""

from __future__ import annotations

import re
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
