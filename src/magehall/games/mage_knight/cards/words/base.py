"""Base of all words."""

from __future__ import annotations

from magehall.kernel.records import Value


class Word(Value):
    """One thing that an effect does. Who carries it out finds it by its type."""


Words = tuple[Word, ...]
