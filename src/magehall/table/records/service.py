"""Records service: history, replays and proofs, with access checks."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Any, TypeVar

import msgspec
from sqlalchemy.ext.asyncio import AsyncSession

from magehall.kernel.chance import ScriptError, commit, stand_in
from magehall.kernel.decision import BrokenRule, IllegalMove
from magehall.kernel.documents.position_files import describe_position
from magehall.kernel.documents.proof import Proof, verify
from magehall.kernel.text import render
from magehall.table.errors import TABLE, Conflict, Forbidden, NotFound, Refused, printable
from magehall.table.hall import Hall
from magehall.table.lobby.pagination import Cursor, decode_cursor, encode_cursor
from magehall.table.lobby.repository import FINISHED, OPEN, Seating, TableRepository
from magehall.table.lobby.serializers import check_look, may_look, names_of, show_chair
from magehall.table.lobby.setup import OldRules, setup_of
from magehall.table.models import Person
from magehall.table.monotonic import visible_until
from magehall.table.records.messages import Replay
from magehall.table.records.moments import Replayer
from magehall.table.records.replays import MOST_ENTRIES, MatchReplay, ReplayCache
from magehall.table.records.repository import RecordRepository, StoredEntry, Tally
from magehall.table.records.schemas import (
    CountBySeats,
    Finished,
    GameStats,
    History,
    ProofShown,
    Stats,
)
from magehall.table.wire.server_messages import TableState

log = logging.getLogger(__name__)

PAGE = 30
AT_ONCE = 2
"""So many replays are computed at the same time; whoever comes later waits."""

BEFORE_ALL = datetime(1970, 1, 1, tzinfo=UTC)
"""No entry was written so early."""

T = TypeVar("T")


class Records:
    """Records service of a hall."""

    def __init__(self, hall: Hall) -> None:
        self._database = hall.database
        self._cache = ReplayCache()
        self._turns = asyncio.Semaphore(AT_ONCE)

    # People

    async def history(self, me: Person, game: str | None, after: str | None) -> History:
        """My finished matches, the latest first."""
        cursor = decode_cursor(after)
        async with self._database.reading() as session:
            tables = await RecordRepository(session).finished_of_person(me.id, game, cursor, PAGE + 1)
            page, more = tables[:PAGE], tables[PAGE:]
            seatings = await TableRepository(session).seatings(page)
        last = page[-1] if more else None
        return History(
            matches=[_finished(seating, me.id) for seating in seatings],
            next=encode_cursor(Cursor(last.ended, last.id)) if last is not None and last.ended else None,
        )

    async def stats(self, person_id: str) -> Stats:
        """Statistics of somebody's matches."""
        async with self._database.reading() as session:
            records = RecordRepository(session)
            person = await records.person(person_id)
            if person is None:
                raise NotFound("no-such-person")
            tallies = await records.tallies(person_id)
        return Stats(person=person.id, name=person.name, guest=person.password is None, games=_count(tallies))

    # Matches

    async def replay(
        self,
        me: Person | None,
        table_id: str,
        *,
        seat: int | None,
        start: int,
        limit: int,
        lang: str,
        invite: str | None,
    ) -> bytes:
        """A page of a replay, as JSON."""
        async with self._database.reading() as session:
            seating = await _found(session, table_id)
            files = may_look(seating, me.id if me is not None else None, invite)
            over = seating.table.state in FINISHED
            # A finished match, as a spectator saw it, is for everyone who has its link.
            if not files and (seat is not None or not over):
                raise Forbidden("invite-needed")
            _check_begun(seating)
            if seat is not None:
                _check_eyes(seating, me, seat)
        replay = self._cache.find(table_id, seat)
        if replay is None:
            replay = await self._compute(MatchReplay, seating, seat)
        async with self._database.reading() as session:
            entries = await RecordRepository(session).entries(
                table_id,
                after=replay.version,
                until=_visible_until(seating, seat),
                limit=MOST_ENTRIES - min(replay.version, MOST_ENTRIES),
            )
        if entries:
            await self._compute(replay.extend, entries)
        self._cache.put(table_id, replay)
        names = names_of(seating, lang)
        steps = await self._compute(partial(replay.page, start, limit, lang, names, whole=over))
        total, end = len(replay.steps), start + len(steps)
        return msgspec.json.encode(
            Replay(
                table=table_id,
                game=seating.table.game,
                seat=seat,
                state=msgspec.convert(seating.table.state, TableState),
                names={str(number): name for number, name in names.items()},
                total=total,
                start=start,
                next=end if end < total else None,
                # Of a running match not even this may tell: an answer that does not show yet would.
                whole=over and replay.version >= seating.table.version,
                files=files,
                steps=steps,
            )
        )

    async def export(self, me: Person | None, table_id: str, invite: str | None) -> tuple[str, bytes]:
        """The game and the match file of a match that is over."""
        async with self._database.reading() as session:
            seating = await self._look(session, me, table_id, invite)
            _check_over(seating)
            entries = await _all_entries(session, table_id)
        return seating.table.game, await self._compute(_saved, seating, entries)

    async def position(
        self, me: Person | None, table_id: str, at: int | None, invite: str | None
    ) -> dict[str, Any]:
        """The position after entry ``at``. As it was, when all is open to see; before that as I may know it."""
        async with self._database.reading() as session:
            seating = await self._look(session, me, table_id, invite)
            over = seating.table.state in FINISHED
            seat = None if over else _my_seat(seating, me)
            if not over and seat is None:
                raise Forbidden("not-before-the-end")
            entries = await _all_entries(session, table_id)
        last = len(entries) if at is None else at
        if last > len(entries):
            raise Refused(422, "no-such-moment", field="at", last=len(entries))
        return await self._compute(_described, seating, entries[:last], seat)

    async def proof(self, me: Person | None, table_id: str, lang: str, invite: str | None) -> ProofShown:
        """The commitment, and what there is to check once the match is over."""
        async with self._database.reading() as session:
            seating = await _seen(session, me, table_id, invite)
            table = seating.table
            over = table.state in FINISHED and table.started is not None
            entries = await _all_entries(session, table_id) if over else []
        promised = commit(table.secret)
        if not over:
            words = render(TABLE, "proof-running", {}, lang, {})
            return ProofShown(table=table_id, commitment=promised, over=False, explanation=words)
        proof = await self._compute(_verified, seating, entries, promised)
        words = render(TABLE, "proof-holds" if proof.holds else "proof-fails", {}, lang, {})
        setup = setup_of(table, seating.chairs)
        return ProofShown(
            table=table_id,
            commitment=promised,
            over=True,
            secret=setup.secret,
            contributions={str(seat): given for seat, given in setup.contributions.items()},
            by_hall=[
                seat for seat, given in setup.contributions.items() if given == stand_in(setup.secret, seat)
            ],
            moves=proof.moves,
            draws=proof.draws,
            drawn=proof.drawn,
            hash=proof.hash,
            holds=proof.holds,
            fault=proof.fault or None,
            explanation=words,
        )

    async def _look(
        self, session: AsyncSession, me: Person | None, table_id: str, invite: str | None
    ) -> Seating:
        """A table that has begun, after the access check."""
        seating = await _seen(session, me, table_id, invite)
        _check_begun(seating)
        return seating

    async def _compute(self, work: Callable[..., T], *args: Any) -> T:
        """Run kernel work in a thread. What it cannot make again is told."""
        async with self._turns:
            try:
                return await asyncio.to_thread(work, *args)
            except OldRules:
                raise Conflict("old-rules") from None
            except (IllegalMove, BrokenRule, ScriptError) as error:
                log.error("a record cannot be replayed: %s", error)
                raise Conflict("broken-record") from None


async def _found(session: AsyncSession, table_id: str) -> Seating:
    seating = await TableRepository(session).get(table_id)
    if seating is None:
        raise NotFound("no-such-table")
    return seating


async def _seen(session: AsyncSession, me: Person | None, table_id: str, invite: str | None) -> Seating:
    seating = await _found(session, table_id)
    check_look(seating, me.id if me is not None else None, invite)
    return seating


async def _all_entries(session: AsyncSession, table_id: str) -> list[StoredEntry]:
    entries = await RecordRepository(session).entries(table_id, limit=MOST_ENTRIES + 1)
    if len(entries) > MOST_ENTRIES:
        raise Conflict("record-too-long", most=MOST_ENTRIES)
    return entries


def _my_seat(seating: Seating, me: Person | None) -> int | None:
    """The seat I play. Who left it to a bot is a spectator while the match goes on."""
    seat = seating.seat_of(me.id if me is not None else None)
    if seat is None or (seating.chairs[seat].bot is not None and seating.table.state not in FINISHED):
        return None
    return seat


def _check_eyes(seating: Seating, me: Person | None, seat: int) -> None:
    """Raise unless I may see the match as ``seat`` does. One's own seat only; those of an imported file are open to
    all."""
    if seat >= seating.table.seats:
        raise Refused(422, "no-such-seat", field="seat", seats=seating.table.seats)
    if not seating.table.imported and _my_seat(seating, me) != seat:
        raise Forbidden("not-your-eyes")


def _check_begun(seating: Seating) -> None:
    if seating.table.started is None:
        raise Conflict("not-begun" if seating.table.state == OPEN else "table-closed")


def _check_over(seating: Seating) -> None:
    if seating.table.state not in FINISHED:
        raise Forbidden("not-before-the-end")


def _visible_until(seating: Seating, seat: int | None) -> datetime | None:
    """The spectator delay's limit while a match goes on."""
    delay = seating.table.spectator_delay
    if seat is not None or not delay or seating.table.state in FINISHED:
        return None
    return visible_until(delay) or BEFORE_ALL


def _saved(seating: Seating, entries: Sequence[StoredEntry]) -> bytes:
    return Replayer(seating).take_all(entries).save()


def _verified(seating: Seating, entries: Sequence[StoredEntry], commitment: str) -> Proof:
    try:
        return verify(_saved(seating, entries), commitment)
    except (IllegalMove, BrokenRule, ScriptError) as error:
        # Moves that cannot be made from this seed were not made from it.
        log.error("a record cannot be replayed: %s", error)
        return Proof(seating.table.game, len(entries), 0, commitment, "", [], printable(str(error), 300))


def _described(seating: Seating, entries: Sequence[StoredEntry], seat: int | None) -> dict[str, Any]:
    match = Replayer(seating).take_all(entries)
    if match.result is not None:
        raise Conflict("over-at-that-moment")
    # The seed must be nobody's to know: whoever knew it could undo the dealing and see the truth.
    return describe_position(match if seat is None else match.imagine(seat, secrets.token_hex(32)))


def _finished(seating: Seating, my_id: str) -> Finished:
    table = seating.table
    mine = seating.seat_of(my_id)
    winners = (table.result or {}).get("winners")
    won: bool | None = None
    if mine is not None and winners is not None and not _drawn(winners, table.seats):
        won = mine in winners and seating.chairs[mine].bot is None
    return Finished(
        id=table.id,
        game=table.game,
        seats=table.seats,
        started=table.started,
        ended=table.ended,
        from_position=table.position is not None,
        imported=table.imported,
        chairs=[show_chair(chair, seating.people) for chair in seating.chairs],
        you=mine,
        result=table.result,
        won=won,
    )


def _drawn(winners: Sequence[int], seats: int) -> bool:
    return seats > 1 and len(winners) == seats


def _count(tallies: Sequence[Tally]) -> list[GameStats]:
    games: dict[str, dict[int, CountBySeats]] = {}
    for tally in tallies:
        count = games.setdefault(tally.game, {}).setdefault(tally.seats, CountBySeats(seats=tally.seats))
        winners: list[int] = json.loads(tally.winners) if tally.winners else []
        count.played += tally.number
        if _drawn(winners, tally.seats) and not tally.left:
            count.drawn += tally.number
        elif tally.seat in winners and not tally.left:
            count.won += tally.number
    return [
        GameStats(
            game=game,
            played=sum(count.played for count in by_seats.values()),
            won=sum(count.won for count in by_seats.values()),
            drawn=sum(count.drawn for count in by_seats.values()),
            by_seats=[by_seats[seats] for seats in sorted(by_seats)],
        )
        for game, by_seats in sorted(games.items())
    ]
