"""Lobby service. Every verb is one transaction on a table that is locked; what it brought about is published after."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from magehall.kernel.documents.position_files import load_position, read_lesson
from magehall.kernel.game import find_game
from magehall.table.errors import Conflict, Forbidden, NotFound, Refused, TooOften, printable
from magehall.table.hall import Hall
from magehall.table.lobby.creation import (
    FREE,
    ME,
    Plan,
    be_ready,
    build_table,
    check_bot,
    new_invite,
    plan_rematch,
    quick_seats,
    rematch_seat,
    sit,
    vacate,
)
from magehall.table.lobby.pagination import Cursor, decode_cursor, encode_cursor
from magehall.table.lobby.repository import (
    ABORTED,
    FINISHED,
    OPEN,
    PLAYING,
    Seating,
    TableRepository,
)
from magehall.table.lobby.sandbox import check_upload
from magehall.table.lobby.sandbox_worker import CheckedUpload, Upload
from magehall.table.lobby.schemas import NewTable, TableList, TableShown
from magehall.table.lobby.serializers import check_look, show
from magehall.table.lobby.setup import start_match
from magehall.table.models import Person, now
from magehall.table.reference.service import lesson_file
from magehall.table.rooms.pacing.clock import read_clock

MOST_TABLES = {True: {OPEN: 3, PLAYING: 20, "imported": 20}, False: {OPEN: 10, PLAYING: 100, "imported": 500}}
"""How many tables of its own a guest (True) and an account (False) may have in each state."""

MOST_CHAIRS = {True: 6, False: 30}
"""At how many tables that have not begun a guest and an account may sit: nobody shall keep every free chair warm."""

QUICK_WAIT = timedelta(hours=1)
"""Quick match seats nobody at a table that has waited longer: its people have most likely gone."""

VETTED_PER_MINUTE = 12
PAGE = 30
MOST_MINE = 50

GOES_ON = "greedy"
"""Who plays the other seats of a match that goes on after its lesson."""


class Lobby:
    """Lobby service of a hall."""

    def __init__(self, hall: Hall) -> None:
        self._database = hall.database
        self._pubsub = hall.pubsub
        self._limits = hall.limits

    # Looking around

    async def look(self, me: Person | None, table_id: str, invite: str | None = None) -> TableShown:
        """Show one table."""
        my_id = me.id if me is not None else None
        async with self._database.reading() as session:
            tables = TableRepository(session)
            seating = _found(await tables.get(table_id))
            check_look(seating, my_id, invite)
            again = seating.table.state in FINISHED and seating.seat_of(my_id) is not None
            return show(seating, my_id, await tables.rematch_of(table_id) if again else None)

    async def list_tables(
        self, me: Person | None, game: str | None, state: str | None, after: str | None
    ) -> TableList:
        """My tables, then a page of public ones waiting or in play."""
        cursor = decode_cursor(after)
        my_id = me.id if me is not None else None
        states = (OPEN, PLAYING) if state is None else (state,)
        async with self._database.reading() as session:
            tables = TableRepository(session)
            mine = [] if cursor or my_id is None else await tables.living_of_person(my_id, game, MOST_MINE)
            page = await tables.public_in_states(states, game, cursor, PAGE + 1)
            more = page[PAGE:]
            page = page[:PAGE]
            shown = {
                seating.table.id: show(seating, my_id) for seating in await tables.seatings([*mine, *page])
            }
        known = {table.id for table in mine}
        return TableList(
            mine=[shown[table.id] for table in mine],
            tables=[shown[table.id] for table in page if table.id not in known],
            next=encode_cursor(Cursor(page[-1].created, page[-1].id)) if more else None,
        )

    # Making tables

    async def create(self, me: Person, wanted: NewTable, address: str) -> TableShown:
        """Create a table on request from an address. One without free chairs starts as soon as everyone is ready."""
        if wanted.seats is not None and wanted.seats != len(wanted.chairs):
            raise Refused(422, "chairs-and-seats", field="chairs", seats=wanted.seats)
        plan = Plan(
            wanted.game,
            wanted.chairs,
            wanted.options,
            wanted.public,
            wanted.clock.stored(),
            wanted.spectator_delay,
            contributes=wanted.contributes,
        )
        if wanted.position is not None:
            checked = await self.check_upload(me, Upload("position", wanted.position), address)
            if (checked.game, checked.seats) != (wanted.game, len(wanted.chairs)):
                raise Refused(422, "other-position", field="position", game=checked.game, seats=checked.seats)
            plan.position, plan.options = checked.position, checked.options
        return await self.make(me, plan)

    async def check_upload(self, me: Person, file: Upload, address: str) -> CheckedUpload:
        """Check an uploaded file in the sandbox; raises Refused. Accounts wait each for themselves; guests, of whom
        anybody can be any number, with all others at their address."""
        wait = await self._limits.take(f"vet:{me.id}", VETTED_PER_MINUTE)
        if wait:
            raise TooOften(wait)
        checked = await check_upload(file, me.id if me.password is not None else address)
        if checked.problem:
            code = "bad-position" if file.kind == "position" else "bad-match"
            raise Refused(422, code, reason=printable(checked.problem, 500))
        return checked

    async def make(self, me: Person, plan: Plan) -> TableShown:
        """Create a table of our own making, such as a lesson's. A full one starts as soon as everyone is ready."""
        seating = build_table(plan, me)
        async with self._database.session() as session:
            started = await self._add(session, me, seating)
        return await self._tell(me, seating, started)

    async def start_lesson(self, me: Person, game: str, lesson: str) -> TableShown:
        """Create a table at a lesson's position, for me alone. The others there move as the lesson says."""
        match = load_position(lesson_file(game, lesson))
        plan = read_lesson(match)
        if plan is None or match.setup.position is None:
            raise NotFound("no-such-lesson")
        chairs = [GOES_ON if plan.goes_on else "random"] * match.setup.seats
        chairs[plan.seat] = ME
        async with self._database.session() as session:
            await TableRepository(session).end_lessons(me.id)
        return await self.make(
            me, Plan(game, chairs, match.setup.options, position=match.setup.position, lesson=lesson)
        )

    async def _add(self, session: AsyncSession, me: Person, seating: Seating) -> bool:
        """Insert a new table, within its host's limits; whether it started."""
        tables = TableRepository(session)
        await check_limit(tables, me, PLAYING if not seating.free else OPEN)
        started = _start_if_ready(seating)
        await tables.add(seating.table, seating.chairs)
        return started

    async def quick(self, me: Person, game: str, bot: str | None, *, contributes: bool) -> TableShown:
        """Matchmaking: a bot, else the oldest free chair, else a new table."""
        seats = quick_seats(find_game(game))
        others = [bot or FREE] * (seats - 1)
        plan = Plan(game, [ME, *others], public=bot is None, contributes=contributes)
        if bot is not None:
            return await self.make(me, plan)
        async with self._database.session() as session:
            tables = TableRepository(session)
            await tables.hold_quick_match(game)
            seating = await self._quick_chair(tables, me, game, contributes=contributes)
            if seating is None:
                seating = build_table(plan, me)
                started = await self._add(session, me, seating)
            else:
                started = _start_if_ready(seating)
        return await self._tell(me, seating, started)

    async def _quick_chair(
        self, tables: TableRepository, me: Person, game: str, *, contributes: bool
    ) -> Seating | None:
        waiting = await tables.waiting_of_person(game, me.id)
        if waiting is not None:
            return await tables.hold(waiting)
        for table_id in await tables.open_for_quick_match(game, me.id, now() - QUICK_WAIT):
            seating = await tables.hold(table_id)
            # Someone may have been quicker since the list was made.
            if seating is not None and seating.table.state == OPEN and seating.free:
                sit(seating.free[0], me.id, seating.table, contributes=contributes)
                seating.people[me.id] = me
                return seating
        return None

    async def rematch(
        self,
        me: Person,
        table_id: str,
        address: str,
        corrected: str | dict[str, Any] | None = None,
        *,
        contributes: bool,
    ) -> TableShown:
        """Rematch with seats rotated, or from a ``corrected`` position. From a position everyone keeps the seat.
        Whoever comes first makes the table; the others find it, and agree to it unless they bring another correction."""
        checked = (
            await self.check_upload(me, Upload("position", corrected), address)
            if corrected is not None
            else None
        )
        async with self._database.session() as session:
            tables = TableRepository(session)
            old = _found(await tables.hold(table_id))
            seat = old.seat_of(me.id)
            if seat is None:
                raise Forbidden("not-at-this-table")
            if old.table.state not in FINISHED or old.table.started is None or old.table.lesson:
                raise Conflict("no-rematch-yet")
            if checked is not None and old.table.state != ABORTED:
                raise Conflict("no-rematch-yet")  # what was played to its end stands
            seating = await _rematch_already(tables, table_id)
            if seating is None:
                plan = plan_rematch(old, me, checked, contributes=contributes)
                seating = build_table(plan, me)
                started = await self._add(session, me, seating)
            elif checked is not None and checked.position != seating.table.position:
                raise Conflict("other-correction")  # to sit down there would be to agree to it
            else:
                started = _come_again(seating, me, rematch_seat(old, seating, seat), contributes=contributes)
        return await self._tell(me, seating, started)

    # At an open table

    async def join(self, me: Person, table_id: str, invite: str | None) -> TableShown:
        """Take the first free chair. To someone who sits there already nothing happens."""
        async with self._database.session() as session:
            seating = await _held(session, table_id)
            check_look(seating, me.id, invite)
            if seating.seat_of(me.id) is None:
                _check_open(seating)
                if not seating.free:
                    raise Conflict("table-full")
                most = MOST_CHAIRS[me.password is None]
                if await TableRepository(session).count_waiting(me.id) >= most:
                    raise Conflict("too-many-tables", most=most)
                sit(seating.free[0], me.id, seating.table, contributes=True)
                seating.people[me.id] = me
        return show(seating, me.id)

    async def leave(self, me: Person, table_id: str) -> TableShown:
        """Leave a table before it begins. The next one becomes the host; a table without people is closed."""
        async with self._database.session() as session:
            seating = await _mine(session, me, table_id)
            _check_open(seating)
            _get_up(seating, me.id)
        return show(seating, me.id)

    async def change_chair(self, me: Person, table_id: str, seat: int, bot: str | None) -> TableShown:
        """Give a chair to a bot or free it, as the host. Whoever sat there has to go, and the invite changes."""
        if bot is not None:
            check_bot(bot)
        async with self._database.session() as session:
            seating = await _hosted(session, me, table_id)
            _check_open(seating)
            if seat >= seating.table.seats:
                raise Refused(422, "no-such-seat", field="seat", seats=seating.table.seats)
            chair = seating.chairs[seat]
            if chair.person_id == me.id:
                raise Conflict("host-stays")
            if chair.person_id is not None:
                seating.table.invite = new_invite()
            vacate(chair, bot)
            started = _start_if_ready(seating)
        return await self._tell(me, seating, started)

    async def ready(self, me: Person, table_id: str, contribution: str | None) -> TableShown:
        """Contribute to the seed. The table starts when nobody is missing any more."""
        async with self._database.session() as session:
            seating = await _mine(session, me, table_id)
            _check_open(seating)
            chair = next(chair for chair in seating.chairs if chair.person_id == me.id)
            be_ready(chair, seating.table, contribution)
            started = _start_if_ready(seating)
        return await self._tell(me, seating, started)

    async def start(self, me: Person, table_id: str) -> TableShown:
        """Start a full table at once, as the host. The hall contributes to the seed for those who have not."""
        async with self._database.session() as session:
            seating = await _hosted(session, me, table_id)
            _check_open(seating)
            if seating.free:
                raise Conflict("table-not-full")
            for chair in seating.chairs:
                if chair.person_id is not None:
                    be_ready(chair, seating.table)
            started = _start_if_ready(seating)
        return await self._tell(me, seating, started)

    async def _tell(self, me: Person, seating: Seating, started: bool) -> TableShown:
        if started:
            await self._pubsub.publish(seating.table.id, {"kind": "started"})
        return show(seating, me.id)


async def check_limit(tables: TableRepository, me: Person, state: str) -> None:
    """Raise Conflict if a person has too many tables in that state. Nobody adds one meanwhile."""
    await tables.hold_person(me.id)
    most = MOST_TABLES[me.password is None][state]
    if (await tables.count_hosted(me.id)).get(state, 0) >= most:
        raise Conflict("too-many-tables", most=most)


def _found(seating: Seating | None) -> Seating:
    if seating is None:
        raise NotFound("no-such-table")
    return seating


async def _held(session: AsyncSession, table_id: str) -> Seating:
    return _found(await TableRepository(session).hold(table_id))


async def _mine(session: AsyncSession, me: Person, table_id: str) -> Seating:
    """A locked table at which I sit."""
    seating = await _held(session, table_id)
    if seating.seat_of(me.id) is None:
        raise Forbidden("not-at-this-table")
    return seating


async def _hosted(session: AsyncSession, me: Person, table_id: str) -> Seating:
    """A locked table of which I am the host."""
    seating = await _mine(session, me, table_id)
    if seating.table.host_id != me.id:
        raise Forbidden("host-only")
    return seating


def _check_open(seating: Seating) -> None:
    if seating.table.state == ABORTED:
        raise Conflict("table-closed")
    if seating.table.state != OPEN:
        raise Conflict("table-started")


def _start_if_ready(seating: Seating) -> bool:
    """Start a full table at which everyone has contributed; whether it did."""
    table = seating.table
    waits = any(chair.bot is None and not chair.contribution for chair in seating.chairs)
    if table.state != OPEN or waits:
        return False
    # The rules may have changed while the table waited; as nothing has happened at it, it follows them.
    table.rules = find_game(table.game).version
    start_match(table, seating.chairs)
    table.state = PLAYING
    table.started = now()
    for chair in seating.chairs:
        chair.left_ms = read_clock(table.clock).initial_ms
    return True


async def _rematch_already(tables: TableRepository, table_id: str) -> Seating | None:
    """The rematch that someone else has made, locked. One that was called off before it began does not count."""
    found = await tables.rematch_of(table_id)
    seating = await tables.hold(found) if found is not None else None
    if seating is not None and seating.table.state == ABORTED and seating.table.started is None:
        seating.table.rematch_of = None
        await tables.session.flush()
        return None
    return seating


def _come_again(seating: Seating, me: Person, seat: int, *, contributes: bool) -> bool:
    """Join the rematch another one has made; whether it started."""
    if seating.seat_of(me.id) is not None:
        return False
    _check_open(seating)
    free = seating.free
    if not free:
        raise Conflict("table-full")
    mine = next((chair for chair in free if chair.seat == seat), free[0])
    sit(mine, me.id, seating.table, contributes=contributes)
    seating.people[me.id] = me
    return _start_if_ready(seating)


def _get_up(seating: Seating, person_id: str) -> None:
    table = seating.table
    for chair in seating.chairs:
        if chair.person_id == person_id:
            vacate(chair)
    left = [chair.person_id for chair in seating.chairs if chair.person_id is not None]
    if not left:
        table.state = ABORTED
        table.ended = now()
    elif table.host_id == person_id:
        table.host_id = left[0]
