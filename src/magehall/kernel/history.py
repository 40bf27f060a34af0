"""Append-only list with cheap copies: what both copies have in common is shared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class History(Generic[T]):
    """Persistent list. ``fork`` takes logarithmic time; neither copy sees what the other appends.

    Chunks before the last are never written again. Each is longer than the one after it, so there are few.
    """

    __slots__ = ("_chunks", "_own", "_past")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._chunks: tuple[list[T], ...] = ()
        self._own: list[T] = list(items)
        self._past = 0

    def append(self, item: T) -> None:
        """Add an item at the end."""
        self._own.append(item)

    def fork(self) -> History[T]:
        """A copy that goes on by itself."""
        if self._own:
            chunks = [*self._chunks, self._own]
            while len(chunks) > 1 and len(chunks[-1]) >= len(chunks[-2]):
                last = chunks.pop()
                chunks[-1] = chunks[-1] + last
            self._past += len(self._own)
            self._chunks, self._own = tuple(chunks), []
        twin: History[T] = History()
        twin._chunks, twin._past = self._chunks, self._past
        return twin

    def since(self, start: int) -> list[T]:
        """The items from ``start`` on."""
        if start >= self._past:
            return self._own[start - self._past :]
        return list(self)[start:]

    def cut(self, length: int) -> None:
        """Drop all but the first ``length`` items."""
        if length >= self._past:
            del self._own[length - self._past :]
        else:
            self._chunks, self._own, self._past = (), list(self)[:length], 0

    def __len__(self) -> int:
        return self._past + len(self._own)

    def __contains__(self, item: object) -> bool:
        return item in self._own or any(item in chunk for chunk in self._chunks)

    def __iter__(self) -> Iterator[T]:
        for chunk in self._chunks:
            yield from chunk
        yield from self._own

    def __eq__(self, other: object) -> bool:
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
                if wanted < len(chunk):
                    return chunk[wanted]
                wanted -= len(chunk)
        raise IndexError(place)
