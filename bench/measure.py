"""What every measurement shares, ours and the peers': whole random games against the clock, then copies and saves.

Only the standard library is used here, because two environments import this file: the project's and the bench's own.
"""

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from time import perf_counter, process_time
from typing import Any, NamedTuple

SAMPLED_STATES = 24  # a multiple of 2, 3, 4 and 6, so that every usual number of seats is sampled equally


class Played(NamedTuple):
    """A random game, played to its end or to the limit it was given."""

    state: Any
    decisions: int
    options: int


Play = Callable[[int, int], Played]  # (seed, at most this many decisions)


@dataclass(frozen=True)
class Subject:
    """One engine and game; what it cannot do, or has no need of, is None."""

    label: str
    version: str
    play: Play | None = None
    play_viewing: Play | None = None
    clone: Callable[[Any], object] | None = None
    clone_bare: Callable[[Any], object] | None = None  # a copy that leaves the history of the game behind
    save: Callable[[Any], str | bytes] | None = None
    load: Callable[[Any], object] | None = None
    search: Callable[[Any], int] | None = None  # returns how many simulations it made
    waits: Mapping[str, Callable[[], object]] = field(
        default_factory=dict
    )  # what somebody waits for, by its figure
    sizes: Mapping[str, Callable[[], float]] = field(
        default_factory=dict
    )  # what does not depend on the clock
    growth: Callable[["Clock"], dict[str, float]] | None = None  # figures by number of decisions
    rotation: int = 1  # games in a round: one for each number of seats
    usual_length: int = sys.maxsize  # decisions after which no state is sampled


class Rounds:
    """Plays whole random games, a round a call, and keeps the totals."""

    def __init__(self, play: Play, rotation: int, seed: int) -> None:
        self.play, self.rotation, self.seeds = play, rotation, count(seed)
        self.games = self.decisions = self.options = 0

    def __call__(self) -> int:
        before = self.decisions
        for _ in range(self.rotation):
            played = self.play(next(self.seeds), sys.maxsize)
            self.games += 1
            self.decisions += played.decisions
            self.options += played.options
        return self.decisions - before


class Clock:
    """Measures rates, and the smallest share of the core that a measurement got."""

    def __init__(self, seconds: float, by_processor: bool = False) -> None:
        self.seconds = seconds
        self.by_processor = by_processor
        self.share = 1.0

    def rate(self, work: Callable[[], int], warm: bool = False) -> float:
        """Units of work a second; `work` returns how many it did. A quarter of the time goes to warming up, unless it
        is warm."""
        if not warm:
            self._spend(work, self.seconds / 4)
        done, wall, cpu = self._spend(work, self.seconds)
        self.share = min(self.share, cpu / wall)
        return done / (cpu if self.by_processor else wall)

    @staticmethod
    def _spend(work: Callable[[], int], seconds: float) -> tuple[int, float, float]:
        done, cpu, began = 0, process_time(), perf_counter()
        while perf_counter() - began < seconds:
            done += work()
        return done, perf_counter() - began, process_time() - cpu


def sample_states(play: Play, seed: int, usual_length: int) -> list[Any]:
    """States spread evenly over the length of random games, one from each: played to its end, then part of the way."""
    states = []
    for i in range(SAMPLED_STATES):
        length = play(seed + i, usual_length).decisions
        states.append(play(seed + i, int(length * (i + 0.5) / SAMPLED_STATES)).state)
    return states


def over(states: Sequence[Any], act: Callable[[Any], object]) -> Callable[[], int]:
    """One pass of `act` over the states, as work for the clock."""

    def work() -> int:
        for state in states:
            act(state)
        return len(states)

    return work


def _once(act: Callable[[], object]) -> Callable[[], int]:
    """One act, as work for the clock."""

    def work() -> int:
        act()
        return 1

    return work


def saving_over(
    states: Sequence[Any], save: Callable[[Any], str | bytes], load: Callable[[Any], object]
) -> Callable[[], int]:
    """One pass of save and load over the states, as work for the clock."""

    def work() -> int:
        for state in states:
            load(save(state))
        return len(states)

    return work


def searching_over(states: Sequence[Any], search: Callable[[Any], int]) -> Callable[[], int]:
    """One search in each of the states, as work for the clock. It is warm.

    Simulations of one state take ten times as long as those of another, so builds are compared by all of them."""
    states = [state for state in states if search(state)]  # where there is but one idea, nothing is simulated
    return lambda: sum(map(search, states))


def measure(subject: Subject, seconds: float, seed: int, by_processor: bool = False) -> dict[str, Any]:
    """All figures of one subject; those it has no use for are absent."""
    clock = Clock(seconds, by_processor)
    figures: dict[str, float] = {}
    for name, play in (("decisions_viewed", subject.play_viewing), ("decisions", subject.play)):
        if play:
            rounds = Rounds(play, subject.rotation, seed)
            figures[name] = clock.rate(rounds)
            figures["decisions_per_game"] = rounds.decisions / rounds.games
            figures["options_per_decision"] = rounds.options / rounds.decisions
    if subject.play and (subject.clone or subject.save):
        states = sample_states(subject.play, seed, subject.usual_length)
        if subject.clone:
            figures["clones"] = clock.rate(over(states, subject.clone))
        if subject.clone_bare:
            figures["clones_bare"] = clock.rate(over(states, subject.clone_bare))
        if subject.save and subject.load:
            figures["round_trips"] = clock.rate(saving_over(states, subject.save, subject.load))
            figures["bytes"] = sum(len(subject.save(state)) for state in states) / len(states)
        if subject.search:
            figures["simulations"] = clock.rate(searching_over(states, subject.search), warm=True)
    for name, act in subject.waits.items():
        figures[name] = 1000 / clock.rate(_once(act))  # milliseconds
    figures |= {name: size() for name, size in subject.sizes.items()}
    if subject.growth:
        figures |= subject.growth(clock)
    return {"label": subject.label, "version": subject.version, "core_share": clock.share, "figures": figures}


def main(subjects: Mapping[str, Callable[[], Subject]], argv: Sequence[str] | None = None) -> None:
    """The command line of peers.py and of ours.py: measure the named subjects, or all, and print one line of JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", metavar="name", help="what to measure; everything unless told")
    parser.add_argument("--list", action="store_true", help="only print the names")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure (default: 2)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processor", action="store_true", help="count processor time, not the clock's")
    args = parser.parse_args(argv)
    unknown = [name for name in args.names if name not in subjects]
    if unknown:
        parser.error(f"unknown: {', '.join(unknown)}; there are: {', '.join(subjects)}")
    if args.list:
        print(json.dumps(list(subjects)))
    else:
        names = args.names or list(subjects)
        figures = {name: measure(subjects[name](), args.seconds, args.seed, args.processor) for name in names}
        print(json.dumps(figures))
