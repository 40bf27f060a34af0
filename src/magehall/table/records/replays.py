"""Replays of matches by viewer, with an LRU cache. They are made from the journal, through the kernel.

Answers that several seats give to one question are one step: who was quick to answer and who thought for long is
nobody's business, and a question half answered shows nothing.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from datetime import datetime
from threading import Lock
from typing import Any

import msgspec
from msgspec import Raw, Struct

from magehall.bots.bot import Choice
from magehall.kernel.event import LogEntry
from magehall.kernel.showing.listing import numbered_view
from magehall.table.lobby.repository import Seating
from magehall.table.records.messages import ReplayStep, StepKind
from magehall.table.records.moments import Moments
from magehall.table.records.repository import StoredEntry
from magehall.table.rooms.journal.entry import BROKEN, END, MOVE, UNDO, JournalEntry
from magehall.table.rooms.journal.explanations import choice_of
from magehall.table.rooms.room.reasons import told as tell_reasons
from magehall.table.wire.server_messages import Ending, ReasonsMessage

START = "start"
MOST_ENTRIES = 10_000
CACHE_BYTES = 64_000_000
LANGUAGES_KEPT = 4
VIEW_BYTES = 4_000_000
"""So many bytes of views a replay keeps."""


class BotReasoning(Struct, frozen=True):
    """A bot's reasoning for the move that led to a version."""

    version: int
    seat: int | None
    choice: Choice


class Step(Struct, frozen=True):
    """One step of a replay. It has what led to it, what was seen happening, what bots thought of it, and the moment that
    it shows."""

    version: int
    kind: str
    seat: int | None
    option: str | None
    at: datetime | None
    end: dict[str, Any] | None
    events: tuple[LogEntry, ...]
    reasonings: tuple[BotReasoning, ...]
    moment: int
    """How many entries came before."""


class RenderedSteps(Struct, frozen=True):
    """Cache of what bots thought, by step, rendered in one language."""

    reasons: dict[int, list[ReasonsMessage]]


class MatchReplay:
    """Replay of a match as ``seat`` saw it (None: a spectator). Grows as entries come.

    Its views are built when somebody looks at them, and the last ones kept."""

    def __init__(self, seating: Seating, seat: int | None) -> None:
        self.seat = seat
        self._timed = not seating.table.imported
        self._moments = Moments(seating)
        self._answer: str | None = None
        self._lock = Lock()
        self._reasonings: list[BotReasoning] = []
        self._stands = 0
        self._told: OrderedDict[tuple[str, tuple[tuple[int, str], ...]], RenderedSteps] = OrderedDict()
        self._views: OrderedDict[int, Raw] = OrderedDict()
        self._views_size = 0
        self._steps_size = 0
        self.steps: list[Step] = []
        self._add(0, START, None, None, None, tuple(self._moments.match.events))

    @property
    def version(self) -> int:
        """The last entry in this replay."""
        return self._moments.version

    @property
    def size(self) -> int:
        """About how many bytes it takes."""
        return self._moments.size + self._steps_size + self._views_size

    def extend(self, entries: Iterable[StoredEntry]) -> None:
        """Append the entries that come next. Those that are in here already are passed over."""
        with self._lock:
            for entry in entries:
                if entry.number > self.version:
                    self._take(entry)

    def _take(self, entry: StoredEntry) -> None:
        amid = bool(self._moments.match.state.answers)
        happened = self._moments.take(entry)
        if entry.kind == MOVE and entry.seat == self.seat:
            self._answer = entry.option
        choice = choice_of(JournalEntry(entry.kind, entry.seat, entry.option, entry.data))
        if choice is not None:
            self._reasonings.append(BotReasoning(entry.number, entry.seat, choice))
        if entry.kind == UNDO:
            self._answer = None
            self._reasonings.clear()
        half_answered = bool(self._moments.match.state.answers)
        # An answer taken back before the others had given theirs was never seen.
        unseen = amid and entry.kind == UNDO and len(self._moments.match.moves) >= self._stands
        if entry.kind == BROKEN or (entry.kind != END and (half_answered or unseen)):
            return
        end = entry.data if entry.kind == END else None
        seat = None if amid and entry.kind == MOVE else entry.seat
        self._add(entry.number, entry.kind, seat, entry.at if self._timed else None, end, tuple(happened))

    def _add(
        self,
        version: int,
        kind: str,
        seat: int | None,
        at: datetime | None,
        end: dict[str, Any] | None,
        events: tuple[LogEntry, ...],
    ) -> None:
        reasonings, moment = tuple(self._reasonings), len(self._moments)
        self.steps.append(Step(version, kind, seat, self._answer, at, end, events, reasonings, moment))
        self._steps_size += 200 * (1 + len(events)) + 2000 * len(reasonings)
        self._answer = None
        self._reasonings.clear()
        self._stands = len(self._moments.match.moves)

    def page(
        self, start: int, limit: int, locale: str, names: Mapping[int, str], *, whole: bool
    ) -> list[ReplayStep]:
        """A page of steps as JSON data, with what bots thought in ``locale``. That is told only when the match is
        over (``whole``): it names what they hold."""
        with self._lock:
            key = (locale, tuple(sorted(names.items())))
            told = self._told.setdefault(key, RenderedSteps({}))
            self._told.move_to_end(key)
            if len(self._told) > LANGUAGES_KEPT:
                self._told.popitem(last=False)
            return [
                self._shown(number, told, locale, names, whole)
                for number in range(start, min(start + limit, len(self.steps)))
            ]

    def _shown(
        self, number: int, told: RenderedSteps, locale: str, names: Mapping[int, str], whole: bool
    ) -> ReplayStep:
        step = self.steps[number]
        if whole and number not in told.reasons:
            told.reasons[number] = [
                tell_reasons(each.version, each.seat, each.choice, locale, names, whole=True)
                for each in step.reasonings
            ]
        return ReplayStep(
            version=step.version,
            kind=msgspec.convert(step.kind, StepKind),
            seat=step.seat,
            option=step.option,
            at=step.at,
            end=msgspec.convert(step.end, Ending | None),
            events=[event.shown(self.seat) for event in step.events],
            view=self._view(number),
            reasons=told.reasons[number] if whole else [],
        )

    def _view(self, number: int) -> Raw:
        """The view of a step, as JSON."""
        found = self._views.get(number)
        if found is None:
            step = self.steps[number]
            seen = numbered_view(self._moments.at(step.moment), self.seat)
            seen.version = step.version
            found = self._views[number] = Raw(msgspec.json.encode(seen))
            self._views_size += len(found)
        self._views.move_to_end(number)
        while self._views_size > VIEW_BYTES and len(self._views) > 1:
            self._views_size -= len(self._views.popitem(last=False)[1])
        return found


class ReplayCache:
    """LRU cache of replays, limited in bytes."""

    def __init__(self, limit: int = CACHE_BYTES) -> None:
        self._limit = limit
        self._replays: OrderedDict[tuple[str, int | None], MatchReplay] = OrderedDict()

    def find(self, table_id: str, seat: int | None) -> MatchReplay | None:
        """The cached replay of a table as one seat saw it."""
        replay = self._replays.get((table_id, seat))
        if replay is not None:
            self._replays.move_to_end((table_id, seat))
        return replay

    def put(self, table_id: str, replay: MatchReplay) -> None:
        """Cache a replay, and evict the least recently used."""
        self._replays[table_id, replay.seat] = replay
        self._replays.move_to_end((table_id, replay.seat))
        while len(self._replays) > 1 and sum(kept.size for kept in self._replays.values()) > self._limit:
            self._replays.popitem(last=False)
