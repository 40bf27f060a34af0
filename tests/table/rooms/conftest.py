"""A hall without HTTP: a real database file, rooms on one or two servers, and browsers that are just mailboxes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from magehall.kernel.game import find_game
from magehall.table.database import Database
from magehall.table.models import Chair, Person, TableRow, now
from magehall.table.pubsub import Listener, cancel_and_wait
from magehall.table.rooms.manager import RoomManager
from magehall.table.rooms.pacing.clock import Clock, read_clock
from magehall.table.rooms.room import room_state
from magehall.table.rooms.room.room import Room
from magehall.table.rooms.visitors.visitor import Visitor
from magehall.table.settings import Settings
from tests.table.support import assert_nothing_runs, migrate


class Wire:
    """News between servers of one test: every server hears every note, and the first to ask conducts."""

    def __init__(self) -> None:
        self.listeners: dict[WirePubSub, Listener] = {}
        self.conductor: dict[str, Any] = {}


class WirePubSub:
    """One server's end of the wire."""

    shared = True

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.tasks: set[asyncio.Future[None]] = set()

    async def start(self, listener: Listener) -> None:
        self.wire.listeners[self] = listener

    async def publish(self, table_id: str, note: dict[str, Any]) -> None:
        for pubsub, listener in list(self.wire.listeners.items()):
            task = asyncio.ensure_future(listener(table_id, dict(note)))
            pubsub.tasks.add(task)
            task.add_done_callback(pubsub.tasks.discard)

    async def close(self) -> None:
        self.wire.listeners.pop(self, None)
        self.wire.conductor = {t: owner for t, owner in self.wire.conductor.items() if owner is not self}
        await cancel_and_wait(self.tasks)

    async def healthy(self) -> bool:
        return self in self.wire.listeners

    async def is_leader(self, table_id: str) -> bool:
        return self.wire.conductor.setdefault(table_id, self) is self


class Hall:
    """What a test needs of a hall."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self.wire = Wire()
        self.managers: list[RoomManager] = []
        self._numbers = count(1)
        self._ahead = 0.0
        loop = asyncio.get_running_loop()
        real = loop.time
        loop.time = lambda: real() + self._ahead  # type: ignore[method-assign]  # whatever sleeps goes by it

    async def wind(self, seconds: float) -> None:
        """Let so much time pass at once for whatever sleeps, or has just been told to."""
        await asyncio.sleep(0)
        self._ahead += seconds

    async def server(self) -> RoomManager:
        """One more server."""
        manager = RoomManager(self.database, WirePubSub(self.wire), self.settings)
        await manager.start()
        self.managers.append(manager)
        return manager

    async def table(
        self,
        chairs: list[str],
        *,
        game: str = "battle_mages",
        clock: dict[str, Any] | None = None,
        **columns: Any,
    ) -> str:
        """A table in play; a chair names a person (``ann``) or a bot (``bot:greedy``)."""
        async with self.database.session() as session:
            for name in chairs:
                if not name.startswith("bot:") and await session.get(Person, name) is None:
                    session.add(Person(id=name, name=name.title()))
            await session.flush()
            table = TableRow(
                id=f"tabl{next(self._numbers):04d}",
                game=game,
                rules=find_game(game).version,
                options=columns.pop("options", {"mages": "deal", "first_seat": 0} if len(chairs) > 1 else {}),
                seats=len(chairs),
                public=True,
                invite="i",
                state="playing",
                clock=clock or {"kind": "none"},
                host_id=next(name for name in chairs if not name.startswith("bot:")),
                secret="secret",
                started=now(),
                **columns,
            )
            session.add(table)
            await session.flush()
            left = read_clock(clock or {}).initial_ms
            for seat, name in enumerate(chairs):
                bot = name.removeprefix("bot:") if name.startswith("bot:") else None
                session.add(
                    Chair(
                        table_id=table.id,
                        seat=seat,
                        person_id=None if bot else name,
                        bot=bot,
                        contribution="",
                        left_ms=left,
                    )
                )
            return table.id


async def look(manager: RoomManager, table_id: str, person: str) -> tuple[Room, Visitor]:
    """A person's browser at a table; it stays connected, so that the room is kept."""
    room = await manager.room(table_id)
    while room is not None and manager.rooms.get(table_id) is not room:
        room = await manager.room(table_id)
    assert room is not None
    room.expected += 1
    visitor = Visitor(person, person.title(), room.seat_of(person))
    await manager.enter(room, visitor)
    return room, visitor


async def until(condition: Callable[[], bool], tries: int = 20_000) -> None:
    """Let the others run until something is so; a bound on turns, not on time, keeps a broken test from hanging."""
    for _ in range(tries):
        if condition():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never came to pass")


async def paced(manager: RoomManager, room: Room) -> None:
    """Wait until the open window's pace is over, and whoever passes by itself has done so."""
    conductor = manager.conductors[room.id]
    await until(lambda: conductor._paced and conductor._version == room.version)
    async with room.lock:
        pass


def run(test: Callable[[Hall], Awaitable[None]], path: Path, **settings: Any) -> None:
    """Run an asynchronous test in a hall of its own."""

    async def whole() -> None:
        async with _hall(path, settings) as hall:
            await test(hall)

    asyncio.run(whole())


@asynccontextmanager
async def _hall(path: Path, settings: dict[str, Any]) -> AsyncIterator[Hall]:
    migrate(path)
    database = Database(f"sqlite+aiosqlite:///{path / 'hall.db'}")
    # However slow the machine, no bot counts as failed.
    quick = {"bot_pace": 0.0, "window_pace": 0.05, "window_most": 0.05, "bot_seconds": 600.0}
    hall = Hall(database, Settings(**{**quick, **settings}))
    try:
        try:
            yield hall
        finally:
            for manager in hall.managers:
                await manager.close()
        assert_nothing_runs()
    finally:
        await database.close()


@pytest.fixture
def in_hall(tmp_path: Path) -> Callable[..., None]:
    """``in_hall(test, **settings)`` runs ``test(hall)``."""
    return lambda test, **settings: run(test, tmp_path, **settings)


@pytest.fixture
def standing_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The players' clocks stand still but for what a test lets pass, however long it takes itself."""
    monkeypatch.setattr(room_state, "Clock", partial(Clock, tick=lambda: 0.0))


def let_pass(room: Room, seat: int, seconds: float) -> None:
    """As if a seat had thought so much longer."""
    room.clock._since[seat] -= seconds
