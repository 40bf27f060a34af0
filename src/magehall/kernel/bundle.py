"""Bundle of Fluent messages, each parsed when it is first asked for.

A game has thousands of messages, and a process that starts shows a few dozen: to parse them all would take it seconds.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""How an entry begins, and nothing else: whatever continues one is indented, or begins with a bracket or a brace."""

NAME = re.compile(r"-?[A-Za-z][\w-]*", re.ASCII)


class Bundle:
    """The messages of one language, from Fluent sources."""

    def __init__(self, locale: str, sources: Iterable[str]) -> None:
        # Isolation marks would put invisible characters into the terminal and into option texts.
        self.fluent = FluentBundle([locale], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for source in sources:
            starts = list(ENTRY.finditer(source))
            ends = [start.start() for start in starts[1:]] + [len(source)]
            for start, end in zip(starts, ends, strict=True):
                self._unparsed.setdefault(start[1], source[start.start() : end])

    def find(self, key: str) -> Message | None:
        """The message ``key``, if there is one that can be read."""
        if key in self._unparsed:
            self._parse(key)
        return self.fluent.get_message(key) if self.fluent.has_message(key) else None

    def _parse(self, key: str) -> None:
        """Parse an entry and all it may refer to. Entries are taken out last: another thread may ask meanwhile."""
        found = {key: self._unparsed[key]}
        to_read = [key]
        while to_read:
            for name in NAME.findall(found[to_read.pop()]):
                if name in self._unparsed and name not in found:
                    found[name] = self._unparsed[name]
                    to_read.append(name)
        self.fluent.add_resource(FluentResource("\n".join(found.values())))
        for name in found:
            self._unparsed.pop(name, None)
