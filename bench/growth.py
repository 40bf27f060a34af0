"""Measures what a match's past costs: clones, files and memory by number of decisions, kept scenes, and old moments.

A match is drawn out: where a player may pass, half the time it does. Of several random ones the longest is measured.
"""

import gc
import tracemalloc
from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter, process_time
from typing import Any

import magehall
from magehall.kernel.game import find_game
from magehall.table.lobby.repository import Seating
from magehall.table.lobby.setup import start_match
from magehall.table.models import Chair, TableRow, now
from magehall.table.records.replays import MatchReplay
from magehall.table.records.repository import StoredEntry
from magehall.table.rooms.journal.entry import MOVE, JournalEntry
from magehall.table.rooms.journal.timeline import Timeline, full_timeline
from magehall.table.rooms.pacing.clock import Clock as GameClock
from magehall.table.rooms.pacing.clock import ClockRules
from magehall.table.rooms.visitors.spectator_delay import MOST, SpectatorDelay
from measure import Clock, Subject, over

POINTS = (100, 250, 500, 1000, 2000, 4000)
"""After so many decisions it is measured, as far as the match goes."""

ONE_OF = 20
"""The longest of so many random matches is measured, or the first that reaches the last point."""

PASSING = 0.5
MOMENTS = 40
SHARE = 0.1
"""Each point gets this share of the time of a figure: there are many."""


class LongMatch:
    """A random match that can be played again from its seating."""

    def __init__(self, game_id: str, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        lengths: dict[int, int] = {}
        for seed in range(ONE_OF):
            self.seed, self.seating = seed, self._seating(game_id, options, seed)
            lengths[seed] = sum(1 for _ in self.play())
            if lengths[seed] == POINTS[-1]:
                break
        self.seed = max(lengths, key=lambda seed: lengths[seed])
        self.length = lengths[self.seed]
        self.seating = self._seating(game_id, options, self.seed)
        self.points = [point for point in POINTS if point < self.length or point == POINTS[-1] == self.length]

    def _seating(self, game_id: str, options: dict[str, Any], seed: int) -> Seating:
        table = TableRow(
            id="bench",
            game=game_id,
            rules=find_game(game_id).version,
            options=options,
            seats=self.seats,
            secret=f"growth {seed}",
            position=None,
            imported=False,
        )
        chairs = [Chair(table_id="bench", seat=seat, contribution="") for seat in range(self.seats)]
        return Seating(table, chairs, {})

    def start(self) -> Any:
        """The match at its first decision."""
        return start_match(self.seating.table, self.seating.chairs)

    def play(self) -> Iterator[Any]:
        """The match after each decision."""
        match, luck = self.start(), Random(self.seed).random
        for _ in range(POINTS[-1]):
            if not match.pending:
                return
            seat, option = _choice(match, luck)
            match.apply(seat, option)
            yield match


def _choice(match: Any, luck: Callable[[], float]) -> tuple[int, str]:
    seat, decision = next(iter(match.pending.items()))
    options = decision.options
    passes = [option for option in options if option.verb == "pass"]
    if passes and luck() < PASSING:
        options = passes
    return seat, options[int(luck() * len(options))].id


def growth(game_id: str, seats: int, options: dict[str, Any], version: str) -> Subject:
    """The subject of one game."""
    long = LongMatch(game_id, seats, options)

    def measured(clock: Clock) -> dict[str, float]:
        brief = Clock(clock.seconds * SHARE, clock.by_processor)
        figures = _curves(long, brief) | _memory(long)
        figures["clone_growth"] = (
            figures[f"clone_us@{long.points[-1]}"] / figures[f"clone_us@{long.points[0]}"]
        )
        figures["decisions_made"] = long.length
        figures["scenes_mb"] = _scenes(long)
        figures |= _moments(long, process_time if clock.by_processor else perf_counter)
        clock.share = min(clock.share, brief.share)
        return figures

    return Subject(f"Magehall {game_id} growing", version, growth=measured)


def _curves(long: LongMatch, clock: Clock) -> dict[str, float]:
    """Microseconds of a clone, a save and a load; bytes of the file; how many things there are."""
    figures: dict[str, float] = {}
    for number, match in enumerate(long.play(), 1):
        if number in long.points:
            data = match.save()
            acts: dict[str, Callable[[], object]] = {
                "clone_us": match.clone,
                # What the last save encoded is not encoded again, as with the snapshots of a table.
                "save_us": match.save,
                "load_us": lambda data=data: magehall.load_match(data).pending,
            }
            for name, act in acts.items():
                work = over([None] * 10, lambda _, act=act: act())
                figures[f"{name}@{number}"] = 1_000_000 / clock.rate(work)
            figures[f"file_kb@{number}"] = len(data) / 1000
            figures[f"things@{number}"] = len(match.state.things)
    return figures


def _memory(long: LongMatch) -> dict[str, float]:
    """Kilobytes that a match holds."""
    figures = {}
    gc.collect()
    tracemalloc.start()
    try:
        for number, _ in enumerate(long.play(), 1):
            if number in long.points:
                gc.collect()
                figures[f"memory_kb@{number}"] = tracemalloc.get_traced_memory()[0] / 1000
    finally:
        tracemalloc.stop()
    return figures


def _scenes(long: LongMatch) -> float:
    """Megabytes that the last scenes of the match take in the buffer of a spectators' delay."""
    luck = Random(long.seed).random
    timeline = full_timeline(long.start(), [])
    delay, clock = SpectatorDelay(3600, lambda: 0.0), GameClock(ClockRules(), {})
    for number in range(long.length):
        if number == long.length - MOST:
            gc.collect()
            tracemalloc.start()
        timeline = _moved(timeline, *_choice(timeline.match, luck))
        if number >= long.length - MOST:
            delay.add(timeline, clock)
    if not tracemalloc.is_tracing():
        return 0.0
    gc.collect()
    held = tracemalloc.get_traced_memory()[0]
    del delay
    gc.collect()
    freed = held - tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return freed / 1_000_000


def _moved(timeline: Timeline, seat: int, option: str) -> Timeline:
    return timeline.fork().after(JournalEntry(MOVE, seat, option))


def _moments(long: LongMatch, tick: Callable[[], float]) -> dict[str, float]:
    """Milliseconds to open a replay, and to show any of its moments then: the mean and the longest."""
    for match in long.play():
        moves = match.moves
    written = now()
    entries = [StoredEntry(place, MOVE, *move, None, written) for place, move in enumerate(moves, 1)]
    began = tick()
    replay = MatchReplay(long.seating, None)
    replay.extend(entries)
    opened = tick() - began
    luck, waits = Random(1), []
    for _ in range(MOMENTS):
        place = luck.randrange(len(replay.steps))
        began = tick()
        replay.page(place, 1, "en", {}, whole=False)
        waits.append(tick() - began)
    return {
        "replay_open_ms": opened * 1000,
        "moment_ms": sum(waits) / len(waits) * 1000,
        "moment_longest_ms": max(waits) * 1000,
    }
