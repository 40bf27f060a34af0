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
        source = self._unparsed.get(key)
        if source is not None:
            self._parse(key, source)
        return self.fluent.get_message(key) if self.fluent.has_message(key) else None

    def _parse(self, key: str, source: str) -> None:
        """Parse an entry and all it may refer to. Another thread may do the same meanwhile: entries are taken out last."""
        found = {key: source}
        to_read = [source]
        while to_read:
            for name in NAME.findall(to_read.pop()):
                other = self._unparsed.get(name)
                if other is not None and name not in found:
                    found[name] = other
                    to_read.append(other)
        self.fluent.add_resource(FluentResource("\n".join(found.values())))
        for name in found:
            self._unparsed.pop(name, None)
