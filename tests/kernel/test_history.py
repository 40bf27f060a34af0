"""Histories: lists whose copies share what they have in common."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from magehall.kernel.history import Form, History, Parts
from magehall.kernel.records import encode


def write(items: list[int]) -> Parts:
    """The items in one column, and their doubles as text in another."""
    return encode(items)[1:-1], " ".join([str(2 * item) for item in items]).encode()


def read(parts: Parts) -> list[int]:
    found: list[int] = msgspec.json.decode(b"[%b]" % parts[0])
    assert write(found) == parts
    return found


COLUMNS = Form(write, read, (b",", b" "))


@pytest.mark.parametrize("seed", range(20))
def test_it_is_a_list_whatever_is_forked_appended_and_cut(seed: int) -> None:
    luck = Random(seed)
    pairs: list[tuple[History[int], list[int]]] = [(History([1, 2]), [1, 2])]
    for number in range(400):
        history, model = luck.choice(pairs)
        deed = luck.randrange(9)
        if deed == 8:
            pairs.append((History.read(COLUMNS, len(model), history.json(COLUMNS)), model.copy()))
        elif deed == 0:
            pairs.append((history.fork(), model.copy()))
        elif deed == 1:
            length = luck.randrange(len(model) + 1)
            history.cut(length)
            del model[length:]
        else:
            history.append(number)
            model.append(number)
        assert all(one == other and len(one) == len(other) for one, other in pairs)
        if luck.randrange(4) == 0:
            assert history.json(COLUMNS) == write(model)
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


def test_what_was_encoded_once_is_not_encoded_again() -> None:
    encoded: list[int] = []

    def counting(items: list[int]) -> Parts:
        encoded.extend(items)
        return write(items)

    form: Form[Any] = Form(counting, read, COLUMNS.links)
    history = History(range(100))
    assert history.json(form) == write(list(range(100)))
    twin = history.fork()
    for number in range(100, 400):
        twin.append(number)
        if number % 7 == 0:
            twin = twin.fork()
        if number % 50 == 0:
            twin.json(form)
    assert twin.json(form) == write(list(range(400)))
    assert history.json(form) == write(list(range(100)))
    assert encoded == list(range(400)), "each item once, whoever was copied from whom in between"


def test_an_empty_history_is_written_as_nothing() -> None:
    assert History[int]().json(COLUMNS) == (b"", b"")
    history = History([1, 2]).fork()
    history.cut(0)
    assert history.json(COLUMNS) == (b"", b"")
    assert History.read(COLUMNS, 0, (b"", b"")) == []


def test_what_a_file_has_is_read_when_somebody_asks_and_written_as_it_stands() -> None:
    asked: list[Parts] = []

    def noting(parts: Parts) -> list[int]:
        asked.append(parts)
        return read(parts)

    form: Form[int] = Form(write, noting, COLUMNS.links)
    history = History.read(form, 100, write(list(range(100))))
    twin = history.fork()
    twin.append(100)
    twin = twin.fork()
    assert (len(history), len(twin), twin[100], twin.since(100)) == (100, 101, 100, [100])
    assert history.json(form) == write(list(range(100)))
    assert twin.json(form) == write(list(range(101)))
    assert asked == []
    assert twin[99] == 99
    assert history == list(range(100))
    assert len(asked) == 1, "both read the same stretch"


def test_cutting_and_reading_the_end_leave_the_past_shared() -> None:
    history = History(range(1_000)).fork()
    for number in range(1_000, 1_010):
        history.append(number)
        history = history.fork()
    first = history._chunks[0]
    assert history.since(1_005) == list(range(1_005, 1_010))
    history.cut(1_003)
    assert history == list(range(1_003))
    assert history._chunks[0] is first
