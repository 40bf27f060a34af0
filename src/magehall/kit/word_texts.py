"""Texts of words: a message for each kind, with fields as arguments.

Numbers come as they are, yes and no as such, and what a field does not say as ``none``; a member of an enumeration comes
by its name, for the message to choose by. What needs a text of its own, a game puts in its place.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from magehall.kernel.records import Value, field_types
from magehall.kernel.text import Arg

NONE = "none"


def word_key(kind: type[Value]) -> str:
    """The message of a kind of word: ``word-`` and its name."""
    return "word" + "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__)


def word_args(word: Value) -> dict[str, Arg]:
    """The fields of a word as arguments of its message."""
    return {field: plain(getattr(word, field)) for field in field_types(type(word))}


def plain(value: Any) -> Arg:
    """A field that needs no text of its own."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, StrEnum):
        return slug(value)
    return value if isinstance(value, int) else NONE


def slug(member: StrEnum) -> str:
    """The name of a member, as a message chooses by it."""
    return member.name.lower().replace("_", "-")
