"""Recorder of test fixtures: what a seat sees at moments of real matches.

A board is drawn and tested with such moments. A game names those it wants, the kind of match in which each comes about,
and how players behave until it does. What one moment becomes depends on no other.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from magehall.kernel.decision import Option
from magehall.kernel.matches.match import Match
from magehall.kernel.records import to_builtins

View = dict[str, Any]
Kind = TypeVar("Kind")
"""What a game tells matches apart by, such as their seats and scenario."""

SPECTATOR = "spectator"
"""The moment that is none of a seat's."""


class Sight(NamedTuple):
    """What a seat (None: a spectator) sees at one moment of a match."""

    match: Match[Any]
    seat: int | None
    view: View
    before: View | None
    """The table as it was one move earlier."""
    happened: list[View]
    """The events of that move."""


def key(view: View) -> str:
    """What the seat is asked."""
    return str((view.get("decision") or {}).get("key", ""))


def ids(view: View) -> list[str]:
    """The ids of what is offered."""
    return [option["id"] for option in (view.get("decision") or {}).get("options", ())]


def verbs(view: View) -> set[str]:
    """The verbs of what is offered."""
    return {one.split(":")[0] for one in ids(view)}


def played(
    match: Match[Any], seed: int, weigh: Callable[[Match[Any], int, Option], float], most: int
) -> Iterator[Match[Any]]:
    """A match at every moment, played by weighted chance.

    What an option weighs for a seat, ``weigh`` says; it ends after ``most`` moves at the latest."""
    chance = random.Random(seed)
    yield match
    for _ in range(most):
        if match.result is not None:
            return
        seat, decision = next(iter(match.pending.items()))
        weights = [weigh(match, seat, option) for option in decision.options]
        match.apply(seat, chance.choices(decision.options, weights)[0])
        yield match


def sights(moments: Iterator[Match[Any]]) -> Iterator[Sight]:
    """What all seats and a spectator see of a match, moment by moment."""
    before: dict[int | None, View] = {}
    told = 0
    for match in moments:
        events = match.events[told:]
        told += len(events)
        for seat in (*range(match.setup.seats), None):
            view = match.view(seat)
            yield Sight(
                match, seat, view, before.get(seat), [to_builtins(event.shown(seat)) for event in events]
            )
            before[seat] = view["table"]


def write(folder: Path, name: str, view: View, **more: Any) -> None:
    """Keep a moment, with more of it than the view where that matters."""
    moment = {"moment": name, "previous": None, "view": view} | more
    text = json.dumps(moment, ensure_ascii=False, separators=(",", ":"))
    (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def record(
    folder: Path,
    moments: Mapping[str, tuple[Kind, Callable[[View], bool]]],
    matches: Callable[[Kind, int], Iterator[Match[Any]]],
    *,
    seeds: int,
    only: Collection[str] = (),
    more: Callable[[str, Sight], View] = lambda _name, _sight: {},
) -> None:
    """Play matches until every moment, or those named, has come, and write it.

    A moment has come when it ``happens`` in what somebody sees, to which ``happened`` is added."""
    missing = {name: moment for name, moment in moments.items() if not only or name in only}
    for seed in range(seeds):
        for kind in dict.fromkeys(kind for kind, _ in missing.values()):
            here = {name: happens for name, (of, happens) in missing.items() if of == kind}
            for sight in sights(matches(kind, seed)):
                seen = sight.view | {"happened": sight.happened}
                for name, happens in list(here.items()):
                    if (sight.seat is None) == (name == SPECTATOR) and happens(seen):
                        write(folder, name, sight.view, **more(name, sight))
                        del here[name], missing[name]
                if not here:
                    break
    if missing:
        raise SystemExit(f"never happened: {sorted(missing)}")
