"""References to effects: the words of a card, named by their place.

A card declares tuples of words; some hold other words in branches. A running procedure refers to them (ADR 13), and a
game says where its words stand and which branches a word has.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from magehall.kernel.records import Value

Word = TypeVar("Word")
Branches = Callable[[Word], tuple[tuple[Word, ...], ...]]
"""The tuples of words inside a word."""


class Effect(Value):
    """Reference to an effect. ``part`` says which one of its source; ``path`` leads to words inside its words: the place
    of a word, which of its branches, and so on."""

    source: str
    part: str
    path: tuple[int, ...] = ()

    def branch(self, place: int, number: int = 0) -> Effect:
        """The effect inside the word at ``place``."""
        return Effect(self.source, self.part, (*self.path, place, number))


def words_at(path: tuple[int, ...], words: tuple[Word, ...], branches: Branches[Word]) -> tuple[Word, ...]:
    """The words to which a path leads, from those of the whole effect. Raises LookupError where there are none."""
    for place, number in zip(path[::2], path[1::2], strict=True):
        words = branches(words[place])[number]
    return words


def with_inner(words: tuple[Word, ...], branches: Branches[Word]) -> tuple[Word, ...]:
    """The words and all that are inside them, the outer ones first."""
    found = list(words)
    for word in found:  # it grows meanwhile
        for inner in branches(word):
            found += inner
    return tuple(found)
