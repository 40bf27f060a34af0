"""Histories: lists whose copies share what they have in common."""

from __future__ import annotations

from random import Random

import pytest

from magehall.kernel.history import History


@pytest.mark.parametrize("seed", range(20))
def test_it_is_a_list_whatever_is_forked_appended_and_cut(seed: int) -> None:
    luck = Random(seed)
    pairs: list[tuple[History[int], list[int]]] = [(History([1, 2]), [1, 2])]
    for number in range(400):
        history, model = luck.choice(pairs)
        deed = luck.randrange(8)
        if deed == 0:
            pairs.append((history.fork(), model.copy()))
        elif deed == 1:
            length = luck.randrange(len(model) + 1)
            history.cut(length)
            del model[length:]
        else:
            history.append(number)
            model.append(number)
        assert all(one == other and len(one) == len(other) for one, other in pairs)
        place = luck.randrange(-len(model), len(model)) if model else None
        assert place is None or history[place] == model[place]
        first, last = sorted((luck.randrange(len(model) + 2), luck.randrange(len(model) + 2)))
        assert history[first:] == model[first:]
        assert history[first:last] == model[first:last]
        assert history[-first or None :] == model[-first or None :]


def test_a_place_that_is_not_there_is_an_error() -> None:
    history = History([1, 2, 3]).fork()
    for place in (3, -4):
        with pytest.raises(IndexError):
            history[place]


def test_copies_share_their_past() -> None:
    history: History[int] = History()
    for number in range(1_000):
        history.append(number)
        history = history.fork()
    assert len(history._chunks) < 12, "the past is in few pieces, however often it was copied"
    twin = history.fork()
    assert all(one is other for one, other in zip(history._chunks, twin._chunks, strict=True))
