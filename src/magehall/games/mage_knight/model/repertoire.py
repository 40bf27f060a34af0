"""Repertoires: the deeds a player may do, gathered from the chapters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.state import Quest
from magehall.kernel.decision import Deed, Option, Verdict
from magehall.kernel.flow import Flow


class DeedRule(NamedTuple):
    """The one verdict on a kind of deed, and how it is done."""

    why_not: Callable[[Choice, Any], Verdict]
    do: Callable[[Flow[Quest], int, Any], None]


class Repertoire(NamedTuple):
    """Deeds of a chapter: candidate options and the rules for them. The options are in the order in which they are
    listed.

    ``lookalikes`` are deeds that look possible and never are a candidate; they are judged only when somebody asks."""

    candidates: Callable[[Choice], Iterable[Option]]
    rules: Mapping[type[Deed], DeedRule]
    lookalikes: Callable[[Choice], Iterable[Deed]] | None = None


class Combined:
    """Several repertoires as one: what a question asks for."""

    __slots__ = ("_before", "_candidates", "_parts", "_rules", "_verdicts")

    def __init__(self, *parts: Repertoire, before: Callable[[Flow[Quest], int], None] | None = None) -> None:
        self._parts = parts
        self._candidates = tuple([part.candidates for part in parts])
        self._before = before
        self._rules: dict[type[Deed], DeedRule] = {}
        for part in parts:
            self._rules |= part.rules
        self._verdicts = {kind: rule.why_not for kind, rule in self._rules.items()}

    def candidates(self, choice: Choice) -> list[Option]:
        """All options there may be."""
        found: list[Option] = []
        for candidates in self._candidates:
            found += candidates(choice)
        return found

    def lookalikes(self, choice: Choice) -> Iterator[Deed]:
        """All deeds that look possible."""
        for part in self._parts:
            if part.lookalikes is not None:
                yield from part.lookalikes(choice)

    def knows(self, deed: Deed) -> bool:
        """Whether there is a verdict on such a deed."""
        return type(deed) in self._verdicts

    def why_not(self, choice: Choice, deed: Deed) -> Verdict:
        """The verdict on a deed. It is also None for one that is no answer to this question at all."""
        verdict = self._verdicts.get(type(deed))
        return None if verdict is None else verdict(choice, deed)

    def do(self, flow: Flow[Quest], seat: int, deed: Deed) -> None:
        """Carry out the deed that was chosen, after what comes before every deed."""
        if self._before is not None:
            self._before(flow, seat)
        self._rules[type(deed)].do(flow, seat, deed)
