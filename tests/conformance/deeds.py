"""Ids that look like deeds of a moment: verbs crossed with all that a seat can name, and what was offered before."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

from magehall import Match

NOUN = re.compile(r"[a-z0-9][a-z0-9_.-]*")


class Deeds:
    """What was offered so far, in this match or another, to whichever seat: its verbs, its nouns and whole ids."""

    def __init__(self) -> None:
        self.verbs: set[str] = set()
        self.nouns: set[str] = set()
        self.ids: set[str] = set()

    def learn(self, match: Match[Any]) -> None:
        """Take note of what is offered now."""
        for decision in match.pending.values():
            for option in decision.options:
                self.verbs.add(option.verb)
                self.nouns |= {option.subject, option.target}
                self.ids.add(option.id)

    def unlisted(self, match: Match[Any], seat: int, luck: Random, count: int) -> list[str]:
        """At most so many ids that look like deeds and are not offered to ``seat`` now: half of them were offered
        before, or to others, and half are made up."""
        offered = {option.id for option in match.pending[seat].options}
        stale = sorted(self.ids - offered)
        found = luck.sample(stale, min(count // 2, len(stale)))
        verbs = sorted(self.verbs)
        nouns = sorted({*self.nouns, *named(match.view(seat)["table"])} - {""})
        for _ in range(count - len(found)):
            parts = [luck.choice(verbs), luck.choice(nouns), luck.choice(nouns)]
            found.append(":".join(parts[: luck.choice((1, 2, 3, 3))]))
        return sorted(set(found) - offered)


def named(part: Any) -> Iterator[str]:
    """Every word in a view that could be a subject or a target."""
    if isinstance(part, dict):
        for value in part.values():
            yield from named(value)
    elif isinstance(part, list):
        for value in part:
            yield from named(value)
    elif isinstance(part, str) and NOUN.fullmatch(part):
        yield part
