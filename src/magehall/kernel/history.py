"""Append-only list with cheap copies: what both copies have in common is shared."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Generic, TypeVar, overload

T = TypeVar("T")


Parts = tuple[bytes, ...]
"""The JSON of some items: a part for each column in which they are written, without what stands around it."""


class Form(Generic[T]):
    """Encoding of items as JSON, in one column or several. ``links`` join what is written of some to that of the next;
    ``read`` makes the items again."""

    __slots__ = ("links", "read", "write")

    def __init__(
        self, write: Callable[[list[T]], Parts], read: Callable[[Parts], list[T]], links: Parts
    ) -> None:
        self.write = write
        self.read = read
        self.links = links

    def linked(self, pieces: list[Parts]) -> Parts:
        """The JSON of all items, from that of some and of those after them."""
        return tuple([link.join([piece[place] for piece in pieces]) for place, link in enumerate(self.links)])


class Chunk(Generic[T]):
    """A stretch of a history that is never written again. So its JSON is made once; or its items are, from the JSON of a
    file, and only if somebody asks for them."""

    __slots__ = ("_items", "_written", "length")

    def __init__(
        self, items: list[T] | None, length: int, written: tuple[int, Parts, Form[T] | None] = (0, (), None)
    ) -> None:
        self._items = items
        self._written = written
        """How many of the first items were written, their JSON and its form: one value, because threads share chunks."""
        self.length = length

    @property
    def items(self) -> list[T]:
        """The items, in their order."""
        if self._items is None:
            _, parts, form = self._written
            self._items = [] if form is None else form.read(parts)
        return self._items

    def joined(self, later: Chunk[T]) -> Chunk[T]:
        """Both stretches as one. It has what is known of their JSON."""
        written, (also_known, more, _) = self._written, later._written
        known, parts, form = written
        if form is not None and known == self.length and also_known:
            written = known + also_known, form.linked([parts, more]), form
        return Chunk(self.items + later.items, self.length + later.length, written)

    def json(self, form: Form[T]) -> Parts:
        """The items as JSON."""
        known, parts, _ = self._written
        if known < self.length:
            more = form.write(self.items[known:])
            parts = form.linked([parts, more]) if known else more
            self._written = self.length, parts, form
        return parts


class History(Generic[T]):
    """Persistent list. ``fork`` takes logarithmic time; neither copy sees what the other appends.

    Chunks are never empty. Each is longer than the one after it, so there are few.
    """

    __slots__ = ("_chunks", "_own", "_past")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._chunks: tuple[Chunk[T], ...] = ()
        self._own: list[T] = list(items)
        self._past = 0

    @classmethod
    def read(cls, form: Form[T], length: int, parts: Parts) -> History[T]:
        """So many items of which a file has the JSON. Nothing is made of them before somebody asks for one."""
        found = cls()
        if length:
            found._chunks, found._past = (Chunk(None, length, (length, parts, form)),), length
        return found

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

    def json(self, form: Form[T]) -> Parts:
        """All items as JSON. What was written once, by this copy or another, is not written again."""
        if self._own:
            self._seal()
        return form.linked([chunk.json(form) for chunk in self._chunks])

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
        chunks = [*self._chunks, Chunk(self._own, len(self._own))]
        while len(chunks) > 1 and chunks[-1].length >= chunks[-2].length:
            last = chunks.pop()
            chunks[-1] = chunks[-1].joined(last)
        self._past += len(self._own)
        self._chunks, self._own = tuple(chunks), []

    def _before(self, place: int) -> tuple[tuple[Chunk[T], ...], int]:
        """The chunks that end at ``place`` or before, and how many items they hold."""
        count, past = len(self._chunks), self._past
        while past > place:
            count -= 1
            past -= self._chunks[count].length
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
                if wanted < chunk.length:
                    return chunk.items[wanted]
                wanted -= chunk.length
        raise IndexError(place)
