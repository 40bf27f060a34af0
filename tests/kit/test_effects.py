"""References to effects, and the words they lead to."""

from __future__ import annotations

import pytest

from magehall.kernel.records import Value
from magehall.kit.effects import Effect, with_inner, words_at


class Say(Value):
    """A word that holds no others."""

    what: str


class OneOf(Value):
    """A word with branches."""

    branches: tuple[tuple[Say | OneOf, ...], ...]


Word = Say | OneOf


def branches(word: Word) -> tuple[tuple[Word, ...], ...]:
    return word.branches if isinstance(word, OneOf) else ()


A, B, C, D = (Say(letter) for letter in "abcd")
INNER = OneOf(((C,), (D, A)))
WHOLE: tuple[Word, ...] = (A, OneOf(((B,), (INNER, B))))


def test_a_branch_is_named_by_its_place() -> None:
    effect = Effect("oak", "roots")
    assert effect.path == ()
    assert effect.branch(1) == Effect("oak", "roots", (1, 0))
    assert effect.branch(1, 1).branch(0, 1) == Effect("oak", "roots", (1, 1, 0, 1))


@pytest.mark.parametrize(
    ("path", "words"),
    [((), WHOLE), ((1, 0), (B,)), ((1, 1), (INNER, B)), ((1, 1, 0, 1), (D, A))],
)
def test_a_path_leads_to_words(path: tuple[int, ...], words: tuple[Word, ...]) -> None:
    assert words_at(path, WHOLE, branches) == words


@pytest.mark.parametrize("path", [(7, 0), (0, 0), (1, 2)], ids=["no word", "no branches", "no such branch"])
def test_a_path_that_leads_nowhere_is_an_error(path: tuple[int, ...]) -> None:
    with pytest.raises(LookupError):
        words_at(path, WHOLE, branches)


def test_half_a_step_is_an_error() -> None:
    with pytest.raises(ValueError):
        words_at((1,), WHOLE, branches)


def test_inner_words_follow_the_outer_ones() -> None:
    assert with_inner(WHOLE, branches) == (*WHOLE, B, INNER, B, C, D, A)
    assert with_inner((), branches) == ()
