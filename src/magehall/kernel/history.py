"""Append-only list with cheap copies: what both copies have in common is shared."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Chunk(Generic[T]):
    """A stretch of a history that is never written again. So its JSON is made once."""

    __slots__ = ("_encoded", "items")

    def __init__(self, items: list[T], encoded: tuple[int, bytes] = (0, b"")) -> None:
        self.items = items
        self._encoded = encoded
        """How many of the first items were encoded, and their JSON: one value, because threads share chunks."""

    def joined(self, later: Chunk[T]) -> Chunk[T]:
        """Both stretches as one. It has what is known of their JSON."""
        (known, json), (also_known, more) = self._encoded, later._encoded
        if known == len(self.items) and also_known:
            known, json = known + also_known, b"%b,%b" % (json, more)
        return Chunk(self.items + later.items, (known, json))

    def json(self, encode: Callable[[list[T]], bytes]) -> bytes:
        """The items as JSON, without the brackets."""
        known, json = self._encoded
        if known < len(self.items):
            more = encode(self.items[known:])[1:-1]
            json = b"%b,%b" % (json, more) if known else more
            self._encoded = len(self.items), json
        return json


class History(Generic[T]):
    """Persistent list. ``fork`` takes logarithmic time; neither copy sees what the other appends.

    Chunks are never empty. Each is longer than the one after it, so there are few.
    """

    __slots__ = ("_chunks", "_own", "_past")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._chunks: tuple[Chunk[T], ...] = ()
        self._own: list[T] = list(items)
        self._past = 0

    def append(self, item: T) -> None:
        """Add an item at the end."""
        self._own.append(item)

    def fork(self) -> History[T]:
        """A copy that goes on by itself."""
        if self._own:
            self._seal()
        twin: History[T] = History()
        twin._chunks, twin._past = self._chunks, self._past
        return twin

    def json(self, encode: Callable[[list[T]], bytes]) -> bytes:
        """All items as a JSON array. What was written once, by this copy or another, is not encoded again."""
        if self._own:
            self._seal()
        return b"[%b]" % b",".join([chunk.json(encode) for chunk in self._chunks])

    def since(self, start: int) -> list[T]:
        """The items from ``start`` on."""
        if start >= self._past:
            return self._own[start - self._past :]
        chunks, past = self._before(start)
        later = self._chunks[len(chunks) :]
        return self._together(later)[start - past :]

    def cut(self, length: int) -> None:
        """Drop all but the first ``length`` items."""
        if length >= self._past:
            del self._own[length - self._past :]
            return
        chunks, past = self._before(length)
        self._own = self._chunks[len(chunks)].items[: length - past]
        self._chunks, self._past = chunks, past

    def _seal(self) -> None:
        """Make a chunk of what was appended since the last one. A chunk joins one that is not longer."""
        chunks = [*self._chunks, Chunk(self._own)]
        while len(chunks) > 1 and len(chunks[-1].items) >= len(chunks[-2].items):
            last = chunks.pop()
            chunks[-1] = chunks[-1].joined(last)
        self._past += len(self._own)
        self._chunks, self._own = tuple(chunks), []

    def _before(self, place: int) -> tuple[tuple[Chunk[T], ...], int]:
        """The chunks that end at ``place`` or before, and how many items they hold."""
        count, past = len(self._chunks), self._past
        while past > place:
            count -= 1
            past -= len(self._chunks[count].items)
        return self._chunks[:count], past

    def _together(self, chunks: Iterable[Chunk[T]]) -> list[T]:
        """The items of ``chunks``, and those after all chunks."""
        return list(chain(chain.from_iterable([chunk.items for chunk in chunks]), self._own))

    def __len__(self) -> int:
        return self._past + len(self._own)

    def __contains__(self, item: object) -> bool:
        return item in self._own or any(item in chunk.items for chunk in self._chunks)

    def __iter__(self) -> Iterator[T]:
        return iter(self._together(self._chunks))

    def __eq__(self, other: object) -> bool:
        if isinstance(other, History) and self._chunks is other._chunks:
            return self._own == other._own  # most are compared with what was once a copy
        return isinstance(other, History | list) and list(self) == list(other)

    def __repr__(self) -> str:
        return f"History({list(self)!r})"

    @overload
    def __getitem__(self, place: int) -> T: ...

    @overload
    def __getitem__(self, place: slice) -> list[T]: ...

    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            if place.stop is None and place.step is None and (place.start or 0) >= 0:
                return self.since(place.start or 0)
            return list(self)[place]
        wanted = place + len(self) if place < 0 else place
        if self._past <= wanted < len(self):
            return self._own[wanted - self._past]
        if 0 <= wanted < self._past:
            for chunk in self._chunks:
                if wanted < len(chunk.items):
                    return chunk.items[wanted]
                wanted -= len(chunk.items)
        raise IndexError(place)
